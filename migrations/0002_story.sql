ALTER TABLE `errands` ADD `failing` integer;--> statement-breakpoint
ALTER TABLE `errands` ADD `parked` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `queued` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `story_from` integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `chapter` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `since` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `called` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `call_message` text;--> statement-breakpoint
ALTER TABLE `tables` DROP COLUMN `level`;--> statement-breakpoint
UPDATE `tables` SET `story_from` = `announced`, `queued` = `announced`, `called` = `to_act` WHERE `phase` IN ('playing', 'over');
