/** What people and servers have chosen, and what people have met and seen. */

import type { Lang } from '../../i18n/languages.ts';
import type { Pings, ServerSettings, Settings } from '../../table/model/choices.ts';
import type { LimitedBy } from '../../table/model/limits.ts';
import type { Kit } from '../columns/kit.ts';
import { sql } from '../drizzle/core.ts';
import { ofTables, type Tables } from './of-table.ts';

/** That somebody stands in no records: as records ask for it, to the word. */
export const isUnlisted = sql`unlisted`;

export function choiceTables(kit: Kit, tables: Tables) {
  const { flag, index, primaryKey, table, text, whole } = kit;
  const ofTable = ofTables(kit, tables);

  /** The kinds of questions that somebody has answered once, a game each: their line of explanation is not said again. */
  const met = table('met', { user: text().notNull(), game: text().notNull(), kind: text().notNull() }, (t) => [
    primaryKey({ columns: [t.user, t.game, t.kind] }),
  ]);

  /** Days on which somebody's time stands still: from one midnight to the next where they live. */
  const daysOff = table('days_off', { user: text().notNull(), day: text().notNull(), start: whole().notNull(), end: whole().notNull() }, (t) => [
    primaryKey({ columns: [t.user, t.day] }),
  ]);

  /** What people have chosen, a row for whoever has chosen something. */
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

  /** When people pressed anything last, to within minutes. */
  const presences = table('presences', { user: text().primaryKey(), at: whole().notNull() });

  /** Up to which message people have seen a table: how far it had come when they pressed anything there last. */
  const looks = table('looks', { table: ofTable(), user: text().notNull(), upTo: whole('up_to').notNull() }, (t) => [
    primaryKey({ columns: [t.table, t.user] }),
    index('looks_by_user').on(t.user),
  ]);

  /** When the program was last known to run: about each minute. */
  const beats = table('beats', { name: text().primaryKey(), at: whole().notNull() });

  return { beats, daysOff, looks, met, presences, settings, ...serverTables(kit) };
}

/** What is chosen for servers, and what is counted for them and others. */
function serverTables({ index, json, primaryKey, table, text, whole }: Kit) {
  /** What is chosen for a server by those who keep order there. */
  const servers = table('servers', {
    guild: text().primaryKey(),
    lang: text().$type<Lang>(),
    channels: json<ServerSettings['channels']>('channels').notNull().default(sql`'[]'`),
    /** How many games and shows there may be, where it has chosen. */
    limits: json<ServerSettings['limits']>('limits').notNull().default(sql`'{}'`),
  });

  /** What people, servers and tables have used of what is limited, since `from`. */
  const uses = table(
    'uses',
    { by: text().$type<LimitedBy>().notNull(), id: text().notNull(), kind: text().notNull(), from: whole().notNull(), n: whole().notNull() },
    (t) => [primaryKey({ columns: [t.by, t.id, t.kind] }), index('uses_by_age').on(t.from)],
  );

  return { servers, uses };
}
