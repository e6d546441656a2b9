DROP INDEX "errands_by_due";--> statement-breakpoint
CREATE INDEX "playing_by_age" ON "tables" USING btree ("created","id") WHERE phase = 'playing';--> statement-breakpoint
CREATE INDEX "over_by_channel" ON "tables" USING btree ("game","channel","updated","id") WHERE phase in ('over', 'closed');--> statement-breakpoint
CREATE INDEX "counted_by_guild" ON "tables" USING btree ("guild") WHERE phase = 'over';--> statement-breakpoint
CREATE INDEX "untold" ON "tables" USING btree ("id") WHERE (phase in ('playing', 'over') and announced < queued) or (phase = 'playing' and called <> to_act);--> statement-breakpoint
CREATE INDEX "failing" ON "errands" USING btree ("table") WHERE tries > 0;--> statement-breakpoint
CREATE INDEX "unlisted" ON "settings" USING btree ("user") WHERE unlisted;--> statement-breakpoint
CREATE INDEX "errands_by_due" ON "errands" USING btree ("due","id") WHERE not parked;