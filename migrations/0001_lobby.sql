ALTER TABLE `people` ADD `wish` text;--> statement-breakpoint
ALTER TABLE `people` ADD `moving` text;--> statement-breakpoint
CREATE INDEX `people_by_user` ON `people` (`user`);--> statement-breakpoint
CREATE INDEX `tables_by_host` ON `tables` (`host`,`created`);--> statement-breakpoint
CREATE INDEX `living_by_guild` ON `tables` (`guild`) WHERE phase in ('gathering', 'playing');