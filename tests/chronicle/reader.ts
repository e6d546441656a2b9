/**
 * A reader who sees only the channel: after every post they can name the leader, how much wins, what happened last, and who is asked for what; at the
 * end, who won and what decided it. They know only the words of the posts; the game says whether they are right.
 */
import { headsOf, narrated } from '../../src/discord/present/parts/story.ts';
import type { Speech } from '../../src/discord/speech/speech.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { bot } from '../../src/discord/text/index.ts';
import type { Game } from '../../src/games/game.ts';
import type { Lang } from '../../src/i18n/types.ts';
import type { Message, Seat } from '../../src/kernel/types.ts';
import type { MessageRow } from '../../src/table/model/store/store.ts';
import type { Snapshot } from '../../src/table/model/types.ts';
import type { Standing } from '../standing/play.ts';
import { leaderOf, namesIn } from '../standing/race.ts';
import { type Looked, playInChannel } from './story.ts';

/** The channel at one moment, and the truth about its game. */
export interface Moment {
  /** The lines of each message in the channel, in order. */
  posts: readonly (readonly string[])[];
  game: Game;
  speech: Speech;
  snapshot: Pick<Snapshot, 'table' | 'view' | 'calls'>;
  /** Every line so far with which this game has told the race, as posts show it. */
  standings: ReadonlySet<string>;
  /** How much wins; null: the most at the end. */
  goal: number | null;
  /** The last of the told events that decided something; null: nothing has yet. */
  cause: Message | null;
}

/** What the reader can't name, or names wrongly. Empty if they know as much as they need. */
export function readerFaults(moment: Moment): string[] {
  if (moment.snapshot.table.outcome) return [...endFaults(moment), ...causeFaults(moment), ...callFaults(moment)];
  return [...leaderFaults(moment), ...goalFaults(moment), ...causeFaults(moment), ...callFaults(moment)];
}

/** The leader comes first in the last line that tells the race. */
function leaderFaults({ posts, game, speech, snapshot, standings }: Moment): string[] {
  const leader = leaderOf(game.tally(snapshot.view));
  const said = posts.flat().findLast((line) => standings.has(line));
  // Before anything has changed there is nobody to name.
  if (said === undefined) return standings.size === 0 ? [] : ['no post says how the race stands'];
  const now = standingIn({ game, speech, view: snapshot.view });
  if (now !== null && said !== now) return [`the race stands «${now}», and the last post to tell of it says «${said}»`];
  const [first] = namesIn(said, Object.values(snapshot.table.seats), speech.text);
  return leader !== null && first !== leader ? [`${speech.text.player(leader)} leads, and the posts say «${said}»`] : [];
}

/** Every line that tells the race says how much wins. */
function goalFaults({ posts, standings, goal }: Moment): string[] {
  const said = posts.flat().findLast((line) => standings.has(line));
  return said === undefined || goal === null || new RegExp(`\\b${goal}\\b`).test(said) ? [] : [`«${said}» does not say that ${goal} win`];
}

const isResult = (line: string): boolean => line.startsWith('### ');

/** The last post says who won, below what decided the game: the last turn, or the post before it if someone only agreed to end it. */
function endFaults({ posts, speech, snapshot: { table }, cause }: Moment): string[] {
  const lines = posts.flat();
  const result = (posts.at(-1) ?? []).findIndex(isResult) < 0 ? -1 : lines.findLastIndex(isResult);
  const said = lines[result] ?? '';
  const decided = cause === null ? null : speech.line(cause).split('\n')[0]!;
  const isBefore = decided === null || lines.slice(0, Math.max(result, 0)).includes(decided);
  return [
    ...(result < 0 ? ['the last post does not say that the game is over'] : []),
    ...table
      .outcome!.winners.filter((seat) => !said.includes(speech.text.player(seat)))
      .map((seat) => `«${said}» does not name ${speech.text.player(seat)}`),
    ...(isBefore ? [] : [`what decided the game does not stand before who won: «${decided}»`]),
  ];
}

function causeFaults({ posts, speech, cause }: Moment): string[] {
  if (cause === null) return [];
  const [first = ''] = speech.line(cause).split('\n');
  return posts.flat().some((line) => line.replace(/^-# /, '') === first) ? [] : [`no post tells what happened last: «${first}»`];
}

/** For every player who is to act, a line says what they are asked. No such line names anyone else. */
function callFaults({ posts, speech, snapshot: { table, calls } }: Moment): string[] {
  const lines = posts.flat();
  const asked = table.toAct.filter((seat) => !table.away.includes(seat) && userAt(table, seat) !== null);
  const isAsked = (line: string, seat: Seat): boolean => {
    const what = calls[seat];
    return line.includes(`<@${userAt(table, seat)}>`) && line.includes(what ? speech.line(what) : turnWords(speech));
  };
  const unnamed = asked.filter((seat) => !lines.some((line) => isAsked(line, seat)));
  const mentioned = Object.entries(table.seats).filter(([user]) => lines.some((line) => line.startsWith('<@') && line.includes(`<@${user}>`)));
  return [
    ...unnamed.map((seat) => `no post asks ${speech.text.player(seat)} «${calls[seat] ? speech.line(calls[seat]) : turnWords(speech)}»`),
    ...mentioned.flatMap(([, seat]) => (table.toAct.includes(seat) ? [] : [`a post still asks ${speech.text.player(seat)}`])),
  ];
}

const userAt = ({ seats }: Snapshot['table'], at: Seat): string | null => Object.entries(seats).find(([, seat]) => seat === at)?.[0] ?? null;

/** The default words for a question without its own. */
const turnWords = ({ text }: Speech): string => text(bot('bot.board.turn', { who: '', n: 1 })).trim();

/** The race in a view, as the line of a post; null if the game doesn't tell it. */
function standingIn({ game, speech, view }: Pick<Moment, 'game' | 'speech'> & Pick<Snapshot, 'view'>): string | null {
  return game.standing ? `-# ${speech.line(game.standing(view))}` : null;
}

export interface Read {
  moments: Moment[];
  faults: string[];
}

/**
 * Plays game `n` of a standing, to its end or until `isEnough`, and reads its channel whenever it has changed. Choices that can be taken back freely
 * aren't posted yet.
 */
export async function readGame(
  standing: Standing,
  n: number,
  lang: Lang,
  isEnough: (moments: readonly Moment[]) => boolean = () => false,
): Promise<Read> {
  const moments: Moment[] = [];
  const reading = openReading(standing, lang);
  const { channel, table, game } = await playInChannel(standing, n, lang, {
    looked: async (at) => {
      const moment = await reading(at);
      if (JSON.stringify(moment.posts) !== JSON.stringify(moments.at(-1)?.posts)) moments.push(moment);
      return !isEnough(moments);
    },
  });
  if (table.outcome) moments.push(await reading({ channel, id: table.id, game }));
  await channel.close();
  const faults = moments.flatMap((one, i) => readerFaults(one).map((fault) => `/${standing.game.command} ${n}, ${lang}, reading ${i}: ${fault}`));
  return { moments, faults };
}

/** Returns a function that reads a moment. It remembers what earlier moments told. */
function openReading({ goal }: Standing, lang: Lang): (at: Looked) => Promise<Moment> {
  const standings = new Set<string>();
  let cause: Message | null = null;
  return async ({ channel, id, game }) => {
    const told = await channel.tables.snapshot(id, null);
    if (!told.ok) throw new Error('the game is gone');
    const snapshot = told.value;
    const speech = speechOf(game, snapshot.table, lang);
    const row = (await channel.store.table(id))!;
    const lines = (await channel.store.publicSince(id, 0)).filter(({ n }) => n <= row.announced);
    for (const { message } of lines) {
      if (message.key === 'table.standing') standings.add(`-# ${speech.line(message)}`);
    }
    const here = lines.filter(({ n }: MessageRow) => n > row.storyFrom).map(({ message }) => message);
    cause = headsOf(narrated(here, game), game, 1)[0] ?? cause;
    return { posts: channel.posts(), game, speech, snapshot, standings: new Set(standings), goal: goal?.(snapshot.view) ?? null, cause };
  };
}
