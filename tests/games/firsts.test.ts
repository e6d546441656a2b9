/** Every kind of question has its line of explanation, or is named as needing none: that they are all there, the compiler sees. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/types.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { apply, decisions, start } from '../../src/kernel/run.ts';
import { faultsOf } from '../words/lint.ts';
import { knownOf } from '../words/reader.ts';

describe.each(games)('$command', (game) => {
  test('explains the same kinds of questions in each language, in one line that is said well', () => {
    const explained = langs.map((lang) =>
      Object.entries(game.texts[lang].firsts)
        .filter(([, line]) => line !== null)
        .map(([kind]) => kind),
    );
    for (const one of explained) expect(one).toEqual(explained[0]);
    expect(explained[0]!.length).toBeGreaterThan(0);
    for (const lang of langs) {
      for (const line of Object.values(game.texts[lang].firsts)) {
        if (line === null) continue;
        expect(line.length).toBeLessThanOrEqual(200);
        expect(line).not.toContain('\n');
        expect(faultsOf({ lang, text: line, sentence: true }, knownOf(game))).toEqual([]);
      }
    }
  });

  test('asks nothing whose kind is not named', () => {
    const { firsts } = game.texts.en;
    const random = openRandom(startRandom('0'.repeat(64)), () => {});
    let { state } = start(game.rules, { seats: game.seating(2, {}, random), options: {}, seed: '1'.repeat(64) });
    for (let i = 0; i < 150; i++) {
      const [asked] = decisions(game.rules, state);
      if (!asked) break;
      expect(Object.keys(firsts)).toContain(asked.ask.key);
      const free = asked.options.filter(({ blocked }) => !blocked).map(({ id }) => id);
      const picked = random.shuffle('pick', free).slice(0, Math.max(asked.min, Math.min(asked.max, 1)));
      const applied = apply(game.rules, state, { decision: asked.id, seat: asked.seat, picked });
      if (!applied.ok) throw new Error(JSON.stringify(applied.error));
      state = applied.value.state;
    }
  });
});
