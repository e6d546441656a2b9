/** Answers to interactions: at once if the answer is at hand, else acknowledged in time and filled in later. */
import { setTimeout as wait } from 'node:timers/promises';
import { type InteractionEditReplyOptions, type MessageComponentInteraction, MessageFlags } from 'discord.js';
import type { PostRef } from '../table/types.ts';
import type { Asking } from './desk.ts';
import { codeOf } from './errors.ts';
import type { Post } from './present/parts.ts';

/** Discord waits three seconds for the first answer. */
export const graceMs = 1200;

/** 10062: too late, or answered by a process before this one; 40060: a repeated request met its own success; 50027: the token ran out. */
const answeredAlready: ReadonlySet<number | string> = new Set([10062, 40060, 50027]);

/** Whether this error means that there is nobody left to answer, rather than that something went wrong. */
export const isAnsweredAlready = (error: unknown): boolean => answeredAlready.has(codeOf(error) ?? '');

const body = ({ components, files, mentions }: Post) => ({
  components,
  files: files.map(({ name, data }) => ({ name, attachment: data })),
  flags: MessageFlags.IsComponentsV2 as const,
  allowedMentions: { parse: [], users: mentions },
});

/** An edit replaces all files; one without files drops those that were there. */
const edit = (post: Post): InteractionEditReplyOptions => ({ ...body(post), attachments: [] });

/** Whether the press was made on a message only the presser sees. */
export const isPrivate = (interaction: Asking): interaction is MessageComponentInteraction =>
  interaction.isMessageComponent() && interaction.message.flags.has(MessageFlags.Ephemeral);

/** Shows something to the asker alone: in place of the private message they pressed on, else as a new one. */
export async function privately(interaction: Asking, post: Post | Promise<Post>): Promise<void> {
  const replace = isPrivate(interaction);
  const first = await soon(post);
  if (first) {
    if (replace) await interaction.update(edit(first));
    else await aside(interaction, first);
    return;
  }
  if (replace) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  await fill(interaction, await post);
}

/** Fills in what was deferred. Where nothing was heard of it, once more: the same edit twice is one. */
export async function fill(interaction: Asking, post: Post): Promise<void> {
  try {
    await interaction.editReply(edit(post));
  } catch (error) {
    if (codeOf(error) !== null) throw error;
    await interaction.editReply(edit(post));
  }
}

/** A new message to the asker alone; what they pressed on stays as it is. */
export async function aside(interaction: Asking, post: Post): Promise<void> {
  const answer = { ...body(post), flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral };
  if (interaction.deferred || interaction.replied) await interaction.followUp(answer);
  else await interaction.reply(answer);
}

/** A new message for everybody. */
export async function publicly(interaction: Asking, post: Post): Promise<PostRef | null> {
  const { resource } = await interaction.reply({ ...body(post), withResponse: true });
  const message = resource?.message;
  return message ? { channel: message.channelId, message: message.id } : null;
}

/** Changes the public message that was pressed on. */
export async function inPlace(interaction: MessageComponentInteraction, post: Post): Promise<PostRef> {
  await interaction.update(edit(post));
  return { channel: interaction.channelId, message: interaction.message.id };
}

/** The post if it comes soon; null if it keeps one waiting. A post that fails soon rejects. */
async function soon(post: Post | Promise<Post>): Promise<Post | null> {
  if (!(post instanceof Promise)) return post;
  const patience = new AbortController();
  const late = wait(graceMs, null, { signal: patience.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([post, late]);
  } finally {
    patience.abort();
  }
}
