/** The questions that are due, and whether the table asks exactly those. */
import { isDeepStrictEqual } from 'node:util';
import type { Decision, Message, Seat } from '../../src/kernel/types.ts';

/** A question according to the rules, worked out by the referee. */
export interface Due {
  seat: Seat;
  ask: Message;
  /** The options by id, with the key of the reason if one cannot be picked, or null if it can. A function judges what the referee cannot know. */
  options: { readonly [id: string]: string | null } | ((ids: string[]) => string | null);
  min?: number;
  max?: number;
  /** The id under which it may have been answered ahead. */
  ahead?: string;
  /** A standing order's answer to it now, and what its seat is told about that. */
  byOrder?: () => { picked: string[]; told: Message } | null;
}

const shown = (value: unknown): string => JSON.stringify(value);

const freeOf = ({ options }: Due): string[] | null =>
  typeof options === 'function' ? null : Object.keys(options).filter((id) => options[id] === null);

/** Whether exactly these could be picked. */
export function isLegal(due: Due, picked: readonly string[]): boolean {
  const free = freeOf(due);
  const { min = 1, max = 1 } = due;
  return picked.length >= min && picked.length <= max && new Set(picked).size === picked.length && picked.every((id) => free?.includes(id) ?? true);
}

/** Throws unless the questions asked are exactly those due. Returns how many of them were not `compared` before. */
export function compareOpen(dues: readonly Due[], open: readonly Decision[], compared: Set<string>): number {
  const seats = (list: readonly { seat: Seat }[]) => list.map(({ seat }) => seat).sort();
  if (!isDeepStrictEqual(seats(dues), seats(open))) throw new Error(`Asked is ${shown(seats(open))}; it should be ${shown(seats(dues))}.`);
  let news = 0;
  for (const due of dues) {
    const asked = open.find(({ seat }) => seat === due.seat)!;
    compareOne(due, asked);
    const name = `${asked.seat} ${asked.id}`;
    if (compared.has(name)) continue;
    compared.add(name);
    news++;
  }
  return news;
}

function compareOne(due: Due, asked: Decision): void {
  const wrong = (what: string, is: unknown, should: unknown) => new Error(`${due.seat}: ${what} ${shown(is)}; it should be ${shown(should)}.`);
  if (!isDeepStrictEqual(asked.ask, due.ask)) throw wrong('asked is', asked.ask, due.ask);
  // An option that also leaves an order picks one of the others.
  const own = asked.options.filter(({ leaves }) => !leaves);
  if (typeof due.options === 'function') {
    const fault = due.options(own.map(({ id }) => id));
    if (fault !== null) throw new Error(`${due.seat}: ${fault}`);
  } else {
    const is = Object.fromEntries(own.map(({ id, blocked }) => [id, blocked?.key ?? null]));
    if (own.length !== Object.keys(is).length || !isDeepStrictEqual(is, due.options)) throw wrong(`'${due.ask.key}' offers`, is, due.options);
  }
  const free = asked.options.filter(({ blocked }) => !blocked).length;
  const { min = 1, max = 1 } = due;
  if (asked.min !== min || asked.max !== Math.min(max, free)) throw wrong('to be picked are', [asked.min, asked.max], [min, Math.min(max, free)]);
}
