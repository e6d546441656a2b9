/** What tests can do to the server: as its owner, as other people on it, and as time. */
import { isDirect } from './channel.ts';
import { idNamed } from './ids.ts';
import type { Kept } from './kept.ts';
import { type Local, passTime } from './local.ts';
import { MODERATORS } from './world.ts';

export function handsOn(local: Local) {
  const channelId = (which: string) => local.channels.find(which)?.id ?? which;
  return {
    /** Sets where the bot receives interactions; null: over the gateway. */
    setEndpoint: (url: string | null) => {
      local.endpoint.url = url;
      local.bus.emit('bot', local.botIsOnline());
    },
    /** The message that `@original` is in requests by this interaction token; null: none yet, or the token is unknown or expired. */
    originalOf: (token: string): string | null => local.interactions.originalOf(token),
    /** The time of the clock here, in milliseconds since 1970: the real time, plus what people have moved it. */
    now: () => local.clock.now(),
    /** Moves the clock on by days and hours, as people do on the page. */
    pass: ({ days = 0, hours = 0 }: { days?: number; hours?: number }) => passTime(local, (days * 24 + hours) * 3_600_000),
    /** Calls back right after the clock was moved, until the returned function is called. */
    onTimeMoved: (listener: () => void) => local.bus.hear({ time: listener }),
    /** The id of a channel, by its name. */
    channelId,
    /** Removes a person's id and name from everything kept: what only they could read is deleted, and elsewhere `name` replaces theirs. */
    forget: (which: string, name: string) => forget(local, which, name),
    /** Sets exactly these permissions for the bot in the channel. */
    setBotPermissions: (channel: string, bits: bigint) => local.channels.setBotPermissions(channelId(channel), bits),
    /** Sets these permissions for a person in one channel, in addition to everyone's. */
    grant: (channel: string, key: string, bits: bigint) => local.channels.grant(channelId(channel), local.people.idOf(key), bits),
    /** Gives a person the role of that name, or takes it away. */
    setRole: (key: string, role: string, has: boolean) => local.members.setRole(local.people.idOf(key), role, has),
    /** Gives a person the role that manages channels, or takes it away. */
    setModerator: (key: string, moderates: boolean) => local.members.setRole(local.people.idOf(key), MODERATORS, moderates),
    /** Reports a change to a role of the server. */
    touchRole: () => local.bus.emit('role'),
    /** Sets a person's nickname on the server; null: their own name. */
    setNick: (key: string, nick: string | null) => local.members.setNick(local.people.idOf(key), nick),
    /** Closes a person's direct messages to the bot, or opens them again. */
    closeDirect: (key: string, closed = true) => local.members.setClosed(local.people.idOf(key), closed),
    /** Removes a person from the server: the bot no longer finds them there. */
    leaveServer: (key: string) => local.members.leave(local.people.idOf(key)),
    deleteChannel: (channel: string) => local.channels.remove(channelId(channel)),
    /** Archives, locks or wakes a thread. */
    setThread: (thread: string, state: { archived?: boolean; locked?: boolean }) => local.channels.setThread(channelId(thread), state),
    deleteMessage: (id: string) => {
      const kept: Kept | null = local.messages.find(id);
      if (kept !== null) local.messages.remove(kept);
    },
  };
}

function forget({ channels, messages, people, store }: Local, which: string, name: string): void {
  const person = people.find(which);
  if (person === null) return;
  const { key, user } = person;
  for (const channel of channels.all()) if (isDirect(channel) && channels.members(channel.id).includes(user.id)) channels.remove(channel.id);
  const other = idNamed('person', 'former');
  const own = user.global_name ?? key;
  // A match is a name only if no letter adjoins it.
  const either = [own, key].map((one) => one.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&')).join('|');
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${either})(?![\\p{L}\\p{N}])`, 'gu');
  const change = (json: string) => json.replaceAll(user.id, other).replaceAll(named, name);
  messages.rewrite(user.id, change);
  channels.rewrite(change);
  store.dropNote(`locale:${key}`);
  store.settle();
}
