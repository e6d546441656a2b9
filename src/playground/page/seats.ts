/** The people who can sit at a tab, as the address names them. */
export const SEATS = ['ada', 'ben', 'cleo', 'dan', 'eve', 'finn'] as const;
export type Seat = (typeof SEATS)[number];

export const seatName = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

export const seatIn = (search: string): Seat | undefined => {
  const key = new URLSearchParams(search).get('as')?.toLowerCase();
  return SEATS.find((seat) => seat === key);
};

/** One window for each seat, so that opening a seat twice shows the tab that is already there. */
export const openSeat = (key: string, hash = ''): Window | null => window.open(`/?as=${key}${hash}`, `seat-${key}`);
