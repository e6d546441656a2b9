/** The public post: who is to act, what happened, the board, and the buttons everybody may press. */
import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Game } from '../../games/game.ts';
import type { Message } from '../../kernel/types.ts';
import type { Glance } from '../../table/types.ts';
import { encode } from '../ids.ts';
import type { Figure, Shown } from '../pictures.ts';
import type { Speech } from '../speech.ts';
import { bot } from '../text/index.ts';
import { boardFigure } from './figures.ts';
import { button, clamp, container, limits, type Part, type Post, rows, text } from './parts.ts';
import { mentions, nameAndSeat, userAt } from './people.ts';
import { storyOf } from './story.ts';

interface Board {
  game: Game;
  glance: Glance;
  /** What has happened for everybody since the post before. */
  events: readonly Message[];
  speech: Speech;
}

/** What happened, line by line; null if nothing did. */
function happened({ game, events, speech: { text: say } }: Board): string | null {
  if (events.length === 0) return null;
  const { lines, left } = storyOf(events, game);
  return [...lines.map((line) => clamp(say(line), 400)), ...(left > 0 ? [say(bot('bot.board.smaller', { n: left }))] : [])].join('\n');
}

export function boardPostFigure({ game, glance, events, speech }: Board): Figure {
  const changed = storyOf(events, game).lines.map((event) => speech.plain(event).replaceAll('**', ''));
  return boardFigure(game, glance, speech, changed.join(' '));
}

export function boardPost(board: Board, shown: Shown): Post {
  const { game, glance, speech } = board;
  const { table } = glance;
  const { toAct, outcome } = table;
  const colour = game.colour(outcome ? (outcome.winners[0] ?? null) : toAct.length === 1 ? toAct[0]! : null);
  const head = outcome ? result(board) : speech.text(bot('bot.board.turn', { who: mentions(table, toAct, speech), n: toAct.length }));
  const story = happened(board);
  const room = limits.text - head.length - shown.taken;
  const lines = story === null || room < 40 ? [] : [text(clamp(story, room))];
  return {
    components: [container(colour, [text(head), ...lines, shown.part, ...openButtons(glance, speech), ...rows(buttons(glance, speech))])],
    files: shown.files,
    mentions: outcome ? [] : toAct.flatMap((seat) => userAt(table, seat) ?? []),
  };
}

function result({ game, glance, speech }: Board): string {
  const { winners, message } = glance.table.outcome!;
  const who = speech.text.list(winners.map((seat) => nameAndSeat(seat, speech)));
  return [
    speech.text(bot('bot.board.over', { title: game.texts[speech.lang].title })),
    speech.text(winners.length === 0 ? bot('bot.board.draw') : bot('bot.board.winners', { who, n: winners.length })),
    clamp(speech.text(message), 600),
  ].join('\n');
}

/** The answers to a question everybody may see, as buttons for the one who is asked. */
function openButtons({ table, open }: Glance, speech: Speech): Part[] {
  if (!open || table.toAct.length !== 1) return [];
  const { plain } = speech;
  return rows(
    open.decision.options
      .slice(0, limits.buttonsInRow)
      .map((option) =>
        button(
          plain(option.label),
          encode({ table: table.id, ref: open.ref, action: 'answer', arg: option.id }),
          'success',
          option.blocked !== undefined,
        ),
      ),
  );
}

/** The buttons under a board, public or private. */
export function buttons({ table }: Glance, { plain }: Speech): APIButtonComponentWithCustomId[] {
  const { id } = table;
  const looking = [
    button(plain(bot('bot.button.log')), encode({ table: id, action: 'log' })),
    button(plain(bot('bot.button.describe')), encode({ table: id, action: 'describe' })),
  ];
  if (table.outcome || table.phase !== 'playing') {
    return [button(plain(bot('bot.button.again')), encode({ table: id, action: 'again' }), 'primary'), ...looking];
  }
  return [
    button(plain(bot('bot.button.play')), encode({ table: id, action: 'play' }), 'primary'),
    button(plain(bot('bot.button.hand')), encode({ table: id, action: 'hand' })),
    ...looking,
  ];
}
