/** Who can sit at a tab. */
import type { Shown, Way } from '../../protocol.ts';

/** What is known before anyone takes a seat. The page is useless without it. */
export const world: Shown = await (await fetch('/world.json')).json();

export const isSeat = (key: string | null): key is string => world.people.some((person) => person.key === key);

export const seatName = (key: string): string => world.people.find((person) => person.key === key)?.user.global_name ?? key;

/** The people at this tab, from its address; several share the window. */
export const seatsIn = (search: string): string[] => [
  ...new Set(
    new URLSearchParams(search)
      .getAll('as')
      .map((key) => key.toLowerCase())
      .filter(isSeat),
  ),
];

/** The address of a way of an offer, all by number: its seats and its channel, where the first of them takes it with the chosen value. */
export function addressOf(offer: number, way: number, { as, with: others = [], channel }: Way, chosen = 0): string {
  const seats = [as, ...others].map((key) => `as=${encodeURIComponent(key)}`).join('&');
  return `/?${seats}&take=${offer}.${way}${chosen === 0 ? '' : `.${chosen}`}${channel === undefined ? '' : `#${channel}`}`;
}

/** The way that the address says to take, for the person who takes it. */
export function wayIn(search: string, key: string): Way | null {
  const [offer, way, chosen = 0] = (new URLSearchParams(search).get('take') ?? '').split('.').map(Number);
  const found = world.offers[offer ?? -1]?.ways[way ?? -1];
  if (found?.as !== key) return null;
  const value = found.choice?.values[chosen]?.value;
  return found.choice && value !== undefined ? { ...found, options: { ...found.options, [found.choice.option]: value } } : found;
}

/** One window per seat, so that opening a seat twice shows the existing tab. */
export const openSeat = (key: string, hash = ''): Window | null => window.open(`/?as=${key}${hash}`, `seat-${key}`);
