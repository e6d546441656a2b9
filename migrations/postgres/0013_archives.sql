CREATE TABLE "archives" (
	"table" text PRIMARY KEY NOT NULL,
	"choices" text NOT NULL,
	"game" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "archives" ADD CONSTRAINT "archives_table_tables_id_fk" FOREIGN KEY ("table") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;