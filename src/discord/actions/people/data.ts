/** `/settings` → My data, and a server's data in `/hustings settings`: exported as a file, or deleted after two confirmations. */
import { privately } from '../../interactions/reply.ts';
import type { PressContext } from '../../interactions/services.ts';
import { dataPost, legalPost, surePost } from '../../present/people/data.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { filePost, note, type Post } from '../../wire/parts.ts';
import { oldButton, press } from '../declare.ts';
import { moderating, serverSettings } from './settings.ts';

/** Below the ten megabytes that Discord takes from a bot. */
const mostBytes = 9_500_000;

const nobody = { owner: null, contact: null, days: null };

/** The file, in a message that stays when a panel is opened after it. */
const fileOf = (json: string, name: string, line: string, { speech }: PressContext): Post => {
  const data = Buffer.from(json);
  return data.length > mostBytes ? note(speech().text(bot('bot.data.tooLarge'))) : filePost(line, { name, data });
};

async function myData(context: PressContext, { arg }: Press): Promise<void> {
  const { interaction, person, tables, owner = nobody } = context;
  const speech = context.speech();
  const { text: say } = speech;
  switch (arg) {
    case '':
      return privately(interaction, dataPost(speech));
    case 'privacy':
    case 'terms':
      return privately(interaction, legalPost(arg, owner, speech));
    case 'export':
      return privately(
        interaction,
        tables.ownData(person.id).then((json) => fileOf(json, 'hustings-my-data.json', say(bot('bot.data.exported')), context)),
      );
    case 'delete': {
      const mine = await tables.of(person.id);
      const games = mine.filter(({ phase }) => phase === 'playing').length;
      return privately(interaction, surePost(say(bot('bot.data.sure', { games, invitations: mine.length - games })), 'mydata', false, speech));
    }
    case 'sure':
      return privately(interaction, surePost(say(bot('bot.data.really')), 'mydata', true, speech));
    case 'really':
      return privately(
        interaction,
        tables.erase(person.id).then(() => note(say(bot('bot.data.deleted')))),
      );
  }
  return privately(interaction, oldButton(context));
}

const serverData = (context: PressContext, { arg }: Press): Promise<void> =>
  moderating(context, async (guild) => {
    const { interaction, tables } = context;
    const speech = context.speech();
    const { text: say } = speech;
    switch (arg) {
      case 'back':
        return serverSettings(context);
      case 'export':
        return privately(
          interaction,
          tables.serverData(guild).then((json) => fileOf(json, 'hustings-server-data.json', say(bot('bot.server.exported')), context)),
        );
      case 'delete': {
        const games = (await tables.on(guild)).filter(({ phase }) => phase === 'playing').length;
        return privately(interaction, surePost(say(bot('bot.server.sure', { games })), 'serverdata', false, speech));
      }
      case 'sure':
        return privately(interaction, surePost(say(bot('bot.server.really')), 'serverdata', true, speech));
      case 'really':
        return privately(
          interaction,
          tables.eraseServer(guild).then(() => note(say(bot('bot.server.deleted')))),
        );
    }
    return privately(interaction, oldButton(context));
  });

export const presses = [press('mydata', myData), press('serverdata', serverData)];
