/** Addresses of messages, as Discord opens them. */
import type { PostRef, TableInfo } from '../../../table/model/types.ts';

export const linkTo = (guild: string | null, { channel, message }: PostRef): string =>
  `https://discord.com/channels/${guild ?? '@me'}/${channel}/${message}`;

/** The way to a table: its newest post, or the channel where it has none. */
export const placeLink = ({ place: { guild, channel }, post }: TableInfo): string =>
  post ? linkTo(guild, post) : `https://discord.com/channels/${guild ?? '@me'}/${channel}`;
