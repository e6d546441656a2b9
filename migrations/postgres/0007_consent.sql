CREATE TABLE "beats" (
	"name" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"user" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "against" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "taker" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "rest" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "former" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
INSERT INTO "presences" ("user", "at") SELECT DISTINCT "user", (extract(epoch from now()) * 1000)::bigint FROM "people";