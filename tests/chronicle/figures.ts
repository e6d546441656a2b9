/** The figures of weeks of a channel, in one line. */
import type { Played } from './weeks.ts';

export function figuresOf({ scroll: { all }, people, table, days, deeds }: Played): string {
  const posts = all.filter(({ gone, direct }) => !gone && !direct);
  const pings = all.reduce((sum, one) => sum + one.pings.length, 0);
  const done = Object.entries(deeds).map(([deed, n]) => `${deed} ${n}`);
  return [
    `${table.lang}, ${people.length} people, clock ${table.clock}: ${days.toFixed(1)} days, ${table.phase}`,
    `${posts.length} posts that stand, ${all.filter(({ gone }) => gone).length} removed again, ${all.filter(({ direct }) => direct).length} direct messages`,
    `${pings} pings (${(pings / people.length / days).toFixed(1)} a person and day)`,
    done.join(', '),
  ].join('; ');
}
