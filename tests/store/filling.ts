/** Rows that make a PostgreSQL database as large as one in use for years. */
export const games = 100_000;
/** How many of them are still going on, in the proof of plans, and how many posts wait. */
export const playing = 6000;
export const backlog = 50_000;

/**
 * SQL that stores this many games of a thousand servers, on each of which a few people have played about seventy, and of one large server. The newest `playing`
 * games are still going on; everything that a program would do sooner or later is in `due`.
 */
export const stored = (games: number, playing: number): string => `
  SET session_replication_role = replica;
  INSERT INTO tables (id, game, phase, guild, channel, lang, host, options, version, undos, answers, messages, announced, to_act, called, created, updated)
    SELECT 't' || n, 'campaign', CASE WHEN n > ${games - playing} THEN 'playing' ELSE 'over' END, CASE WHEN n % 4 = 0 THEN 'great' ELSE 'g' || n % 1000 END, 'c' || CASE WHEN n > ${games - playing} THEN n
      ELSE n % 5000 END, 'en', 'u' || n % 3000, '{}', 9, 0, 1, 1, 1, '["A"]', '["A"]', n, n FROM generate_series(1, ${games}) n;
  INSERT INTO people ("table", "user", name, status, place, seat, computer)
    SELECT 't' || n, 'u' || (n + place) % 3000, 'Somebody', 'in', place, CHR(65 + place), CASE WHEN n % 3 = 0 AND place = 1 THEN 'novice' END
    FROM generate_series(1, ${games}) n, generate_series(0, 1) place;
  INSERT INTO books ("table") SELECT 't' || n FROM generate_series(1, ${games}) n;
  INSERT INTO answers (book, n, kind, seat, picked, barrier, aside, at) SELECT no, 1, 0, 'A', '[]', 0, false, no FROM books;
  INSERT INTO phrases (key, fields) SELECT 'k' || n, '' FROM generate_series(1, 2000) n;
  INSERT INTO messages (book, n, answer, phrase) SELECT no, 1, 1, 1 + no % 2000 FROM books;
  INSERT INTO positions ("table", rules, state) SELECT 't' || n, 1, '{}' FROM generate_series(${games - playing + 1}, ${games}) n;
  INSERT INTO turns ("table", after, state) SELECT 't' || n, 0, '' FROM generate_series(1, ${games}) n;
  INSERT INTO checkpoints ("table", after, state) SELECT 't' || n, 0, '' FROM generate_series(1, ${games}) n;
  INSERT INTO archives ("table", choices, game) SELECT 't' || n, '{}', '\\x00' FROM generate_series(1, ${games / 2}) n;
  INSERT INTO reviews ("table", answers, done, of, review) SELECT 't' || n, 9, 9, 9, '\\x00' FROM generate_series(1, ${games / 2}) n;
  INSERT INTO requests (id, at) SELECT 'r' || n, n FROM generate_series(1, 300000) n;
  INSERT INTO settings ("user") SELECT 'u' || n FROM generate_series(1, 20000) n;
  INSERT INTO presences ("user", at) SELECT 'u' || n, n FROM generate_series(1, 20000) n;
  INSERT INTO looks ("table", "user", up_to) SELECT 't' || n, 'u' || n % 3000, 1 FROM generate_series(1, ${games}) n;
  INSERT INTO met ("user", game, kind) SELECT 'u' || n, 'campaign', 'turn' FROM generate_series(1, 20000) n;
  INSERT INTO days_off ("user", day, start, "end") SELECT 'u' || n, '2026-12-24', 1, 2 FROM generate_series(1, 20000) n;
  CREATE TEMP TABLE players AS SELECT 'great' AS guild, n FROM generate_series(1, 3000) n UNION SELECT 'g' || n % 1000, n FROM generate_series(1, 10000) n;
  INSERT INTO rating_lists (guild, game, people, sides, seasons, version, games, complete)
    SELECT guild, game, 3000, '{}', '[8107]', 1, 25000, true FROM (SELECT 'great' AS guild UNION SELECT 'g' || n FROM generate_series(0, 999) n) AS servers, (VALUES (''), ('campaign')) of (game);
  INSERT INTO ratings (guild, "user", game, season, "table", name, rated, score, opponents)
    SELECT guild, 'u' || n, game, season, 't' || n, 'Somebody', '{"mu":25,"sigma":3,"games":17,"season":8107}', '{"won":9,"drawn":0,"lost":8}', 9
    FROM players, (VALUES (''), ('campaign')) of (game), (VALUES (-1), (8105), (8106), (8107), (8108)) at (season);
  INSERT INTO meetings (guild, "user", game, other, met) SELECT guild, 'u' || n, '', 'u' || (n + k) % 3000, '{"season":8107,"times":1,"known":true}'
    FROM players, generate_series(1, 16) k;
  INSERT INTO scores (guild, "user", game, score) SELECT guild, 'u' || n, 'campaign', '{"game":"campaign","played":17,"draws":0,"score":{"won":9,"drawn":0,"lost":8},"seats":{}}'
    FROM players;
  INSERT INTO past_ratings (guild, "user", n, at, rating, spread) SELECT guild, 'u' || n, k, k, 1000, 120 FROM players, generate_series(1, 17) k;
  SET session_replication_role = DEFAULT;
  ANALYZE`;

/** SQL that stores what is due in the games of `stored(playing)`: posts, computers' turns, replies, reminders and old boards. */
export const due = `
  SET session_replication_role = replica;
  INSERT INTO errands ("table", kind, fresh, due) SELECT 't' || n, 'board', true, n FROM generate_series(${games - backlog + 1}, ${games}) n;
  INSERT INTO jobs (kind, key, "table", due) SELECT 'think', 't' || n, 't' || n, n FROM generate_series(${games - playing + 1}, ${games}) n;
  INSERT INTO loose_jobs (kind, key, due, deferral) SELECT 'reply', 'i' || n, n, '{}' FROM generate_series(1, ${playing}) n;
  INSERT INTO reminders ("table", turn, "user", kind, due) SELECT 't' || n, 1, 'u' || n % 3000, 'half', n FROM generate_series(1, ${games}) n;
  INSERT INTO leftovers ("table", channel, message, kind, after, up_to) SELECT 't' || n, 'c', 'm', 'board', 0, 1 FROM generate_series(1, ${games}) n;
  INSERT INTO proposals ("table", kind, n, by, since, turn, until, asked, agreed, fate)
    SELECT 't' || n, 'draw', 1, 'u1', 1, '1', 'end', '[]', '[]', 'lapsed' FROM generate_series(1, ${games}) n;
  SET session_replication_role = DEFAULT;
  ANALYZE`;
