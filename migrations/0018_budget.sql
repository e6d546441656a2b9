ALTER TABLE `tables` ADD `undos_seen` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `proposed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `tables` SET `undos_seen` = `undos`, `proposed` = `version`;