/** What people and servers have chosen, and what people have already met and seen. */

import type { Lang } from '../../i18n/languages.ts';
import type { Pings, ServerSettings, Settings } from '../../table/model/choices.ts';
import type { LimitedBy } from '../../table/model/limits.ts';
import type { Kit } from '../columns/kit.ts';
import { sql } from '../drizzle/core.ts';
import { ofTables, type Tables } from './of-table.ts';

/** Whether a person has opted out of the records. Must match the queries on records word for word, or they can't use the index. */
export const isUnlisted = sql`unlisted`;

export function choiceTables(kit: Kit, tables: Tables) {
  const { flag, index, primaryKey, table, text, whole } = kit;
  const ofTable = ofTables(kit, tables);

  /** The kinds of questions that a person has answered once, per game: their line of explanation is not shown again. */
  const met = table('met', { user: text().notNull(), game: text().notNull(), kind: text().notNull() }, (t) => [
    primaryKey({ columns: [t.user, t.game, t.kind] }),
  ]);

  /** Days off, on which a person's clocks stop: from one midnight to the next in their time zone. */
  const daysOff = table('days_off', { user: text().notNull(), day: text().notNull(), start: whole().notNull(), end: whole().notNull() }, (t) => [
    primaryKey({ columns: [t.user, t.day] }),
  ]);

  /** People's settings: a row for each person who has changed one. */
  const settings = table(
    'settings',
    {
      user: text().primaryKey(),
      lang: text().$type<Lang>(),
      zone: text(),
      /** Minutes after midnight. */
      quietFrom: whole('quiet_from'),
      quietTo: whole('quiet_to'),
      pings: text().$type<Pings>().notNull().default('now'),
      dm: flag().notNull().default(false),
      scheme: text().$type<Settings['scheme']>().notNull().default('usual'),
      words: flag().notNull().default(false),
      still: flag().notNull().default(false),
      unlisted: flag().notNull().default(false),
    },
    (t) => [index('unlisted').on(t.user).where(isUnlisted)],
  );

  /** When people last pressed anything, to within minutes. */
  const presences = table('presences', { user: text().primaryKey(), at: whole().notNull() });

  /** The last message of a table that a person has seen: how far the table had come when they last pressed anything there. */
  const looks = table('looks', { table: ofTable(), user: text().notNull(), upTo: whole('up_to').notNull() }, (t) => [
    primaryKey({ columns: [t.table, t.user] }),
    index('looks_by_user').on(t.user),
  ]);

  /** When the program was last known to run, updated about once a minute. */
  const beats = table('beats', { name: text().primaryKey(), at: whole().notNull() });

  return { beats, daysOff, looks, met, presences, settings, ...serverTables(kit) };
}

/** Settings of servers, and the use counted for servers, people and tables. */
function serverTables({ index, json, primaryKey, table, text, whole }: Kit) {
  /** What a server's moderators have chosen for it. */
  const servers = table('servers', {
    guild: text().primaryKey(),
    lang: text().$type<Lang>(),
    channels: json<ServerSettings['channels']>('channels').notNull().default(sql`'[]'`),
    /** How many games and shows the server allows, if it has chosen. */
    limits: json<ServerSettings['limits']>('limits').notNull().default(sql`'{}'`),
  });

  /** How much of what is limited people, servers and tables have used since `from`. */
  const uses = table(
    'uses',
    { by: text().$type<LimitedBy>().notNull(), id: text().notNull(), kind: text().notNull(), from: whole().notNull(), n: whole().notNull() },
    (t) => [primaryKey({ columns: [t.by, t.id, t.kind] }), index('uses_by_age').on(t.from)],
  );

  return { servers, uses };
}
