/** What happened at a table since the asker last looked there. */
import type { Game } from '../../../games/game.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import type { InteractionContext } from '../../interactions/services.ts';
import { sinceLine } from '../../present/parts/since.ts';

/** How many sentences fit on a panel: a play, the state it won, the news of it, and the race. */
const mostSentences = 5;

/** In a few sentences. Null: nothing happened, or it can't be told now, which stops nothing else. */
export async function sinceLast(context: InteractionContext, game: Game, table: TableInfo, most = mostSentences): Promise<string | null> {
  try {
    return sinceLine(await context.tables.since(table.id, context.person.id), game, context.speech(game, table), most);
  } catch (error) {
    context.log.warn({ err: error, table: table.id }, 'could not read what happened since a player looked');
    return null;
  }
}
