/** Attacks up to the moment they strike: the target, and its defense. */

import { unlessForced } from '../../../../kernel/question.ts';
import { effect, seq } from '../../../../kernel/rules.ts';
import type { Offer, Option, Seat, Settled, Step } from '../../../../kernel/types.ts';
import { move } from '../../../kit/piles.ts';
import { kindOf } from '../../data/deck.ts';
import { msg } from '../../messages.ts';
import type { MoiPresident } from '../../state.ts';
import { type Attack, type CardId, five, type Kind } from '../../vocabulary.ts';
import { draw, type Play } from '../moves.ts';
import { isSure, offer, ordered, stakeOf } from '../orders.ts';
import { forgetPassed } from '../passed.ts';
import { riskOf, targetStake } from '../stakes.ts';
import { campaignOf, cardOf, isExposed, isHere, placeOf } from '../table.ts';

/** Binds the target of an attack to `as`; null if there is none any more. */
export const target = effect<MoiPresident, { by: Seat; card: CardId; attack: Attack; as: string }>('target', {
  ask(state, { by, attack }) {
    const others = state.seats.filter((seat) => seat !== by && isHere(state, seat));
    const options = others.map((seat) => asTarget(state, by, seat, attack));
    return unlessForced({ by, ask: msg('ask.target', { attack }), call: msg('call.target', { attack }), options });
  },
  run(turn, { by, card, as }, [chosen]) {
    turn.bind(as, chosen);
    if (turn.state.last) turn.state.last.target = chosen;
    // An attack said aloud can't be taken back, so nobody can try several players to learn whose standing orders answer.
    turn.reveal();
    turn.tell('all', msg('attacks', { by, card: cardOf(turn.state, card), target: chosen }));
  },
  none: (turn, { as }) => turn.bind(as, null),
});

const asTarget = (state: MoiPresident, by: Seat, seat: Seat, attack: Attack): Option => ({
  id: seat,
  label: msg('option.seat', { seat }),
  detail: targetStake(state, by, seat, attack),
  about: seat,
  ...(!isExposed(state, seat) && { blocked: msg('blocked.target-under', { seat, needed: five }) }),
});

type Assault = { attack: Attack; attacker: Seat; target: Seat | null; strike: Step[] };

/**
 * The target answers an attack, by standing order or when asked, whether or not they hold a joker. If suffered, it strikes: `strike` runs with the
 * `attacker` and `target` of that moment. A Diversion starts a new assault with a new answer.
 */
export const assault = effect<MoiPresident, Assault>('assault', {
  ask(state, { attack, attacker, target: by }) {
    if (by === null || !isHere(state, attacker)) return null;
    const hit = suffer(state, by, attack, attacker);
    const options = [hit, immunite(state, by, attack), ...diversions(state, by, attacker)];
    const call = msg('call.react', { attack, attacker });
    const stake = stakeOf(state, by, attack);
    const ask = msg('ask.react', { attack, attacker, stake, sure: isSure(state, by, attack) });
    const open = [hit, ...(stake < five ? [offer('suffer', 'suffer-below-5')] : [])];
    const settled = byOrder(state, by, attack, attacker);
    return { by, ask, call, options, offers: offersFor(state, by, attack), open, settled };
  },
  run(turn, fields, [answer]) {
    const { attack, attacker, strike } = fields;
    const by = fields.target!;
    if (answer === 'suffer') return turn.push(seq(strike, { attacker, target: by }));
    const to = answer.startsWith(divert) ? answer.slice(divert.length) : null;
    const joker = to === null ? 'immunite' : 'diversion';
    discardJoker(turn, by, joker);
    turn.state.last?.replies.push({ by, joker, to });
    if (to === null) turn.tell('all', msg('reacts.immunite', { by, attack, attacker }));
    else {
      const swapped = to === attacker;
      turn.tell('all', msg('reacts.diversion', { by, attack, attacker, to, swapped }));
      turn.push(assault({ ...fields, attacker: swapped ? by : attacker, target: to }));
    }
    draw(turn, by);
  },
  none: (turn, { attack }) => turn.tell('all', msg('attack.falls', { attack })),
});

/** The orders that would have answered, whatever the hand, so that a card not held leads to the same course. */
function offersFor(state: MoiPresident, by: Seat, attack: Attack): Offer[] {
  const immune = offer(held(state, by, 'immunite') ? 'immunite' : 'suffer', 'immunite-any');
  return stakeOf(state, by, attack) < five ? [offer('suffer', 'suffer-below-5'), immune] : [immune];
}

const divert = 'divert-';

function byOrder(state: MoiPresident, by: Seat, attack: Attack, attacker: Seat): Settled | null {
  const answer = ordered(state, by, attack);
  return answer && { picked: [answer], told: msg('order.answered', { answer, attack, attacker }) };
}

const held = (state: MoiPresident, seat: Seat, kind: Kind): CardId | undefined => placeOf(state, seat).hand.find((card) => kindOf(card) === kind);

function discardJoker({ state }: Play, by: Seat, kind: 'immunite' | 'diversion'): void {
  const card = held(state, by, kind);
  if (!card) throw new Error(`${by} holds no ${kind}.`);
  move(card, placeOf(state, by).hand, state.discard);
  forgetPassed(state, [card]);
}

function suffer(state: MoiPresident, by: Seat, attack: Attack, attacker: Seat): Option {
  const [stake, sure] = [stakeOf(state, by, attack), isSure(state, by, attack)];
  const both = { theirs: isSure(state, attacker, attack), yours: sure };
  const fight = { attack, yours: stake, theirs: riskOf(state, attacker, attack), attacker, sure: both };
  return { id: 'suffer', label: msg('option.suffer', { attack, stake, sure }), detail: msg('detail.suffer', fight) };
}

function immunite(state: MoiPresident, by: Seat, attack: Attack): Option {
  const option: Option = { id: 'immunite', label: msg('option.immunite'), detail: msg('does', { kind: 'immunite' }) };
  if (!held(state, by, 'immunite')) return { ...option, blocked: msg('blocked.not-held') };
  // Players often leave a small loss to the die, to keep the card.
  return stakeOf(state, by, attack) >= five ? { ...option, likely: true } : option;
}

/** One option for each player an attack may be turned to; none in a game that began with two. */
function diversions(state: MoiPresident, by: Seat, attacker: Seat): Option[] {
  if (state.seats.length === 2) return [];
  if (!held(state, by, 'diversion'))
    return [{ id: 'divert', label: msg('option.diversion'), detail: msg('does', { kind: 'diversion' }), blocked: msg('blocked.not-held') }];
  return state.seats.flatMap((to) => {
    if (to === by || !isHere(state, to)) return [];
    const option: Option = { id: `${divert}${to}`, label: msg('option.divert', { to }), about: to };
    if (!isExposed(state, to)) return { ...option, blocked: msg('blocked.target-under', { seat: to, needed: five }) };
    return { ...option, detail: msg('detail.divert', { to, swapped: to === attacker, campaign: campaignOf(state, to) }) };
  });
}
