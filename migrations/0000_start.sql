CREATE TABLE `answers` (
	`table` text NOT NULL,
	`n` integer NOT NULL,
	`kind` text NOT NULL,
	`seat` text NOT NULL,
	`picked` text NOT NULL,
	`request` text NOT NULL,
	`barrier` text NOT NULL,
	`aside` integer NOT NULL,
	`at` integer NOT NULL,
	`undone` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`table`, `n`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `checkpoints` (
	`table` text PRIMARY KEY NOT NULL,
	`after` integer NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `errands` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`table` text NOT NULL,
	`kind` text NOT NULL,
	`fresh` integer NOT NULL,
	`due` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`problem` text,
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_errand_per_kind` ON `errands` (`table`,`kind`);--> statement-breakpoint
CREATE INDEX `errands_by_due` ON `errands` (`due`);--> statement-breakpoint
CREATE TABLE `messages` (
	`table` text NOT NULL,
	`n` integer NOT NULL,
	`answer` integer NOT NULL,
	`to` text,
	`key` text NOT NULL,
	`args` text,
	`at` integer NOT NULL,
	`undone` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`table`, `n`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `people` (
	`table` text NOT NULL,
	`user` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`place` integer NOT NULL,
	`seat` text,
	PRIMARY KEY(`table`, `user`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `positions` (
	`table` text PRIMARY KEY NOT NULL,
	`rules` integer NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `requests` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `requests_by_time` ON `requests` (`at`);--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`phase` text NOT NULL,
	`guild` text,
	`channel` text NOT NULL,
	`lang` text NOT NULL,
	`host` text NOT NULL,
	`options` text NOT NULL,
	`expires` integer,
	`version` integer NOT NULL,
	`undos` integer NOT NULL,
	`answers` integer NOT NULL,
	`messages` integer NOT NULL,
	`announced` integer NOT NULL,
	`level` integer NOT NULL,
	`to_act` text NOT NULL,
	`outcome` text,
	`post_channel` text,
	`post_message` text,
	`created` integer NOT NULL,
	`updated` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_table_per_channel` ON `tables` (`channel`) WHERE phase in ('gathering', 'playing');--> statement-breakpoint
CREATE INDEX `tables_by_channel` ON `tables` (`channel`,`created`);--> statement-breakpoint
CREATE INDEX `gathering_by_expiry` ON `tables` (`expires`) WHERE phase = 'gathering';