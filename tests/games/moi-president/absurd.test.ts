/** What a computer leaves out in Moi Président, as no player would do it. */
import { expect, test } from 'vitest';
import { movesOf } from '../../../src/computer/moves.ts';
import { sensible } from '../../../src/computer/sensible.ts';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { simulate } from '../../../src/kernel/simulation.ts';
import { absurdity } from '../absurd.ts';
import { campagne, socle } from './cards.ts';
import { scenario } from './scenario.ts';

const turn: [string, string] = ['A', 'ask.card'];

type Setting = Parameters<typeof scenario>[0];

function movesIn(state: ReturnType<typeof scenario>['state']): string[] {
  const [asked] = simulate(moiPresident.rules, state).asked();
  return sensible(
    { rules: moiPresident.rules, mind: moiPresident.mind!, absurd: moiPresident.absurd! },
    state,
    asked!,
    movesOf(asked!.question),
  ).flat();
}

const movesWith = (setting: Setting): string[] => movesIn(scenario(setting).state);

test('a player who can win now does nothing else', () => {
  const hand = ['debat-01', 'immunite-01', campagne(3), campagne(10)];
  const places = { socle: { A: [socle(10), socle(8)] }, campaign: { A: [campagne(10, 2), campagne(8), campagne(5)] } };
  expect(movesWith({ hands: { A: hand }, ...places })).toEqual([campagne(10)]);
});

test('passes-up-chance: an even chance to be elected is taken, unless somebody else is near', () => {
  const campaign = { A: [campagne(10), campagne(8)], B: [campagne(5)] };
  const zones = { campaign, socle: { A: [socle(10), socle(8), socle(5), socle(4)] }, undecided: [campagne(10, 3), campagne(6)] };
  const hands = { A: ['indecis-01', 'confiance-01', 'debat-01', 'immunite-01'] };
  expect(movesWith({ people: 3, hands, ...zones }).sort()).toEqual(['debat-01', 'indecis-01']);
  const near = { ...zones, socle: { ...zones.socle, B: [campagne(10, 2), campagne(8, 2), campagne(8, 3), campagne(5, 2), campagne(5, 3)] } };
  expect(movesWith({ people: 3, hands, ...near })).toContain('confiance-01');
  expect(movesWith({ people: 3, hands, ...zones, undecided: [campagne(3)] })).toContain('confiance-01');
  const withBase = { A: [socle(6), 'confiance-01', 'immunite-01', 'immunite-02'] };
  expect(movesWith({ people: 3, hands: withBase, ...zones, undecided: [] })).toEqual([socle(6)]);
});

test('points are laid, not thrown away', () => {
  const moves = movesWith({ hands: { A: [campagne(3), socle(4), 'immunite-01', 'immunite-02'] } });
  expect(moves.sort()).toEqual([campagne(3), 'discard-immunite-01', 'discard-immunite-02', socle(4)].sort());
});

test('a Scandal that cannot come back is not thrown away where it hits somebody', () => {
  const hands = { A: ['affaire-01', 'immunite-01', 'debat-01', 'debat-02'] };
  expect(movesWith({ hands, campaign: { B: [campagne(5)] } })).not.toContain('discard-affaire-01');
  expect(movesWith({ hands })).toContain('discard-affaire-01');
});

test('nobody passes on their own points for fewer', () => {
  const hands = { A: ['tourne-points-01', 'immunite-01', 'debat-01', 'debat-02'] };
  expect(movesWith({ hands, campaign: { A: [campagne(5)], B: [campagne(3)] } })).not.toContain('tourne-points-01');
  expect(movesWith({ hands, campaign: { A: [campagne(3)], B: [campagne(5)] } })).toContain('tourne-points-01');
});

test('a Trust is not thrown away where it can be played, which never loses by it; where it cannot, it may go', () => {
  const movesWith = (campaign: string[]) => {
    const { state } = scenario({ hands: { A: ['confiance-01', 'immunite-01', 'indecis-01', campagne(3)] }, campaign: { A: campaign } });
    return movesIn(state);
  };
  expect(movesWith([campagne(5)])).not.toContain('discard-confiance-01');
  expect(movesWith([campagne(5)])).toEqual(expect.arrayContaining(['confiance-01', 'discard-immunite-01', 'discard-indecis-01']));
  expect(movesWith([])).toContain('discard-confiance-01');
});

test('a Great Debate is never played where nobody has to face it: it may only be thrown away', () => {
  const movesWith = (campaign: string[]) => {
    const { state } = scenario({ hands: { A: ['grand-debat-01', 'immunite-01', 'indecis-01', campagne(3)] }, campaign: { B: campaign } });
    return movesIn(state);
  };
  expect(movesWith([])).not.toContain('grand-debat-01');
  expect(movesWith([])).toContain('discard-grand-debat-01');
  expect(movesWith([campagne(5)])).toEqual(expect.arrayContaining(['grand-debat-01', 'discard-grand-debat-01']));
});

test('throws-undecided: Undecided points are not left to others where the die may win them', () => {
  const throws = (undecided: string[]) => absurdity(moiPresident, scenario({ hands: { A: ['indecis-01'] }, undecided }), turn, 'discard-indecis-01');
  expect(throws([campagne(3)])).toBe('throws-undecided');
  expect(throws([])).toBeNull();
});

/** A attacks B, who suffers it, and the dice show these faces. */
function strikes(card: string, theirs: string[], dice: number[]) {
  const table = scenario({ hands: { A: [card] }, campaign: { A: [campagne(5, 2)], B: theirs }, dice })
    .asks('A', 'ask.card')
    .answer(card);
  return table.asks('B', 'ask.react').answer('suffer');
}

test('spares-leader: one who needs five points is attacked before one far behind', () => {
  const spares = (leader: string[], card = 'affaire-01') => {
    const mine = [campagne(8), campagne(8, 2), campagne(8, 3), socle(8), socle(6)];
    const theirs = [campagne(10), campagne(10, 2), socle(10), socle(5), socle(5, 2)];
    const campaign = { A: [campagne(5)], B: leader, C: [campagne(10, 3)] };
    const table = scenario({ hands: { A: [card] }, socle: { A: mine, B: theirs }, campaign });
    return absurdity(moiPresident, table.asks('A', 'ask.card').answer(card), ['A', 'ask.target'], 'C');
  };
  expect(spares([campagne(6)])).toBe('spares-leader');
  expect(spares([campagne(5, 2)])).toBeNull();
  // The best card of the other would elect the player, who takes it in a Debate only.
  expect(spares([campagne(6)], 'debat-01')).toBeNull();
  expect(spares([campagne(6)], 'polemique-01')).toBe('spares-leader');
});

test('takes-less: the winner of a Debate takes the highest card', () => {
  const takes = (...theirs: string[]) => absurdity(moiPresident, strikes('debat-01', theirs, [6, 1]), ['A', 'ask.take'], campagne(5));
  expect(takes(campagne(8), campagne(5))).toBe('takes-less');
  expect(takes(campagne(3), campagne(5))).toBeNull();
});

test('gives-more: the loser of a Polémique gives up the lowest card', () => {
  const gives = (...theirs: string[]) => absurdity(moiPresident, strikes('polemique-01', theirs, [6, 1]), ['B', 'ask.give'], campagne(5));
  expect(gives(campagne(3), campagne(5))).toBe('gives-more');
  expect(gives(campagne(8), campagne(5))).toBeNull();
});

test('pays-more: five points are paid as cheaply as can be', () => {
  const pays = (...theirs: string[]) => absurdity(moiPresident, strikes('affaire-01', theirs, [1]), ['B', 'ask.pay'], '6');
  expect(pays(campagne(6), campagne(5))).toBe('pays-more');
  expect(pays(campagne(6), campagne(8))).toBeNull();
});

test('trusts-none and trusts-less: a card is made safe where one may be, and the highest', () => {
  const table = scenario({ hands: { A: ['confiance-01'] }, campaign: { A: [campagne(5), campagne(3)] }, dice: [4] });
  table.asks('A', 'ask.card').answer('confiance-01');
  expect(absurdity(moiPresident, table, ['A', 'ask.trust'], 'none')).toBe('trusts-none');
  expect(absurdity(moiPresident, table, ['A', 'ask.trust'], campagne(3))).toBe('trusts-less');
  expect(absurdity(moiPresident, table, ['A', 'ask.trust'], campagne(5))).toBeNull();
});
