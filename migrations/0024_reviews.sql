-- expand: the release before looks back on no game, and reads nothing here
CREATE TABLE `reviews` (
	`table` text PRIMARY KEY NOT NULL,
	`answers` integer NOT NULL,
	`done` integer NOT NULL,
	`of` integer NOT NULL,
	`review` blob NOT NULL,
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
