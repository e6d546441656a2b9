/** All hands of a finished game, for everyone: its players have agreed to it. */
import type { Game } from '../../../games/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Lookback } from '../../../table/model/past.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import { gameOf, publicSpeech, type Services } from '../../interactions/services.ts';
import type { Figure, FigurePart } from '../../pictures/pictures.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, container, limits, type Part, type Post, rows, text } from '../../wire/parts.ts';
import { heldFigure } from '../parts/figures.ts';

/** One hand at the end of the game. */
interface LastHand {
  seat: Seat;
  figure: Figure;
}

/** One hand, drawn. */
interface Drawn {
  seat: Seat;
  part: FigurePart;
}

/** What every player held at the end; without the hands that can't be known any more. */
function lastHands(game: Game, back: Lookback, speech: Speech): LastHand[] {
  return back.hands.flatMap((seat, n) => {
    const moment = back.after(back.steps.length - 1, seat);
    if (!moment) return [];
    const figure = heldFigure(game, moment, seat, speech);
    const words = () => clamp(figure.words(), Math.floor(limits.text / 2 / back.hands.length));
    return [{ seat, figure: { ...figure, words, name: `hand-${n}.png` } }];
  });
}

/** The post that shows these hands, under these lines. */
function openHandsPost(game: Game, { table }: Lookback, lines: readonly string[], hands: readonly Drawn[], speech: Speech): Post {
  const { text: say, plain } = speech;
  const shown = hands.flatMap(({ seat, part }): Part[] => [text(`**${say.player(seat)}**`), part.part]);
  const replay = button(plain(bot('bot.button.replay')), encode({ table: table.id, action: 'replay' }));
  const parts: Part[] = [text(lines.join('\n')), ...shown, ...rows([replay])];
  return { components: [container(game.colour(null), parts)], files: hands.flatMap(({ part }) => part.files), mentions: [] };
}

/** The post that shows everyone all hands under these lines; null: the hands are not open. */
export async function openHands(services: Services, { id }: TableInfo, lines: readonly string[]): Promise<Post | null> {
  const told = await services.tables.lookBack(id, null);
  const game = told.ok ? gameOf(services, told.value.table.game) : null;
  if (!told.ok || !game || told.value.hands.length === 0) return null;
  const speech = publicSpeech(game, told.value.table);
  const hands = lastHands(game, told.value, speech);
  const drawn = await Promise.all(hands.map(async ({ seat, figure }) => ({ seat, part: await services.pictures.show(figure, { forAll: true }) })));
  return openHandsPost(game, told.value, lines, drawn, speech);
}
