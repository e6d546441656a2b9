/**
 * References to places in a try-out: the real question, a check of what its seat knew, the number of the deal, and the answers tried so far. They say
 * everything, so any process can go on, after a restart too. They carry no secret: all of it comes from what the seat knows.
 */
import type { Decision } from '../../kernel/types.ts';
import { triedMark } from '../work/loaded/snapshot.ts';

/** The options picked in one answer, by their position in the question. */
export type Pick = readonly number[];

export interface Way {
  /** The reference of the real question. */
  from: string;
  /** Null: not checked yet, because the try-out begins. */
  known: string | null;
  deal: number;
  picks: readonly Pick[];
}

/** The longest reference: beside it, a custom id has room for an action and an argument. */
const mostCharacters = 58;

/** Null: it would be too long. */
export function writeWay({ from, known, deal, picks }: Way & { known: string }): string | null {
  const ref = [`${triedMark}${from}`, known, deal.toString(36), ...picks.map(writePick)].join('.');
  return ref.length <= mostCharacters ? ref : null;
}

/** Any other reference is that of a real question, where a try-out begins. Numbers that mean nothing are refused where they are used. */
export function readWay(ref: string): Way {
  if (!ref.startsWith(triedMark)) return { from: ref, known: null, deal: 0, picks: [] };
  const [from = '', known = '', deal = '0', ...picks] = ref.slice(triedMark.length).split('.');
  return { from, known, deal: readNumber(deal), picks: picks.map(readPick) };
}

/** One option in one or two characters; none or several as the bits of one number. */
const severalMark = '_';
const writePick = (pick: Pick): string =>
  pick.length === 1 ? pick[0]!.toString(36) : `${severalMark}${pick.reduce((bits, i) => bits | (1n << BigInt(i)), 0n).toString(36)}`;

function readPick(text: string): Pick {
  if (!text.startsWith(severalMark)) return [readNumber(text)];
  const digits = [...text.slice(severalMark.length)].map(readNumber);
  if (digits.includes(-1)) return [-1];
  const bits = digits.reduce((sum, digit) => sum * 36n + BigInt(digit), 0n);
  return [...bits.toString(2)].toReversed().flatMap((bit, i) => (bit === '1' ? [i] : []));
}

/** Something else than a number is -1: references come from outside. */
const readNumber = (text: string): number => (/^[0-9a-z]{1,5}$/.test(text) ? Number.parseInt(text, 36) : -1);

/** The positions of these options, in order; an option that isn't there is -1. */
export const pickOf = ({ options }: Decision, picked: readonly string[]): Pick =>
  picked.map((id) => options.findIndex((one) => one.id === id)).sort((a, b) => a - b);

/** The ids of the options; null if one of them isn't offered. */
export function pickedIn({ options }: Decision, pick: Pick): string[] | null {
  const ids = pick.map((i) => options[i]?.id);
  return ids.every((id) => id !== undefined) ? ids : null;
}
