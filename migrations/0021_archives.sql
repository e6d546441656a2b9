CREATE TABLE `archives` (
	`table` text PRIMARY KEY NOT NULL,
	`choices` text NOT NULL,
	`game` blob NOT NULL,
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
