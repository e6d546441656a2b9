/**
 * Plays a whole game between people who choose as computers do, and writes what somebody needs who judges its review: `npx node tests/words/reviews.ts
 * candidate DIRECTORY 3 regular,novice 7` plays game 7 among three, of whom every other one is a novice. `game.txt` tells every step as everyone saw it,
 * with the cards and the choices of each player; `review-<name>.txt` is the review as that player reads it. It prints how long the reviews took.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Level, levels } from '../../src/computer/levels.ts';
import { openComputers, type Turn } from '../../src/computer/pool.ts';
import { percent } from '../../src/discord/present/looking-back/judged.ts';
import { reviewPost } from '../../src/discord/present/looking-back/review.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { text as textPart } from '../../src/discord/wire/parts.ts';
import { games } from '../../src/games/index.ts';
import type { Say } from '../../src/i18n/types.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import { informationSetFor } from '../../src/kernel/information-set.ts';
import type { Decision } from '../../src/kernel/types.ts';
import { positionOf, readTable } from '../../src/table/work/loaded/loaded.ts';
import { linesIn } from '../chronicle/channel.ts';
import { freshStore } from '../store/fresh.ts';
import { must, openTestContext, place } from '../table/context.ts';

const [command, directory, count = '2', playing = 'regular', number = '1'] = process.argv.slice(2);
const game = games.find((one) => one.command === command);
if (!game?.mind || !directory) throw new Error(`Name a game (${games.map((one) => one.command).join(', ')}) and a directory.`);
const { mind } = game;
const playedBy = playing.split(',').map((name): Level => {
  const level = levels.find((one) => one === name);
  if (!level) throw new Error(`'${name}' is no level: take ${levels.join(', ')}.`);
  return level;
});

const computers = openComputers({ workers: 1 });
const turn: Turn = { for: 'hint', whose: [], since: 0 };
const optionWords = ({ options }: Decision, ids: readonly string[], say: Say): string =>
  options.flatMap(({ id, label, group }) => (ids.includes(id) ? [say(label) + (group ? ` (${say(group)})` : '')] : [])).join(' + ') || 'none of them';

const people = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'].slice(0, Number(count)).map((name, n) => ({ id: `10000000000000000${n + 1}`, name }));
const [host, ...invited] = people;
const store = freshStore();
const { tables, request } = openTestContext({ games, thinker: computers, store, from: 1000 * Number(number) });
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
  const level = playedBy[people.indexOf(person) % playedBy.length]!;
  const seed = Number(number) * 100_000 + n;
  const thought = await computers.think({ game: game.command, known, level, seed, guardMs: Number.POSITIVE_INFINITY }, turn).thought;
  const { picked } = thought!;
  const { plain: say } = speechOf(game, table, 'en');
  const { decision, ref } = asked!;
  const hand = [...game.handWords(view, say).matchAll(/\*\*(.+?)\*\*/g)].map(([, card]) => card).join(', ');
  const holds = hand === held[person.id] ? [] : [`    holds: ${hand}`];
  held[person.id] = hand;
  const free = decision.options.filter(({ blocked }) => !blocked);
  if (free.length > 1) {
    const could = free.map((option) => optionWords(decision, [option.id], say)).join('; ');
    const lines = [
      `  ${person.name}: ${say(decision.ask).replaceAll('\n', ' ')}`,
      `    could: ${could}`,
      ...holds,
      `    CHOSE ${optionWords(decision, picked, say)}`,
    ];
    chosen.push({ answer: n, text: lines.join('\n') });
  }
  await must(tables.answer(id, person.id, ref, picked, request()));
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
  writeFileSync(`${directory}/review-${person.name}.txt`, `${linesIn(components).join('\n')}\n\n${course.join('\n')}\n`);
}
await computers.stop();
await store.close();
