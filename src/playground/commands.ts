/** The commands a bot has registered. */
import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Bus } from './bus.ts';
import { isOfferedIn } from './contexts.ts';
import { refusal } from './errors.ts';
import { BOT_ID, GUILD_ID } from './ids.ts';
import type { CommandBody } from './rules/command.ts';
import type { Snowflakes } from './snowflake.ts';
import type { Store } from './store.ts';

/** Whether a command has the type and name of another. */
export const isNamesake =
  (one: Pick<CommandBody, 'type' | 'name'>) =>
  (other: Pick<CommandBody, 'type' | 'name'>): boolean =>
    other.type === one.type && other.name === one.name;

/** The bot's commands: those for every server, and those for this one. In each set, a name is unique per type. */
export class Commands {
  #store: Store;
  #ids: Snowflakes;
  #bus: Bus;
  #all: APIApplicationCommand[];

  constructor(store: Store, ids: Snowflakes, bus: Bus) {
    this.#store = store;
    this.#ids = ids;
    this.#bus = bus;
    this.#all = store.note<APIApplicationCommand[]>('commands') ?? [];
  }

  /** The commands of the server, or with `null` those for every server. */
  of(guild: string | null): APIApplicationCommand[] {
    return this.#all.filter(({ guild_id }) => (guild_id ?? null) === guild);
  }

  get(guild: string | null, id: string): APIApplicationCommand {
    const command = this.of(guild).find((each) => each.id === id);
    if (command === undefined) throw refusal('unknownCommand');
    return command;
  }

  /** Replaces all of them; a command that keeps its type and name keeps its id. */
  replace(guild: string | null, bodies: readonly CommandBody[]): APIApplicationCommand[] {
    const old = this.of(guild);
    const fresh = bodies.map((body) => this.#made(guild, body, old.find(isNamesake(body))));
    this.#keep([...this.#all.filter((each) => !old.includes(each)), ...fresh]);
    return fresh;
  }

  /** Adds the command, or replaces the one of its type and name. */
  add(guild: string | null, body: CommandBody): { command: APIApplicationCommand; isNew: boolean } {
    const old = this.of(guild).find(isNamesake(body));
    const command = this.#made(guild, body, old);
    this.#keep([...this.#all.filter((each) => each !== old), command]);
    return { command, isNew: old === undefined };
  }

  change(guild: string | null, id: string, body: CommandBody): APIApplicationCommand {
    const old = this.get(guild, id);
    const command = this.#made(guild, body, old);
    this.#keep(this.#all.map((each) => (each === old ? command : each)));
    return command;
  }

  remove(guild: string | null, id: string): void {
    const old = this.get(guild, id);
    this.#keep(this.#all.filter((each) => each !== old));
  }

  /** The commands offered to a person with these permissions on the server, or in direct messages, where permissions don't matter. */
  offered(permissions: bigint, isDirect: boolean): APIApplicationCommand[] {
    return this.#all.filter((command) => {
      const needed = isDirect ? 0n : BigInt(command.default_member_permissions ?? 0);
      return isOfferedIn(command, isDirect) && (permissions & needed) === needed;
    });
  }

  /** The commands offered to them in either. */
  offeredAnywhere(permissions: bigint): APIApplicationCommand[] {
    return [...new Set([...this.offered(permissions, false), ...this.offered(permissions, true)])];
  }

  #made(guild: string | null, body: CommandBody, old: APIApplicationCommand | undefined): APIApplicationCommand {
    return {
      ...body,
      id: old?.id ?? this.#ids.next(),
      application_id: BOT_ID,
      version: this.#ids.next(),
      default_member_permissions: body.default_member_permissions ?? null,
      ...(guild === GUILD_ID && { guild_id: guild }),
    };
  }

  #keep(all: APIApplicationCommand[]): void {
    this.#all = all;
    this.#store.setNote('commands', all);
    this.#bus.emit('commands');
  }
}
