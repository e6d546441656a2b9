/** A discord.js bot under test: a poll that people vote in. Everything it sends is checked against what Discord accepts. */
import { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits, type Interaction, MessageFlags } from 'discord.js';
import { type Playground, startPlayground } from 'discord-playground';
import { problemsOfRequest } from 'discord-playground/specification';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** The bot: this part would be yours, and doesn't know that it's under test. */
async function startBot(token: string, api?: string): Promise<Client> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], ...(api && { rest: { api } }) });
  const votes = new Map<string, Set<string>>();
  const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId('vote').setLabel('Vote').setStyle(ButtonStyle.Primary),
    new ButtonBuilder().setCustomId('mine').setLabel('Did I vote?').setStyle(ButtonStyle.Secondary),
  );
  client.on(Events.InteractionCreate, async (interaction: Interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({ content: interaction.options.getString('question', true), components: [buttons] });
    if (!interaction.isButton()) return;
    const voters = votes.get(interaction.message.id) ?? new Set();
    if (interaction.customId === 'mine') {
      const content = voters.has(interaction.user.id) ? 'Yes.' : 'Not yet.';
      await interaction.reply({ content, flags: MessageFlags.Ephemeral });
      return;
    }
    votes.set(interaction.message.id, voters.add(interaction.user.id));
    const question = interaction.message.content.split('\n')[0];
    await interaction.update(`${question}\nVotes: ${voters.size}`);
  });
  const ready = new Promise((done) => client.once(Events.ClientReady, done));
  await client.login(token);
  await ready;
  const question = { type: 3, name: 'question', description: 'What to ask', required: true };
  await client.application?.commands.set([{ name: 'poll', description: 'Ask everybody', options: [question] }]);
  return client;
}

let place: Playground;
let bot: Client;
let problems: string[];

beforeEach(async () => {
  place = await startPlayground({ port: 0 });
  problems = [];
  place.onRequest((request) => problems.push(...problemsOfRequest(request)));
  bot = await startBot(place.token, place.api);
});
afterEach(async () => {
  await bot.destroy();
  await place.stop();
  expect(problems).toEqual([]);
});

test('everybody votes once, and the message counts', async () => {
  const [ada, ben] = [place.person('ada'), place.person('ben')];
  const { message: poll } = await ada.command('lounge', 'poll', { options: { question: 'Chess tonight?' } });
  await ben.press(poll!, 'Vote');
  await ben.press(poll!, 'Vote');
  await ada.press(poll!, 'Vote');
  expect(ben.text(poll!)).toBe('Chess tonight?\nVotes: 2');
});

test('only who asks sees whether they voted', async () => {
  const [ada, ben] = [place.person('ada'), place.person('ben')];
  const { message: poll } = await ada.command('lounge', 'poll', { options: { question: 'Chess?' } });
  const { message: whisper } = await ben.press(poll!, 'Did I vote?');
  expect(ben.text(whisper!)).toBe('Not yet.');
  expect(ada.sees(whisper!)).toBe(false);
});

test('what Discord’s own client would not let through is refused', async () => {
  await expect(place.person('ada').command('lounge', 'poll')).rejects.toThrow('The option question is required');
});

test('a bot whose answer is lost is not believed to have answered', async () => {
  place.faults.next({ route: /callback$/, kind: '500', times: 10 });
  const lost = new Promise((done) => bot.once('error', done));
  place
    .person('ada')
    .command('lounge', 'poll', { options: { question: 'Chess?' } })
    .catch(() => {});
  expect(await lost).toMatchObject({ status: 500 });
  expect(place.person('ada').messages('lounge')).toEqual([]);
});
