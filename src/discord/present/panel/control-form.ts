/**
 * What buttons and menus share: how an option is encoded and found again, the order and groups of options, which groups are menus rather than buttons
 * and which of their options keep a button, and why some can't be chosen.
 */

import type { APIButtonComponentWithCustomId, APISelectMenuOption } from 'discord-api-types/v10';
import type { Say } from '../../../i18n/types.ts';
import type { Option } from '../../../kernel/types.ts';
import type { Asked } from '../../../table/model/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { type Action, encode, mostCharacters } from '../../wire/ids.ts';
import { button, clamp, limits, type Part } from '../../wire/parts.ts';
import { alike } from './hand-lines.ts';

/** The marked options of a long list, by index. */
export type Marks = ReadonlySet<number>;

/** A reader's place in a long list of options, and what they have marked so far. */
export interface Browsing {
  /** The question's ref, if the panel shows several questions. */
  ref?: string;
  page: number;
  marked: Marks;
  /** The risky option that needs a confirmation. */
  sure?: string;
}

export interface Controls {
  /** Rows of buttons and menus, with headings between them. */
  parts: Part[];
  /** Lines about the options: what they do, and why some can't be chosen. */
  lines: string[];
  /** Some options are hidden behind *More*. */
  isFolded?: boolean;
}

export interface Form extends Speech {
  table: string;
  asked: Asked;
  browsing: Browsing;
  /** The ids of what the picture of the hand shows, in order: their options carry the number. */
  hand: readonly string[];
  /** The hand's words about its cards. */
  handWords: string;
  /** The hand is shown in words above the options. */
  inWords?: boolean;
  /** The ids of the options that a computer would choose: they are marked. */
  hinted?: readonly string[];
  /** Options whose consequences the picture shows: no line repeats them. */
  tells?: readonly string[];
  /** The picture explains everything: few headings, short names, and as few lines as possible. */
  isCompact?: boolean;
  /** Everything is shown, whatever room it takes. */
  isWhole?: boolean;
  /** The options to show when the rest are behind *More*. */
  shown?: readonly Option[];
}

/** The options to show. */
export const optionsIn = ({ asked, shown }: Form): readonly Option[] => shown ?? asked.decision.options;

export interface Group {
  name: string | null;
  options: Option[];
  isMenu?: boolean;
}

/** How many characters of a button's label a phone shows. */
const shortEnough = 34;
/** The same for compact controls beside a picture. */
const brief = 12;

/** The likely option first and the risky ones last; all others in the game's order. */
export const inOrder = <T extends Pick<Option, 'likely' | 'risky' | 'blocked'>>(options: readonly T[]): T[] => {
  const rank = ({ likely, risky, blocked }: T) => (likely && !blocked ? 0 : risky ? 2 : 1);
  return options.toSorted((a, b) => rank(a) - rank(b));
};

/** How a button or menu refers to an option: by its id, or by its index if the id is too long. */
export function argOf({ table, asked }: Pick<Form, 'table' | 'asked'>, option: Option, action: Action): string {
  const fits = !option.id.startsWith('#') && `v1:${table}:${asked.ref}:${action}:${option.id}`.length <= mostCharacters;
  return fits && option.id !== '' ? option.id : `#${asked.decision.options.indexOf(option)}`;
}

/** The id of the option that an argument refers to. */
export function optionOf({ decision }: Asked, arg: string): string {
  return arg.startsWith('#') ? (decision.options[Number(arg.slice(1))]?.id ?? arg) : arg;
}

export function labelOf({ hand, plain }: Pick<Form, 'hand' | 'plain'>, option: Option, say = plain, label = option.label): string {
  const at = hand.indexOf(option.holds ?? option.id);
  return at < 0 ? say(label) : `${at + 1} · ${say(label)}`;
}

/** Marks the advised option, as the line of advice does. */
const hintMark = '💡';

const marked = ({ hinted = [] }: Form, { id }: Option, label: string): string => (hinted.includes(id) ? `${hintMark} ${label}` : label);

/** The label of an option's button: its short form if the game has one and the full label wouldn't fit on a phone. */
export const onButton = ({ plain, isCompact = false }: Form, { label, short }: Option) =>
  short && plain(label).length > (isCompact ? brief : shortEnough) ? short : label;

export const free = (form: Form): Option[] => inOrder(optionsIn(form)).filter(({ blocked }) => !blocked);

/** Options in order, grouped. Without groups, one list without a name. */
export function grouped({ plain }: Form, options: Option[]): { name: string | null; options: Option[] }[] {
  const groups = new Map<string | null, Option[]>();
  for (const option of options) {
    const name = option.group ? plain(option.group) : null;
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups].map(([name, list]) => ({ name, options: list }));
}

/** Why these options can't be chosen, a line per reason. */
export function blockedLines(form: Form, options: readonly Option[] = form.asked.decision.options): string[] {
  const reasons = Map.groupBy(
    options.filter(({ blocked }) => blocked),
    ({ blocked }) => form.text(blocked!),
  );
  return [...reasons].map(([why, some]) => {
    const what = [...new Set(some.map((option) => labelOf(form, option, form.text)))].join(alike);
    return form.text(bot('bot.panel.blocked', { what, why }));
  });
}

export function noneButton({ asked, table, plain }: Form): APIButtonComponentWithCustomId[] {
  return asked.decision.min > 0 ? [] : [button(plain(bot('bot.button.none')), encode({ table, ref: asked.ref, action: 'take', arg: '0.' }))];
}

/** Whether the hand's words above already tell an option's detail, so that it isn't repeated. */
export const isToldAbove = ({ inWords, hand, handWords, text: say }: Form, { id, holds, detail, restates }: Option): boolean =>
  inWords === true && detail !== undefined && hand.includes(holds ?? id) && (restates === true || handWords.includes(say(detail)));

export function optionButton(form: Form, option: Option, said: string): APIButtonComponentWithCustomId {
  const { table, asked } = form;
  const action = option.risky ? 'sure' : 'pick';
  const label = marked(form, option, said);
  const style = option.risky ? 'danger' : option.likely ? 'primary' : 'secondary';
  return button(label, encode({ table, ref: asked.ref, action, arg: argOf(form, option, action) }), style, option.blocked !== undefined);
}

/** In a menu that doesn't show one group, each option names its own. */
export function choice(form: Form, option: Option, saysGroup = false): APISelectMenuOption {
  const said = [...(saysGroup && option.group ? [option.group] : []), ...(option.detail && !isToldAbove(form, option) ? [option.detail] : [])];
  const description = said.map((one) => form.plain(one)).join(' · ');
  return {
    label: clamp(marked(form, option, labelOf(form, option).trim() || '–'), limits.choiceText),
    value: argOf(form, option, 'choose'),
    ...(description !== '' && { description: clamp(description, limits.choiceText) }),
  };
}

export function placeholderOf(name: string, span: string, say: Say): string {
  if (name !== '' && span !== '') return say(bot('bot.menu.part', { name, span }));
  return name || span || say(bot('bot.menu.pick'));
}

export const noMarks: Marks = new Set();

/** Written in few characters, since an id has no room for more. */
export function writeMarks(marks: Marks): string {
  const bytes = Buffer.alloc(marks.size === 0 ? 0 : (Math.max(...marks) >> 3) + 1);
  for (const i of marks) bytes[i >> 3]! |= 1 << (i & 7);
  return bytes.toString('base64url');
}

/** Anything else than a list of marks counts as an empty one: ids come from outside. */
export function readMarks(written: string): Marks {
  const bytes = Buffer.from(written, 'base64url');
  const marks = new Set<number>();
  for (const [at, byte] of bytes.entries()) for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) marks.add(at * 8 + bit);
  return marks;
}

/** Reads `<page>.<marks>`, the argument of paging and marking. */
export function readBrowsing(arg: string): { page: number; marked: Marks } {
  const [page = '0', marks = ''] = arg.split('.');
  return { page: /^\d{1,3}$/.test(page) ? Number(page) : 0, marked: readMarks(marks) };
}

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
