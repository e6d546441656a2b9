/** Games saved under older rules can go on. `saved/rules-1.json` holds four positions as version 1 wrote them, with the end of their logs. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import type { MoiPresident } from '../../../src/games/moi-president/state.ts';
import { lift, type Saved } from '../../../src/kernel/migrate.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { apply, decisions } from '../../../src/kernel/run.ts';
import type { Core, Event } from '../../../src/kernel/types.ts';
import { checkJson, checkLeaks, checkWords, outputs } from '../../standing/checks.ts';
import { randomAnswer, seedOf } from '../../standing/play.ts';
import { allCards, scores } from './scenario.ts';
import { standing } from './standing.ts';

type OldGame = Saved & { log: Event[] };
const saved = JSON.parse(readFileSync(new URL('saved/rules-1.json', import.meta.url), 'utf8')) as { [name: string]: OldGame };
const { rules } = moiPresident;
const lifted = (old: OldGame): MoiPresident => lift(rules, JSON.parse(JSON.stringify(old)));

describe.each(Object.entries(saved))('a game of rules 1: %s', (_name, old) => {
  test('keeps every card, its points and what is asked', () => {
    const state = lifted(old);
    const before = old.state.places as { [seat: string]: { campaign: string[]; socle: string[] } };
    const sum = (cards: string[]) => cards.reduce((points, id) => points + Number(id.split('-')[1]), 0);
    for (const [seat, { campaign, socle }] of Object.entries(before)) expect(scores(state)[seat]).toEqual([sum(campaign), sum(socle)]);
    expect(new Set(allCards(state)).size).toBe(state.seats.length === 2 ? 65 : 70);
    expect(Object.values(state.points).reduce((a, b) => a + b, 0)).toBe(174);
    expect(JSON.stringify(state)).not.toMatch(/"(campagne|socle)-\d+-\d+"/);
    expect(decisions(rules, state)).toHaveLength(1);
  });

  test('is told, drawn and played to its end', () => {
    let state = lifted(old);
    const chance = openRandom(startRandom(seedOf(5)), () => {});
    while (!state.outcome) {
      const done = apply(rules, state, randomAnswer(decisions(rules, state)[0]!, chance));
      if (!done.ok) throw new Error(JSON.stringify(done.error));
      state = done.value.state;
      checkJson(state);
      checkWords(moiPresident, state, done.value.events);
      checkLeaks(standing, state, chance, false);
      for (const seat of state.seats) expect(state.places[seat]!.hand.length).toBeLessThanOrEqual(4);
    }
    expect(outputs(moiPresident, state, null).length).toBeGreaterThan(1000);
  });

  test('its log can still be read', () => checkWords(moiPresident, old.state as unknown as Core, old.log));
});

test('a limit that was agreed on stays what it was', () => {
  const limited = { ...saved.two!, state: { ...saved.two!.state, cap: true } };
  expect([lifted(limited).cap, lifted(saved.two!).cap]).toEqual([8, null]);
});

test('whoever was asked for the direction of Tourne-main before drawing still passes four cards', () => {
  const state = lifted(saved.direction!);
  const [asked] = decisions(rules, state);
  expect(asked!.ask.key).toBe('ask.direction');
  const done = apply(rules, state, { decision: asked!.id, seat: asked!.seat, picked: ['clockwise'] });
  if (!done.ok) throw new Error('refused');
  for (const seat of state.seats) expect(done.value.state.places[seat]!.hand).toHaveLength(4);
});
