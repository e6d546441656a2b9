/** What a panel offers, read from its buttons and menus as a player reads them, and a random choice among it. */
import type { APIMessage } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import type { Random } from '../../src/kernel/random.ts';
import { buttonsIn, labelOf, menusIn, textIn } from '../../src/playground/person/reading.ts';
import { isBack, isForwards, isNoChoice, isSettling, isTurningPages, markedOn, settling } from './labels.ts';

/** One thing a player can do with a click. */
export type Deed = { press: string; label: string } | { menu: string; values: string[] };

interface Menu {
  id: string;
  min: number;
  max: number;
  values: string[];
  marked: string[];
  /** How many are asked for in all, according to the menu. */
  asked: [least: number, most: number];
}

interface Button {
  id: string;
  label: string;
}

export interface Offer {
  question: string;
  buttons: Button[];
  pages: Button[];
  menus: Menu[];
  /** The button that takes what is marked, with how many are; null if nothing has to be marked. */
  confirm: (Button & { n: number; isOpen: boolean }) | null;
}

/** Returns null if the panel asks nothing now. */
export function offerOn(panel: APIMessage): Offer | null {
  const question = /^### (.+)$/m.exec(textIn(panel))?.[1];
  if (question === undefined) return null;
  const all = buttonsIn(panel).flatMap((button) => ('custom_id' in button ? [{ id: button.custom_id, label: labelOf(button), button }] : []));
  const free = all.filter(({ button }) => !button.disabled);
  const confirm = all.find(({ label }) => markedOn(label) !== null);
  return {
    question,
    buttons: free.filter((button) => !isNoChoice(button.label) && !isWayBack(button) && markedOn(button.label) === null),
    pages: free.filter(({ label }) => isTurningPages(label)),
    menus: menusIn(panel).flatMap((menu): Menu[] => {
      if (menu.type !== ComponentType.StringSelect) return [];
      const { custom_id: id, min_values: min = 1, max_values: max = 1, options, placeholder = '' } = menu;
      const marked = options.filter((option) => option.default).map(({ value }) => value);
      return [{ id, min, max, values: options.map(({ value }) => value), marked, asked: limitsIn(placeholder, [min, max]) }];
    }),
    confirm: confirm ? { ...confirm, n: markedOn(confirm.label)!, isOpen: !confirm.button.disabled } : null,
  };
}

/** Checks the id too, because games have options with that label. */
const isWayBack = ({ id, label }: Button): boolean => isBack(label) && id.endsWith(':play');

/** Whether the panel asks to confirm a risky choice, which hasn't been made yet. */
export const asksAgain = (panel: APIMessage): boolean =>
  buttonsIn(panel).some((button) => 'custom_id' in button && isWayBack({ id: button.custom_id, label: labelOf(button) }));

/** Picks any choice but an agreed end, each about equally likely; sometimes the next page instead. */
export function choose(offer: Offer, chance: Random): Deed {
  const { pages, confirm } = offer;
  const buttons = offer.buttons.filter(({ label }) => !isSettling(label));
  const menus = offer.menus.map((menu) => ({ ...menu, values: menu.values.filter((value) => !settling.includes(value)) }));
  if (confirm && menus[0]) return mark(offer, menus[0], chance);
  if (pages.length > 0 && chance.below('page', 3) === 0) return press(chance.pick('page', pages));
  const singles = menus.flatMap((menu) => menu.values.map((value): Deed => ({ menu: menu.id, values: some(menu, value, chance) })));
  const deeds = [...buttons.map(press), ...singles];
  if (deeds.length === 0) throw new Error(`«${offer.question}» offers nothing that could be chosen.`);
  return chance.pick('choice', deeds);
}

const press = ({ id, label }: Button): Deed => ({ press: id, label });

/** As many values as the menu takes, including the given one. */
function some({ min, max, values }: Menu, first: string, chance: Random): string[] {
  const count = Math.max(1, min + chance.below('count', Math.min(max, values.length) - min + 1));
  const others = values.filter((value) => value !== first);
  return [first, ...chance.shuffle('values', others).slice(0, count - 1)];
}

/** Marks what is missing on this page, turns to the next if that isn't enough, and confirms. */
function mark({ buttons, pages, confirm }: Offer, menu: Menu, chance: Random): Deed {
  const { isOpen, n } = confirm!;
  if (isOpen && chance.below('enough', 4) > 0) return press(confirm!);
  const [least, most] = menu.asked;
  const elsewhere = n - menu.marked.length;
  const target = least + chance.below('count', most - least + 1);
  const here = Math.min(Math.max(0, target - elsewhere), menu.values.length, menu.max);
  if (here !== menu.marked.length) return { menu: menu.id, values: chance.shuffle('values', menu.values).slice(0, here) };
  if (isOpen) return press(confirm!);
  const onwards = pages.find(({ label }) => isForwards(label)) ?? pages[0] ?? buttons[0];
  if (!onwards) throw new Error(`Of ${menu.values.length} choices ${least} to ${most} are wanted, and there are no more.`);
  return press(onwards);
}

/** «Choose 3 to 5», «Choose 4». */
function limitsIn(placeholder: string, otherwise: [number, number]): [least: number, most: number] {
  const numbers = [...placeholder.matchAll(/\d+/g)].map(Number);
  return numbers[0] === undefined ? otherwise : [numbers[0], numbers[1] ?? numbers[0]];
}
