CREATE TABLE `days_off` (
	`user` text NOT NULL,
	`day` text NOT NULL,
	`start` integer NOT NULL,
	`end` integer NOT NULL,
	PRIMARY KEY(`user`, `day`)
);
--> statement-breakpoint
CREATE TABLE `reminders` (
	`table` text NOT NULL,
	`turn` integer NOT NULL,
	`user` text NOT NULL,
	`kind` text NOT NULL,
	`due` integer NOT NULL,
	`taken` integer,
	PRIMARY KEY(`table`, `turn`, `user`, `kind`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reminders_by_due` ON `reminders` (`due`) WHERE taken is null;--> statement-breakpoint
ALTER TABLE `people` ADD `pings` text;--> statement-breakpoint
ALTER TABLE `people` ADD `pinged` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `reminded` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `clock` text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `banks` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `paused` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `away` text DEFAULT '[]' NOT NULL;