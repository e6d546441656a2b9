import { openRandom, startRandom } from '../kernel/random.ts';
import { decisions, start } from '../kernel/run.ts';
import type { Chance } from './deps.ts';
import type { Loaded } from './loaded.ts';
import { addEvents, moveTo, queueBoard } from './move.ts';
import type { Work } from './work.ts';

/** Seats those who are in, and starts the game. Whoever has not accepted by now is not in. */
export function begin(work: Work, loaded: Loaded, chance: Chance): Loaded {
  const { row, game } = loaded;
  const sitting = loaded.people.filter(({ status }) => status === 'in');
  // Who sits where is drawn from a stream set of its own: the game's starts untouched.
  const given = game.seating(
    sitting.length,
    row.options,
    openRandom(startRandom(chance.seed()), () => {}),
  );
  const people = sitting.map((person, i) => ({ ...person, seat: given[i] ?? null }));
  if (new Set(given).size !== people.length) throw new Error(`${game.command} gives ${given.length} seats to ${people.length} people.`);
  for (const person of loaded.people) if (person.status !== 'in') work.db.dropPerson(row.id, person.user);
  for (const person of people) work.db.putPerson(row.id, person);

  const seats = game.seats.filter((seat) => given.includes(seat));
  const { state, events } = start(game.rules, { seats, options: row.options, seed: chance.seed() });
  work.db.dropErrands(row.id, 'invitation');
  const open = decisions(game.rules, state);
  const position = { state, open, text: JSON.stringify(state), checkpoint: null, since: [], saved: null };
  return work.save(moveTo(work.db, { ...loaded, people }, position), {
    phase: state.outcome ? 'over' : 'playing',
    expires: null,
    outcome: state.outcome,
    toAct: open.map(({ seat }) => seat),
    messages: addEvents(work, row, 0, events),
    ...queueBoard(work, row.id, 'fresh', state.stack.length),
  });
}
