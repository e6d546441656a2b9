/** Who can sit at a tab. */
import type { Begin, Shown } from '../../protocol.ts';

/** What is known before anybody sits down. The page is nothing without it. */
export const world: Shown = await (await fetch('/world.json')).json();

/** The ways in from the first page, the first one first; null where that is missing. Their addresses count them from 1. */
export const waysIn: readonly (Begin | null)[] = [world.begin, ...world.tries.flatMap(({ ways }) => ways)];

export const isSeat = (key: string | null): key is string => world.people.some((person) => person.key === key);

export const seatName = (key: string): string => world.people.find((person) => person.key === key)?.user.global_name ?? key;

/** Who sits at this tab, as its address says. */
export const seatIn = (search: string): string | null => {
  const key = new URLSearchParams(search).get('as')?.toLowerCase() ?? null;
  return isSeat(key) ? key : null;
};

/** One window for each seat, so that opening a seat twice shows the tab that is already there. */
export const openSeat = (key: string, hash = ''): Window | null => window.open(`/?as=${key}${hash}`, `seat-${key}`);
