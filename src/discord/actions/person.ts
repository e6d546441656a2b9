import type { Person } from '../../table/types.ts';
import type { User } from '../port.ts';
import { tidy } from '../speech.ts';

/** A person as the server knows them. */
export const personFrom = ({ id, name, nick, isBot }: User): Person => ({ id, name: tidy(nick ?? name), ...(isBot && { bot: true }) });
