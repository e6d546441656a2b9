/** Attacks: whom they may hit, how the target answers, and what they cost. */
import { type Attack, attacks, five, type PaidTo } from '../../../src/games/moi-president/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { type Course, isDie } from '../log.ts';
import { type Board, draw, fromCampaign, fromHand, isExposed, isHere, isMinimal, sum, totalOf } from './board.ts';
import type { Told } from './told.ts';

/** Ruling 6: a duel needs five campaign points on both sides, an Affaire only on the target's. */
export function* attack(board: Board, by: Seat, { card, target }: Told['attacks']): Course {
  const { log } = board;
  const found = attacks.find((one) => one === card.kind);
  log.hold(found !== undefined, `A ${card.kind} is no attack.`);
  const isAllowed = target !== by && isExposed(board, target) && (found === 'affaire' || isExposed(board, by));
  log.hold(isAllowed, `${by} may not attack ${target} with a ${card.kind}.`);
  log.count('attacks');
  yield* answer(board, found!, by, target);
}

/** The attacker, or every target, left before one was named: the card is used up, and only its kind is told. */
export function falls(board: Board, by: Seat, kind: Attack): void {
  board.log.hold(board.gone.size > 0, `An attack of ${by} falls, but nobody has left.`);
  // A player who has left has discarded all cards, including this one.
  if (isHere(board, by)) board.discard.push(fromHand(board, by, { kind, points: 0 }));
}

/** Rulings 7 to 10: the target suffers it, cancels it, or redirects it. Suffering is not told; the payment for an Affaire is. */
function* answer(board: Board, kind: Attack, attacker: Seat, target: Seat): Course {
  const { log } = board;
  const isSuffered = (): boolean => log.wasAsked('ask.pay');
  const key = yield* log.peek(() => (isHere(board, attacker) || isSuffered() ? [target] : []));
  if (key === null) return isSuffered() ? undefined : log.expect('attack.falls', { attack: kind });
  if (key === 'reacts.immunite') {
    log.expect('reacts.immunite', { by: target, attack: kind, attacker });
    useJoker(board, target, 'immunite');
  } else if (key === 'reacts.diversion') {
    const { to, ...told } = log.take('reacts.diversion');
    const isRight = told.by === target && told.attack === kind && told.attacker === attacker && told.swapped === (to === attacker);
    log.hold(isRight && to !== target && isExposed(board, to), `${target} may not turn the attack of ${attacker} to ${to}: ${JSON.stringify(told)}.`);
    useJoker(board, target, 'diversion');
    yield* answer(board, kind, to === attacker ? target : attacker, to);
  } else yield* strike(board, kind, attacker, target);
}

function useJoker(board: Board, by: Seat, kind: 'immunite' | 'diversion'): void {
  board.log.count(kind);
  board.discard.push(fromHand(board, by, { kind, points: 0 }));
  draw(board, by);
}

function* strike(board: Board, kind: Attack, attacker: Seat, target: Seat): Course {
  const { log, places, undecided } = board;
  if (kind === 'affaire') return yield* pay(board, target, 'discard');
  const { winner, loser } = duel(board, kind, attacker, target);
  const asked = kind === 'debat' ? winner : loser;
  if ((yield* log.peek(() => (isHere(board, loser) ? [asked] : []))) === null) return;
  if (kind === 'debat') {
    const { by, from, points, total } = log.take('takes');
    places[winner]!.campaign.push(fromCampaign(board, loser, points));
    const isRight = by === winner && from === loser && total === totalOf(board, winner);
    log.hold(isRight, `${winner} takes from ${loser} and has ${totalOf(board, winner)}: told of ${by}, ${from}, ${total}.`);
  } else {
    const { by, points, worth, total } = log.take('gives');
    undecided.push(fromCampaign(board, loser, points));
    const isRight = by === loser && worth === sum(undecided) && total === totalOf(board, loser);
    log.hold(isRight, `${loser} gives, ${sum(undecided)} lie undecided, ${totalOf(board, loser)} stay: told of ${by}, ${worth}, ${total}.`);
  }
}

/** Rulings 11 and 12: both roll, and again if level; the attacker is told first. */
function duel({ log }: Board, why: 'debat' | 'polemique', attacker: Seat, target: Seat): { winner: Seat; loser: Seat } {
  for (let again = false; ; again = true) {
    const { one, other, ...told } = log.take(log.upcoming() === 'duel' ? 'duel' : 'duel.tie');
    const areThey = one.by === attacker && other.by === target && isDie(one.die) && isDie(other.die);
    log.hold(areThey && told.again === again, `${attacker} and ${target} were to roll, not ${JSON.stringify([one, other])}.`);
    log.hold('why' in told === (one.die !== other.die), `${one.die} and ${other.die} are told as ${'why' in told ? 'decided' : 'a tie'}.`);
    if (!('why' in told)) continue;
    log.hold(told.why === why, `A ${String(told.why)} is told, where a ${why} is fought.`);
    return one.die > other.die ? { winner: attacker, loser: target } : { winner: target, loser: attacker };
  }
}

/** Ruling 13: a minimal set worth five, of the owner's choice. A player who leaves meanwhile pays nothing. */
export function* pay(board: Board, by: Seat, to: PaidTo): Course {
  const { log, undecided, discard } = board;
  if ((yield* log.peek([by])) === null) return;
  const told = log.take('pays');
  log.hold(told.by === by && told.to === to && isMinimal(told.set), `${by} owes ${five} to the ${to}: ${JSON.stringify(told)} does not pay it.`);
  for (const points of told.set) (to === 'discard' ? discard : undecided).push(fromCampaign(board, by, points));
  const isRight = told.worth === sum(undecided) && told.total === totalOf(board, by);
  log.hold(isRight, `${sum(undecided)} lie undecided and ${by} has ${totalOf(board, by)}: told are ${told.worth} and ${told.total}.`);
}
