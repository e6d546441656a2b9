/** Whether every start option changes something: with the same seed, the same players are asked or told something else somewhere in the game. */
import type { Game } from '../../src/games/game.ts';
import { openRandom, startRandom } from '../../src/kernel/random.ts';
import { applyInPlace, decisions, start } from '../../src/kernel/run.ts';
import { randomAnswer, type Standing, seedOf } from './play.ts';

/** Longer than any random game. */
const most = 20_000;

/** Everything that one game asks and tells, moment by moment, except the saved options themselves. */
function* course({ game, shuns }: Standing, { people, options, champion }: Standing['tables'][number], n: number): Generator<string> {
  const chance = openRandom(startRandom(seedOf(n)), () => {});
  const seated = game.seating(people, options, chance);
  const { state, events } = start(game.rules, {
    seats: game.seats.filter((seat) => seated.includes(seat)),
    options,
    champion: champion ?? null,
    seed: seedOf(n),
  });
  yield JSON.stringify([seated, events]);
  for (let i = 0; i < most && !state.outcome; i++) {
    const open = decisions(game.rules, state);
    yield JSON.stringify(open);
    const asked = chance.pick('who', open);
    const done = applyInPlace(game.rules, state, randomAnswer({ ...asked, options: asked.options.filter(({ id }) => !shuns?.includes(id)) }, chance));
    if (!done.ok) throw new Error(`${game.command} #${n}: an answer was refused: ${JSON.stringify(done.error)}`);
    yield JSON.stringify(done.value.events);
  }
  yield JSON.stringify(state.outcome);
}

function differ(one: Generator<string>, other: Generator<string>): boolean {
  for (;;) {
    const [mine, theirs] = [one.next(), other.next()];
    if (mine.done && theirs.done) return false;
    if (mine.value !== theirs.value) return true;
  }
}

const valuesOf = (option: Game['options'][number]): readonly (string | boolean)[] => (option.kind === 'toggle' ? [false, true] : option.values);

/** Values of an option that play alike in `games` games at every table of a standing, as «campaign: luck false and true play alike». */
export function alike(standing: Standing, option: Game['options'][number], games: number): string[] {
  const { game, tables } = standing;
  // A game of few people differs sooner.
  const few = tables.toSorted((a, b) => a.people - b.people);
  const tried = Array.from({ length: games }, (_, n) => few.map((table) => ({ table, n: n + 1 }))).flat();
  const values = valuesOf(option);
  const pairs = values.flatMap((one, i) => values.slice(i + 1).map((other) => [one, other] as const));
  return pairs.flatMap(([one, other]) => {
    const isTold = tried.some(({ table, n }) => {
      const played = (value: string | boolean) => course(standing, { ...table, options: { ...table.options, [option.name]: value } }, n);
      return differ(played(one), played(other));
    });
    return isTold ? [] : [`${game.command}: ${option.name} ${one} and ${other} play alike`];
  });
}
