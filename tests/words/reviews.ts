/**
 * Plays a whole game between people who choose as computers do, and writes what somebody needs who judges its review: `npx node tests/words/reviews.ts
 * candidate DIRECTORY 3 regular,novice 7` plays game 7 among three, of whom every other one is a novice. `game.txt` tells every step as everyone saw it,
 * with the cards and the choices of each player; `review-<name>.txt` is the review as that player reads it. It prints how long the reviews took.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { assess } from '../../src/computer/assess.ts';
import { effortIn, type Level, levels } from '../../src/computer/levels.ts';
import { think } from '../../src/computer/think.ts';
import { reviewPost } from '../../src/discord/present/looking-back/review.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { text as textPart } from '../../src/discord/wire/parts.ts';
import { games } from '../../src/games/index.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import { informationSetFor } from '../../src/kernel/information-set.ts';
import type { Asked } from '../../src/table/model/types.ts';
import type { Thinker } from '../../src/table/work/deps.ts';
import { positionOf, readTable } from '../../src/table/work/loaded/loaded.ts';
import { freshStore } from '../store/fresh.ts';
import { must, openTestContext, place } from '../table/context.ts';

const [command, directory, count = '2', playing = 'regular', number = '1'] = process.argv.slice(2);
const game = games.find((one) => one.command === command);
if (!game?.mind || !directory) throw new Error(`Name a game (${games.map((one) => one.command).join(', ')}) and a directory.`);
const { mind, rules, reasons, mainReasons, absurd } = game;
const efforts = playing.split(',').map((name) => {
  if (!levels.includes(name as Level)) throw new Error(`'${name}' is no level: take ${levels.join(', ')}.`);
  return { ...effortIn(mind, name as Level), guardMs: Number.POSITIVE_INFINITY };
});
const thinkable = { rules, mind, ...(reasons && { reasons }), ...(mainReasons && { mainReasons }), ...(absurd && { absurd }) };

/** Thinks in this thread, as much as the program does. */
const thinker: Thinker = {
  think({ known, level, guardMs, game: _, ...thinking }) {
    const effort = effortIn(mind, level);
    const begun = async () => think(thinkable, known, { ...thinking, effort: guardMs === undefined ? effort : { ...effort, guardMs } });
    return { thought: begun(), callOff: () => {} };
  },
  assess: ({ positions, ways, ahead = 0, seed }) => ({
    thought: Promise.resolve(positions.map((known, i) => assess(thinkable, known, { ways, ahead, seed: seed + i }))),
    callOff: () => {},
  }),
};

const people = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].slice(0, Number(count)).map((name, n) => ({ id: `10000000000000000${n + 1}`, name }));
const [host, ...invited] = people;
const store = freshStore();
const { tables, request } = openTestContext({ games, thinker, store, from: 1000 * Number(number) });
const { id } = await must(tables.open({ game: game.command, place, host: host!, invited, options: {}, lang: 'en', request: request() }));
for (const person of invited) await must(tables.accept(id, person, request()));

const chosen: { answer: number; text: string }[] = [];
const held: { [person: string]: string } = {};
for (let n = 1; ; n++) {
  const loaded = (await readTable({ store, games }, id))!;
  if (loaded.row.phase === 'over') break;
  const table = (await tables.find(id))!;
  const person = people.find((one) => table.toAct.includes(table.seats[one.id]!))!;
  const { asked, view } = await must(tables.snapshot(id, person.id));
  const { state } = await positionOf(loaded);
  const known = informationSetFor(mind, copyJson(state), table.seats[person.id]!);
  const { picked } = think(thinkable, known, { effort: efforts[people.indexOf(person) % efforts.length]!, seed: Number(number) * 100_000 + n })!;
  const { plain: say } = speechOf(game, table, 'en');
  const hand = [...game.handWords(view, say).matchAll(/\*\*(.+?)\*\*/g)].map(([, card]) => card).join(', ');
  const holds = hand === held[person.id] ? [] : [`    holds: ${hand}`];
  held[person.id] = hand;
  if (asked!.decision.options.filter(({ blocked }) => !blocked).length > 1)
    chosen.push({ answer: n, text: [`  ${person.name}: ${askedWords(asked!)}`, ...holds, `    CHOSE ${optionWords(asked!, picked)}`].join('\n') });
  await must(tables.answer(id, person.id, asked!.ref, picked, request()));

  function optionWords({ decision }: Asked, ids: readonly string[]): string {
    const some = decision.options.filter((option) => ids.includes(option.id));
    return some.map(({ label, group }) => say(label) + (group ? ` (${say(group)})` : '')).join(' + ') || 'none of them';
  }
  function askedWords({ decision }: Asked): string {
    const free = decision.options.filter(({ blocked }) => !blocked);
    return `${say(decision.ask).replaceAll('\n', ' ')}\n    could: ${free.map((option) => optionWords(asked!, [option.id])).join('; ')}`;
  }
}

const table = (await tables.find(id))!;
const speech = speechOf(game, table, 'en');
const all = await must(tables.lookBack(id, null));
const steps = all.steps.map(({ lines, answers }, n) => {
  const before = all.steps[n - 1]?.answers ?? -1;
  const choices = chosen.filter(({ answer }) => answer > before && answer <= answers).map(({ text }) => text);
  const told = lines.map(({ message }) => `  | ${speech.text(message).replaceAll('\n', ' ')}`);
  const { view } = all.after(n)!;
  return [`== Step ${n + 1}`, ...choices, ...told, `  BOARD: ${game.describe(view, speech.text).replaceAll('\n', '\n    ')}`].join('\n');
});
mkdirSync(directory, { recursive: true });
writeFileSync(`${directory}/game.txt`, `${steps.join('\n\n')}\n`);

const began = process.cpuUsage();
const made = async (user: string) => {
  for (;;) {
    const state = await must(tables.review(id, user));
    if (state.state === 'impossible') throw new Error('This game can’t be reviewed.');
    if (state.state === 'made') return state;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
await made(host!.id);
const { user, system } = process.cpuUsage(began);
console.log(
  `${game.command}: ${chosen.length} choices, ${steps.length} steps; the reviews took ${((user + system) / 1e6).toFixed(1)} s of processor time`,
);
for (const person of people) {
  const { open, own } = await made(person.id);
  const back = await must(tables.lookBack(id, person.id));
  const { components } = reviewPost({ game, open, own, all, back, speech }, { part: textPart('(the course, below)'), taken: 0, files: [] });
  const course = open.points.map(({ chances, luck }, n) => {
    const seats = Object.keys(chances).map((seat) => `${speech.plain.player(seat)} ${percent(chances[seat]!)} (luck ${percent(luck[seat] ?? 0)})`);
    return `after step ${n}: ${seats.join(', ')}`;
  });
  writeFileSync(`${directory}/review-${person.name}.txt`, `${textsIn(components).join('\n')}\n\n${course.join('\n')}\n`);
}
await store.close();

function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** Every text in a post, in order. */
function textsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== 'object' || part === null) return [];
  const { content, components } = part as { content?: string; components?: unknown };
  return [...(content === undefined ? [] : [content]), ...textsIn(components)];
}
