/** The kinds of channel the local Discord has. */
import type { APIDMChannel, APIPrivateThreadChannel, APIPublicThreadChannel, APITextChannel } from 'discord-api-types/v10';
import { ChannelType } from 'discord-api-types/v10';
import { GUILD_ID } from './ids.ts';

export type Thread = APIPublicThreadChannel | APIPrivateThreadChannel;
export type Channel = APITextChannel | Thread | APIDMChannel;

export function isThread(channel: Channel): channel is Thread {
  return channel.type === ChannelType.PublicThread || channel.type === ChannelType.PrivateThread;
}

/** The bot and one person, and no server. */
export function isDirect(channel: Channel): channel is APIDMChannel {
  return channel.type === ChannelType.DM;
}

/** What names the server in whatever is told of a channel: nothing, of a direct one. */
export function guildOf(channel: Channel): { guild_id?: string } {
  return isDirect(channel) ? {} : { guild_id: GUILD_ID };
}
