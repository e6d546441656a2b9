/** What each side of a battle is asked: an attack, or a number of Président cards for the dice, in one answer. */
import type { Message, Offered, Option, Question, Seat, Settled } from '../../../kernel/types.ts';
import { pointsOf } from '../data/cities.ts';
import { msg, msgWhenRead } from '../messages.ts';
import type { President } from '../state.ts';
import { type CityId, worthy } from '../vocabulary.ts';
import { chance } from './chance.ts';
import { attackHeld, attackOrdered, commitOrdered, emptyHanded, nothing, offerNoFight, shows } from './orders.ts';
import { completesGroup, elects, held, majorityIn, strengthOf } from './table.ts';

const committing = 'commit-';
/** Shows nothing, and commits cards if it comes to the dice. It has no button: only an order answers this. */
const later = 'later';

/** The answer that shows no attack and commits `n` Président cards. */
const passing = (n: number): string => (n === 0 ? nothing : `${committing}${n}`);

/** The meaning of an answer: an attack, or cards for the dice, or null: the cards are asked for later. */
export function saidBy(picked: string): { attack: string } | { commit: number } | null {
  if (picked === later) return null;
  if (picked === nothing) return { commit: 0 };
  return picked.startsWith(committing) ? { commit: Number(picked.slice(committing.length)) } : { attack: picked };
}

interface Stance {
  by: Seat;
  against: Seat;
  city: CityId;
  /** The city is this side's. */
  owns: boolean;
  /** This side has the hand: the other's attack counts only if it shows none. */
  first: boolean;
  /** This side has shown nothing, and commits cards now. */
  passed: boolean;
  /** An attack has just been parried, and both answer again. */
  again: boolean;
}

/**
 * One question for everything a side may have to say, so that nobody waits twice. It reveals nothing about a hand: every player who holds any card is
 * asked, or an order answers for them, whatever the cards are.
 */
export function stanceQuestion(state: President, stance: Stance): Question {
  const { by, against, city, owns, first, passed, again } = stance;
  const ordered = { attack: passed ? 'never' : attackOrdered(state, by, city), commit: commitOrdered(state, by, city) } as const;
  const settled = emptyHanded(state, by) ? ({ picked: [nothing] } as const satisfies Settled) : settledBy(state, stance, ordered);
  const n = held(state, by, 'president').length;
  const counts = ordered.commit === null ? Array.from({ length: n + 1 }, (_, i) => i) : [ordered.commit];
  const attacks = ordered.attack === 'never' ? [] : held(state, by, 'attack');
  const what = () => ({ city, against, owns, again, mine: strengthOf(state, by), theirs: strengthOf(state, against), ...prizeOf(state, stance) });
  const isCommitment = ordered.attack === 'never';
  const options = [
    ...counts.map((count) => passOption(state, stance, count, isCommitment)),
    ...attacks.map((card, i): Option => {
      const option = { id: card, label: msg('card', { card }), detail: msg('attack.detail', { card, against, owns }) };
      // An attack is hardly ever parried; for a small city players often keep it.
      return i === 0 && isWorthOne(state, stance) ? { ...option, likely: true } : option;
    }),
  ];
  return {
    by,
    ask: isCommitment
      ? msgWhenRead('ask.commit', what)
      : msgWhenRead('ask.attack', () => ({ ...what(), first, holds: attacks.length > 0, commits: counts.length > 1 })),
    // What everyone reads must reveal no order: only that nothing was shown is public.
    call: passed ? msg('call.commit', { city }) : msg('call.attack', { city }),
    options: settled?.picked[0] === later ? [{ id: later, label: msg('show.nothing') }] : options,
    // A player whose order commits cards in other battles would commit none here from now on: the offer means neither an attack nor cards.
    offers: offerNoFight(city, { attack: !isCommitment, commit: ordered.commit !== 0 }),
    // If a player's orders say otherwise for the dice, this is refused and the panel shows their own answers, so it reveals no order either.
    open: () => [{ id: nothing, label: showsNothing(passed) }, ...offerNoFight(city, { attack: !passed, commit: true })],
    settled,
  };
}

/** What the city would give the newcomer, and the chances of the dice, all from public facts. */
function prizeOf(state: President, { by, against, city, owns }: Stance): { group: boolean; elected: boolean; percent: number } {
  const newcomer = owns ? against : by;
  const [mine, theirs] = [strengthOf(state, by), strengthOf(state, against)];
  return {
    group: completesGroup(state, newcomer, city),
    elected: elects(state) && strengthOf(state, newcomer) + pointsOf(city) >= majorityIn(state),
    percent: chance(Math.sign(mine - theirs)),
  };
}

function isWorthOne(state: President, stance: Stance): boolean {
  if (pointsOf(stance.city) >= worthy) return true;
  const { group, elected } = prizeOf(state, stance);
  return group || elected;
}

/** The same under the board and on the panel, whatever the hand or orders. */
const showsNothing = (passed: boolean): Message => msg('pass.open', { attack: !passed });

const passOption = (state: President, { by, against, passed }: Stance, n: number, isCommitment: boolean): Offered => ({
  id: passing(n),
  words() {
    const [mine, theirs] = [strengthOf(state, by), strengthOf(state, against)];
    const [bonus, their] = [mine > theirs ? 1 : 0, theirs > mine ? 1 : 0];
    return {
      label: n === 0 ? showsNothing(passed) : isCommitment ? msg('commit', { n }) : msg('no-attack', { n }),
      short: msg('commit.short', { n, attack: !isCommitment }),
      detail: msg('commit.detail', { plus: n + bonus, percent: chance(n + bonus - their), against, sure: emptyHanded(state, against) }),
    };
  },
});

/** The orders' answer, if they show an attack that is held or leave nothing to ask now; null: ask. */
function settledBy(
  state: President,
  { by, passed }: Stance,
  { attack, commit }: { attack: 'never' | 'always' | null; commit: number | null },
): Settled | null {
  if (attack === null) return null;
  const card = attack === 'always' ? attackHeld(state, by) : nothing;
  if (card !== nothing) return shows(card);
  if (commit !== null) return { picked: [passing(commit)], told: passed ? msg('order.commits', { n: commit }) : msg('order.passes', { n: commit }) };
  // A player who would have shown an attack is not asked now, or everyone would know that they hold none.
  return attack === 'always' ? { picked: [later], told: msg('order.shows', { card: null }) } : null;
}
