/** The kinds of channel the local Discord has. */
import type { APIDMChannel, APIPrivateThreadChannel, APIPublicThreadChannel, APITextChannel } from 'discord-api-types/v10';
import { ChannelType } from 'discord-api-types/v10';
import { GUILD_ID } from './ids.ts';

export type Thread = APIPublicThreadChannel | APIPrivateThreadChannel;
export type Channel = APITextChannel | Thread | APIDMChannel;

export function isThread(channel: Channel): channel is Thread {
  return channel.type === ChannelType.PublicThread || channel.type === ChannelType.PrivateThread;
}

/** A channel for the bot and one person, without a server. */
export function isDirect(channel: Channel): channel is APIDMChannel {
  return channel.type === ChannelType.DM;
}

/** The field that names the server in everything about a channel: none for a direct one. */
export function guildOf(channel: Channel): { guild_id?: string } {
  return isDirect(channel) ? {} : { guild_id: GUILD_ID };
}
