DROP INDEX `errands_by_due`;--> statement-breakpoint
CREATE INDEX `failing` ON `errands` (`table`) WHERE tries > 0;--> statement-breakpoint
CREATE INDEX `errands_by_due` ON `errands` (`due`,`id`) WHERE not parked;--> statement-breakpoint
CREATE INDEX `playing_by_age` ON `tables` (`created`,`id`) WHERE phase = 'playing';--> statement-breakpoint
CREATE INDEX `over_by_channel` ON `tables` (`game`,`channel`,`updated`,`id`) WHERE phase in ('over', 'closed');--> statement-breakpoint
CREATE INDEX `counted_by_guild` ON `tables` (`guild`) WHERE phase = 'over';--> statement-breakpoint
CREATE INDEX `untold` ON `tables` (`id`) WHERE (phase in ('playing', 'over') and announced < queued) or (phase = 'playing' and called <> to_act);--> statement-breakpoint
CREATE INDEX `unlisted` ON `settings` (`user`) WHERE unlisted;