/** The picture of a post's decisive event: picks the public sentence to draw, and what belongs to it. */
import type { Say } from '../../../i18n/types.ts';
import type { Message } from '../../../kernel/types.ts';
import type { Highlight } from '../../game.ts';
import type { Messages } from '../messages.ts';
import type { CandidateView } from '../rules/view.ts';
import type { StateId } from '../vocabulary.ts';
import { dealer, favorite, prepares, tuesday } from './highlight-moves.ts';
import { eliminated, nominated, type Out } from './highlight-people.ts';
import { primary } from './highlight-primary.ts';
import { type Counted, gainsOf, laidIn, revealed } from './highlight-result.ts';

type Told<K extends keyof Messages> = { at: number; args: Messages[K] };

/** All sentences of a kind, in order. */
const allOf = <K extends keyof Messages>(told: readonly Message[], key: K): Told<K>[] =>
  told.flatMap((one, at) => (one.key === key ? [{ at, args: one.args as Messages[K] }] : []));

/** Sentences of old games name a primary by its id. */
const statesOf = ({ map }: CandidateView, named: readonly StateId[] | string): readonly StateId[] =>
  typeof named === 'string' ? (map.find(({ id }) => id === named)?.states ?? []) : named;

/** What was counted together with the last count: in a primary, the last count of each of its states; otherwise only that one. */
function countedWith(view: CandidateView, told: readonly Message[], before: number): Counted[] {
  const counts = allOf(told, 'count').filter(({ at }) => at < before);
  const last = counts.at(-1);
  if (!last) return [];
  const together = last.args.kind === 'primary' ? (view.map.find(({ states }) => states.includes(last.args.box))?.states ?? []) : [];
  const mine = counts.filter(({ args }) => args.kind === last.args.kind && together.includes(args.box));
  const found = new Map((together.length > 0 ? mine : [last]).map((one) => [one.args.box, one]));
  return [...found.values()].map(({ at, args: { box, votes, sums, verdict, partyRuling, kind } }): Counted => {
    const since = counts.findLast((one) => one.at < at && one.args.box === box)?.at ?? -1;
    const turned = allOf(told, 'turned').filter((one) => one.at > since && one.at < at);
    const laid = laidIn(
      turned.map(({ args }) => args),
      box,
    );
    return { box, votes, kind, revealed: { laid, sums, verdict, partyRuling } };
  });
}

/** A post: the public view after it, its sentences, and the counts in it. */
interface Post {
  view: CandidateView;
  told: readonly Message[];
  counted: readonly Counted[];
  say: Say;
}

/** A single state with its cards, as when it is campaigned for again; several states side by side. */
function result({ view, told, counted, say }: Post): Highlight | null {
  const [first, ...others] = counted;
  if (!first) return null;
  const wagon = allOf(told, 'bandwagon').at(-1);
  const counts = allOf(told, 'count').at(-1);
  const seat = wagon && counts && wagon.at > counts.at ? wagon.args.seat : null;
  return (
    (others.length === 0 ? revealed(view, first, { out: null, wagon: seat }, say) : null) ??
    (first.kind === 'primary' ? primary(view, counted, seat, say) : null)
  );
}

/** Super Tuesday is claimed, or its primaries are called. */
function superTuesday({ view, told, say }: Post): Highlight | null {
  const claims = allOf(told, 'claims').at(-1)?.args;
  const called = allOf(told, 'tuesday').at(-1)?.args;
  const seat = claims?.seat ?? called?.seat;
  const sites = (called?.sites ?? []).map((one) => statesOf(view, one));
  return seat === undefined ? null : tuesday({ seat, dealer: claims?.dealer ?? null, sites }, say);
}

/** A player is out: by a campaign for the right to stay, with the fewest votes, or by leaving. */
const withdraws =
  (byCampaign: boolean) =>
  ({ view, counted, say }: Post, { seat, votes }: Messages['left']): Highlight | null => {
    const [first] = counted;
    if (byCampaign && first?.kind === 'elimination') return revealed(view, first, { out: seat, wagon: null }, say);
    return eliminated(view, { seat, votes }, first?.kind === 'convention' ? gainsOf(counted) : [], say);
  };

type Drawn<K extends keyof Messages> = (post: Post, args: Messages[K]) => Highlight | null;

/** The pictures by the key of the deciding sentence. */
const pictures: { readonly [key: string]: Drawn<never> | undefined } = {
  count: result,
  eliminated: withdraws(true),
  left: withdraws(false),
  favorite: (({ view, say }, { seat, from, primary: named }) => favorite({ seat, from, states: statesOf(view, named) }, say)) as Drawn<'favorite'>,
  prepares: (({ view, say }, { seat, cards, total, primary: named }) =>
    prepares(view, { seat, cards, total, states: statesOf(view, named) }, say)) as Drawn<'prepares'>,
  claims: superTuesday,
  tuesday: superTuesday,
  dealer: (({ told, say }, { seat }) => {
    const none = allOf(told, 'bid.none').flatMap(({ args }) => [args.seat].flat().map((one) => ({ seat: one, cards: [], total: 0 })));
    return dealer([...allOf(told, 'bid').map(({ args }) => args), ...none], seat, say);
  }) as Drawn<'dealer'>,
};

/** Null if nothing was decided, or the board shows it just as well: a primary that is called, cards face down. */
export function highlight(view: CandidateView, told: readonly Message[], say: Say): Highlight | null {
  const at = told.findLastIndex(({ key }) => pictures[key] !== undefined);
  const last = told[at];
  if (!last) return null;
  const counted = countedWith(view, told, at + 1);
  const [winner] = view.winners;
  if (winner !== undefined) {
    const since = allOf(told, 'count').at(-1)?.at ?? -1;
    const gone = [...allOf(told, 'eliminated'), ...allOf(told, 'left')].filter((one) => one.at > since);
    const outs = gone.map(({ args: { seat, votes } }): Out => ({ seat, votes }));
    return nominated(view, winner, gainsOf(counted), outs, say);
  }
  return pictures[last.key]?.({ view, told, counted, say }, last.args as never) ?? null;
}
