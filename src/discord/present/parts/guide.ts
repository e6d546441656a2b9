/** How to play: pages with a small picture each, of the game's own board and cards; and a game's options in a reader's words. */

import type { Game, StartOption } from '../../../games/game.ts';
import { stateAfter } from '../../../games/lesson.ts';
import { toldAt } from '../../../i18n/say.ts';
import type { Topic } from '../../../i18n/types.ts';
import { copyJson } from '../../../kernel/copy.ts';
import type { StartOptions } from '../../../kernel/rules.ts';
import { decisions } from '../../../kernel/run.ts';
import { framed } from '../../../scene/build.ts';
import type { Scene } from '../../../scene/types.ts';
import { isOverDays } from '../../../table/clock/clock.ts';
import { allOptions } from '../../../table/model/options.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import type { Figure, FigurePart } from '../../pictures/pictures.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, container, limits, menu, type Part, type Post, rows, text } from '../../wire/parts.ts';
import { boardFigure, handFigure } from './figures.ts';

/** The width of these pictures in pixels: a phone's width at double resolution. */
const width = 640;

/** The first page has the aim and the contents; the game's own pages follow. */
export const guidePages = ({ guide }: Game): number => guide.pages.length + 1;

/** A page's picture, drawn once per language; the first page uses that of the game's first own page. */
export function guideFigure(game: Game, page: number, speech: Speech): Figure {
  const sight = game.guide.pages[Math.max(0, page - 1)]!;
  const state = stateAfter(game, sight.after);
  const view = game.rules.view(sight.later?.(copyJson(state)) ?? state, sight.hand ?? null);
  const toAct = decisions(game.rules, state).map(({ seat }) => seat);
  const whole = sight.hand === undefined ? boardFigure(game, { view, table: { toAct }, asked: null }, speech) : handFigure(game, { view }, speech);
  return {
    ...whole,
    name: 'guide.png',
    key: `${game.command} ${page} ${speech.lang}`,
    scene() {
      const scene = whole.scene();
      return scene && framed(scene, sight.box ?? { x: 0, y: 0, w: scene.width, h: scene.height }, width);
    },
    // The page says in words what matters in it.
    words: () => '',
  };
}

/** The whole board at the end of the lesson, as a picture for a shelf of games, `wide` pixels wide. */
export function coverScene(game: Game, speech: Speech, wide: number): Scene {
  const state = stateAfter(game, game.guide.lesson.answers.length);
  const toAct = decisions(game.rules, state).map(({ seat }) => seat);
  const scene = game.board(game.rules.view(state, null), { toAct, about: [] }, speech.pictured);
  return framed(scene, { x: 0, y: 0, w: scene.width, h: scene.height }, wide);
}

/** The custom id that opens a page. */
const toGuide = (game: Pick<Game, 'command'>, page: number): string => encode({ action: 'guide', arg: `${game.command}.${page}` });

export const guideButton = (game: Pick<Game, 'command'>, { plain }: Speech) => button(plain(bot('bot.button.guide')), toGuide(game, 0));
export const lessonButton = (game: Pick<Game, 'command'>, { plain }: Speech, primary = false) =>
  button(plain(bot('bot.button.lesson')), encode({ action: 'lesson', arg: `${game.command}.0` }), primary ? 'primary' : 'secondary');

/** The aim of the game, in a line. */
export const aimLine = (game: Game, table: TableInfo, { lang, text: say }: Speech): string =>
  say(bot('bot.guide.aim', { aim: toldAt(game.texts[lang].guide.aim, inForce(game, table)) }));

/** How many can play the game, and how long it takes. */
export const whoPlays = ({ rules, guide }: Game, { text: say }: Speech): string =>
  say(bot('bot.guide.who', { ...rules.players, from: guide.minutes.min, to: guide.minutes.max }));

/** A page as it reads with these options in force; null: at no table. */
export function guidePost(game: Game, at: number, chosen: StartOptions | null, shown: FigurePart, speech: Speech): Post {
  const { text: say, plain, lang } = speech;
  const { guide, title } = game.texts[lang];
  const last = guide.pages.length;
  const page = Math.min(Math.max(0, at), last);
  const own = guide.pages[page - 1];
  const head = own ? `## ${say(bot('bot.guide.page', { n: page, title: own.title }))}` : say(bot('bot.guide.title', { title }));
  const contents = guide.pages.map(({ title: name }, i) => say(bot('bot.guide.page', { n: i + 1, title: name })));
  const body = own ? toldAt(own, chosen) : [toldAt(guide.aim, chosen), `-# ${whoPlays(game, speech)}`, '', ...contents].join('\n');
  const isWords = 'content' in shown.part;
  const inside: Part[] = [
    text(`${head}\n${clamp(body, 3500)}`),
    ...(isWords ? [] : [shown.part]),
    ...rows([
      ...(page > 0 ? [button(plain(bot('bot.button.turnBack')), toGuide(game, page - 1))] : []),
      ...(page < last ? [button(plain(bot('bot.button.turnOn')), toGuide(game, page + 1), 'primary')] : []),
      ...(page === 0 || page === last ? [lessonButton(game, speech, page === last)] : []),
      ...(page === last ? [playNowButton(game, speech)] : []),
    ]),
    menu({
      custom_id: encode({ action: 'guide', arg: `${game.command}.m` }),
      placeholder: plain(bot('bot.guide.contents')),
      options: [title, ...guide.pages.map((one) => one.title)].slice(0, limits.choices).map((name, i) => ({
        label: clamp(i === 0 ? name : plain(bot('bot.guide.page', { n: i, title: name })), limits.choiceText),
        value: String(i),
        default: i === page,
      })),
    }),
  ];
  return { components: [container(game.colour(null), inside)], files: isWords ? [] : shown.files, mentions: [] };
}

/** Opens a game of the reader's own in this channel. */
export const playNowButton = (game: Pick<Game, 'command'>, { plain }: Speech) =>
  button(plain(bot('bot.button.playNow')), encode({ action: 'playnow', arg: game.command }), 'success');

/** A start option, in the reader's words. */
export interface Shown {
  name: string;
  title: string;
  value: string;
  description: string;
}

export function shownOption(game: Game, options: StartOptions, { name, initial }: StartOption, speech: Speech): Shown {
  const words = game.texts[speech.lang].options[name];
  const value = options[name] ?? initial;
  const shown = typeof value === 'boolean' ? speech.text(bot('bot.toggle', { on: value })) : (words?.choices[value] ?? value);
  return { name, title: words?.title ?? name, value: shown, description: words?.description ?? '' };
}

/** The options in force for this game at this table, including new options for an older table; null: the table is another game's, or none. */
export const inForce = (game: Game, table: TableInfo | null): StartOptions | null =>
  table?.game === game.command ? allOptions(game, table.options, table.people.length, isOverDays(table.clock)) : null;

/** A page as it reads with these options in force (null: at no table); it ends with the options it is about, as chosen. */
export function topicAt(game: Game, topic: Topic, chosen: StartOptions | null, speech: Speech): string {
  const body = toldAt(topic, chosen);
  const about = chosen === null ? [] : game.options.filter(({ name }) => topic.about?.includes(name));
  if (chosen === null || about.length === 0) return body;
  const options = about.map((option) => {
    const { title, value } = shownOption(game, chosen, option, speech);
    return speech.text(bot('bot.lobby.option', { name: title, value: clamp(value, 100) }));
  });
  return `${body}\n\n${speech.text(bot('bot.rules.here', { options: options.join(' · ') }))}`;
}
