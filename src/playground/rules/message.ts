/** What Discord demands of a message, field by field. */
import type { APIAllowedMentions, APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { messageComponents } from './components.ts';
import { embeds } from './embeds.ts';
import { conform, type Problem, refuseIfAny } from './form.ts';
import { snowflake } from './schema.ts';

/** The fields of a message in a request. A missing field changes nothing; `null` empties it. */
export interface MessageBody {
  content?: string | null;
  embeds?: APIEmbed[] | null;
  components?: APIMessageTopLevelComponent[] | null;
  flags?: number | null;
  allowed_mentions?: APIAllowedMentions | null;
  /** Which files to keep (by their id), and the names of the uploaded ones (by their number in the upload). */
  attachments?: { id: string; filename?: string; description?: string | null }[] | null;
  message_reference?: { message_id: string; fail_if_not_exists?: boolean } | null;
  nonce?: string | number | null;
  /** Returns a recent message with the same nonce instead of sending this one. */
  enforce_nonce?: boolean | null;
}

const mentions = z.object({
  parse: z.array(z.enum(['roles', 'users', 'everyone'])).optional(),
  roles: z.array(snowflake).max(100).optional(),
  users: z.array(snowflake).max(100).optional(),
  replied_user: z.boolean().optional(),
});

const body = z.object({
  content: z.string().max(2000).nullish(),
  embeds: embeds.nullish(),
  components: messageComponents.nullish(),
  flags: z.int().min(0).nullish(),
  allowed_mentions: mentions.nullish(),
  attachments: z
    .array(
      z.object({
        id: z.union([z.string(), z.int()]).transform(String),
        filename: z.string().min(1).max(1024).optional(),
        description: z.string().max(1024).nullish(),
      }),
    )
    .max(10)
    .nullish(),
  message_reference: z.object({ message_id: snowflake, fail_if_not_exists: z.boolean().optional() }).nullish(),
  nonce: z.union([z.string().max(25), z.int()]).nullish(),
  enforce_nonce: z.boolean().nullish(),
});

/** The ways to write a message; each lets the bot set other flags. */
export type Purpose = 'post' | 'reply' | 'defer' | 'edit';

const { SuppressEmbeds, Ephemeral, SuppressNotifications, IsComponentsV2 } = MessageFlags;

const allowedFlags: Record<Purpose, number> = {
  post: SuppressEmbeds | SuppressNotifications | IsComponentsV2,
  reply: SuppressEmbeds | Ephemeral | SuppressNotifications | IsComponentsV2,
  defer: Ephemeral,
  edit: SuppressEmbeds | IsComponentsV2,
};

/** The request's message, checked field by field. `checkWhole` checks the message as a whole. */
export function readMessage(value: unknown, purpose: Purpose): MessageBody {
  const read = conform<MessageBody>(body, value ?? {});
  refuseIfAny([...flagProblems(read.flags ?? 0, purpose), ...mentionProblems(read.allowed_mentions ?? null)]);
  return read;
}

function flagProblems(flags: number, purpose: Purpose): Problem[] {
  const wrong = flags & ~allowedFlags[purpose];
  return wrong === 0 ? [] : [{ path: ['flags'], code: 'MESSAGE_FLAGS_INVALID', message: `The flags ${wrong} cannot be set here` }];
}

function mentionProblems(allowed: APIAllowedMentions | null): Problem[] {
  const parse: readonly string[] = allowed?.parse ?? [];
  return (['users', 'roles'] as const)
    .filter((kind) => parse.includes(kind) && (allowed?.[kind]?.length ?? 0) > 0)
    .map((kind) => ({
      path: ['allowed_mentions', kind],
      code: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      message: `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
    }));
}
