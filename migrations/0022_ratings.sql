CREATE TABLE `rating_lists` (
	`guild` text NOT NULL,
	`game` text NOT NULL,
	`people` integer DEFAULT 0 NOT NULL,
	`sides` text NOT NULL,
	`seasons` text NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`games` integer DEFAULT 0 NOT NULL,
	`ended` integer DEFAULT 0 NOT NULL,
	`last` text DEFAULT '' NOT NULL,
	`complete` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`guild`, `game`)
);
--> statement-breakpoint
CREATE TABLE `ratings` (
	`guild` text NOT NULL,
	`user` text NOT NULL,
	`game` text NOT NULL,
	`season` integer NOT NULL,
	`table` text NOT NULL,
	`name` text NOT NULL,
	`rated` text NOT NULL,
	`score` text NOT NULL,
	`opponents` integer NOT NULL,
	PRIMARY KEY(`guild`, `user`, `game`, `season`)
);
--> statement-breakpoint
CREATE INDEX `ratings_by_list` ON `ratings` (`guild`,`game`,`season`);--> statement-breakpoint
CREATE INDEX `ratings_by_user` ON `ratings` (`user`);--> statement-breakpoint
CREATE TABLE `meetings` (
	`guild` text NOT NULL,
	`user` text NOT NULL,
	`game` text NOT NULL,
	`other` text NOT NULL,
	`met` text NOT NULL,
	PRIMARY KEY(`guild`, `user`, `game`, `other`)
);
--> statement-breakpoint
CREATE INDEX `meetings_by_other` ON `meetings` (`other`,`guild`);--> statement-breakpoint
CREATE TABLE `past_ratings` (
	`guild` text NOT NULL,
	`user` text NOT NULL,
	`n` integer NOT NULL,
	`at` integer NOT NULL,
	`rating` integer NOT NULL,
	`spread` integer NOT NULL,
	PRIMARY KEY(`guild`, `user`, `n`)
);
--> statement-breakpoint
CREATE TABLE `scores` (
	`guild` text NOT NULL,
	`user` text NOT NULL,
	`game` text NOT NULL,
	`score` text NOT NULL,
	PRIMARY KEY(`guild`, `user`, `game`)
);
