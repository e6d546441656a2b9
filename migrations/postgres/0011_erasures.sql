CREATE TABLE "departures" (
	"guild" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"asked" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"hash" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"at" bigint NOT NULL,
	"user" text,
	"alias" text
);
--> statement-breakpoint
CREATE INDEX "ever_by_guild" ON "tables" USING btree ("guild","created","id") WHERE guild is not null;--> statement-breakpoint
CREATE INDEX "handed_over" ON "tables" USING btree ("id") WHERE former <> '[]';--> statement-breakpoint
CREATE INDEX "ended_by_age" ON "tables" USING btree ("updated","id") WHERE phase in ('over', 'closed');--> statement-breakpoint
CREATE INDEX "proposals_about" ON "proposals" USING btree ("about") WHERE about is not null;--> statement-breakpoint
CREATE INDEX "reminders_by_user" ON "reminders" USING btree ("user");--> statement-breakpoint
CREATE INDEX "looks_by_user" ON "looks" USING btree ("user");