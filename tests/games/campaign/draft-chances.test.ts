import { expect, test } from 'vitest';
import { movesOf } from '../../../src/computer/moves.ts';
import { campaign } from '../../../src/games/campaign/game.ts';
import { mind } from '../../../src/games/campaign/mind.ts';
import type { Campaign } from '../../../src/games/campaign/state.ts';
import { opponentOf, type Side } from '../../../src/games/campaign/vocabulary.ts';
import type { Mind } from '../../../src/kernel/mind.ts';
import { apply } from '../../../src/kernel/run.ts';
import type { Player } from '../../arena/players.ts';
import { farthest, toldInDrafts } from './draft-chances.ts';

/** Keeps what looks best at once. */
const picky: Player = ({ rules }, state, { id, seat, ...asked }) => {
  const worthOf = (picked: string[]): number => {
    const done = apply(rules, state, { decision: id, seat, picked });
    return done.ok ? mind.evaluate(done.value.state as Campaign)[seat]! : 0;
  };
  const moves = movesOf({ by: seat, ...asked }).map((picked) => ({ picked, worth: worthOf(picked) }));
  return moves.reduce((best, one) => (one.worth > best.worth ? one : best)).picked;
};

test('at every card of a draft, both sides are told chances that are even together, within three points', () => {
  const told = toldInDrafts(campaign.mind!, picky, 120, 3);
  expect(told).toHaveLength(17);
  expect(farthest(told)).toBeLessThan(0.03);
});

test('that would show if each thought that the other keeps any card', () => {
  // Of a rival who draws lots, hidden cards may be any.
  const determinize: Mind['determinize'] = (state, seat, random) => {
    campaign.mind!.determinize(state as never, seat, random);
    const rival = opponentOf(seat as Side);
    const { draft } = (state as unknown as Campaign).campaigners[rival];
    if (!draft) return;
    const all = random.shuffle('any', [...draft.kept, ...draft.seen, ...draft.pool]);
    draft.kept = all.splice(0, draft.kept.length);
    draft.seen = all.splice(0, draft.seen.length);
    draft.pool = all;
  };
  const naive: Mind = { ...campaign.mind!, determinize };
  expect(farthest(toldInDrafts(naive, picky, 4, 3))).toBeGreaterThan(0.03);
});
