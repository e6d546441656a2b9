/** Addresses of messages, as Discord opens them. */
import type { PostRef } from '../../table/types.ts';

export const linkTo = (guild: string | null, { channel, message }: PostRef): string =>
  `https://discord.com/channels/${guild ?? '@me'}/${channel}/${message}`;
