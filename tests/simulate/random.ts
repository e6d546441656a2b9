/**
 * `npx node tests/simulate/random.ts <game> [games] [people]` plays random games and prints one line of JSON:
 * {"game","games","answers","seconds","results","cardsPlayed","cards","figures"}.
 */
import { readdirSync } from 'node:fs';
import { playRandom, type Standing } from '../standing/play.ts';

const [, , name = '', count = '100', people] = process.argv;
const known = readdirSync(new URL('../games/', import.meta.url), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
if (!known.includes(name) || !/^[1-9]\d*$/.test(count)) {
  console.error(`Usage: npx node tests/simulate/random.ts <${known.join(' | ')}> [games, default 100] [people]`);
  process.exit(2);
}

const { standing: all } = (await import(`../games/${name}/standing.ts`)) as { standing: Standing };
const tables = people ? all.tables.filter((table) => table.people === Number(people)) : all.tables;
if (tables.length === 0) {
  console.error(`${name} is not played by ${people}.`);
  process.exit(2);
}

const standing = { ...all, tables };
const results: { [result: string]: number } = {};
const figures: { [figure: string]: number } = {};
const cards = new Map<string, number>();
let answers = 0;
const began = performance.now();
for (let n = 0; n < Number(count); n++) {
  const { state, answers: given } = playRandom(standing, n, {
    after: (_state, _answer, events) => {
      for (const event of events) {
        const card = standing.played(event);
        if (card) cards.set(card, (cards.get(card) ?? 0) + 1);
      }
    },
  });
  answers += given.length;
  const result = state.outcome!.winners.join('+') || 'draw';
  results[result] = (results[result] ?? 0) + 1;
  for (const [figure, value] of Object.entries(standing.figures?.(state) ?? {})) figures[figure] = (figures[figure] ?? 0) + value;
}
const seconds = Math.round(performance.now() - began) / 1000;
const missing = standing.cards.filter((card) => !cards.has(card));
console.log(
  JSON.stringify({
    game: name,
    games: Number(count),
    answers,
    seconds,
    results,
    cardsPlayed: standing.cards.length - missing.length,
    cards: standing.cards.length,
    missing,
    figures,
  }),
);
