CREATE TABLE `met` (
	`user` text NOT NULL,
	`game` text NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`user`, `game`, `kind`)
);
