/** The cost of a discord.js client that does nothing: it logs in and says so. */
import { Client, Events, GatewayIntentBits } from 'discord.js';

const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: process.env.DISCORD_API! } });
client.once(Events.ClientReady, () => console.log('"ready"'));
process.on('SIGTERM', () => process.exit(0));
await client.login(process.env.DISCORD_TOKEN);
