import type { ChannelRef, Person } from '../../../table/model/types.ts';
import { tidy } from '../../speech/speech.ts';
import type { Asking, User } from '../../wire/port.ts';

/** A person as the server knows them. */
export const personFrom = ({ id, name, nick, isBot }: User): Person => ({ id, name: tidy(nick ?? name), ...(isBot && { bot: true }) });

/** Where something is asked for. */
export const placeOf = ({ guild, channel, parent }: Asking): ChannelRef => ({ guild, channel, parent });
