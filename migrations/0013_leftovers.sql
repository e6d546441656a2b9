CREATE TABLE `leftovers` (
	`table` text NOT NULL,
	`channel` text NOT NULL,
	`message` text NOT NULL,
	`kind` text NOT NULL,
	`after` integer NOT NULL,
	`up_to` integer NOT NULL,
	PRIMARY KEY(`table`, `message`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
