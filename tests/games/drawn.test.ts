/** A draw by agreement: every game shows it, in pictures and words, whenever it happens. */
import { expect, test } from 'vitest';
import { texts } from '../../src/discord/text/index.ts';
import { openSay } from '../../src/i18n/say.ts';
import { langs } from '../../src/i18n/types.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { applyInPlace, conclude, decisions } from '../../src/kernel/run.ts';
import { drawn } from '../../src/table/model/messages.ts';
import { seedOf, startRandomGame } from '../standing/play.ts';
import { standings } from './standings.ts';

test.each(standings.map((standing) => [standing.game.command, standing] as const))('%s', (_, standing) => {
  const { rules, texts: own, ...game } = standing.game;
  const random = openRandom(startRandom(seedOf(7)), () => {});
  const state = startRandomGame(standing, 0, random);
  for (const answers of [0, 10, 60]) {
    for (let i = 0; i < answers; i++) {
      const [decision] = decisions(rules, state);
      if (!decision) break;
      const free = decision.options.filter(({ id, blocked }) => !blocked && !standing.shuns?.includes(id)).map(({ id }) => id);
      applyInPlace(rules, state, { decision: decision.id, seat: decision.seat, picked: random.shuffle('pick', free).slice(0, decision.min || 1) });
    }
    if (state.outcome) return;
    const view = rules.view(conclude(state, drawn).state, null);
    for (const lang of langs) {
      const players = Object.fromEntries(state.seats.map((seat, i) => [seat, ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo'][i]!]));
      const say = openSay({ lang, texts: own[lang], shared: texts[lang], players });
      const words = [game.describe(view, say), game.race(view, say), game.ending(view, say).join('\n')];
      for (const text of words) expect(text).not.toMatch(/\*\*\*\*|undefined|null| {2}/);
      for (const name of Object.values(players)) expect(game.ending(view, say).join('\n')).toContain(name);
      expect(game.board(view, { toAct: [], about: [] }, say).layers.length).toBeGreaterThan(0);
    }
  }
});
