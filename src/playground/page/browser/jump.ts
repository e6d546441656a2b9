/** Links to a place on this server. */
import type { State } from './state.ts';

/** A place on this server that an address names. */
export interface Jump {
  channel: string;
  message: string | null;
}

const ADDRESS = /^https:\/\/discord\.com\/channels\/(\d+)\/(\d+)(?:\/(\d+))?$/;

/** The target of a Discord link to a message or channel, if it's here: as in Discord, it opens no new tab. */
export function jumpOf(url: string, { server, channels }: State): Jump | null {
  const [, guild, channel, message] = ADDRESS.exec(url) ?? [];
  return channel !== undefined && guild === server?.id && channels.some(({ id }) => id === channel) ? { channel, message: message ?? null } : null;
}
