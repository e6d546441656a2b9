/** What the game tells the table around it: whom to ping and why, which board tells what, and which picture accompanies which question. */
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../src/games/campaign/game.ts';
import { langs } from '../../../src/i18n/types.ts';
import { lift } from '../../../src/kernel/migrate.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { decisions, start } from '../../../src/kernel/run.ts';
import type { Core } from '../../../src/kernel/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { playRandom, seedOf } from '../../standing/play.ts';
import { textsOf } from '../../tools/scene-faults.ts';
import { scenario } from './scenario.ts';
import { standing } from './standing.ts';

const { rules } = campaign;
const seats = ['obama', 'mccain'];

test('every question calls its seat with an order that everybody may read, and that says nothing hidden', () => {
  const chance = openRandom(startRandom(seedOf(7)), () => {});
  const keys = new Set<string>();
  /** Each sentence is said only once per language, however often someone is pinged. */
  const said = new Set<string>();
  for (let n = 0; n < 4; n++) {
    playRandom(standing, n, {
      before(state: Core, open) {
        const twin = decisions(rules, standing.twin(state as never, null, chance));
        for (const { seat, ask, call } of open) {
          if (!call) throw new Error(`The question '${ask.key}' calls nobody.`);
          keys.add(call.key);
          const called = JSON.stringify(call);
          expect(JSON.stringify(twin.find((one) => one.seat === seat)?.call), ask.key).toBe(called);
          if (said.has(called)) continue;
          said.add(called);
          for (const lang of langs) expect(sayOf(campaign, lang, state.seats)(call)).toMatch(/^\p{Ll}.*[^.?!]$/u);
        }
      },
    });
  }
  expect(keys.size).toBeGreaterThan(10);
});

test('a board post tells one turn, with the state it wins', () => {
  const table = scenario({ hands: { obama: ['O04'] }, states: { NV: { economy: 'RBB', square: 4 }, FL: {} } });
  const chapter = () => campaign.chapter!(rules.view(table.state, null));
  const first = chapter();
  const asked = table.asks('obama', 'ask.turn').answer('O04').asks('obama', 'ask.state');
  expect(chapter()).toBe(first);
  asked.answer('NV');
  expect(chapter()).toBe(first);
  table.asks('obama', 'ask.new-state').answer('OH').asks('mccain', 'ask.turn');
  expect(chapter()).not.toBe(first);
});

describe('what lies open is seen by whoever chooses a new state', () => {
  const choosing = () =>
    scenario({ hands: { obama: ['O04', 'O38'] }, states: { NV: { economy: 'RBB', square: 4 }, FL: {} }, unused: ['OH', 'NH', 'WV'] })
      .asks('obama', 'ask.turn')
      .answer('O04')
      .asks('obama', 'ask.state')
      .answer('NV')
      .asks('obama', 'ask.new-state');

  test('the options stand beside a picture of the free states, in its order, with one’s hand below', () => {
    const { decision } = choosing();
    const { state } = scenario({
      hands: { obama: ['O04', 'O38'] },
      states: { NV: { economy: 'RBB', square: 4 }, FL: {} },
      unused: ['OH', 'NH', 'WV'],
    })
      .asks('obama', 'ask.turn')
      .answer('O04')
      .asks('obama', 'ask.state')
      .answer('NV');
    const view = rules.view(state, 'obama');
    expect(campaign.handOrder!(view)).toEqual(decision.options.map(({ id }) => id));
    const say = sayOf(campaign, 'en', seats);
    const drawn = textsOf(campaign.hand(view, say)!).map(({ text }) => text);
    for (const words of ['OHIO', 'NEW HAMPSHIRE', 'WEST VIRGINIA', 'Si Se Puede!']) expect(drawn).toContain(words);
    // In words: both rows, the marker, both groups.
    expect(campaign.handWords(view, say)).toMatch(
      /1\. \*\*Ohio\*\*, 20 votes; marker on square 3 of 4\. Economy \(decides\): Obama.*Defense: Obama.*Key: .*other group: /,
    );
  });

  test('nobody else sees that picture', () => {
    const { state } = scenario({ hands: { obama: ['O04'] } });
    expect(rules.view(state, 'obama').own?.offered).toEqual([]);
    expect(rules.view(state, 'mccain').own?.offered).toEqual([]);
  });
});

test('a Demographic Support names the states that have its group, on the picture and in words', () => {
  const view = rules.view(scenario({ hands: { obama: ['O36'] } }).state, 'obama');
  for (const lang of langs) {
    const say = sayOf(campaign, lang, seats);
    const drawn = textsOf(campaign.hand(view, say)!).map(({ text }) => text);
    for (const letters of ['NJ', 'WV', 'PA', 'OH']) expect(drawn).toContain(letters);
    for (const state of ['NJ', 'WV', 'PA', 'OH']) expect(campaign.handWords(view, say)).toContain(say.title(state));
  }
});

test('a game saved by the first version goes on', () => {
  const { state } = start(rules, { seats, options: { deck: 'starter' }, seed: seedOf(3) });
  const { offer: _offer, latest: _latest, ...saved } = JSON.parse(JSON.stringify(state));
  expect(lift(rules, { version: 1, state: saved })).toEqual(state);
});

test('an end by resignation is no election: nobody is called elected, in words or on the picture', () => {
  const { state } = scenario({ hands: { obama: ['O10'] } }).leaves('obama');
  const view = rules.view(state, null);
  const say = sayOf(campaign, 'en', seats);
  const drawn = textsOf(campaign.board(view, { toAct: [], about: [] }, say)).map(({ text }) => text);
  expect(drawn).toContain('OBAMA CONCEDES');
  expect(drawn).not.toContain('PRESIDENT-ELECT');
  expect(campaign.race(view, say)).toMatch(/^Ada has conceded: Ben \(McCain\) wins/);
});
