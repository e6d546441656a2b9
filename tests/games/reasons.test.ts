/** The names of a computer's terms, in every language. */
import { expect, test } from 'vitest';
import { preselected } from '../../src/games/game.ts';
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/languages.ts';
import { start } from '../../src/kernel/run.ts';
import { reasonFor } from '../../src/table/computers/advice.ts';
import { playRandom, seedOf } from '../standing/play.ts';
import { standings } from './standings.ts';

test.each(games.filter(({ mind }) => mind?.terms).map((game) => [game.command, game] as const))('/%s has words for each term', (_, game) => {
  const seats = game.seats.slice(0, game.rules.players.min);
  const { state } = start(game.rules, { seats, options: preselected(game, seats.length), champion: null, seed: seedOf(1) });
  const terms = Object.keys(game.mind!.terms!(state, seats[0]!)).sort();
  for (const lang of langs) expect(Object.keys(game.texts[lang].reasons ?? {}).sort()).toEqual(terms);
});

const named = standings.filter(({ game }) => game.mind?.terms).map((standing) => [standing.game.command, standing] as const);
test.each(named)('/%s: whatever somebody did, there is a reason that has a name, and it is true', (_, standing) => {
  const { game } = standing;
  const terms = game.mind!.terms!;
  const hows = new Map<string, number>();
  let was: { [term: string]: number } = {};
  const watch: Parameters<typeof playRandom>[2] = {
    before: (state, _open, { seat }) => {
      was = terms(state, seat);
    },
    after: (state, { seat }) => {
      if (state.outcome) return;
      const is = terms(state, seat);
      const { term, how } = reasonFor(was, is);
      for (const lang of langs) expect(game.texts[lang].reasons?.[term], term).toBeTruthy();
      expect({ gained: is[term]! > was[term]!, kept: is[term] === was[term], spared: is[term]! < was[term]! }[how], `${how} ${term}`).toBe(true);
      hows.set(how, (hows.get(how) ?? 0) + 1);
    },
  };
  // A short game may happen to have only one kind, so more games are played.
  for (let n = 0; n < 20 && !(hows.has('gained') && hows.has('kept')); n++) playRandom(standing, n, watch);
  expect(hows.get('gained'), 'reasons to gain').toBeGreaterThan(0);
  expect(hows.get('kept'), 'answers that gain nothing').toBeGreaterThan(0);
});
