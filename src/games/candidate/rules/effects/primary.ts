/** Holding a primary: the Favorite's theft, the campaigns, the states one by one. */

import { effect } from '../../../../kernel/rules.ts';
import { msg } from '../../messages.ts';
import type { Candidate } from '../../state.ts';
import type { PrimaryId, StateId } from '../../vocabulary.ts';
import { victims } from '../groundwork.ts';
import { drawnUnseen } from '../known.ts';
import { candidacyOf, contestOf, faceOf, openBox, openContest, running, statesOf } from '../table.ts';
import { campaigns } from './campaign.ts';
import { resolve } from './resolve.ts';

/** Takes the chosen primaries off the map and holds them one after another. */
export const holdSites = effect<Candidate>('holdSites', {
  run(turn) {
    const { state } = turn;
    state.remaining = state.remaining.filter((primary) => !state.sites.some((site) => site.primary === primary));
    turn.push(...state.sites.map(holdPrimary));
  },
});

export const holdPrimary = effect<Candidate, { primary: PrimaryId; states: StateId[] }>('holdPrimary', {
  run(turn, { primary, states }) {
    const { state } = turn;
    const boxes = states.map((id) => openBox(id, [id], running(state)));
    openContest(state, { kind: 'primary', primary, boxes }, state.sites.findIndex((site) => site.primary === primary) > 0);
    turn.push(steal({ primary }), ...campaigns(state, states, true), ...states.map((box) => resolve({ box })));
  },
});

/** The Favorite draws a card from everyone but the Runner-Up; only the two involved know which. The money placed is then spent. */
export const steal = effect<Candidate, { primary: PrimaryId }>('steal', {
  run(turn, { primary }) {
    const { state } = turn;
    const found = victims(state, primary);
    for (const seat of state.seats) delete candidacyOf(state, seat).groundwork[primary];
    if (!found) return;
    const { favorite, from } = found;
    turn.tell('all', msg('favorite', { seat: favorite, primary: statesOf(state, primary), from }));
    const taken = from.map((victim) => {
      const theirs = candidacyOf(state, victim);
      const card = turn.random.pick('theft', theirs.hand);
      theirs.hand = theirs.hand.filter((one) => one !== card);
      candidacyOf(state, favorite).hand.push(card);
      drawnUnseen(state, favorite, victim, card);
      turn.tell([favorite], msg('theft.took', { from: victim, card: faceOf(state, card) }));
      turn.tell([victim], msg('theft.lost', { by: favorite, card: faceOf(state, card) }));
      return { from: victim, card };
    });
    contestOf(state).theft = { favorite, taken };
  },
});
