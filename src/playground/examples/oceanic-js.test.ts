/** An oceanic.js bot under test: it quotes what a person says, from the message's menu. */
import { type Playground, startPlayground } from 'discord-playground';
import { ApplicationCommandTypes, Client, InteractionTypes } from 'oceanic.js';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** The bot: this part would be yours, and doesn't know that it's under test. */
async function startBot(token: string, api?: string): Promise<Client> {
  const client = new Client({
    auth: `Bot ${token}`,
    gateway: { intents: ['GUILDS', 'GUILD_MESSAGES', 'GUILD_MESSAGE_REACTIONS'] },
    ...(api && { rest: { baseURL: `${api}/v10` } }),
  });
  client.on('interactionCreate', async (interaction) => {
    if (interaction.type !== InteractionTypes.APPLICATION_COMMAND) return;
    if (interaction.isMessageCommand()) await interaction.createMessage({ content: `> ${interaction.data.target.content}` });
  });
  client.on('messageReactionAdd', async (message, reactor, { emoji }) => {
    await client.rest.channels.createMessage(message.channelID, { content: `${emoji.name} from <@${reactor.id}>` });
  });
  const ready = new Promise((done) => client.once('ready', () => done(null)));
  await client.connect();
  await ready;
  await client.application.bulkEditGlobalCommands([{ type: ApplicationCommandTypes.MESSAGE, name: 'Quote' }]);
  return client;
}

let place: Playground;
let bot: Client;

beforeEach(async () => {
  place = await startPlayground({ port: 0, channels: [{ name: 'hall' }] });
  bot = await startBot(place.token, place.api);
});
afterEach(async () => {
  bot.disconnect(false);
  await place.stop();
});

test('a message is quoted from its menu', async () => {
  const [ada, ben] = [place.person('ada'), place.person('ben')];
  ben.say('hall', 'Well played.');
  const { message } = await ada.choose('hall', 'Quote', ada.last('hall'));
  expect(ada.text(message!)).toBe('> Well played.');
});

test('a reaction is answered', async () => {
  const ada = place.person('ada');
  ada.say('hall', 'Look at this.');
  await ada.react(ada.last('hall'), '🎲');
  expect(ada.text(await ada.next('hall'))).toBe(`🎲 from ${ada.mention}`);
});
