import { ok, refuse } from '../kernel/result.ts';
import { infoOf } from './glance.ts';
import { mayOpen } from './limits.ts';
import { type Loaded, newcomer } from './loaded.ts';
import { shut } from './lobby.ts';
import { allOptions } from './options.ts';
import { replyTime } from './posting.ts';
import type { PersonRow, TableRow } from './store.ts';
import type { OpenRequest, Person, Tables, Told } from './types.ts';
import { hostWish } from './wish.ts';
import type { Hall, Work } from './work.ts';

export function openOpening(hall: Hall): Pick<Tables, 'open'> {
  return {
    open: (given) =>
      hall.change({ what: 'open', table: null, user: given.host.id }, given.request, (work) => {
        const game = hall.games.find(({ command }) => command === given.game);
        if (!game) throw new Error(`Nobody knows the game '${given.game}'.`);
        const people = guests(given, game.rules.players);
        if (!people.ok) return people;
        const options = allOptions(game, given.options);
        if (!options.ok) return options;
        const taken = takenBy(hall, work, given.place.channel);
        if (taken !== null) return refuse({ why: 'channel-taken', table: taken });

        const may = mayOpen(hall, given, work.now);
        if (!may.ok) return may;
        people.value[0]!.wish = hostWish(game, options.value);
        const row = newRow(given, hall.chance.id(), work.now, work.now + hall.lives.gathering);
        const loaded: Loaded = { row: { ...row, options: options.value }, people: people.value, game, position: () => null };
        work.add(loaded);
        work.queue(row.id, 'invitation', true, replyTime);
        return ok(infoOf(loaded));
      }),
  };
}

/** The host and whoever is invited, each once; bots and oneself are no opponents. */
function guests({ host, invited }: OpenRequest, { min, max }: { min: number; max: number }): Told<PersonRow[]> {
  const bot = [host, ...invited].find((person) => person.bot);
  if (bot) return refuse({ why: 'bot', name: bot.name });
  if (invited.some(({ id }) => id === host.id)) return refuse({ why: 'yourself' });
  const once = invited.filter(({ id }, i) => invited.findIndex((other) => other.id === id) === i);
  if (once.length + 1 > max) return refuse({ why: 'full', max });
  if (once.length > 0 && once.length + 1 < min) return refuse({ why: 'too-few', min });
  const row = (person: Person, place: number): PersonRow => ({ ...newcomer(person, place), status: place === 0 ? 'in' : 'invited' });
  return ok([host, ...once].map(row));
}

/** The table that stands in the way; a gathering that has expired does not. */
export function takenBy(hall: Hall, work: Work, channel: string): string | null {
  const id = hall.store.active(channel);
  const isPlayed = (command: string | undefined) => hall.games.some((game) => game.command === command);
  // A game that is stopped keeps its channel.
  if (id !== null && !isPlayed(hall.store.table(id)?.game)) return id;
  const loaded = id === null ? null : work.load(id);
  if (!loaded) return null;
  const { phase, expires } = loaded.row;
  if (phase !== 'gathering' || expires === null || expires > work.now) return loaded.row.id;
  shut(work, loaded);
  return null;
}

const newRow = ({ game, place, host, lang }: OpenRequest, id: string, now: number, expires: number): TableRow => ({
  id,
  game,
  phase: 'gathering',
  guild: place.guild,
  channel: place.channel,
  lang,
  host: host.id,
  options: {},
  expires,
  version: 1,
  undos: 0,
  answers: 0,
  messages: 0,
  announced: 0,
  queued: 0,
  storyFrom: -1,
  storyTo: null,
  chapter: null,
  toAct: [],
  since: {},
  called: [],
  callMessage: null,
  outcome: null,
  postChannel: null,
  postMessage: null,
  created: now,
  updated: now,
});
