/** Which groups of options are menus rather than buttons, and which of their options keep a button. */
import type { Option } from '../../../kernel/types.ts';
import { limits } from '../../wire/parts.ts';
import type { Form, Group } from './control-form.ts';

/** A group of more is a menu wherever a smaller one stands beside it, however many options there are in all: what was a menu stays one as they get fewer. */
export const isGreat = ({ options }: Group, groups: readonly Group[]): boolean =>
  options.length > limits.buttonsInRow && groups.some((one) => one.options.length <= limits.buttonsInRow);

/** One may do something else with things of the hand that have a button of their own already. */
export function isSecond({ asked }: Form, { name, options }: Group, groups: readonly Group[]): boolean {
  const before = groups.slice(
    0,
    groups.findIndex((one) => one.options === options),
  );
  // What is there once for each thing, such as one's own section for each card.
  const once = before.map((one) => one.options.flatMap(({ holds, blocked }) => (holds === undefined || blocked ? [] : [holds])));
  const ids = asked.decision.options.flatMap(({ id, blocked }) => (blocked ? [] : [id]));
  const first = [...ids, ...once.filter((held) => new Set(held).size === held.length).flat()];
  return name !== null && options.length > 1 && options.some(({ holds }) => holds !== undefined && first.includes(holds));
}

/**
 * The same can be done in another place as well, such as with a card in each of three states: as buttons they would be alike but for the heading above, and
 * what was a menu while there was more to choose from stays one.
 */
export function isTwin({ asked, plain }: Form, { name, options }: Group, groups: readonly Group[]): boolean {
  if (name === null) return false;
  const held = asked.decision.options.filter(({ holds }) => holds !== undefined);
  const labels = new Set(held.filter((one) => options.includes(one)).map(({ label }) => plain(label)));
  return groups.some((one) => one.name !== name && one.options.some((option) => held.includes(option) && labels.has(plain(option.label))));
}

/** One or two dead buttons keep their place; of more, and of things with which something else can be done, the words alone say why not. */
const mostDead = 2;

export function pressable({ asked }: Form, { options }: Group): Option[] {
  const all = asked.decision.options;
  const held = new Set(all.flatMap(({ holds, blocked }) => (holds !== undefined && !blocked ? [holds] : [])));
  const isDead = ({ id, blocked }: Option): boolean => blocked !== undefined && !held.has(id);
  const dead = all.filter(isDead).length;
  return options.filter((option) => !option.blocked || (isDead(option) && dead <= mostDead));
}

/** Cards that the picture of the question shows, number, kind and all, need no headings: they are one group. */
export function withoutKinds({ hand, tells = [] }: Form, groups: readonly Group[]): Group[] {
  const isShown = ({ options }: Group): boolean => options.every(({ id }) => hand.includes(id) && tells.includes(id));
  const [cards, others] = [groups.filter(isShown), groups.filter((group) => !isShown(group))];
  if (cards.length < 2) return [...groups];
  const options = cards.flatMap((group) => group.options).toSorted((a, b) => hand.indexOf(a.id) - hand.indexOf(b.id));
  return [{ name: null, options }, ...others];
}

const mostButtons = 15;

/** Too many for buttons. Of what the picture of the question shows with its numbers there are no more than two rows. */
export function isListed({ hand, tells = [] }: Form, options: readonly Option[]): boolean {
  if (options.length > mostButtons) return true;
  return options.length > 2 * limits.buttonsInRow && options.every(({ id, group }) => !group && hand.includes(id) && tells.includes(id));
}

/** Two or three things, if they are all there is, stay buttons: a menu would take one press more. */
const mostAlone = 3;

/** Each way to make one more group of buttons a menu. */
export const withOneMenuMore = (groups: readonly Group[]): Group[][] =>
  groups
    .filter(({ isMenu, options }) => !isMenu && options.length > (groups.length === 1 ? mostAlone : 1))
    .map((group) => groups.map((one) => (one === group ? { ...one, isMenu: true } : one)));
