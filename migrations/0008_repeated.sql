ALTER TABLE `requests` ADD `book` integer;--> statement-breakpoint
ALTER TABLE `requests` ADD `after` integer;--> statement-breakpoint
ALTER TABLE `requests` ADD `up_to` integer;