import { describe, expect, test } from 'vitest';
import { playRandom } from '../../standing/play.ts';
import { testRandomGames } from '../../standing/random-games.ts';
import { isLong, often } from '../../tools/often.ts';
import { standing } from './standing.ts';

testRandomGames(standing, often(8), 2);

describe('random games in place', () => {
  const played = new Set<string>();
  const told = new Set<string>();
  const asked = new Set<string>();

  const switches = ['super-tuesday', 'incumbent', 'extended-convention', 'sealed-convention'];
  const combinations = Array.from({ length: 16 }, (_, bits) => Object.fromEntries(switches.map((name, i) => [name, (bits & (1 << i)) !== 0])));
  const all = combinations.flatMap((options) => [2, 3, 4, 5, 6].map((people) => ({ people, options, champion: 'B' })));
  const tables = all.filter((_, i) => isLong || i % 2 === 0);

  test.each(tables.map((table, i) => [JSON.stringify(table), table, i] as const))('%s never stalls', (_, table, i) => {
    playRandom({ ...standing, tables: [table] }, i, {
      before: (_state, open, answer) => {
        for (const decision of open) if (decision.id === answer.decision) asked.add(decision.ask.key);
      },
      after: (_state, _answer, events) => {
        for (const event of events) {
          told.add(event.message.key);
          const card = standing.played(event);
          if (card) played.add(card);
        }
      },
    });
  });

  test('every card was laid', () => expect(standing.cards.filter((card) => !played.has(card))).toEqual([]));

  test('every question was asked, and every phase reached', () => {
    const questions = [
      'bid',
      'primary',
      'second',
      'first',
      'pass',
      'order',
      'claim',
      'campaign',
      'again',
      'groundwork',
      'prepared',
      'groundwork-money',
      'discard-down',
      'contested',
    ];
    expect(questions.filter((question) => !asked.has(`ask.${question}`))).toEqual([]);
    const events = ['dealer', 'claims', 'tuesday.draw', 'favorite', 'prepares', 'gives-up', 'bandwagon', 'bandwagon.tie', 'reshuffle', 'convention'];
    const late = ['quiet', 'lowest', 'safe', 'eliminated', 'contested', 'contested.none', 'round.all'];
    expect([...events, ...late].filter((event) => !told.has(event))).toEqual([]);
  });
});
