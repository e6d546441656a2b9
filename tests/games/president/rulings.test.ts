/** Every ruling: how this table reads the rules where they are silent, and what they say where they are not. */
import './box.ts';
import { describe, expect, test } from 'vitest';
import { allPoints, cities, pointsOf } from '../../../src/games/president/data/cities.ts';
import { infosCards } from '../../../src/games/president/data/infos.ts';
import { mediaCards } from '../../../src/games/president/data/media.ts';
import { president } from '../../../src/games/president/game.ts';
import { isDead, reachOf } from '../../../src/games/president/rules/outcome.ts';
import { followerOf, protectedGroups, takeTop } from '../../../src/games/president/rules/table.ts';
import { start } from '../../../src/kernel/run.ts';
import { preselected } from '../../../src/table/model/options.ts';
import { seedOf } from '../../standing/play.ts';
import { citiesOf, drawing, landing, scenario } from './scenario.ts';

const worth = (...values: number[]): string[] => cities.filter(({ points }) => values.includes(points)).map(({ id }) => id);
const seats = ['A', 'B', 'C'];

describe('movement and turn', () => {
  test('ruling 1: pawns start on Départ without a card; the highest roll starts, ties roll again, and the starter rolls anew', () => {
    let ties = 0;
    for (let n = 0; n < 40; n++) {
      const { state, events } = start(president.rules, { seats, options: {}, seed: seedOf(n) });
      const rolls = events.filter(({ message }) => message.key === 'dice').map(({ message }) => message.args?.rolls) as {
        seat: string;
        die: number;
      }[][];
      const best = Math.max(...rolls.at(-1)!.map(({ die }) => die));
      expect(rolls.at(-1)!.filter(({ die }) => die === best)).toEqual([{ seat: state.first, die: best }]);
      for (const [i, tied] of rolls.slice(1).entries()) {
        const most = Math.max(...rolls[i]!.map(({ die }) => die));
        expect(tied.map(({ seat }) => seat)).toEqual(rolls[i]!.filter(({ die }) => die === most).map(({ seat }) => seat));
        ties++;
      }
      expect(Object.values(state.candidates)).toEqual(seats.map(() => ({ square: 0, media: [], skip: 0, immobilised: false })));
      expect(state.active).toBe(state.first);
    }
    expect(ties).toBeGreaterThan(0);
    scenario({ seats, active: 'C', die: [1] })
      .asks('C', 'ask.roll')
      .answer('roll')
      .asks('A', 'ask.roll');
  });

  test('ruling 2: a turn is one roll and its square; only Rejouez gives another', () => {
    const table = scenario({ pawns: { A: 1, B: 39 }, die: [2, 6, 4] });
    table.asks('A', 'ask.roll').answer('roll').asks('A', 'ask.roll').answer('roll').asks('B', 'ask.roll').answer('roll').asks('B', 'ask.roll');
    expect(table.state.candidates).toMatchObject({ A: { square: 9 }, B: { square: 3 } });
  });

  test('ruling 3: Départ gives exactly one card when passed or stopped on forward or by flight, none to other teleports', () => {
    expect(landing('rouen', {}, 4).state.candidates.A!.media).toHaveLength(1);
    expect(landing('depart', {}, 4).state.candidates.A!.media).toHaveLength(1);
    expect(landing(27).asks('A', 'ask.fly').answer('fly-0').state.candidates.A!.media).toHaveLength(1);
    expect(landing(27).asks('A', 'ask.fly').answer('fly-1').state.candidates.A!.media).toEqual([]);
    expect(drawing('I20', { cities: { A: ['paris'] } }).state.candidates.A!.media).toEqual([]);
    expect(landing(37).state.candidates.A!.media).toEqual([]);
    expect(drawing('I18', {}, 25).state.candidates.A!.media).toHaveLength(1);
  });

  test('ruling 4: several pawns may share a square', () => {
    const table = landing('nantes', { cities: { A: ['nantes'] }, pawns: { B: 'nantes' } }).tells('home', { city: 'nantes' });
    expect(table.asks('B', 'ask.roll').decision.seat).toBe('B');
  });

  test('ruling 5: Battant leads to square 23, resolved in full; a Media corner passed gives nothing', () => {
    const table = landing(17, { cities: { B: ['grenoble'] }, combat: [6, 1] })
      .tells('battle', { city: 'grenoble' })
      .tells('battle.decided');
    expect(table.state.owners.grenoble).toBe('A');
    expect(table.state.candidates.A!.media).toEqual([]);
  });

  test('ruling 6: immobilised from the order until the next real turn; Infos still strike', () => {
    const cities = { A: ['laval'], B: ['dijon', 'lyon'] };
    landing('dijon', { cities, skip: { B: 2 } })
      .tells('immune', { owner: 'B', city: 'dijon' })
      .tellsNot('battle');
    // B's last skipped turn is over, but B has not rolled yet.
    landing('dijon', { cities, immobilised: ['B'] })
      .tells('immune')
      .asks('B', 'ask.roll');
    const table = scenario({ cities, skip: { B: 1 }, pawns: { A: 25, B: 10 }, die: [3, 1], combat: [6, 1] });
    table.asks('A', 'ask.roll').answer('roll').tells('immune').tells('skips', { seat: 'B', left: 0 });
    expect(table.state.candidates.B!.immobilised).toBe(true);
    table.asks('A', 'ask.roll').answer('roll').asks('B', 'ask.roll');
    expect(table.state.candidates.B!.immobilised).toBe(false);
  });
});

describe('cities', () => {
  test('ruling 7: free: taken; own, immobilised or protected: nothing; else the battle is compulsory', () => {
    landing('lyon').tells('takes');
    landing('lyon', { cities: { A: ['lyon'] } })
      .tells('home')
      .tellsNot('battle');
    landing('lyon', { cities: { B: ['lyon'] }, skip: { B: 1 } })
      .tells('immune')
      .tellsNot('battle');
    landing('lyon', { cities: { B: worth(5) } })
      .tells('protected', { owner: 'B', value: 5 })
      .tellsNot('battle');
    landing('lyon', { cities: { B: ['lyon'] }, combat: [6, 1] })
      .tells('battle')
      .tells('battle.decided');
  });

  test('ruling 8: a complete group of 2, 3, 4 or 5 is out of reach, as long as it is complete; 6, 7 and 10 never are', () => {
    for (const value of [2, 3, 4, 5]) {
      const owned = { cities: { A: ['lille'], B: worth(value) } };
      expect(protectedGroups(scenario(owned).state, 'B')).toEqual([value]);
      landing(worth(value)[0]!, owned).tells('protected', { value });
    }
    expect(protectedGroups(scenario({ cities: { B: worth(6, 7, 10) } }).state, 'B')).toEqual([]);
    // They cannot be lost by squares or cards or exchanged, and do not count as "weakest" or "strongest".
    landing(22, { cities: { A: [...worth(2), 'lille'] } }).tells('loses', { cities: ['lille'] });
    landing(22, { cities: { A: worth(2) } }).tells('void');
    drawing('I03', { cities: { A: [...worth(5), 'laval'] } }).tells('loses', { cities: ['laval'] });
    drawing('I13', { cities: { A: ['lille'], B: worth(2) } }).tells('void');
    drawing('I15', { cities: { A: ['nancy'], B: worth(4) } }).tells('void');
    // With one missing, the others can be lost again.
    landing(22, { cities: { A: worth(5).slice(1) } })
      .asks('A', 'ask.tie')
      .offering('rouen', 'bordeaux');
  });

  test('ruling 9: a lost city is free; an order without anything eligible is void', () => {
    expect(drawing('I01', { cities: { A: ['laval'] } }).state.owners.laval).toBeNull();
    for (const card of ['I01', 'I02', 'I03', 'I04', 'I11', 'I13', 'I15', 'I16']) drawing(card).tells('void').asks('B', 'ask.roll');
  });
});

describe('Media cards', () => {
  test('ruling 10: counts are public, cards are not; an empty pile gives nothing; used cards go under it in order', () => {
    const table = landing(10, { pile: ['A1'] });
    const seen = president.rules.view(table.state, 'B');
    expect(seen.seats[0]).toMatchObject({ seat: 'A', media: 1 });
    expect(JSON.stringify(seen)).not.toMatch(/"[AJP][1-8]"/);
    const empty = landing(10, { media: { B: [...mediaCards] } }).tells('media.none', { seat: 'A' });
    expect(empty.state.candidates.A!.media).toEqual([]);
    const used = landing('lyon', { cities: { B: ['lyon'] }, media: { A: ['P4'], B: ['A4'] } });
    used.asks('A', 'ask.attack').answer('nothing').asks('B', 'ask.attack').answer('A4').asks('A', 'ask.parry').answer('P4');
    expect(used.state.media.slice(-2)).toEqual(['A4', 'P4']);
  });

  test('a card that everyone saw going under the pile is known to all when it is drawn, and no other is', () => {
    const { state } = scenario({});
    // P2 was used, and lies below a card that nobody has seen.
    Object.assign(state, { media: ['A1', 'P2'], under: ['P2'] });
    for (const seat of ['A', 'B']) takeTop(state, seat);
    expect(president.rules.view(state, null).seats.map(({ known }) => known)).toEqual([[], ['P2']]);
  });

  test('ruling 11: outside battles and helicopters no card is asked for, and a hand has no limit', () => {
    const table = landing('caen', { media: { A: ['A2', 'J1'], B: ['A1'] } }, 2).tells('takes');
    table.asks('B', 'ask.roll').offering('roll');
    const all = landing(10, { media: { A: mediaCards.slice(0, 20) } });
    expect(all.state.candidates.A!.media).toHaveLength(21);
  });
});

describe('battle', () => {
  const fight = (media: { [seat: string]: string[] }, combat = [6, 1]) => landing('lyon', { cities: { A: ['paris'], B: ['lyon'] }, media, combat });

  test('ruling 12: the owner first; an attack without parade ends it; a parade, which is optional, gives the hand', () => {
    fight({ A: ['A2'], B: ['A3'] })
      .asks('A', 'ask.attack')
      .answer('A2')
      .asks('B', 'ask.attack')
      .answer('A3')
      .asks('A', 'ask.parry')
      .answer('nothing')
      .tells('repelled')
      .asks('B', 'ask.roll');
    const table = fight({ A: ['A2', 'P3'], B: ['A3', 'P2'] });
    table.asks('A', 'ask.attack').answer('nothing').asks('B', 'ask.attack').answer('A3').asks('A', 'ask.parry').answer('P3');
    table
      .asks('B', 'ask.attack')
      .answer('nothing')
      .asks('A', 'ask.attack')
      .answer('A2')
      .asks('B', 'ask.parry')
      .offering('P2', 'nothing')
      .answer('nothing')
      .tells('stormed');
    expect(table.state.owners.lyon).toBe('A');
  });

  test('ruling 13: a pass gives the hand; two passes in a row start the dice; attacks are not limited', () => {
    const table = fight({ A: ['A2', 'A4', 'J1'], B: ['P2', 'P4', 'J2'] });
    table.asks('B', 'ask.attack').answer('nothing').asks('A', 'ask.attack').answer('A2').asks('B', 'ask.parry').answer('P2');
    table.asks('B', 'ask.attack').answer('nothing').asks('A', 'ask.attack').answer('A4').asks('B', 'ask.parry').answer('P4');
    table.asks('B', 'ask.attack').answer('commit-1').asks('A', 'ask.attack').answer('commit-1').tells('battle.decided');
  });

  test('ruling 14: both commit in secret and at the same time; spent whatever happens', () => {
    const table = fight({ A: ['J1', 'J2'], B: ['J3', 'J4'] }, [1, 6]);
    const before = JSON.stringify(president.rules.view(table.state, 'A'));
    table.asks('B', 'ask.attack').offering('nothing', 'commit-1', 'commit-2').answer('commit-2');
    expect(JSON.stringify(president.rules.view(table.state, 'A'))).toBe(before);
    table.asks('A', 'ask.attack').answer('commit-1').tells('battle.decided', { winner: 'B' });
    expect(table.state.media.slice(-3).sort()).toEqual(['J1', 'J3', 'J4']);
    expect(table.state.candidates).toMatchObject({ A: { media: ['J2'] }, B: { media: [] } });
  });

  test('ruling 15: strength counts the contested city for its owner; equal, nobody gets a point; level totals roll again with the same bonuses', () => {
    const even = landing('lyon', { cities: { A: ['rouen'], B: ['lyon'] }, combat: [4, 4, 2, 5] });
    expect(even.state.story?.battle?.throws).toEqual([
      [
        { seat: 'A', die: 4, strength: 0, presidents: 0, total: 4 },
        { seat: 'B', die: 4, strength: 0, presidents: 0, total: 4 },
      ],
      [
        { seat: 'A', die: 2, strength: 0, presidents: 0, total: 2 },
        { seat: 'B', die: 5, strength: 0, presidents: 0, total: 5 },
      ],
    ]);
    expect(even.state.owners.lyon).toBe('B');
    const again = landing('lyon', { cities: { A: ['nantes'], B: ['lyon'] }, media: { A: ['J1', 'J2'] }, combat: [1, 2, 3, 3] });
    again.asks('A', 'ask.attack').answer('commit-2');
    expect(again.state.story?.battle?.throws.map((pair) => pair.map(({ total }) => total))).toEqual([
      [3, 3],
      [5, 4],
    ]);
    expect(again.state.candidates.A!.media).toEqual([]);
  });

  test('ruling 16: the city changes hands at once, and the election is checked', () => {
    const table = landing('lyon', { cities: { A: ['caen', ...worth(2, 6, 7, 10)], B: ['lyon'] }, complete: true, combat: [6, 1] });
    table.ends('won.majority', 'A');
    expect(table.state.owners.lyon).toBe('A');
  });
});

describe('helicopter', () => {
  test('ruling 17: to any square but a helicopter, or stay; the destination counts as landed on', () => {
    landing(7).asks('A', 'ask.fly').refuses(['fly-27'], 'not-offered').answer('fly-32').tells('skip.ordered', { n: 2 });
    landing(7, { infos: ['I21'] })
      .asks('A', 'ask.fly')
      .answer('fly-25')
      .tells('infos', { card: 'I21' });
    landing(7).asks('A', 'ask.fly').answer('stay').asks('B', 'ask.roll');
  });

  test('ruling 18: blocked before take-off; the parade flies all the same, otherwise the pawn stays and rolls next turn', () => {
    const blocked = (media: string[]) =>
      landing(7, { media: { A: media, B: ['A1'] }, die: [1, 1] })
        .asks('A', 'ask.fly')
        .answer('fly-36')
        .asks('B', 'ask.block')
        .answer('A1');
    const parried = blocked(['P1'])
      .asks('A', 'ask.insist')
      .offering('P1', 'nothing')
      .answer('P1')
      .tells('insists')
      .tells('takes', { cities: ['lille'] });
    expect(parried.state.media.slice(-2)).toEqual(['A1', 'P1']);
    const grounded = blocked(['P2']).asks('A', 'ask.insist').offering('nothing').answer('nothing').tells('grounded');
    expect(grounded.state.media.at(-1)).toBe('A1');
    expect(grounded.state.candidates.A!.square).toBe(7);
    grounded
      .asks('B', 'ask.roll')
      .answer('roll')
      .asks('A', 'ask.roll')
      .answer('roll')
      .tells('takes', { cities: ['nantes'] });
  });

  test('ruling 19: there is one A1, so one block; the flyer’s own does not count', () => {
    expect(mediaCards.filter((card) => card === 'A1')).toHaveLength(1);
    landing(7, { media: { A: ['A1'] } })
      .asks('A', 'ask.fly')
      .answer('fly-36')
      .tells('takes');
  });
});

describe('Infos', () => {
  test('ruling 20: executed, then put under the pile; movement ordered forward collects Départ', () => {
    const table = drawing('I10');
    expect(table.state.infos).not.toContain('I10');
    expect(table.asks('A', 'ask.free').answer('caen').state.infos.at(-1)).toBe('I10');
    drawing('I19', {}, 35).tells('advances', { seat: 'A', past: 'card' });
    expect(infosCards).toHaveLength(24);
  });

  test('ruling 21: the drawer chooses in I09, I10, I12 and I15; exchanges need a city on both sides', () => {
    for (const card of ['I09', 'I10', 'I12']) drawing(card).asks('A', 'ask.free');
    drawing('I15', { cities: { A: ['caen'], B: ['nancy'] } }).asks('A', 'ask.give');
    for (const card of ['I13', 'I14', 'I15', 'I16']) {
      drawing(card, { cities: { A: ['caen'] } }).tells('void');
      drawing(card, { cities: { B: ['caen'] } }).tells('void');
    }
  });

  test('ruling 22: the follower is next behind; the same square is last; of several, the nearest to the right; of two, the other', () => {
    const follower = (pawns: { [seat: string]: number }) => followerOf(scenario({ seats: ['A', 'B', 'C', 'D'], pawns }).state, 'A');
    expect(follower({ A: 10, B: 9, C: 5, D: 11 })).toBe('B');
    expect(follower({ A: 2, B: 5, C: 38, D: 30 })).toBe('C');
    expect(follower({ A: 10, B: 10, C: 11, D: 10 })).toBe('C');
    expect(follower({ A: 10, B: 7, C: 7, D: 3 })).toBe('C');
    expect(follower({ A: 10, B: 10, C: 10, D: 10 })).toBe('D');
    expect(followerOf(scenario({ pawns: { A: 3, B: 3 } }).state, 'A')).toBe('B');
  });

  test('ruling 23: an order strikes the immobilised as well', () => {
    drawing('I11', { cities: { B: ['laval'] }, skip: { B: 2 } }).tells('gives', { from: 'B', to: 'A', cities: ['laval'] });
  });

  test('ruling 24: nested effects are resolved in depth, and after ten squares the turn ends', () => {
    const nested = drawing('I19', { infos: ['I20'] })
      .asks('A', 'ask.fly')
      .answer('fly-15')
      .tells('infos', { card: 'I20' })
      .tells('takes', { cities: ['paris'] });
    expect(nested.state.story?.stops).toEqual([2, 5, 7, 15, 38]);
    expect(nested.state.infos.slice(-2)).toEqual(['I20', 'I19']);
    const table = scenario({ pawns: { A: 4 }, infos: ['I19'], die: [1] });
    table.asks('A', 'ask.roll').answer('roll');
    for (let square = 2; square < 10; square += 2) {
      table.state.infos.unshift('I19');
      table.asks('A', 'ask.fly').answer('fly-5');
    }
    table.state.infos.unshift('I19');
    table.asks('A', 'ask.fly').answer('fly-5').tells('tired', { seat: 'A', square: 5, n: 10 }).asks('B', 'ask.roll');
    // The pawn ends on an eleventh square, and nothing happens there.
    expect(table.state.candidates.A!.square).toBe(5);
  });
});

describe('the end', () => {
  const all = cities.map(({ id }) => id);
  const mine = worth(2, 5, 6);
  const others = all.filter((id) => !mine.includes(id));

  test('ruling 25: nobody wins before all cities are owned; from then on 45 win at once, for ever', () => {
    const strong = all.filter((id) => pointsOf(id) > 3);
    landing('caen', { cities: { A: strong }, die: [] }, 2)
      .tellsNot('complete')
      .asks('B', 'ask.roll');
    // The last city completes the map, with nobody at 45.
    const third = {
      seats,
      cities: {
        A: mine,
        B: others.filter((id) => pointsOf(id) === 4),
        C: worth(3, 7)
          .concat('lille')
          .filter((id) => id !== 'caen'),
      },
    };
    const table = landing('caen', { ...third, active: 'B' }, 2).tells('complete', { majority: 45 });
    expect(table.state.complete).toBe(true);
    // Long after that, with free cities again, the majority elects.
    landing('lyon', { seats, cities: { A: ['caen', ...worth(2, 6, 7, 10)], B: ['lyon'] }, complete: true, combat: [6, 1] }).ends('won.majority', 'A');
    // The player who reaches it need not be the one whose turn it is.
    const strongest = ['lille', 'paris', 'marseille', 'lyon', 'rouen', 'nantes', 'grenoble', 'caen'];
    const exchange = { A: ['nice', 'bordeaux'], B: strongest };
    drawing('I13', { cities: exchange, complete: true })
      .tells('swaps', { mine: ['nice'], theirs: ['caen'] })
      .ends('won.majority', 'B');
    drawing('I13', { cities: exchange }).asks('B', 'ask.roll');
  });

  test('ruling 26: with two players the last city taken always decides', () => {
    const table = landing('caen', { cities: { A: mine, B: others.filter((id) => id !== 'caen') } }, 2);
    table.ends('won.majority', 'B');
    expect(table.state.owners.caen).toBe('A');
  });

  test('ruling 27: the host may limit the rounds, whatever the number of players; strength, then cities, then the die', () => {
    const five = ['A', 'B', 'C', 'D', 'E'];
    const last = { seats: five, first: 'A', active: 'E', rounds: '20', round: 20 };
    landing('depart', { ...last, cities: { A: ['lille'], B: ['paris'] } }).ends('won.rounds', 'A');
    const level = landing('depart', { ...last, cities: { A: ['lyon'], B: ['caen', 'laval'] } }).ends('won.rounds', 'B');
    expect(level.state.outcome?.message.args).toMatchObject({ by: 'cities' });
    const dice = landing('depart', { ...last, cities: { A: ['lyon'], C: ['rouen'] }, combat: [2, 2, 3, 6] }).ends('won.rounds', 'C');
    expect(dice.state.outcome?.message.args).toMatchObject({ by: 'die' });
    landing('depart', { ...last, round: 19 }).asks('A', 'ask.roll').decision;
    expect(landing('depart', { ...last, round: 19 }).state.round).toBe(20);
    for (const people of [2, 3, 4, 5]) expect(scenario({ seats: five.slice(0, people), rounds: '20' }).state.limit).toBe(20);
    expect(scenario({ seats: five, rounds: 'off' }).state.limit).toBeNull();
    expect([2, 3, 4, 5, 6].map((people) => preselected(president, people).rounds)).toEqual(['off', 'off', 'off', 'falling', 'falling']);
  });

  describe('ruling 27: the majority falls', () => {
    const four = ['A', 'B', 'C', 'D'];
    /** Just before the last turn of a round. */
    const last = (round: number, rest: Parameters<typeof scenario>[0]) =>
      landing('depart', { seats: four, first: 'A', active: 'D', rounds: 'falling', round, complete: true, ...rest });

    test('after fifteen rounds by a point with each round, and elects whoever has it, at once', () => {
      const strong = worth(10, 7, 6);
      const points = strong.reduce((sum, id) => sum + pointsOf(id), 0);
      const wins = 15 + (45 - points);
      last(14, { cities: { B: strong } })
        .tellsNot('falls')
        .asks('A', 'ask.roll');
      last(15, { cities: { B: strong } })
        .tells('falls', { majority: 44 })
        .asks('A', 'ask.roll');
      last(wins - 2, { cities: { B: strong } })
        .tells('falls', { majority: points + 1 })
        .asks('A', 'ask.roll');
      last(wins - 1, { cities: { B: strong } })
        .tells('falls', { majority: points })
        .ends('won.fallen', 'B');
      // A game can also end in the middle of a round: each round lowers the bar, but fixes no moment.
      const arriving = { seats: four, cities: { A: strong, B: ['laval'] }, complete: true, combat: [6, 1], rounds: 'falling' };
      const enough = points + pointsOf('laval');
      landing('laval', { ...arriving, round: 15 + (45 - enough) }).ends('won.fallen', 'A');
      landing('laval', { ...arriving, round: 14 + (45 - enough) }).asks('B', 'ask.roll');
    });

    test('and elects from then on, even if all cities have never been owned', () => {
      const strong = worth(10, 7, 6, 5);
      const round = 15 + (45 - strong.reduce((sum, id) => sum + pointsOf(id), 0));
      last(round - 1, { cities: { B: strong }, complete: false }).ends('won.fallen', 'B');
      last(round - 2, { cities: { B: strong }, complete: false }).asks('A', 'ask.roll');
    });

    test('of several who have it, the strongest; then the cities; then the die', () => {
      const won = (winner: string, cities: { [seat: string]: string[] }, combat: number[] = []) =>
        last(55, { cities, combat }).ends('won.fallen', winner).state.outcome?.message.args;
      expect(won('A', { A: ['lille'], C: ['paris'] })).toMatchObject({ by: 'strength', majority: 4 });
      expect(won('B', { A: ['lyon'], B: ['caen', 'laval'] })).toMatchObject({ by: 'cities' });
      expect(won('C', { A: ['lyon'], C: ['rouen'] }, [2, 2, 3, 6])).toMatchObject({ by: 'die' });
    });

    test('so that no game is dead, and a battle says whom it would elect', () => {
      const owners = { A: worth(2), B: worth(3), C: worth(4), D: worth(5) };
      last(5, { cities: owners }).asks('A', 'ask.roll');
      const strong = worth(10, 7, 6);
      const round = 15 + (45 - strong.reduce((sum, id) => sum + pointsOf(id), 0) - pointsOf('laval'));
      const table = landing('laval', {
        seats: four,
        cities: { A: strong, B: ['laval'] },
        complete: true,
        rounds: 'falling',
        round,
        media: { B: ['A2'] },
      });
      expect(table.asks('B', 'ask.attack').decision.ask.args).toMatchObject({ elected: true });
    });

    test('unless the game began without it: an older one has no such field', () => {
      expect(scenario({ seats: four, rounds: 'off', round: 40 }).state).not.toHaveProperty('falls');
      expect(president.rules.view(scenario({ seats: four, rounds: 'off', round: 40 }).state, null)).toMatchObject({ falls: null, majority: 45 });
      expect(president.rules.view(scenario({ seats: four, rounds: 'falling', round: 40 }).state, null)).toMatchObject({ falls: 15, majority: 20 });
    });
  });

  describe('ruling 27: when nobody can have the majority any more, the game ends by count', () => {
    const four = ['A', 'B', 'C', 'D'];
    const owners = { A: worth(2), B: worth(3), C: worth(4), D: worth(5) };
    /** These cities are worth 89 together, whatever the game's own are. */
    const of89 = (points: number) => points + allPoints - 89;
    const lacking = { ...owners, D: worth(5).filter((id) => id !== 'lyon') };

    test('89 less the complete groups of the others is under 45 for everybody', () => {
      const almost = scenario({ seats: four, cities: lacking }).state;
      expect(four.map((seat) => reachOf(almost, seat))).toEqual([54, 53, 58, 38].map(of89));
      expect(isDead(almost)).toBe(false);
      const dead = scenario({ seats: four, cities: owners }).state;
      expect(four.map((seat) => reachOf(dead, seat))).toEqual([39, 38, 43, 38].map(of89));
      expect(isDead(dead)).toBe(true);
    });
    test('the last city of the fourth group ends it at once, though cities are free: the strongest wins', () => {
      landing('lyon', { seats: four, active: 'D', cities: { ...lacking, A: [...worth(2), 'lille'] } })
        .tells('group', { seat: 'D', value: 5 })
        .ends('won.blocked', 'A');
    });
    test('level: most cities, then the combat die', () => {
      const level = { A: worth(2), B: [...worth(3), 'marseille'], C: worth(4), D: [...worth(5).filter((id) => id !== 'lyon'), 'paris'] };
      const cities = landing('lyon', {
        seats: four,
        active: 'D',
        cities: { ...level, A: [...worth(2), 'marseille'], B: [...worth(3), 'paris'], D: lacking.D },
      });
      expect(cities.ends('won.blocked', 'A').state.outcome?.message.args).toMatchObject({ points: 22, by: 'cities' });
    });
    test('with one group still open, or two in one hand, it goes on', () => {
      landing('lille', { seats: four, cities: lacking }).asks('B', 'ask.roll');
      landing('lille', { seats, cities: { A: worth(2, 3), B: worth(4), C: worth(5) } }).asks('B', 'ask.roll');
    });
  });

  test('ruling 28: whoever leaves gives up cities and cards; the last one wins; what was complete stays so', () => {
    const table = scenario({ seats, cities: { B: ['lyon', 'caen'] }, media: { B: ['A1', 'J2'] }, complete: true });
    table.leaves('B').tells('leaves', { seat: 'B', cities: ['lyon', 'caen'] });
    expect(table.state.owners.lyon).toBeNull();
    expect(table.state.media.slice(-2)).toEqual(['A1', 'J2']);
    expect(table.state.complete).toBe(true);
    table.leaves('A').ends('won.alone', 'C');
  });

  test('ruling 28: whoever leaves in the middle of a turn, a battle or a flight holds nobody up', () => {
    const cities = { A: ['paris'], B: ['lyon'] };
    const media = { A: ['J1', 'A3'], B: ['J2', 'A2'] };
    const owner = landing('lyon', { seats, cities, media }).leaves('B').tells('battle.off');
    expect(owner.state.owners.lyon).toBe('A');
    owner.asks('C', 'ask.roll');
    landing('lyon', { seats, cities, media }).leaves('A').tells('battle.off').asks('B', 'ask.roll');
    const parrying = landing('lyon', { seats, cities, media })
      .asks('A', 'ask.attack')
      .answer('nothing')
      .asks('B', 'ask.attack')
      .answer('A2')
      .leaves('A');
    parrying.asks('B', 'ask.roll');
    expect(parrying.state.owners.lyon).toBe('B');
    const committing = landing('lyon', { seats, cities, media }).asks('A', 'ask.attack').answer('commit-1');
    committing.leaves('B').tells('battle.off').asks('C', 'ask.roll');
    landing(7, { seats, media }).leaves('A').asks('B', 'ask.roll');
    landing(7, { seats, media })
      .asks('A', 'ask.fly')
      .answer('fly-36')
      .leaves('B')
      .tells('takes', { cities: ['lille'] });
    landing(7, { seats, media }).asks('A', 'ask.fly').answer('fly-36').leaves('A').asks('B', 'ask.roll');
    drawing('I11', { seats, pawns: { B: 4 }, cities: { B: ['caen', 'nancy'] } })
      .leaves('B')
      .tells('void')
      .asks('C', 'ask.roll');
    drawing('I10', { seats }).leaves('A').asks('B', 'ask.roll');
    drawing('I15', { seats, cities: { A: ['caen'], B: ['nancy'] } })
      .asks('A', 'ask.give')
      .answer('caen')
      .leaves('B')
      .tells('void')
      .asks('C', 'ask.roll');
    drawing('I01', { seats, cities: { A: ['caen', 'nancy'] } })
      .leaves('A')
      .asks('B', 'ask.roll');
    const exchange = drawing('I13', { seats, pawns: { B: 4 }, cities: { A: ['caen'], B: ['nancy', 'rennes'] } });
    exchange.asks('B', 'ask.tie');
    expect(exchange.leaves('B').tells('void').tellsNot('swaps').state.owners.caen).toBe('A');
    const gone = landing(3, { seats, cities: { A: ['lyon'] } }).leaves('A');
    gone.asks('B', 'ask.roll');
    expect(citiesOf(gone.state, 'A')).toEqual([]);
  });
});
