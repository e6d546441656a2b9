/** What a computer's terms are called, in every language. */
import { expect, test } from 'vitest';
import { preselected } from '../../src/games/game.ts';
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/languages.ts';
import { start } from '../../src/kernel/run.ts';
import { seedOf } from '../standing/play.ts';

test.each(games.filter(({ mind }) => mind?.terms).map((game) => [game.command, game] as const))('/%s has words for each term', (_, game) => {
  const seats = game.seats.slice(0, game.rules.players.min);
  const { state } = start(game.rules, { seats, options: preselected(game, seats.length), champion: null, seed: seedOf(1) });
  const terms = Object.keys(game.mind!.terms!(state, seats[0]!)).sort();
  for (const lang of langs) expect(Object.keys(game.texts[lang].reasons ?? {}).sort()).toEqual(terms);
});
