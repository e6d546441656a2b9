/** A random game over the real table and sender, and checks that its channel tells all of it, once and in order. */
import { expect } from 'vitest';
import type { Draw } from '../../src/discord/pictures/pictures.ts';
import { names } from '../../src/discord/present/parts/people.ts';
import { mostLines, narrated, storyOf } from '../../src/discord/present/parts/story.ts';
import { type Speech, sentences, speechOf, withoutMarkdown } from '../../src/discord/speech/speech.ts';
import { bot } from '../../src/discord/text/index.ts';
import type { Game } from '../../src/games/game.ts';
import { games } from '../../src/games/index.ts';
import type { Lang } from '../../src/i18n/types.ts';
import { openRandom, type Random, startRandom } from '../../src/kernel/random.ts';
import type { StartOptions, View } from '../../src/kernel/rules.ts';
import type { Answer, Core, Decision, Message } from '../../src/kernel/types.ts';
import type { MessageRow } from '../../src/table/model/store/store.ts';
import type { Person, TableInfo } from '../../src/table/model/types.ts';
import type { Cast } from '../standing/casts.ts';
import { randomAnswer, type Standing, seedOf } from '../standing/play.ts';
import { postFaults } from '../standing/posts.ts';
import { type Channel, openChannel } from './channel.ts';
import type { Kills } from './killing.ts';

const people: Person[] = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Hugo'].map((name, i) => ({ id: `118124000000000001${i}`, name }));

export interface Channelled {
  channel: Channel;
  table: TableInfo;
  game: Game;
  speech: Speech;
  /** Every public event that wasn't taken back. */
  events: Message[];
  answers: number;
  /** The public view at the end. */
  view: View;
}

/** What a channel tells, and what it should tell. */
export type Whole = Pick<Channelled, 'table' | 'game' | 'speech' | 'events' | 'view'> & {
  channel: Pick<Channel, 'posts'>;
  /** Boards left untidied because the process was killed right after it sent the next. The next board can repeat how such a board ends. */
  untidied?: ReadonlySet<readonly string[]>;
};

/** How to play a game in a channel, other than at random. */
export interface Way {
  /** The table (default: that of the standing's game number `n`). */
  sitting?: { people: number; options: StartOptions };
  choose?: (state: Core, decision: Decision, chance: Random) => Answer;
  /** Nobody takes anything back. */
  firm?: boolean;
  draw?: Draw;
  /** The people's names (default: Ada, Ben …). */
  cast?: Cast;
  opened?(channel: Channel): void;
  /** The sender dies again and again. */
  kills?: Kills;
  /** Looks at the channel whenever everything has been posted. Returns false to leave the game. */
  looked?(at: Looked): Promise<boolean>;
}

/** A channel in which everything has been posted. */
export interface Looked {
  channel: Channel;
  id: string;
  game: Game;
}

/** Plays game `n` of a standing to its end in a channel, sometimes taking an answer back, and looks at the channel after every answer. */
export async function playInChannel(standing: Standing, n: number, lang: Lang, way: Way = {}): Promise<Channelled> {
  const game = games.find(({ command }) => command === standing.game.command)!;
  const { people: count, options } = way.sitting ?? standing.tables[n % standing.tables.length]!;
  const chance = openRandom(startRandom(seedOf(n + 7)), () => {});
  // Each answer takes a minute.
  let now = 1_800_000_000_000;
  const channel = openChannel(games, n + 1, { draw: way.draw, now: () => now, kills: way.kills });
  way.opened?.(channel);
  const { tables, store } = channel;
  const sitting = people.slice(0, count).map((person, i) => ({ ...person, name: way.cast?.[i] ?? person.name }));
  const [host, ...invited] = sitting;
  let requests = 0;
  const request = () => `r${++requests}`;
  const opened = await tables.open({
    game: game.command,
    place: { guild: '1', channel: '2' },
    host: host!,
    invited,
    options,
    lang,
    request: request(),
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { id } = opened.value;
  await channel.invited(id);
  for (const person of invited) await tables.accept(id, person, request());
  let answers = 0;
  for (; (await tables.find(id))!.phase === 'playing'; answers++) {
    now += 60_000;
    await channel.quiet();
    await expectTold(channel, id);
    expectAlt(channel);
    if ((await way.looked?.({ channel, id, game })) === false) break;
    const table = (await tables.find(id))!;
    const who = chance.pick(
      'who',
      sitting.filter((person) => table.toAct.includes(table.seats[person.id]!)),
    );
    const told = await tables.snapshot(id, who.id);
    if (!told.ok || !told.value.asked) throw new Error('nobody is asked');
    if (!way.firm && told.value.canUndo && chance.below('undo', 25) === 0) {
      await tables.undo(id, who.id, request());
      continue;
    }
    const { ref, decision } = told.value.asked;
    const { picked } = way.choose ? way.choose(JSON.parse((await store.position(id))!.state), decision, chance) : randomAnswer(decision, chance);
    const moved = await tables.answer(id, who.id, ref, picked, request());
    if (!moved.ok) throw new Error(`${game.command} #${n}: ${JSON.stringify(moved.error)}`);
  }
  await channel.quiet();
  expectAlt(channel);
  const table = (await tables.find(id))!;
  const events = (await store.publicSince(id, 0)).map(({ message }) => message);
  const speech = speechOf(game, table, lang);
  const last = await tables.snapshot(id, null);
  if (!last.ok) throw new Error('the game is gone');
  return { channel, table, game, speech, events, answers, view: last.value.view };
}

/** The alt text begins with the first event, no matter how often the post was edited. */
function expectAlt({ living }: Channel): void {
  const post = living();
  const [first] = post?.story ?? [];
  if (!post || first === undefined) return;
  const whole = withoutMarkdown(first).replaceAll('\\', '');
  // A line too long for an alt text loses its last sentences, or its end if it is only one. By then its bold markers are gone, so the exact place is
  // unknown.
  const begins = sentences(whole, 600)
    .replace(/ …$/, '')
    .slice(0, whole.length > 600 ? 400 : undefined);
  // If a name ends in punctuation, the French spaces before it depend on what surrounds the name.
  const spaced = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');
  expect(spaced(post.alt).slice(0, spaced(begins).length), `the description after ${post.edits} edits`).toBe(spaced(begins));
}

/** Before anyone decides, everything that can no longer be taken back is in the channel. */
async function expectTold({ store }: Channel, id: string): Promise<void> {
  const row = (await store.table(id))!;
  const final = (await store.checkpoint(id))?.after ?? Number.POSITIVE_INFINITY;
  const untold = (await store.publicSince(id, row.announced)).filter(({ answer }: MessageRow) => answer <= final);
  expect(untold.map(({ message }) => message.key)).toEqual([]);
  const waiting = row.toAct.filter((seat) => !row.called.includes(seat));
  expect(waiting, 'who is to act was called').toEqual([]);
}

/** Together, the posts' stories tell every event once and in order, and nothing else. */
export function expectWhole({ channel, table, game, speech, events, view, untidied }: Whole): void {
  const began = speech.text(bot('bot.board.began', { title: game.texts[speech.lang].title, who: names(table.people, speech) }));
  const ending = game.ending(view, speech.text).map((line) => `- ${line}`);
  const head = [...`### ${speech.line(table.outcome!.message)}`.split('\n'), ...ending];
  const then = speech.text(bot('bot.board.then'));
  const posts = channel.posts();
  expect(posts.at(-1)?.slice(-head.length), 'how it ended').toEqual(head);
  const stories = posts.map((lines, i) =>
    i === posts.length - 1 ? lines.slice(0, -head.length) : lines.filter((line) => line !== began && line !== then),
  );
  const known = new Map<Message, string>();
  const said = { ...speech, line: (message: Message) => known.get(message) ?? known.set(message, speech.line(message)).get(message)! };
  // How many events the posts so far can have told.
  let ends = new Set([0]);
  for (const [i, story] of stories.entries()) {
    const next = new Set<number>();
    for (const from of ends) {
      for (let to = from; to <= events.length; to++) {
        const told = uncut(events.slice(from, to), game, said);
        if (told.join('\n') === story.join('\n')) for (let at = untidied?.has(posts[i]!) ? from : to; at <= to; at++) next.add(at);
        // Further events only add lines, or raise the count of what is left out.
        else if (told.length > Math.max(story.length, mostLines + 1) + 3) break;
        else if (to - from > mostInAPost) break;
      }
    }
    const at = Math.min(...ends);
    const coming = events
      .slice(at, at + 12)
      .map(speech.line)
      .join('\n');
    const before = i === 0 ? 'nothing' : `${stories[i - 1]!.join('\n')}${untidied?.has(posts[i - 1]!) ? '\n(untidied)' : ''}`;
    expect(next.size, `after\n${before}\na post tells\n${story.join('\n')}\nwhere this comes next:\n${coming}`).toBeGreaterThan(0);
    ends = next;
  }
  expect([...ends], 'everything is told').toContain(events.length);
}

/** Every public event is in some post, except those that the game lets a post count. `expectWhole` checks the gathered and joined ones. */
export function expectNothingLost({ channel, game, speech, events }: Channelled): void {
  const lines = Map.groupBy(
    channel
      .posts()
      .flat()
      .map((line) => line.replace(/^-# /, '')),
    (line) => line,
  );
  const may = (key: string) => key in game.counted || key === 'table.took-back' || key === 'table.by-default' || game.gathered?.includes(key);
  const apart = new Set(narrated(events, game));
  const lost = events.filter((event) => {
    if (!apart.has(event)) return false;
    const [first = ''] = speech.line(event).split('\n');
    return lines.get(first)?.pop() === undefined && !may(event.key);
  });
  expect(lost.map((event) => `${event.key}: ${speech.line(event)}`)).toEqual([]);
}

/** For any game: every headline, whole sentences, the end, and nothing that Discord refuses. */
export function expectPosts({ channel, table, game, speech, events }: Channelled): void {
  expect(postFaults({ game, speech, events, posts: channel.posts(), outcome: table.outcome! })).toEqual([]);
  expect([...new Set(channel.problems)]).toEqual([]);
}

/** A post's lines as they should be: no sentence is cut, and details are in small letters. */
function uncut(events: readonly Message[], game: Game, speech: Speech): string[] {
  const { lines, left, race } = storyOf(events, game);
  const said = (line: Message): string => `${game.details?.includes(line.key) ? '-# ' : ''}${speech.line(line)}`;
  const smaller = left > 0 ? [speech.text(bot('bot.board.smaller', { n: left }))] : [];
  return [...lines.map(said), ...smaller, ...(race ? [`-# ${speech.line(race)}`] : [])];
}

/** Only bounds the search. */
const mostInAPost = 150;
