/** The board, the race and the hand in words. */

import type { Say } from '../../../i18n/types.ts';
import { printOf } from '../data/cards.ts';
import { type Held, type Mark, msg } from '../messages.ts';
import type { BoxView, CandidateView, ContestView, RunnerView } from '../rules/view.ts';
import type { Face, StateId } from '../vocabulary.ts';

const mostCharacters = 3500;

/** The whole board; if that is too long, without the piles, then also without the cards of the last result. */
export function describe(view: CandidateView, say: Say): string {
  const { before, contest } = view;
  const whole = (withPiles: boolean, withTurned: boolean): string =>
    [
      ...(view.winners.length > 0 ? [race(view, say)] : []),
      ...view.runners.map((runner) => runnerLine(view, runner, say)),
      ...(before ? contestLines(before, say, withTurned) : []),
      ...(contest ? contestLines(contest, say, withTurned) : []),
      ...groundworkLines(view, say),
      say(msg('board.undecided', view.undecided)),
      say(msg('board.map', { primaries: view.primaries })),
      ...(withPiles ? [say(msg('board.cards', { deck: view.deck, discard: view.discard }))] : []),
    ].join('\n');
  const texts = [() => whole(true, true), () => whole(false, true), () => whole(false, false)];
  return texts.map((text) => text()).find((text) => text.length <= mostCharacters) ?? whole(false, false).slice(0, mostCharacters);
}

const statesIn = ({ map }: CandidateView, id: string): StateId[] => map.find((one) => one.id === id)?.states ?? [];

const groundworkLines = (view: CandidateView, say: Say): string[] =>
  view.primaries
    .filter(({ groundwork }) => groundwork.length > 0)
    .map(({ id, groundwork }) => say(msg('board.groundwork', { primary: statesIn(view, id), ranks: groundwork })));

export function marksOf({ dealer, bandwagon }: CandidateView, { seat, running, sonUsed, incumbent }: RunnerView): Mark[] {
  const marks: [Mark, boolean][] = [
    ['eliminated', !running],
    ['dealer', running && dealer === seat],
    ['bandwagon', bandwagon === seat],
    ['son-used', sonUsed],
    ['incumbent', incumbent],
  ];
  return marks.filter(([, holds]) => holds).map(([mark]) => mark);
}

function runnerLine(view: CandidateView, runner: RunnerView, say: Say): string {
  const { seat, votes, hand, won } = runner;
  return say(msg('board.runner', { seat, votes, hand, won, marks: marksOf(view, runner) }));
}

function contestLines(contest: ContestView, say: Say, withTurned: boolean): string[] {
  const { kind, states, live, boxes, away } = contest;
  return [
    say(msg('board.contest', { kind, primary: states, live })),
    ...boxes.flatMap((box) => boxLines(contest, box, say, withTurned)),
    ...(away.length > 0 ? [say(msg('board.away', { seats: away }))] : []),
  ];
}

/** A decided state with its cards; a state that is campaigned for again, with the cards turned over before. */
function boxLines({ kind }: ContestView, { id, votes, stage, piles, revealed }: BoxView, say: Say, withTurned: boolean): string[] {
  const lines: string[] = [];
  if (revealed) {
    const { sums, verdict, partyRuling, laid } = revealed;
    lines.push(say(msg('count', { box: id, votes, sums, verdict, partyRuling, kind })));
    if (withTurned && laid.length > 0) lines.push(say(msg('board.turned', { laid })));
  }
  return stage === 'done' && revealed ? lines : [...lines, say(msg('board.piles', { box: id, votes, piles }))];
}

export function race(view: CandidateView, say: Say): string {
  const votes = view.runners.filter(({ running }) => running).map(({ seat, votes: n }) => ({ seat, votes: n }));
  const [winner] = view.winners;
  if (winner !== undefined) return say(msg('race.won', { winner, votes }));
  return say(msg('race', { votes, undecided: view.undecided.votes, primaries: view.primaries.length }));
}

/** A hand by families, so that each effect is described once. */
const heldIn = (hand: readonly Face[]): Held[][] => [
  ...Map.groupBy(
    hand.map((card, i): Held => ({ n: i + 1, card })),
    ({ card }) => printOf(card).family,
  ).values(),
];

export function handWords(view: CandidateView, say: Say): string {
  const { own } = view;
  if (!own) return '';
  const { seat, hand, faces, bid, plan, laid, stolen, known } = own;
  const face = (card: string) => faces[card]!;
  const lines = hand.length === 0 ? [msg('hand.empty')] : heldIn(hand.map(face)).map((cards) => msg('hand.card', { cards }));
  if (bid) lines.push(msg('hand.bid', { cards: bid.map(face) }));
  if (plan) {
    lines.push(...plan.placed.map(({ card, box, on }) => msg('hand.plan', { card: face(card), box, on, own: on === seat })));
    lines.push(...plan.discarded.map((card) => msg('hand.plan.discard', { card: face(card) })));
    if (plan.groundwork) {
      const amount = plan.groundwork.cards.reduce((sum, card) => sum + printOf(face(card)).value, 0);
      lines.push(msg('hand.plan.groundwork', { primary: statesIn(view, plan.groundwork.primary), amount }));
    }
  }
  lines.push(...laid.map((placed) => msg('hand.laid', { ...placed, own: placed.on === seat })));
  lines.push(...stolen.map(({ card, by, from }) => (by === seat ? msg('hand.took', { card, from }) : msg('hand.lost', { card, by }))));
  lines.push(...known.map((one) => msg('hand.known', one)));
  return lines.map((line) => say(line)).join('\n');
}

/** All candidates with their votes and the number of states they won, the winners first. */
export function ending(view: CandidateView, say: Say): string[] {
  const { runners, winners } = view;
  const rank = ({ seat, running, votes }: RunnerView): number => (winners.includes(seat) ? 20_000 : 0) + (running ? 10_000 : 0) + votes;
  const line = ({ seat, votes, won, running }: RunnerView) => say(msg('board.end.runner', { seat, votes, won: won.length, running }));
  return [...runners].sort((a, b) => rank(b) - rank(a)).map(line);
}
