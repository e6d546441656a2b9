/** The board, the race and the hand in words. */

import type { Say } from '../../i18n/types.ts';
import { amountOf } from './limits.ts';
import { type Mark, msg } from './text/messages.ts';
import type { BoxView, CandidateView, ContestView, RunnerView } from './view.ts';

export function describe(view: CandidateView, say: Say): string {
  const { primaries, undecided, contest, deck, discard } = view;
  return [
    race(view, say),
    ...view.runners.map((runner) => runnerLine(view, runner, say)),
    ...(contest ? contestLines(contest, say) : []),
    ...primaries
      .filter(({ groundwork }) => groundwork.length > 0)
      .map(({ id, groundwork }) => say(msg('board.groundwork', { primary: id, ranks: groundwork }))),
    say(msg('board.undecided', undecided)),
    say(msg('board.map', { primaries })),
    say(msg('board.cards', { deck, discard: discard.length })),
  ].join('\n');
}

export function marksOf({ dealer, bandwagon }: CandidateView, { seat, running, sonUsed, incumbent }: RunnerView): Mark[] {
  const marks: [Mark, boolean][] = [
    ['eliminated', !running],
    ['dealer', dealer === seat],
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

function contestLines(contest: ContestView, say: Say): string[] {
  const { kind, primary, live, boxes, away } = contest;
  return [
    say(msg('board.contest', { kind, primary, live })),
    ...boxes.map((box) => boxLine(contest, box, say)),
    ...(away.length > 0 ? [say(msg('board.away', { seats: away }))] : []),
  ];
}

function boxLine({ kind }: ContestView, { id, votes, stage, piles, revealed }: BoxView, say: Say): string {
  if (stage !== 'done' || !revealed) return say(msg('board.piles', { box: id, votes, piles }));
  const { sums, verdict, partyRuling } = revealed;
  return say(msg('count', { box: id, votes, sums, verdict, partyRuling, kind }));
}

export function race(view: CandidateView, say: Say): string {
  const votes = view.runners.filter(({ running }) => running).map(({ seat, votes: n }) => ({ seat, votes: n }));
  return say(msg('race', { votes, undecided: view.undecided.votes, primaries: view.primaries.length }));
}

export function handWords({ own }: CandidateView, say: Say): string {
  if (!own) return '';
  const { seat, hand, bid, plan, laid, stolen } = own;
  const lines = hand.length === 0 ? [msg('hand.empty')] : hand.map((card, i) => msg('hand.card', { n: i + 1, card }));
  if (bid) lines.push(msg('hand.bid', { cards: bid }));
  if (plan) {
    lines.push(...plan.placed.map((placed) => msg('hand.plan', placed)), ...plan.discarded.map((card) => msg('hand.plan.discard', { card })));
    if (plan.groundwork) lines.push(msg('hand.plan.groundwork', { primary: plan.groundwork.primary, amount: amountOf(plan.groundwork.cards) }));
  }
  lines.push(...laid.map((placed) => msg('hand.laid', placed)));
  lines.push(...stolen.map(({ card, by, from }) => (by === seat ? msg('hand.took', { card, from }) : msg('hand.lost', { card, by }))));
  return lines.map((line) => say(line)).join('\n');
}
