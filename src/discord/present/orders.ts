/** The private page of standing orders: what a player wants done without being asked. */
import type { Game } from '../../games/game.ts';
import type { Glance } from '../../table/types.ts';
import { encode } from '../ids.ts';
import type { Speech } from '../speech.ts';
import { bot } from '../text/index.ts';
import { button, clamp, container, limits, menu, type Part, type Post, rows, text } from './parts.ts';

/** Discord's menus hold 25 options; a game that offered more orders than that would be refused by the tests, not cut here. */
export function ordersPost(game: Game, { table, orders, viewer }: Glance, { plain, text: say }: Speech, news?: string): Post {
  const { offered, left } = orders ?? { offered: [], left: [] };
  const open = offered.filter(({ blocked }) => !blocked).slice(0, limits.choices);
  const lines = [
    ...(news ? [news] : []),
    say(bot('bot.orders.about')),
    ...offered.flatMap((option) => (option.blocked ? [say(bot('bot.panel.blocked', { what: say(option.label), why: say(option.blocked) }))] : [])),
  ];
  const parts: Part[] = [text(clamp(lines.join('\n'), 3500))];
  if (open.length > 0) {
    parts.push(
      menu({
        custom_id: encode({ table: table.id, action: 'order' }),
        placeholder: plain(bot('bot.menu.orders')),
        options: open.map((option) => ({
          label: clamp(plain(option.label), limits.choiceText),
          value: option.id,
          ...(option.detail && { description: clamp(plain(option.detail), limits.choiceText) }),
          default: left.includes(option.id),
        })),
        min: 0,
        max: open.length,
      }),
    );
  }
  parts.push(
    ...rows([
      button(plain(bot('bot.button.noOrders')), encode({ table: table.id, action: 'order', arg: 'none' }), 'secondary', left.length === 0),
      button(plain(bot('bot.button.play')), encode({ table: table.id, action: 'play' }), 'primary'),
    ]),
  );
  return { components: [container(game.colour(viewer), parts)], files: [], mentions: [] };
}
