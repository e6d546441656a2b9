CREATE TABLE "rating_lists" (
	"guild" text NOT NULL,
	"game" text NOT NULL,
	"people" bigint DEFAULT 0 NOT NULL,
	"sides" text NOT NULL,
	"seasons" text NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"games" bigint DEFAULT 0 NOT NULL,
	"ended" bigint DEFAULT 0 NOT NULL,
	"last" text DEFAULT '' NOT NULL,
	"complete" boolean DEFAULT false NOT NULL,
	CONSTRAINT "rating_lists_guild_game_pk" PRIMARY KEY("guild","game")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"guild" text NOT NULL,
	"user" text NOT NULL,
	"game" text NOT NULL,
	"season" bigint NOT NULL,
	"table" text NOT NULL,
	"name" text NOT NULL,
	"rated" text NOT NULL,
	"score" text NOT NULL,
	"opponents" bigint NOT NULL,
	CONSTRAINT "ratings_guild_user_game_season_pk" PRIMARY KEY("guild","user","game","season")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"guild" text NOT NULL,
	"user" text NOT NULL,
	"game" text NOT NULL,
	"other" text NOT NULL,
	"met" text NOT NULL,
	CONSTRAINT "meetings_guild_user_game_other_pk" PRIMARY KEY("guild","user","game","other")
);
--> statement-breakpoint
CREATE TABLE "past_ratings" (
	"guild" text NOT NULL,
	"user" text NOT NULL,
	"n" bigint NOT NULL,
	"at" bigint NOT NULL,
	"rating" bigint NOT NULL,
	"spread" bigint NOT NULL,
	CONSTRAINT "past_ratings_guild_user_n_pk" PRIMARY KEY("guild","user","n")
);
--> statement-breakpoint
CREATE TABLE "scores" (
	"guild" text NOT NULL,
	"user" text NOT NULL,
	"game" text NOT NULL,
	"score" text NOT NULL,
	CONSTRAINT "scores_guild_user_game_pk" PRIMARY KEY("guild","user","game")
);
--> statement-breakpoint
CREATE INDEX "ratings_by_list" ON "ratings" USING btree ("guild","game","season");--> statement-breakpoint
CREATE INDEX "ratings_by_user" ON "ratings" USING btree ("user");--> statement-breakpoint
CREATE INDEX "meetings_by_other" ON "meetings" USING btree ("other","guild");