/** What a post may fold into a count is never what changed the game: in every game it tells who gained or lost, and where. */
import { storyOf } from '../../src/discord/present/parts/story.ts';
import type { Game } from '../../src/games/game.ts';
import { langs } from '../../src/i18n/types.ts';
import type { Core, Event, Message, Seat } from '../../src/kernel/types.ts';
import { sayOf } from './checks.ts';
import { playRandom, type Standing } from './play.ts';

/** What is visible in a game and may change: what each seat has, who owns each place, or what lies there. */
interface Figures {
  seats: { readonly [seat: Seat]: number };
  places: { readonly [place: string]: string };
  pooled: readonly string[];
}

/** A post that is already full, so it tells none of the counted sentences. */
const full: readonly Message[] = [...Array.from({ length: 2 }, () => 'table.took-back'), ...Array.from({ length: 12 }, () => 'table.undone')].map(
  (key) => ({ key }),
);

/** The sentences about these events that even a full post tells, without the details. */
function toldInFull(events: readonly Message[], game: Game): Message[] {
  return storyOf([...full, ...events], game).lines.filter(({ key }) => !full.some((one) => one.key === key) && !game.details?.includes(key));
}

/** Sentences that a game declares as both headlines and counted. What decides something must not be counted. */
export const countedHeads = ({ headlines, counted }: Pick<Game, 'headlines' | 'counted'>): string[] => headlines.filter((key) => key in counted);

/** The faults in the telling of game `n`: what each answer changed, if its post were full already. */
export function foldingFaults(standing: Standing, n: number): string[] {
  const { game } = standing;
  const faults = new Set<string>();
  let before: Figures | null = null;
  playRandom(standing, n, {
    before(state) {
      before = figuresOf(standing, state);
    },
    after: (state, _, events) => {
      const now = figuresOf(standing, state);
      for (const fault of untold(game, state, publicOf(events), before!, now)) faults.add(fault);
      before = now;
    },
  });
  return [...faults];
}

const publicOf = (events: readonly Event[]): Message[] => events.flatMap(({ to, message }) => (to === 'all' ? [message] : []));

function figuresOf({ game, final, lying, pooled }: Standing, state: Core): Figures {
  const view = game.rules.view(state, null);
  const owned = final(view).owned.map(({ place, owner }) => [place, `belongs to ${owner}`]);
  const places = { ...lying?.(view), ...Object.fromEntries(owned) };
  return { seats: game.tally(view), places, pooled: pooled?.(view) ?? [] };
}

/** The changes that a full post does not name. */
function untold(game: Game, state: Core, events: readonly Message[], before: Figures, now: Figures): string[] {
  const lines = toldInFull(events, game);
  const changed = (one: Figures['seats' | 'places'], other: Figures['seats' | 'places']): string[] =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((id) => one[id] !== other[id]);
  return langs.flatMap((lang) => {
    const say = sayOf(game, lang, state.seats);
    const told = [...lines, ...(state.outcome ? [state.outcome.message] : [])].map((line) => say(line)).join('\n');
    const missing = (ids: readonly string[], names: (id: string) => string[]): string[] =>
      ids.filter((id) => !names(id).some((name) => told.includes(name)));
    const seats = missing(changed(before.seats, now.seats), (seat) => [say.player(seat), say.seat(seat)]);
    const pools = [...before.pooled, ...now.pooled];
    const moved = changed(before.places, now.places).filter((id) => !pools.includes(id));
    const places = missing(moved, (id) => (state.seats.includes(id) ? [say.player(id), say.seat(id)] : [say.title(id)]));
    if (seats.length + places.length === 0) return [];
    return [`${lang}: ${[...seats, ...places].join(', ')} changed after ${events.map(({ key }) => key).join(', ')}, and a full post tells «${told}»`];
  });
}
