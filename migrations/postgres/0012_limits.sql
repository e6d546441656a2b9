CREATE TABLE "uses" (
	"by" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"from" bigint NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "uses_by_id_kind_pk" PRIMARY KEY("by","id","kind")
);
--> statement-breakpoint
ALTER TABLE "servers" ADD COLUMN "limits" text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "uses_by_age" ON "uses" USING btree ("from");--> statement-breakpoint
CREATE INDEX "playing_by_host" ON "tables" USING btree ("host") WHERE phase = 'playing';--> statement-breakpoint
CREATE INDEX "playing_by_guild" ON "tables" USING btree ("guild") WHERE phase = 'playing';