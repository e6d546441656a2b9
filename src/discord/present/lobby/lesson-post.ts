/** What a step of a lesson says and offers, on one phone screen: its words, then the question as a panel shows it, and what to press. */
import { type APIButtonComponentWithCustomId, type APIStringSelectComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Game } from '../../../games/game.ts';
import { playsAlone } from '../../../table/work/computers.ts';
import type { FigurePart } from '../../pictures/pictures.ts';
import { firstSentence, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { decode, encode, lessonGame } from '../../wire/ids.ts';
import { button, clamp, container, type Part, type Post, postOf, rows, shortened, text } from '../../wire/parts.ts';
import { roomBeside } from '../../wire/phone.ts';
import { labelOf, optionOf, readBrowsing } from '../panel/control-form.ts';
import { inSmall, isLong } from '../panel/head.ts';
import { choices } from '../panel/panel.ts';
import { guideButton, playNowButton } from '../parts/guide.ts';
import type { LessonView } from './lesson.ts';

/** What became of a press that the lesson doesn't ask for. `short`: the same in fewer words. */
export interface News {
  long: string;
  short: string;
}

/** What can be left out when the screen is full. */
interface Layout {
  news: string | null;
  /** What is asked, as a heading. */
  asks: boolean;
  /** What the options lead to. */
  lines: readonly string[];
  controls: readonly Part[];
}

/** `news`: what became of the press, if it didn't advance the lesson. */
export function lessonPost(of: LessonView, shown: FigurePart, news: News | null): Post {
  const { game, n, speech, snapshot } = of;
  const { text: say } = speech;
  const { title, guide } = game.texts[speech.lang];
  const ways = rows(waysOf(of));
  if (!snapshot.asked) {
    const head = say(bot('bot.lesson.end', { title }));
    const foot = [clamp(guide.end, 900), `-# ${say(bot('bot.lesson.next', { computers: playsAlone(game) }))}`].join('\n');
    return postOfStep(of, shown, [text(head), shortened(shown.part, 3900 - head.length - foot.length), text(foot), ...ways]);
  }
  const top = `-# ${say(bot('bot.lesson.title', { title, n: n + 1, of: guide.steps.length }))}${n === 0 ? ` ${say(bot('bot.lesson.about'))}` : ''}`;
  const heading = `### ${clamp(questionIn(say(snapshot.asked.decision.ask)), 300)}`;
  const parted = ({ news, asks, lines, controls }: Layout) => ({
    head: [news ?? top, clamp(guide.steps[n]!, 900), ...(asks ? [heading] : [])].join('\n'),
    notes: isLong(lines) ? inSmall(lines.join('\n')) : lines.join('\n'),
    way: wayTo(of, controls),
    controls,
  });
  const { part, parts, lines } = choices(of, shown);
  const all = layouts(of, parts, lines, news).map(parted);
  const fits = ({ head, notes, way, controls }: (typeof all)[number]) => roomBeside(shown.high ?? 0, [head, notes, way], controls) >= 0;
  const { head, notes, way, controls } = shown.high === undefined ? all[0]! : (all.find(fits) ?? all.at(-1)!);
  const most = 3900 - head.length - way.length;
  const picture = shortened(part, most - Math.min(notes.length, mostNotes));
  const about = clamp(notes, Math.min(mostNotes, most));
  return postOfStep(of, shown, [text(head), picture, ...(about === '' ? [] : [text(about)]), text(way), ...lit(of, controls), ...ways]);
}

/** The sentence that asks, or else the first sentence. */
function questionIn(ask: string): string {
  const [first, rest] = firstSentence(ask.replaceAll('\n', ' '));
  return !first.includes('?') && rest.includes('?') ? questionIn(rest) : first;
}

/** Highlights what to press, and nothing else. */
function lit(of: LessonView, parts: readonly Part[]): Part[] {
  const { Primary, Secondary } = ButtonStyle;
  return parts.map((part) => {
    if (part.type !== ComponentType.ActionRow) return part;
    const components = part.components.map((one) => {
      if (one.type !== ComponentType.Button || (one.style !== Primary && one.style !== Secondary)) return one;
      return { ...one, style: wantedIn(of, [{ ...part, components: [one] }]).length > 0 ? Primary : Secondary };
    });
    return { ...part, components } as Part;
  });
}

const postOfStep = ({ game, snapshot }: LessonView, { files }: FigurePart, inside: Part[]): Post => ({
  components: [container(game.colour(snapshot.viewer), inside)],
  files,
  mentions: [],
});

/** Beside words that replace a picture, the lines about the options get at most this many characters. */
const mostNotes = 900;

/** Layouts from everything a panel shows down to what the step can't do without. */
function layouts(of: LessonView, parts: readonly Part[], lines: readonly string[], news: News | null): Layout[] {
  const [some, few] = [focused(of, parts, true), focused(of, parts, false)];
  const withNews = (line: string | null): Layout[] => [
    { news: line, asks: true, lines, controls: parts },
    { news: line, asks: true, lines: lines.filter((one) => isAbout(of, one)), controls: parts },
    { news: line, asks: true, lines: [], controls: parts },
    { news: line, asks: true, lines: [], controls: some },
    { news: line, asks: true, lines: [], controls: few },
    { news: line, asks: false, lines: [], controls: few },
  ];
  return news ? [news.long, news.short, `-# ${news.short}`].flatMap(withNews) : withNews(null);
}

const isAbout = ({ step, snapshot, speech: { text: say } }: LessonView, line: string): boolean =>
  snapshot.asked!.decision.options.some(({ id, label }) => step.wanted?.includes(id) && line.split(' – ')[0]!.includes(say(label)));

/** A step's whole board, one press away from it. */
export function lessonBoardPost(of: LessonView, shown: FigurePart): Post {
  const { game, n, speech } = of;
  const { text: say } = speech;
  const { title, guide } = game.texts[speech.lang];
  const top = `-# ${say(bot('bot.lesson.title', { title, n: Math.min(n + 1, guide.steps.length), of: guide.steps.length }))}`;
  return postOfStep(of, shown, [text(top), shortened(shown.part, 3900 - top.length), ...rows([toStep(of, n, 'bot.button.turnBack')])]);
}

/** For when a printed value was corrected and the lesson's answers no longer fit. */
export const noLessonPost = (game: Game, speech: Speech): Post =>
  postOf([text(speech.text(bot('bot.lesson.none'))), ...rows([guideButton(game, speech)])]);

/** The line about an answer that isn't the lesson's. */
export function instead({ snapshot, speech: { text: say }, step }: LessonView, picked: readonly string[]): News {
  const { options } = snapshot.asked!.decision;
  const others = picked.flatMap((id) => options.find((option) => option.id === id && !step.wanted?.includes(id)) ?? []);
  if (picked.some((id) => !options.some((option) => option.id === id))) {
    const old = say(bot('bot.lesson.old'));
    return { long: old, short: old };
  }
  const pressed = others.length > 0 ? others : picked.flatMap((id) => options.find((option) => option.id === id) ?? []);
  const [only] = pressed.length === 1 ? pressed : [];
  const what = pressed.length === 0 ? say(bot('bot.button.none')) : say.list(pressed.map(({ label }) => say(label)));
  const line = (does: string): string => say(bot('bot.lesson.other', { what: clamp(what, 200), does }));
  return { long: line(only?.detail ? clamp(say(only.detail).replaceAll('\n', ' '), 300) : ''), short: line('') };
}

const toStep = ({ game, speech: { plain } }: LessonView, step: number, label: 'bot.button.turnBack' | 'bot.button.lessonAgain') =>
  button(plain(bot(label)), encode({ action: 'lesson', arg: `${game.command}.${step}` }));

function waysOf(of: LessonView): APIButtonComponentWithCustomId[] {
  const { game, n, snapshot, speech } = of;
  const back = n > 0 ? [toStep(of, n - 1, 'bot.button.turnBack')] : [];
  const board = button(speech.plain(bot('bot.button.board')), encode({ table: snapshot.table.id, ref: String(n), action: 'board' }));
  if (snapshot.asked) return [...back, board, guideButton(game, speech)];
  return [playNowButton(game, speech), ...back, board, toStep(of, 0, 'bot.button.lessonAgain'), guideButton(game, speech)];
}

/** The labels of what to press or choose among these parts. A name cut short on its button is given in full. */
function wantedIn({ game, step, snapshot, speech: { plain } }: LessonView, parts: readonly Part[]): { label: string; inMenu: boolean }[] {
  const asked = snapshot.asked!;
  const wanted = step.wanted ?? [];
  const hand = game.handOrder?.(snapshot.view) ?? [];
  const takes = (arg: string) => {
    const marked = [...readBrowsing(arg).marked].map((i) => asked.decision.options[i]?.id);
    return marked.length === wanted.length && marked.every((id) => id !== undefined && wanted.includes(id));
  };
  const isWanted = (arg: string) => wanted.includes(optionOf(asked, arg));
  const whole = (label: string, arg: string): string => {
    const option = asked.decision.options.find(({ id }) => id === optionOf(asked, arg));
    const full = option ? labelOf({ hand, plain }, option) : label;
    return full.startsWith(label.replace(/…$/u, '')) && /^\d+$|…$/u.test(label) ? full : label;
  };
  const labels = controlsIn(parts).flatMap((one) => {
    if ('options' in one) return one.options.filter(({ value }) => isWanted(value)).map(({ label }) => ({ label, inMenu: true }));
    const press = decode(one.custom_id);
    const [label = '', arg = ''] = [one.label, press?.arg];
    if (press?.action === 'take' && takes(arg)) return [{ label, inMenu: false }];
    return (press?.action === 'pick' || press?.action === 'sure') && isWanted(arg) ? [{ label: whole(label, arg), inMenu: false }] : [];
  });
  // If a menu leads there too, one press is the shorter way.
  const pressed = labels.filter(({ inMenu }) => !inMenu);
  return pressed.length > 0 ? pressed : labels;
}

const controlsIn = (parts: readonly Part[]) =>
  parts.flatMap((part) => ('components' in part ? (part.components as (APIButtonComponentWithCustomId | APIStringSelectComponent)[]) : []));

/** Of the buttons under headings, only those where the lesson leads; with all menus, or only those that lead there too. */
function focused(of: LessonView, parts: readonly Part[], withMenus: boolean): Part[] {
  const isMenu = (part: Part) => controlsIn([part]).some((one) => 'options' in one);
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (!last || !('components' in part) || isMenu(part) || last.some(isMenu)) groups.push([part]);
    else last.push(part);
  }
  return groups.filter((group) => (withMenus && group.some(isMenu)) || wantedIn(of, group).length > 0).flat();
}

/** What to press, by its label. */
function wayTo(of: LessonView, parts: readonly Part[]): string {
  const { step, snapshot, speech } = of;
  const { text: say } = speech;
  const labels = wantedIn(of, parts);
  if (labels.length === 0)
    throw new Error(`The lesson of ${lessonGame(snapshot.table.id)} asks for what cannot be pressed: ${step.wanted?.join(', ')}.`);
  const what = say.list(labels.map(({ label }) => label));
  return say(bot(!labels[0]!.inMenu ? 'bot.lesson.press' : labels.length > 1 ? 'bot.lesson.chooseAll' : 'bot.lesson.choose', { what }));
}
