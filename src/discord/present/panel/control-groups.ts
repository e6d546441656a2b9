/** Which groups of options are menus rather than buttons, and which of their options keep a button. */
import type { Option } from '../../../kernel/types.ts';
import { limits } from '../../wire/parts.ts';
import type { Form, Group } from './control-form.ts';

/** A larger group is a menu if there is a smaller one beside it, whatever the total: so a menu stays one as options get fewer. */
export const isGreat = ({ options }: Group, groups: readonly Group[]): boolean =>
  options.length > limits.buttonsInRow && groups.some((one) => one.options.length <= limits.buttonsInRow);

/** Whether a group offers something else to do with things of the hand that already have a button. */
export function isSecond({ asked }: Form, { name, options }: Group, groups: readonly Group[]): boolean {
  const before = groups.slice(
    0,
    groups.findIndex((one) => one.options === options),
  );
  // Things with exactly one option each, such as a player's own section per card.
  const once = before.map((one) => one.options.flatMap(({ holds, blocked }) => (holds === undefined || blocked ? [] : [holds])));
  const ids = asked.decision.options.flatMap(({ id, blocked }) => (blocked ? [] : [id]));
  const first = [...ids, ...once.filter((held) => new Set(held).size === held.length).flat()];
  return name !== null && options.length > 1 && options.some(({ holds }) => holds !== undefined && first.includes(holds));
}

/**
 * Whether another group offers options with the same labels, such as a card's in each of three states: as buttons they would differ only by the
 * heading above, and a menu should stay one as options get fewer.
 */
export function isTwin({ asked, plain }: Form, { name, options }: Group, groups: readonly Group[]): boolean {
  if (name === null) return false;
  const held = asked.decision.options.filter(({ holds }) => holds !== undefined);
  const labels = new Set(held.filter((one) => options.includes(one)).map(({ label }) => plain(label)));
  return groups.some((one) => one.name !== name && one.options.some((option) => held.includes(option) && labels.has(plain(option.label))));
}

/** Up to this many dead buttons keep their place; of more, and of things that something else can be done with, only the words say why not. */
const mostDead = 2;

export function pressable({ asked }: Form, { options }: Group): Option[] {
  const all = asked.decision.options;
  const held = new Set(all.flatMap(({ holds, blocked }) => (holds !== undefined && !blocked ? [holds] : [])));
  const isDead = ({ id, blocked }: Option): boolean => blocked !== undefined && !held.has(id);
  const dead = all.filter(isDead).length;
  return options.filter((option) => !option.blocked || (isDead(option) && dead <= mostDead));
}

/** Cards that the question's picture shows with number and kind need no headings: they become one group. */
export function withoutKinds({ hand, tells = [] }: Form, groups: readonly Group[]): Group[] {
  const isShown = ({ options }: Group): boolean => options.every(({ id }) => hand.includes(id) && tells.includes(id));
  const [cards, others] = [groups.filter(isShown), groups.filter((group) => !isShown(group))];
  if (cards.length < 2) return [...groups];
  const options = cards.flatMap((group) => group.options).toSorted((a, b) => hand.indexOf(a.id) - hand.indexOf(b.id));
  return [{ name: null, options }, ...others];
}

const mostButtons = 15;

/** Too many for buttons. Options that the question's picture shows with numbers take at most two rows. */
export function isListed({ hand, tells = [] }: Form, options: readonly Option[]): boolean {
  if (options.length > mostButtons) return true;
  return options.length > 2 * limits.buttonsInRow && options.every(({ id, group }) => !group && hand.includes(id) && tells.includes(id));
}

/** Two or three things on their own stay buttons: a menu would take another press. */
const mostAlone = 3;

/** Each way to turn one more group of buttons into a menu. */
export const withOneMenuMore = (groups: readonly Group[]): Group[][] =>
  groups
    .filter(({ isMenu, options }) => !isMenu && options.length > (groups.length === 1 ? mostAlone : 1))
    .map((group) => groups.map((one) => (one === group ? { ...one, isMenu: true } : one)));
