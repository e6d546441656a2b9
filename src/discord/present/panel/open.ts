/** Under the public board: the answers that everybody may see, for those who are asked. A press there answers without the panel. */
import type { Option } from '../../../kernel/types.ts';
import type { Snapshot } from '../../../table/model/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode, fits } from '../../wire/ids.ts';
import { button, clamp, limits, menu, type Part, rows } from '../../wire/parts.ts';
import { inOrder } from './control-form.ts';

/** More menus than these would push the board out of sight. */
const mostMenus = 4;

/** Few answers are buttons, and many a menu for each of their groups, where what is alone in one stays a button; too many stand on the panel alone. */
export function openControls({ table, open }: Pick<Snapshot, 'table' | 'open'>, { plain }: Speech): Part[] {
  if (!open) return [];
  const press = (arg: string) => ({ table: table.id, ref: open.ref, action: 'answer', arg }) as const;
  // What is risky is asked again: that happens on the panel alone.
  const options = inOrder(open.options).filter(({ id, risky }) => !risky && fits(press(id)));
  const isOneLikely = options.some(({ likely }) => likely);
  const buttons = (list: readonly Option[]) =>
    rows(
      list.map(({ id, label, short, blocked, likely }) =>
        button(plain(short ?? label), encode(press(id)), likely || !isOneLikely ? 'success' : 'secondary', blocked !== undefined),
      ),
    );
  if (options.length <= limits.buttonsInRow) return buttons(options);
  const free = options.filter(({ blocked }) => !blocked);
  const groups = [...Map.groupBy(free, ({ group }) => (group ? plain(group) : plain(bot('bot.menu.pick'))))];
  if (groups.length > mostMenus || groups.some(([, list]) => list.length > limits.choices)) return [];
  const choice = ({ id, label, detail }: Option) => ({
    label: clamp(plain(label), limits.choiceText),
    value: id,
    ...(detail && { description: clamp(plain(detail), limits.choiceText) }),
  });
  const menus = groups.filter(([, list]) => list.length > 1);
  return [
    ...menus.map(([placeholder, list], n) => menu({ custom_id: encode(press(`${n}`)), placeholder, options: list.map(choice) })),
    ...buttons(groups.flatMap(([, list]) => (list.length > 1 ? [] : list))),
  ];
}
