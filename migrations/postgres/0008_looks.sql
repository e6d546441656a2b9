CREATE TABLE "looks" (
	"table" text NOT NULL,
	"user" text NOT NULL,
	"up_to" bigint NOT NULL,
	CONSTRAINT "looks_table_user_pk" PRIMARY KEY("table","user")
);
--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_table_tables_id_fk" FOREIGN KEY ("table") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;