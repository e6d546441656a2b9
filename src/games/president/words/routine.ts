/** Turns in which no city moved: which of their facts are left out, and which turns are told together. */
import type { Message } from '../../../kernel/types.ts';
import { squareAt } from '../data/squares.ts';
import type { Journey, Messages } from '../messages.ts';

type Key = keyof Messages;

/** Facts that readers of the channel never see, but a player with cards may; they go below the line they came in. */
export const isPrivate = ({ key }: Message): boolean => key === 'media.you' || key.startsWith('order.');

/** Turns that only moved a pawn, which the board shows: nobody misses them if there is anything else to tell. */
export function withoutBare(groups: readonly Message[][]): readonly Message[][] {
  const told = groups.filter((group) => !isBare(group));
  return told.some(([first]) => !isPrivate(first!)) ? told : groups;
}

const bare: readonly string[] = ['rolls', 'gold', 'advances', 'home', 'stays'] satisfies Key[];
const isBare = (group: readonly Message[]): boolean =>
  ['home', 'stays'].includes(group.at(-1)?.key ?? '') && group.every(({ key, args }) => bare.includes(key) && (args?.past ?? null) === null);

/** Consecutive turns in which no city moved, as one line. */
export function withRoutine(groups: readonly Message[][]): (Message[] | Message[][])[] {
  const lines: (Message[] | Message[][])[] = [];
  for (const group of groups) {
    const last = lines.at(-1);
    if (!isRoutine(group)) lines.push(group);
    else if (last && Array.isArray(last[0])) (last as Message[][]).push(group);
    else lines.push([group]);
  }
  return lines;
}

const routine: readonly string[] = ['home', 'immune', 'protected', 'media', 'media.none', 'skips'] satisfies Key[];
const isRoutine = (group: readonly Message[]): boolean =>
  routine.includes(group.at(-1)?.key ?? '') && group.every(({ key }, i) => (i === 0 ? key === 'rolls' || key === 'skips' : routine.includes(key)));

/** A turn told in passing: without the number on its die, or that a card came from stopping at Départ. */
export function withoutDie({ seat, legs }: Journey): Journey {
  const told = legs.filter(({ does }) => does !== 'rolls');
  const [first, next] = told;
  const isAtDepart = first?.does === 'stops' && squareAt(first.to).kind === 'depart' && next?.does === 'media';
  return { seat, legs: isAtDepart ? told.slice(1) : told };
}

/** Players who only took a Media card are told together, with the number for those who took several. */
export function together(turns: readonly Journey[]): Messages['routine'] {
  const isDraw = ({ legs }: Journey): boolean => legs.length === 1 && legs[0]!.does === 'media';
  const draws = [...Map.groupBy(turns.filter(isDraw), ({ seat }) => seat)].map(([seat, all]): Journey => {
    return { seat, legs: [{ does: 'media', n: all.reduce((sum, { legs }) => sum + (legs[0] as { n: number }).n, 0) }] };
  });
  const once = draws.filter(({ legs }) => (legs[0] as { n: number }).n === 1);
  const others = turns.filter((one) => !isDraw(one));
  if (once.length < 2) return { turns: [...draws, ...others], drew: [] };
  return { turns: [...draws.filter((one) => !once.includes(one)), ...others], drew: once.map(({ seat }) => seat) };
}
