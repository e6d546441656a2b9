/** Routes of threads and their members. */
import { ChannelType, MessageFlags, MessageReferenceType, MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import { isThread, type Thread } from '../channel.ts';
import { timestamp } from '../clock.ts';
import { refusal } from '../errors.ts';
import { threadForBot, threadMember } from '../guild.ts';
import { BOT_ID, GUILD_ID } from '../ids.ts';
import type { Local } from '../local.ts';
import { conform } from '../rules/form.ts';
import { done, ok, type Route } from './router.ts';

const { CreatePrivateThreads, CreatePublicThreads, ManageThreads, SendMessagesInThreads } = PermissionFlagsBits;

const threadBody = z.object({
  name: z.string().min(1).max(100),
  auto_archive_duration: z.literal([60, 1440, 4320, 10080]).optional(),
  type: z.literal([ChannelType.PublicThread, ChannelType.PrivateThread]).optional(),
  invitable: z.boolean().optional(),
});
const NO_FLAGS: number = 0;
type ThreadBody = z.infer<typeof threadBody>;

/** Threads and their members. */
export function threadRoutes(local: Local): Route[] {
  const { channels, messages } = local;
  const threadOf = (id: string): Thread => {
    const channel = channels.demand(id);
    if (!isThread(channel)) throw refusal('unknownChannel');
    return channel;
  };
  const members = '/channels/:channel/thread-members';
  const user = (id: string) => (id === '@me' ? BOT_ID : id);
  return [
    {
      method: 'POST',
      path: '/channels/:channel/messages/:message/threads',
      handle: ({ body }, param) => {
        const { id } = channels.demand(param('channel'), CreatePublicThreads);
        const kept = messages.get(id, param('message'));
        if (kept.message.thread) throw refusal('threadExists');
        const thread = newThread(local, kept.message.id, id, { ...conform<ThreadBody>(threadBody, body), type: ChannelType.PublicThread });
        channels.add(thread, [BOT_ID]);
        messages.amend(kept, { thread, flags: Number(kept.message.flags ?? 0) | MessageFlags.HasThread });
        return ok(threadForBot(thread, [BOT_ID]), 201);
      },
    },
    {
      method: 'POST',
      path: '/channels/:channel/threads',
      handle: ({ body }, param) => {
        const read = conform<ThreadBody>(threadBody, body);
        const isPublic = read.type === ChannelType.PublicThread;
        const { id } = channels.demand(param('channel'), isPublic ? CreatePublicThreads : CreatePrivateThreads);
        const thread = newThread(local, local.ids.next(), id, read);
        channels.add(thread, [BOT_ID]);
        if (isPublic) announce(local, id, thread);
        return ok(threadForBot(thread, [BOT_ID]), 201);
      },
    },
    {
      method: 'GET',
      path: members,
      handle: (_, param) => ok(channels.members(threadOf(param('channel')).id).map((id) => threadMember(param('channel'), id))),
    },
    {
      method: 'GET',
      path: `${members}/:user`,
      handle: (_, param) => {
        if (!channels.members(threadOf(param('channel')).id).includes(user(param('user')))) throw refusal('unknownMember');
        return ok(threadMember(param('channel'), user(param('user'))));
      },
    },
    {
      method: 'PUT',
      path: `${members}/:user`,
      handle: (_, param) => {
        const { id, thread_metadata } = threadOf(param('channel'));
        if (thread_metadata?.archived) throw refusal('archived');
        if (user(param('user')) !== BOT_ID) channels.demand(id, SendMessagesInThreads);
        channels.join(id, user(param('user')));
        return done;
      },
    },
    {
      method: 'DELETE',
      path: `${members}/:user`,
      handle: (_, param) => {
        const { id, type, owner_id, thread_metadata } = threadOf(param('channel'));
        if (thread_metadata?.archived) throw refusal('archived');
        const isOwnPrivate = type === ChannelType.PrivateThread && owner_id === BOT_ID;
        if (user(param('user')) !== BOT_ID && !isOwnPrivate) channels.demand(id, ManageThreads);
        channels.leave(id, user(param('user')));
        return done;
      },
    },
    {
      method: 'GET',
      path: '/guilds/:guild/threads/active',
      handle: () => {
        const threads = channels.all().filter((channel) => isThread(channel) && !channel.thread_metadata?.archived && channels.sees(BOT_ID, channel));
        return ok({ threads, members: threads.filter(({ id }) => channels.members(id).includes(BOT_ID)).map(({ id }) => threadMember(id, BOT_ID)) });
      },
    },
  ];
}

function newThread({ clock }: Local, id: string, parent: string, { name, auto_archive_duration, type, invitable }: ThreadBody): Thread {
  const now = timestamp(clock.now());
  return {
    id,
    type: type ?? ChannelType.PrivateThread,
    guild_id: GUILD_ID,
    parent_id: parent,
    owner_id: BOT_ID,
    name,
    last_message_id: null,
    message_count: 0,
    total_message_sent: 0,
    member_count: 1,
    rate_limit_per_user: 0,
    flags: NO_FLAGS,
    thread_metadata: {
      archived: false,
      locked: false,
      auto_archive_duration: auto_archive_duration ?? 1440,
      archive_timestamp: now,
      create_timestamp: now,
      ...(invitable !== undefined && { invitable }),
    },
  } as Thread;
}

/** "… started a thread", as shown in the parent channel. */
function announce({ messages, people }: Local, parent: string, { id, name }: Thread): void {
  messages.create({
    channel: parent,
    author: people.bot,
    body: { content: name },
    more: { type: MessageType.ThreadCreated, message_reference: { type: MessageReferenceType.Default, channel_id: id, guild_id: GUILD_ID } },
  });
}
