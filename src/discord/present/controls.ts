/** Turns any decision of any game into buttons, menus or pages that Discord takes. The only place that does. */
import type { APIButtonComponentWithCustomId, APISelectMenuOption } from 'discord-api-types/v10';
import type { Say } from '../../i18n/types.ts';
import type { Option } from '../../kernel/types.ts';
import type { Asked } from '../../table/types.ts';
import { type Action, encode, mostCharacters } from '../ids.ts';
import type { Speech } from '../speech.ts';
import { bot } from '../text/index.ts';
import { type Marks, writeMarks } from './marks.ts';
import { button, clamp, limits, menu, type Part, rows, text } from './parts.ts';

/** Where in a long list of options somebody is, and what they have marked so far. */
export interface Browsing {
  /** Of which question, where the panel shows several. */
  ref?: string;
  page: number;
  marked: Marks;
  /** The risky option that is asked about once more. */
  sure?: string;
}

export interface Controls {
  /** Rows of buttons and menus, with headings between them. */
  parts: Part[];
  /** Lines about the options: what they do, and why some cannot be chosen. */
  lines: string[];
}

interface Form extends Speech {
  table: string;
  asked: Asked;
  browsing: Browsing;
  /** The ids of what the picture of the hand shows, in its order: these options carry their number. */
  hand: readonly string[];
  /** What the hand says of its cards. */
  handWords: string;
  /** The ids of the options a computer would choose: they are marked. */
  hinted?: readonly string[];
}

const mostButtons = 15;
const mostMenus = 5;
/** So many characters of a button's label a phone shows. */
const shortEnough = 34;
/** Of the forty components a message may have, those left beside text, picture and the row below. */
const mostParts = 31;

export function controls(form: Form): Controls {
  const { options, max } = form.asked.decision;
  const risky = options.find(({ id, blocked }) => id === form.browsing.sure && !blocked);
  if (risky) return askedAgain(form, risky);
  if (max > 1) return options.length <= limits.choices ? oneMenu(form) : marking(form);
  return (options.length <= mostButtons && buttons(form)) || mixed(form) || menus(form);
}

/** A group of more is a menu wherever a smaller one stands beside it, however many options there are in all: what was a menu stays one as they get fewer. */
const isGreat = ({ options }: Group, groups: readonly Group[]): boolean =>
  options.length > limits.buttonsInRow && groups.some((one) => one.options.length <= limits.buttonsInRow);

/** A risky option once more, with what it does: it is picked, or one goes back to the question. */
function askedAgain(form: Form, option: Option): Controls {
  const { table, asked, plain, text: say } = form;
  const lines = [say(bot('bot.panel.sure', { what: say(option.label) })), ...(option.detail ? [say(option.detail)] : [])];
  const back = button(plain(bot('bot.button.back')), encode({ table, action: 'play' }));
  const pick = encode({ table, ref: asked.ref, action: 'pick', arg: argOf(form, option, 'pick') });
  return {
    parts: [text(lines.map((line) => clamp(line, 600)).join('\n')), ...rows([back, button(plain(onButton(form, option)), pick, 'danger')])],
    lines: [],
  };
}

/** The likely option first and the risky ones last; all others in the game's order. */
export const inOrder = <T extends Pick<Option, 'likely' | 'risky' | 'blocked'>>(options: readonly T[]): T[] => {
  const rank = ({ likely, risky, blocked }: T) => (likely && !blocked ? 0 : risky ? 2 : 1);
  return options.toSorted((a, b) => rank(a) - rank(b));
};

/** What stands for an option in a button or menu: its id, or its place in the list where the id is too long. */
function argOf({ table, asked }: Form, option: Option, action: Action): string {
  const fits = !option.id.startsWith('#') && `v1:${table}:${asked.ref}:${action}:${option.id}`.length <= mostCharacters;
  return fits && option.id !== '' ? option.id : `#${asked.decision.options.indexOf(option)}`;
}

/** The option's id again. */
export function optionOf({ decision }: Asked, arg: string): string {
  return arg.startsWith('#') ? (decision.options[Number(arg.slice(1))]?.id ?? arg) : arg;
}

function labelOf({ hand, plain }: Form, option: Option, say = plain, label = option.label): string {
  const at = hand.indexOf(option.holds ?? option.id);
  return at < 0 ? say(label) : `${at + 1} · ${say(label)}`;
}

/** What bears the advice, as the line that gives it does. */
export const hintMark = '💡';
const marked = ({ hinted = [] }: Form, { id }: Option, label: string): string => (hinted.includes(id) ? `${hintMark} ${label}` : label);

/** What stands on an option's button: its short form where the game gives one and the label would not fit a phone. */
const onButton = ({ plain }: Form, { label, short }: Option) => (short && plain(label).length > shortEnough ? short : label);

interface Group {
  name: string | null;
  options: Option[];
  isMenu?: boolean;
}

/** Every option as a button, the groups under headings; null if they are too many for one message. What else can be done with things that have buttons is a menu. */
function buttons(form: Form): Controls | null {
  const all = inOrder(form.asked.decision.options);
  const named = grouped(form, all);
  // Headings over single buttons would only scatter them.
  const groups: Group[] = all.length >= 2 * named.length ? named : [{ name: null, options: all }];
  const great = groups.filter((group) => group.name !== null && isGreat(group, groups));
  const parts = partsOf(
    form,
    groups.map((group) => ({ ...group, isMenu: great.includes(group) || isSecond(form, group, groups) })),
  );
  parts.push(...rows(noneButton(form)));
  // A great menu says itself what its options lead to.
  const told = all.filter((option) => !great.some(({ options }) => options.includes(option)));
  return sizeOf(parts) > mostParts ? null : { parts, lines: [...new Set([...linesOf(form, told), ...blockedLines(form)])] };
}

/** Groups as buttons under their headings, or as menus that bear their names. One group of buttons needs no heading. */
function partsOf(form: Form, groups: readonly Group[]): Part[] {
  const { table, asked, plain } = form;
  const shown = groups.map((group) => ({
    ...group,
    options: group.isMenu ? group.options.filter(({ blocked }) => !blocked) : pressable(form, group),
  }));
  const isAlone = shown.filter(({ isMenu, options }) => !isMenu && options.length > 0).length < 2 && shown.some(({ isMenu }) => isMenu);
  return shown.flatMap(({ name, options, isMenu }, i): Part[] => {
    if (options.length === 0) return [];
    if (!isMenu) {
      const heading = name === null || isAlone ? [] : [text(`**${clamp(name, 100)}**`)];
      return [...heading, ...rows(options.map((option) => optionButton(form, option)))];
    }
    const custom_id = encode({ table, ref: asked.ref, action: 'choose', arg: String(i) });
    return [menu({ custom_id, placeholder: placeholderOf(name ?? '', '', plain), options: options.map((option) => choice(form, option)) })];
  });
}

/** One may do something else with things of the hand that have a button of their own already. */
function isSecond({ asked }: Form, { name, options }: Group, groups: readonly Group[]): boolean {
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

/** One or two dead buttons keep their place; of more, and of things with which something else can be done, the words alone say why not. */
const mostDead = 2;
function pressable({ asked }: Form, { options }: Group): Option[] {
  const all = asked.decision.options;
  const held = new Set(all.flatMap(({ holds, blocked }) => (holds !== undefined && !blocked ? [holds] : [])));
  const isDead = ({ id, blocked }: Option): boolean => blocked !== undefined && !held.has(id);
  const dead = all.filter(isDead).length;
  return options.filter((option) => !option.blocked || (isDead(option) && dead <= mostDead));
}

function optionButton(form: Form, option: Option): APIButtonComponentWithCustomId {
  const { table, asked, plain } = form;
  const action = option.risky ? 'sure' : 'pick';
  const label = marked(form, option, labelOf(form, option, plain, onButton(form, option)));
  const style = option.risky ? 'danger' : option.likely ? 'primary' : 'secondary';
  return button(label, encode({ table, ref: asked.ref, action, arg: argOf(form, option, action) }), style, option.blocked !== undefined);
}

/** What the options lead to, and why some cannot be chosen. */
function linesOf(form: Form, options: readonly Option[]): string[] {
  const { text: say } = form;
  return options.flatMap((option) => {
    if (option.blocked) return [blockedLine(form, option)];
    // What the hand tells of its cards is not told again below it; what playing one leads to here is.
    const isTold = option.detail && form.hand.includes(option.holds ?? option.id) && form.handWords.includes(say(option.detail));
    const shown = onButton(form, option);
    const about = [...(shown === option.label ? [] : [option.label]), ...(option.detail && !isTold ? [option.detail] : [])].map((one) => say(one));
    return about.length > 0 ? [`**${labelOf(form, option, say, shown)}** – ${about.join(' · ')}`] : [];
  });
}

/**
 * Small groups as buttons under their headings, greater ones as menus; the greatest of the small ones as menus too, until all find room. Null where
 * there are no groups of both kinds, or there is no room.
 */
function mixed(form: Form): Controls | null {
  const groups = grouped(form, inOrder(form.asked.decision.options)).map((group) => ({
    ...group,
    isMenu: group.options.length > limits.buttonsInRow,
  }));
  if (groups.every(({ isMenu }) => isMenu) || groups.some(({ name, options }) => name === null || options.length > limits.choices)) return null;
  for (;;) {
    const parts = partsOf(form, groups);
    if (sizeOf(parts) <= mostParts) {
      const shown = groups.flatMap(({ options, isMenu }) => (isMenu ? [] : options));
      return { parts, lines: [...new Set([...linesOf(form, shown), ...blockedLines(form)])] };
    }
    const widest = groups.filter(({ isMenu }) => !isMenu).sort((a, b) => b.options.length - a.options.length)[0];
    if (!widest) return null;
    widest.isMenu = true;
  }
}

const sizeOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + 1 + ('components' in part ? part.components.length : 0), 0);

/** Menus of at most 25 options, a group of its own where there are few groups, on pages of five menus. */
function menus(form: Form): Controls {
  const { asked, table, plain, browsing } = form;
  const groups = grouped(form, free(form));
  const isNamed = groups.length <= mostMenus;
  const lists = isNamed ? groups : [{ name: null, options: groups.flatMap(({ options }) => options) }];
  const all = lists.flatMap(({ name, options }) => chunks(options, limits.choices).map((list) => ({ name, list })));
  const pages = chunks(all, mostMenus);
  const page = Math.min(browsing.page, pages.length - 1);
  const parts: Part[] = (pages[page] ?? []).map(({ name, list }, i) => {
    const span = list.length > 1 && all.length > 1 ? `${plain(list[0]!.label)} – ${plain(list.at(-1)!.label)}` : '';
    return menu({
      custom_id: encode({ table, ref: asked.ref, action: 'choose', arg: String(i) }),
      placeholder: placeholderOf(name ?? '', span, plain),
      options: list.map((option) => choice(form, option, !isNamed)),
    });
  });
  parts.push(...rows([...turning(form, page, pages.length), ...noneButton(form)]));
  return { parts, lines: blockedLines(form) };
}

function placeholderOf(name: string, span: string, say: Say): string {
  if (name !== '' && span !== '') return say(bot('bot.menu.part', { name, span }));
  return name || span || say(bot('bot.menu.pick'));
}

/** Several of at most 25 options: one menu. */
function oneMenu(form: Form): Controls {
  const { asked, table, plain } = form;
  const { min, max } = asked.decision;
  const options = together(form).map((option) => choice(form, option, true));
  const parts: Part[] = [
    menu({
      custom_id: encode({ table, ref: asked.ref, action: 'choose' }),
      // None is the button below: the menu says what can be picked in it.
      placeholder: plain(bot('bot.menu.pickSome', { min: Math.max(1, min), max })),
      options,
      min: Math.max(1, min),
      max,
    }),
    ...rows([...likelyButton(form), ...noneButton(form)]),
  ];
  return { parts, lines: blockedLines(form) };
}

/** All that is likely at one press, where that is an answer. */
function likelyButton({ asked, table, plain }: Form): APIButtonComponentWithCustomId[] {
  const { options, min, max } = asked.decision;
  const likely = options.flatMap(({ likely, blocked }, i) => (likely && !blocked ? [i] : []));
  if (likely.length === 0 || likely.length < min || likely.length > max) return [];
  const label = plain(bot('bot.button.these', { what: plain.list(likely.map((i) => plain(options[i]!.short ?? options[i]!.label))) }));
  return [button(label, encode({ table, ref: asked.ref, action: 'take', arg: `0.${writeMarks(new Set(likely))}` }), 'primary')];
}

/** Several of many options: pages of menus on which one marks, and a button that confirms. The marks travel in the custom ids. */
function marking(form: Form): Controls {
  const { asked, table, plain, text: say, browsing } = form;
  const { ref, decision } = asked;
  const { min, max } = decision;
  const pages = chunks(together(form), limits.choices);
  const page = Math.min(browsing.page, pages.length - 1);
  const here = pages[page] ?? [];
  const n = browsing.marked.size;
  const marks = writeMarks(browsing.marked);
  const parts: Part[] = [
    menu({
      custom_id: encode({ table, ref, action: 'mark', arg: `${page}.${marks}` }),
      placeholder: plain(bot('bot.menu.pickSome', { min, max })),
      options: here.map((option) => ({ ...choice(form, option, true), default: browsing.marked.has(decision.options.indexOf(option)) })),
      min: 0,
      max: Math.min(here.length, max),
    }),
    ...rows([
      ...turning(form, page, pages.length),
      button(plain(bot('bot.button.confirm', { n })), encode({ table, ref, action: 'take', arg: `0.${marks}` }), 'success', n < min || n > max),
    ]),
  ];
  return { parts, lines: [say(bot('bot.panel.count', { min, max, n })), ...blockedLines(form)] };
}

function turning({ asked, table, plain, browsing }: Form, page: number, pages: number): APIButtonComponentWithCustomId[] {
  if (pages < 2) return [];
  const to = (n: number) => encode({ table, ref: asked.ref, action: 'page', arg: `${n}.${writeMarks(browsing.marked)}` });
  return [
    ...(page > 0 ? [button(plain(bot('bot.button.previous')), to(page - 1))] : []),
    ...(page < pages - 1 ? [button(plain(bot('bot.button.next')), to(page + 1))] : []),
  ];
}

function noneButton({ asked, table, plain }: Form): APIButtonComponentWithCustomId[] {
  return asked.decision.min > 0 ? [] : [button(plain(bot('bot.button.none')), encode({ table, ref: asked.ref, action: 'take', arg: '0.' }))];
}

/** In a menu that stands for no one group, each option says its own. */
function choice(form: Form, option: Option, saysGroup = false): APISelectMenuOption {
  const said = [...(saysGroup && option.group ? [option.group] : []), ...(option.detail ? [option.detail] : [])];
  const description = said.map((one) => form.plain(one)).join(' · ');
  return {
    label: clamp(marked(form, option, labelOf(form, option).trim() || '–'), limits.choiceText),
    value: argOf(form, option, 'choose'),
    ...(description !== '' && { description: clamp(description, limits.choiceText) }),
  };
}

const free = ({ asked }: Form): Option[] => inOrder(asked.decision.options).filter(({ blocked }) => !blocked);

/** The free ones in one list, those of one group beside one another. */
const together = (form: Form): Option[] => grouped(form, free(form)).flatMap(({ options }) => options);

const blockedLine = (form: Form, option: Option): string =>
  form.text(bot('bot.panel.blocked', { what: labelOf(form, option, form.text), why: form.text(option.blocked!) }));

const blockedLines = (form: Form): string[] =>
  form.asked.decision.options.filter(({ blocked }) => blocked).map((option) => blockedLine(form, option));

/** Options in their order, those of one group together. Without groups, one list without a name. */
function grouped({ plain }: Form, options: Option[]): { name: string | null; options: Option[] }[] {
  const groups = new Map<string | null, Option[]>();
  for (const option of options) {
    const name = option.group ? plain(option.group) : null;
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return [...groups].map(([name, list]) => ({ name, options: list }));
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
}
