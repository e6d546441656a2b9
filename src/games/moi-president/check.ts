/** Finds impossible values among the cards. */
import { type Fault, isWhole, shown } from '../values.ts';
import { deck } from './data/deck.ts';
import { copies, values } from './data/values.ts';
import { allSeats, handSize, isPoints, type PlainKind, toBeElected } from './vocabulary.ts';

const file = 'data/values.ts';

/** Every impossible value, each with the line to look at. */
export function check(): Fault[] {
  const rows = Object.entries(values).flatMap(([kind, list]) => list.map((row) => ({ kind, ...row })));
  const ofPoints = rows.flatMap(({ kind, points, copies: n }) => {
    const near = `{ points: ${String(points)}, copies: ${String(n)} }`;
    return [
      ...(isWhole(points, 1) ? [] : [{ file, near, problem: `A ${kind} card is worth ${shown(points)}; it must be a whole number, at least 1.` }]),
      ...(isWhole(n)
        ? []
        : [{ file, near, problem: `There are ${shown(n)} ${kind} cards of ${shown(points)}; it must be a whole number, at least 0.` }]),
    ];
  });
  const plain = Object.entries(copies).flatMap(([kind, n]) =>
    isWhole(n)
      ? []
      : [
          {
            file,
            near: `${quoted(kind as PlainKind)}: ${String(n)}`,
            problem: `There are ${shown(n)} ${kind} cards; it must be a whole number, at least 0.`,
          },
        ],
  );
  const faults = [...ofPoints, ...plain];
  return faults.length > 0 ? faults : wholeDeck();
}

const quoted = (kind: PlainKind): string => (kind.includes('-') ? `'${kind}'` : kind);

/** Faults that no single card shows: a game that nobody can win, or one that runs out of cards to draw. */
function wholeDeck(): Fault[] {
  const points = deck.reduce((all, card) => all + card.points, 0);
  const drawn = deck.filter(({ kind }) => !isPoints(kind)).length;
  const hands = allSeats.length * handSize;
  return [
    ...(points >= toBeElected
      ? []
      : [{ file, near: 'export const values', problem: `All cards together are worth ${points} points; ${toBeElected} are needed to be elected.` }]),
    ...(drawn > hands
      ? []
      : [
          {
            file,
            near: 'export const copies',
            problem: `Only ${drawn} cards have no points; with ${allSeats.length} players ${hands} cards are held, and one must be left to draw.`,
          },
        ]),
  ];
}
