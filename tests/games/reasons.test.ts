/** The reasons for moves, and the names of a computer's terms, in every language. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/languages.ts';
import { start } from '../../src/kernel/run.ts';
import { preselected } from '../../src/table/model/options.ts';
import { seedOf } from '../standing/play.ts';
import { checkReasons, reasonsOf } from './reasons.ts';
import { standings } from './standings.ts';
import { truthsOf } from './truths.ts';

test.each(games.filter(({ mind }) => mind?.terms).map((game) => [game.command, game] as const))('/%s has words for each term', (_, game) => {
  const seats = game.seats.slice(0, game.rules.players.min);
  const { state } = start(game.rules, { seats, options: preselected(game, seats.length), champion: null, seed: seedOf(1) });
  const terms = Object.keys(game.mind!.terms!(state, seats[0]!)).sort();
  for (const lang of langs) expect(Object.keys(game.texts[lang].reasons ?? {}).sort()).toEqual(terms);
});

const reasoned = standings.filter(({ game }) => game.reasons).map((standing) => [standing.game.command, standing] as const);

test.each(reasoned)('/%s: every reason has a truth to check it against', (command, { game }) => {
  expect(Object.keys(truthsOf[command]!.truths).sort()).toEqual(reasonsOf(game).sort());
});

test.each(reasoned)('/%s: every reason for a move of a random game is true', (_, standing) => {
  const { found, own } = checkReasons(standing, [1]);
  expect(found.size).toBeGreaterThan(5);
  expect(own.get(null), 'choices without a reason').toBeUndefined();
});
