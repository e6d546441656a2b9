CREATE TABLE `jobs` (
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`table` text NOT NULL,
	`due` integer NOT NULL,
	`holder` text,
	`tries` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`kind`, `key`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `jobs_by_due` ON `jobs` (`kind`,`due`,`key`);--> statement-breakpoint
CREATE INDEX `jobs_by_table` ON `jobs` (`table`);--> statement-breakpoint
CREATE INDEX `jobs_held` ON `jobs` (`kind`,`holder`) WHERE holder is not null;