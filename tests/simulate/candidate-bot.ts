/** A sensible player of Candidate, for statistics: counts backs, values states by their votes, bluffs little. Looks only at its own view. */
import { printOf } from '../../src/games/candidate/data/cards.ts';
import { type CandidateView, view } from '../../src/games/candidate/rules/view.ts';
import type { Candidate, Placement } from '../../src/games/candidate/state.ts';
import { majority } from '../../src/games/candidate/vocabulary.ts';
import type { Random } from '../../src/kernel/random.ts';
import type { Ahead, Decision, Seat } from '../../src/kernel/types.ts';

interface Held {
  id: string;
  family: string;
  value: number;
}
type Lay = Pick<Placement, 'card' | 'box' | 'on'>;

/** The worth of a section by its backs: the owner's first card is mostly Money. */
const guess = (own: number, foreign: number): number => (own === 0 ? 0 : 25 + 22 * (own - 1)) - 12 * foreign;

/**
 * In the Convention `bold` lays everything it has; `frugal` as much as the backs call for, and more if others are still to play; `savvy` is bold, but
 * if it sees that others have laid more than it holds, it spoils the round with a Scandal and keeps its cards for the next, or rules out their
 * Endorsements.
 */
export type Style = 'bold' | 'frugal' | 'savvy';

export interface Mind {
  style: Style;
  plans: Map<Seat, { key: string; lays: Lay[] }>;
  chance: Random;
}

export function bot(state: Candidate, { seat, ask, options, min, max }: Decision, mind: Mind): string[] {
  const { chance } = mind;
  const free = options.filter(({ blocked }) => !blocked).map(({ id }) => id);
  const seen = view(state, seat);
  const faces = seen.own!.faces;
  const worthOf = (id: string): number => {
    const { family, value } = printOf(faces[id]!);
    return { money: value, endorsement: value, rumor: 15, squelch: 8, zero: 0 }[family as string] ?? 30;
  };
  const worst = (n: number): string[] => [...free].sort((a, b) => worthOf(a) - worthOf(b)).slice(0, n);
  switch (ask.key) {
    case 'ask.bid':
      return chance.below('bot', 2) === 0 ? free.filter((id) => ['money', 'endorsement'].includes(printOf(faces[id]!).family)) : [];
    case 'ask.discard-down':
      return worst(min);
    case 'ask.pass':
      return ['pass-sure'];
    case 'ask.campaign':
    case 'ask.again': {
      const given = free.filter((id) => id.endsWith('>discard')).sort((a, b) => worthOf(a.split('>')[0]!) - worthOf(b.split('>')[0]!));
      return [campaign(state, seen, seat, free, mind) ?? given[0] ?? free[0]!];
    }
    default: {
      const calls = free.filter((id) => id !== 'reorder');
      return min === 0 ? free.slice(0, max) : [chance.pick('bot', calls)];
    }
  }
}

/**
 * What the bot does before it is asked: it passes if it would pass now, because the others' cards cannot improve its chances. A bold one lays its
 * cards whatever they do; the others wait to see the backs.
 */
export function botAhead(state: Candidate, seat: Seat, { id, options }: Ahead, mind: Mind): string[] | null {
  const seen = view(state, seat);
  if (id.startsWith('if.')) return passesIfAgain(seen, options);
  if (planFor(state, seen, seat, mind).lays.length > 0 && mind.style !== 'bold') return null;
  const free = options.filter(({ blocked }) => !blocked).map(({ id }) => id);
  if (free.includes('pass-sure')) return ['pass-sure'];
  const picked = campaign(state, seen, seat, free, mind);
  return picked === null ? null : [picked];
}

/** Passes ahead in a possible second campaign if all it holds would hardly win it; otherwise it waits to see. */
function passesIfAgain({ own, contest }: CandidateView, options: Ahead['options']): string[] | null {
  const most = own!.hand.reduce((sum, card) => {
    const { family, value } = printOf(own!.faces[card]!);
    return sum + (family === 'money' || family === 'endorsement' ? value : 0);
  }, 0);
  const isWorthIt = contest!.boxes.some(({ stage, votes }) => stage !== 'done' && votes >= 12);
  if (most >= 30 && (isWorthIt || most >= 85)) return null;
  const pass = options.find(({ id, blocked }) => !blocked && (id === 'pass' || id === 'pass-sure'));
  return pass ? [pass.id] : null;
}

/** The bot's plan for this campaign, as long as nothing new has come to light. */
function planFor(state: Candidate, seen: CandidateView, seat: Seat, mind: Mind) {
  const contest = seen.contest!;
  const now = `${contest.n} ${contest.boxes.map(({ stage }) => stage).join(' ')} ${seen.discard.length} ${seen.deck} ${contest.done.length}`;
  let plan = mind.plans.get(seat);
  if (!plan || ((state.plans[seat]?.placed.length ?? 0) === 0 && plan.key !== now)) {
    plan = { key: now, lays: layOut(seen, seat, mind) };
    mind.plans.set(seat, plan);
  }
  return plan;
}

function campaign(state: Candidate, seen: CandidateView, seat: Seat, free: readonly string[], mind: Mind): string | null {
  const plan = planFor(state, seen, seat, mind);
  const placed = new Set((state.plans[seat]?.placed ?? []).map(({ card }) => card));
  for (const { card, box, on } of plan.lays.filter((one) => !placed.has(one.card))) {
    const known = [`${card}>${box}:${on}`, `at>${box}:${on}`].find((id) => free.includes(id));
    if (known) return known;
  }
  return ['submit', 'pass'].find((id) => free.includes(id)) ?? null;
}

/** Which card goes where in this campaign. */
function layOut(seen: CandidateView, seat: Seat, { style, chance }: Mind): Lay[] {
  const { own, contest, runners } = seen;
  const hand: Held[] = own!.hand.map((id) => ({ id, ...printOf(own!.faces[id]!) }));
  const lays: Lay[] = [];
  const use = (card: Held | undefined, box: string, on: Seat): void => {
    if (!card) return;
    lays.push({ card: card.id, box, on });
    hand.splice(hand.indexOf(card), 1);
  };
  const best = (family: string, least = 0): Held | undefined =>
    hand.filter((card) => card.family === family && card.value >= least).sort((a, b) => b.value - a.value)[0];
  const small = (family: string, least: number): Held | undefined =>
    hand.filter((card) => card.family === family && card.value >= least).sort((a, b) => a.value - b.value)[0];
  const isConvention = contest!.kind !== 'primary';
  const isBold = isConvention && style !== 'frugal';
  const boxes = contest!.boxes.filter(({ stage }) => stage !== 'done').sort((a, b) => b.votes - a.votes);
  for (const box of boxes) {
    const { id, votes, piles, rivals, stage } = box;
    const others = rivals.filter((one) => one !== seat);
    if (!rivals.includes(seat) || others.length === 0) continue;
    const n = (on: Seat, mine: boolean) => piles.filter((pile) => pile.on === on && (pile.by === on) === mine).reduce((sum, pile) => sum + pile.n, 0);
    const toPlay = others.filter((one) => !contest!.done.includes(one) && runners.find((runner) => runner.seat === one)!.hand > 0);
    const hopes = others.map((one) => ({ one, sum: guess(n(one, true), n(one, false)) })).sort((a, b) => b.sum - a.sum);
    const strongest = hopes[0]!;
    const later = toPlay.length === 0 ? 0 : isConvention ? 70 : Math.min(60, 8 + votes * 1.2);
    const need = Math.max(strongest.sum + 15, later) + 12 * n(seat, false);
    const son = runners.find((runner) => runner.seat === seat)!.sonUsed ? undefined : best('favorite-son');
    if (!isConvention && son && votes >= 20) {
      use(son, id, seat);
      continue;
    }
    const others0 = others.every((one) => runners.find((runner) => runner.seat === one)!.hand === 0);
    const scandal = best('scandal');
    // Everyone else is out of cards: after a Scandal the rest of this hand is unopposed.
    if (scandal && stage !== 'tie' && others0 && toPlay.length === 0 && strongest.sum > 20 && hand.some(({ family }) => family === 'money')) {
      use(scandal, id, seat);
      continue;
    }
    const money = best('money')?.value ?? 0;
    const support = hand.filter(({ family }) => family === 'endorsement').reduce((sum, { value }) => sum + value, 0);
    const most = money + support;
    const isBeaten = style === 'savvy' && isConvention && contest!.done.length > 0 && strongest.sum + 5 > most;
    if (isBeaten && scandal && hand.some(({ family }) => family === 'money')) {
      use(scandal, id, seat);
      continue;
    }
    if (style === 'savvy' && isConvention && n(strongest.one, true) >= 3) use(best('state-ruling') ?? best('party-ruling'), id, strongest.one);
    const worthIt = votes >= 12 || isConvention || most >= need + 25;
    if (most > 0 && (most >= need * 0.8 || isConvention) && worthIt) {
      const first = isBold ? best('money') : (small('money', need) ?? best('money'));
      let sum = first?.value ?? 0;
      use(first, id, seat);
      while (sum < need || isBold) {
        const more = best('endorsement');
        if (!more) break;
        sum += more.value;
        use(more, id, seat);
      }
      if (votes >= 15) use(best('squelch'), id, seat);
      if (isConvention || votes >= 15) {
        for (const { one, sum: theirs } of hopes.slice(0, 2))
          if (theirs > 0 || toPlay.includes(one)) use(best('rumor') ?? (support === 0 ? best('state-ruling') : undefined), id, one);
      }
    } else if (!isConvention && votes >= 15 && strongest.sum > 40) {
      // Out of reach, so spoil it.
      const leader = runners.find((runner) => runner.seat === strongest.one)!;
      if (leader.votes + votes >= majority || chance.below('bot', 2) === 0) use(best('deadlock') ?? best('rumor'), id, strongest.one);
    } else if (chance.below('bot', 4) === 0) use(best('zero'), id, seat);
  }
  return lays;
}
