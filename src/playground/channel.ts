/** The kinds of channel the local Discord has. */
import type { APIPrivateThreadChannel, APIPublicThreadChannel, APITextChannel } from 'discord-api-types/v10';
import { ChannelType } from 'discord-api-types/v10';

export type Thread = APIPublicThreadChannel | APIPrivateThreadChannel;
export type Channel = APITextChannel | Thread;

export function isThread(channel: Channel): channel is Thread {
  return channel.type !== ChannelType.GuildText;
}
