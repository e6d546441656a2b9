import { GuildMember } from 'discord.js';
import type { Person } from '../../table/types.ts';
import { tidy } from '../speech.ts';

type Member = GuildMember | { nick?: string | null } | null;

/** The name a member goes by on the server, if it is another than everywhere. */
export const nickIn = (member: Member): string | null => (member instanceof GuildMember ? member.nickname : (member?.nick ?? null));

/** A person as the server knows them. */
export function personFrom(user: { id: string; displayName: string; bot: boolean }, nick: string | null): Person {
  return { id: user.id, name: tidy(nick ?? user.displayName), ...(user.bot && { bot: true }) };
}
