/** Games as they are now: rows for the table, for the people at it, and for the game's position. */

import type { Level } from '../../computer/levels.ts';
import type { Lang } from '../../i18n/languages.ts';
import type { StartOptions } from '../../kernel/rules.ts';
import type { Outcome, Seat } from '../../kernel/types.ts';
import type { Pings } from '../../table/model/choices.ts';
import type { Phase, Rest } from '../../table/model/facts.ts';
import type { Former, PersonStatus } from '../../table/model/store/store.ts';
import type { Bank, Proposal } from '../../table/model/types.ts';
import type { Kit } from '../columns/kit.ts';
import { sql } from '../drizzle/core.ts';
import type { AnyColumn } from '../drizzle/neutral.ts';
import { ofTables, type Tables } from './of-table.ts';

/** Everything stored about games. */
export function gameTables(kit: Kit) {
  const tables = indexTable(kit);
  return { tables, people: peopleTable(kit, tables), proposals: proposalTable(kit, tables), ...stateTables(kit, tables) };
}

/** Absences: whom nobody waits for, and who sat here before. */
const absence = ({ json, whole }: Kit) => ({
  /** Since when the clocks are stopped, by agreement. */
  paused: whole(),
  /** The seats played by default until their player is back. */
  away: json<Seat[]>('away').notNull().default(sql`'[]'`),
  /** Who paused alone, and until when. */
  rest: json<Rest | null>('rest'),
  /** Who sat here and handed their seat over. */
  former: json<Former[]>('former').notNull().default(sql`'[]'`),
});

/** Counters that are part of the custom ids of buttons. */
const numbered = ({ whole }: Kit) => ({
  undos: whole().notNull(),
  /** The take-backs that the channel could notice: buttons under public posts count only these. */
  undosSeen: whole('undos_seen').notNull().default(0),
  /** The number of the last proposal. */
  proposed: whole().notNull().default(0),
});

/** Whether a table has something to tell, or a player to ping. Must match the query `untold` word for word, or the index isn't used. */
export const isUntold = sql`(phase in ('playing', 'over') and announced < queued) or (phase = 'playing' and called <> to_act)`;

/** The indexes on tables. The conditions of partial indexes match those of the statements that use them word for word. */
const indexesOf = (
  { index, uniqueIndex }: Kit,
  t: Record<'channel' | 'created' | 'expires' | 'game' | 'guild' | 'host' | 'id' | 'previous' | 'updated', AnyColumn>,
) => [
  uniqueIndex('one_table_per_channel').on(t.channel).where(sql`phase in ('gathering', 'playing')`),
  index('tables_by_channel').on(t.channel, t.created),
  index('gathering_by_expiry').on(t.expires).where(sql`phase = 'gathering'`),
  index('tables_by_host').on(t.host, t.created),
  index('playing_by_host').on(t.host).where(sql`phase = 'playing'`),
  index('rematches').on(t.previous).where(sql`previous is not null`),
  index('playing_by_guild').on(t.guild).where(sql`phase = 'playing'`),
  index('living_by_guild').on(t.guild).where(sql`phase in ('gathering', 'playing')`),
  index('playing_by_age').on(t.created, t.id).where(sql`phase = 'playing'`),
  index('over_by_channel').on(t.game, t.channel, t.updated, t.id).where(sql`phase in ('over', 'closed')`),
  index('counted_by_guild').on(t.guild).where(sql`phase = 'over'`),
  index('untold').on(t.id).where(isUntold),
  index('ever_by_guild').on(t.guild, t.created, t.id).where(sql`guild is not null`),
  index('handed_over').on(t.id).where(sql`former <> '[]'`),
  index('ended_by_age').on(t.updated, t.id).where(sql`phase in ('over', 'closed')`),
];

/** The index of tables: small rows, which are all that the program reads at startup. */
function indexTable(kit: Kit) {
  const { flag, json, table, text, whole } = kit;
  return table(
    'tables',
    {
      id: text().primaryKey(),
      game: text().notNull(),
      phase: text().$type<Phase>().notNull(),
      guild: text(),
      channel: text().notNull(),
      lang: text().$type<Lang>().notNull(),
      host: text().notNull(),
      options: json<StartOptions>('options').notNull(),
      expires: whole(),
      /** Goes up with every change, so that a second process would notice. */
      version: whole().notNull(),
      ...numbered(kit),
      /** How many answers and messages there are, which is also the number of the last one. */
      answers: whole().notNull(),
      messages: whole().notNull(),
      /** The last message that a board post has told, and the last that a queued one is to tell: those in between are on their way. */
      announced: whole().notNull(),
      queued: whole().notNull().default(0),
      /** The message after which the story of the living post begins; -1: that post is the invitation. */
      storyFrom: whole('story_from').notNull().default(-1),
      storyTo: whole('story_to'),
      /** The chapter that the last queued board tells, as the game names it. */
      chapter: text(),
      toAct: json<Seat[]>('to_act').notNull(),
      /** Since when the game has waited for each of them. */
      since: json<{ [seat: Seat]: number }>('since').notNull().default(sql`'{}'`),
      /** Which of them were called by a mention, and the line that called them last, if it is a message of its own. */
      called: json<Seat[]>('called').notNull().default(sql`'[]'`),
      callMessage: text('call_message'),
      /** The clock they play by, and how much time each seat had left, and when. */
      clock: text().notNull().default('none'),
      banks: json<{ [seat: Seat]: Bank }>('banks').notNull().default(sql`'{}'`),
      ...absence(kit),
      outcome: json<Outcome>('outcome'),
      postChannel: text('post_channel'),
      postMessage: text('post_message'),
      /** The table that this one is a rematch of. */
      previous: text(),
      /** Whether anyone has asked a computer for advice. */
      advised: flag().notNull().default(false),
      /** Whether players may try moves out, if anyone has chosen. */
      tryOuts: json<boolean>('try_outs'),
      created: whole().notNull(),
      updated: whole().notNull(),
    },
    (t) => indexesOf(kit, t),
  );
}

/** Who is at a table or was invited. */
function peopleTable(kit: Kit, tables: Tables) {
  const { index, primaryKey, table, text, whole } = kit;
  const ofTable = ofTables(kit, tables);
  return table(
    'people',
    {
      table: ofTable(),
      user: text().notNull(),
      name: text().notNull(),
      status: text().$type<PersonStatus>().notNull(),
      /** The order in which they joined; the host is 0. */
      place: whole().notNull(),
      seat: text(),
      /** The seat they would like when the game begins. */
      wish: text(),
      /** The channel they want the game to move to. */
      moving: text(),
      /** How they want this game to ping them; null: as any game does. When it last did, and in which turn it last reminded them. */
      pings: text().$type<Pings>(),
      pinged: whole(),
      reminded: whole(),
      /** Since when they are known to have left the server. */
      gone: whole(),
      /** How well it plays, if it is a computer. */
      computer: text().$type<Level>(),
    },
    (t) => [primaryKey({ columns: [t.table, t.user] }), index('people_by_user').on(t.user)],
  );
}

/** The positions of games, present and past. */
function stateTables(kit: Kit, tables: Tables) {
  const { longText, primaryKey, table, text, whole } = kit;
  const ofTable = ofTables(kit, tables);
  /** The current state, with the version of the rules that made it. */
  const positions = table('positions', { table: ofTable().primaryKey(), rules: whole().notNull(), state: text().notNull() });

  /** The state after answer `after`, before which nothing can be taken back. If there is none, it is the position itself. */
  const checkpoints = table('checkpoints', { table: ofTable().primaryKey(), after: whole().notNull(), state: longText('state').notNull() });

  /** Where the last two turns began. */
  const turns = table('turns', { table: ofTable(), after: whole().notNull(), chapter: text(), state: longText('state').notNull() }, (t) => [
    primaryKey({ columns: [t.table, t.after] }),
  ]);

  return { checkpoints, positions, turns };
}

/** What others must agree to, or were recently asked to. */
function proposalTable(kit: Kit, tables: Tables) {
  const { index, json, primaryKey, table, text, whole } = kit;
  const ofTable = ofTables(kit, tables);
  return table(
    'proposals',
    {
      table: ofTable(),
      kind: text().$type<Proposal['kind']>().notNull(),
      /** Its number at this table, never reused. */
      n: whole().notNull(),
      by: text().notNull(),
      since: whole().notNull(),
      turn: text().notNull(),
      until: text().$type<Proposal['until']>().notNull(),
      about: text(),
      asked: json<string[]>('asked').notNull(),
      agreed: json<string[]>('agreed').notNull(),
      against: json<string[]>('against').notNull().default(sql`'[]'`),
      fate: text().$type<Proposal['fate']>().notNull(),
      /** Since when it is no longer open. */
      settled: whole(),
      refuser: text(),
      /** The name of the person who is to take over a seat. */
      taker: text(),
      postChannel: text('post_channel'),
      postMessage: text('post_message'),
    },
    (t) => [primaryKey({ columns: [t.table, t.n] }), index('proposals_about').on(t.about).where(sql`about is not null`)],
  );
}
