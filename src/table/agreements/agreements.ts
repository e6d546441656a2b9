/** What can be proposed: whom each kind asks, when it falls, and what is done once all have agreed. */

import { ok, refuse } from '../../kernel/result.ts';
import { conclude } from '../../kernel/run.ts';
import type { Seat } from '../../kernel/types.ts';
import { changeHands } from '../absence/hands.ts';
import { leaveOut, pause, playFor } from '../absence/late.ts';
import { isOverdue } from '../clock/bank.ts';
import { deciders } from '../clock/deciders.ts';
import { goBack } from '../going-back/take-back.ts';
import { drawn } from '../model/messages.ts';
import type { TableResult } from '../model/refusals.ts';
import type { Person, Proposal, ProposalKind } from '../model/types.ts';
import { goOn } from '../play/move.ts';
import { fall } from '../play/proposed.ts';
import { aComputer, isComputerId, numbered, playsAlone, standIn } from '../work/computers.ts';
import { type Loaded, outOf, type Position, personOf, positionOf, seatOf } from '../work/loaded.ts';
import { backTo } from '../work/undoable.ts';
import type { Context, Work } from '../work/work.ts';

/** What a proposal is judged by. */
interface Proposing {
  loaded: Loaded;
  position: Position;
  seat: Seat;
  user: string;
  /** Whom it is to go to, if it is about somebody new here. */
  to: Person | null;
  /** Which of the others it is about, by their user's id. */
  about: string | null;
  now: number;
}

export interface Agreement {
  until: Proposal['until'];
  /** The users who must agree, and what it is about; or why there is nothing to agree to. Asked again before it is done. */
  asks(proposing: Proposing): TableResult<Pick<Proposal, 'asked' | 'about'>>;
  /** `last` is who agreed last. */
  carryOut(context: Context, work: Work, loaded: Loaded, proposal: Proposal, last: Person): Promise<Loaded>;
}

/** Everybody else who still plays, and has not left the server; computers agree to what people agree to. */
const others = ({ loaded, position, user }: Proposing): string[] => {
  const out = outOf(loaded, position);
  return loaded.people.flatMap((one) =>
    one.seat === null || one.computer !== null || one.gone !== null || one.user === user || out.includes(one.seat) ? [] : [one.user],
  );
};

/** Whoever is here, and in time, agrees to what is done about somebody whose time is over. */
function onLate(proposing: Proposing): TableResult<Pick<Proposal, 'asked' | 'about'>> {
  const { loaded, position, about, user, now } = proposing;
  const { row } = loaded;
  const isLate = (id: string | null): boolean => {
    const seat = seatOf(loaded, id);
    return seat !== null && isOverdue(row, seat, now);
  };
  if (about === user || !isLate(about)) return refuse({ why: 'not-late' });
  if (isLate(user)) return refuse({ why: 'late-yourself' });
  const who = deciders({ people: loaded.people, out: outOf(loaded, position), away: row.away, isLate: (seat) => isOverdue(row, seat, now) });
  const decides = (one: string): boolean => who.includes(seatOf(loaded, one)!);
  return ok({ asked: others(proposing).filter(decides), about });
}

export const agreements: { [kind in ProposalKind]: Agreement } = {
  back: {
    until: 'answer',
    asks(proposing) {
      const answer = backTo(proposing.position, proposing.seat);
      return answer.ok ? ok({ asked: others(proposing), about: String(answer.value.n) }) : answer;
    },
    carryOut: goBack,
  },

  draw: {
    until: 'end',
    asks(proposing) {
      const asked = others(proposing);
      return asked.length > 0 ? ok({ asked, about: null }) : refuse({ why: 'no-computer-draw' });
    },
    async carryOut(context, work, loaded, { by }) {
      const { seat } = personOf(loaded, by)!;
      const applied = conclude((await positionOf(loaded)).state, drawn);
      return (await goOn(context, work, loaded, applied, { kind: 'draw', seat: seat!, picked: [] })).next;
    },
  },

  cancel: {
    until: 'end',
    asks: (proposing) => ok({ asked: others(proposing), about: null }),
    async carryOut(_, work, loaded) {
      const { id } = loaded.row;
      work.db.dropDeliveries(id);
      work.queue(id, 'board', true);
      work.queue(id, 'proposal', false);
      return work.save(fall(work, loaded), { phase: 'closed', toAct: [], since: {}, called: [] });
    },
  },

  pause: {
    until: 'end',
    asks: (proposing) => (proposing.loaded.row.paused === null ? ok({ asked: others(proposing), about: null }) : refuse({ why: 'paused' })),
    carryOut: pause,
  },

  away: {
    until: 'late',
    asks(proposing) {
      const { row } = proposing.loaded;
      const seat = seatOf(proposing.loaded, proposing.about);
      return seat !== null && row.away.includes(seat) ? refuse({ why: 'not-late' }) : onLate(proposing);
    },
    carryOut: (context, work, loaded, { about }) => playFor(context, work, loaded, seatOf(loaded, about)!),
  },

  claim: {
    until: 'late',
    asks: onLate,
    carryOut: (context, work, loaded, { about }) => leaveOut(context, work, loaded, seatOf(loaded, about)!),
  },

  hand: {
    until: 'end',
    asks(proposing) {
      const { loaded, to, about } = proposing;
      if (!to) return refuse({ why: 'stranger' });
      // A computer accepts; that it may play is for the others to say.
      if (isComputerId(about ?? '')) {
        const [computer] = numbered([aComputer(standIn)], loaded.people);
        return playsAlone(loaded.game) ? ok({ asked: others(proposing), about: computer!.id }) : refuse({ why: 'no-computer' });
      }
      if (to.bot) return refuse({ why: 'bot', name: to.name });
      const sits = personOf(loaded, to.id);
      return sits ? refuse({ why: 'sits-here', name: sits.name }) : ok({ asked: [to.id], about: to.id });
    },
    carryOut: (context, work, loaded, { by, about }, last) =>
      changeHands(context, work, loaded, personOf(loaded, by)!, isComputerId(about ?? '') ? { ...aComputer(standIn), id: about! } : last),
  },
};
