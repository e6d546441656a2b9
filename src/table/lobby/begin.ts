import type { Game } from '../../games/game.ts';
import { openRandom, startRandom } from '../../kernel/random.ts';
import { type Applied, decisions, start } from '../../kernel/run.ts';
import type { Decision, Message, Seat } from '../../kernel/types.ts';
import { isOverDays } from '../clock/clock.ts';
import { msg } from '../model/messages.ts';
import { allOptions } from '../model/options.ts';
import type { PersonRow } from '../model/store/store.ts';
import { addEvents, moveTo } from '../play/move.ts';
import { chapterOf, queueBoard, turnOf } from '../play/posting.ts';
import { waiting } from '../play/waiting.ts';
import { BeginFailed } from '../work/incident.ts';
import type { Loaded } from '../work/loaded/loaded.ts';
import type { Begun } from '../work/loaded/record.ts';
import { firstTurn } from '../work/loaded/undoable.ts';
import type { Context, Work } from '../work/work.ts';
import { seatsFor } from './wish.ts';

/** Seats the people who are in, and starts the game. People who haven't accepted by now are left out. */
export async function begin(context: Context, work: Work, loaded: Loaded): Promise<Loaded> {
  const { chance } = context;
  const { row, game } = loaded;
  const sitting = loaded.people.filter(({ status }) => status === 'in');
  const options = allOptions(game, row.options, sitting.length, isOverDays(row.clock));
  // Seats are drawn from a separate set of streams, so the game's own are unaffected.
  const given = seatsFor(
    game,
    sitting,
    options,
    openRandom(startRandom(chance.seed()), () => {}),
  );
  const people = sitting.map((person, i) => ({ ...person, seat: given[i] ?? null }));
  if (new Set(given).size !== people.length) throw new Error(`${game.command} gives ${given.length} seats to ${people.length} people.`);
  for (const person of loaded.people) if (person.status !== 'in') work.db.putPerson(row.id, missed(person));
  for (const person of people) work.db.putPerson(row.id, person);

  const seats = game.seats.filter((seat) => given.includes(seat));
  const champion = await championOf(context, work, loaded, people);
  const { state, events } = started(game, { seats, options, champion, seed: chance.seed() });
  work.db.dropDeliveries(row.id, 'invitation');
  const open = decisions(game.rules, state);
  const text = JSON.stringify(state);
  const turns = firstTurn(text, turnOf(loaded, { state }));
  const position = { state, open, text, checkpoint: null, since: [], saved: null, ...turns };
  const messages = addEvents(work, row, 0, [{ to: 'all', message: whoPlaysWhat(people) }, ...events]);
  return work.save(moveTo(work.db, { ...loaded, people }, position), {
    phase: state.outcome ? 'over' : 'playing',
    expires: null,
    options,
    outcome: state.outcome,
    messages,
    ...(await waiting(context, work, { ...loaded, people }, open, { acted: null })),
    ...queueBoard(work, row.id, 'fresh', { messages, chapter: chapterOf(loaded, position) }, opening(people, open)),
  });
}

/** If computers begin against people, the first board waits this long to tell their moves too, so that nobody reads two. In milliseconds. */
const openingTime = 2_000;

function opening(people: readonly PersonRow[], open: readonly Decision[]): number {
  const isComputer = (at: Seat) => people.some(({ seat, computer }) => seat === at && computer !== null);
  return open.every(({ seat }) => isComputer(seat)) && people.some(({ computer }) => computer === null) ? openingTime : 0;
}

function whoPlaysWhat(people: readonly PersonRow[]): Message {
  const seated = people.flatMap(({ seat, computer }) => (seat === null ? [] : [{ seat, level: computer }]));
  return msg('table.seats', {
    people: seated.flatMap(({ seat, level }) => (level === null ? [seat] : [])),
    computers: seated.flatMap(({ seat, level }) => (level === null ? [] : [{ seat, level }])),
  });
}

function started(game: Game, begun: Begun): Applied {
  try {
    return start(game.rules, begun);
  } catch (error) {
    throw new BeginFailed(game, begun, error);
  }
}

/** An invited person who didn't join, as the count of invitations expects them. */
export const missed = (person: PersonRow): PersonRow => ({ ...person, status: 'missed', seat: null, wish: null, moving: null });

/** The seat of the sole winner of the last game, if they play again: of the game of which this is the rematch, or of this game in this channel. */
async function championOf({ store }: Context, work: Work, { row, game }: Loaded, people: readonly PersonRow[]): Promise<string | null> {
  const last = row.previous === null ? null : await work.load(row.previous);
  const id = last?.row.phase === 'over' ? last.row.id : await store.ended(row.channel, game.command);
  const before = id === null ? null : await work.load(id);
  const [winner, ...others] = before?.row.outcome?.winners ?? [];
  if (winner === undefined || others.length > 0) return null;
  const user = before?.people.find(({ seat }) => seat === winner)?.user;
  return people.find((person) => person.user === user)?.seat ?? null;
}
