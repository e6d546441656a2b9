/** Links to messages, in Discord's URL form. */
import type { PostRef, TableInfo } from '../../../table/model/types.ts';

export const linkTo = (guild: string | null, { channel, message }: PostRef): string =>
  `https://discord.com/channels/${guild ?? '@me'}/${channel}/${message}`;

/** The link to a table: to its newest post, or to the channel if it has none. */
export const placeLink = ({ place: { guild, channel }, post }: TableInfo): string =>
  post ? linkTo(guild, post) : `https://discord.com/channels/${guild ?? '@me'}/${channel}`;
