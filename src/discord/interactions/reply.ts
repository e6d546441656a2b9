/** Answers interactions: at once if the answer is ready, or else acknowledged in time and filled in later. */
import { setTimeout as wait } from 'node:timers/promises';
import type { PostRef } from '../../table/model/types.ts';
import { codeOf } from '../wire/errors.ts';
import type { Post } from '../wire/parts.ts';
import type { Answerable, Asking, PressAsking } from '../wire/port.ts';

/** How long to wait for an answer before acknowledging; Discord waits three seconds. */
export const graceMs = 1200;
/** While computers think, pictures have fewer cores and take longer, so the acknowledgement hardly waits for one. */
export const briefMs = 20;

/** 10062: too late, or answered by an earlier process; 40060: a repeated request found that the first had succeeded; 50027: the token expired. */
const answeredAlready: ReadonlySet<number | string> = new Set([10062, 40060, 50027]);

/** Whether this error means that nobody is left to answer, rather than that something went wrong. */
export const isAnsweredAlready = (error: unknown): boolean => answeredAlready.has(codeOf(error) ?? '');

/** Shows something to the asker alone: in the private message they pressed, or else as a new one. */
export const privately = async (interaction: Asking, post: Post | Promise<Post>): Promise<void> => void (await shown(interaction, post));

/**
 * The same; returns the id of its message, if known. `asks`: Discord is asked for the id of a new message. `anew`: it is a new message, whatever was
 * pressed.
 */
export async function shown(interaction: Asking, post: Post | Promise<Post>, { asks = false, anew = false } = {}): Promise<string | null> {
  const replaced = !anew && interaction.kind === 'press' && interaction.message.isPrivate ? interaction : null;
  const first = await soon(post, interaction.patience());
  if (!first) {
    await (replaced ? replaced.acknowledge() : interaction.think());
    return filled(interaction, await post);
  }
  if (replaced) {
    await replaced.update(first);
    return replaced.message.id;
  }
  if (!interaction.isAnswered) return (await interaction.reply(first, 'asker', asks))?.message ?? null;
  await interaction.follow(first);
  return null;
}

/** Fills in a deferred answer. Tries again if Discord wasn't heard: the same edit twice does no harm. */
export const fill = async (interaction: Asking, post: Post): Promise<void> => void (await filled(interaction, post));

/** The same; returns the id of its message. */
export async function filled(interaction: Asking, post: Post): Promise<string> {
  try {
    return await interaction.fill(post);
  } catch (error) {
    if (codeOf(error) !== null) throw error;
    return interaction.fill(post);
  }
}

/** A new message to the asker alone; the pressed message stays as it is. */
export async function aside(interaction: Answerable, post: Post): Promise<void> {
  if (interaction.isAnswered) await interaction.follow(post);
  else await interaction.reply(post, 'asker');
}

/** A new message for everyone. */
export const publicly = async (interaction: Asking, post: Post): Promise<PostRef | null> => interaction.reply(post, 'all');

/** Changes the public message that was pressed. */
export async function inPlace(interaction: PressAsking, post: Post): Promise<PostRef> {
  await interaction.update(post);
  return { channel: interaction.channel, message: interaction.message.id };
}

/** The post if it is ready within `ms`; null if it takes longer. A post that fails in that time rejects. */
async function soon(post: Post | Promise<Post>, ms: number): Promise<Post | null> {
  if (!(post instanceof Promise) || ms === Number.POSITIVE_INFINITY) return post;
  const patience = new AbortController();
  const late = wait(ms, null, { signal: patience.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([post, late]);
  } finally {
    patience.abort();
  }
}
