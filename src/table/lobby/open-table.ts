import type { Game } from '../../games/game.ts';
import { ok, refuse } from '../../kernel/result.ts';
import type { StartOptions } from '../../kernel/rules.ts';
import { noClock, timesOf } from '../clock/clock.ts';
import { firstFacts } from '../model/facts.ts';
import { checkOptions } from '../model/options.ts';
import type { TableResult } from '../model/refusals.ts';
import type { PersonRow, TableRow } from '../model/store/store.ts';
import type { Tables } from '../model/tables.ts';
import type { ChannelRef, OpenRequest, Person } from '../model/types.ts';
import { replyTime } from '../play/posting.ts';
import { countsAfter, keepCounts } from '../work/budget.ts';
import { numbered, playsAlone } from '../work/computers.ts';
import { isLate, type Loaded, newcomer } from '../work/loaded/loaded.ts';
import { infoOf } from '../work/loaded/snapshot.ts';
import { type Context, infoAgain, toldBefore, type Work } from '../work/work.ts';
import { begin } from './begin.ts';
import { invite } from './inviting.ts';
import { mayOpen } from './limits.ts';
import { expire } from './sweeping.ts';
import { hostWish, rematch } from './wish.ts';

export function openOpening(context: Context): Pick<Tables, 'open' | 'mayOpen'> {
  return {
    // One at a time per server, so that each sees what the one before has begun.
    open: (given) =>
      context.inTurn(`open ${given.place.guild ?? given.host.id}`, () =>
        context.change({ what: 'open', table: null, user: given.host.id }, infoAgain(context, given.request), async (work) => {
          const asked = checked(context, given);
          if (!asked.ok) return asked;
          const { game, people, options } = asked.value;
          const allowed = await allowedAt(context, given.place);
          if (!allowed.ok) return allowed;
          const taken = await takenBy(context, work, given.place.channel);
          if (taken !== null) return refuse({ why: 'channel-taken', table: taken });

          // Read before looking at what is running: a start by another process in between is either seen there or has changed these counts.
          const counts = await countsAfter(context, work, 'starts', { person: given.host.id, server: given.place.guild });
          const may = await mayOpen(context, given, work.now);
          if (!may.ok) return may;
          if (!counts.ok) return counts;
          keepCounts(work, counts.value);
          if (!given.watches) people[0]!.wish = hostWish(game, options);
          const row = newRow(given, context.chance.id(), work.now, work.now + context.lifetimes.gathering);
          const { people: invited, later } = await invite(context, row, people, work.now);
          const opened: Loaded = { row: { ...row, options }, people: invited, proposals: [], game, position: async () => null };
          const before = given.rematchOf === undefined ? null : await work.load(given.rematchOf);
          const loaded = work.add(before ? rematch(opened, before) : opened);
          // If only computers are asked, there is nobody to wait for.
          if (people.length > 1 && people.every(({ status }) => status === 'in')) return ok(infoOf(await begin(context, work, loaded)));
          for (const one of later) work.db.putReminder(one);
          work.queue(row.id, 'invitation', true, replyTime);
          return ok(infoOf(loaded));
        }),
      ),

    mayOpen: (given) =>
      context.look({ what: 'may open', table: null, user: given.host.id }, async () => {
        const before = await toldBefore(context, infoAgain(context, given.request));
        if (before) return before;
        const asked = checked(context, given);
        if (!asked.ok) return asked;
        const allowed = await allowedAt(context, given.place);
        return allowed.ok ? mayOpen(context, given, context.clock()) : allowed;
      }),
  };
}

/** What a request asks for, if it can be played. Holds only the chosen options; the others depend on the number of people at the start. */
function checked({ games }: Context, given: OpenRequest): TableResult<{ game: Game; people: PersonRow[]; options: StartOptions }> {
  const game = games.find(({ command }) => command === given.game);
  if (!game) throw new Error(`Nobody knows the game '${given.game}'.`);
  const people = guests(given, game);
  if (!people.ok) return people;
  if (given.clock !== undefined && timesOf(given.clock) === null) return refuse({ why: 'not-offered', option: `clock: ${given.clock}` });
  const options = checkOptions(game, given.options);
  return options.ok ? ok({ game, people: people.value, options: given.options }) : options;
}

/** The host and the invited, each once. Bots and the host can't be invited. Computers are in at once. */
function guests({ host, invited: guests, watches = false }: OpenRequest, game: Game): TableResult<PersonRow[]> {
  const { min, max } = game.rules.players;
  const invited = numbered(game, guests);
  if (invited.some(({ computer }) => computer) && !playsAlone(game)) return refuse({ why: 'no-computer' });
  const bot = [host, ...invited].find((person) => person.bot);
  if (bot) return refuse({ why: 'bot', name: bot.name });
  if (invited.some(({ id }) => id === host.id)) return refuse({ why: 'yourself' });
  const once = invited.filter(({ id }, i) => invited.findIndex((other) => other.id === id) === i);
  const all = once.length + (watches ? 0 : 1);
  if (all > max) return refuse({ why: 'full', max });
  if ((watches || once.length > 0) && all < min) return refuse({ why: 'too-few', min });
  const row = (person: Person, place: number): PersonRow => ({
    ...newcomer(person, place),
    status: person === host || person.computer ? 'in' : 'invited',
  });
  return ok((watches ? once : [host, ...once]).map(row));
}

/** Whether games may begin in this channel: some servers allow certain channels only. */
export async function allowedAt({ store }: Context, { guild, channel, parent }: ChannelRef): Promise<TableResult<null>> {
  const channels = (guild === null ? null : await store.server(guild))?.channels ?? [];
  const isAllowed = channels.length === 0 || channels.includes(channel) || (parent != null && channels.includes(parent));
  return isAllowed ? ok(null) : refuse({ why: 'not-here', channels });
}

/** The table that stands in the way. An expired gathering doesn't, whether or not its game can be played. */
export async function takenBy({ store }: Context, work: Work, channel: string): Promise<string | null> {
  const id = await store.active(channel);
  const row = id === null ? null : await store.table(id);
  if (!row || !isLate(row, work.now)) return id;
  expire(work, row);
  return null;
}

const newRow = ({ game, place, host, lang, clock = noClock, tryOuts = null }: OpenRequest, id: string, now: number, expires: number): TableRow => ({
  ...firstFacts,
  id,
  game,
  guild: place.guild,
  channel: place.channel,
  lang,
  host: host.id,
  options: {},
  expires,
  version: 1,
  undos: 0,
  undosSeen: 0,
  proposed: 0,
  answers: 0,
  messages: 0,
  announced: 0,
  queued: 0,
  storyFrom: -1,
  storyTo: null,
  chapter: null,
  called: [],
  callMessage: null,
  clock,
  banks: {},
  former: [],
  postChannel: null,
  postMessage: null,
  advised: false,
  tryOuts,
  created: now,
  updated: now,
});
