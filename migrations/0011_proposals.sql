PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_proposals` (
	`table` text NOT NULL,
	`kind` text NOT NULL,
	`n` integer NOT NULL,
	`by` text NOT NULL,
	`since` integer NOT NULL,
	`turn` text NOT NULL,
	`until` text NOT NULL,
	`about` text,
	`asked` text NOT NULL,
	`agreed` text NOT NULL,
	`fate` text NOT NULL,
	`settled` integer,
	`refuser` text,
	`post_channel` text,
	`post_message` text,
	PRIMARY KEY(`table`, `n`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_proposals`("table", "kind", "n", "by", "since", "turn", "until", "about", "asked", "agreed", "fate", "settled", "refuser", "post_channel", "post_message") SELECT "table", "kind", "n", "by", "since", "turn", case when "kind" in ('away', 'claim') then 'late' else "until" end, "about", "asked", "agreed", "fate", null, "refuser", "post_channel", "post_message" FROM `proposals`;--> statement-breakpoint
DROP TABLE `proposals`;--> statement-breakpoint
ALTER TABLE `__new_proposals` RENAME TO `proposals`;--> statement-breakpoint
PRAGMA foreign_keys=ON;