/** One scenario for each of the 90 cards. */
import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../src/games/campaign/rules/cards/card.ts';
import { type Group, groups, type Issue, opponentOf, otherIssue, type Side } from '../../../src/games/campaign/vocabulary.ts';
import { drawnBy, row, type Setting, scenario, tile } from './scenario.ts';

const sideOf = (card: string): Side => (card.startsWith('O') ? 'obama' : 'mccain');
/** Three other cards of the same side to hold, and the next card to draw. */
const others = (card: string) => ['37', '38', '39'].map((n) => `${card[0]}${n}`);
const next = (card: string) => ['44', '43', '42', '41'].map((n) => `${card[0]}${n}`);

/** The card is about to be played. In both states neither side can win with one card. */
function holding(card: string, setting: Setting = {}) {
  const by = sideOf(card);
  return scenario({
    active: by,
    hands: { [by]: [card, ...others(card)] },
    decks: { [by]: next(card) },
    states: {
      OH: { defense: 'RRRWBBB', economy: 'RRRWBBB', square: 2, key: 'union-households', other: 'clinton-democrats' },
      IA: { defense: 'RRRWBBB', economy: 'RRRWBBB', square: 3, key: 'women', other: 'seniors' },
    },
    ...setting,
  });
}
const fresh = 'RRRWBBB';
const gained = (by: Side, n: number) => (by === 'obama' ? ['RRRWBBB', 'RbRRWBBB', 'RbRbRWBBB'][n] : ['RRRWBBB', 'RRRWBrBB', 'RRRWBrBrB'][n]);

/** Plays the card in Ohio and checks that it drew what it should. */
const played = (card: string) => holding(card).asks(sideOf(card), 'ask.turn').answer(card).tells('plays', { card });

describe('Attack: discard 2, gain 2 support on one issue, go negative', () => {
  test.each<[string, Issue]>([
    ['O01', 'economy'],
    ['O02', 'economy'],
    ['O03', 'defense'],
    ['M01', 'defense'],
    ['M02', 'defense'],
    ['M03', 'economy'],
  ])('%s (%s)', (card, issue) => {
    const by = sideOf(card);
    const [a, b, c] = others(card);
    const table = played(card)
      .asks(by, 'ask.pay')
      .offering(a!, b!, c!)
      .picking(2)
      .answer(a!, c!)
      .tells('discards', { cards: [a!, c!] })
      .asks(by, 'ask.state')
      .offering('OH', 'IA')
      .answer('OH')
      .tells('gains', { side: by, state: 'OH', issue, n: 2 })
      .tells('rolls', { side: by, face: 1 });
    expect(row(table.state, 'OH', issue)).toBe(gained(by, 2));
    expect(row(table.state, 'OH', otherIssue(issue))).toBe(fresh);
    expect(table.state.campaigners[by]).toMatchObject({ hand: [b], discard: [a, c, card] });
  });
});

describe('Advertising: gain 1 support on an issue, then shift 1 toward it', () => {
  test.each<[string, Issue]>([
    ['O04', 'economy'],
    ['O05', 'economy'],
    ['O06', 'defense'],
    ['M04', 'defense'],
    ['M05', 'defense'],
    ['M06', 'economy'],
  ])('%s (%s)', (card, issue) => {
    const by = sideOf(card);
    const { state } = played(card).asks(by, 'ask.state').answer('OH').tells('gains', { issue, n: 1 }).tells('shifts', { toward: issue });
    expect(row(state, 'OH', issue)).toBe(gained(by, 1));
    expect(tile(state, 'OH').square).toBe(issue === 'economy' ? 3 : 1);
  });

  test.each(['O07', 'M07'])('%s: the minority issue', (card) => {
    const by = sideOf(card);
    const { state } = played(card).asks(by, 'ask.state').answer('OH');
    expect(row(state, 'OH', 'economy')).toBe(gained(by, 1));
    expect(row(state, 'OH', 'defense')).toBe(fresh);
    expect(tile(state, 'OH').square).toBe(3);
  });

  test.each(['O08', 'M08'])('%s: the majority issue', (card) => {
    const by = sideOf(card);
    const { state } = played(card).asks(by, 'ask.state').answer('OH');
    expect(row(state, 'OH', 'defense')).toBe(gained(by, 1));
    expect(row(state, 'OH', 'economy')).toBe(fresh);
    expect(tile(state, 'OH').square).toBe(1);
  });
});

test.each(['O09', 'M09'])('%s, Advertising Attack: 1 support on each issue, no discard, go negative', (card) => {
  const by = sideOf(card);
  const { state } = played(card).asks(by, 'ask.state').answer('IA').tells('rolls', { side: by });
  expect(row(state, 'IA', 'defense')).toBe(gained(by, 1));
  expect(row(state, 'IA', 'economy')).toBe(gained(by, 1));
  expect(state.campaigners[by].hand).toEqual(others(card));
});

describe('Campaigning: gain 1 support, draw 1 card', () => {
  test.each<[string, Issue]>([
    ['O10', 'economy'],
    ['O11', 'economy'],
    ['O12', 'economy'],
    ['O13', 'economy'],
    ['O14', 'defense'],
    ['O15', 'defense'],
    ['M10', 'defense'],
    ['M11', 'defense'],
    ['M12', 'defense'],
    ['M13', 'defense'],
    ['M14', 'economy'],
    ['M15', 'economy'],
  ])('%s (%s)', (card, issue) => {
    const by = sideOf(card);
    const { state } = played(card).asks(by, 'ask.state').answer('IA').tells('draws', { side: by, n: 1 });
    expect(row(state, 'IA', issue)).toBe(gained(by, 1));
    expect(row(state, 'IA', otherIssue(issue))).toBe(fresh);
    expect(tile(state, 'IA').square).toBe(3);
    expect(state.campaigners[by].hand).toEqual([...others(card), next(card)[0]]);
  });
});

describe('Message Discipline: discard any number, each buys a different state', () => {
  test.each<[string, Issue]>([
    ['O16', 'economy'],
    ['M16', 'defense'],
  ])('%s: 1 support on %s each', (card, issue) => {
    const by = sideOf(card);
    const { state } = played(card)
      .asks(by, 'ask.pay-any')
      .picking(0, 3)
      .answer(...others(card).slice(0, 2))
      .asks(by, 'ask.next-state')
      .offering('OH', 'IA')
      .answer('IA')
      .tells('gains', { state: 'OH', issue });
    expect([row(state, 'IA', issue), row(state, 'OH', issue)]).toEqual([gained(by, 1), gained(by, 1)]);
    expect(state.campaigners[by].hand).toEqual(others(card).slice(2));
  });

  test.each(['O17', 'M17'])('%s: shift 1 space each, every time in a direction of choice', (card) => {
    const by = sideOf(card);
    const { state } = played(card)
      .asks(by, 'ask.pay-any')
      .answer(...others(card).slice(0, 2))
      .asks(by, 'ask.next-state')
      .answer('OH')
      .asks(by, 'ask.direction')
      .offering('defense', 'economy')
      .answer('defense')
      .asks(by, 'ask.direction')
      .answer('economy');
    expect([tile(state, 'OH').square, tile(state, 'IA').square]).toEqual([1, 4]);
  });

  test.each(['O16', 'O17', 'M16', 'M17'])('%s may be played without discarding anything', (card) => {
    played(card)
      .asks(sideOf(card), 'ask.pay-any')
      .answer()
      .tellsNot('gains')
      .tellsNot('shifts')
      .asks(opponentOf(sideOf(card)), 'ask.turn');
  });
});

test.each(['O18', 'O19', 'M18', 'M19'])('%s, Get Out The Vote: change a key demographic, draw 1 card', (card) => {
  const by = sideOf(card);
  const { state } = played(card).asks(by, 'ask.state').answer('OH').tells('key', { state: 'OH', group: 'clinton-democrats' });
  expect(tile(state, 'OH')).toMatchObject({ key: 'clinton-democrats', other: 'union-households' });
  expect(state.campaigners[by].hand).toContain(next(card)[0]);
});

test.each(['O20', 'M20'])('%s, Fundraising: draw 3 cards', (card) => {
  const by = sideOf(card);
  const { state } = played(card).tells('draws', { side: by, n: 3 });
  expect(state.campaigners[by].hand).toEqual([...others(card), ...next(card).slice(0, 3)]);
});

test.each(['O21', 'M21'])('%s, Fundraising: draw 2 cards, play one of them at once', (card) => {
  const by = sideOf(card);
  const [first, second] = next(card);
  const { state } = played(card).asks(by, 'ask.play-one').offering(first!, second!).answer(second!).tells('plays', { card: second! });
  expect(state.campaigners[by]).toMatchObject({ hand: [...others(card), first], discard: [card, second] });
});

test.each(['O22', 'O23', 'M22', 'M23'])('%s, Interview: shift a state 1 space, draw 1 card', (card) => {
  const by = sideOf(card);
  const { state } = played(card).asks(by, 'ask.state').answer('IA').asks(by, 'ask.direction').offering('defense', 'economy').answer('defense');
  expect(tile(state, 'IA').square).toBe(2);
  expect(state.campaigners[by].hand).toContain(next(card)[0]);
});

test.each(['O24', 'O25', 'M24', 'M25'])('%s, Issue Control: shift a state 2 spaces toward its minority issue', (card) => {
  const by = sideOf(card);
  expect(tile(played(card).asks(by, 'ask.state').answer('OH').state, 'OH').square).toBe(4);
  expect(tile(played(card).asks(by, 'ask.state').answer('IA').state, 'IA').square).toBe(1);
});

test.each(['O26', 'O27', 'M26', 'M27'])('%s, Microtargeting: shift a state 1 space and change its key demographic', (card) => {
  const by = sideOf(card);
  const { state } = played(card).asks(by, 'ask.state').answer('OH').asks(by, 'ask.direction').answer('economy');
  expect(tile(state, 'OH')).toMatchObject({ square: 3, key: 'clinton-democrats' });
});

describe('Speech: gain 1 support and change the key demographic', () => {
  test.each<[string, Issue]>([
    ['O28', 'economy'],
    ['O29', 'economy'],
    ['O30', 'defense'],
    ['M28', 'defense'],
    ['M29', 'defense'],
    ['M30', 'economy'],
  ])('%s (%s)', (card, issue) => {
    const by = sideOf(card);
    const { state } = played(card).asks(by, 'ask.state').answer('OH');
    expect(row(state, 'OH', issue)).toBe(gained(by, 1));
    expect(tile(state, 'OH').key).toBe('clinton-democrats');
  });
});

describe('Media Support', () => {
  test.each(['O31', 'O32', 'M31', 'M32'])('%s: its owner chooses which state the news affects', (card) => {
    const by = sideOf(card);
    const opponent = opponentOf(by);
    // The opponent wins Iowa, but the news, read first, may still go to Ohio.
    const table = played(card).tells('media', { card, side: by });
    expect(table.state.media).toEqual({ card, by });
    const winning = scenario({
      active: opponent,
      media: { card, by },
      hands: { [opponent]: [opponent === 'obama' ? 'O14' : 'M10'] },
      states: { OH: {}, IA: { defense: opponent === 'obama' ? 'RBBB' : 'RRRB', square: 1 } },
      news: ['N02'],
    });
    const { state } = winning
      .asks(opponent, 'ask.turn')
      .answer(opponent === 'obama' ? 'O14' : 'M10')
      .asks(opponent, 'ask.state')
      .answer('IA')
      .asks(opponent, 'ask.new-state')
      .answer('VA')
      .tells('news', { card: 'N02' })
      .asks(by, 'ask.news-state')
      .offering('OH', 'VA')
      .answer('OH')
      .tells('shifts', { state: 'OH', spaces: 1 });
    expect(tile(state, 'VA').square).toBe(1);
  });

  test('O33: whenever McCain goes negative he rolls twice, and both results apply in order', () => {
    played('O33').tells('media', { card: 'O33' });
    const table = scenario({
      active: 'mccain',
      media: { card: 'O33', by: 'obama' },
      hands: { mccain: ['M09'] },
      decks: { obama: others('O33').concat(next('O33'), 'O34', 'O35', 'O36') },
      die: [2, 5],
    });
    table
      .asks('mccain', 'ask.turn')
      .answer('M09')
      .asks('mccain', 'ask.state')
      .answer('FL')
      .tells('rolls', { face: 2 })
      .asks('obama', 'ask.bonus')
      .answer('accept')
      .tells('draws', { n: drawnBy(2) })
      .tells('rolls', { face: 5 })
      .asks('obama', 'ask.bonus')
      .answer('accept')
      .tells('draws', { n: drawnBy(5) })
      .asks('obama', 'ask.turn');
  });

  test("O33 does not touch Obama's own dice", () => {
    // A second roll would be a 5, and McCain would be asked about it.
    scenario({ media: { card: 'O33', by: 'obama' }, hands: { obama: ['O09'] }, die: [1, 5] })
      .asks('obama', 'ask.turn')
      .answer('O09')
      .asks('obama', 'ask.state')
      .answer('FL')
      .tells('rolls', { face: 1 })
      .asks('mccain', 'ask.turn');
  });

  test('M33: McCain does not roll when he goes negative; Obama still does', () => {
    played('M33').tells('media', { card: 'M33' });
    const media = { card: 'M33', by: 'mccain' } as const;
    scenario({ active: 'mccain', media, hands: { mccain: ['M09'] }, die: [6] })
      .asks('mccain', 'ask.turn')
      .answer('M09')
      .asks('mccain', 'ask.state')
      .answer('FL')
      .tells('no-roll', { card: 'M33' })
      .tellsNot('rolls')
      .asks('obama', 'ask.turn');
    scenario({ media, hands: { obama: ['O09'] }, die: [6] })
      .asks('obama', 'ask.turn')
      .answer('O09')
      .asks('obama', 'ask.state')
      .answer('FL')
      .asks('mccain', 'ask.bonus');
  });
});

describe('Special', () => {
  test('O34: gain 1 support on the issue of your choice, draw 1 card', () => {
    const { state } = played('O34')
      .asks('obama', 'ask.state')
      .answer('OH')
      .asks('obama', 'ask.issue')
      .offering('defense', 'economy')
      .answer('economy')
      .tells('draws', { n: 1 });
    expect(row(state, 'OH', 'economy')).toBe(gained('obama', 1));
    expect(row(state, 'OH', 'defense')).toBe(fresh);
  });

  test('O35: gain 1 support on Economy in each of two different states', () => {
    const { state } = played('O35').asks('obama', 'ask.next-state').answer('OH').tells('gains', { state: 'OH' }).tells('gains', { state: 'IA' });
    expect([row(state, 'OH', 'economy'), row(state, 'IA', 'economy')]).toEqual([gained('obama', 1), gained('obama', 1)]);
  });

  test('M34: gain 1 support on Defense, then shift a different state 1 space', () => {
    const states = { OH: {}, IA: {}, VA: {} };
    const { state } = holding('M34', { states })
      .asks('mccain', 'ask.turn')
      .answer('M34')
      .asks('mccain', 'ask.state')
      .answer('IA')
      .tells('gains', { state: 'IA', issue: 'defense' })
      .asks('mccain', 'ask.state')
      .offering('OH', 'VA')
      .answer('VA')
      .asks('mccain', 'ask.direction')
      .answer('economy');
    expect(tile(state, 'VA').square).toBe(2);
  });

  test('M35: gain 2 support on the majority issue where Obama leads on it', () => {
    const states = {
      OH: { defense: 'RRWBB', square: 1 },
      IA: { economy: 'RWBBB', square: 3 },
      VA: { defense: 'RWBB', economy: 'RRRB', square: 2 },
    } as const;
    const { state } = holding('M35', { states })
      .asks('mccain', 'ask.turn')
      .answer('M35')
      .asks('mccain', 'ask.state')
      .offering('IA', 'VA')
      .blocking('OH', 'blocked.not-behind')
      .answer('IA');
    expect(row(state, 'IA', 'economy')).toBe('RWBrBrB');
  });

  test('M35 does nothing where Obama leads nowhere, and may be played all the same', () => {
    holding('M35').asks('mccain', 'ask.turn').answer('M35').tellsNot('gains').asks('obama', 'ask.turn');
  });
});

describe('Demographic Support: all undecided voters wherever the group is the key', () => {
  const cards = [
    'O36',
    'O37',
    'O38',
    'O39',
    'O40',
    'O41',
    'O42',
    'O43',
    'O44',
    'O45',
    'M36',
    'M37',
    'M38',
    'M39',
    'M40',
    'M41',
    'M42',
    'M43',
    'M44',
    'M45',
  ];
  const groupOf: { [card: string]: Group } = {
    O36: 'clinton-democrats',
    O37: 'union-households',
    O38: 'latinos',
    O39: 'seniors',
    O40: 'catholics',
    O41: 'college-graduates',
    O42: 'women',
    O43: 'under-30-voters',
    O44: 'moderate-evangelicals',
    O45: 'veterans',
    M36: 'moderate-evangelicals',
    M37: 'seniors',
    M38: 'latinos',
    M39: 'catholics',
    M40: 'clinton-democrats',
    M41: 'college-graduates',
    M42: 'women',
    M43: 'under-30-voters',
    M44: 'veterans',
    M45: 'union-households',
  };

  test.each(cards)('%s', (card) => {
    const by = sideOf(card);
    const group = groupOf[card]!;
    const unlike = groups.find((one) => one !== group)!;
    const circles = { defense: 'RWBWWr', economy: 'RWWbB', square: 2 } as const;
    const states = {
      OH: { ...circles, key: group, other: unlike },
      IA: { ...circles, key: unlike, other: group },
      VA: { ...circles, key: group, other: unlike },
    };
    const { state } = holding(card, { states })
      .asks(by, 'ask.turn')
      .answer(card)
      .tells('group', { side: by, group, n: 6, states: ['OH', 'VA'] });
    const taken = by === 'obama' ? 'b' : 'r';
    for (const id of ['OH', 'VA']) {
      expect(row(state, id, 'defense')).toBe(`RW${taken}BW${taken}Wr`);
      expect(row(state, id, 'economy')).toBe(`RW${taken}WbB`);
    }
    expect([row(state, 'IA', 'defense'), row(state, 'IA', 'economy')]).toEqual(['RWBWWr', 'RWWbB']);
  });
});

test('exactly the cards with a die go negative', () => {
  const ids = ['O', 'M'].flatMap((side) => Array.from({ length: 45 }, (_, i) => `${side}${String(i + 1).padStart(2, '0')}`));
  expect(ids.filter((id) => cardOf(id).negative)).toEqual(['O01', 'O02', 'O03', 'O09', 'M01', 'M02', 'M03', 'M09']);
});
