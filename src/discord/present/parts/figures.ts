/** The pictures of a game as a message shows them: drawn, described for those who do not see them, and in words. */
import type { Game } from '../../../games/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import { recolored } from '../../../scene/recolor.ts';
import type { Settings } from '../../../table/model/choices.ts';
import type { Snapshot, TableInfo } from '../../../table/model/types.ts';
import type { Figure } from '../../pictures/pictures.ts';
import { type Speech, sentences, withoutMarkdown } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { clamp } from '../../wire/parts.ts';

/** The file a board's picture is sent as. */
export const boardName = 'board.png';

/** The board as the viewer sees it; what they are asked about stands out. `changed` is what happened: it opens the alt text. */
export function boardFigure(
  game: Game,
  { view, table, asked, course }: Pick<Snapshot, 'view' | 'asked'> & Partial<Pick<Snapshot, 'course'>> & { table: Pick<TableInfo, 'toAct'> },
  { plain, pictured, text }: Speech,
  changed = '',
): Figure {
  const about = [...new Set((asked?.decision.options ?? []).flatMap((option) => (option.about && !option.blocked ? [option.about] : [])))];
  return {
    scene: () => game.board(view, { toAct: table.toAct, about, ...(course && { course }) }, pictured),
    name: boardName,
    alt: () => withoutMarkdown(plain(bot('bot.board.alt', { changed: sentences(changed, 600), race: clamp(game.race(view, plain), 400) }))),
    words: () => clamp(game.describe(view, text), 3500),
    excuse: text(bot('bot.board.noPicture')),
    lost: text(bot('bot.board.lost')),
  };
}

/** A figure for one person's eyes: in the colors they have chosen, or in words. */
export const seenBy = (figure: Figure, { scheme, words }: Pick<Settings, 'scheme' | 'words'>): Figure => ({
  ...figure,
  scene() {
    const scene = words ? null : figure.scene();
    return scene && recolored(scene, scheme);
  },
});

/** What somebody held, for others: nobody is told that it was theirs. */
export function heldFigure(game: Game, moment: Pick<Snapshot, 'view'>, seat: Seat, speech: Speech): Figure {
  const { plain, pictured, text } = speech;
  const figure = handFigure(game, moment, speech);
  const isEmpty = game.hand(moment.view, pictured) === null;
  const alt = () => withoutMarkdown(plain(bot('bot.replay.held', { who: plain.player(seat), words: game.handWords(moment.view, plain) })));
  return { ...figure, alt, ...(isEmpty && { words: () => text(bot('bot.replay.nothing')) }) };
}

/** What the viewer holds. */
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
