/** Routes of messages that a bot sends by itself. */
import type { APIMessage } from 'discord-api-types/v10';
import { MessageReferenceType, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Upload } from '../attachments.ts';
import { isDirect, isThread } from '../channel.ts';
import { refusal } from '../errors.ts';
import { BOT_ID } from '../ids.ts';
import type { Kept } from '../kept.ts';
import type { Local } from '../local.ts';
import type { Draft } from '../messages.ts';
import { invalidForm } from '../rules/form.ts';
import { type MessageBody, readMessage } from '../rules/message.ts';
import { byAge, madeAt } from '../snowflake.ts';
import { done, ok, type Route } from './router.ts';

const { AttachFiles, EmbedLinks, ManageMessages, ManageThreads, ReadMessageHistory, SendMessages, SendMessagesInThreads } = PermissionFlagsBits;
const HOUR = 3_600_000;
/** Discord does not say how many edits it allows after the first hour, so the practice server is strict. */
const LATE_EDITS = 1;
/** How long a nonce refers to the message it was first sent with. Discord says «the past few minutes». */
const NONCE_LIVES = 5 * 60_000;
const PAGE = 50;
const MOST = 100;

/** Messages the bot sends by itself, not in answer to a person. */
export function messageRoutes(local: Local): Route[] {
  const { channels, messages, people } = local;
  const at = '/channels/:channel/messages';
  return [
    {
      method: 'GET',
      path: at,
      handle: ({ query }, param) => {
        const { id } = channels.demand(param('channel'));
        if ((channels.permissions(BOT_ID, id) & ReadMessageHistory) === 0n) return ok([]);
        return ok(page(messages.in(id).reverse(), query).map(({ message }) => message));
      },
    },
    {
      method: 'POST',
      path: at,
      handle: ({ body, files }, param) => {
        const read = readMessage(body, 'post');
        const channel = writable(local, param('channel'), read, files);
        const known = read.enforce_nonce && read.nonce != null ? recentWith(local, channel, read.nonce) : null;
        if (known) return ok(known.message);
        return ok(
          messages.create({
            channel,
            author: people.bot,
            body: read,
            uploads: files,
            ...replyTo(local, param('channel'), read),
          }).message,
        );
      },
    },
    {
      method: 'GET',
      path: `${at}/:message`,
      handle: (_, param) => ok(messages.get(channels.demand(param('channel'), ReadMessageHistory).id, param('message')).message),
    },
    {
      method: 'PATCH',
      path: `${at}/:message`,
      handle: ({ body, files }, param) => {
        const { id } = channels.demand(param('channel'));
        const kept = messages.get(id, param('message'));
        if (kept.message.author.id !== BOT_ID) throw refusal('notYourMessage');
        refuseIfArchived(local, id);
        if (files.length > 0) channels.demand(id, AttachFiles);
        const read = readMessage(body, 'edit');
        return ok(messages.edit(aged(local, kept), read, files).message);
      },
    },
    {
      method: 'DELETE',
      path: `${at}/:message`,
      handle: (_, param) => {
        const { id } = channels.demand(param('channel'));
        const kept = messages.get(id, param('message'));
        if (kept.message.author.id !== BOT_ID) channels.demand(id, ManageMessages);
        refuseIfArchived(local, id);
        messages.remove(kept);
        return done;
      },
    },
  ];
}

/** The bot's message of the last few minutes that was sent with this nonce. */
const recentWith = ({ messages, clock }: Local, channel: string, nonce: string | number): Kept | null =>
  messages
    .in(channel)
    .findLast(({ message }) => message.author.id === BOT_ID && message.nonce === nonce && clock.now() - madeAt(message.id) < NONCE_LIVES) ?? null;

/** The channel's id, if the bot may post this in it. */
function writable(local: Local, id: string, body: MessageBody, files: readonly Upload[]): string {
  const { channels } = local;
  const channel = channels.demand(id);
  channels.demand(id, isThread(channel) ? SendMessagesInThreads : SendMessages);
  if (isDirect(channel) && !channels.members(id).every((member) => local.members.takesDirect(member))) throw refusal('closedDm');
  if (files.length > 0) channels.demand(id, AttachFiles);
  if (isThread(channel) && channel.thread_metadata?.locked) refuseIfArchived(local, id);
  if ((channels.permissions(BOT_ID, id) & EmbedLinks) === 0n && body.embeds) body.embeds = [];
  return id;
}

/** Throws if the thread is archived and the bot may not wake it. */
export function refuseIfArchived({ channels }: Local, id: string): void {
  const channel = channels.get(id);
  if (!isThread(channel) || !channel.thread_metadata?.archived) return;
  if ((channels.permissions(BOT_ID, id) & ManageThreads) === 0n) throw refusal('archived');
}

function replyTo({ channels, messages }: Local, channel: string, { message_reference: reference }: MessageBody): Pick<Draft, 'more'> {
  if (!reference) return {};
  channels.demand(channel, ReadMessageHistory);
  const kept = messages.find(reference.message_id);
  if (kept === null || kept.message.channel_id !== channel || kept.onlyFor !== null) {
    if (reference.fail_if_not_exists === false) return {};
    throw invalidForm([{ path: ['message_reference'], code: 'REPLIES_UNKNOWN_MESSAGE', message: 'Unknown message' }]);
  }
  const message_reference = { type: MessageReferenceType.Default, message_id: kept.message.id, channel_id: channel };
  return { more: { type: MessageType.Reply, message_reference, referenced_message: withoutReference(kept.message) } };
}

/** A quoted message without its own quote. */
function withoutReference({ referenced_message: _, ...message }: APIMessage): APIMessage {
  return message;
}

/** Counts edits after the first hour, and refuses when there are too many. */
function aged({ clock }: Local, kept: Kept): Kept {
  if (clock.now() - madeAt(kept.message.id) <= HOUR) return kept;
  if (kept.lateEdits >= LATE_EDITS) throw refusal('tooManyEdits');
  return { ...kept, lateEdits: kept.lateEdits + 1 };
}

/** The requested page of messages, which come newest first. */
function page(all: readonly Kept[], query: URLSearchParams): Kept[] {
  const most = Math.min(Math.max(Number(query.get('limit') ?? PAGE), 1), MOST);
  const before = query.get('before');
  const after = query.get('after');
  if (after !== null) return all.filter(({ message }) => byAge(message.id, after) > 0).slice(-most);
  return all.filter(({ message }) => before === null || byAge(message.id, before) < 0).slice(0, most);
}
