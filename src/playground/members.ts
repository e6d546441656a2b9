/** The members of the server with their names and roles, and who has left. */
import type { APIRole } from 'discord-api-types/v10';
import { refusal } from './errors.ts';
import { BOT_ID, BOT_ROLE, GUILD_ID, idNamed } from './ids.ts';
import type { People } from './people.ts';
import { ALL, EVERYONE } from './permissions.ts';
import { permissionBits, type Settled } from './world.ts';

export class Members {
  /** @everyone first, then the world's roles, then the bot's own. */
  readonly roles: readonly APIRole[];
  #people: People;
  #nicks = new Map<string, string>();
  #left = new Set<string>();
  #closed = new Set<string>();
  #roles = new Map<string, Set<string>>();

  constructor(world: Settled, people: People) {
    this.#people = people;
    this.roles = [
      blankRole(GUILD_ID, '@everyone', EVERYONE, 0),
      ...world.roles.map(({ name, id, permissions = [], color }, at) => ({
        ...blankRole(id ?? idNamed('role', name), name, EVERYONE | permissionBits(permissions), at + 2),
        ...(color && colored(color)),
      })),
      { ...blankRole(BOT_ROLE, world.bot.name, permissionBits(world.bot.permissions), 1), managed: true, tags: { bot_id: BOT_ID } },
    ];
    for (const { key, roles = [] } of world.people) for (const role of roles) this.setRole(people.idOf(key), role, true);
  }

  nick(user: string): string | null {
    return this.#nicks.get(user) ?? null;
  }

  setNick(user: string, nick: string | null): void {
    if (nick === null) this.#nicks.delete(user);
    else this.#nicks.set(user, nick);
  }

  /** The ids of the member's roles, without @everyone. */
  rolesOf(user: string): readonly string[] {
    return user === BOT_ID ? [BOT_ROLE] : [...(this.#roles.get(user) ?? [])];
  }

  /** Gives a user the role of that name, or takes it away. */
  setRole(user: string, name: string, has: boolean): void {
    const role = this.roles.find((each) => each.name === name);
    if (role === undefined) throw new Error(`There is no role ${name}, only ${this.roles.map((each) => each.name).join(', ')}`);
    const roles = this.#roles.get(user) ?? new Set();
    if (has) roles.add(role.id);
    else roles.delete(role.id);
    this.#roles.set(user, roles);
  }

  /** The member's permissions on the whole server. The owner has them all. */
  permissions(user: string): bigint {
    if (user === this.#people.owner.user.id) return ALL;
    const own = this.rolesOf(user);
    return this.roles.filter(({ id }) => own.includes(id)).reduce((sum, { permissions }) => sum | BigInt(permissions), EVERYONE);
  }

  /** Closes a user's direct messages to the bot, or opens them. */
  setClosed(user: string, closed: boolean): void {
    if (closed) this.#closed.add(user);
    else this.#closed.delete(user);
  }

  /** Whether the bot can message a user directly: they share the server, and have not closed their direct messages. */
  takesDirect(user: string): boolean {
    return !this.#left.has(user) && !this.#closed.has(user);
  }

  leave(user: string): void {
    this.#left.add(user);
  }

  /** Throws as Discord does if the user is no longer a member. */
  demand(user: string): void {
    if (this.#left.has(user)) throw refusal('unknownMember');
  }
}

const NONE: number = 0;

function blankRole(id: string, name: string, permissions: bigint, position: number): APIRole {
  return {
    id,
    name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    icon: null,
    unicode_emoji: null,
    hoist: false,
    position,
    permissions: String(permissions),
    managed: false,
    mentionable: false,
    flags: NONE,
  };
}

function colored(given: string): Pick<APIRole, 'color' | 'colors'> {
  const color = Number.parseInt(given.slice(1), 16);
  return { color, colors: { primary_color: color, secondary_color: null, tertiary_color: null } };
}
