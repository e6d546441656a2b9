/** Reasons that random games hardly ever meet, each with a near case in which it is not said. */
import { expect, test } from 'vitest';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { saidOf } from '../said.ts';
import { because, first, openly } from './because.ts';
import { campagne, socle } from './cards.ts';
import { scenario } from './scenario.ts';

const game = moiPresident as unknown as Parameters<typeof saidOf>[0];

/** What is said when A throws this card away. */
const thrownAway = (card: string, setting: Parameters<typeof scenario>[0]) =>
  saidOf(game, scenario({ ...setting, hands: { A: [card, 'immunite-01', 'debat-01', 'debat-02'] } }), {
    seat: 'A',
    ask: 'ask.card',
    picked: [`discard-${card}`],
  });

test.each([
  ['the undecided hold', 'indecis-01', { undecided: [campagne(5)] }, { undecided: [campagne(8)] }],
  ['the own campaign has', 'confiance-01', { campaign: { A: [campagne(5)] } }, { campaign: { A: [campagne(5), campagne(8)] } }],
  ['the target can lose', 'affaire-01', { campaign: { B: [campagne(5)] } }, { campaign: { B: [campagne(8)] } }],
])('not worth a card: so little is all that %s', (_, card, little, more) => {
  const said = thrownAway(card, little);
  expect(said.own).toContain('why.little');
  expect(said.all).toContain('why.little');
  expect(thrownAway(card, more).own).not.toContain('why.little');
});

test('a card that can do nothing at all is useless, not worth little', () => {
  const said = thrownAway('indecis-01', { undecided: [], socle: { A: [socle(5)] } });
  expect(said.own).toContain('why.useless');
  expect(said.own).not.toContain('why.little');
});

test('a Debate says what it risks, whom it stops, and that it would elect', () => {
  const duel = (own: string[], socles: string[] = []) =>
    because(
      scenario({ people: 2, hands: { A: ['debat-01'] }, campaign: { A: own, B: [campagne(8), campagne(5)] }, socle: { A: socles } }),
      'debat-01',
    ).find(({ key }) => key === 'why.attacks')?.args;
  // The winner chooses the card.
  expect(duel([campagne(6)])).toMatchObject({ stake: 8, risks: 6, exact: true });
  expect(duel([campagne(6)])).not.toHaveProperty('elects');
  const sure = [socle(10), socle(8), socle(6), socle(5), socle(4), socle(3)];
  expect(duel([campagne(10)], sure)).toMatchObject({ stake: 8, risks: 10, elects: 54 });
});

test('a Great Debate costs what five points take without change', () => {
  const at = (own: string[]) =>
    because(scenario({ people: 2, hands: { A: ['grand-debat-01'] }, campaign: { A: own, B: [campagne(10)] } }), 'grand-debat-01')[0];
  expect(at([campagne(3)])).toEqual({ key: 'why.debate', args: { seats: ['B'], stakes: [10], totals: [10], risks: 0 } });
});

const useless = (hand: string[], setting: Parameters<typeof scenario>[0]) =>
  because(scenario({ people: 2, hands: { A: hand }, ...setting }), `discard-${hand[0]}`).find(({ key }) => key === 'why.useless')?.args;

test('a card that cannot be played says what it lacks, and how many are in hand', () => {
  const their = { campaign: { B: [campagne(5)] } };
  expect(useless(['confiance-01', 'affaire-01', 'affaire-02', 'immunite-01'], their)).toMatchObject({ lacks: 'laid', copies: 1 });
  expect(useless(['debat-01', 'debat-02', 'affaire-01', 'immunite-01'], their)).toMatchObject({ lacks: 'own-five', copies: 2 });
  expect(useless(['affaire-01', 'debat-01', 'debat-02', 'immunite-01'], {})).toMatchObject({ lacks: 'their-five' });
  expect(useless(['affaire-01', 'debat-01', 'debat-02', 'immunite-01'], their)).toBeUndefined();
});

test('an attack on somebody to whom an Immunity was passed is to make them use it', () => {
  const attack = (passed: { card: string; by: string[] }[]) => {
    const table = scenario({ people: 2, hands: { A: ['affaire-01'], B: ['immunite-01'] }, campaign: { B: [campagne(8)] } });
    table.state.passed = passed;
    return because(table, 'affaire-01')[0];
  };
  expect(attack([{ card: 'immunite-01', by: ['A'] }])).toEqual({ key: 'why.attacks.answer', args: { target: 'B' } });
  expect(attack([])?.key).toBe('why.attacks');
});

test('what one’s own Great Debate costs is no reason for it', () => {
  const table = scenario({ people: 2, hands: { A: ['grand-debat-01'] }, campaign: { A: [campagne(5)], B: [campagne(8)] } });
  const view = moiPresident.rules.view(table.state, null);
  const told = [
    [{ key: 'plays', args: { by: 'A', card: { id: 'grand-debat-01', kind: 'grand-debat', points: 0 } } }],
    [{ key: 'pays', args: { by: 'A', set: [5] } }],
  ];
  expect(moiPresident.reasons!({ seat: 'A', was: view, is: view, told, answer: null })[0]!.key).toBe('why.debate');
});

test('points already there win, whatever is played', () => {
  const full = [socle(10), socle(8), socle(6), socle(5), socle(4), socle(3)];
  const at = (campaign: string[]) => first({ hands: { A: ['debat-01'] }, socle: { A: full }, campaign: { A: campaign } }, 'discard-debat-01');
  expect(at([campagne(10), campagne(8)])).toEqual({ key: 'why.elected', args: { total: 54, had: true } });
  expect(at([campagne(10)])?.key).not.toBe('why.elected');
});

test('an attack on somebody far behind that leaves too little for a duel says so', () => {
  const at = (theirs: string[], own: string[]) =>
    first({ hands: { A: ['affaire-01'] }, campaign: { A: [campagne(8)], B: theirs }, socle: { A: own } }, 'affaire-01');
  expect(at([campagne(5), campagne(3)], [socle(10)])).toEqual({
    key: 'why.attacks.disarms',
    args: { target: 'B', rest: 3, stake: 5, exact: true },
  });
  expect(at([campagne(6), campagne(3)], [socle(10), socle(3)])?.args).toMatchObject({ stake: 6, rest: 3, exact: true });
  expect(at([campagne(4), campagne(3), campagne(3, 2)], [socle(10), socle(5)])?.args).toMatchObject({ stake: 6, rest: 4, exact: false });
  expect(at([campagne(5), campagne(6)], [socle(10), socle(8)])?.key).toBe('why.attacks');
  expect(at([campagne(5), campagne(3)], [socle(3)])?.key).toBe('why.attacks');
});

test('a small card is laid to keep a greater one in hand', () => {
  const at = (hand: string[]) => first({ hands: { A: hand }, campaign: { A: [campagne(6)] } }, hand[0]!);
  expect(at([campagne(4), campagne(8)])?.args).toMatchObject({ points: 4, keeps: 8 });
  expect(at([campagne(4), 'debat-01', 'debat-02', 'debat-03'])?.args).not.toHaveProperty('keeps');
});

test('who only faced an attack wanted nothing, as far as anybody can tell', () => {
  const view = moiPresident.rules.view(scenario({ people: 2 }).state, null);
  const told = [[{ key: 'faces', args: { by: 'A' } }]];
  expect(moiPresident.reasons!({ seat: 'A', was: view, is: view, told, answer: null })).toEqual([]);
});

test('base points come first where an exchange of campaigns follows', () => {
  const at = (hand: string[]) => first({ hands: { A: hand }, campaign: { A: [campagne(3)], B: [campagne(10), campagne(8)] } }, hand[0]!);
  const args = { points: 6, seat: 'B', gets: 18, gives: 3, total: 24 };
  expect(at([socle(6), 'tourne-points-01'])).toEqual({ key: 'why.socle.first', args });
  expect(at([socle(6)])?.key).toBe('why.socle');
});

test('so do the points of the undecided', () => {
  const at = (hand: string[], undecided: string[]) =>
    first({ hands: { A: hand }, campaign: { A: [campagne(3)], B: [campagne(10), campagne(8)] }, undecided }, hand[0]!);
  const args = { points: 10, seat: 'B', gets: 18, gives: 3, total: 28, undecided: true };
  expect(at(['indecis-01', 'tourne-points-01'], [socle(10)])).toEqual({ key: 'why.socle.first', args });
  expect(at(['indecis-01'], [socle(10)])?.key).toBe('why.undecided');
});

test('Trust comes first, too, where an exchange of campaigns follows', () => {
  const at = (hand: string[]) => first({ hands: { A: hand }, campaign: { A: [campagne(3), campagne(4)], B: [campagne(10), campagne(8)] } }, hand[0]!);
  const args = { most: 4, seat: 'B', gets: 18, gives: 3, total: 22 };
  expect(at(['confiance-01', 'tourne-points-01'])).toEqual({ key: 'why.trusts.first', args });
  expect(at(['confiance-01'])?.key).toBe('why.trusts.die');
});

test('a card laid for a duel in hand says which', () => {
  const at = (...hand: string[]) => first({ hands: { A: [campagne(3), ...hand] }, campaign: { A: [campagne(4)], B: [campagne(10)] } }, campagne(3));
  expect(at('debat-01')).toMatchObject({ key: 'why.lays.arms', args: { points: 3, total: 7, card: { kind: 'debat' } } });
  expect(at('affaire-01')?.key).toBe('why.lays');
});

test('a card laid to begin a duel against somebody near the election says so', () => {
  const at = (own: string[]) => {
    const base = [socle(10), socle(8), socle(6), socle(5)];
    return first({ hands: { A: [campagne(4)] }, campaign: { A: own, B: [campagne(10), campagne(8)] }, socle: { B: base } }, campagne(4))?.key;
  };
  expect(at([campagne(3)])).toBe('why.lays.armed');
  expect(at([campagne(5)])).toBe('why.lays');
});

test('so does a card laid to begin one against somebody far ahead', () => {
  const at = (own: string[], base: string[]) =>
    first({ hands: { A: [campagne(4)] }, campaign: { A: [campagne(3)], B: [campagne(10), campagne(8)] }, socle: { A: own, B: base } }, campagne(4));
  expect(at([socle(5, 3)], [socle(10), socle(8)])).toEqual({ key: 'why.lays.armed', args: { points: 4, target: 'B', total: 36 } });
  expect(at([socle(5, 3)], [socle(10), socle(5)])?.key).toBe('why.lays');
  expect(at([socle(5, 3), socle(5, 2), socle(6), socle(3)], [socle(10), socle(8)])?.key).toBe('why.lays');
});

test('a Debate says that what it risks would elect the other', () => {
  const base = [socle(10), socle(8), socle(6), socle(5)];
  const at = (own: string[], card = 'debat-01', other = 'tourne-points-01') =>
    first({ hands: { A: [card, other] }, campaign: { A: own, B: [campagne(8), campagne(5)] }, socle: { B: base } }, card);
  expect(at([campagne(10)])).toMatchObject({ key: 'why.attacks', args: { risks: 10, near: 42, loses: true } });
  // Nobody could win that back.
  expect(at([campagne(10)])?.args).not.toHaveProperty('back');
  expect(at([campagne(6)])?.args).not.toHaveProperty('loses');
  // What a Controversy costs goes to the undecided.
  expect(at([campagne(10)], 'polemique-01')?.args).not.toHaveProperty('loses');
});

test('an attack on the leader says so, too', () => {
  const at = (own: string[], socles: string[]) => {
    const campaign = { A: own, B: [campagne(8), campagne(5)], C: [] };
    const table = scenario({ hands: { A: ['debat-01'] }, campaign, socle: { B: socles } });
    return because(table, 'debat-01').find(({ key }) => key === 'why.attacks.leader')?.args;
  };
  const base = [socle(10), socle(8), socle(6), socle(5)];
  const debate = { target: 'B', total: 42, attack: 'debat', stake: 8, exact: true };
  expect(at([campagne(10)], base)).toEqual({ ...debate, risks: 10, loses: true });
  expect(at([campagne(6)], base)).toEqual({ ...debate, risks: 6 });
});

test('points are enough to win next turn with a card that stays in hand', () => {
  const base = [socle(10), socle(8), socle(6), socle(5)];
  const at = (hand: string[], undecided: string[] = []) =>
    first({ hands: { A: hand }, campaign: { A: [campagne(8)] }, socle: { A: base }, undecided }, hand[0]!);
  // 37 points lie on the table.
  expect(at([campagne(5), campagne(10), campagne(10, 2)])).toEqual({ key: 'why.near', args: { total: 42, missing: 9, next: 10 } });
  expect(at([campagne(5), campagne(8, 2)])?.args).not.toHaveProperty('next');
  expect(at([socle(5, 2), campagne(10)])).toMatchObject({ key: 'why.socle', args: { total: 42, next: 10 } });
  expect(at(['indecis-01', campagne(10)], [campagne(5)])).toMatchObject({ key: 'why.undecided', args: { total: 42, next: 10 } });
  // What elects at once needs no other card.
  expect(at(['indecis-01', campagne(10)], [campagne(10, 2), campagne(4)])?.args).not.toHaveProperty('next');
  // Nobody else knows what is in hand.
  const setting = { hands: { A: [campagne(5), campagne(10)] }, campaign: { A: [campagne(8)] }, socle: { A: base } };
  expect(openly(setting, campagne(5))?.args).not.toHaveProperty('next');
});

test('a Diversion says why it goes where it goes', () => {
  const at = (to: string, own: string[], theirs: string[]) => {
    const campaign = { A: own, B: [campagne(5), campagne(6)], C: theirs };
    const table = scenario({ active: 'B', hands: { A: ['diversion-01'], B: ['affaire-01'] }, campaign });
    table.asks('B', 'ask.card').answer('affaire-01').asks('B', 'ask.target').answer('A');
    return saidOf(game, table, { seat: 'A', ask: 'ask.react', picked: [`divert-${to}`] }).messages[0];
  };
  expect(at('C', [campagne(8)], [campagne(10), campagne(5, 2)])?.args).toEqual({ attack: 'affaire', to: 'C', total: 15, leads: true });
  expect(at('C', [campagne(8), campagne(8, 2)], [campagne(10), campagne(5, 2)])?.args).toEqual({ attack: 'affaire', to: 'C', total: 15 });
  expect(at('C', [campagne(8)], [campagne(10)])?.args).toEqual({ attack: 'affaire', to: 'C', stake: 10 });
  expect(at('B', [campagne(8)], [campagne(10)])?.args).toEqual({ attack: 'affaire', to: 'B', back: true, total: 11, leads: true });
});

test('who defends their own attack, turned back on them, attacked', () => {
  const table = scenario({ campaign: { A: [campagne(8)], B: [campagne(10)], C: [campagne(5)] } });
  const view = moiPresident.rules.view(table.state, null);
  const [attacks, back] = [
    { key: 'attacks', args: { by: 'A', card: { id: 'affaire-01', kind: 'affaire', points: 0 }, target: 'B' } },
    { key: 'reacts.diversion', args: { by: 'B', attack: 'affaire', attacker: 'A', to: 'A', swapped: true } },
  ];
  const reasonFor = (seat: string, ...told: object[][]) =>
    moiPresident.reasons!({ seat, was: view, is: view, told: told as never, answer: null })[0]?.key;
  const parry = { key: 'reacts.immunite', args: { by: 'A', attack: 'affaire', attacker: 'B' } };
  expect(reasonFor('A', [attacks], [back], [parry])).toBe('why.attacks.leader');
  expect(reasonFor('A', [parry])).toBe('why.parries');
  expect(reasonFor('B', [attacks], [back], [parry])).toBe('why.diverts');
});

test('a New Deal replaces a hand without points', () => {
  const at = (other: string, theirs: string[] = []) =>
    first({ hands: { A: ['nouvelle-donne-01', 'debat-01', 'affaire-01', other] }, campaign: { B: theirs } }, 'nouvelle-donne-01');
  expect(at('immunite-01')).toEqual({ key: 'why.deals', args: { rival: 'B', empty: true } });
  expect(at(campagne(3))).toEqual({ key: 'why.deals', args: { rival: 'B' } });
  expect(at('immunite-01', [campagne(10)])).toEqual({ key: 'why.deals', args: { total: 0, best: 10, empty: true } });
});

test('a Great Debate that could hit nobody else is thrown away for that', () => {
  const at = (theirs: string[]) => first({ hands: { A: ['grand-debat-01'] }, campaign: { A: [campagne(6)], B: theirs } }, 'discard-grand-debat-01');
  expect(at([])).toEqual({ key: 'why.keeps.points', args: { card: expect.objectContaining({ kind: 'grand-debat' }), open: 6, alone: true } });
  expect(at([campagne(8)])?.args).not.toHaveProperty('alone');
});

test('a Debate says that the card that exchanges campaigns would win back what it costs', () => {
  const at = (own: string[], card = 'debat-01', other = 'tourne-points-01') =>
    first({ hands: { A: [card, other] }, campaign: { A: own, B: [campagne(8), campagne(5)] } }, card)?.args;
  expect(at([campagne(10)])).toMatchObject({ risks: 10, back: true });
  expect(at([campagne(10)], 'debat-01', 'immunite-01')).not.toHaveProperty('back');
  // The card of a lost Controversy goes to the undecided, and among three, the exchange may go to somebody else.
  expect(at([campagne(10)], 'polemique-01')).not.toHaveProperty('back');
  // Those who have more than the winner would have don't exchange.
  expect(at([campagne(10), campagne(10, 2), campagne(10, 3)])).not.toHaveProperty('back');
  const three = because(
    scenario({ hands: { A: ['debat-01', 'tourne-points-01'] }, campaign: { A: [campagne(10)], B: [campagne(8)] } }),
    'debat-01',
  ).filter(({ key }) => key === 'why.attacks');
  expect(three[0]?.args).not.toHaveProperty('back');
});

test('a duel may be answered by somebody who holds cards, a Scandal costs what it costs', () => {
  const at = (card: string, theirs?: string[]) => {
    const table = scenario({ people: 2, hands: { A: [card] }, campaign: { A: [campagne(6)], B: [campagne(8)] } });
    if (theirs) table.state.places.B!.hand = theirs;
    return because(table, card).find(({ key }) => key === 'why.attacks')?.args;
  };
  expect(at('debat-01')).toHaveProperty('answerable', true);
  expect(at('polemique-01')).toHaveProperty('answerable', true);
  expect(at('debat-01', [])).not.toHaveProperty('answerable');
  expect(at('affaire-01')).not.toHaveProperty('answerable');
});

test('who holds a duel comes closer to it against somebody near the election, rather than staying out of reach', () => {
  const base = [socle(10), socle(8), socle(6), socle(5)];
  const at = (other: string, theirs: string[]) =>
    first({ hands: { A: [campagne(4), other, 'affaire-01', 'immunite-01'] }, campaign: { B: theirs }, socle: { B: base } }, campagne(4));
  const closer = { key: 'why.lays.closer', args: { open: 4, target: 'B', total: 47 } };
  expect(at('debat-01', [campagne(10), campagne(8)])).toEqual(closer);
  expect(at('polemique-01', [campagne(10), campagne(8)])).toEqual(closer);
  expect(at('affaire-02', [campagne(10), campagne(8)])?.key).toBe('why.lays.safe');
  expect(at('debat-01', [campagne(8)])?.key).toBe('why.lays.safe');
});

test('to lead is a reason once there is something to lead with', () => {
  const at = (card: string, own: string[], theirs: string[]) => first({ hands: { A: [card] }, campaign: { A: own, B: theirs } }, card)?.key;
  expect(at(campagne(4), [], [campagne(3)])).toBe('why.lays.safe');
  expect(at(campagne(4), [campagne(5)], [campagne(8)])).toBe('why.lays');
  expect(at(campagne(5), [campagne(5, 2)], [campagne(8)])).toBe('why.leads');
});

test('a hand without points is given away; of any other, one hopes for better cards', () => {
  const at = (other: string) => first({ hands: { A: ['tourne-main-01', 'debat-01', 'affaire-01', other] } }, 'tourne-main-01');
  expect(at('immunite-01')).toEqual({ key: 'why.hands', args: { from: 'B', empty: true } });
  expect(at(campagne(3))).toEqual({ key: 'why.hands', args: { from: 'B' } });
  expect(at(socle(3))).toEqual({ key: 'why.hands', args: { from: 'B' } });
  // Nobody else knows what was given away.
  expect(openly({ hands: { A: ['tourne-main-01', 'debat-01', 'affaire-01', 'immunite-01'] } }, 'tourne-main-01')?.args).toEqual({ from: 'B' });
});
