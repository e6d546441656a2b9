/** A local Discord and a bot on it, for the tests. */
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  type ClientOptions,
  Events,
  GatewayIntentBits,
  type Interaction,
  type RESTOptions,
} from 'discord.js';
import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { onTestFinished } from 'vitest';
import { HandClock, type Playground, type PlaygroundOptions, startPlayground } from '../index.ts';

/** A playground that ends with the test. */
export async function playground(options: Partial<PlaygroundOptions> = {}): Promise<Playground> {
  const started = await startPlayground({ port: 0, ...options });
  onTestFinished(() => started.stop());
  return started;
}

/** Another of the page's addresses, with its key. */
export function doorOf({ url }: Pick<Playground, 'url'>, path: string, scheme: 'http' | 'ws' = 'http'): string {
  const door = new URL(path, url);
  door.searchParams.set('key', new URL(url).searchParams.get('key')!);
  return door.href.replace('http', scheme);
}

/** A discord.js bot, told only where Discord is. */
export async function connect(
  { api, token }: Pick<Playground, 'api' | 'token'>,
  rest: Partial<RESTOptions> = {},
  more: Partial<ClientOptions> = {},
): Promise<Client<true>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], ...more, rest: { api, ...rest } });
  onTestFinished(() => client.destroy());
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  return ready;
}

/** A playground and a bot in it whose one command `/go` is answered by `answer`. */
export async function stage(
  answer: (interaction: ChatInputCommandInteraction) => Promise<unknown>,
  options: Partial<PlaygroundOptions> = {},
  rest: Partial<RESTOptions> = {},
  more: Partial<ClientOptions> = {},
) {
  const place = await playground(options);
  const client = await connect(place, rest, more);
  await client.application.commands.set([{ name: 'go', description: 'Go.', options: goOptions }]);
  const errors: unknown[] = [];
  const on = (handler: (interaction: Interaction) => unknown) =>
    client.on(Events.InteractionCreate, async (interaction) => {
      try {
        await handler(interaction);
      } catch (error) {
        errors.push(error);
      }
    });
  on((interaction) => (interaction.isChatInputCommand() ? answer(interaction) : undefined));
  return { place, client, errors, on, ada: place.person('ada'), ben: place.person('ben') };
}

const goOptions = [
  { type: ApplicationCommandOptionType.String, name: 'where', description: 'Where to.', autocomplete: true, required: false },
  { type: ApplicationCommandOptionType.User, name: 'with', description: 'With whom.', required: false },
  { type: ApplicationCommandOptionType.Integer, name: 'speed', description: 'How fast.', min_value: 1, max_value: 9, required: false },
] satisfies APIApplicationCommandOption[];

/** The refusal that the promise rejected with. */
export async function refusalOf(
  promise: Promise<unknown>,
): Promise<{ code?: unknown; message: string; status?: unknown; rawError?: { errors?: unknown } }> {
  return promise.then(
    () => {
      throw new Error('It was not refused');
    },
    (error: unknown) => error as { message: string },
  );
}

/** A one-pixel PNG. */
export const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** A row of buttons with these labels, and the labels in small letters as custom ids. */
export const buttons = (...labels: string[]) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    labels.map((label) => new ButtonBuilder().setCustomId(label.toLowerCase()).setLabel(label).setStyle(ButtonStyle.Primary)),
  );

/** A stage whose clock is moved by hand. */
export async function stageWithClock(answer: Parameters<typeof stage>[0]) {
  const clock = new HandClock();
  return { clock, ...(await stage(answer, { clock })) };
}
