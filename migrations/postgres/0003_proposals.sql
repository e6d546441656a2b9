ALTER TABLE "proposals" DROP CONSTRAINT "proposals_table_kind_pk";--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_table_n_pk" PRIMARY KEY("table","n");--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "settled" bigint;--> statement-breakpoint
UPDATE "proposals" SET "until" = 'late' WHERE "kind" in ('away', 'claim');
