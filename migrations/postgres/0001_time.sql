CREATE TABLE "days_off" (
	"user" text NOT NULL,
	"day" text NOT NULL,
	"start" bigint NOT NULL,
	"end" bigint NOT NULL,
	CONSTRAINT "days_off_user_day_pk" PRIMARY KEY("user","day")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"table" text NOT NULL,
	"turn" bigint NOT NULL,
	"user" text NOT NULL,
	"kind" text NOT NULL,
	"due" bigint NOT NULL,
	"taken" bigint,
	CONSTRAINT "reminders_table_turn_user_kind_pk" PRIMARY KEY("table","turn","user","kind")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "pings" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "pinged" bigint;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "reminded" bigint;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "clock" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "banks" text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "paused" bigint;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "away" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_table_tables_id_fk" FOREIGN KEY ("table") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_by_due" ON "reminders" USING btree ("due") WHERE taken is null;