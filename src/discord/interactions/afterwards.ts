/** What follows a change that stands: whatever becomes of showing it, nobody is told that nothing was changed. */
import type { TableInfo } from '../../table/model/types.ts';
import { bot } from '../text/index.ts';
import { encode } from '../wire/ids.ts';
import { button, note, type Post, rows, text } from '../wire/parts.ts';
import type { Call, Services } from './services.ts';

/** The post that shows what a committed change of this table led to; where it cannot be made, one that says that the change was taken. */
export async function afterwards(services: Services, call: Call, table: string, make: () => Post | Promise<Post>): Promise<Post> {
  try {
    return await make();
  } catch (error) {
    return takenPost(call, table, await services.tables.unshown(table, call.person.id, error));
  }
}

/** The same for a post that is everybody's, said to the presser alone. */
export async function unshownPost(services: Services, call: Call, { id, phase }: TableInfo, error: unknown): Promise<Post> {
  const number = await services.tables.unshown(id, call.person.id, error);
  return phase === 'playing' ? takenPost(call, id, number) : note(call.speech().text(bot('bot.no.unshownPost', { number })));
}

/** «Your answer was taken …», with the way to the panel. */
function takenPost({ speech }: Call, table: string, number: string): Post {
  const { text: say, plain } = speech();
  const play = button(plain(bot('bot.button.play')), encode({ table, action: 'play' }), 'primary');
  return {
    components: [text(say(bot('bot.no.unshown', { number, play: plain(bot('bot.button.play')) }))), ...rows([play])],
    files: [],
    mentions: [],
  };
}
