-- expand: the release before announces its replies without storing that, and claims no job from here
CREATE TABLE `loose_jobs` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`due` integer NOT NULL,
	`holder` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`deferral` text NOT NULL,
	PRIMARY KEY(`kind`, `key`)
);
--> statement-breakpoint
CREATE INDEX `loose_jobs_by_due` ON `loose_jobs` (`kind`,`due`,`key`);--> statement-breakpoint
CREATE INDEX `loose_jobs_held` ON `loose_jobs` (`kind`,`holder`) WHERE holder is not null;