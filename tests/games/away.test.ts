/** The answer a game gives for a player who is away is legal, whatever the question. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { apply, decisions, start } from '../../src/kernel/run.ts';
import type { Core, Decision } from '../../src/kernel/types.ts';

const seed = (n: number) => n.toString(16).padStart(64, '0');

describe.each(games.filter(({ rules }) => rules.away).map((game) => [game.command, game] as const))('/%s', (_, { rules, seats, options }) => {
  /** Plays this many answers, A's by default and the others at random. Returns A's questions and picks. */
  const play = (n: number, answers: number) => {
    const random = openRandom(startRandom(seed(n)), () => {});
    const people = seats.slice(0, rules.players.max);
    const chosen = Object.fromEntries(options.map(({ name, initial }) => [name, initial]));
    let state: Core = start(rules, { seats: people, options: chosen, champion: null, seed: seed(n) }).state;
    const asked: { decision: Decision; picked: string[] }[] = [];
    for (let i = 0; i < answers && !state.outcome; i++) {
      const decision = random.pick('who', decisions(rules, state));
      const free = random.shuffle(
        'what',
        decision.options.flatMap(({ id, blocked }) => (blocked ? [] : [id])),
      );
      const isAway = decision.seat === people[0] || n === 0;
      const picked = isAway ? rules.away!({ view: rules.view(state, decision.seat), decision }, random) : free.slice(0, Math.max(decision.min, 1));
      const applied = apply(rules, state, { decision: decision.id, seat: decision.seat, picked });
      if (isAway) expect(applied.ok, `${decision.ask.key}: ${JSON.stringify(picked)}`).toBe(true);
      if (isAway) asked.push({ decision, picked });
      if (applied.ok) state = applied.value.state;
    }
    return asked;
  };

  test('all defaults are legal, where one is away and where all are', () => {
    for (const n of [0, 1, 2, 3]) expect(play(n, 200).length).toBeGreaterThan(4);
  });
});
