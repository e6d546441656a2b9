CREATE TABLE `carrying` (
	`table` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`until` integer NOT NULL,
	`up_to` integer NOT NULL,
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `duties` (
	`name` text PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `carrying` SELECT e.`table`, '', 0, t.`messages` FROM `errands` e JOIN `tables` t ON t.`id` = e.`table` GROUP BY e.`table`;
