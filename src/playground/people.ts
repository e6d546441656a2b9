import type { APIUser } from 'discord-api-types/v10';
import { Locale } from 'discord-api-types/v10';
import type { Person } from './protocol.ts';

const NO_FLAGS: number = 0;

function user(id: string, username: string, name: string, isBot = false): APIUser {
  return {
    id,
    username,
    discriminator: '0',
    global_name: isBot ? null : name,
    avatar: null,
    flags: NO_FLAGS,
    public_flags: NO_FLAGS,
    primary_guild: null,
    ...(isBot && { bot: true }),
  };
}

function person(id: string, name: string, colour: string): Person {
  const key = name.toLowerCase();
  return { key, user: user(id, key, name), colour };
}

/** Everybody who can sit at a tab. Ada owns the server. */
export const people: readonly Person[] = [
  person('1181240000000000011', 'Ada', '#c2410c'),
  person('1181240000000000027', 'Ben', '#1d4ed8'),
  person('1181240000000000039', 'Cleo', '#7e22ce'),
  person('1181240000000000043', 'Dan', '#15803d'),
  person('1181240000000000058', 'Eve', '#be185d'),
  person('1181240000000000066', 'Finn', '#0f766e'),
];

export const owner = people[0]!;

export const bot = { ...user('1181230000000000007', 'hustings', 'Hustings', true), username: 'Hustings', discriminator: '4021' } satisfies APIUser;

/** The person of that key or id. */
export function personOf(which: string): Person | null {
  return people.find(({ key, user }) => key === which || user.id === which) ?? null;
}

export function userOf(id: string): APIUser | null {
  return id === bot.id ? bot : (personOf(id)?.user ?? null);
}

const locales: readonly string[] = Object.values(Locale);

export function isLocale(text: string): text is Locale {
  return locales.includes(text);
}
