/** Discord's own description of its API, with repairs where Discord behaves differently. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isSchema, type Schema } from './schema.ts';
import { tighten } from './tighten.ts';

interface Operation {
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  parameters?: { name: string; in: string; schema: Schema }[];
}

export interface Described {
  paths: Record<string, Record<string, Operation> & { parameters?: Operation['parameters'] }>;
  components: { schemas: Record<string, Schema> };
}

/**
 * Where Discord's description of its API is: a copy, compressed with gzip on 23 November 2026, of `specs/openapi_preview.json` in the repository
 * discord/discord-api-spec (MIT). `DISCORD_OPENAPI` names a newer one, compressed or not.
 */
export const documentPath = process.env.DISCORD_OPENAPI ?? join(import.meta.dirname, 'openapi.json.gz');

export const missing = `skipped: Discord's API document is not at ${documentPath} (set DISCORD_OPENAPI)`;

/** The document at `path` as Discord publishes it. Throws if there is none. */
export function parseDocument(path = documentPath): unknown {
  const bytes = readFileSync(path);
  return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
}

/** Discord's own description of its API, repaired and strict; null if there is none at `path`. */
export function readDocument(path = documentPath): Described | null {
  if (!existsSync(path)) return null;
  const described = parseDocument(path) as Described;
  repair(described.components.schemas);
  const open = described.components.schemas;
  described.components.schemas = Object.fromEntries(Object.entries(open).map(([name, schema]) => [name, tighten(schema, open)]));
  return described;
}

/** Every kind of request that contains a message. */
const MESSAGES = [
  'BaseCreateMessageCreateRequest',
  'MessageCreateRequest',
  'MessageEditRequestPartial',
  'IncomingWebhookInteractionRequest',
  'IncomingWebhookRequestPartial',
  'IncomingWebhookUpdateForInteractionCallbackRequestPartial',
  'IncomingWebhookUpdateRequestPartial',
];

/** What discord.js 14 adds to every message, sent or edited, and Discord ignores where it's useless. */
const ALWAYS_ADDED: Schema = {
  tts: { type: ['boolean', 'null'] },
  enforce_nonce: { type: ['boolean', 'null'] },
  nonce: { type: ['integer', 'string', 'null'], maxLength: 25 },
};

/** Fixes the document where it is wider or narrower than what Discord does with a bot. */
function repair(schemas: Record<string, Schema>): void {
  for (const name of MESSAGES) {
    const properties = propertiesOf(schemas, name);
    for (const [field, schema] of Object.entries(ALWAYS_ADDED)) properties[field] ??= schema;
    // 4000 is for people with Nitro.
    properties.content = { type: ['string', 'null'], maxLength: 2000 };
  }
  for (const name of ['ApplicationCommandCreateRequest', 'ApplicationCommandUpdateRequest', 'ApplicationCommandPatchRequestPartial']) {
    // Permissions no longer fit into a JSON number, so discord.js sends the digits.
    const properties = propertiesOf(schemas, name);
    properties.default_member_permissions = { type: ['integer', 'string', 'null'], minimum: 0, pattern: '^(0|[1-9][0-9]{0,19})$' };
  }
  // discord.js adds whether an emoji is animated, and a thread's type even where the message already determines it.
  propertiesOf(schemas, 'ComponentEmojiForRequest').animated = { type: ['boolean', 'null'] };
  propertiesOf(schemas, 'CreateTextThreadWithMessageRequest').type = { type: ['integer', 'null'], enum: [10, 11, null] };
}

function propertiesOf(schemas: Record<string, Schema>, name: string): Schema {
  const properties = schemas[name]?.properties;
  if (!isSchema(properties)) throw new Error(`The API document no longer describes ${name}: its repair needs another look`);
  return properties;
}
