import type { Random } from '../../../kernel/random.ts';
import type { Decision, Option } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import { votesIn } from '../data/states.ts';
import { givesUp, pick } from './plan.ts';
import type { CandidateView } from './view.ts';

/** Taken whenever possible, once nothing is laid out: these lay nothing, claim nothing, and back out of what was begun. */
const plain = ['pass-sure', 'pass', 'submit', 'decline', 'alone', 'cancel'];

/**
 * Answers for a player who is away: passes, after taking back what is laid out; as Dealer, calls the remaining primary with the fewest votes, its
 * states by ascending votes; never claims; discards Zeros first, then Rumors, then the lowest Money.
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

/** The `n` ids of least worth; of equals, those listed first. */
const lowest = (ids: readonly string[], n: number, worthOf: (id: string) => number): string[] =>
  [...ids].sort((a, b) => worthOf(a) - worthOf(b)).slice(0, n);

const ascents = (votes: readonly number[]): number => votes.filter((one, i) => i > 0 && votes[i - 1]! <= one).length;

function worth(face: string): number {
  const { family, value } = printOf(face);
  return { zero: 0, rumor: 1, money: 10 + value }[family as string] ?? 1000 + (value ?? 0);
}
