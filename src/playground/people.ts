/** Everyone on the server: the people who can sit at a tab, and the bot. */
import type { APIUser } from 'discord-api-types/v10';
import { BOT_ID, idNamed } from './ids.ts';
import type { Person } from './protocol.ts';
import type { Settled } from './world.ts';

const NO_FLAGS: number = 0;
const COLOURS = ['#c2410c', '#1d4ed8', '#7e22ce', '#15803d', '#be185d', '#0f766e', '#a16207', '#4338ca'];

export class People {
  readonly all: readonly Person[];
  readonly bot: APIUser;

  constructor({ people, bot }: Pick<Settled, 'people' | 'bot'>) {
    this.all = people.map(({ key, name, id, color }, at) => ({
      key,
      user: { ...blankUser(id ?? idNamed('person', key), key), global_name: name },
      colour: color ?? COLOURS[at % COLOURS.length]!,
    }));
    this.bot = { ...blankUser(BOT_ID, bot.name), discriminator: '4021', bot: true };
  }

  /** The owner of the server. */
  get owner(): Person {
    return this.all[0]!;
  }

  /** The person with that key or id. */
  find(which: string): Person | null {
    return this.all.find(({ key, user }) => key === which || user.id === which) ?? null;
  }

  /** The person or the bot with that id. */
  user(id: string): APIUser | null {
    return id === BOT_ID ? this.bot : (this.find(id)?.user ?? null);
  }

  /** The id of the person with that key; anything else is taken to be an id. */
  idOf(which: string): string {
    return this.find(which)?.user.id ?? which;
  }
}

function blankUser(id: string, username: string): APIUser {
  return {
    id,
    username,
    discriminator: '0',
    global_name: null,
    avatar: null,
    flags: NO_FLAGS,
    public_flags: NO_FLAGS,
    primary_guild: null,
  };
}
