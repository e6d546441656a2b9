/** The options of Moi Président that everyone can know: cards in zones by their points, payments, targets, directions. */
import { directions, five } from '../../../src/games/moi-president/vocabulary.ts';
import type { Decision, Option } from '../../../src/kernel/types.ts';
import { freeOf } from '../log.ts';
import { type Board, isExposed, isMinimal, pointsOf } from './board.ts';
import type { Card } from './told.ts';

/** The points of a card, since cards with the same points are interchangeable here. */
const points = ({ label }: Option): string => ((label.args?.card as Card | undefined)?.points ?? 'none').toString();
const distinct = (values: readonly string[]): string[] => [...new Set(values)];

export function offers(board: Board, asked: Decision): { mine: string[]; shown: string[] } | null {
  const { seat, ask, options } = asked;
  const { places, seats } = board;
  const campaign = (of: string): string[] => distinct(places[of]!.campaign.map((print) => String(pointsOf(print))));
  const cards = () => options.filter(({ blocked, leaves }) => !blocked && !leaves).map(points);
  const others = seats.filter((other) => other !== seat && isExposed(board, other));
  if (ask.key === 'ask.target') return { mine: others, shown: freeOf(asked) };
  if (ask.key === 'ask.direction') return { mine: [...directions], shown: freeOf(asked) };
  if (ask.key === 'ask.trust') return { mine: [...campaign(seat), 'none'], shown: cards() };
  if (ask.key === 'ask.take') return { mine: campaign(String(ask.args!.from)), shown: cards() };
  if (ask.key === 'ask.give') return { mine: campaign(seat), shown: cards() };
  if (ask.key === 'ask.pay') return { mine: payments(places[seat]!.campaign.map(pointsOf)), shown: freeOf(asked) };
  if (ask.key !== 'ask.react') return null;
  // Nobody else knows which jokers are held, but everyone knows whom a Diversion may hit.
  const shown = freeOf(asked).filter((id) => id !== 'immunite');
  return { mine: ['suffer', ...(shown.length > 1 ? others.map((other) => `divert-${other}`) : [])], shown };
}

/** Every minimal set worth five, by its values, the greatest first. */
function payments(campaign: readonly number[]): string[] {
  const sorted = [...campaign].sort((a, b) => b - a);
  return distinct(
    setsOf(sorted)
      .filter(isMinimal)
      .map((set) => set.join('+')),
  );
}

/** All sets of these values that stop growing once they are worth five. */
function setsOf([value, ...others]: readonly number[], paid = 0): number[][] {
  if (value === undefined || paid >= five) return [[]];
  return [...setsOf(others, paid), ...setsOf(others, paid + value).map((set) => [value, ...set])];
}
