/** Reveals and decides a box; after a Scandal or a tie it is campaigned for again at once. */

import { effect } from '../../../../kernel/rules.ts';
import { printOf } from '../../data/cards.ts';
import { votesIn } from '../../data/states.ts';
import { msg } from '../../messages.ts';
import type { Box, Candidate, Turned, Verdict } from '../../state.ts';
import { families } from '../../vocabulary.ts';
import { count } from '../count.ts';
import { gain } from '../outcome.ts';
import { dropPlans, narrowPlans } from '../plan.ts';
import { boxOf, candidacyOf, contestOf, faceOf, isRunning, type Move, toDiscard } from '../table.ts';
import { campaigns, resolveKind } from './campaign.ts';

export const resolve = effect<Candidate, { box: string }>(resolveKind, {
  run(turn, { box: id }) {
    const { state } = turn;
    const box = boxOf(state, id);
    const contest = contestOf(state);
    turn.reveal();
    box.rivals = box.rivals.filter((seat) => isRunning(state, seat));
    const used = state.seats.filter((seat) => candidacyOf(state, seat).sonUsed);
    const laid = inSections(
      state,
      box.laid.map(({ card, by, on }) => ({ card: faceOf(state, card), by, on })),
    );
    const { sums, verdict, partyRuling, sons } = count(contest, laid, box.rivals, used);
    box.revealed = { laid, sums, verdict, partyRuling };
    for (const { card, by } of box.laid) toDiscard(state, by, [card]);
    box.laid = [];
    for (const seat of sons) candidacyOf(state, seat).sonUsed = true;
    const votes = votesIn(...box.states);
    for (const part of sentencesOf(laid)) turn.tell('all', msg('turned', { box: id, kind: contest.kind, laid: part }));
    turn.tell('all', msg('count', { box: id, votes, sums, verdict, partyRuling, kind: contest.kind }));
    follow(turn, box, verdict);
  },
});

/** The cards as they are turned over: section by section in turn order, the owner's own cards first. */
function inSections({ seats }: Candidate, laid: readonly Turned[]): Turned[] {
  const place = ({ card, by, on }: Turned): number[] => {
    const { family, value } = printOf(card);
    return [seats.indexOf(on), by === on ? -1 : seats.indexOf(by), families.indexOf(family), value];
  };
  const differ = (a: number[], b: number[]): number => a.map((one, i) => one - b[i]!).find((difference) => difference !== 0) ?? 0;
  return [...laid].sort((a, b) => differ(place(a), place(b)));
}

/** How many cards and sections in total one sentence can name. */
const inOneSentence = 7;

/** Splits the cards into sentences: sections stay whole, several to a sentence if they fit; one with very many cards takes several sentences. */
function sentencesOf(laid: readonly Turned[]): Turned[][] {
  const told: Turned[][] = [];
  const size = (part: readonly Turned[]): number => part.length + new Set(part.map(({ on }) => on)).size;
  for (const here of Map.groupBy(laid, ({ on }) => on).values()) {
    for (let i = 0; i < here.length; i += inOneSentence - 1) {
      const piece = here.slice(i, i + inOneSentence - 1);
      const last = told.at(-1);
      if (last && size(last) + size(piece) <= inOneSentence) last.push(...piece);
      else told.push(piece);
    }
  }
  return told;
}

function follow(turn: Move, box: Box, verdict: Verdict): void {
  const { state } = turn;
  if (verdict.kind === 'scandal' || verdict.kind === 'tie') {
    if (verdict.kind === 'tie') {
      box.stage = 'tie';
      box.rivals = verdict.among;
    } else if (box.stage === 'campaign') box.stage = 'recampaign';
    contestOf(state).done = [];
    narrowPlans(state, box);
    turn.push(...campaigns(state, [box.id], false), resolve({ box: box.id }));
    return;
  }
  box.stage = 'done';
  if (contestOf(state).boxes.every(({ stage }) => stage === 'done')) dropPlans(state);
  if (verdict.kind === 'won') {
    box.winner = verdict.by;
    gain(turn, verdict.by, box.states);
  } else if (contestOf(state).kind === 'primary') state.undecided.push(...box.states);
}
