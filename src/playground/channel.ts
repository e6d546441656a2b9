import type { APIPrivateThreadChannel, APIPublicThreadChannel, APITextChannel } from 'discord-api-types/v10';
import { ChannelType } from 'discord-api-types/v10';

export type Thread = APIPublicThreadChannel | APIPrivateThreadChannel;
export type Channel = APITextChannel | Thread;

export const GUILD_ID = '1181220000000000003';
export const GUILD_NAME = 'Hustings';

export function isThread(channel: Channel): channel is Thread {
  return channel.type !== ChannelType.GuildText;
}
