import { kindOf } from '../../../src/games/moi-president/data/deck.ts';
import type { Reasons } from '../../../src/games/moi-president/rules/reasons.ts';
import type { MoiPresident } from '../../../src/games/moi-president/state.ts';
import { type Facts, type Truths, wasTold } from '../facts.ts';

type Here = Facts<MoiPresident>;
const worth = ({ points }: MoiPresident, cards: readonly string[]): number => cards.reduce((sum, card) => sum + (points[card] ?? 0), 0);
const open = (state: MoiPresident, seat: string): number => worth(state, state.places[seat]!.campaign);
const total = (state: MoiPresident, seat: string): number => open(state, seat) + worth(state, state.places[seat]!.socle);
const others = ({ was, seat }: Here): string[] => was.seats.filter((one) => one !== seat && !was.gone.includes(one));
const used = ({ told, seat }: Here, ...keys: string[]): string | null => {
  // Turns with a discard are told with the one after them.
  const one = told.findLast(({ key, args }) => keys.includes(key) && args?.by === seat);
  return one ? (one.args!.card as { id: string }).id : null;
};
const plays = (facts: Here, kind: string): boolean => {
  const card = used(facts, 'plays') ?? facts.was.last?.card;
  return card !== undefined && card !== null && kindOf(card) === kind;
};
const discards = (facts: Here, id: string): boolean => used(facts, 'discards') === id;
const lies = ({ was, seat }: Here): number[] => was.places[seat]!.campaign.map((card) => was.points[card]!);

/** The least that pays five points of campaign without change; 0 if there are fewer. */
function cheapest({ was }: Here, seat: string): number {
  const sums = [0];
  for (const card of was.places[seat]!.campaign) sums.push(...sums.map((sum) => sum + was.points[card]!));
  return sums.some((sum) => sum >= 5) ? Math.min(...sums.filter((sum) => sum >= 5)) : 0;
}

/** The most points that the discarded card could have moved. */
function mostOf(facts: Here, kind: string): number {
  const { was } = facts;
  const exposed = others(facts).filter((one) => open(was, one) >= 5);
  const values = (seat: string) => was.places[seat]!.campaign.map((id) => was.points[id]!);
  const stakes: { [kind: string]: () => number } = {
    indecis: () => worth(was, was.undecided),
    confiance: () => Math.max(...lies(facts)),
    affaire: () => Math.max(...exposed.map((one) => cheapest(facts, one))),
    debat: () => Math.max(...exposed.flatMap(values)),
    polemique: () => Math.max(...exposed.map((one) => Math.min(...values(one)))),
  };
  return stakes[kind]!();
}
/** What the player would have lost in a duel at most. */
const riskOf = (facts: Here, kind: string): number => (lies(facts).length === 0 ? 0 : (kind === 'debat' ? Math.max : Math.min)(...lies(facts)));
const has = ({ was, seat }: Here, ...wanted: string[]): boolean => was.places[seat]!.hand.some((card) => wanted.includes(kindOf(card)));
const isOnly = (facts: Here, rival: string): boolean => others(facts).join() === rival;

export const truths: Truths<MoiPresident, Reasons> = {
  'why.elected': ({ total: points }, { is, seat }) => is.outcome!.winners.includes(seat) && points >= 51 && total(is, seat) === points,
  'why.parries': ({ attack, attacker }, facts) => wasTold(facts, 'reacts.immunite', { by: facts.seat, attack, attacker }),
  'why.diverts': ({ attack, to }, facts) => wasTold(facts, 'reacts.diversion', { by: facts.seat, attack, to }),
  'why.spares': ({ stake }, facts) =>
    facts.was.places[facts.seat]!.hand.some((card) => kindOf(card) === 'immunite') &&
    facts.answer?.picked[0] === 'suffer' &&
    stake <= open(facts.was, facts.seat),
  'why.attacks.answer': ({ target }, facts) =>
    wasTold(facts, 'attacks', { by: facts.seat, target }) &&
    facts.was.places[target]!.hand.some(
      (card) => kindOf(card) === 'immunite' && facts.was.passed!.some((one) => one.card === card && one.by.includes(facts.seat)),
    ),
  'why.attacks.leader': ({ target, total: points }, facts) =>
    wasTold(facts, 'attacks', { by: facts.seat, target }) &&
    total(facts.was, target) === points &&
    [...others(facts), facts.seat].every((one) => one === target || total(facts.was, one) < points),
  'why.attacks.closest': ({ target, total: points }, facts) =>
    wasTold(facts, 'attacks', { by: facts.seat, target }) &&
    total(facts.was, target) === points &&
    total(facts.was, facts.seat) >= points &&
    others(facts).every((one) => one === target || total(facts.was, one) < points),
  'why.attacks.disarms': ({ target, rest }, facts) =>
    wasTold(facts, 'attacks', { by: facts.seat, target }) && rest < 5 && rest === open(facts.was, target) - cheapest(facts, target),
  'why.attacks': ({ target, open: points, stake, attack, risks = 0, answerable = false, back, near, elects }, facts) =>
    wasTold(facts, 'attacks', { by: facts.seat, target }) &&
    open(facts.was, target) === points &&
    stake! >= 3 &&
    stake! <= points &&
    risks === (attack === 'affaire' ? 0 : riskOf(facts, attack!)) &&
    answerable === (attack !== 'affaire' && facts.was.places[target]!.hand.length > 0) &&
    (!back || (attack === 'debat' && isOnly(facts, target) && has(facts, 'tourne-points') && points + risks >= open(facts.was, facts.seat))) &&
    (near === undefined || (total(facts.was, target) === near && near > 40)) &&
    (elects === undefined || (attack === 'debat' && elects > 50 && total(facts.was, facts.seat) + stake! === elects)),
  'why.takes': ({ from, points }, facts) => wasTold(facts, 'takes', { by: facts.seat, from, points }),
  'why.gives': ({ points }, facts) =>
    points >= Math.min(...lies(facts)) && (wasTold(facts, 'gives', { by: facts.seat, points }) || wasTold(facts, 'pays', { by: facts.seat })),
  'why.gives.more': ({ points, rest }, facts) =>
    points > 0 &&
    rest === open(facts.was, facts.seat) - points &&
    (wasTold(facts, 'gives', { by: facts.seat, points }) || wasTold(facts, 'pays', { by: facts.seat })),
  'why.trusts': ({ points }, facts) => wasTold(facts, 'trusts', { by: facts.seat, points }),
  'why.stays': (_, facts) => wasTold(facts, 'trust.none', { by: facts.seat }),
  'why.trusts.die': ({ most }, facts) => plays(facts, 'confiance') && most === Math.max(...lies(facts)),
  'why.socle': ({ points, total: all }, facts) => kindOf(used(facts, 'plays')!) === 'socle' && all === total(facts.was, facts.seat) + points,
  'why.socle.first': ({ points, seat, gets, gives, total: all }, facts) =>
    kindOf(used(facts, 'plays')!) === 'socle' &&
    facts.was.places[facts.seat]!.hand.some((card) => kindOf(card) === 'tourne-points') &&
    gets === open(facts.was, seat) &&
    gives === open(facts.was, facts.seat) &&
    all === total(facts.was, facts.seat) - gives + points + gets,
  'why.trusts.first': ({ most, exact, seat, gets, gives, total: all }, facts) =>
    plays(facts, 'confiance') &&
    most === Math.max(...lies(facts)) &&
    exact === lies(facts).every((one) => one === most) &&
    facts.was.places[facts.seat]!.hand.some((card) => kindOf(card) === 'tourne-points') &&
    gets === open(facts.was, seat) &&
    gives === open(facts.was, facts.seat) - most &&
    all === total(facts.was, facts.seat) - gives + gets,
  'why.undecided': ({ points, total: all }, facts) =>
    plays(facts, 'indecis') && points === worth(facts.was, facts.was.undecided) && all === total(facts.was, facts.seat) + points,
  'why.near': ({ total: points, missing }, facts) =>
    wasTold(facts, 'lays', { by: facts.seat, total: points }) && points + missing === 51 && missing <= 10,
  'why.leads': ({ total: points }, facts) =>
    wasTold(facts, 'lays', { by: facts.seat }) &&
    points >= 10 &&
    others(facts).every((one) => total(facts.was, one) < points) &&
    others(facts).some((one) => total(facts.was, one) >= total(facts.was, facts.seat)),
  'why.lays.arms': ({ points, total: all, card }, facts) =>
    wasTold(facts, 'lays', { by: facts.seat }) &&
    all === total(facts.was, facts.seat) + points &&
    open(facts.was, facts.seat) < 5 &&
    open(facts.was, facts.seat) + points >= 5 &&
    others(facts).some((one) => open(facts.was, one) >= 5) &&
    ['debat', 'polemique'].includes(card.kind) &&
    facts.was.places[facts.seat]!.hand.includes(card.id),
  'why.lays.armed': ({ points, target, total: theirs }, facts) => {
    const own = open(facts.was, facts.seat);
    return (
      wasTold(facts, 'lays', { by: facts.seat }) &&
      own < 5 &&
      own + points >= 5 &&
      open(facts.was, target) >= 5 &&
      total(facts.was, target) === theirs
    );
  },
  'why.lays.closer': ({ open: own, target, total: theirs }, facts) =>
    wasTold(facts, 'lays', { by: facts.seat }) &&
    own < 5 &&
    own > open(facts.was, facts.seat) &&
    has(facts, 'debat', 'polemique') &&
    open(facts.was, target) >= 5 &&
    theirs > 40 &&
    total(facts.was, target) === theirs,
  'why.lays.safe': ({ points, total: all }, facts) =>
    wasTold(facts, 'lays', { by: facts.seat }) && all === total(facts.was, facts.seat) + points && open(facts.was, facts.seat) + points < 5,
  'why.lays': ({ points, total: all }, facts) => wasTold(facts, 'lays', { by: facts.seat }) && all === total(facts.was, facts.seat) + points,
  'why.swaps.points': ({ gets, gives }, facts) => gets > gives && gives === open(facts.was, facts.seat) && wasTold(facts, 'passes.zones'),
  'why.hurts': ({ from, points }, facts) => open(facts.was, from) === points && wasTold(facts, 'passes.zones'),
  'why.debate': ({ seats, stakes, risks }, facts) =>
    plays(facts, 'grand-debat') &&
    risks === cheapest(facts, facts.seat) &&
    seats.every((one, i) => one !== facts.seat && stakes![i] === cheapest(facts, one) && stakes![i]! >= 5),
  'why.hands': ({ from, empty }, facts) =>
    plays(facts, 'tourne-main') && from !== facts.seat && (!empty || (facts.answer !== null && !has(facts, 'campagne', 'socle'))),
  'why.deals': ({ total: own, best }, facts) =>
    plays(facts, 'nouvelle-donne') &&
    (own === undefined || (total(facts.was, facts.seat) === own && others(facts).some((one) => total(facts.was, one) === best) && own < best!)),
  'why.hides': ({ open: points }, facts) => points < 5 && open(facts.was, facts.seat) === points && kindOf(used(facts, 'discards')!) === 'campagne',
  'why.useless': ({ card, lacks, copies, rival }, facts) => {
    const isExposed = others(facts).some((one) => open(facts.was, one) >= 5);
    const reason: { [kind: string]: boolean } = {
      indecis: facts.was.undecided.length === 0,
      confiance: lies(facts).length === 0,
      affaire: !isExposed,
      'grand-debat': !isExposed && open(facts.was, facts.seat) < 5,
      debat: !isExposed || open(facts.was, facts.seat) < 5,
      polemique: !isExposed || open(facts.was, facts.seat) < 5,
    };
    const own = open(facts.was, facts.seat);
    const lacked = {
      undecided: facts.was.undecided.length,
      laid: lies(facts).length,
      'own-five': Math.floor(own / 5),
      'any-five': Math.floor(own / 5),
    };
    const isLacking = lacks === 'their-five' ? !isExposed : lacked[lacks!] === 0;
    const alike = facts.was.places[facts.seat]!.hand.filter((one) => kindOf(one) === card.kind).length;
    const isAlone = rival === undefined || (lacks === 'their-five' && isOnly(facts, rival));
    return discards(facts, card.id) && reason[card.kind] === true && isLacking && isAlone && (copies === 1 || copies === alike);
  },
  'why.saves': ({ seat, gets, gives }, facts) =>
    used(facts, 'discards') !== null &&
    facts.was.places[facts.seat]!.hand.some((card) => kindOf(card) === 'tourne-points') &&
    open(facts.was, seat) === gets &&
    open(facts.was, facts.seat) === gives &&
    gets > gives,
  'why.peace': ({ card, open: points, stake, wins }, facts) => {
    const most = mostOf(facts, card.kind);
    return (
      discards(facts, card.id) &&
      ['debat', 'polemique'].includes(card.kind) &&
      open(facts.was, facts.seat) === points &&
      stake === riskOf(facts, card.kind) &&
      (stake > 3 || most > 3) &&
      (wins === undefined ? stake >= most : wins === most && wins > stake && wins <= 2 * stake)
    );
  },
  'why.keeps.points': ({ card, open: points, rival, gets }, facts) =>
    discards(facts, card.id) &&
    points > 0 &&
    points === (card.kind === 'grand-debat' ? cheapest(facts, facts.seat) : open(facts.was, facts.seat)) &&
    (rival === undefined || (card.kind === 'tourne-points' && isOnly(facts, rival) && gets === open(facts.was, rival) && gets < points)),
  'why.keeps.hand': ({ card }, facts) => discards(facts, card.id) && ['tourne-main', 'nouvelle-donne'].includes(card.kind),
  'why.unattacked': ({ card, open: points }, facts) =>
    discards(facts, card.id) && ['immunite', 'diversion'].includes(card.kind) && open(facts.was, facts.seat) === points && points < 5,
  'why.undueled': ({ card }, facts) =>
    discards(facts, card.id) && ['immunite', 'diversion'].includes(card.kind) && others(facts).every((one) => open(facts.was, one) < 5),
  'why.stops': ({ card, rival, total: points }, facts) =>
    discards(facts, card.id) &&
    ['immunite', 'diversion'].includes(card.kind) &&
    points > 40 &&
    total(facts.was, rival) === points &&
    open(facts.was, rival) >= 5 &&
    others(facts).every((one) => open(facts.was, one) < 5 || total(facts.was, one) <= points),
  'why.secure': ({ card, base, total: points }, facts) =>
    discards(facts, card.id) &&
    ['immunite', 'diversion'].includes(card.kind) &&
    total(facts.was, facts.seat) === points &&
    open(facts.was, facts.seat) === points - base &&
    points >= base + 5 &&
    points <= base + 15 &&
    2 * base >= 3 * (points - base) &&
    (facts.answer === null || facts.was.places[facts.seat]!.hand.filter((one) => kindOf(one) === card.kind).length === 1),
  'why.unrisked': ({ card, points }, facts) => discards(facts, card.id) && card.kind === 'socle' && points === facts.was.points[card.id],
  'why.little': ({ card, most }, facts) => {
    const isDuel = ['debat', 'polemique'].includes(card.kind);
    return discards(facts, card.id) && most <= (isDuel ? 3 : 5) && most === mostOf(facts, card.kind) && (!isDuel || riskOf(facts, card.kind) <= 3);
  },
  'why.hopes': ({ card, points }, facts) => discards(facts, card.id) && card.kind === 'campagne' && points === facts.was.points[card.id],
  'why.faces': ({ attack, wins = 3, risks = 3 }, { was, is, seat }) => {
    if (attack !== 'affaire' && (wins > open(was, is.last!.by) || risks > open(was, seat) || wins < 3 || risks < 3)) return false;
    const { card, by: attacker, target, replies } = is.last!;
    const hit = replies.findLast(({ to }) => to)?.to ?? target;
    return kindOf(card) === attack && attacker !== seat && hit === seat && replies.every(({ by }) => by !== seat);
  },
  'why.draws': ({ card }, facts) => discards(facts, card.id),
  'why.passes.on': ({ way }, { answer }) => answer?.picked[0] === way,
  'why.waits': () => true,
};

/** What is said if nothing else is true. */
export const last: readonly string[] = ['why.draws', 'why.passes.on', 'why.waits'];
