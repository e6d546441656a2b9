/** Everything behind the doors, assembled. */
import { randomBytes } from 'node:crypto';
import { Attachments } from './attachments.ts';
import { Bus } from './bus.ts';
import { Channels } from './channels.ts';
import { type Clock, MovedClock } from './clock.ts';
import { Commands } from './commands.ts';
import { Endpoint } from './endpoint.ts';
import { BOT_ID } from './ids.ts';
import { Interactions } from './interactions.ts';
import { PageKey } from './key.ts';
import { Members } from './members.ts';
import { Messages } from './messages.ts';
import { People } from './people.ts';
import { Reactions } from './reactions.ts';
import { Snowflakes } from './snowflake.ts';
import { Store } from './store.ts';
import type { Settled } from './world.ts';

/** All parts of the local Discord behind its doors: REST, gateway and page. */
export interface Local {
  readonly world: Settled;
  readonly people: People;
  /** The time of everything written here. Waiting for an answer goes by the real time. */
  readonly clock: MovedClock;
  readonly ids: Snowflakes;
  readonly store: Store;
  readonly bus: Bus;
  readonly channels: Channels;
  readonly members: Members;
  readonly attachments: Attachments;
  readonly messages: Messages;
  readonly reactions: Reactions;
  readonly commands: Commands;
  readonly interactions: Interactions;
  readonly endpoint: Endpoint;
  readonly token: string;
  readonly key: PageKey;
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly base: () => string;
  /** Whether there is a bot to ask: it's connected, or has said where to post interactions. */
  readonly botIsOnline: () => boolean;
}

export interface Given {
  world: Settled;
  /** The real time. */
  clock: Clock;
  file: string;
  base: () => string;
  botIsOnline: () => boolean;
}

export function createLocal({ world, clock: real, file, base, botIsOnline }: Given): Local {
  const store = new Store(file);
  const clock = new MovedClock(real, store.note<number>('ahead') ?? 0);
  const ids = new Snowflakes(clock, store.lastId());
  const bus = new Bus();
  const people = new People(world);
  const members = new Members(world, people);
  const channels = new Channels({ world, store, bus, people, members });
  const attachments = new Attachments(store, ids, base);
  const messages = new Messages({ store, ids, clock, bus, people, channels, attachments });
  const reactions = new Reactions(store, bus);
  const commands = new Commands(store, ids, bus);
  const interactions = new Interactions(real, ids);
  const endpoint = new Endpoint(real);
  const token = tokenOf(store);
  messages.forget();
  return {
    world,
    people,
    clock,
    ids,
    store,
    bus,
    channels,
    members,
    attachments,
    messages,
    reactions,
    commands,
    interactions,
    endpoint,
    token,
    key: new PageKey(store, base),
    base,
    botIsOnline,
  };
}

/** Moves the time on for good: a restart doesn't undo it. Everyone here is told. */
export function passTime({ clock, store, bus }: Pick<Local, 'clock' | 'store' | 'bus'>, ms: number): void {
  clock.move(ms);
  store.setNote('ahead', clock.ahead);
  bus.emit('time');
}

/** The bot's token: the same for the life of the file. */
function tokenOf(store: Store): string {
  const kept = store.note<string>('token') ?? `${Buffer.from(BOT_ID).toString('base64url')}.local.${randomBytes(20).toString('base64url')}`;
  store.setNote('token', kept);
  return kept;
}

/** File addresses contain this server's port: after a restart on another port, old messages are updated. */
export function adoptBase(local: Local): void {
  const before = local.store.note<string>('base');
  if (before !== null && before !== local.base()) local.store.moveFiles(`${before}/attachments/`, `${local.base()}/attachments/`);
  local.store.setNote('base', local.base());
}
