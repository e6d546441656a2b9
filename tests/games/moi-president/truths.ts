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
  const one = told.find(({ key, args }) => keys.includes(key) && args?.by === seat);
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
/** What an attack costs somebody at most who gives up as little as possible. */
function costOf(facts: Here, seat: string, attack: string): number {
  const values = facts.was.places[seat]!.campaign.map((id) => facts.was.points[id]!);
  return attack === 'affaire' ? cheapest(facts, seat) : (attack === 'debat' ? Math.max : Math.min)(...values);
}
/** Whether a card of this worth is the lowest in hand, beside the one laid, that would elect the player from so many points. */
function isNext({ was, seat, answer }: Here, from: number, next: number | undefined): boolean {
  const left = was.places[seat]!.hand.filter((card) => kindOf(card) === 'campagne' && !answer?.picked.includes(card));
  const enough = left.map((card) => was.points[card]!).filter((points) => from < 51 && from + points >= 51);
  return answer === null || enough.length === 0 ? next === undefined : next === Math.min(...enough);
}
/** Whether this is what an attack on somebody stakes. */
const isBet = (
  { stake, attack, risks, loses = false }: Pick<Reasons['why.attacks'], 'stake' | 'attack' | 'risks' | 'loses'>,
  facts: Here,
  target: string,
): boolean =>
  attack === kindOf(used(facts, 'attacks')!) &&
  stake === costOf(facts, target, attack!) &&
  risks === (attack === 'affaire' ? undefined : costOf(facts, facts.seat, attack!)) &&
  loses === (attack === 'debat' && total(facts.was, target) + risks! > 50);
/** What the player would have lost in a duel at most. */
const riskOf = (facts: Here, kind: string): number => (lies(facts).length === 0 ? 0 : (kind === 'debat' ? Math.max : Math.min)(...lies(facts)));
const has = ({ was, seat }: Here, ...wanted: string[]): boolean => was.places[seat]!.hand.some((card) => wanted.includes(kindOf(card)));
const isOnly = (facts: Here, rival: string): boolean => others(facts).join() === rival;

export const truths: Truths<MoiPresident, Reasons> = {
  'why.elected': ({ total: points }, { is, seat }) => is.outcome!.winners.includes(seat) && points >= 51 && total(is, seat) === points,
  'why.parries': ({ attack, attacker }, facts) => wasTold(facts, 'reacts.immunite', { by: facts.seat, attack, attacker }),
  'why.diverts': ({ attack, to, back = false, total: points, leads = false, stake }, facts) =>
    (points === undefined) === (stake !== undefined) &&
    (stake === undefined || stake === costOf(facts, to, attack)) &&
    wasTold(facts, 'reacts.diversion', { by: facts.seat, attack, to, swapped: back }) &&
    (points === undefined || (points === total(facts.was, to) && others(facts).every((one) => one === to || total(facts.was, one) < points))) &&
    leads === (points !== undefined && points > total(facts.was, facts.seat)),
  'why.spares': ({ stake }, facts) =>
    facts.was.places[facts.seat]!.hand.some((card) => kindOf(card) === 'immunite') &&
    facts.answer?.picked[0] === 'suffer' &&
    stake <= open(facts.was, facts.seat),
  'why.attacks.answer': ({ target }, facts) =>
    wasTold(facts, 'attacks', { by: facts.seat, target }) &&
    facts.was.places[target]!.hand.some(
      (card) => kindOf(card) === 'immunite' && facts.was.passed!.some((one) => one.card === card && one.by.includes(facts.seat)),
    ),
  'why.attacks.leader': ({ target, total: points, ...bet }, facts) =>
    isBet(bet, facts, target) &&
    wasTold(facts, 'attacks', { by: facts.seat, target }) &&
    total(facts.was, target) === points &&
    [...others(facts), facts.seat].every((one) => one === target || total(facts.was, one) < points),
  'why.attacks.closest': ({ target, total: points, ...bet }, facts) =>
    isBet(bet, facts, target) &&
    wasTold(facts, 'attacks', { by: facts.seat, target }) &&
    total(facts.was, target) === points &&
    total(facts.was, facts.seat) >= points &&
    others(facts).every((one) => one === target || total(facts.was, one) < points),
  'why.attacks.disarms': ({ target, rest, stake }, facts) =>
    wasTold(facts, 'attacks', { by: facts.seat, target }) &&
    rest < 5 &&
    stake === cheapest(facts, target) &&
    rest === open(facts.was, target) - stake,
  'why.attacks'(all, facts) {
    const { target, open: points, stake, attack, risks, answerable = false, back, near, elects } = all;
    return (
      isBet(all, facts, target) &&
      wasTold(facts, 'attacks', { by: facts.seat, target }) &&
      open(facts.was, target) === points &&
      stake! >= 3 &&
      stake! <= points &&
      answerable === (attack !== 'affaire' && facts.was.places[target]!.hand.length > 0) &&
      (!back || (attack === 'debat' && isOnly(facts, target) && has(facts, 'tourne-points') && points + risks! >= open(facts.was, facts.seat))) &&
      (near === undefined || (total(facts.was, target) === near && near > 40)) &&
      (elects === undefined || (attack === 'debat' && elects > 50 && total(facts.was, facts.seat) + stake! === elects))
    );
  },
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
  'why.socle': ({ points, total: all, next }, facts) =>
    kindOf(used(facts, 'plays')!) === 'socle' && all === total(facts.was, facts.seat) + points && isNext(facts, all, next),
  'why.socle.first': ({ points, seat, gets, gives, total: all, undecided = false }, facts) =>
    kindOf(used(facts, 'plays')!) === (undecided ? 'indecis' : 'socle') &&
    (!undecided || points === worth(facts.was, facts.was.undecided)) &&
    facts.was.places[facts.seat]!.hand.some((card) => kindOf(card) === 'tourne-points') &&
    gets === open(facts.was, seat) &&
    gives === open(facts.was, facts.seat) &&
    all === total(facts.was, facts.seat) - gives + points + gets,
  'why.trusts.first': ({ most, seat, gets, gives, total: all }, facts) =>
    plays(facts, 'confiance') &&
    most === Math.max(...lies(facts)) &&
    facts.was.places[facts.seat]!.hand.some((card) => kindOf(card) === 'tourne-points') &&
    gets === open(facts.was, seat) &&
    gives === open(facts.was, facts.seat) - most &&
    all === total(facts.was, facts.seat) - gives + gets,
  'why.undecided': ({ points, total: all, next }, facts) =>
    plays(facts, 'indecis') &&
    points === worth(facts.was, facts.was.undecided) &&
    all === total(facts.was, facts.seat) + points &&
    isNext(facts, all, next),
  'why.near': ({ total: points, missing, next }, facts) =>
    wasTold(facts, 'lays', { by: facts.seat, total: points }) && points + missing === 51 && missing <= 10 && isNext(facts, points, next),
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
      total(facts.was, target) === theirs &&
      (theirs > 40 || (theirs >= 36 && theirs >= total(facts.was, facts.seat) + 15))
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
  'why.debate': ({ seats, stakes, totals, risks }, facts) =>
    seats.every((one, i) => totals![i] === total(facts.was, one)) &&
    plays(facts, 'grand-debat') &&
    risks === cheapest(facts, facts.seat) &&
    seats.every((one, i) => one !== facts.seat && stakes![i] === cheapest(facts, one) && stakes![i]! >= 5),
  'why.hands': ({ from, empty }, facts) =>
    plays(facts, 'tourne-main') && from !== facts.seat && (!empty || (facts.answer !== null && !has(facts, 'campagne', 'socle'))),
  'why.deals': ({ total: own, best, empty = false }, facts) =>
    plays(facts, 'nouvelle-donne') &&
    empty === (facts.answer !== null && !has(facts, 'campagne', 'socle')) &&
    (own === undefined || (total(facts.was, facts.seat) === own && others(facts).some((one) => total(facts.was, one) === best) && own < best!)),
  'why.hides': ({ open: points }, facts) => points < 5 && open(facts.was, facts.seat) === points && kindOf(used(facts, 'discards')!) === 'campagne',
  'why.useless': ({ card, lacks, copies, rival }, facts) => {
    const isExposed = others(facts).some((one) => open(facts.was, one) >= 5);
    const known = (facts.was.passed ?? []).flatMap(({ card: one, by }) => (by.includes(facts.seat) ? [one] : []));
    const holder = others(facts).find((one) => facts.was.places[one]!.hand.some((id) => kindOf(id) === 'immunite' && known.includes(id)));
    if (lacks === 'unanswered') return discards(facts, card.id) && isExposed && holder === rival && isOnly(facts, rival!);
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
  'why.saves': ({ seat, gets, gives, missing }, facts) =>
    (missing === undefined || (missing <= 10 && total(facts.was, facts.seat) - gives + gets + missing === 51)) &&
    used(facts, 'discards') !== null &&
    facts.was.places[facts.seat]!.hand.some((card) => kindOf(card) === 'tourne-points') &&
    open(facts.was, seat) === gets &&
    open(facts.was, facts.seat) === gives &&
    gets > gives,
  'why.peace': ({ card, open: points, stake, wins, elects = false, loses }, facts) => {
    const most = mostOf(facts, card.kind);
    const targets = others(facts).filter((one) => open(facts.was, one) >= 5);
    const isDanger = card.kind === 'debat' && targets.every((one) => total(facts.was, one) + stake! > 50);
    return (
      elects === (card.kind === 'debat' && total(facts.was, facts.seat) + most > 50) &&
      (loses === undefined ? !isDanger : isDanger && targets.includes(loses)) &&
      discards(facts, card.id) &&
      ['debat', 'polemique'].includes(card.kind) &&
      open(facts.was, facts.seat) === points &&
      stake === riskOf(facts, card.kind) &&
      (stake > 3 || most > 3) &&
      (wins === undefined ? stake! >= most : wins === most && (elects || isDanger || (wins > stake! && wins <= 2 * stake!)))
    );
  },
  'why.keeps.points': ({ card, open: points, rival, gets }, facts) =>
    discards(facts, card.id) &&
    points > 0 &&
    points === (card.kind === 'grand-debat' ? cheapest(facts, facts.seat) : open(facts.was, facts.seat)) &&
    (rival === undefined || (card.kind === 'tourne-points' && isOnly(facts, rival) && gets === open(facts.was, rival) && gets < points)),
  'why.keeps.hand': ({ card, points }, facts) =>
    discards(facts, card.id) &&
    ['tourne-main', 'nouvelle-donne'].includes(card.kind) &&
    points === (facts.answer === null ? undefined : worth(facts.was, facts.was.places[facts.seat]!.hand)),
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
