CREATE TABLE `books` (
	`no` integer PRIMARY KEY NOT NULL,
	`table` text NOT NULL,
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_book_per_table` ON `books` (`table`);--> statement-breakpoint
INSERT INTO `books` (`table`) SELECT `id` FROM `tables` WHERE `answers` > 0 OR `messages` > 0 ORDER BY `created`;--> statement-breakpoint
CREATE TABLE `phrases` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`fields` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_of_each_phrase` ON `phrases` (`key`,`fields`);--> statement-breakpoint
CREATE TABLE `new_requests` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
INSERT OR IGNORE INTO `new_requests` SELECT `id`, `at` FROM `requests`;--> statement-breakpoint
DROP TABLE `requests`;--> statement-breakpoint
ALTER TABLE `new_requests` RENAME TO `requests`;--> statement-breakpoint
CREATE TABLE `new_answers` (
	`book` integer NOT NULL,
	`n` integer NOT NULL,
	`kind` integer NOT NULL,
	`seat` text NOT NULL,
	`picked` text NOT NULL,
	`barrier` integer NOT NULL,
	`aside` integer NOT NULL,
	`at` integer NOT NULL,
	`undone` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`book`, `n`),
	FOREIGN KEY (`book`) REFERENCES `books`(`no`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_answers` SELECT b.`no`, a.`n`, CASE a.`kind` WHEN 'answer' THEN 0 WHEN 'orders' THEN 1 ELSE 2 END, a.`seat`,
	a.`picked`, CASE a.`barrier` WHEN 'none' THEN 0 WHEN 'all' THEN 1 ELSE 2 END, a.`aside`, a.`at`, a.`undone`
	FROM `answers` a JOIN `books` b ON b.`table` = a.`table`;--> statement-breakpoint
DROP TABLE `answers`;--> statement-breakpoint
ALTER TABLE `new_answers` RENAME TO `answers`;--> statement-breakpoint
CREATE TABLE `new_messages` (
	`book` integer NOT NULL,
	`n` integer NOT NULL,
	`answer` integer NOT NULL,
	`to` text,
	`phrase` integer NOT NULL,
	`args` text,
	`at` integer,
	`undone` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`book`, `n`),
	FOREIGN KEY (`book`) REFERENCES `books`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`phrase`) REFERENCES `phrases`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TEMP TABLE `taken_apart` AS SELECT `table`, `n`, `key`,
	coalesce(iif(json_valid(`args`), (SELECT group_concat(e.key, ',' ORDER BY e.id) FROM json_each(`args`) e), NULL), '') AS `fields`,
	iif(json_valid(`args`), (SELECT json_group_array(json(`args` -> e.fullkey) ORDER BY e.id) FROM json_each(`args`) e), `args`) AS `values`
	FROM `messages`;--> statement-breakpoint
INSERT INTO `phrases` (`key`, `fields`) SELECT DISTINCT `key`, `fields` FROM `taken_apart`;--> statement-breakpoint
INSERT INTO `new_messages` SELECT b.`no`, m.`n`, m.`answer`, m.`to`, p.`id`, nullif(t.`values`, '[]'), nullif(m.`at`, a.`at`), m.`undone`
	FROM `messages` m JOIN `books` b ON b.`table` = m.`table` JOIN `taken_apart` t ON t.`table` = m.`table` AND t.`n` = m.`n`
	JOIN `phrases` p ON p.`key` = t.`key` AND p.`fields` = t.`fields`
	LEFT JOIN `answers` a ON a.`book` = b.`no` AND a.`n` = m.`answer`;--> statement-breakpoint
DROP TABLE `taken_apart`;--> statement-breakpoint
DROP TABLE `messages`;--> statement-breakpoint
ALTER TABLE `new_messages` RENAME TO `messages`;
