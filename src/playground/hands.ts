/** What tests do to the server: as its owner, as other people on it, and as time. */
import { isDirect } from './channel.ts';
import { idNamed } from './ids.ts';
import type { Kept } from './kept.ts';
import { type Local, passTime } from './local.ts';
import { MODERATORS } from './world.ts';

export function handsOn(local: Local) {
  const channelId = (which: string) => local.channels.find(which)?.id ?? which;
  return {
    /** Where the bot wants interactions handed in from now on; null: it hears of them on the gateway. */
    setEndpoint: (url: string | null) => {
      local.endpoint.url = url;
      local.bus.emit('bot', local.botIsOnline());
    },
    /** What the clock here shows, in milliseconds since 1970: the real time, and as much as people have moved it on. */
    now: () => local.clock.now(),
    /** Moves it on, by days and hours, as people do on the page. */
    pass: ({ days = 0, hours = 0 }: { days?: number; hours?: number }) => passTime(local, (days * 24 + hours) * 3_600_000),
    /** Calls back right after it was moved, until the returned function is called. */
    onTimeMoved: (listener: () => void) => local.bus.hear({ time: listener }),
    /** The id of a channel, by its name. */
    channelId,
    /** Takes somebody's id and name out of all that is kept: what only they could read goes, and elsewhere they are called this. */
    forget: (which: string, name: string) => forget(local, which, name),
    /** From now on the bot has exactly these rights in the channel. */
    setBotPermissions: (channel: string, bits: bigint) => local.channels.setBotPermissions(channelId(channel), bits),
    /** From now on somebody has these rights in the one channel, beside everybody's. */
    grant: (channel: string, key: string, bits: bigint) => local.channels.grant(channelId(channel), local.people.idOf(key), bits),
    /** Somebody gets the role of that name, or loses it. */
    setRole: (key: string, role: string, has: boolean) => local.members.setRole(local.people.idOf(key), role, has),
    /** Somebody gets the role of those who manage channels, or loses it. */
    setModerator: (key: string, moderates: boolean) => local.members.setRole(local.people.idOf(key), MODERATORS, moderates),
    /** Somebody has changed a role of the server. */
    touchRole: () => local.bus.emit('role'),
    /** What somebody is called on the server from now on; null: their own name. */
    setNick: (key: string, nick: string | null) => local.members.setNick(local.people.idOf(key), nick),
    /** Somebody takes direct messages from the bot no more, or takes them again. */
    closeDirect: (key: string, closed = true) => local.members.setClosed(local.people.idOf(key), closed),
    /** Somebody leaves the server: the bot finds them there no more. */
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
  // A name is one where no letter stands beside it.
  const either = [own, key].map((one) => one.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&')).join('|');
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${either})(?![\\p{L}\\p{N}])`, 'gu');
  const change = (json: string) => json.replaceAll(user.id, other).replaceAll(named, name);
  messages.rewrite(user.id, change);
  channels.rewrite(change);
  store.dropNote(`locale:${key}`);
  store.settle();
}
