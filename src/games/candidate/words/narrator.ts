/** Tells a campaign in one sentence, states that nobody won in another, and of the cards turned over only what the result does not say. */
import type { Message, Seat } from '../../../kernel/types.ts';
import { printOf } from '../data/cards.ts';
import { type Messages, msg } from '../messages.ts';
import type { CandidateView } from '../rules/view.ts';
import type { Family } from '../vocabulary.ts';
import { hasValue } from './parts.ts';

const moves: ReadonlySet<string> = new Set(['campaigns', 'passes', 'passes.empty']);
/** Events between the moves of one campaign, which keep their place in it. */
const between: ReadonlySet<string> = new Set(['laid', 'gives-up', 'prepares', 'draws.you', 'reshuffle']);

/** A post's events as sentences. A next Dealer who is out before they deal is not announced. */
export function narrate(events: readonly Message[]): Message[] {
  const lines: Message[] = [];
  let run: Message[] = [];
  const close = (): void => {
    if (run.length > 1) lines.splice(lines.indexOf(run[0]!), 1, msg('told.campaign', campaignOf(run)));
    run = [];
  };
  for (const [i, event] of events.entries()) {
    if (moves.has(event.key)) {
      // Whoever moves twice has campaigned again.
      if (run.some((one) => moves.has(one.key) && seatsOf(one).some((seat) => seatsOf(event).includes(seat)))) close();
      // The sentence goes where the first move is.
      if (run.length === 0) lines.push(event);
      run.push(event);
    } else {
      if (!between.has(event.key)) close();
      if (!isOutAtOnce(event, events.slice(i + 1))) lines.push(event);
    }
  }
  close();
  return withoutPiles(withBandwagon(joinNobody(withoutPlain(lines))));
}

type Count = Messages['count'];
const countIn = (line: Message | undefined): Count | null => (line?.key === 'count' ? argsOf<'count'>(line) : null);

/** Families that add to a section, each of whose amounts a result names. */
const adds: ReadonlySet<Family> = new Set(['money', 'endorsement']);

/** Leaves out the cards of a state where all laid only Money and Endorsements, at home, or nothing: the result that follows names each amount. */
function withoutPlain(lines: readonly Message[]): Message[] {
  return lines.filter((line, i) => {
    if (line.key !== 'turned') return true;
    const { box, laid } = argsOf<'turned'>(line);
    const count = countIn(lines.slice(i).find(({ key }) => key !== 'turned'));
    const isPlain = laid.every(({ by, on, card }) => by === on && adds.has(printOf(card).family));
    return !(isPlain && count?.box === box && count.verdict.kind === 'won');
  });
}

/** Joins consecutive states of a primary that nobody won, with the effect on the Bandwagon; cards turned over between them stay. */
function joinNobody(lines: readonly Message[]): Message[] {
  const joined: Message[] = [];
  let last = -1;
  for (const line of lines) {
    const count = countIn(line);
    if (line.key === 'turned') joined.push(line);
    else if (line.key === 'bandwagon.none' && last >= 0) {
      joined[last] = msg('told.nobody', { ...nobodyIn(joined[last]!), none: true });
      last = -1;
    } else if (!count || !isBare(count)) {
      joined.push(line);
      last = -1;
    } else if (last < 0) last = joined.push(line) - 1;
    else joined[last] = msg('told.nobody', together(joined[last]!, count));
  }
  return joined;
}

/** Whether nobody has won the state and there is nothing else to say. */
const isBare = ({ kind, verdict, partyRuling, sums }: Count): boolean =>
  kind === 'primary' && verdict.kind === 'nobody' && !partyRuling && sums.every((sum) => !hasValue(sum) && !sum.ruled && !sum.son);

function nobodyIn(line: Message): Messages['told.nobody'] {
  const count = countIn(line);
  return count ? { boxes: [count.box], votes: count.votes, none: false } : argsOf<'told.nobody'>(line);
}

function together(before: Message, { box, votes }: Count): Messages['told.nobody'] {
  const all = nobodyIn(before);
  return { boxes: [...all.boxes, box], votes: all.votes + votes, none: false };
}

/** Tells what the winner of a primary has won of it together with the last state, if they won that one. */
function withBandwagon(lines: readonly Message[]): Message[] {
  const told: Message[] = [];
  let won: Count[] = [];
  for (const line of lines) {
    const count = countIn(line);
    if (count?.verdict.kind === 'won') won.push(count);
    const last = countIn(told.at(-1));
    if (line.key === 'bandwagon') {
      const { seat, votes } = argsOf<'bandwagon'>(line);
      const all = won.reduce((sum, one) => sum + one.votes, 0);
      const others = all !== votes || !won.every(isBy(seat));
      if (last && isBy(seat)(last))
        told[told.length - 1] = msg('told.bandwagon', {
          ...{ count: told.at(-1)!, bandwagon: argsOf<'bandwagon'>(line), others },
          votes: won.length > 1 ? votes : null,
        });
      else told.push(line);
      won = [];
    } else told.push(line);
  }
  return told;
}

const isBy =
  (seat: Seat) =>
  ({ verdict }: Count): boolean =>
    verdict.kind === 'won' && verdict.by === seat;

/** The piles themselves show what was discarded or shuffled, so this is told only if nothing else happened. */
const withoutPiles = (lines: readonly Message[]): Message[] => {
  const others = lines.filter(({ key }) => key !== 'reshuffle' && key !== 'discards-down');
  return others.length > 0 ? others : [...lines];
};

const argsOf = <K extends keyof Messages>({ args }: Message): Messages[K] => args as Messages[K];
const seatsOf = (event: Message): Seat[] => [argsOf<'passes'>(event).seat].flat();

function campaignOf(run: readonly Message[]): Messages['told.campaign'] {
  const laid = run.flatMap((event) => (event.key === 'campaigns' ? [laidOf(argsOf<'campaigns'>(event))] : []));
  const whoDid = (key: string): Seat[] => run.filter((event) => event.key === key).flatMap(seatsOf);
  return { laid, passed: whoDid('passes'), empty: whoDid('passes.empty') };
}

function laidOf({ seat, counts }: Messages['campaigns']): Messages['told.campaign']['laid'][number] {
  const sum = (some: typeof counts): number => some.reduce((all, { n }) => all + n, 0);
  const others = [...Map.groupBy(counts, ({ on }) => on)].filter(([on]) => on !== seat);
  return { seat, n: sum(counts), others: others.map(([on, some]) => ({ on, n: sum(some) })) };
}

/** Whether the next Dealer is eliminated before anything else happens. */
function isOutAtOnce({ key, args }: Message, after: readonly Message[]): boolean {
  const next = after.find((one) => one.key === 'deals' || one.key === 'eliminated' || moves.has(one.key));
  return key === 'deals' && next?.key === 'eliminated' && next.args?.seat === args?.seat;
}

/** The votes of those in the race, the leader first, and those that nobody has won. */
export const standing = ({ runners, undecided }: CandidateView): Message =>
  msg('standing', {
    votes: runners
      .filter(({ running, votes }) => running && votes > 0)
      .map(({ seat, votes }) => ({ seat, votes }))
      .sort((a, b) => b.votes - a.votes),
    undecided: undecided.votes,
  });
