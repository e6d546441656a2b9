/** Less waiting: submitting a turn ahead, and drawing by standing order. */
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../src/games/campaign/game.ts';
import type { Campaign } from '../../../src/games/campaign/state.ts';
import { aheadOf, answerAhead, apply, decisions, order } from '../../../src/kernel/run.ts';
import { scenario } from './scenario.ts';

const hands = { obama: ['O01', 'O04'], mccain: ['M01', 'M04'] };
const begin = (): Campaign => JSON.parse(JSON.stringify(scenario({ hands }).state)) as Campaign;
const other = (state: Campaign) => (state.active === 'obama' ? 'mccain' : 'obama');
const asked = (state: Campaign) => decisions(campaign.rules, state)[0]!;

/** The state after the waiting side has submitted its next turn ahead. */
function given(state: Campaign, ...picked: string[]): Campaign {
  const seat = other(state);
  const done = answerAhead(campaign.rules, state, seat, aheadOf(campaign.rules, state, seat)[0]!.id, picked);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value.state;
}
function play(state: Campaign, picked: string) {
  const { id, seat } = asked(state);
  const done = apply(campaign.rules, state, { decision: id, seat, picked: [picked] });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
}
function ordered(state: Campaign, seat: string, ...picked: string[]): Campaign {
  const done = order(campaign.rules, state, seat, picked);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value.state;
}
const keys = (events: readonly { message: { key: string } }[]) => events.map(({ message }) => message.key);

describe('a turn given ahead', () => {
  test('is played as soon as it comes, and the other side is asked again', () => {
    const state = begin();
    const done = play(given(state, 'draw'), 'draw');
    expect(keys(done.events).filter((key) => key === 'draws')).toEqual(['draws', 'draws']);
    expect(asked(done.state).seat).toBe(state.active);
    expect(done.state.turn).toBe(state.turn + 2);
    expect(done.state.ahead).toBe(undefined);
  });

  test('is any card or the draw, as it stands on the panel then', () => {
    const state = begin();
    const [question] = aheadOf(campaign.rules, state, other(state));
    const then = asked(play(state, 'draw').state);
    expect(question!.options).toEqual(then.options);
    expect(aheadOf(campaign.rules, state, state.active)).toEqual([]);
  });

  test('may say in which state as well, and nobody is asked any more', () => {
    const state = begin();
    const by = other(state);
    const [card] = state.campaigners[by].hand.filter((one) => one.endsWith('04'));
    const early = given(state, card!);
    const [, where, ...more] = aheadOf(campaign.rules, early, by);
    expect(more).toEqual([]);
    expect(where!.options.map(({ id }) => id)).toEqual(state.tiles.map(({ id }) => id));
    const there = where!.options.at(-1)!.id;
    const whole = answerAhead(campaign.rules, early, by, where!.id, [there]);
    if (!whole.ok) throw new Error(JSON.stringify(whole.error));

    const done = play(whole.value.state, 'draw');
    expect(keys(done.events)).toContain('plays');
    expect(asked(done.state).seat).toBe(state.active);
    expect(done.state.ahead).toBe(undefined);
    const tile = (one: Campaign) => one.tiles.find(({ id }) => id === there);
    expect(tile(done.state)).not.toEqual(tile(state));
    // Without the state, only the card is played.
    const asking = asked(play(early, 'draw').state);
    expect([asking.seat, asking.ask.key]).toEqual([by, 'ask.state']);
    expect(asking.options).toEqual(where!.options);
  });

  test('leaves nothing of a card that is not played after all', () => {
    const state = begin();
    const by = other(state);
    const [turn] = aheadOf(campaign.rules, state, by);
    const early = given(state, state.campaigners[by].hand.find((one) => one.endsWith('04'))!);
    const [, where] = aheadOf(campaign.rules, early, by);
    const whole = answerAhead(campaign.rules, early, by, where!.id, [where!.options[0]!.id]);
    if (!whole.ok) throw new Error(JSON.stringify(whole.error));
    const unsaid = answerAhead(campaign.rules, whole.value.state, by, turn!.id, []);
    if (!unsaid.ok) throw new Error(JSON.stringify(unsaid.error));
    const done = play(unsaid.value.state, 'draw');
    expect(asked(done.state).seat).toBe(by);
    expect(done.dropped).toEqual([]);
    expect(done.state.ahead).toBe(undefined);
  });

  test('asks first what a card costs, and leaves that for the turn', () => {
    const state = begin();
    const by = other(state);
    const early = given(state, 'draw');
    expect(aheadOf(campaign.rules, early, by)).toHaveLength(1);
    state.campaigners[by].hand.push(by === 'obama' ? 'O05' : 'M05');
    const dear = given(state, by === 'obama' ? 'O01' : 'M01');
    expect(aheadOf(campaign.rules, dear, by)).toHaveLength(1);
  });

  test('falls away when a draw is offered before it, and its owner is asked', () => {
    const state = begin();
    state.quiet = 30;
    const early = given(state, 'draw');
    const offered = play(early, 'offer');
    expect(offered.dropped).toEqual([other(state)]);
    const then = play(offered.state, 'draw').state;
    expect(asked(then).seat).toBe(other(state));
  });
});

describe('the order to draw', () => {
  test('draws as long as there are fewer cards', () => {
    const state = begin();
    const done = play(ordered(state, other(state), 'draw-below-3'), 'draw');
    expect(keys(done.events)).toContain('order.draws');
    expect(done.state.campaigners[other(state)].hand).toHaveLength(3);
    // The hand now holds three.
    expect(asked(play(done.state, 'draw').state).seat).toBe(other(state));
  });

  test('waits where a draw is offered', () => {
    const state = begin();
    state.quiet = 30;
    const offered = play(ordered(state, other(state), 'draw-below-5'), 'offer').state;
    expect(asked(play(offered, 'draw').state).seat).toBe(other(state));
  });

  test('nobody is offered to say ahead what an order says already', () => {
    const state = begin();
    expect(aheadOf(campaign.rules, ordered(state, other(state), 'draw-below-3'), other(state))).toEqual([]);
  });

  test('leaves what was given ahead for that turn as it was', () => {
    const state = begin();
    const by = other(state);
    const [card] = state.campaigners[by].hand.filter((one) => one.endsWith('04'));
    const both = ordered(given(state, card!), by, 'draw-below-5');
    expect(both.ahead).toEqual(given(state, card!).ahead);
    expect(keys(play(both, 'draw').events)).not.toContain('order.draws');
    expect(play(both, 'draw').state.campaigners[by].hand).not.toContain(card);
  });
});
