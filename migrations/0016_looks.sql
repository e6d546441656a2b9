CREATE TABLE `looks` (
	`table` text NOT NULL,
	`user` text NOT NULL,
	`up_to` integer NOT NULL,
	PRIMARY KEY(`table`, `user`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
