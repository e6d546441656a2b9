/** Why the news was aimed at a state: each reason with a near case in which it is not said. */
import { describe, expect, test } from 'vitest';
import { aimedNews } from './aimed-news.ts';
import { told } from './reasoned.ts';
import type { Setting } from './scenario.ts';

describe('news that helps the rival, aimed by a Media Support', () => {
  /** Obama wins Nevada; McCain aims the news. */
  const aims = (news: string, states: NonNullable<Setting['states']>, at: string) =>
    told(aimedNews(news, 'mccain', states), { seat: 'mccain', ask: 'ask.news-state', picked: [at] });

  test('away from a state that it would win, or bring within one voter', () => {
    const one = { MT: { defense: 'BBR', square: 2 }, FL: {} } as const;
    expect(aims('N09', one, 'FL').first).toBe('keep the news from winning Montana (3 votes) for Obama');
    const two = { MT: { defense: 'BRR', square: 2 }, FL: {} } as const;
    expect(aims('N09', two, 'FL').first).toBe('keep the news from bringing Obama within one voter of winning Montana (3 votes)');
    const far = { IA: { defense: 'RRRB', square: 2 }, FL: {} } as const;
    expect(aims('N09', far, 'FL').keys.filter((key) => key.startsWith('why.aims.'))).toEqual([]);
  });

  test('where it changes nothing that decides, or where fewest votes are at stake', () => {
    const idle = { FL: { square: 1 }, MI: {} } as const;
    expect(aims('N03', idle, 'FL').first).toBe('send the news to Florida (27 votes), where it brings Obama no closer on the issue that decides');
    expect(aims('N03', idle, 'MI').keys).not.toContain('why.aims.idle');
    // Economy would decide the other state, where nobody has it: McCain would lose the lead.
    const turned = { FL: { defense: 'RRRWW', square: 1 }, MI: { defense: 'RRRBB', economy: 'WWWBB', square: 2 } } as const;
    expect(aims('N16', turned, 'FL').all).toContain('send the news to Florida (27 votes), where it brings Obama no closer on the issue that decides');
    const small = { IA: { defense: 'RRWB', square: 1 }, MI: { economy: 'RRRBB', square: 4 } } as const;
    expect(aims('N09', small, 'IA').first).toBe('send the news where the fewest votes are at stake: Iowa (7 votes)');
    expect(aims('N09', small, 'MI').keys).not.toContain('why.aims.small');
  });
});

test('news that moves the marker to an issue with a lead', () => {
  const at = (defense: string) => {
    const states = { FL: { defense, square: 4 }, MI: {} } as const;
    return told(aimedNews('N05', 'mccain', states), { seat: 'mccain', ask: 'ask.news-state', picked: ['FL'] });
  };
  expect(at('RRRWB').all).toContain('have the news move Florida (27 votes) toward Defense, with a lead of 3 voters to 1 on it');
  expect(at('RRBBB').keys).not.toContain('why.aims.shifts');
});
