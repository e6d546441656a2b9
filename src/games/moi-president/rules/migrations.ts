import type { Rules } from '../../../kernel/rules.ts';
import type { Fields, Json } from '../../../kernel/types.ts';

/** The limit in version 1's limited games, agreed on when the game began. */
const rebuildsOfRulesOne = 8;

type Saved = { [field: string]: Json };

export const migrations: Rules['migrations'] = {
  1: (saved) => {
    const { ids, points } = serials(cardsOf(saved));
    const state = renamed(saved, ids) as Saved;
    const last = state.last as Fields | null;
    return { ...state, points, cap: state.cap === true ? rebuildsOfRulesOne : null, last: last && { ...last, moves: [] } };
  },
};

/** The ids of all cards in a version 1 game. */
function cardsOf({ places, pile, discard, undecided, out }: Saved): string[] {
  const zones = Object.values(places as { [seat: string]: { hand: string[]; campaign: string[]; socle: string[] } });
  const held = zones.flatMap(({ hand, campaign, socle }) => [...hand, ...campaign, ...socle]);
  return [...held, ...[pile, discard, undecided, out].flatMap((zone) => zone as string[])];
}

/** Version 1 wrote the points into the id, `campagne-8-1`. Now the id has a serial number, `campagne-15`, and the state holds its worth. */
function serials(old: readonly string[]): { ids: Map<string, string>; points: { [card: string]: number } } {
  const parts = old.map((id) => {
    const [, kind, first, second] = /^([a-z-]+?)-(\d+)(?:-(\d+))?$/.exec(id)!;
    return { id, kind: kind!, points: second ? Number(first) : 0, copy: Number(second ?? first) };
  });
  const ids = new Map<string, string>();
  const points: { [card: string]: number } = {};
  for (const alike of Object.values(Object.groupBy(parts, ({ kind }) => kind))) {
    const inOrder = alike!.sort((a, b) => a.points - b.points || a.copy - b.copy);
    inOrder.forEach(({ id, kind, points: worth, copy }, i) => {
      const serial = `${kind}-${String(worth > 0 ? i + 1 : copy).padStart(2, '0')}`;
      ids.set(id, serial);
      if (worth > 0) points[serial] = worth;
    });
  }
  return { ids, points };
}

/** The same value with every id replaced, including those in frames. */
function renamed(value: Json, ids: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, ids));
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, renamed(one, ids)]));
}
