-- expand: the release before looks back on no game, and reads nothing here
CREATE TABLE "reviews" (
	"table" text PRIMARY KEY NOT NULL CONSTRAINT "reviews_table_tables_id_fk" REFERENCES "public"."tables"("id") ON DELETE cascade,
	"answers" bigint NOT NULL,
	"done" bigint NOT NULL,
	"of" bigint NOT NULL,
	"review" "bytea" NOT NULL
);
