/** The course of Moi Président: turns, and every card except attacks. */
import { type Direction, five, isPoints, luckyFrom, toBeElected } from '../../../src/games/moi-president/vocabulary.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { type Course, isDie } from '../log.ts';
import { attack, falls, pay } from './attack.ts';
import {
  type Board,
  campaignOf,
  countUp,
  draw,
  fromCampaign,
  fromHand,
  isDead,
  isExposed,
  isHere,
  isIdle,
  next,
  roundFrom,
  sum,
  totalOf,
} from './board.ts';
import type { Card, Told } from './told.ts';

/** Ends when the game does. */
export function* play(board: Board): Course {
  board.first = whoBegins(board);
  board.log.expect('start.first', { seat: board.first });
  for (let by = board.first; ; by = next(board, by, 'clockwise')) {
    board.active = by;
    board.turn++;
    board.log.count('turns');
    yield* turn(board, by);
    endTurn(board, by);
  }
}

/** Ruling 1: players level at the top roll again. */
function whoBegins({ log, seats }: Board): Seat {
  let left = seats;
  while (left.length > 1) {
    const { rolls, tied } = log.take('start.rolls');
    log.hold(rolls.map(({ by }) => by).join() === left.join() && rolls.every(({ die }) => isDie(die)), `${left.join()} were to roll.`);
    const highest = Math.max(...rolls.map(({ die }) => die));
    left = rolls.filter(({ die }) => die === highest).map(({ by }) => by);
    log.hold(
      tied.join() === (left.length > 1 ? left.join() : ''),
      `${tied.join() || 'nobody'} is told as level, where ${left.join()} rolled ${highest}.`,
    );
  }
  return left[0]!;
}

/** Rulings 20 and 21; then the hand is filled. */
function endTurn(board: Board, by: Seat): void {
  const total = totalOf(board, by);
  if (isHere(board, by) && total >= toBeElected) board.log.finish([by], 'won.elected', { winner: by, points: total });
  if (isDead(board)) countUp(board, 'won.blocked');
  if (isIdle(board)) countUp(board, 'won.idle');
  if (isHere(board, by)) draw(board, by);
}

/** Ruling 2: exactly one card. */
function* turn(board: Board, by: Seat): Course {
  const { log } = board;
  const key = (yield* log.peek([by])) ?? log.upcoming();
  // If the attacker, or everyone they could name, left before a target was named, the log tells only that the attack falls.
  if (key === 'attack.falls') {
    board.idle = 0;
    return falls(board, by, log.take(key).attack);
  }
  if (!isHere(board, by)) return;
  board.idle = key === 'discards' ? board.idle + 1 : 0;
  log.hold(['discards', 'lays', 'plays', 'attacks'].includes(String(key)), `'${String(key)}' is no turn of ${by}.`);
  const told = log.take(key as 'discards' | 'lays' | 'plays' | 'attacks');
  log.hold(told.by === by, `${told.by} plays in the turn of ${by}.`);
  const print = fromHand(board, by, told.card);
  if (key === 'discards') board.discard.push(print);
  else if (key === 'lays') {
    board.places[by]!.campaign.push(print);
    log.hold(told.card.kind === 'campagne', `${by} lays a ${told.card.kind}.`);
    log.hold((told as Told['lays']).total === totalOf(board, by), `${by} has ${totalOf(board, by)} in all, not ${(told as Told['lays']).total}.`);
  } else {
    if (!isPoints(told.card.kind)) board.discard.push(print);
    if (key === 'attacks') yield* attack(board, by, told as Told['attacks']);
    else yield* card(board, by, told.card);
  }
}

function* card(board: Board, by: Seat, played: Card): Course {
  const { log, places, undecided } = board;
  const { kind } = played;
  log.count(kind);
  if (kind === 'socle') socle(board, by, played);
  else if (kind === 'confiance') {
    log.hold(places[by]!.campaign.length > 0, `${by} plays a Confiance without a campaign.`);
    if (luck(board, by)) yield* trust(board, by);
  } else if (kind === 'indecis') {
    log.hold(undecided.length > 0, `${by} plays an Indécis where nothing lies there.`);
    if (luck(board, by)) rally(board, by);
  } else if (kind === 'nouvelle-donne') newDeal(board);
  else if (kind === 'tourne-main') yield* passHands(board, by);
  else if (kind === 'tourne-points') yield* passZones(board, by);
  else if (kind === 'grand-debat') yield* greatDebate(board, by);
  else log.hold(false, `A ${kind} cannot be played so.`);
}

function luck({ log }: Board, by: Seat): boolean {
  const { die, won, by: roller } = log.take('luck');
  log.hold(roller === by && isDie(die) && won === die >= luckyFrom, `A ${die} is told as ${won ? 'won' : 'lost'}.`);
  return won;
}

function socle(board: Board, by: Seat, played: Card): void {
  const { log, places, undecided } = board;
  const print = `socle ${played.points}`;
  if (luck(board, by)) {
    places[by]!.socle.push(print);
    log.expect('keeps', { by, card: played, total: totalOf(board, by) });
  } else {
    undecided.push(print);
    log.expect('undecided', { cards: [played], worth: sum(undecided) });
  }
}

/** A campaign card may be moved to the socle. */
function* trust(board: Board, by: Seat): Course {
  const { log, places } = board;
  const key = yield* log.peek([by]);
  if (key === null) return;
  if (key === 'trust.none') return log.expect('trust.none', { by });
  const { points, by: who } = log.take('trusts');
  log.hold(who === by, `${who} trusts in the turn of ${by}.`);
  places[by]!.socle.push(fromCampaign(board, by, points));
}

function rally(board: Board, by: Seat): void {
  const cards = board.undecided.splice(0);
  board.places[by]!.socle.push(...cards);
  board.log.expect('rallies', { by, cards: cards.length, points: sum(cards), total: totalOf(board, by) });
}

/** Ruling 18. */
function newDeal(board: Board): void {
  const here = board.seats.filter((seat) => isHere(board, seat));
  const hands = here.reduce((cards, seat) => cards + board.places[seat]!.hand, 0);
  const all = board.pile + board.discard.length + board.discardedUnseen + hands;
  [board.pile, board.discard, board.discardedUnseen] = [all, [], 0];
  for (const seat of here) board.places[seat]!.hand = 0;
  for (const seat of here) draw(board, seat);
  board.log.expect('new-deal', { pile: board.pile });
}

/** Asks for the direction if there are two. Returns false if the player who was to choose has left. */
function* direction(board: Board, by: Seat) {
  const [, , third] = roundFrom(board, by);
  if (third !== undefined) yield* board.log.peek([by]);
  return isHere(board, by);
}

const gifts = (board: Board, way: Direction): { from: Seat; to: Seat }[] =>
  board.seats.filter((seat) => isHere(board, seat)).map((from) => ({ from, to: next(board, from, way) }));

/** Ruling 17: the player draws first; then everyone passes their hand. */
function* passHands(board: Board, by: Seat): Course {
  const { log } = board;
  draw(board, by);
  if (!(yield* direction(board, by))) return;
  const { way, ...told } = log.take('passes.hands');
  const right = gifts(board, way);
  const isTwo = right.length === 2;
  const isRight = told.two === isTwo && JSON.stringify(told.gifts) === JSON.stringify(right);
  log.hold(isRight, `Hands pass ${way} as ${JSON.stringify(right)}, not ${JSON.stringify(told)}.`);
}

/** Ruling 19: campaign zones only. */
function* passZones(board: Board, by: Seat): Course {
  const { log, places } = board;
  if (!(yield* direction(board, by))) return;
  const { way, gifts: told } = log.take('passes.zones');
  const given = gifts(board, way).map(({ from, to }) => ({ from, to, cards: places[from]!.campaign }));
  for (const { to, cards } of given) places[to]!.campaign = cards;
  const right = given.map(({ from, to, cards }) => ({ from, to, points: sum(cards), total: totalOf(board, to) }));
  log.hold(JSON.stringify(told) === JSON.stringify(right), `Campaigns pass as ${JSON.stringify(right)}, not ${JSON.stringify(told)}.`);
}

/** Ruling 16: the player first, then clockwise. */
function* greatDebate(board: Board, by: Seat): Course {
  const { log } = board;
  const round = roundFrom(board, by);
  const exposed = round.filter((seat) => campaignOf(board, seat) >= five);
  for (const seat of round) if (!exposed.includes(seat)) log.expect('exempt', { seat });
  for (const seat of exposed) {
    if (!isExposed(board, seat)) continue;
    const { die, spared, seat: who } = log.take('stands');
    log.hold(who === seat && isDie(die) && spared === die >= luckyFrom, `${seat} was to stand, not ${who} with ${die}.`);
    if (!spared) yield* pay(board, seat, 'undecided');
  }
}

/** Ruling 23: hand and campaign go to the discard, the socle out of the game; the last player left wins. */
export function leave(board: Board, { seat, held }: Told['leaves']): void {
  const place = board.places[seat]!;
  const had = { socle: sum(place.socle), campaign: sum(place.campaign) };
  board.log.hold(
    held.socle === had.socle && held.campaign === had.campaign,
    `${seat} left ${JSON.stringify(had)} behind, not ${JSON.stringify(held)}.`,
  );
  board.discard.push(...place.campaign.splice(0));
  board.discardedUnseen += place.hand;
  board.out.push(...place.socle.splice(0));
  place.hand = 0;
  board.gone.add(seat);
  const [last, ...others] = board.seats.filter((one) => isHere(board, one));
  if (last !== undefined && others.length === 0) board.log.finish([last], 'won.alone', { winner: last });
}
