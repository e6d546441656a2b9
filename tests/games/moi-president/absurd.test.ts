/** What a computer leaves out in Moi Président, as no player would do it. */
import { expect, test } from 'vitest';
import { movesOf } from '../../../src/computer/moves.ts';
import { sensible } from '../../../src/computer/sensible.ts';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { simulate } from '../../../src/kernel/simulation.ts';
import { campagne, socle } from './cards.ts';
import { scenario } from './scenario.ts';

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
