ALTER TABLE "tables" ADD COLUMN "undos_seen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "proposed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "tables" SET "undos_seen" = "undos", "proposed" = "version";