CREATE TABLE `servers` (
	`guild` text PRIMARY KEY NOT NULL,
	`lang` text,
	`channels` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`user` text PRIMARY KEY NOT NULL,
	`lang` text,
	`zone` text,
	`quiet_from` integer,
	`quiet_to` integer,
	`pings` text DEFAULT 'now' NOT NULL,
	`dm` integer DEFAULT false NOT NULL,
	`scheme` text DEFAULT 'usual' NOT NULL,
	`words` integer DEFAULT false NOT NULL,
	`unlisted` integer DEFAULT false NOT NULL
);
