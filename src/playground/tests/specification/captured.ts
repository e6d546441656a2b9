/** What discord.js really sends: its own client and webhook, with a transport that only records. */
import { Client, InteractionWebhook, type MessageMentionOptions } from 'discord.js';
import type { SentFile, SentRequest } from '../../specification/request.ts';
import { APP, CHANNEL, MESSAGE, USER } from './building.ts';

export interface Wire {
  readonly client: Client<true>;
  /** The webhook behind an interaction's token: follow-ups, and edits of the answer. */
  readonly answers: InteractionWebhook;
  readonly sent: SentRequest[];
}

const ANSWER = {
  id: MESSAGE,
  channel_id: CHANNEL,
  author: { id: USER, username: 'ann', discriminator: '0' },
  content: '',
  embeds: [],
  attachments: [],
};

export function wire(allowedMentions: MessageMentionOptions = { parse: [] }): Wire {
  const sent: SentRequest[] = [];
  const client = new Client<true>({
    intents: [],
    allowedMentions,
    rest: {
      makeRequest: async (url, init) => {
        sent.push({ method: init.method ?? 'GET', path: new URL(url).pathname, ...(await decode(init.body)) });
        return new Response(JSON.stringify(ANSWER), { headers: { 'content-type': 'application/json' } });
      },
    },
  });
  client.rest.setToken('token');
  return { client, answers: new InteractionWebhook(client, APP, 'token'), sent };
}

async function decode(body: unknown): Promise<{ body: unknown; files: SentFile[] }> {
  if (typeof body === 'string') return { body: JSON.parse(body), files: [] };
  if (!(body instanceof FormData)) return { body: null, files: [] };
  const entries = [...body.entries()];
  const payload = body.get('payload_json');
  const files = entries.flatMap(([, value]) => (typeof value === 'string' ? [] : [{ name: value.name, size: value.size }]));
  return { body: typeof payload === 'string' ? JSON.parse(payload) : null, files };
}
