ALTER TABLE `people` ADD `computer` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `advised` integer DEFAULT false NOT NULL;