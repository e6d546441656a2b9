/** Why a player made a move, in English: each completes “mainly to …”. */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Lack } from '../../rules/discards.ts';
import type { Reasons } from '../../rules/reasons.ts';
import { five, toBeElected } from '../../vocabulary.ts';
import { cardTitle } from '../parts.ts';
import { points } from './parts.ts';

/** What a card lacks that can't be played. */
const lack: { readonly [L in Lack]: string } = {
  undecided: ': the undecided hold nothing',
  laid: ', which needs a campaign card laid first',
  'own-five': `, which needs ${five} campaign points to be played`,
  'their-five': `: no rival has ${five} campaign points`,
  'any-five': `: nobody has ${five} campaign points`,
  unanswered: ', which Immunity would answer',
};

/** The total with these points, unless they are all. */
const inAll = (added: number, total: number, say: Say): string => (total > added ? `, for ${say.number(total)} in all` : '');

/** That a card in hand would then elect the player. */
const thenWins = (next: number | undefined, say: Say): string =>
  next === undefined ? '' : `, enough to win next turn with the ${say.number(next)} in hand`;

/** What so many points in all would do. */
const makes = (total: number, say: Say): string =>
  total >= toBeElected ? `win the election with ${say.number(total)}` : `make ${say.number(total)}`;

/** So many of somebody's points, of which they have so many in all. */
function staked(stake: number, total: number | undefined, whose: string, say: Say): string {
  if (total === stake) return `${whose} ${points(total, say)}`;
  return `${say.number(stake)} of ${whose} ${total === undefined ? 'points' : points(total, say)}`;
}

/** What an attack on somebody may bring, and their rank; `holds` says what a duel is for. */
function attackOn(
  { target, total, stake, exact = false, attack, risks, loses = false }: Reasons['why.attacks.leader'],
  { holds, rank }: { holds: string; rank: string },
  say: Say,
): string {
  const who = `${say.player(target)}, ${rank} with ${points(total, say)}`;
  if (stake === undefined) return `${holds} ${who}`;
  if (risks === undefined) return `take ${exact ? '' : 'at least '}${say.number(stake)} off ${who}`;
  const gains = `${attack === 'debat' ? 'taking' : 'costing them'} ${exact ? '' : 'up to '}${say.number(stake)}`;
  const danger = loses ? `, which would elect ${say.player(target)}` : '';
  return `${holds} ${who}, with an even chance of ${gains} at the risk of ${say.number(risks)}${danger}`;
}

export const reasons: Phrases<Reasons, 'en'> = {
  'why.elected': ({ total, had = false }, say) =>
    had ? `end the turn with ${points(total, say)}, which win the election whatever is played` : `be elected with ${points(total, say)}`,
  'why.parries': ({ attack, attacker }, say) => `lose nothing to ${say.of(say.player(attacker))} ${say.title(attack)}`,
  'why.diverts': ({ attack, to, back = false, total, leads = false, stake }, say) => {
    const costs = stake === undefined ? '' : `, who ${attack === 'affaire' ? 'loses at least' : 'can lose'} ${points(stake, say)}`;
    const rank = total === undefined ? costs : `, ${leads ? 'who leads' : 'the closest rival'} with ${points(total, say)}`;
    return `turn the ${say.title(attack)} ${back ? 'back ' : ''}on ${say.player(to)}${rank}`;
  },
  'why.spares': ({ attack, stake }, say) =>
    `save Immunity for a worse attack: this ${say.title(attack)} costs ${stake === 0 ? 'nothing' : `${points(stake, say)} at most`}`,
  'why.attacks.answer': ({ target }, say) => `make ${say.player(target)} use the ${say.title('immunite')} passed on before`,
  'why.attacks.leader': (one, say) => attackOn(one, { holds: 'hold back', rank: 'who leads' }, say),
  'why.attacks.closest': (one, say) => attackOn(one, { holds: 'keep ahead of', rank: 'who is closest' }, say),
  'why.attacks.disarms': ({ target, rest, stake, exact = false }, say) => {
    const who = say.player(target);
    if (stake === undefined)
      return `leave ${who} ${rest === 0 ? 'without campaign points' : `with at most ${say.number(rest)} campaign points`}, unable to begin a duel`;
    if (rest === 0) return `cost ${who} all ${points(stake, say)} of campaign, without which no duel can begin`;
    const [least, most] = exact ? ['', ''] : ['at least ', 'at most '];
    return `cost ${who} ${least}${points(stake, say)} of campaign and leave ${most}${say.number(rest)}, too few to begin a duel`;
  },
  'why.attacks': (
    { target, open, stake = open, exact = false, attack, risks, answerable, back = false, near, elects, loses = false, behind },
    say,
  ) => {
    const upTo = exact ? '' : attack === 'affaire' ? 'at least ' : 'up to ';
    const [what, much] = [`${upTo}${points(stake, say)}`, `${upTo}${say.number(stake)}`];
    const all = near === undefined ? null : `${say.of(say.player(target))} ${say.number(near)} points`;
    const lag = behind === undefined || all !== null || back ? '' : `, being ${say.number(behind.own)} to ${say.number(behind.theirs)} behind`;
    if (risks === undefined) return all === null ? `cost ${say.player(target)} ${what} of campaign${lag}` : `take ${much} off ${all}`;
    const costs = all === null ? `costing ${say.player(target)} ${what}` : `taking ${much} off ${all}`;
    const takes = all === null ? `taking ${what} from ${say.player(target)}` : `taking ${much} of ${all}`;
    const gains = attack === 'debat' ? takes : costs;
    const so = elects === undefined ? '' : ` and winning the election with ${upTo}${say.number(elects)}`;
    const regains = loses ? `, which would elect ${say.player(target)}` : back ? `, which ${say.title('tourne-points')} would win back` : '';
    return `have an even chance${answerable ? ', unless it’s answered,' : ''} of ${gains}${so}, at the risk of ${say.number(risks)}${regains}${lag}`;
  },
  'why.takes': ({ from, points: n }, say) => `take ${points(n, say)} from ${say.player(from)}`,
  'why.gives': ({ points: n }, say) => `lose as little as possible (${points(n, say)})`,
  'why.gives.more': ({ points: n, rest }, say) => `give up ${points(n, say)} and keep the other ${points(rest, say)} of campaign`,
  'why.trusts': ({ points: n }, say) => `make ${points(n, say)} safe for good`,
  'why.trusts.die': ({ most }, say) => `have an even chance of making ${points(most, say)} safe`,
  'why.socle': ({ points: n, total, spares = false, next }, say) =>
    `have an even chance of ${points(n, say)} that nobody can take${total > n ? `, which would ${makes(total, say)}` : ''}${thenWins(next, say)}${spares ? ', and leave fewer points to the undecided if it fails' : ''}`,
  'why.socle.first': ({ points: n, seat, gets, gives, total, undecided = false }, say) =>
    `have an even chance of ${undecided ? `the ${points(n, say)} of the undecided, which` : `${points(n, say)} that`} stay when ${say.title('tourne-points')} gets ${say.of(say.player(seat))} ${say.number(gets)} for ${say.number(gives)}, which would then ${makes(total, say)}`,
  'why.trusts.first': ({ most, seat, gets, gives, total }, say) =>
    `have an even chance that ${points(most, say)} stay when ${say.title('tourne-points')} gets ${say.of(say.player(seat))} ${say.number(gets)} for ${say.number(gives)}, which would then ${makes(total, say)}`,
  'why.undecided': ({ points: n, total, next }, say) =>
    `have an even chance of the ${points(n, say)} of the undecided${total > n ? `, which would ${makes(total, say)}` : ''}${thenWins(next, say)}`,
  'why.near': ({ total, missing, next }, say) =>
    `reach ${points(total, say)}${thenWins(next, say) || `, only ${say.number(missing)} away from the ${toBeElected} needed`}`,
  'why.leads': ({ total }, say) => `take the lead with ${points(total, say)}`,
  'why.lays.armed': ({ points: n, target, total }, say) =>
    `have the ${five} campaign points that a duel takes, against ${say.of(say.player(target))} ${points(total, say)} (${say.number(n)} more at once)`,
  'why.lays.arms': ({ points: n, total, card }, say) =>
    `add ${points(n, say)}${inAll(n, total, say)}, and have the ${five} campaign points that ${cardTitle(say, card)} takes`,
  'why.lays.closer': ({ open, target, total }, say) =>
    `come closer to a duel against ${say.of(say.player(target))} ${points(total, say)}, with ${say.number(open)} of the ${five} campaign points that it takes`,
  'why.lays.safe': ({ points: n, total }, say) =>
    `add ${points(n, say)}${inAll(n, total, say)}, and stay under ${five} in campaign, out of reach of attacks`,
  'why.lays': ({ points: n, total, keeps }, say) =>
    `add ${points(n, say)} at once${inAll(n, total, say)}${keeps === undefined ? '' : `, and keep the ${say.number(keeps)} in hand, out of reach of attacks`}`,
  'why.swaps.points': ({ gets, gives }, say) => `get ${points(gets, say)} of campaign in exchange for ${say.number(gives)}`,
  'why.hurts': ({ from, points: n }, say) => `take ${points(n, say)} of campaign away from ${say.player(from)}`,
  'why.debate': ({ seats, stakes, totals, risks = 0 }, say) => {
    if (!stakes) return `put ${five} points of ${say.player(seats)} at risk${seats.length > 1 ? ' each' : ''}`;
    const theirs = say.list(seats.map((seat, i) => staked(stakes[i]!, totals?.[i], say.of(say.player(seat)), say)));
    return `put ${theirs} at risk, ${risks === 0 ? 'with nothing to lose' : `against ${say.number(risks)}`}`;
  },
  'why.hands': ({ from, empty = false }, say) =>
    empty
      ? `give away a hand without points to lay${from === null ? '' : `, for ${say.of(say.player(from))}`}`
      : `exchange hands, in the hope of better cards${from === null ? '' : ` from ${say.player(from)}`}`,
  'why.deals': ({ total, best, rival, empty = false }, say) => {
    const renews = empty ? 'get new cards in place of a hand without points to lay' : 'start again with new cards';
    return total === undefined || best === undefined
      ? `${renews}, and take away what ${rival === undefined ? 'the others have' : `${say.player(rival)} has`} kept`
      : `${renews}${empty ? '' : ' for everyone'}, ${say.number(total)} to ${say.number(best)} behind`;
  },
  'why.hides': ({ open }, say) => `stay under ${five} campaign points (${say.number(open)} now), out of reach of attacks`,
  'why.saves': ({ seat, gets, gives, missing }, say) => {
    const short = missing === undefined ? '' : `, ${say.number(missing)} short of the election`;
    return `wait with ${say.title('tourne-points')}, which would get ${say.of(say.player(seat))} ${say.number(gets)} for ${say.number(gives)} now${short}, and maybe more later`;
  },
  'why.useless': ({ card, lacks, copies = 1, rival }, say) => {
    const why = lacks === undefined ? ', which can’t do anything right now' : lack[lacks];
    const known = lacks === 'unanswered' ? ` holds the ${say.title('immunite')} passed on before` : ` has fewer than ${five} campaign points`;
    const so = rival === undefined ? why : `: ${say.player(rival)}${known}`;
    return `draw a new card in place of ${cardTitle(say, card)}${copies > 1 ? ` (${say.number(copies)} in hand)` : ''}${so}`;
  },
  'why.peace': ({ card, open, stake = open, wins, elects = false, loses }, say) => {
    const danger = loses === undefined ? '' : `: lost, they would elect ${say.player(loses)}`;
    if (wins === undefined) return `draw a new card rather than risk ${points(stake, say)} of campaign in a ${cardTitle(say, card)}${danger}`;
    const chance = elects ? 'of winning the election' : `${card.kind === 'debat' ? 'of' : 'to cost a rival'} ${say.number(wins)}`;
    return `draw a new card rather than stake ${points(stake, say)} on an even chance ${chance} (${cardTitle(say, card)})${danger}`;
  },
  'why.keeps.points': ({ card, open, alone = false, rival, gets = 0 }, say) => {
    if (alone) return `draw a new card in place of ${cardTitle(say, card)}, which could hit nobody else`;
    const much = `${points(open, say)} of campaign`;
    if (card.kind !== 'tourne-points') return `draw a new card rather than put ${much} at stake with ${cardTitle(say, card)}`;
    const gives =
      rival === undefined ? `give away ${much}` : `give ${much} for ${gets === 0 ? 'nothing' : `${say.of(say.player(rival))} ${say.number(gets)}`}`;
    return `draw a new card rather than ${gives} (${cardTitle(say, card)})`;
  },
  'why.keeps.hand': ({ card, points: n }, say) =>
    n === undefined
      ? `keep the hand that ${cardTitle(say, card)} would exchange`
      : `draw a new card in place of ${cardTitle(say, card)}, which would give up the ${points(n, say)} in hand`,
  'why.unattacked': ({ card, open }, say) =>
    `draw a new card in place of ${cardTitle(say, card)}: with ${open === 0 ? 'no' : `only ${say.number(open)}`} campaign ${say.plural(open, { one: 'point', other: 'points' })}, there is no attack to answer`,
  'why.undueled': ({ card }, say) =>
    `draw a new card in place of ${cardTitle(say, card)}: no rival has the ${five} campaign points that a duel takes`,
  'why.stops': ({ card, rival, total }, say) =>
    `draw a card that may still stop ${say.player(rival)}, who has ${points(total, say)}, in place of ${cardTitle(say, card)}`,
  'why.secure': ({ card, base, total }, say) =>
    `draw a new card in place of ${cardTitle(say, card)}: ${say.number(base)} of the ${points(total, say)} are safe in the base, so there is little to protect`,
  'why.unrisked': ({ card, points: n }, say) => `not risk handing ${points(n, say)} to the undecided (${cardTitle(say, card)})`,
  'why.little': ({ card, most }, say) =>
    `draw a new card in place of ${cardTitle(say, card)}, which could move no more than ${points(most, say)} now`,
  'why.hopes': ({ card, points: n }, say) => `draw something better than ${points(n, say)} (${cardTitle(say, card)})`,
  'why.faces': ({ attack, wins, risks }, say) =>
    attack === 'affaire'
      ? `let the ${say.title(attack)} happen`
      : `let the dice decide the ${say.title(attack)}${wins === undefined || risks === undefined ? '' : `, with ${points(wins, say)} to win against ${say.number(risks)}`}`,
  'why.draws': ({ card, copies = 1 }, say) =>
    `keep the other cards and draw a new one in place of ${cardTitle(say, card)}${copies > 1 ? `, one of ${say.number(copies)} in hand` : ''}`,
  'why.stays': () => 'leave the campaign as it is',
  'why.passes.on': ({ way }) => `pass ${way === 'clockwise' ? 'clockwise' : 'counterclockwise'}`,
  'why.waits': () => 'wait for better cards',
};
