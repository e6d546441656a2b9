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
    expect(aims('N09', far, 'FL').keys.filter((key) => key.startsWith('why.aims.'))).toEqual(['why.aims.short']);
  });

  test('where it changes nothing that decides, or where fewest votes are at stake', () => {
    const idle = { FL: { square: 1 }, MI: {} } as const;
    expect(aims('N03', idle, 'FL').first).toBe('send the news to Florida (27 votes), where it brings Obama no closer on the issue that decides');
    expect(aims('N03', idle, 'MI').keys).not.toContain('why.aims.idle');
    const decided = { FL: { defense: 'RRRBB', economy: 'RRRBB', square: 1 }, MI: {} } as const;
    expect(aims('N08', decided, 'FL').first).toBe('send the news to Florida (27 votes), where it changes nothing');
    // Economy would decide the other state, where nobody has it: McCain would lose the lead.
    const turned = { FL: { defense: 'RRRWW', square: 1 }, MI: { defense: 'RRRBB', economy: 'WWWBB', square: 2 } } as const;
    expect(aims('N16', turned, 'FL').all).toContain('send the news to Florida (27 votes), where it brings Obama no closer on the issue that decides');
    const small = { IA: { defense: 'RRWB', square: 1 }, MI: { economy: 'RRRBB', square: 4 } } as const;
    expect(aims('N09', small, 'IA').first).toBe('send the news where the fewest votes are at stake: Iowa (7 votes)');
    expect(aims('N09', small, 'MI').keys).not.toContain('why.aims.small');
  });

  test('where it sets the rival back', () => {
    const ahead = { FL: { defense: 'RRBBW', economy: 'RWBBB', square: 3 }, MI: { defense: 'RWBBB', economy: 'RWBBB', square: 4 } } as const;
    expect(aims('N17', ahead, 'FL').all).toContain('have the news put Obama further from winning Florida (27 votes)');
    expect(aims('N17', ahead, 'MI').keys).not.toContain('why.aims.slows');
  });

  test('where the rival leads already, and nowhere else', () => {
    const one = { FL: { defense: 'RBBWW', square: 1 }, MI: { economy: 'RRWWB', square: 4 }, NC: { defense: 'RRRWB', square: 1 } } as const;
    expect(aims('N09', one, 'FL').first).toBe('have the news hit Florida (27 votes), the only state where Obama leads already');
    expect(aims('N09', one, 'MI').keys).not.toContain('why.aims.behind');
    const two = { ...one, MI: { economy: 'BBBWR', square: 4 } } as const;
    expect(aims('N09', two, 'FL').keys).not.toContain('why.aims.behind');
  });
});

describe('what the news did where it was aimed, if it helped nobody or the rival', () => {
  const states = { FL: { defense: 'RRRWB', economy: 'RRWWB', square: 1 }, MI: { defense: 'RRRWB', economy: 'RRWWB', square: 1 } } as const;
  const lastAt = (news: string, setting: NonNullable<Setting['states']> = states) => {
    const { all } = told(aimedNews(news, 'mccain', setting), { seat: 'mccain', ask: 'ask.news-state', picked: ['FL'] });
    return all.filter((one) => / the news /.test(one));
  };
  const where = (rest: string): string => `send the news to Florida (27 votes), where ${rest}`;

  test('voters for the rival: on an issue that doesn’t decide, or those still missing', () => {
    expect(lastAt('N12')).toContain(where('it wins Obama 1 voter on Economy while Defense decides'));
    expect(lastAt('N09')).toEqual([where('Obama is still 3 voters short after it')]);
  });

  test('a shift toward the issue that decides already, or toward one that doesn’t yet', () => {
    const away = { ...states, FL: { defense: 'RWWWB', economy: 'RRWWB', square: 2 } } as const;
    expect(lastAt('N05', away)).toContain(where('it moves the marker toward Defense, which decides there already'));
    const back = { ...states, FL: { defense: 'RRRWB', economy: 'RWWWB', square: 1 } } as const;
    expect(lastAt('N04', back)).toContain(where('it moves the marker toward Economy while Defense still decides'));
  });

  test('the key demographic alone, or nothing at all', () => {
    expect(lastAt('N13')).toContain(where('it only makes Latinos the key demographic'));
    const decided = { ...states, FL: { defense: 'RRRBB', economy: 'RRRBB', square: 1 } } as const;
    expect(lastAt('N08', decided)).toContain(where('it changes nothing'));
  });

  test('the state, left to the rival, or won by the side that aimed it', () => {
    const lost = { ...states, FL: { defense: 'BBBBR', economy: 'RWWWB', square: 1 } } as const;
    expect(lastAt('N09', lost)).toEqual(['leave Florida to Obama and have the news spare the other states']);
    const near = { ...states, FL: { defense: 'RRRRB', economy: 'RWWWB', square: 1 } } as const;
    expect(lastAt('N15', near)).toContain('have the news win Florida (27 votes)');
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
