/** Who can sit at a tab. */
import type { Shown, Way } from '../../protocol.ts';

/** What is known before anybody sits down. The page is nothing without it. */
export const world: Shown = await (await fetch('/world.json')).json();

export const isSeat = (key: string | null): key is string => world.people.some((person) => person.key === key);

export const seatName = (key: string): string => world.people.find((person) => person.key === key)?.user.global_name ?? key;

/** Who sits at this tab, as its address says; more than one: beside each other. */
export const seatsIn = (search: string): string[] => [
  ...new Set(
    new URLSearchParams(search)
      .getAll('as')
      .map((key) => key.toLowerCase())
      .filter(isSeat),
  ),
];

/** Where a way of an offer leads, all by number: to its seats and its channel, where the first of them takes it as it was chosen. */
export function addressOf(offer: number, way: number, { as, with: others = [], channel }: Way, chosen = 0): string {
  const seats = [as, ...others].map((key) => `as=${encodeURIComponent(key)}`).join('&');
  return `/?${seats}&take=${offer}.${way}${chosen === 0 ? '' : `.${chosen}`}${channel === undefined ? '' : `#${channel}`}`;
}

/** The way that the address says to take, for whoever is to take it. */
export function wayIn(search: string, key: string): Way | null {
  const [offer, way, chosen = 0] = (new URLSearchParams(search).get('take') ?? '').split('.').map(Number);
  const found = world.offers[offer ?? -1]?.ways[way ?? -1];
  if (found?.as !== key) return null;
  const value = found.choice?.values[chosen]?.value;
  return found.choice && value !== undefined ? { ...found, options: { ...found.options, [found.choice.option]: value } } : found;
}

/** One window for each seat, so that opening a seat twice shows the tab that is already there. */
export const openSeat = (key: string, hash = ''): Window | null => window.open(`/?as=${key}${hash}`, `seat-${key}`);
