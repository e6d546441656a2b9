import type { Random } from '../../../kernel/random.ts';
import type { Decision, Option } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import { votesIn } from '../data/states.ts';
import { givesUp, pick } from './plan.ts';
import type { CandidateView } from './view.ts';

/** What is answered wherever it can be, once nothing is laid out: it lays nothing, claims nothing, and goes back from what was begun. */
const plain = ['pass-sure', 'pass', 'submit', 'decline', 'alone', 'cancel'];

/**
 * The answer of somebody who is away: pass, which takes back what is laid out first; as Dealer, the remaining primary with the fewest votes, its states by ascending votes; no claim; discards
 * are Zeros first, then Rumors, then the lowest Money.
 */
export function whileAway({ view, decision: { ask, options, min } }: { view: CandidateView; decision: Decision }, _: Random): string[] {
  const free = options.filter(({ blocked }) => !blocked).map(({ id }) => id);
  const laid = options.find(({ id, label }) => label.key === 'back.placed' || id === pick.backGroundwork);
  if (laid) return [laid.id];
  const easy = plain.find((id) => free.includes(id));
  if (easy !== undefined) return [easy];
  if (ask.key === 'ask.primary') return lowest(free, 1, (id) => view.primaries.find((one) => one.id === id)?.votes ?? Number.POSITIVE_INFINITY);
  if (ask.key === 'ask.order') return lowest(free, 1, (id) => -ascents(id.split('-').map((state) => votesIn(state))));
  const faces = view.own?.faces ?? {};
  const worthOf = ({ id, holds = id }: Option): number => (faces[holds] === undefined ? 0 : worth(faces[holds]));
  const cards = Object.fromEntries(options.map((option) => [option.id, worthOf(option)]));
  const givenUp = free.filter(givesUp);
  return lowest(givenUp.length > 0 ? givenUp : free, min, (id) => cards[id]!);
}

/** So many of them, those worth least first; of equals, those that are listed first. */
const lowest = (ids: readonly string[], n: number, worthOf: (id: string) => number): string[] =>
  [...ids].sort((a, b) => worthOf(a) - worthOf(b)).slice(0, n);

const ascents = (votes: readonly number[]): number => votes.filter((one, i) => i > 0 && votes[i - 1]! <= one).length;

function worth(face: string): number {
  const { family, value } = printOf(face);
  return { zero: 0, rumor: 1, money: 10 + value }[family as string] ?? 1000 + (value ?? 0);
}
