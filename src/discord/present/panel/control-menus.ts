/** Decisions with too many options for buttons, and decisions that pick several, as menus and pages of menus. */
import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Say } from '../../../i18n/types.ts';
import type { Option } from '../../../kernel/types.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, limits, menu, type Part, rows } from '../../wire/parts.ts';
import { blockedLines, type Controls, choice, type Form, free, grouped, noneButton, placeholderOf, writeMarks } from './control-form.ts';

const mostMenus = 5;
/** How many characters of a button's label can be read on a phone. */
const mostInLabel = 34;

/** Menus of at most 25 options, one per group if there are few groups, on pages of five menus. */
export function menus(form: Form): Controls {
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

/** Several out of at most 25 options: one menu. */
export function oneMenu(form: Form): Controls {
  const { asked, table, plain } = form;
  const { min, max } = asked.decision;
  const options = together(form).map((option) => choice(form, option, true));
  const most = likely(form);
  const parts: Part[] = [
    menu({
      custom_id: encode({ table, ref: asked.ref, action: 'choose' }),
      // Picking none is the button below: the menu only says how many can be picked in it.
      placeholder: plain(bot('bot.menu.pickSome', { min: Math.max(1, min), max })),
      options,
      min: Math.max(1, min),
      max,
    }),
    ...rows([...most.buttons, ...noneButton(form)]),
  ];
  return { parts, lines: [...most.lines, ...blockedLines(form)] };
}

/** A button that picks all likely options at once, if that is an answer; a line names what the button has no room for. */
function likely({ asked, table, plain, text: say }: Form): { buttons: APIButtonComponentWithCustomId[]; lines: string[] } {
  const { options, min, max } = asked.decision;
  const picked = options.flatMap(({ likely, blocked }, i) => (likely && !blocked ? [i] : []));
  if (picked.length === 0 || picked.length < min || picked.length > max) return { buttons: [], lines: [] };
  const named = (speak: Say): string => speak.list(picked.map((i) => speak(options[i]!.short ?? options[i]!.label)));
  const whole = plain(bot('bot.button.these', { what: named(plain) }));
  const label = whole.length <= mostInLabel ? whole : plain(bot('bot.button.theseMany', { n: picked.length }));
  return {
    buttons: [button(label, encode({ table, ref: asked.ref, action: 'take', arg: `0.${writeMarks(new Set(picked))}` }), 'primary')],
    lines: label === whole ? [] : [`**${label}** – ${named(say)}`],
  };
}

/** Several out of many options: pages of menus for marking, and a button that confirms. The custom ids carry the marks. */
export function marking(form: Form): Controls {
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

/** The free options in one list, with each group's together. */
const together = (form: Form): Option[] => grouped(form, free(form)).flatMap(({ options }) => options);

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
}
