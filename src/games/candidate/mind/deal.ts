/** Guesses the cards a candidate does not know: face-down cards are where the rules allow them, preferably where they do something. */
import { hidden, type Mind } from '../../../kernel/mind.ts';
import type { Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/types.ts';
import { dealHidden } from '../../kit/hidden.ts';
import { knownTo } from '../rules/known.ts';
import { mayLieOn } from '../rules/limits.ts';
import { familyOf, worthOf } from '../rules/table.ts';
import type { Candidate, Laid, Placement } from '../state.ts';
import type { CardId } from '../vocabulary.ts';

export const determinize: Mind<Candidate>['determinize'] = (state, viewer, random) => {
  const { discard, contest } = state;
  const boxes = contest?.boxes ?? [];
  const known = new Map((viewer === null ? [] : knownTo(state, viewer)).map(({ holder, cards }) => [holder, cards]));
  const mine = boxes.flatMap(({ laid }) => laid.flatMap(({ by, card }) => (by === viewer ? [card] : [])));
  const seen = new Set([...discard, ...(viewer === null ? [] : state.candidacies[viewer]!.hand), ...mine, ...[...known.values()].flat()]);
  const others = state.seats.filter((other) => other !== viewer);
  let pool = random.shuffle(
    'hidden',
    Object.keys(state.cards)
      .filter((card) => !seen.has(card))
      .sort(),
  );
  for (const other of others) {
    const theirs = [...(known.get(other) ?? [])];
    const { hand } = state.candidacies[other]!;
    const spots = boxes.flatMap(({ id, laid }) => laid.filter(({ by }) => by === other).map((spot) => ({ box: id, spot })));
    const placed: Placement[] = [];
    for (const [i, { box, spot }] of spots.entries()) {
      const left = hand.length + spots.length - i;
      const isKnown = random.below('hidden', left) < theirs.length;
      const card = choose(state, isKnown ? theirs : pool, placed, other, { box, spot }, random);
      if (isKnown) theirs.splice(theirs.indexOf(card), 1);
      else pool = pool.filter((one) => one !== card);
      placed.push({ card, box, on: spot.on });
      spot.card = card;
    }
    hand.splice(0, theirs.length, ...theirs);
  }
  dealHidden([...others.map((other) => state.candidacies[other]!.hand), state.deck], pool, random);
  fillTheft(state, [...known.values()].flat(), random);
};

/** Picks one of these cards for a place: usually the most effective of three that may lie there; now and then any, since people do odd things. */
function choose(
  state: Candidate,
  cards: readonly CardId[],
  placed: readonly Placement[],
  by: Seat,
  { box, spot: { on } }: { box: string; spot: Laid },
  random: Random,
): CardId {
  let best: CardId | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let tried = 0;
  const from = random.below('hidden', cards.length);
  const looks = random.below('hidden', 4) === 0 ? 1 : 3;
  const mayLie = mayLieOn(state, placed, by, { box, on });
  for (let i = 0; i < cards.length && tried < looks; i++) {
    const card = cards[(from + i) % cards.length]!;
    if (!mayLie(card)) continue;
    tried++;
    const use = useOf(state, card, on === by);
    if (use > most) [best, most] = [card, use];
  }
  return best ?? cards[from]!;
}

/** How effective a card is on its owner's section, or on another's. */
export function useOf(state: Candidate, card: CardId, own: boolean): number {
  const family = familyOf(state, card);
  if (family === 'money' || family === 'endorsement') return own ? worthOf(state, card) : -worthOf(state, card);
  if (family === 'rumor') return own ? -worthOf(state, card) : worthOf(state, card);
  if (family === 'state-ruling') return own ? -10 : 20;
  return own ? 5 : 0;
}

/** Picks the cards a Favorite has taken: any that can be held, except those the viewer knows of, since nothing visible tells which they are. */
function fillTheft(state: Candidate, known: readonly CardId[], random: Random): void {
  for (const contest of [state.contest, state.before]) {
    const { favorite, taken = [] } = contest?.theft ?? {};
    const held = [...(favorite === undefined ? [] : state.candidacies[favorite]!.hand), ...state.discard, ...state.deck].filter(
      (card) => !known.includes(card),
    );
    for (const one of taken) if (one.card === hidden) one.card = random.pick('hidden', held);
  }
  for (const { laid } of state.before?.boxes ?? []) for (const one of laid) if (one.card === hidden) one.card = random.pick('hidden', state.discard);
}
