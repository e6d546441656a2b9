CREATE TABLE "met" (
	"user" text NOT NULL,
	"game" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "met_user_game_kind_pk" PRIMARY KEY("user","game","kind")
);
