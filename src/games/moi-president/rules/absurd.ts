/** Answers that no player of the board game would give. */
import type { Seat } from '../../../kernel/types.ts';
import { type Absurdities, absurdBy, type Choice, type IsAbsurd } from '../../kit/absurd.ts';
import type { Card } from '../data/deck.ts';
import { five, isPoints, toBeElected } from '../vocabulary.ts';
import { discarding } from './turn.ts';
import type { MoiPresidentView, PlaceView } from './view.ts';

type Posed = Choice<MoiPresidentView>;

const mine = ({ view, seat }: Posed): PlaceView => view.places.find((place) => place.seat === seat)!;
const others = ({ view, seat }: Posed): PlaceView[] => view.places.filter((place) => place.seat !== seat && place.here);
const isExposed = ({ campaignPoints }: PlaceView): boolean => campaignPoints >= five;

/** The card of the hand that an option plays or discards. */
function cardIn({ view }: Posed, id: string): { card: Card | undefined; discards: boolean } {
  const discards = id.startsWith(discarding);
  const name = discards ? id.slice(discarding.length) : id;
  return { card: view.own?.hand.find((one) => one.id === name), discards };
}

/** Looks at what is done with a card of the hand on the player's turn. */
const onTurn =
  (isAbsurd: (choice: Posed, card: Card, discards: boolean) => boolean) =>
  (choice: Posed): IsAbsurd | null =>
    choice.ask.key === 'ask.card'
      ? ([id]) => {
          const { card, discards } = cardIn(choice, id!);
          return card !== undefined && isAbsurd(choice, card, discards);
        }
      : null;

const canPlay = ({ options }: Posed, { id }: Card): boolean => options.some((option) => option.id === id);

/** Cards that keep the player's total as it is, or only raise it. */
const keeps: readonly string[] = ['campagne', 'socle', 'confiance', 'indecis', 'tourne-main', 'nouvelle-donne'];

/** Whether the player has won at the end of a turn in which the card is used so. */
function elects(choice: Posed, card: Card, discards: boolean): boolean {
  const { total } = mine(choice);
  if (total >= toBeElected) return discards || keeps.includes(card.kind);
  return !discards && card.kind === 'campagne' && total + card.points >= toBeElected;
}

/** Whether the player would be elected by the best card of the one they debate with. */
function wouldElect(choice: Posed, target: Seat): boolean {
  const cards = others(choice).find(({ seat }) => seat === target)?.campaign ?? [];
  return choice.ask.args?.attack === 'debat' && mine(choice).total + Math.max(0, ...cards.map(({ points }) => points)) >= toBeElected;
}

/** The points of a card in a zone, by its id. */
const pointsIn = (places: readonly PlaceView[]): Map<string, number> =>
  new Map(places.flatMap(({ campaign }) => campaign.map(({ id, points }) => [id, points])));

/** Options that are fewer or more points than the best, where only points differ. */
function beyond(options: readonly { id: string }[], worth: (id: string) => number, best: (...all: number[]) => number): IsAbsurd {
  const most = best(...options.map(({ id }) => worth(id)));
  return ([id]) => worth(id!) !== most;
}

const sumOf = (id: string): number => id.split('+').reduce((sum, one) => sum + Number(one), 0);

/** Another total that far below 51 is elected with the next card. */
const nearly = five;

const absurdities: Absurdities<MoiPresidentView> = {
  /** The player could win now for sure. */
  'passes-up-win'(choice) {
    if (choice.ask.key !== 'ask.card') return null;
    const sure = new Set(
      choice.options.flatMap(({ id }) => {
        const { card, discards } = cardIn(choice, id);
        return card && elects(choice, card, discards) ? [id] : [];
      }),
    );
    return sure.size > 0 ? ([id]) => !sure.has(id!) : null;
  },
  /** An even chance to be elected at once, while nobody else is near. */
  'passes-up-chance'(choice) {
    const { total } = mine(choice);
    if (choice.ask.key !== 'ask.card' || total >= toBeElected || others(choice).some((one) => one.total >= toBeElected - 2 * five)) return null;
    const used = choice.options.map(({ id }) => ({ id, ...cardIn(choice, id) }));
    const reaches = (card: Card): boolean =>
      (card.kind === 'socle' && total + card.points >= toBeElected) ||
      (card.kind === 'indecis' && total + choice.view.undecidedPoints >= toBeElected);
    const isSure = used.some(({ card, discards }) => card && elects(choice, card, discards));
    if (isSure || !used.some(({ card, discards }) => card && !discards && reaches(card))) return null;
    return ([id]) => {
      const { card, discards } = cardIn(choice, id!);
      // A Debate may be won, too.
      return discards || (card !== undefined && !reaches(card) && card.kind !== 'debat');
    };
  },
  /** Points that could be laid, or be won by the die. */
  'throws-points': onTurn((choice, card, discards) => discards && isPoints(card.kind) && card.points > 0 && mine(choice).total < toBeElected),
  /** A Trust that could be played: it costs no more, and the player may still move nothing. */
  'throws-trust': onTurn((choice, card, discards) => discards && card.kind === 'confiance' && canPlay(choice, card)),
  /** Undecided points that could be won by the die. */
  'throws-undecided': onTurn((choice, card, discards) => discards && card.kind === 'indecis' && choice.view.undecidedPoints > 0),
  /** A Scandal that could hit somebody and can't come back. */
  'throws-scandal': onTurn((choice, card, discards) => {
    const isSafe = others(choice).length === 1 || !isExposed(mine(choice));
    return discards && card.kind === 'affaire' && canPlay(choice, card) && isSafe;
  }),
  /** Nobody else has to face it; to throw it away does no less. */
  'debates-alone': onTurn((choice, card, discards) => !discards && card.kind === 'grand-debat' && !others(choice).some(isExposed)),
  /** All neighbors have fewer points to pass. */
  'passes-points-away': onTurn(
    (choice, card, discards) =>
      !discards && card.kind === 'tourne-points' && others(choice).every(({ campaignPoints }) => campaignPoints < mine(choice).campaignPoints),
  ),
  /** Somebody else attacked, far behind one who needs five points and could be attacked, unless a card of theirs would elect the player. */
  'spares-leader'(choice) {
    if (choice.ask.key !== 'ask.target') return null;
    const totals = new Map<Seat, number>(others(choice).map(({ seat, total }) => [seat, total]));
    const most = Math.max(...choice.options.map(({ id }) => totals.get(id) ?? 0));
    return most >= toBeElected - nearly ? ([id]) => (totals.get(id!) ?? 0) < most - 2 * five && !wouldElect(choice, id!) : null;
  },
  /** A lower card taken from the loser of a Debate. */
  'takes-less'({ ask, options, view }) {
    const points = pointsIn(view.places);
    return ask.key === 'ask.take' ? beyond(options, (id) => points.get(id) ?? 0, Math.max) : null;
  },
  /** A higher card given up than the lowest. */
  'gives-more'({ ask, options, view }) {
    const points = pointsIn(view.places);
    return ask.key === 'ask.give' ? beyond(options, (id) => points.get(id) ?? 0, Math.min) : null;
  },
  /** More points paid than the five that it takes. */
  'pays-more': ({ ask, options }) => (ask.key === 'ask.pay' ? beyond(options, sumOf, Math.min) : null),
  /** No card made safe, where one may be. */
  'trusts-none': ({ ask }) => (ask.key === 'ask.trust' ? ([id]) => id === 'none' : null),
  /** A lower card made safe than the highest, which is what a Debate takes. */
  'trusts-less'({ ask, options, view }) {
    const points = pointsIn(view.places);
    return ask.key === 'ask.trust' ? beyond(options, (id) => points.get(id) ?? Number.NEGATIVE_INFINITY, Math.max) : null;
  },
};

export const absurd = absurdBy(absurdities);
