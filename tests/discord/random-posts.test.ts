/**
 * Random games of every kind at a table, with the longest names: Discord accepts each post and panel along the way, in every language, and no line of
 * a story is cut, no matter how much has happened.
 */

import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { presses } from '../../src/discord/actions/index.ts';
import { type Figure, type FigurePart, openPictures } from '../../src/discord/pictures/pictures.ts';
import { boardPost, boardPostFigure, highlightOf, partedStory, storyPost } from '../../src/discord/present/board/board-post.ts';
import { linesOnPage, logPost } from '../../src/discord/present/looking-back/log.ts';
import { panelFigure, panelPost } from '../../src/discord/present/panel/panel.ts';
import { boardFigure, handFigure } from '../../src/discord/present/parts/figures.ts';
import { linesOf, withoutOldRace } from '../../src/discord/present/parts/story.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { decode } from '../../src/discord/wire/ids.ts';
import { container, gallery, limits, note, type Post, text } from '../../src/discord/wire/parts.ts';
import type { Game } from '../../src/games/game.ts';
import { langs } from '../../src/i18n/types.ts';
import type { Message } from '../../src/kernel/types.ts';
import { problemsOfMessage } from '../../src/playground/specification/index.ts';
import { openTables } from '../../src/table/index.ts';
import type { Person } from '../../src/table/model/types.ts';
import { longest } from '../standing/casts.ts';
import { freshStore } from '../store/fresh.ts';
import { games } from './setting.ts';

const people: Person[] = longest.map((name, i) => ({ id: `118124000000000001${i}`, name }));
const mostAnswers = 120;
/** How many answers to tell in one post, if they fit. It is more than any chapter has. */
const together = 15;

/** A small seeded generator, so that a failure can be reproduced. */
function chanceFrom(seed: number) {
  let at = seed;
  const next = () => {
    at = (at * 1_103_515_245 + 12_345) % 2 ** 31;
    return at / 2 ** 31;
  };
  return { below: (n: number) => Math.floor(next() * n), shuffled: <T>(list: readonly T[]): T[] => [...list].sort(() => next() - 0.5) };
}

const drawn = ({ name, alt }: Figure): FigurePart => ({ part: gallery(name, alt()), files: [{ name, data: Buffer.alloc(1) }], taken: 0 });
const said = openPictures(() => Promise.reject(new Error('no pictures')), pino({ level: 'silent' }));

function problemsOf(post: Post): string[] {
  const files = post.files.map(({ name }) => ({ name, size: 1 }));
  const attachments = files.map(({ name }, i) => ({ id: String(i), filename: name }));
  return problemsOfMessage({ flags: 32768, components: post.components, attachments }, files);
}

const check = (post: Post): void => expect([...problemsOf(post), ...undeclaredIn(post)]).toEqual([]);

/** Ids of buttons and menus that nothing would answer. */
const undeclaredIn = ({ components }: Post): string[] =>
  [...JSON.stringify(components).matchAll(/"custom_id":"([^"]*)"/g)].flatMap(([, id]) =>
    presses.some(({ name }) => name === decode(id!)?.action) ? [] : [id!],
  );

test('a post with more than 4,000 characters or 40 components is found', () => {
  const long = text('x'.repeat(2001));
  expect(problemsOf({ ...note(), components: [container('#000000', [long, long])] })).not.toEqual([]);
  expect(problemsOf({ ...note(), components: [container('#000000', Array(40).fill(text('x')))] })).not.toEqual([]);
  expect(problemsOf({ ...note(), components: [container('#000000', [text('x'.repeat(limits.text))])] })).toEqual([]);
});

const textsIn = (post: Post): string => JSON.stringify(post.components);

/** The picture of what the post decided, checked to have one size from beginning to end and an alt text. */
function highlightIn(board: Parameters<typeof highlightOf>[0]): FigurePart | null {
  const found = highlightOf(board);
  if (!found) return null;
  const { highlight, alt } = found;
  const sizes = [0, 0.3, 0.7, 1].map((at) => highlight.at(at)).map(({ width, height }) => ({ width, height }));
  expect(new Set(sizes.map((size) => JSON.stringify(size))).size, 'it keeps its size').toBe(1);
  expect(sizes[0]!.width).toBe(1200);
  expect(sizes[0]!.height).toBeLessThanOrEqual(440);
  expect(alt.length).toBeGreaterThan(5);
  return { part: gallery('highlight.gif', alt), files: [{ name: 'highlight.gif', data: Buffer.alloc(1) }], taken: 0 };
}

async function playThrough(game: Game, count: number, seed: number): Promise<number> {
  const chance = chanceFrom(seed);
  const store = freshStore();
  let n = 0;
  const ids = { seed: () => String(seed).padStart(64, '0'), id: () => `t${String(++n).padStart(9, '0')}` };
  const { tables } = openTables({ store, games, clock: () => 1_800_000_000_000 + n, chance: ids, log: pino({ level: 'silent' }) });
  const [host, ...invited] = people.slice(0, count);
  const options = Object.fromEntries(
    game.options.map((option) => [
      option.name,
      option.kind === 'toggle' ? chance.below(2) === 1 : option.values[chance.below(option.values.length)]!,
    ]),
  );
  const request = () => `r${++n}`;
  const place = { guild: '1', channel: '2' };
  const opened = await tables.open({ game: game.command, place, host: host!, invited, options, lang: 'en', request: request() });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { id } = opened.value;
  for (const person of invited) await tables.accept(id, person, request());

  let events: Message[] = [];
  let story: Message[] = [];
  let answers = 0;
  while (answers < mostAnswers) {
    const open = await tables.snapshot(id, null);
    if (!open.ok) throw new Error(JSON.stringify(open.error));
    const { table } = open.value;
    for (const lang of langs) {
      const whole = { game, snapshot: open.value, story, speech: speechOf(game, table, lang) };
      const { before, here } = partedStory(whole);
      const board = { ...whole, story: here, pings: Object.keys(table.seats) };
      const shown = answers % 5 === 0 ? await said.show(boardPostFigure(board)) : drawn(boardPostFigure(board));
      const post = boardPost(board, shown, highlightIn(board));
      const posts = [...before.map((part) => storyPost(whole, part)), post];
      for (const one of posts) check(one);
      for (const [i, part] of [...before, here].entries()) {
        // At the end, nobody tells a race that has changed since.
        const told = table.outcome && i === before.length ? withoutOldRace(part) : part;
        const lines = linesOf(told, game, board.speech);
        expect(textsIn(posts[i]!), 'every line, whole').toContain(JSON.stringify(lines.join('\n')).slice(1, -1));
      }
    }
    if (table.phase !== 'playing') break;
    const person = chance.shuffled(people.slice(0, count)).find(({ id: user }) => table.toAct.includes(table.seats[user]!))!;
    const told = await tables.snapshot(id, person.id);
    if (!told.ok || !told.value.asked) throw new Error('nobody is asked');
    const { asked } = told.value;
    for (const lang of langs) {
      const panel = {
        game,
        snapshot: told.value,
        speech: speechOf(game, table, lang),
        events: events.map((message) => ({ to: 'all' as const, message })),
      };
      const figure = panelFigure(panel);
      check(panelPost(panel, figure && (answers % 5 === 0 ? await said.show(figure) : drawn(figure))));
      for (const figure of [handFigure(game, told.value, panel.speech), boardFigure(game, told.value, panel.speech)])
        expect(figure.alt()).not.toBe('');
    }
    const { min, max, options: offered } = asked.decision;
    const free = chance.shuffled(offered.filter(({ blocked }) => !blocked).map((option) => option.id));
    const picked = free.slice(0, Math.min(max, min + chance.below(max - min + 1)));
    const moved = await tables.answer(id, person.id, asked.ref, picked, request());
    if (!moved.ok) {
      expect(moved.error).toBe('an answer that was offered is taken');
      break;
    }
    events = moved.value.events.flatMap(({ to, message }) => (to === 'all' ? [message] : []));
    answers++;
    story = answers % together === 0 ? events : [...story, ...events];
  }
  for (const lang of langs) {
    const lines = await tables.log(id, host!.id, linesOnPage + 1);
    if (lines.ok) check(logPost(game, (await tables.find(id))!, lines.value, { isNewest: true }, speechOf(game, await tables.find(id), lang)));
  }
  await store.close();
  return answers;
}

const playable = games.filter(({ command }) => command !== 'demo' && command !== 'duel');
describe.each(playable.map((game) => [game.command, game] as const))('/%s', (_, game) => {
  const { min, max } = game.rules.players;
  test.each([...new Set([min, max])])('%i players', async (count) => {
    expect(await playThrough(game, count, 7 + count)).toBeGreaterThan(5);
  });
});
