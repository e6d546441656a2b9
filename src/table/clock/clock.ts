/** The clocks one can play by: so many hours at first, and so many more whenever one's turn comes, never more than at first. */

const hour = 3_600_000;
export const day = 24 * hour;

/** What is offered, the first that is a clock being the usual one over days. Any other is written the same way: hours at first, hours a turn. */
export const clocks: readonly string[] = ['none', '168+24', '72+24', '24+12'];
/** Without a clock whoever is asked is reminded once a day; `none/12` does it every twelve hours. */
export const noClock = 'none';
/** The hours between reminders without a clock. */
export const reminderHours = { least: 6, usual: 24, most: 168 } as const;
/** What an option that sets the clock is called; no game's option is. */
export const clockOption = 'clock';

export const mostHours = 1000;

export interface Times {
  /** All that one can have, in ms, and how much comes back when one's turn comes. */
  bank: number;
  step: number;
}

/** The times of a clock; null: there is no such clock. Without a clock there are two days for every answer, after which the others may go on. */
export function timesOf(clock: string): Times | null {
  if (hoursBetween(clock) !== null) return { bank: 2 * day, step: 2 * day };
  const [, bank, step] = /^(\d{1,4})\+(\d{1,4})$/.exec(clock) ?? [];
  if (bank === undefined || Number(bank) < 1 || Number(bank) > mostHours || Number(step) > Number(bank)) return null;
  return { bank: Number(bank) * hour, step: Number(step) * hour };
}

/** Whoever says nothing to what is asked about somebody else is waited for so long, in ms: as long as a turn gives, at least a day. */
export const silence = (clock: string): number => Math.max(day, timesOf(clock)?.step ?? 0);

/** How many hours lie between two reminders where there is no clock; null where there is one, or where it is none that can be played by. */
export function hoursBetween(clock: string): number | null {
  const { least, usual, most } = reminderHours;
  if (clock === noClock) return usual;
  const hours = Number(/^none\/(\d{1,3})$/.exec(clock)?.[1]);
  return hours >= least && hours <= most ? hours : null;
}

/** No clock, with so many hours between two reminders. */
export const unclocked = (hours: number): string => (hours === reminderHours.usual ? noClock : `${noClock}/${hours}`);

/** Whether a game by this clock is played over days: who sets a clock, or reminders, does not sit together. */
export const isOverDays = (clock: string): boolean => clock !== noClock;

/** Whether people play by a clock. */
export const isTimed = (clock: string): boolean => hoursBetween(clock) === null;

/** The clock a change in the lobby leads to: the next that is offered, the first after any other. */
export const clockAfter = (clock: string): string => clocks[(clocks.indexOf(clock) + 1) % clocks.length]!;
