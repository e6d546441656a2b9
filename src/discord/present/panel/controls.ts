/** Turns any decision of any game into buttons, menus or pages for Discord. Nothing else does, except `control-form` and `control-menus`. */
import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Option } from '../../../kernel/types.ts';
import type { AskedAhead } from '../../../table/model/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, limits, menu, type Part, rows, text } from '../../wire/parts.ts';
import { controlLines, evenRows, shortLabels } from '../../wire/phone.ts';
import {
  argOf,
  blockedLines,
  type Controls,
  choice,
  type Form,
  type Group,
  grouped,
  inOrder,
  isGreat,
  isListed,
  isSecond,
  isToldAbove,
  isTwin,
  labelOf,
  noneButton,
  onButton,
  optionButton,
  optionsIn,
  placeholderOf,
  pressable,
  withOneMenuMore,
  withoutKinds,
} from './control-form.ts';
import { marking, menus, oneMenu } from './control-menus.ts';

/** If more options than this need a line and aren't in the hand, a menu tells beside each what it leads to. */
const mostLines = 7;

/** How many of a message's forty components remain besides text, picture and the row below. */
const mostParts = 31;

/** A group of up to this many buttons fits beside a picture that explains them; a larger one is a menu. */
const mostLabelled = 8;

/** The most lines that a question's buttons and menus should take on a phone. */
const mostLinesOfControls = 2;

export function controls(form: Form): Controls {
  const risky = form.asked.decision.options.find(({ id, blocked }) => id === form.browsing.sure && !blocked);
  if (risky) return askedAgain(form, risky);
  const all = arranged(form);
  if (form.isWhole || controlLines(all.parts) <= mostLinesOfControls) return all;
  // Options that leave an order, and options that can't be chosen, can wait behind *More*.
  const shown = form.asked.decision.options.filter(({ leaves, blocked }) => !leaves && !blocked);
  if (shown.length === form.asked.decision.options.length || shown.length === 0) return all;
  return { ...arranged({ ...form, shown }), isFolded: true };
}

function arranged(form: Form): Controls {
  const { max } = form.asked.decision;
  const options = optionsIn(form);
  if (max > 1) return options.length <= limits.choices ? oneMenu(form) : marking(form);
  if (form.isCompact) return compact(form) ?? menus(form);
  return (!isListed(form, options) && buttons(form)) || mixed(form) || menus(form);
}

/** A risky option for confirmation, with what it does: the player picks it or goes back to the question. */
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

/** Every option as a button, groups under headings; null if they are too many for a message. Other uses of things with buttons are a menu. */
function buttons(form: Form): Controls | null {
  const all = inOrder(optionsIn(form));
  const named = withoutKinds(form, grouped(form, all));
  // Headings over single buttons would only scatter them, unless labels need them to differ.
  const groups: Group[] =
    all.length >= 2 * named.length || named.some((group) => isTwin(form, group, named)) ? named : [{ name: null, options: all }];
  const great = groups.filter((group) => group.name !== null && isGreat(group, groups));
  const isMenu = (group: Group): boolean => great.includes(group) || isSecond(form, group, groups) || isTwin(form, group, groups);
  const parts = partsOf(
    form,
    groups.map((group) => ({ ...group, isMenu: isMenu(group) })),
  );
  parts.push(...rows(noneButton(form)));
  // A menu itself tells what its options lead to.
  const told = all.filter((option) => !groups.some((group) => group.options.includes(option) && isMenu(group)));
  const beyondHand = told.filter(({ id, holds, blocked }) => !blocked && !form.hand.includes(holds ?? id));
  if (sizeOf(parts) > mostParts || linesOf(form, beyondHand).length > mostLines) return null;
  return { parts, lines: [...new Set([...linesOf(form, told), ...blockedLines(form)])] };
}

/** As few lines on a phone as possible, beside a picture that explains everything. Null if a group is too large for a menu. */
function compact(form: Form): Controls | null {
  const named = grouped(form, [...optionsIn(form)]);
  if (named.some(({ options }) => options.length > limits.choices)) return null;
  const isMenu = (group: Group): boolean => group.options.length > mostLabelled || isSecond(form, group, named) || isTwin(form, group, named);
  let groups: Group[] = named.map((group) => ({ ...group, isMenu: isMenu(group) }));
  const kept = optionsIn(form).filter(({ leaves }) => !leaves);
  if (!form.shown && kept.length > 0 && kept.length < optionsIn(form).length && controlLines(fewPartsOf(form, groups)) > mostLinesOfControls) {
    const less = compact({ ...form, shown: kept });
    return less && { ...less, isFolded: true };
  }
  for (;;) {
    const parts = fewPartsOf(form, groups);
    const others = withOneMenuMore(groups).map((some) => ({ some, lines: controlLines(fewPartsOf(form, some)) }));
    const best = others.toSorted((a, b) => a.lines - b.lines)[0];
    const high = controlLines(parts);
    if (high <= mostLinesOfControls || !best || best.lines >= high) {
      const shown = groups.flatMap(({ options, isMenu }) => (isMenu ? [] : options));
      // The picture shows enough of what can't be chosen: the reasons are behind *More*.
      const barred = form.asked.decision.options.filter(({ blocked }) => blocked);
      const untold = barred.filter(({ id }) => !form.tells?.includes(id));
      const lines = [...new Set([...linesOf(form, shown), ...blockedLines(form, untold)])];
      return { parts: [...parts, ...rows(noneButton(form))], lines, isFolded: untold.length < barred.length };
    }
    groups = best.some;
  }
}

/** Menus, and all other buttons together in rows; if buttons come first, they have a heading and are shortened to their numbers. */
function fewPartsOf(form: Form, groups: readonly Group[]): Part[] {
  const [first] = groups;
  const leading = groups.length > 1 && first?.isMenu === false ? pressable(form, first) : [];
  const leads = leading.length > 0;
  const heading = leads && first?.name ? [text(`**${clamp(first.name, 100)}**`)] : [];
  const rest = groups.filter((group) => !leads || group !== first);
  const lists = rest.filter(({ isMenu }) => isMenu);
  const pressed = inOrder(rest.filter(({ isMenu }) => !isMenu).flatMap((group) => pressable(form, group)));
  const labels = pressed.map((option) => labelOf(form, option, form.plain, onButton(form, option)));
  return [
    ...heading,
    ...evenRows(optionButtons(form, inOrder(leading), 1)),
    ...lists.flatMap((group) => menuOf(form, group, groups.indexOf(group))),
    ...evenRows(pressed.map((option, i) => optionButton(form, option, labels[i]!))),
  ];
}

/** Groups as buttons under headings, or as menus with the group's name. A single group of buttons needs no heading. */
function partsOf(form: Form, groups: readonly Group[]): Part[] {
  const shown = groups.map((group) => ({
    ...group,
    options: group.isMenu ? group.options.filter(({ blocked }) => !blocked) : pressable(form, group),
  }));
  const isAlone = shown.filter(({ isMenu, options }) => !isMenu && options.length > 0).length < 2 && shown.some(({ isMenu }) => isMenu);
  const lines = shown.filter(({ options }) => options.length > 0).length > 1 ? 1 : mostLinesOfControls;
  return shown.flatMap(({ name, options, isMenu }, i): Part[] => {
    if (options.length === 0) return [];
    if (!isMenu) {
      const heading = name === null || isAlone ? [] : [text(`**${clamp(name, 100)}**`)];
      return [...heading, ...evenRows(optionButtons(form, options, lines))];
    }
    return [menuOf(form, { name, options }, i)];
  });
}

/** A group as a menu with its name. */
function menuOf(form: Form, { name, options }: Group, i: number): Part {
  const { table, asked, plain } = form;
  const custom_id = encode({ table, ref: asked.ref, action: 'choose', arg: String(i) });
  const free = options.filter(({ blocked }) => !blocked);
  return menu({ custom_id, placeholder: placeholderOf(name ?? '', '', plain), options: free.map((option) => choice(form, option)) });
}

/** If a picture names what the player holds and the names don't fit, the number is enough. */
function optionButtons(form: Form, options: readonly Option[], lines: number): APIButtonComponentWithCustomId[] {
  const { plain, hand, inWords, isWhole } = form;
  const labels = options.map((option) => labelOf(form, option, plain, onButton(form, option)));
  const numbers = options.map(({ id, holds }) => (inWords || isWhole || !hand.includes(holds ?? id) ? null : String(hand.indexOf(holds ?? id) + 1)));
  const short = shortLabels(labels, numbers, lines);
  return options.map((option, i) => optionButton(form, option, short[i]!));
}

/** What the options lead to. */
function linesOf(form: Form, options: readonly Option[]): string[] {
  const { text: say } = form;
  return options.flatMap((option) => {
    if (option.blocked || form.tells?.includes(option.id)) return [];
    // What the hand says about its cards isn't repeated below it; what playing one leads to is told here.
    const isTold =
      isToldAbove(form, option) || (option.detail && form.hand.includes(option.holds ?? option.id) && form.handWords.includes(say(option.detail)));
    const shown = onButton(form, option);
    const about = [...(shown === option.label ? [] : [option.label]), ...(option.detail && !isTold ? [option.detail] : [])].map((one) => say(one));
    return about.length > 0 ? [`**${labelOf(form, option, say, shown)}** – ${about.join(' · ')}`] : [];
  });
}

/**
 * Small groups as buttons under headings, larger ones as menus; then the largest button groups as menus too, until everything fits. Null if all would
 * be menus, an option has no group, a group is too large for a menu, or nothing fits.
 */
function mixed(form: Form): Controls | null {
  const named = grouped(form, inOrder(optionsIn(form)));
  const groups = named.map((group) => ({
    ...group,
    isMenu: group.options.length > limits.buttonsInRow || isSecond(form, group, named) || isTwin(form, group, named),
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

/**
 * What a player who isn't asked may answer ahead: each question with its own controls, as `controlsOf` makes them, and each answer given so far with
 * a button to take it back. As many questions as one message holds, the nearest first.
 */
export function aheadControls(table: string, ahead: readonly AskedAhead[], speech: Speech, controlsOf: (asked: AskedAhead) => Controls): Controls {
  const parts: Part[] = [];
  const lines: string[] = [];
  for (const asked of ahead) {
    const one = asked.given ? { parts: given(table, asked, asked.given, speech), lines: [] } : notGiven(asked, speech, controlsOf);
    if (parts.length > 0 && sizeOf([...parts, ...one.parts]) > mostParts) break;
    parts.push(...one.parts);
    lines.push(...one.lines);
  }
  return { parts, lines };
}

function notGiven(asked: AskedAhead, { text: say }: Speech, controlsOf: (asked: AskedAhead) => Controls): Controls {
  const { parts, lines } = controlsOf(asked);
  const question = say(asked.decision.ask).replaceAll('\n', ' ');
  return { parts: [text(clamp(say(bot('bot.ahead.ask', { question })), 600)), ...parts], lines };
}

function given(table: string, { ref, decision }: AskedAhead, picked: readonly string[], { text: say, plain }: Speech): Part[] {
  const what = say.list(decision.options.filter(({ id }) => picked.includes(id)).map(({ label }) => say(label)));
  return [
    text(clamp(say(bot('bot.ahead.given', { what })), 600)),
    ...rows([button(plain(bot('bot.button.unsay')), encode({ table, ref, action: 'take', arg: '0.' }))]),
  ];
}
