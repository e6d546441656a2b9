/** What can be proposed: what each kind is about, and what is done once it is agreed. The constitution says who is asked and what they must say. */

import { ok, refuse } from '../../kernel/result.ts';
import { conclude } from '../../kernel/run.ts';
import type { Seat } from '../../kernel/types.ts';
import { changeHands } from '../absence/hands.ts';
import { leaveOut, playFor } from '../absence/late.ts';
import { changeClock, pause } from '../absence/pausing.ts';
import { bankOf, isOverdue, silence, timesOf } from '../clock/clock.ts';
import { constitution } from '../consent/constitution.ts';
import { areOpen } from '../consent/verdict.ts';
import { goBack } from '../going-back/take-back.ts';
import { isComputerId } from '../model/ids.ts';
import { drawn } from '../model/messages.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Person, Proposal, ProposalKind } from '../model/types.ts';
import { goOn } from '../play/move.ts';
import { fall } from '../play/proposed.ts';
import { aComputer, numbered, playsAlone, standIn } from '../work/computers.ts';
import { type Loaded, type Position, personOf, positionOf, seatOf } from '../work/loaded/loaded.ts';
import { backTo } from '../work/loaded/undoable.ts';
import type { Context, Work } from '../work/work.ts';

/** The data by which a proposal is judged. */
interface Proposing {
  loaded: Loaded;
  position: Position;
  seat: Seat;
  user: string;
  /** The person it goes to, if it is about someone new here. */
  to: Person | null;
  /** The player it is about, by user id; or the clock. */
  about: string | null;
  now: number;
}

/** How it was agreed. */
interface Agreed {
  /** All of the others who have a voice have agreed. */
  isUnanimous: boolean;
}

export interface Agreement {
  /** Returns what it is about; or why there is nothing to agree to. Called again before it is done. */
  about(proposing: Proposing): TableResult<string | null>;
  carryOut(context: Context, work: Work, loaded: Loaded, proposal: Proposal, how: Agreed): Promise<Loaded>;
}

/** The player's time must be over; to be put out of the game, for as long as a turn gives, unless they have left the server. */
function ofLate(kind: 'away' | 'claim', { loaded, about, user, now }: Proposing): TableResult<string | null> {
  const { row } = loaded;
  const seat = seatOf(loaded, about);
  if (about === user || seat === null || !isOverdue(row, seat, now)) return refuse({ why: 'not-late' });
  if (isOverdue(row, seatOf(loaded, user) ?? '', now)) return refuse({ why: 'late-yourself' });
  const hasLeft = personOf(loaded, about!)?.gone !== null;
  const at = hasLeft || constitution[kind].about === 'late' ? now : (bankOf(row, seat)?.zero ?? now) + silence(row.clock);
  return at > now ? refuse({ why: 'too-soon', at }) : ok(about);
}

/** Whether another person plays, not just computers. */
const hasPeople = ({ loaded, user }: Proposing): boolean =>
  loaded.people.some((one) => one.user !== user && one.seat !== null && one.computer === null && one.gone === null);

function ofSeat({ loaded, to, about, seat }: Proposing): TableResult<string | null> {
  if (!to) return refuse({ why: 'stranger' });
  // A computer always accepts; the others decide whether it may play.
  if (isComputerId(about ?? '')) {
    const [computer] = numbered(loaded.game, [aComputer(standIn(loaded.game))], loaded.people);
    return playsAlone(loaded.game) ? ok(computer!.id) : refuse({ why: 'no-computer' });
  }
  if (to.bot) return refuse({ why: 'bot', name: to.name });
  const sits = personOf(loaded, to.id);
  if (sits) return refuse({ why: 'sits-here', name: sits.name });
  // A player who has seen what one seat holds can't play another.
  const sat = loaded.row.former.find((one) => one.user === to.id && one.seat !== seat);
  return sat ? refuse({ why: 'sat-here', name: to.name }) : ok(to.id);
}

export const agreements: { [kind in ProposalKind]: Agreement } = {
  back: {
    about({ position, seat }) {
      const answer = backTo(position, seat);
      return answer.ok ? ok(String(answer.value.n)) : answer;
    },
    carryOut: goBack,
  },

  draw: {
    about: (proposing) => (hasPeople(proposing) ? ok(null) : refuse({ why: 'no-computer-draw' })),
    async carryOut(context, work, loaded, { by }) {
      const { seat } = personOf(loaded, by)!;
      const applied = conclude((await positionOf(loaded)).state, drawn);
      return (await goOn(context, work, loaded, applied, { kind: 'draw', seat: seat!, picked: [] })).next;
    },
  },

  cancel: {
    about: () => ok(null),
    async carryOut(_, work, loaded) {
      const { id } = loaded.row;
      work.db.dropDeliveries(id);
      work.queue(id, 'board', true);
      work.queue(id, 'proposal', false);
      return work.save(fall(work, loaded), { phase: 'closed', toAct: [], since: {}, called: [] });
    },
  },

  pause: {
    // A pause that one player took alone can be extended.
    about: ({ loaded }) => (loaded.row.paused === null || loaded.row.rest !== null ? ok(null) : refuse({ why: 'paused' })),
    carryOut: pause,
  },

  clock: {
    about({ about, loaded }) {
      if (about === null || timesOf(about) === null) return refuse({ why: 'not-offered', option: `clock: ${about}` });
      return about === loaded.row.clock ? refuse({ why: 'same-clock' }) : ok(about);
    },
    carryOut: (context, work, loaded, { about }) => changeClock(context, work, loaded, about!),
  },

  away: {
    about(proposing) {
      const { row } = proposing.loaded;
      const seat = seatOf(proposing.loaded, proposing.about);
      return seat !== null && row.away.includes(seat) ? refuse({ why: 'not-late' }) : ofLate('away', proposing);
    },
    carryOut: (context, work, loaded, { about }) => playFor(context, work, loaded, seatOf(loaded, about)!),
  },

  claim: {
    about: (proposing) => ofLate('claim', proposing),
    carryOut: (context, work, loaded, { about }) => leaveOut(context, work, loaded, seatOf(loaded, about)!),
  },

  hands: {
    about: ({ loaded }) => (areOpen(loaded.proposals) ? refuse({ why: 'open-already' }) : ok(null)),
    carryOut: async (_, work, loaded) => work.save(loaded, {}),
  },

  hand: {
    about: ofSeat,
    carryOut: (context, work, loaded, { by, about, taker }, { isUnanimous }) =>
      changeHands(
        context,
        work,
        loaded,
        personOf(loaded, by)!,
        isComputerId(about ?? '') ? { ...aComputer(standIn(loaded.game)), id: about! } : { id: about!, name: taker ?? '?' },
        !isUnanimous,
      ),
  },
};
