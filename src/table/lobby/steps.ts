/** What people do before a game: each is a step of a table that still gathers. */

import type { Level } from '../../computer/levels.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/types.ts';
import { clockOption, timesOf } from '../clock/clock.ts';
import { checkOption, tryOutsOption } from '../model/options.ts';
import type { TableResult } from '../model/refusals.ts';
import type { PersonRow, TableRow } from '../model/store/store.ts';
import type { Person } from '../model/types.ts';
import { replyTime } from '../play/posting.ts';
import { computerAt, seated } from '../work/computers.ts';
import { type Loaded, newcomer, personOf } from '../work/loaded/loaded.ts';
import type { Context, Work } from '../work/work.ts';
import { begin, missed } from './begin.ts';
import { hostWish, wishFor } from './wish.ts';

/** A table that still gathers, and the person who does something there. */
interface Gathering {
  context: Context;
  work: Work;
  loaded: Loaded;
  person: Person;
}

export type Step = (gathering: Gathering) => TableResult<Loaded> | Promise<TableResult<Loaded>>;

export const accept: Step = async (gathering) => {
  const {
    work,
    loaded,
    person: { id, name },
  } = gathering;
  const person = personOf(loaded, id);
  if (!person) return refuse({ why: 'not-invited' });
  if (person.status === 'in') return refuse({ why: 'already-in' });
  const accepted = { ...person, name, status: 'in' as const };
  work.db.putPerson(loaded.row.id, accepted);
  return ok(await beginIfComplete({ ...gathering, loaded: { ...loaded, people: loaded.people.map((one) => (one === person ? accepted : one)) } }));
};

export const decline: Step = async (gathering) => {
  const person = personOf(gathering.loaded, gathering.person.id);
  if (!person) return refuse({ why: 'not-invited' });
  return person.status === 'in' ? refuse({ why: 'already-in' }) : ok(await without(gathering, person));
};

export const join: Step = async (gathering) => {
  const {
    work,
    loaded,
    person: { id, name },
  } = gathering;
  const person = personOf(loaded, id);
  if (person?.status === 'in') return refuse({ why: 'already-in' });
  if (person) return accept(gathering);
  if (isInvitation(loaded)) return refuse({ why: 'not-invited' });
  const { max } = loaded.game.rules.players;
  if (loaded.people.length >= max) return refuse({ why: 'full', max });
  const joined = newcomer({ id, name }, 1 + Math.max(...loaded.people.map(({ place }) => place)));
  // A person who declined before joins again.
  work.db.dropPerson(loaded.row.id, id);
  work.db.putPerson(loaded.row.id, joined);
  return ok(show(work, { ...loaded, people: [...loaded.people, joined] }));
};

export const leave: Step = async (gathering) => {
  const {
    work,
    loaded,
    person: { id },
  } = gathering;
  if (id === loaded.row.host) return ok(shut(work, loaded, replyTime));
  const person = personOf(loaded, id);
  return person?.status === 'in' ? ok(await without(gathering, person)) : refuse({ why: 'stranger' });
};

/** Only the host adds and removes computers. */
export const seat =
  (level: Level): Step =>
  ({ work, loaded, person: { id } }) => {
    if (id !== loaded.row.host) return refuse({ why: 'not-host' });
    if (isInvitation(loaded)) return refuse({ why: 'not-invited' });
    const computer = seated(loaded, level);
    if (!computer.ok) return computer;
    work.db.putPerson(loaded.row.id, computer.value);
    return ok(show(work, { ...loaded, people: [...loaded.people, computer.value] }));
  };

export const unseat =
  (computer: string): Step =>
  async (gathering) => {
    const { loaded, person } = gathering;
    if (person.id !== loaded.row.host) return refuse({ why: 'not-host' });
    const found = computerAt(loaded, computer);
    return found.ok ? ok(await without(gathering, found.value)) : found;
  };

export const wish =
  (seat: Seat | null): Step =>
  ({ work, loaded, person }) => {
    const told = wishFor(work, loaded, person.id, seat);
    // If someone else took it first, the menu is shown again, with the seat as theirs. Other refusals show nothing.
    if (told.ok || told.error.why === 'seat-taken') work.queue(loaded.row.id, 'invitation', false, replyTime);
    return told;
  };

/** The host chooses an option of the game, or the clock. */
export const set =
  (option: string, value: string | boolean): Step =>
  (gathering) => {
    const { work, loaded, person } = gathering;
    if (person.id !== loaded.row.host) return refuse({ why: 'not-host' });
    if (option === clockOption) {
      if (timesOf(String(value)) === null) return refuse({ why: 'not-offered', option: `clock: ${value}` });
      return ok(show(work, loaded, { clock: String(value) }));
    }
    if (option === tryOutsOption && loaded.game.mind && typeof value === 'boolean') return ok(show(work, loaded, { tryOuts: value }));
    const checked = checkOption(loaded.game, option, value);
    if (!checked.ok) return checked;
    if (option === loaded.game.wishes?.hostOption) return wish(hostWish(loaded.game, { [option]: value }))(gathering);
    return ok(show(work, loaded, { options: { ...loaded.row.options, [option]: value } }));
  };

export const start: Step = async ({ context, work, loaded, person }) => {
  if (person.id !== loaded.row.host) return refuse({ why: 'not-host' });
  const { min } = loaded.game.rules.players;
  const here = loaded.people.filter(({ status }) => status === 'in').length;
  return here < min ? refuse({ why: 'too-few', min }) : ok(await begin(context, work, loaded));
};

/** Removes a person who won't play. With too few left, the invitation is over; if all the others are in, the game begins. */
async function without(gathering: Gathering, person: PersonRow): Promise<Loaded> {
  const { work, loaded } = gathering;
  const invitation = isInvitation(loaded);
  if (person.status === 'invited') work.db.putPerson(loaded.row.id, missed(person));
  else work.db.dropPerson(loaded.row.id, person.user);
  const rest = { ...loaded, people: loaded.people.filter((one) => one !== person) };
  if (!invitation) return show(work, rest);
  return rest.people.length < loaded.game.rules.players.min ? shut(work, rest, replyTime) : await beginIfComplete({ ...gathering, loaded: rest });
}

/** Begins if nobody is waited for anymore. */
async function beginIfComplete({ context, work, loaded }: Gathering): Promise<Loaded> {
  return loaded.people.every(({ status }) => status === 'in') ? await begin(context, work, loaded) : show(work, loaded);
}

/** A named person hasn't answered yet, so only named people may accept. */
const isInvitation = ({ people }: Loaded) => people.some(({ status }) => status === 'invited');

/** Updates the invitation, and saves these columns. */
function show(work: Work, loaded: Loaded, change: Partial<TableRow> = {}): Loaded {
  work.queue(loaded.row.id, 'invitation', false, replyTime);
  return work.save(loaded, change);
}

/** Closes a gathering: no game will be played here. */
export function shut(work: Work, loaded: Loaded, delay = 0): Loaded {
  work.queue(loaded.row.id, 'invitation', false, delay);
  return work.save(loaded, { phase: 'closed' });
}
