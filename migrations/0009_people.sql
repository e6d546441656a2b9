CREATE TABLE `proposals` (
	`table` text NOT NULL,
	`kind` text NOT NULL,
	`n` integer NOT NULL,
	`by` text NOT NULL,
	`since` integer NOT NULL,
	`turn` text NOT NULL,
	`until` text NOT NULL,
	`about` text,
	`asked` text NOT NULL,
	`agreed` text NOT NULL,
	`fate` text NOT NULL,
	`refuser` text,
	`post_channel` text,
	`post_message` text,
	PRIMARY KEY(`table`, `kind`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `turns` (
	`table` text NOT NULL,
	`after` integer NOT NULL,
	`chapter` text,
	`state` text NOT NULL,
	PRIMARY KEY(`table`, `after`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `tables` ADD `previous` text;--> statement-breakpoint
CREATE INDEX `rematches` ON `tables` (`previous`) WHERE previous is not null;