CREATE TABLE "leftovers" (
	"table" text NOT NULL,
	"channel" text NOT NULL,
	"message" text NOT NULL,
	"kind" text NOT NULL,
	"after" bigint NOT NULL,
	"up_to" bigint NOT NULL,
	CONSTRAINT "leftovers_table_message_pk" PRIMARY KEY("table","message")
);
--> statement-breakpoint
ALTER TABLE "leftovers" ADD CONSTRAINT "leftovers_table_tables_id_fk" FOREIGN KEY ("table") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;