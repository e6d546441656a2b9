/** Counts what a month asked of the people who stayed for all of it. */
import { isOverdue } from '../../src/table/clock/clock.ts';
import { stopAt } from './looks.ts';
import type { Month } from './month.ts';
import { dateOf, days, playerOf, regulars } from './people.ts';
import type { Ring, Stood } from './server.ts';

const minute = 60_000;
/** Events within this many ms of each other count as simultaneous. */
const atOnce = 15 * minute;

/** The day of the month at a moment, by this person's own clock: 0 to 27. */
function dayOf(user: string, at: number): string {
  const timeZone = playerOf(user).habits?.zone ?? 'UTC';
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}

/** How many calls each regular got on each of their days, except days off. */
export function callsADay({ rings }: Pick<Month, 'rings'>): number[] {
  return regulars.flatMap((one) => {
    const counts = new Map<string, number>();
    for (let n = 0; n < days; n++) if (!one.off || n < one.off[0] || n > one.off[1]) counts.set(dateOf(n), 0);
    for (const { user, at } of rings) if (user === one.id) counts.set(dayOf(user, at), (counts.get(dayOf(user, at)) ?? 0) + 1);
    return [...counts.values()];
  });
}

/** Calls during a person's quiet hours or on their days off. */
export const atNight = ({ rings }: Pick<Month, 'rings'>): Ring[] => rings.filter(({ user, at }) => stopAt(playerOf(user), at) !== null);

/** Calls that came although the person could do nothing. */
export const forNothing = ({ rings }: Pick<Month, 'rings'>): Ring[] => rings.filter(({ idle }) => idle.length > 0);

/** Calls within a quarter of an hour of another to the same person, who has pressed nothing in between; `same`: by the same table. */
export const twice = ({ rings, pressed }: Pick<Month, 'rings' | 'pressed'>, same: boolean): [Ring, Ring][] =>
  rings.flatMap((one, n): [Ring, Ring][] => {
    const before = rings.findLast(
      (other, i) => i < n && other.user === one.user && one.at - other.at < atOnce && (!same || other.tables.some((id) => one.tables.includes(id))),
    );
    const came = before && pressed.some(({ user, at }) => user === one.user && at >= before.at && at <= one.at);
    return before && !came ? [[before, one]] : [];
  });

/** Buttons on posts that are still there but no longer answer, each with its post. */
export function deadButtons({ posts, tables }: Pick<Month, 'posts' | 'tables'>, now: number): string[] {
  const dead: string[] = [];
  for (const post of posts.values()) {
    for (const { label, press } of post.gone ? [] : post.buttons) {
      const table = tables.find((one) => one.table.id === press?.table)?.table;
      if (!press || !table) continue;
      const { action, ref, arg } = press;
      const isPlayed = table.phase === 'playing';
      const isProposed = table.proposals.some(({ n, fate }) => String(n) === ref && fate === 'open');
      const isLate = () => isOverdue(table as never, table.seats[arg.split('.').at(-1)!]!, now);
      const isAlive =
        ['log', 'describe', 'replay', 'guide', 'why', 'again'].includes(action) ||
        (['propose', 'review'].includes(action) && table.phase === 'over') ||
        (['consent', 'refuse'].includes(action) && isPlayed && isProposed) ||
        (action === 'late' && isPlayed && isLate()) ||
        (['play', 'hand', 'timing', 'later'].includes(action) && isPlayed) ||
        (action === 'answer' && isPlayed && isLiving(post, table));
      if (!isAlive) dead.push(`‹${label}› (${action}) of ${table.game} under ${post.lines[0]}`);
    }
  }
  return dead;
}

/** Only the newest post in its channel, or one below it, offers answers. */
const isLiving = ({ id }: Stood, { post }: Month['tables'][number]['table']): boolean => post !== null && BigInt(id) >= BigInt(post.message);

/** Posts that newly call someone to a turn, which is how often the game is handed on. */
export const handOffs = ({ rings }: Pick<Month, 'rings'>, table: string): number => rings.filter(({ tables }) => tables.includes(table)).length;

export const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length);
export const quantile = (list: readonly number[], part: number): number => [...list].sort((a, b) => a - b)[Math.floor(part * (list.length - 1))] ?? 0;
