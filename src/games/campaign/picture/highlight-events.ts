/** Reads public messages back as events: a card, news or a die, and what each changed. */
import type { Message } from '../../../kernel/types.ts';
import type { Messages } from '../messages.ts';
import { votersOf } from '../rules/table.ts';
import type { CampaignView, TileView } from '../rules/view.ts';
import type { CardId, Group, Issue, NewsId, Side, Square, StateId, Voter } from '../vocabulary.ts';

/** What changes states. `by` of news: the side that chose the state. */
type Cause = { kind: 'card'; side: Side; card: CardId } | { kind: 'news'; card: NewsId; by: Side | null } | { kind: 'die'; side: Side };

/** A change in a state. `row`: its voters before, if known. */
export type Deed =
  | { kind: 'support'; state: StateId; side: Side; issue: Issue; n: number | null; row: Voter[] | null }
  | { kind: 'shift'; state: StateId; toward: Issue; spaces: number; turned: boolean; from: Square | null }
  | { kind: 'key'; state: StateId; group: Group };

export interface Roll {
  /** The side that went negative. */
  side: Side;
  face: number;
  declined: boolean;
}

/** One cause and its results. */
export interface Act {
  /** Null if these messages don't say. */
  cause: Cause | null;
  deeds: Deed[];
  /** All undecided voters of this group came over. */
  group: Group | null;
  media: { now: { side: Side; card: CardId }; old: { side: Side; card: CardId } | null } | null;
  rolls: Roll[];
}

export type Win = Messages['wins'];

export interface Told {
  acts: Act[];
  wins: Win[];
  /** Whether these votes elected a president. */
  elected: boolean;
}

const argsOf = <K extends keyof Messages>({ args }: Message): Messages[K] => args as unknown as Messages[K];
const begun = (cause: Cause | null): Act => ({ cause, deeds: [], group: null, media: null, rolls: [] });

type Reader = (told: Told, act: () => Act, message: Message, view: CampaignView) => void;

function support(act: Act, { side, state, issue, n, row }: Messages['gains']): void {
  act.deeds.push({ kind: 'support', state, side, issue, n, row: row === undefined ? null : votersOf(row) });
}

const readers: { readonly [key: string]: Reader } = {
  plays: ({ acts }, _, message) => acts.push(begun({ kind: 'card', ...argsOf<'plays'>(message) })),
  news: ({ acts }, _, message) => acts.push(begun({ kind: 'news', card: argsOf<'news'>(message).card, by: null })),
  'news.state'({ acts }, _, message, { news }) {
    const { side } = argsOf<'news.state'>(message);
    const cause = acts.at(-1)?.cause;
    if (cause?.kind === 'news') cause.by = side;
    else if (news.last) acts.push(begun({ kind: 'news', card: news.last.card, by: side }));
  },
  rolls({ acts }, act, message) {
    const roll = { ...argsOf<'rolls'>(message), declined: false };
    // A card's dice are rolled after everything else it does.
    const own = acts.findLast(({ cause }) => cause?.kind === 'card');
    if (own?.cause?.kind === 'card' && own.cause.side === roll.side) own.rolls.push(roll);
    else act().rolls.push(roll);
    acts.push(begun({ kind: 'die', side: roll.side }));
    acts.at(-1)!.rolls.push(roll);
  },
  declines({ acts }) {
    const roll = acts.at(-1)?.rolls.at(-1);
    if (roll) roll.declined = true;
  },
  gains: (_, act, message) => support(act(), argsOf<'gains'>(message)),
  undecided: (_, act, message) => support(act(), argsOf<'undecided'>(message)),
  group(_, act, message) {
    const { side, group, states, rows } = argsOf<'group'>(message);
    const mine = act();
    mine.group = group;
    for (const [state, of] of Object.entries(rows ?? {}))
      for (const [issue, row] of Object.entries(of))
        mine.deeds.push({ kind: 'support', state, side, issue: issue as Issue, n: row.split('w').length - 1, row: votersOf(row) });
    // Older games record only the states, not how many voters in which row.
    if (!rows) for (const state of states) mine.deeds.push({ kind: 'support', state, side, issue: 'defense', n: null, row: null });
  },
  shifts(_, act, message) {
    const { state, toward, spaces, turned, from } = argsOf<'shifts'>(message);
    act().deeds.push({ kind: 'shift', state, toward, spaces, turned, from: from ?? null });
  },
  key: (_, act, message) => act().deeds.push({ kind: 'key', ...argsOf<'key'>(message) }),
  'media.gone'(_, act, message) {
    const mine = act();
    if (mine.cause?.kind === 'card') mine.media = { now: mine.cause, old: argsOf<'media.gone'>(message) };
  },
  media(_, act, message) {
    const mine = act();
    mine.media = { now: argsOf<'media'>(message), old: mine.media?.old ?? null };
  },
  wins: ({ wins }, _, message) => wins.push(argsOf<'wins'>(message)),
  'won.votes'(told) {
    told.elected = true;
  },
};

/** Reads messages in the order of what happened. */
export function readTold(messages: readonly Message[], view: CampaignView): Told {
  const told: Told = { acts: [], wins: [], elected: false };
  const act = (): Act => {
    if (told.acts.length === 0) told.acts.push(begun(null));
    return told.acts.at(-1)!;
  };
  for (const message of messages) readers[message.key]?.(told, act, message, view);
  return told;
}

/** A state before and after an act. A row whose earlier voters are not known appears as it is now. */
export interface Turned {
  before: TileView;
  after: TileView;
  deeds: Deed[];
}

const standing = (row: TileView['defense'], voters: readonly Voter[]): TileView['defense'] =>
  row.map((circle, i) => ({ ...circle, voter: i < voters.length ? voters[i]! : circle.voter }));

const marked = (_tile: TileView, square: number): Pick<TileView, 'square' | 'majority'> => {
  const kept = Math.min(4, Math.max(1, square)) as Square;
  return { square: kept, majority: kept <= 2 ? 'defense' : 'economy' } satisfies Partial<TileView> & { square: Square };
};

/** The states in play that an act changed, before and after. */
export function turnedBy({ deeds }: Act, { tiles }: CampaignView): Turned[] {
  return tiles.flatMap((after) => {
    const own = deeds.filter(({ state }) => state === after.id);
    if (own.length === 0) return [];
    const before = { ...after };
    for (const deed of own.toReversed()) {
      if (deed.kind === 'support' && deed.row) before[deed.issue] = standing(after[deed.issue], deed.row);
      else if (deed.kind === 'shift')
        Object.assign(before, marked(before, deed.from ?? before.square + (deed.toward === 'economy' ? -deed.spaces : deed.spaces)));
      else if (deed.kind === 'key') [before.key, before.other] = [before.other, before.key];
    }
    return [{ before, after, deeds: own }];
  });
}
