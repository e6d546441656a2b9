/** Why a player made a move, in English: each completes “mainly to …”. */
import type { Phrases, Say } from '../../../../i18n/types.ts';
import type { Lack } from '../../rules/discards.ts';
import type { Reasons } from '../../rules/reasons.ts';
import { five, toBeElected } from '../../vocabulary.ts';
import { cardTitle } from '../parts.ts';
import { points } from './parts.ts';

/** What a card lacks that can't be played. */
const lack: { readonly [L in Lack]: string } = {
  undecided: 'while the undecided hold nothing',
  laid: 'which needs a campaign card laid first',
  'own-five': `which takes ${five} campaign points of one’s own`,
  'their-five': `while nobody has the ${five} campaign points to be attacked`,
  'any-five': `while nobody has ${five} campaign points`,
};

/** The total with these points, unless they are all. */
const inAll = (added: number, total: number, say: Say): string => (total > added ? `, for ${say.number(total)} in all` : '');

/** What so many points in all would do. */
const makes = (total: number, say: Say): string =>
  total >= toBeElected ? `win the election with ${say.number(total)}` : `make ${say.number(total)}`;

export const reasons: Phrases<Reasons, 'en'> = {
  'why.elected': ({ total }, say) => `be elected with ${points(total, say)}`,
  'why.parries': ({ attack, attacker }, say) => `lose nothing to ${say.of(say.player(attacker))} ${say.title(attack)}`,
  'why.diverts': ({ attack, to }, say) => `turn the ${say.title(attack)} on ${say.player(to)}`,
  'why.spares': ({ attack, stake }, say) =>
    `save Immunity for a worse attack: this ${say.title(attack)} costs ${stake === 0 ? 'nothing' : `${points(stake, say)} at most`}`,
  'why.attacks.answer': ({ target }, say) => `make ${say.player(target)} use the ${say.title('immunite')} passed on before`,
  'why.attacks.leader': ({ target, total }, say) => `hold back ${say.player(target)}, who leads with ${points(total, say)}`,
  'why.attacks.closest': ({ target, total }, say) => `keep ahead of ${say.player(target)}, who is closest with ${points(total, say)}`,
  'why.attacks': ({ target, open, stake = open, exact = false, attack, risks, near, elects }, say) => {
    const what = `${exact ? '' : attack === 'affaire' ? 'at least ' : 'up to '}${points(stake, say)}`;
    const close = near === undefined ? '' : `, who has ${say.number(near)}`;
    if (risks === undefined) return `cost ${say.player(target)}${close}${close && ','} ${what} of campaign`;
    const gains = attack === 'debat' ? `taking ${what} from ${say.player(target)}` : `costing ${say.player(target)} ${what}`;
    const so = elects === undefined ? `, at the risk of ${say.number(risks)}` : `, and winning the election with ${say.number(elects)}`;
    return `have an even chance of ${gains}${close}${so}`;
  },
  'why.takes': ({ from, points: n }, say) => `take ${points(n, say)} from ${say.player(from)}`,
  'why.gives': ({ points: n }, say) => `lose as little as possible (${points(n, say)})`,
  'why.gives.more': ({ points: n, rest }, say) => `give up ${points(n, say)} and keep the other ${points(rest, say)} of campaign`,
  'why.trusts': ({ points: n }, say) => `make ${points(n, say)} safe for good`,
  'why.trusts.die': ({ most, exact = false }, say) => `have an even chance of making ${exact ? '' : 'up to '}${points(most, say)} safe`,
  'why.socle': ({ points: n, total, spares = false }, say) =>
    `have an even chance of ${points(n, say)} that nobody can take${total > n ? `, which would ${makes(total, say)}` : ''}${spares ? ', and leave fewer points to the undecided if it fails' : ''}`,
  'why.undecided': ({ points: n, total }, say) => `have an even chance of the ${points(n, say)} of the undecided, which would ${makes(total, say)}`,
  'why.near': ({ total, missing }, say) => `reach ${points(total, say)}, only ${say.number(missing)} away from the ${toBeElected} needed`,
  'why.leads': ({ total }, say) => `take the lead with ${points(total, say)}`,
  'why.lays.safe': ({ points: n, total }, say) =>
    `add ${points(n, say)}${inAll(n, total, say)}, and stay under ${five} in campaign, out of reach of attacks`,
  'why.lays': ({ points: n, total }, say) => `add ${points(n, say)} at once${inAll(n, total, say)}`,
  'why.swaps.points': ({ gets, gives }, say) => `get ${points(gets, say)} of campaign in exchange for ${say.number(gives)}`,
  'why.hurts': ({ from, points: n }, say) => `take ${points(n, say)} of campaign away from ${say.player(from)}`,
  'why.debate': ({ seats, stakes, risks = 0 }, say) => {
    if (!stakes) return `put ${five} points of ${say.player(seats)} at risk${seats.length > 1 ? ' each' : ''}`;
    const theirs = say.list(seats.map((seat, i) => `${points(stakes[i]!, say)} of ${say.player(seat)}`));
    return `put ${theirs} at risk, ${risks === 0 ? 'with nothing to lose' : `against ${say.number(risks)}`}`;
  },
  'why.hands': ({ from }, say) => (from === null ? 'exchange hands' : `have ${say.of(say.player(from))} hand instead, which promises more`),
  'why.deals': ({ total, best, rival }, say) =>
    total === undefined || best === undefined
      ? `start again with new cards, and take away what ${rival === undefined ? 'the others have' : `${say.player(rival)} has`} kept`
      : `give luck another chance with new cards for everyone, ${say.number(total)} to ${say.number(best)} behind`,
  'why.hides': ({ open }, say) => `stay under ${five} campaign points (${say.number(open)} now), out of reach of attacks`,
  'why.saves': ({ seat, gets, gives }, say) =>
    `lay nothing and let ${say.player(seat)} lay more before ${say.title('tourne-points')}: ${say.number(gets)} for ${say.number(gives)} now`,
  'why.useless': ({ card, lacks, copies = 1 }, say) =>
    `draw a new card for ${cardTitle(say, card)}${copies > 1 ? `, one of ${say.number(copies)},` : lacks === undefined || lacks === 'own-five' || lacks === 'laid' ? ',' : ''} ${lacks === undefined ? 'which can’t do anything right now' : lack[lacks]}`,
  'why.peace': ({ card, open, stake = open }, say) =>
    `draw a new card without risking up to ${points(stake, say)} of campaign in a duel (${cardTitle(say, card)})`,
  'why.keeps.points': ({ card, open }, say) => `keep the ${points(open, say)} of campaign that ${cardTitle(say, card)} would put at stake`,
  'why.keeps.hand': ({ card }, say) => `keep the hand that ${cardTitle(say, card)} would exchange`,
  'why.unattacked': ({ card, open }, say) => `draw a new card for ${cardTitle(say, card)}: with ${points(open, say)} of campaign, nobody can attack`,
  'why.undueled': ({ card }, say) => `draw a new card for ${cardTitle(say, card)}: nobody has the ${five} campaign points that a duel takes`,
  'why.unrisked': ({ card, points: n }, say) => `not risk handing ${points(n, say)} to the undecided (${cardTitle(say, card)})`,
  'why.little': ({ card, most }, say) => `draw a new card for ${cardTitle(say, card)}, which could move no more than ${points(most, say)} now`,
  'why.hopes': ({ card, points: n }, say) => `draw something better than ${points(n, say)} (${cardTitle(say, card)})`,
  'why.faces': ({ attack, wins, risks }, say) =>
    attack === 'affaire'
      ? `let the ${say.title(attack)} happen`
      : `let the dice decide the ${say.title(attack)}${wins === undefined || risks === undefined ? '' : `, with ${points(wins, say)} to win against ${say.number(risks)}`}`,
  'why.draws': ({ card }, say) => `keep the other cards and draw a new one for ${cardTitle(say, card)}`,
  'why.stays': () => 'leave the campaign as it is',
  'why.passes.on': ({ way }) => `pass ${way === 'clockwise' ? 'clockwise' : 'counterclockwise'}`,
  'why.waits': () => 'wait for better cards',
};
