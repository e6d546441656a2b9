CREATE TABLE "proposals" (
	"table" text NOT NULL,
	"kind" text NOT NULL,
	"n" bigint NOT NULL,
	"by" text NOT NULL,
	"since" bigint NOT NULL,
	"turn" text NOT NULL,
	"until" text NOT NULL,
	"about" text,
	"asked" text NOT NULL,
	"agreed" text NOT NULL,
	"fate" text NOT NULL,
	"refuser" text,
	"post_channel" text,
	"post_message" text,
	CONSTRAINT "proposals_table_kind_pk" PRIMARY KEY("table","kind")
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"table" text NOT NULL,
	"after" bigint NOT NULL,
	"chapter" text,
	"state" "bytea" NOT NULL,
	CONSTRAINT "turns_table_after_pk" PRIMARY KEY("table","after")
);
--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "previous" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_table_tables_id_fk" FOREIGN KEY ("table") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_table_tables_id_fk" FOREIGN KEY ("table") REFERENCES "public"."tables"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rematches" ON "tables" USING btree ("previous") WHERE previous is not null;