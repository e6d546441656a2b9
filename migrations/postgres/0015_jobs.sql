CREATE TABLE "jobs" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"table" text NOT NULL,
	"due" bigint NOT NULL,
	"holder" text,
	"tries" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "jobs_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_table_tables_id_fk" FOREIGN KEY ("table") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_by_due" ON "jobs" USING btree ("kind","due","key");--> statement-breakpoint
CREATE INDEX "jobs_by_table" ON "jobs" USING btree ("table");--> statement-breakpoint
CREATE INDEX "jobs_held" ON "jobs" USING btree ("kind","holder") WHERE holder is not null;