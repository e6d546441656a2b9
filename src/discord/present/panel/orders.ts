/** The private page of standing orders: what a player wants done without being asked. */
import type { Game } from '../../../games/game.ts';
import type { Message, Option } from '../../../kernel/types.ts';
import type { Snapshot } from '../../../table/model/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, container, limits, menu, type Part, type Post, postOf, rows, text } from '../../wire/parts.ts';

/** Orders about one thing, as many as one of Discord's menus holds. */
interface Group {
  name: Message | null;
  options: Option[];
}

/** The orders a player can leave, a group per menu, in the game's order; what exceeds one menu continues in the next. */
export function orderGroups(offered: readonly Option[]): Group[] {
  const groups = new Map<string, Group>();
  for (const option of offered) {
    if (option.blocked) continue;
    const key = JSON.stringify(option.group ?? null);
    const group = groups.get(key) ?? { name: option.group ?? null, options: [] };
    group.options.push(option);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ name, options }) =>
    Array.from({ length: Math.ceil(options.length / limits.choices) }, (_, i) => ({
      name: i === 0 ? name : null,
      options: options.slice(i * limits.choices, (i + 1) * limits.choices),
    })),
  );
}

/** All orders as the rules explain them, under their groups' headings: each one's name, and what it does. */
export function orderList(all: readonly Option[], say: Speech['text']): string {
  const line = ({ label, detail }: Option): string => `- ${say(label)}${detail ? ` · ${say(detail)}` : ''}`;
  const groups = orderGroups(all).map(({ name, options }) => [...(name ? [`**${say(name)}**`] : []), ...options.map(line)].join('\n'));
  return [say(bot('bot.orders.since')), ...groups].join('\n');
}

/** The page with a menu for each group; `news` goes first. */
export function ordersPost(game: Game, { table, orders, viewer }: Snapshot, { plain, text: say }: Speech, news?: string): Post {
  const { offered, left } = orders ?? { offered: [], left: [] };
  const lines = [
    ...(news ? [news] : []),
    say(bot('bot.orders.about')),
    say(bot('bot.orders.since')),
    ...offered.flatMap((option) => (option.blocked ? [say(bot('bot.panel.blocked', { what: say(option.label), why: say(option.blocked) }))] : [])),
    ...overridden(offered, left).map(([first, second]) => say(bot('bot.orders.over', { first: say(first.label), second: say(second.label) }))),
  ];
  const parts: Part[] = [text(clamp(lines.join('\n'), 3000))];
  for (const [i, { name, options }] of orderGroups(offered).entries()) {
    if (name) parts.push(text(`**${clamp(say(name), 100)}**`));
    parts.push(
      menu({
        custom_id: encode({ table: table.id, action: 'order', arg: String(i) }),
        placeholder: plain(bot('bot.menu.orders')),
        options: options.map((option) => ({
          label: clamp(plain(option.label), limits.choiceText),
          value: option.id,
          ...(option.detail && { description: clamp(plain(option.detail), limits.choiceText) }),
          default: left.includes(option.id),
        })),
        min: 0,
        max: options.length,
      }),
    );
  }
  parts.push(
    ...rows([
      button(plain(bot('bot.button.noOrders')), encode({ table: table.id, action: 'order', arg: 'none' }), 'secondary', left.length === 0),
      button(plain(bot('bot.button.play')), encode({ table: table.id, action: 'play' }), 'primary'),
    ]),
  );
  return postOf([container(game.colour(viewer), parts)]);
}

/** Pairs of orders that are both left and contradict each other: the first counts. */
function overridden(offered: readonly Option[], left: readonly string[]): [Option, Option][] {
  const now = offered.filter(({ id }) => left.includes(id));
  return now.flatMap((first) => now.flatMap((second): [Option, Option][] => (first.overrides?.includes(second.id) ? [[first, second]] : [])));
}
