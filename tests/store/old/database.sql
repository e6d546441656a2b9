PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "__drizzle_migrations" (
				id SERIAL PRIMARY KEY,
				hash text NOT NULL,
				created_at numeric
			);
INSERT INTO __drizzle_migrations VALUES(NULL,'b6e9f01ecbc582b3cba0b7cfff47468761b1b8262e6487594fe038c821c01475',1795203579537);
INSERT INTO __drizzle_migrations VALUES(NULL,'13e9d9b824d0464282ced29a1ba9a7836fd4e9b0ab071e440fa44e1ed75affac',1795305487588);
INSERT INTO __drizzle_migrations VALUES(NULL,'a155053a34a86982a047853ed74e45e5bf1c68d2962e794a7389d6f7bc335f96',1795306228437);
CREATE TABLE `answers` (
	`table` text NOT NULL,
	`n` integer NOT NULL,
	`kind` text NOT NULL,
	`seat` text NOT NULL,
	`picked` text NOT NULL,
	`request` text NOT NULL,
	`barrier` text NOT NULL,
	`aside` integer NOT NULL,
	`at` integer NOT NULL,
	`undone` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`table`, `n`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
INSERT INTO answers VALUES('test000001',1,'answer','A','["1"]','test-3','none',1,1800000000000,0);
INSERT INTO answers VALUES('test000001',2,'answer','A','["1"]','test-4','none',1,1800000000000,0);
INSERT INTO answers VALUES('test000001',3,'answer','B','["1"]','test-5','none',1,1800000000000,0);
INSERT INTO answers VALUES('test000001',4,'answer','B','["1"]','test-6','all',0,1800000000000,0);
INSERT INTO answers VALUES('test000001',5,'answer','A','["gain"]','test-7','none',0,1800000000000,0);
INSERT INTO answers VALUES('test000001',6,'answer','B','["draw"]','test-8','all',0,1800000000000,0);
INSERT INTO answers VALUES('test000001',7,'answer','A','["roll"]','test-9','all',0,1800000000000,0);
INSERT INTO answers VALUES('test000001',8,'answer','B','["gain"]','test-10','none',0,1800000000000,0);
INSERT INTO answers VALUES('test000001',9,'answer','A','["pair"]','test-11','none',0,1800000000000,0);
INSERT INTO answers VALUES('test000001',10,'answer','A','["one"]','test-12','none',0,1800000000000,1);
CREATE TABLE `checkpoints` (
	`table` text PRIMARY KEY NOT NULL,
	`after` integer NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
INSERT INTO checkpoints VALUES('test000001',8,'{"seats":["A","B"],"gone":[],"stack":[{"kind":"takeTurn","#":25}],"next":26,"random":{"algorithm":"hmac-sha256/1","seed":"0000000000000000000000000000000000000000000000000000000000000003","drawn":{"deck":39,"die":1}},"orders":{},"outcome":null,"bids":{"A":[1,1],"B":[1,1]},"points":{"A":4,"B":1},"hands":{"A":[],"B":[11]},"deck":[22,26,14,27,2,8,20,37,24,17,6,9,21,16,38,12,1,39,35,7,34,4,15,40,13,5,33,25,3,19,36,31,30,18,10,23,29,32,28],"active":"A","goal":10}');
CREATE TABLE `errands` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`table` text NOT NULL,
	`kind` text NOT NULL,
	`fresh` integer NOT NULL,
	`due` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`problem` text, `failing` integer, `parked` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
INSERT INTO errands VALUES(10,'test000001','board',1,1800000000000,0,NULL,NULL,0);
CREATE TABLE `messages` (
	`table` text NOT NULL,
	`n` integer NOT NULL,
	`answer` integer NOT NULL,
	`to` text,
	`key` text NOT NULL,
	`args` text,
	`at` integer NOT NULL,
	`undone` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`table`, `n`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
INSERT INTO messages VALUES('test000001',1,1,'["A"]','demo.bid.own','{"n":1}',1800000000000,0);
INSERT INTO messages VALUES('test000001',2,2,'["A"]','demo.bid.own','{"n":1}',1800000000000,0);
INSERT INTO messages VALUES('test000001',3,3,'["B"]','demo.bid.own','{"n":1}',1800000000000,0);
INSERT INTO messages VALUES('test000001',4,4,'["B"]','demo.bid.own','{"n":1}',1800000000000,0);
INSERT INTO messages VALUES('test000001',5,4,NULL,'demo.bids','{"total":4}',1800000000000,0);
INSERT INTO messages VALUES('test000001',6,5,NULL,'demo.gain','{"seat":"A","n":1}',1800000000000,0);
INSERT INTO messages VALUES('test000001',7,6,NULL,'demo.draw','{"seat":"B"}',1800000000000,0);
INSERT INTO messages VALUES('test000001',8,6,'["B"]','demo.draw.own','{"card":11}',1800000000000,0);
INSERT INTO messages VALUES('test000001',9,7,NULL,'demo.gain','{"seat":"A","n":3}',1800000000000,0);
INSERT INTO messages VALUES('test000001',10,8,NULL,'demo.gain','{"seat":"B","n":1}',1800000000000,0);
INSERT INTO messages VALUES('test000001',11,10,NULL,'demo.gain','{"seat":"A","n":1}',1800000000000,1);
INSERT INTO messages VALUES('test000001',12,10,NULL,'demo.gain','{"seat":"A","n":1}',1800000000000,1);
CREATE TABLE `people` (
	`table` text NOT NULL,
	`user` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`place` integer NOT NULL,
	`seat` text, `wish` text, `moving` text,
	PRIMARY KEY(`table`, `user`),
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
INSERT INTO people VALUES('test000001','100000000000000001','Ada','in',0,'A',NULL,NULL);
INSERT INTO people VALUES('test000001','100000000000000002','Bob','in',1,'B',NULL,NULL);
CREATE TABLE `positions` (
	`table` text PRIMARY KEY NOT NULL,
	`rules` integer NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`table`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE cascade
);
INSERT INTO positions VALUES('test000001',2,'{"seats":["A","B"],"gone":[],"stack":[{"kind":"endTurn","stays":false,"#":26},{"kind":"seq","steps":[{"kind":"when","value":{"ref":"which"},"is":"one","do":[{"kind":"repeat","times":2,"steps":[{"kind":"gain","by":{"ref":"me"},"n":1}]}],"otherwise":[{"kind":"gain","by":{"ref":"me"},"n":2}]}],"names":{"me":"A"},"#":27},{"kind":"chooseOne","by":"A","ask":{"key":"demo.which"},"options":[{"id":"one","label":{"key":"demo.option","args":{"id":"one"}}},{"id":"two","label":{"key":"demo.option","args":{"id":"two"}}}],"as":"which","#":28}],"next":29,"random":{"algorithm":"hmac-sha256/1","seed":"0000000000000000000000000000000000000000000000000000000000000003","drawn":{"deck":39,"die":1}},"orders":{},"outcome":null,"bids":{"A":[1,1],"B":[1,1]},"points":{"A":4,"B":1},"hands":{"A":[],"B":[11]},"deck":[22,26,14,27,2,8,20,37,24,17,6,9,21,16,38,12,1,39,35,7,34,4,15,40,13,5,33,25,3,19,36,31,30,18,10,23,29,32,28],"active":"A","goal":10}');
CREATE TABLE `requests` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
INSERT INTO requests VALUES('test-1',1800000000000);
INSERT INTO requests VALUES('test-2',1800000000000);
INSERT INTO requests VALUES('test-3',1800000000000);
INSERT INTO requests VALUES('test-4',1800000000000);
INSERT INTO requests VALUES('test-5',1800000000000);
INSERT INTO requests VALUES('test-6',1800000000000);
INSERT INTO requests VALUES('test-7',1800000000000);
INSERT INTO requests VALUES('test-8',1800000000000);
INSERT INTO requests VALUES('test-9',1800000000000);
INSERT INTO requests VALUES('test-10',1800000000000);
INSERT INTO requests VALUES('test-11',1800000000000);
INSERT INTO requests VALUES('test-12',1800000000000);
INSERT INTO requests VALUES('1200000012582912369',1800000000000);
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`game` text NOT NULL,
	`phase` text NOT NULL,
	`guild` text,
	`channel` text NOT NULL,
	`lang` text NOT NULL,
	`host` text NOT NULL,
	`options` text NOT NULL,
	`expires` integer,
	`version` integer NOT NULL,
	`undos` integer NOT NULL,
	`answers` integer NOT NULL,
	`messages` integer NOT NULL,
	`announced` integer NOT NULL,
	`to_act` text NOT NULL,
	`outcome` text,
	`post_channel` text,
	`post_message` text,
	`created` integer NOT NULL,
	`updated` integer NOT NULL
, `queued` integer DEFAULT 0 NOT NULL, `story_from` integer DEFAULT -1 NOT NULL, `chapter` text, `since` text DEFAULT '{}' NOT NULL, `called` text DEFAULT '[]' NOT NULL, `call_message` text);
INSERT INTO tables VALUES('test000001','demo','playing','200000000000000001','300000000000000001','en','100000000000000001','{"length":"short","kind":false}',NULL,13,1,10,12,0,'["A"]',NULL,NULL,NULL,1800000000000,1800000000000,12,-1,NULL,'{"A":1800000000000}','[]',NULL);
CREATE UNIQUE INDEX `one_errand_per_kind` ON `errands` (`table`,`kind`);
CREATE INDEX `errands_by_due` ON `errands` (`due`);
CREATE INDEX `requests_by_time` ON `requests` (`at`);
CREATE UNIQUE INDEX `one_table_per_channel` ON `tables` (`channel`) WHERE phase in ('gathering', 'playing');
CREATE INDEX `tables_by_channel` ON `tables` (`channel`,`created`);
CREATE INDEX `gathering_by_expiry` ON `tables` (`expires`) WHERE phase = 'gathering';
CREATE INDEX `people_by_user` ON `people` (`user`);
CREATE INDEX `tables_by_host` ON `tables` (`host`,`created`);
CREATE INDEX `living_by_guild` ON `tables` (`guild`) WHERE phase in ('gathering', 'playing');
COMMIT;
