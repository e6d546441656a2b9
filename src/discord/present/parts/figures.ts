/** A game's pictures as messages show them: drawn, with alt text, and in words. */
import type { Game, Sketch } from '../../../games/game.ts';
import { typeset } from '../../../i18n/say.ts';
import type { Seat } from '../../../kernel/types.ts';
import { framed } from '../../../scene/build.ts';
import { recolored } from '../../../scene/colors.ts';
import type { Settings } from '../../../table/model/choices.ts';
import type { Snapshot, TableInfo } from '../../../table/model/types.ts';
import type { Figure } from '../../pictures/pictures.ts';
import { type Speech, sentences, withoutMarkdown } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { clamp } from '../../wire/parts.ts';

/** The file name of a board's picture. */
export const boardName = 'board.png';

/** The board as the viewer sees it, with what they are asked about highlighted. `changed` says what happened: it opens the alt text. */
export function boardFigure(
  game: Game,
  { view, table, asked, course }: Pick<Snapshot, 'view' | 'asked'> & Partial<Pick<Snapshot, 'course'>> & { table: Pick<TableInfo, 'toAct'> },
  { plain, pictured, text }: Speech,
  changed = '',
): Figure {
  const about = aboutOf(asked);
  return {
    scene: () => game.board(view, { toAct: table.toAct, about, ...(course && { course }) }, pictured),
    name: boardName,
    alt: () => withoutMarkdown(plain(bot('bot.board.alt', { changed: sentences(changed, 600), race: clamp(game.race(view, plain), 400) }))),
    words: () => clamp(game.describe(view, text), 3500),
    excuse: text(bot('bot.board.noPicture')),
    lost: text(bot('bot.board.lost')),
  };
}

/** Whether the question is about the viewer's hand, rather than the board. */
export function isAboutHand(game: Game, { view, asked }: Pick<Snapshot, 'view' | 'asked'>): boolean {
  const hand = game.handOrder?.(view) ?? [];
  return asked?.decision.options.some(({ id, holds }) => hand.includes(holds ?? id)) ?? hand.length > 0;
}

/** The picture beside a question, for the player who is asked: the game's own for it, or the hand, or the board. */
export function questionFigure(game: Game, snapshot: Pick<Snapshot, 'view' | 'asked'> & { table: Pick<TableInfo, 'toAct'> }, speech: Speech): Figure {
  const { view, asked, table } = snapshot;
  const { plain, pictured } = speech;
  const whole = isAboutHand(game, snapshot) ? handFigure(game, snapshot, speech) : boardFigure(game, snapshot, speech);
  if (!asked || !game.question) return whole;
  const { decision } = asked;
  let made: Sketch | null | undefined;
  const sketch = () => {
    made ??= game.question!(view, decision, { toAct: table.toAct, about: aboutOf(asked) }, pictured);
    return made;
  };
  const told = (): string => {
    const tells = sketch()?.tells ?? [];
    return sentences(
      decision.options
        .filter(({ id, detail }) => detail && tells.includes(id))
        .map(({ label, detail }) => typeset(`${plain(label)} – ${plain(detail!)}`.replace(/(?<=[^.!?…])$/u, '.'), speech.lang))
        .join('\n'),
      700,
    );
  };
  return {
    ...whole,
    scene: () => sketch()?.scene ?? whole.scene(),
    alt: () => [withoutMarkdown(told()), whole.alt()].filter((one) => one !== '').join(' '),
    tells: () => sketch()?.tells ?? [],
    says: () => sketch()?.says ?? null,
  };
}

/** What the pickable options concern on the board. */
const aboutOf = (asked: Snapshot['asked']): string[] => [
  ...new Set((asked?.decision.options ?? []).flatMap((option) => (option.about && !option.blocked ? [option.about] : []))),
];

/** A figure as one person chose to see it: in their color scheme, or in words. */
export const seenBy = (figure: Figure, { scheme, words }: Pick<Settings, 'scheme' | 'words'>): Figure => ({
  ...figure,
  scene() {
    const scene = words ? null : figure.scene();
    return scene && recolored(scene, scheme);
  },
});

/** The width of a small board in pixels: a list shows it small, a press on it larger. */
const littleWidth = 480;

/** The public board as a small picture in a list of games. It is drawn once per table version, language and color scheme. */
export function littleFigure(game: Game, snapshot: Snapshot, speech: Speech, settings: Pick<Settings, 'scheme' | 'words'>): Figure {
  const { id, version } = snapshot.table;
  const figure = seenBy(boardFigure(game, snapshot, speech), settings);
  return {
    ...figure,
    key: `little ${id} ${version} ${speech.lang} ${settings.scheme}`,
    name: `${id}.png`,
    scene: () => {
      const whole = figure.scene();
      return whole && framed(whole, { x: 0, y: 0, w: whole.width, h: whole.height }, littleWidth);
    },
  };
}

/** What a player held, for others: it doesn't say that it was theirs. */
export function heldFigure(game: Game, moment: Pick<Snapshot, 'view'>, seat: Seat, speech: Speech): Figure {
  const { plain, pictured, text } = speech;
  const figure = handFigure(game, moment, speech);
  const isEmpty = game.hand(moment.view, pictured) === null;
  const alt = () => withoutMarkdown(plain(bot('bot.replay.held', { who: plain.player(seat), words: game.handWords(moment.view, plain) })));
  return { ...figure, alt, ...(isEmpty && { words: () => text(bot('bot.replay.nothing')) }) };
}

/** The viewer's hand. */
export function handFigure(game: Game, { view }: Pick<Snapshot, 'view'>, { plain, pictured, text }: Speech): Figure {
  const words = () => clamp(game.handWords(view, text) || text(bot('bot.panel.nothing')), 3400);
  return {
    scene: () => game.hand(view, pictured),
    name: 'hand.png',
    alt: () => withoutMarkdown(plain(bot('bot.panel.handAlt', { words: game.handWords(view, plain) }))),
    words,
    excuse: text(bot('bot.board.noPicture')),
    lost: text(bot('bot.board.lost')),
  };
}
