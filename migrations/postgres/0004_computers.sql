ALTER TABLE "people" ADD COLUMN "computer" text;--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "advised" boolean DEFAULT false NOT NULL;