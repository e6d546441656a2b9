/** A report of a month: its figures, everyone's inbox, and channels from top to bottom. */
import { atNight, callsADay, deadButtons, forNothing, handOffs, mean, quantile, twice } from './figures.ts';
import type { Month } from './month.ts';
import { began, day, days, people, playerOf } from './people.ts';
import type { Ring, Stood } from './server.ts';

const shown = (lines: readonly string[]): string[] =>
  lines.map((line) =>
    line
      .replaceAll(/<@(\d+)>/g, (_, id: string) => `@${people.find((one) => one.id === id)?.name ?? id}`)
      .replaceAll(/<t:(\d+):\w>/g, (_, s: string) => `{${momentOf('UTC', Number(s) * 1000)}}`)
      .replaceAll(/https:\/\/discord.com\/channels\/1\//g, '#'),
  );

const momentOf = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(at);

export function figuresOf(month: Month): string[] {
  const { rings, posts, tables, seed, counts } = month;
  const calls = callsADay(month);
  const told = [...posts.values()];
  const dead = deadButtons(month, began + days * day);
  const pair = ([one, other]: [Ring, Ring]) =>
    `  ${playerOf(one.user).name} ${momentOf('UTC', one.at)} ${one.lines[0]} | ${momentOf('UTC', other.at)} ${other.lines[0]}`;
  return [
    `Month ${seed}: ${rings.length} calls, ${told.length} posts, ${told.filter(({ gone }) => !gone).length} stand, ${told.filter(({ rang }) => rang.length > 0).length} rang`,
    `calls a person a day: mean ${mean(calls).toFixed(2)}, median ${quantile(calls, 0.5)}, p95 ${quantile(calls, 0.95)}, most ${Math.max(...calls)}`,
    `at night ${atNight(month).length}, for nothing ${forNothing(month).length}, twice ${twice(month, true).length}, within a quarter of an hour ${twice(month, false).length}, dead buttons ${dead.length}`,
    ...forNothing(month).map(
      ({ user, at, lines, idle }) => `  for nothing: ${playerOf(user).name} ${momentOf('UTC', at)} ${shown(lines).join(' / ')} ${idle.join()}`,
    ),
    ...atNight(month).map(({ user, at, lines }) => `  at night: ${playerOf(user).name} ${momentOf('UTC', at)} ${shown(lines).join(' / ')}`),
    ...twice(month, false).map(pair),
    ...dead.map((line) => `  dead: ${shown([line])[0]}`),
    ...tables.map(({ planned: { game, who, clock }, table, ended }) =>
      [
        game,
        who.map(({ name }) => name).join(' '),
        clock,
        ended === null ? table.phase : `${table.phase} on day ${Math.floor((ended - began) / day)}`,
        `${told.filter((one) => !one.gone && one.channel === table.place.channel).length} posts`,
        `${handOffs(month, table.id)} calls`,
        `v${table.version}`,
      ].join(' · '),
    ),
    `done: ${Object.entries(counts)
      .map(([deed, n]) => `${deed} ${n}`)
      .join(', ')}`,
  ];
}

/** Everything that pinged someone, by their own clock. */
export function inboxOf({ rings, tables }: Month, user: string): string[] {
  const { name, habits } = playerOf(user);
  const zone = habits?.zone ?? 'UTC';
  const titleOf = (id: string) => {
    const n = tables.findIndex(({ table }) => table.id === id);
    return `#${tables[n]?.table.place.channel} ${tables[n]?.planned.game}`;
  };
  const line = ({ at, kind, tables: ids, lines }: Ring) =>
    `${momentOf(zone, at)}  ${kind} ${ids.map(titleOf).join(', ')}\n    ${shown(lines).join('\n    ')}`;
  return [`══ ${name} (${zone})`, ...rings.filter((one) => one.user === user).map(line)];
}

/** A channel, as someone reads it who was not there. */
export function channelOf({ posts, tables }: Month, n: number): string[] {
  const { channel } = tables[n]!.table.place;
  const written = ({ at, lines, alt, buttons, rang, edits, gone, picture }: Stood): string[] => {
    const whom = rang.map((id) => playerOf(id).name).join(', ');
    const head = `── ${momentOf('UTC', at)}${edits > 0 ? ` (${edits} edits)` : ''}${whom === '' ? '' : ` 🔔 ${whom}`}`;
    if (gone) return [`${head} (removed) ${shown(lines).join(' / ').slice(0, 120)}`];
    const shape = picture === null ? [] : [picture < 0 ? '[small picture]' : `[picture: ${alt}]`];
    return [head, ...shown(lines), ...shape, ...(buttons.length > 0 ? [`‹${buttons.map(({ label }) => label).join('› ‹')}›`] : [])];
  };
  return [`══ #${channel}`, ...[...posts.values()].filter((one) => one.channel === channel).flatMap(written)];
}
