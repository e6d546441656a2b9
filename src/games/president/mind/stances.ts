/** The answers in a battle that are worth a thought: by what they are likely to win, and what the cards may still be worth. */
import type { Question, Seat } from '../../../kernel/types.ts';
import { pointsOf } from '../data/cities.ts';
import { attacks, helicopterAttack, paradeFor } from '../data/media.ts';
import { chance } from '../rules/chance.ts';
import { saidBy } from '../rules/stance.ts';
import { candidateOf, clockwiseFrom } from '../rules/table.ts';
import type { President } from '../state.ts';
import type { MediaId } from '../vocabulary.ts';
import { attackStands, cardsOf, leadOf, lostBy, prizeWorth } from './worth.ts';

/** What a card may still be worth, in points, as long as the rounds are not nearly over: attacks win or keep cities by themselves. */
const [attackWorth, presidentWorth, nearlyOver] = [5, 1.3, 3];
/** How likely each card of a rival is an attack. */
const isAttack = 1 / 3;
/** What a rival with cards may add to the dice takes from the chance to win. */
const theirCards = 0.05;
/** An answer that promises less than the best by so many points isn't worth a thought: an attack or none, and another number of Président cards. */
const [margin, marginOnDice] = [1.5, 0.6];

/** Whether everyone in this seat's place knows that the rival can't parry this attack. */
function isSure(state: President, by: Seat, against: Seat, attack: MediaId): boolean {
  const parry = paradeFor(attack);
  const isKnown = clockwiseFrom(state, against).some((seat) => candidateOf(state, seat).known?.includes(parry));
  return isKnown || candidateOf(state, by).media.includes(parry) || state.under?.includes(parry) === true;
}

/**
 * One attack that the rival may parry and one that they can't, of those held: others do the same. Where they hold no card, the first is as good. The
 * helicopter, which can also block a flight, comes last.
 */
function attacksApart(state: President, by: Seat, against: Seat, held: readonly MediaId[]): { card: MediaId; wins: number }[] {
  const rival = candidateOf(state, against);
  const last = (card: MediaId): number => (card === helicopterAttack ? 1 : 0);
  const [sure, open] = [true, false].map((is) =>
    held.filter((card) => isSure(state, by, against, card) === is).sort((one, other) => last(one) - last(other)),
  );
  const isParried = (card: MediaId): boolean => rival.known?.includes(paradeFor(card)) === true;
  const first = open!.find((card) => !isParried(card));
  const both = rival.media.length === 0 ? [first ?? sure![0]] : [first, sure![0]];
  return both.flatMap((card) => (card === undefined ? [] : [{ card, wins: card === first && rival.media.length > 0 ? attackStands : 1 }]));
}

/** What winning the battle is worth to the player, in points: the city, what the rival has less of, and what the newcomer would win besides. */
function atStake(state: President, by: Seat, against: Seat): number {
  const { city, newcomer } = state.fight!;
  return pointsOf(city) + lostBy(state, by, against, pointsOf(city)) + prizeWorth(state, newcomer, city);
}

interface Hope {
  id: string;
  /** In points. */
  worth: number;
}

const most = (all: readonly Hope[]): number => Math.max(...all.map(({ worth }) => worth));

/** The answers in a battle that are worth a thought. */
export function stances(state: President, { by, options }: Question): string[][] | null {
  const { owner, newcomer } = state.fight!;
  const against = owner === by ? newcomer : owner;
  const rival = cardsOf(state, against);
  const isOver = state.limit !== null && state.limit - state.round < nearlyOver;
  const [attackCost, presidentCost] = isOver ? [0, 0] : [attackWorth, presidentWorth];
  const stake = atStake(state, by, against);
  const lead = leadOf(state, by, against);
  const onDice = options.flatMap(({ id }): Hope[] => {
    const said = saidBy(id);
    if (!said || 'attack' in said) return [];
    const wins = chance(said.commit + lead) / 100 - (rival > 0 ? theirCards : 0);
    return [{ id, worth: wins * stake - said.commit * presidentCost }];
  });
  if (onDice.length === 0) return null;
  // The owner says first whether to attack, and may be attacked after passing. A newcomer's answer only counts once the owner has passed.
  const spared = owner === by ? (1 - isAttack) ** rival : 1;
  const ids = options.map(({ id }) => id);
  const shown = attacksApart(
    state,
    by,
    against,
    ids.filter((id) => attacks.includes(id)),
  ).map(({ card, wins }): Hope => ({ id: card, worth: wins * stake - attackCost }));
  const best = Math.max(most(shown), spared * most(onDice));
  const passes = spared * most(onDice) > best - margin ? onDice.filter(({ worth }) => worth > most(onDice) - marginOnDice) : [];
  const worth = [...passes, ...shown.filter((one) => one.worth > best - margin)].map(({ id }) => id);
  return ids.filter((id) => worth.includes(id)).map((id) => [id]);
}
