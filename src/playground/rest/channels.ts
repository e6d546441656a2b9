/** Routes of channels and threads themselves. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import { type Channel, isDirect, isThread } from '../channel.ts';
import { timestamp } from '../clock.ts';
import { refusal } from '../errors.ts';
import { threadForBot } from '../guild.ts';
import { BOT_ID } from '../ids.ts';
import type { Local } from '../local.ts';
import { conform } from '../rules/form.ts';
import { done, ok, type Route } from './router.ts';

const { ManageChannels, ManageThreads } = PermissionFlagsBits;

const threadChange = z.object({
  name: z.string().min(1).max(100).optional(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
  auto_archive_duration: z.literal([60, 1440, 4320, 10080]).optional(),
});
const channelChange = z.object({ name: z.string().min(1).max(100).optional(), topic: z.string().max(1024).nullish() });

/** Channels and threads themselves. */
export function channelRoutes({ channels, clock }: Local): Route[] {
  const rights = (id: string) => channels.permissions(BOT_ID, id);
  const changeThread = (id: string, body: unknown): Channel => {
    const { name, ...state } = conform<z.infer<typeof threadChange>>(threadChange, body);
    const thread = channels.demand(id);
    if (!isThread(thread) || !thread.thread_metadata) throw refusal('unknownChannel');
    const { archived, locked } = thread.thread_metadata;
    const mayManage = (rights(id) & ManageThreads) !== 0n;
    const isOwn = thread.owner_id === BOT_ID;
    if (!mayManage && (locked || state.locked !== undefined || !isOwn)) throw refusal('missingPermissions');
    if (archived && state.archived !== false) throw refusal('archived');
    const moved = state.archived !== undefined && state.archived !== archived;
    return channels.change(
      id,
      () =>
        ({
          ...thread,
          ...(name !== undefined && { name }),
          thread_metadata: { ...thread.thread_metadata!, ...state, ...(moved && { archive_timestamp: timestamp(clock.now()) }) },
        }) as Channel,
    );
  };
  return [
    {
      method: 'GET',
      path: '/channels/:channel',
      handle: (_, param) => ok(threadForBot(channels.demand(param('channel')), channels.members(param('channel')))),
    },
    {
      method: 'PATCH',
      path: '/channels/:channel',
      handle: ({ body }, param) => {
        const channel = channels.demand(param('channel'));
        if (isThread(channel)) return ok(changeThread(channel.id, body));
        channels.demand(channel.id, ManageChannels);
        const change = conform<Partial<Channel>>(channelChange, body);
        return ok(channels.change(channel.id, (old) => ({ ...old, ...change }) as Channel));
      },
    },
    {
      method: 'DELETE',
      path: '/channels/:channel',
      handle: (_, param) => {
        const channel = channels.demand(param('channel'));
        // Closing direct messages deletes nothing for anyone.
        if (isDirect(channel)) return ok(channel);
        channels.demand(channel.id, isThread(channel) ? ManageThreads : ManageChannels);
        channels.remove(channel.id);
        return ok(channel);
      },
    },
    {
      method: 'POST',
      path: '/channels/:channel/typing',
      handle: (_, param) => {
        channels.demand(param('channel'));
        return done;
      },
    },
  ];
}
