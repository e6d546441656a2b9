/** The options in random games of every game: what can be pressed is accepted, what is struck through is refused, and each has its right name. */
import { beforeAll, describe, expect, test } from 'vitest';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { langs } from '../../src/i18n/languages.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import { ordersFor } from '../../src/kernel/question.ts';
import { openRandom, type Random, startRandom } from '../../src/kernel/random.ts';
import { aheadOf, answerAhead, apply, order } from '../../src/kernel/run.ts';
import type { Core, Decision } from '../../src/kernel/types.ts';
import { playRandom, randomAnswer, type Standing, seedOf } from '../standing/play.ts';
import { standings } from './standings.ts';

/** Looks at one in this many positions of a game, at each kind of table. */
const rarely = 19;

/** A position of a random game, and what is asked there. */
interface Position {
  state: Core;
  open: Decision[];
}

/** Positions of random games: each game is played once, and all checks look at the same positions. */
function positionsOf(standing: Standing): Position[] {
  const chance = openRandom(startRandom(seedOf(77)), () => {});
  const positions: Position[] = [];
  for (let n = 0; n < Math.max(4, standing.tables.length); n++) {
    playRandom(standing, n, {
      before: (state, open) => {
        // The game goes on in the same object.
        if (chance.below('looks', rarely) === 0) positions.push({ state: copyJson(state), open });
      },
    });
  }
  return positions;
}

/** Some answer whose picks include this option. */
function withOption(decision: Decision, id: string, chance: Random): string[] {
  const others = decision.options.filter((one) => one.id !== id && !one.blocked).map((one) => one.id);
  return [id, ...chance.shuffle('others', others).slice(0, Math.max(0, decision.min - 1))];
}

describe.each(standings.map((standing) => [standing.game.command, standing] as const))('/%s', (_, standing) => {
  const { rules, command } = standing.game;
  const speeches = langs.map((lang) => speechOf(standing.game, null, lang));
  let positions: Position[];
  let chance: Random;
  beforeAll(() => {
    positions = positionsOf(standing);
    chance = openRandom(startRandom(seedOf(78)), () => {});
  });

  test('whatever can be pressed is taken, and whatever is blocked is refused with the reason shown', () => {
    const seen = { free: 0, blocked: 0 };
    for (const { state, open } of positions) {
      for (const decision of open) {
        for (const { id, blocked } of decision.options) {
          const done = apply(rules, state, { decision: decision.id, seat: decision.seat, picked: withOption(decision, id, chance) });
          const expected = blocked ? { ok: false, error: { why: 'blocked', option: id, reason: blocked } } : { ok: true };
          expect(done, `${command} ${decision.ask.key} ${id}`).toMatchObject(expected);
          seen[blocked ? 'blocked' : 'free']++;
        }
      }
    }
    expect(seen.free).toBeGreaterThan(100);
    expect(seen.blocked).toBeGreaterThan(0);
  });

  test('the same of what is answered ahead, and of standing orders', () => {
    for (const { state } of positions) {
      for (const seat of state.seats) {
        for (const question of aheadOf(rules, state, seat)) {
          if ((question.min ?? 1) > 1) continue;
          for (const { id, blocked } of question.options)
            expect(answerAhead(rules, state, seat, question.id, [id]).ok, `${command} ${seat} ahead ${question.id} ${id}`).toBe(!blocked);
        }
        if (state.gone.includes(seat)) continue;
        for (const { id, blocked } of ordersFor(rules, state, seat))
          expect(order(rules, state, seat, [id]).ok, `${command} ${seat} orders ${id}`).toBe(!blocked);
      }
    }
  });

  test('an order offered with an answer is called what the page of orders calls it', () => {
    const offered = new Set<string>();
    for (const { state, open } of positions) {
      for (const { seat, options } of open) {
        for (const { label, detail, leaves } of options) {
          for (const id of leaves?.orders ?? []) {
            offered.add(id);
            const { label: name } = ordersFor(rules, state, seat).find((one) => one.id === id)!;
            for (const { text: say } of speeches) expect(`${say(label)} ${detail ? say(detail) : ''}`).toContain(say(name));
          }
        }
      }
    }
    if (command !== 'campaign') expect(offered.size).toBeGreaterThan(0);
  });

  test('nothing that is answered ahead is said to be final', () => {
    const final = /cannot be taken back|nothing can be changed|revenir en arrière|plus rien changer/i;
    for (const { state } of positions) {
      for (const seat of state.seats) {
        let now = state;
        for (let [question] = aheadOf(rules, now, seat), i = 0; question && i < 3; [question] = aheadOf(rules, now, seat), i++) {
          for (const { text: say } of speeches) {
            const words = [question.ask, ...question.options.map(({ detail }) => detail)].flatMap((message) => (message ? [say(message)] : []));
            expect(words.filter((text) => final.test(text))).toEqual([]);
          }
          const { id, ask, options, min = 1, max = 1 } = question;
          const done = answerAhead(rules, now, seat, id, randomAnswer({ id, seat, ask, options, min, max }, chance).picked);
          if (done.ok) now = done.value.state;
        }
      }
    }
  });
});
