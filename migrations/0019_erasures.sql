CREATE TABLE `departures` (
	`guild` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`asked` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `erasures` (
	`hash` text PRIMARY KEY NOT NULL,
	`salt` text NOT NULL,
	`at` integer NOT NULL,
	`user` text,
	`alias` text
);
--> statement-breakpoint
CREATE INDEX `ever_by_guild` ON `tables` (`guild`,`created`,`id`) WHERE guild is not null;--> statement-breakpoint
CREATE INDEX `handed_over` ON `tables` (`id`) WHERE former <> '[]';--> statement-breakpoint
CREATE INDEX `ended_by_age` ON `tables` (`updated`,`id`) WHERE phase in ('over', 'closed');--> statement-breakpoint
CREATE INDEX `proposals_about` ON `proposals` (`about`) WHERE about is not null;--> statement-breakpoint
CREATE INDEX `reminders_by_user` ON `reminders` (`user`);--> statement-breakpoint
CREATE INDEX `looks_by_user` ON `looks` (`user`);