/** Links that lead to a place on this very server. */
import type { State } from './state.ts';

/** A place on this server that an address names. */
export interface Jump {
  channel: string;
  message: string | null;
}

const ADDRESS = /^https:\/\/discord\.com\/channels\/(\d+)\/(\d+)(?:\/(\d+))?$/;

/** Where Discord's address of a message or channel leads, if that is here: as in Discord, it opens no new tab. */
export function jumpOf(url: string, { server, channels }: State): Jump | null {
  const [, guild, channel, message] = ADDRESS.exec(url) ?? [];
  return channel !== undefined && guild === server?.id && channels.some(({ id }) => id === channel) ? { channel, message: message ?? null } : null;
}
