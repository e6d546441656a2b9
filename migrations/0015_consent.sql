CREATE TABLE `beats` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `presences` (
	`user` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `proposals` ADD `against` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `proposals` ADD `taker` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `rest` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `former` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
INSERT INTO `presences` (`user`, `at`) SELECT DISTINCT `user`, unixepoch() * 1000 FROM `people`;