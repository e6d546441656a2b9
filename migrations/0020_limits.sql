CREATE TABLE `uses` (
	`by` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`from` integer NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`by`, `id`, `kind`)
);
--> statement-breakpoint
CREATE INDEX `uses_by_age` ON `uses` (`from`);--> statement-breakpoint
ALTER TABLE `servers` ADD `limits` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX `playing_by_host` ON `tables` (`host`) WHERE phase = 'playing';--> statement-breakpoint
CREATE INDEX `playing_by_guild` ON `tables` (`guild`) WHERE phase = 'playing';