/** Before the game: named opponents who accept, or an open lobby that people join. */

import type { Level } from '../../computer/levels.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/types.ts';
import { clockOption, timesOf } from '../clock/clock.ts';
import { checkOption } from '../model/options.ts';
import type { TableResult } from '../model/refusals.ts';
import type { PersonRow } from '../model/store.ts';
import type { Tables } from '../model/tables.ts';
import type { Person, TableInfo } from '../model/types.ts';
import { replyTime } from '../play/posting.ts';
import { computerAt, seated } from '../work/computers.ts';
import { type Loaded, newcomer, personOf } from '../work/loaded.ts';
import { infoOf } from '../work/snapshot.ts';
import { type Context, infoAgain, type Work } from '../work/work.ts';
import { begin, missed } from './begin.ts';
import { isLate } from './sweeping.ts';
import { hostWish, wishFor } from './wish.ts';

type Step = (work: Work, loaded: Loaded, person: Person) => TableResult<Loaded> | Promise<TableResult<Loaded>>;

export function openLobbies(
  context: Context,
): Pick<Tables, 'accept' | 'decline' | 'join' | 'leave' | 'seat' | 'unseat' | 'set' | 'wish' | 'begin' | 'posted' | 'showInvitation'> {
  /** Carries out `step` on a table that still gathers, and has the invitation brought up to date. */
  const gather = (what: string, id: string, person: Person, request: string, step: Step): Promise<TableResult<TableInfo>> =>
    context.change({ what, table: id, user: person.id }, infoAgain(context, request), async (work) => {
      const loaded = await gathering(work, id);
      if (!loaded.ok) return loaded;
      if (person.bot) return refuse({ why: 'bot', name: person.name });
      const done = await step(work, loaded.value, person);
      return done.ok ? ok(infoOf(done.value)) : done;
    });

  /** Begins where nobody is waited for any more. */
  const beginIfComplete = async (work: Work, loaded: Loaded): Promise<Loaded> =>
    loaded.people.every(({ status }) => status === 'in') ? await begin(context, work, loaded) : show(work, loaded);

  const accept: Step = async (work, loaded, { id, name }) => {
    const person = personOf(loaded, id);
    if (!person) return refuse({ why: 'not-invited' });
    if (person.status === 'in') return refuse({ why: 'already-in' });
    const accepted = { ...person, name, status: 'in' as const };
    work.db.putPerson(loaded.row.id, accepted);
    return ok(await beginIfComplete(work, { ...loaded, people: loaded.people.map((one) => (one === person ? accepted : one)) }));
  };

  /** Somebody will not play. With too few left the invitation is over; with the others all in, the game begins. */
  const without = async (work: Work, loaded: Loaded, person: PersonRow): Promise<Loaded> => {
    const invitation = isInvitation(loaded);
    if (person.status === 'invited') work.db.putPerson(loaded.row.id, missed(person));
    else work.db.dropPerson(loaded.row.id, person.user);
    const rest = { ...loaded, people: loaded.people.filter((one) => one !== person) };
    if (!invitation) return show(work, rest);
    return rest.people.length < loaded.game.rules.players.min ? shut(work, rest, replyTime) : await beginIfComplete(work, rest);
  };

  const decline: Step = async (work, loaded, { id }) => {
    const person = personOf(loaded, id);
    if (!person) return refuse({ why: 'not-invited' });
    return person.status === 'in' ? refuse({ why: 'already-in' }) : ok(await without(work, loaded, person));
  };

  const join: Step = async (work, loaded, { id, name }) => {
    const person = personOf(loaded, id);
    if (person?.status === 'in') return refuse({ why: 'already-in' });
    if (person) return accept(work, loaded, { id, name });
    if (isInvitation(loaded)) return refuse({ why: 'not-invited' });
    const { max } = loaded.game.rules.players;
    if (loaded.people.length >= max) return refuse({ why: 'full', max });
    const joined = newcomer({ id, name }, 1 + Math.max(...loaded.people.map(({ place }) => place)));
    // Whoever declined before comes in anew.
    work.db.dropPerson(loaded.row.id, id);
    work.db.putPerson(loaded.row.id, joined);
    return ok(show(work, { ...loaded, people: [...loaded.people, joined] }));
  };

  /** The host alone has computers come and go. */
  const seat =
    (level: Level): Step =>
    (work, loaded, { id }) => {
      if (id !== loaded.row.host) return refuse({ why: 'not-host' });
      if (isInvitation(loaded)) return refuse({ why: 'not-invited' });
      const computer = seated(loaded, level);
      if (!computer.ok) return computer;
      work.db.putPerson(loaded.row.id, computer.value);
      return ok(show(work, { ...loaded, people: [...loaded.people, computer.value] }));
    };

  const unseat =
    (computer: string): Step =>
    async (work, loaded, { id }) => {
      if (id !== loaded.row.host) return refuse({ why: 'not-host' });
      const found = computerAt(loaded, computer);
      return found.ok ? ok(await without(work, loaded, found.value)) : found;
    };

  const leave: Step = async (work, loaded, { id }) => {
    if (id === loaded.row.host) return ok(shut(work, loaded, replyTime));
    const person = personOf(loaded, id);
    return person?.status === 'in' ? ok(await without(work, loaded, person)) : refuse({ why: 'stranger' });
  };

  const start: Step = async (work, loaded, { id }) => {
    if (id !== loaded.row.host) return refuse({ why: 'not-host' });
    const { min } = loaded.game.rules.players;
    const here = loaded.people.filter(({ status }) => status === 'in').length;
    return here < min ? refuse({ why: 'too-few', min }) : ok(await begin(context, work, loaded));
  };

  const wish = (work: Work, loaded: Loaded, user: string, seat: Seat | null): TableResult<Loaded> => {
    const told = wishFor(work, loaded, user, seat);
    // Where somebody else was quicker to take it, the menu is shown anew, with the seat as theirs. What else is refused shows nothing.
    if (told.ok || told.error.why === 'seat-taken') work.queue(loaded.row.id, 'invitation', false, replyTime);
    return told;
  };

  return {
    wish: (id, person, seat, request) => gather('wish', id, person, request, (work, loaded) => wish(work, loaded, person.id, seat)),
    posted: (id, post, version) =>
      context.change({ what: 'posted', table: id }, null, async (work) => {
        const loaded = await work.load(id);
        if (!loaded) return refuse({ why: 'no-table' });
        // Once it has begun, the living post is a board.
        if (loaded.row.phase === 'playing' || loaded.row.phase === 'over') return ok(infoOf(loaded));
        work.db.dropDeliveries(id, 'invitation');
        if (loaded.row.version !== version) work.queue(id, 'invitation', false);
        return ok(infoOf(work.save(loaded, { postChannel: post.channel, postMessage: post.message })));
      }),
    showInvitation: (id, person, request) =>
      gather('show', id, person, request, (work, loaded) => {
        const shown = showOnce(context, work, id, 'invitation');
        return shown.ok ? ok(loaded) : shown;
      }),
    accept: (id, person, request) => gather('accept', id, person, request, accept),
    decline: (id, person, request) => gather('decline', id, person, request, decline),
    join: (id, person, request) => gather('join', id, person, request, join),
    leave: (id, person, request) => gather('leave', id, person, request, leave),
    seat: (id, person, level, request) => gather('seat', id, person, request, seat(level)),
    unseat: (id, person, computer, request) => gather('unseat', id, person, request, unseat(computer)),
    begin: (id, person, request) => gather('begin', id, person, request, start),
    set: (id, person, option, value, request) =>
      gather('set', id, person, request, (work, loaded) => {
        if (person.id !== loaded.row.host) return refuse({ why: 'not-host' });
        if (option === clockOption) {
          if (timesOf(String(value)) === null) return refuse({ why: 'not-offered', option: `clock: ${value}` });
          work.queue(id, 'invitation', false, replyTime);
          return ok(work.save(loaded, { clock: String(value) }));
        }
        const checked = checkOption(loaded.game, option, value);
        if (!checked.ok) return checked;
        if (option === loaded.game.wishes?.hostOption) return wish(work, loaded, person.id, hostWish(loaded.game, { [option]: value }));
        work.queue(id, 'invitation', false, replyTime);
        return ok(work.save(loaded, { options: { ...loaded.row.options, [option]: value } }));
      }),
  };
}

/** Somebody was named and has not answered: only those named may accept. */
const isInvitation = ({ people }: Loaded) => people.some(({ status }) => status === 'invited');

/** The table, if it still gathers. One that has expired is closed by whoever touches it first. */
async function gathering(work: Work, id: string): Promise<TableResult<Loaded>> {
  const loaded = await work.load(id);
  if (!loaded) return refuse({ why: 'no-table' });
  const { phase, expires } = loaded.row;
  if (phase === 'playing' || phase === 'over') return refuse({ why: 'began' });
  if (isLate(loaded.row, work.now)) shut(work, loaded);
  if (expires !== null && expires <= work.now) return refuse({ why: 'expired' });
  return phase === 'closed' ? refuse({ why: 'no-table' }) : ok(loaded);
}

/** Has the invitation brought up to date. */
function show(work: Work, loaded: Loaded): Loaded {
  work.queue(loaded.row.id, 'invitation', false, replyTime);
  return work.save(loaded, {});
}

/** Ends a gathering: nobody will play here. */
export function shut(work: Work, loaded: Loaded, delay = 0): Loaded {
  work.queue(loaded.row.id, 'invitation', false, delay);
  return work.save(loaded, { phase: 'closed' });
}

/** Has the table shown to everybody, if it was not a moment ago. */
export function showOnce({ rateLimits }: Context, work: Work, id: string, kind: 'invitation' | 'show'): TableResult<null> {
  const at = rateLimits.shows.next(id, work.now);
  if (at !== null) return refuse({ why: 'shown-lately', at });
  work.queue(id, kind, true);
  work.afterwards(() => rateLimits.shows.note(id, work.now));
  return ok(null);
}
