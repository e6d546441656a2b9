/** What follows a change that stands: whatever becomes of showing it, nobody is told that nothing was changed. */
import type { TableInfo } from '../../table/model/types.ts';
import { bot } from '../text/index.ts';
import { encode } from '../wire/ids.ts';
import { button, note, type Post, postOf, rows, text } from '../wire/parts.ts';
import type { InteractionContext } from './services.ts';

/** The post that shows what a committed change of this table led to; where it cannot be made, one that says that the change was taken. */
export async function afterwards(context: InteractionContext, table: string, make: () => Post | Promise<Post>): Promise<Post> {
  try {
    return await make();
  } catch (error) {
    return takenPost(context, table, await context.tables.unshown(table, context.person.id, error));
  }
}

/** The same for a post that is everybody's, said to the presser alone. */
export async function unshownPost(context: InteractionContext, { id, phase }: TableInfo, error: unknown): Promise<Post> {
  const number = await context.tables.unshown(id, context.person.id, error);
  return phase === 'playing' ? takenPost(context, id, number) : note(context.speech().text(bot('bot.no.unshownPost', { number })));
}

/** «Your answer was taken …», with the way to the panel. */
function takenPost({ speech }: InteractionContext, table: string, number: string): Post {
  const { text: say, plain } = speech();
  const play = button(plain(bot('bot.button.play')), encode({ table, action: 'play' }), 'primary');
  return postOf([text(say(bot('bot.no.unshown', { number, play: plain(bot('bot.button.play')) }))), ...rows([play])]);
}
