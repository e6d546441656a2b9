/** Every Media card, shown; and standing orders, which answer for a player. */
import './box.ts';
import { describe, expect, test } from 'vitest';
import { attacks, paradeFor, presidents } from '../../../src/games/president/data/media.ts';
import { president } from '../../../src/games/president/game.ts';
import { decisions, order, start } from '../../../src/kernel/run.ts';
import { seedOf } from '../../standing/play.ts';
import { drawing, landing } from './scenario.ts';
import { saying } from './scene-samples.ts';

const cities = { A: ['lyon'], B: ['dijon'] };
/** A arrives at Dijon, which is B's. */
const battle = (media: { [seat: string]: string[] }, combat: number[] = [6, 1]) => landing('dijon', { cities, media, combat });

describe('attacks and parades', () => {
  test('after a parry both are asked once more, and told why', () => {
    const hands = { A: ['P1', 'A2', 'J1'], B: ['A1', 'A3', 'J2'] };
    const asked = (seat: string, table: ReturnType<typeof battle>) => saying('en')(table.asks(seat, 'ask.attack').decision.ask);
    const begun = battle(hands);
    for (const seat of ['A', 'B']) expect(asked(seat, begun)).not.toContain('parried, so');
    const again = begun.asks('A', 'ask.attack').answer('nothing').asks('B', 'ask.attack').answer('A1').asks('A', 'ask.parry').answer('P1');
    for (const seat of ['A', 'B']) expect(asked(seat, again)).toContain('The attack was parried, so you both choose again');
  });
  test.each(attacks)('%s from the owner: no battle, and the city stays', (card) => {
    const table = battle({ B: [card] })
      .asks('B', 'ask.attack')
      .offering('nothing', card)
      .answer(card);
    table.tells('repelled', { owner: 'B', city: 'dijon' }).tellsNot('battle.decided').asks('B', 'ask.roll');
    expect(table.state.owners.dijon).toBe('B');
    expect(table.state.media.at(-1)).toBe(card);
  });
  test.each(attacks)('%s from the newcomer: the city is taken at once', (card) => {
    const table = battle({ A: [card] })
      .asks('A', 'ask.attack')
      .answer(card)
      .tells('stormed')
      .tellsNot('battle.decided');
    expect(table.state.owners.dijon).toBe('A');
  });
  test.each(attacks)('%s is canceled by its own parade alone', (card) => {
    const parade = paradeFor(card);
    const parried = battle({ A: [parade], B: [card] })
      .asks('A', 'ask.attack')
      .answer('nothing')
      .asks('B', 'ask.attack')
      .answer(card)
      .asks('A', 'ask.parry')
      .offering(parade, 'nothing');
    expect(parried.answer(parade).tells('battle.decided').state.media.slice(-2)).toEqual([card, parade]);
    const others = attacks.filter((other) => other !== card).map(paradeFor);
    battle({ A: others, B: [card] })
      .asks('A', 'ask.attack')
      .answer('nothing')
      .asks('B', 'ask.attack')
      .answer(card)
      .asks('A', 'ask.parry')
      .offering('nothing')
      .answer('nothing')
      .tells('repelled');
  });
  test('the hand goes to whoever parried, and on as long as both like', () => {
    const table = battle({ A: ['P3', 'A5', 'A6'], B: ['A3', 'P5', 'A7'] });
    table.asks('A', 'ask.attack').answer('A6').asks('B', 'ask.attack').answer('A3').asks('A', 'ask.parry').answer('P3');
    // What A said for the case that B showed nothing is forgotten: A has the hand now, and both answer again.
    table
      .asks('B', 'ask.attack')
      .answer('A7')
      .asks('A', 'ask.attack')
      .offering('nothing', 'A5', 'A6')
      .answer('A5')
      .asks('B', 'ask.parry')
      .answer('P5');
    table.asks('B', 'ask.attack').offering('nothing', 'A7').answer('nothing');
    table.asks('A', 'ask.attack').answer('A6').asks('B', 'ask.parry').offering('nothing').answer('nothing').tells('stormed');
    expect(table.state.media.slice(-5)).toEqual(['A3', 'P3', 'A5', 'P5', 'A6']);
  });
});

describe('Président cards', () => {
  test.each(presidents)('%s: one more on the die', (card) => {
    const table = battle({ A: [card] }, [3, 4])
      .asks('A', 'ask.attack')
      .answer('commit-1');
    // Lyon also makes A the stronger.
    table.tells('battle.decided', { winner: 'A' });
    expect(table.state.story?.battle?.throws[0]?.[0]).toEqual({ seat: 'A', die: 3, strength: 1, presidents: 1, total: 5 });
    expect(table.state.media.at(-1)).toBe(card);
  });
  test('they are committed unseen and spent whatever happens', () => {
    const table = battle({ A: ['J1', 'J2'], B: ['J3'] }, [1, 6]);
    const open = table.asks('A', 'ask.attack').answer('commit-2');
    expect(open.events).toEqual([]);
    open.asks('B', 'ask.attack').answer('nothing').tells('battle.decided', { winner: 'B' });
    expect(open.state.media.slice(-2)).toEqual(['J1', 'J2']);
    expect(open.state.candidates.B!.media).toEqual(['J3']);
  });
});

describe('the questions betray nothing', () => {
  test('whoever holds a card is asked, even where it is none that serves; whoever holds none is not', () => {
    const table = battle({ A: ['P8'], B: ['J1'] });
    table.asks('B', 'ask.attack').offering('nothing', 'commit-1').answer('nothing');
    expect(table.events).toEqual([]);
    table.asks('A', 'ask.attack').offering('nothing').answer('nothing').tells('battle.decided');
    battle({}).tells('battle.decided');
  });
  test('all opponents with cards are asked about a helicopter, the one who can block and those who cannot', () => {
    const seats = ['A', 'B', 'C', 'D'];
    const table = landing(7, { seats, media: { A: ['A1'], B: ['J1'], C: ['A1'] } })
      .asks('A', 'ask.fly')
      .answer('fly-36');
    table.asks('B', 'ask.block').offering('nothing').blocking('A1', 'blocked.not-held').answer('nothing');
    expect(table.events).toEqual([]);
    expect(() => table.asks('D', 'ask.block')).toThrow();
    table.asks('C', 'ask.block').offering('nothing', 'A1').answer('A1').tells('blocks', { seat: 'C', flyer: 'A' });
  });
});

describe('standing orders', () => {
  test('parry: shown at once when held, and nothing is shown when not; its owner is told', () => {
    const held = battle({ A: ['P3', 'J1'], B: ['A3', 'A4'] }).orders('A', 'parry', 'attack-never', 'commit-none');
    held.asks('B', 'ask.attack').answer('A3').tells('parries', { seat: 'A', card: 'P3' }).tells('order.shows', { card: 'P3' });
    expect(held.events.filter(({ message }) => message.key === 'order.shows').every(({ to }) => to[0] === 'A')).toBe(true);
    held.asks('B', 'ask.attack').answer('A4').tells('order.shows', { card: null }).tells('repelled');
  });
  test('without an order the player is asked, and an order can be taken back', () => {
    const table = battle({ A: ['P3'], B: ['A3'] })
      .orders('A', 'parry')
      .orders('A');
    table.asks('A', 'ask.attack').answer('nothing').asks('B', 'ask.attack').answer('A3').asks('A', 'ask.parry');
  });
  test('an order left in the middle answers the open question', () => {
    const table = battle({ A: ['P3'], B: ['A3'] })
      .asks('B', 'ask.attack')
      .answer('A3');
    table.orders('A', 'parry', 'commit-none', 'attack-never').tells('parries').tells('battle.decided');
  });
  test('attacks: never, only for cities of 5 and more, or always (the helicopter last)', () => {
    battle({ B: ['A2'] })
      .orders('B', 'attack-never', 'commit-none')
      .tells('battle.decided');
    battle({ B: ['A2'] })
      .orders('B', 'attack-below-5-never', 'commit-none')
      .tells('battle.decided');
    const big = landing('lyon', { cities: { B: ['lyon'] }, media: { B: ['A2'] } }).orders('B', 'attack-below-5-never');
    big.asks('B', 'ask.attack');
    battle({ B: ['A1', 'A2'] })
      .orders('B', 'attack-always')
      .tells('attacks', { card: 'A2' });
    battle({ B: ['A1'] })
      .orders('B', 'attack-always')
      .tells('attacks', { card: 'A1' });
    battle({ B: ['J1'] })
      .orders('B', 'attack-always', 'commit-all')
      .tells('battle.decided')
      .tells('order.passes', { n: 1 });
  });
  test('an attack wherever one is held: without one, the Président cards are asked when the dice decide, so that not being asked tells nothing', () => {
    const asked = (hand: string[]) =>
      battle({ A: ['J2'], B: hand })
        .orders('B', 'attack-always')
        .sees((state) => expect(decisions(president.rules, state).map(({ seat }) => seat)).toEqual(['A']))
        .asks('A', 'ask.attack')
        .answer('nothing');
    asked(['J1'])
      .tells('shows.none', { seat: 'A' })
      .asks('B', 'ask.commit')
      .offering('nothing', 'commit-1')
      .answer('commit-1')
      .tells('battle.decided');
    asked(['A2']).tells('attacks', { seat: 'B', card: 'A2' });
  });
  test('nothing below 5 is ordered by the very answer, and left out where it is worth more', () => {
    const table = battle({ B: ['A2', 'J1'] })
      .asks('B', 'ask.attack')
      .leaving('nothing', 'attack-below-5-never', 'commit-below-5-none');
    const done = table.answer('nothing+attack-below-5-never+commit-below-5-none').tells('battle.decided');
    expect(done.state.orders.B).toEqual(['attack-below-5-never', 'commit-below-5-none']);
    const big = landing('lyon', { cities: { B: ['lyon'] }, media: { B: ['A2'] } }).asks('B', 'ask.attack').decision;
    expect(big.options.filter(({ leaves }) => leaves)).toEqual([]);
  });
  test('whoever commits all Président cards by order, and wants nothing below 5, leaves both orders for that', () => {
    const table = landing('dijon', { cities: { B: ['dijon'] }, media: { A: ['A1'], B: ['A2', 'J1'] } }).orders('B', 'commit-all');
    const asked = table.asks('B', 'ask.attack').leaving('nothing', 'attack-below-5-never', 'commit-below-5-none');
    const done = asked.answer('nothing+attack-below-5-never+commit-below-5-none');
    expect(done.state.orders.B).toEqual(['commit-all', 'attack-below-5-never', 'commit-below-5-none']);
  });
  test('orders that want the contrary are refused together; what an answer leaves takes the place of its contrary', () => {
    const { state } = battle({});
    expect(order(president.rules, state, 'A', ['attack-never', 'attack-always'])).toMatchObject({ ok: false, error: { why: 'contrary' } });
    expect(order(president.rules, state, 'A', ['attack-below-5-never', 'attack-always'])).toMatchObject({ ok: true });
  });
  test('none is in force from the start: who holds a parry is asked, and so is the owner of equal cities', () => {
    const { state } = start(president.rules, { seats: ['A', 'B'], options: {}, seed: seedOf(1) });
    expect(state.orders).toEqual({});
  });
  test('parry: from 5 points on, or never below, and asked about what is left', () => {
    const small = () => battle({ A: ['P3', 'J1'], B: ['A3'] });
    const attacked = (table: ReturnType<typeof small>) => table.asks('A', 'ask.attack').answer('nothing').asks('B', 'ask.attack').answer('A3');
    attacked(small().orders('A', 'parry-from-5')).asks('A', 'ask.parry');
    const never = attacked(small().orders('A', 'parry-below-5-never')).tells('order.shows', { card: null }).tells('repelled');
    expect(never.state.candidates.A!.media).toContain('P3');
    const big = () => landing('lyon', { cities: { B: ['lyon'] }, media: { A: ['P3', 'J1'], B: ['A3'] } });
    attacked(big().orders('A', 'parry-from-5')).tells('parries', { card: 'P3' });
    attacked(big().orders('A', 'parry-below-5-never')).asks('A', 'ask.parry');
    expect(() => small().orders('A', 'parry', 'parry-below-5-never')).toThrow('contrary');
  });
  test('parry: the question offers what would have answered it, for a small city to keep the card as well', () => {
    const asked = (city: string, hand: string[]) => {
      const table = landing(city, { cities: { B: [city] }, media: { A: hand, B: ['A3'] } });
      table.asks('A', 'ask.attack').answer('nothing').asks('B', 'ask.attack').answer('A3');
      const { decision } = table.asks('A', 'ask.parry');
      return { table, left: decision.options.flatMap(({ id, leaves }) => (leaves ? [id] : [])), open: (decision.open ?? []).map(({ id }) => id) };
    };
    expect(asked('lyon', ['P3'])).toMatchObject({ left: ['P3+parry-from-5'], open: ['nothing'] });
    expect(asked('lyon', ['P4'])).toMatchObject({ left: ['nothing+parry-from-5'], open: ['nothing'] });
    const small = { left: ['P3+parry', 'nothing+parry-below-5-never'], open: ['nothing', 'nothing+parry-below-5-never'] };
    expect(asked('dijon', ['P3'])).toMatchObject(small);
    expect(asked('dijon', ['P4'])).toMatchObject({ ...small, left: ['nothing+parry', 'nothing+parry-below-5-never'] });
    const { table } = asked('dijon', ['P3']);
    expect(table.asks('A', 'ask.parry').answer('nothing+parry-below-5-never').state.orders.A).toEqual(['parry-below-5-never']);
  });
  test('a blocked flight: parried by order wherever it goes, or only to a city of 5 and more', () => {
    const blocked = (order: string, to: string) => {
      const table = landing(7, { media: { A: ['P1'], B: ['A1'] } }).orders('A', order);
      return table.asks('A', 'ask.fly').answer(to).asks('B', 'ask.block').answer('A1');
    };
    // Square 36 is Lille, worth 10; square 5 is no city.
    blocked('parry-from-5', 'fly-36').tells('insists');
    blocked('parry-from-5', 'fly-5').asks('A', 'ask.insist');
    blocked('parry', 'fly-5').tells('insists');
    blocked('parry-below-5-never', 'fly-5').tells('grounded');
  });
  test('Président cards: none, none below 5, all', () => {
    const table = landing('lyon', { cities: { B: ['lyon'] }, media: { B: ['J1', 'J2'] }, combat: [6, 1] });
    table.orders('B', 'attack-never', 'commit-below-5-none').asks('B', 'ask.commit');
    table.orders('B', 'attack-never', 'commit-none').tells('order.passes', { n: 0 });
  });
  test('helicopters: let go, or blocked', () => {
    const fly = (order: string) =>
      landing(7, { media: { B: ['A1'] } })
        .orders('B', order)
        .asks('A', 'ask.fly')
        .answer('fly-36');
    fly('block-never').tells('takes', { cities: ['lille'] });
    fly('block-always').tells('blocks').tells('grounded');
    landing(7, { media: { B: ['J1'] } })
      .orders('B', 'block-always')
      .asks('A', 'ask.fly')
      .answer('fly-36')
      .tells('takes');
  });
  test('ties: the first city', () => {
    landing(22, { cities: { A: ['caen', 'rennes'] } })
      .orders('A', 'tie-first')
      .tells('loses', { cities: ['rennes'] })
      .tells('order.ties', { cities: ['rennes'] });
    const asked = landing(22, { cities: { A: ['caen', 'rennes'] } })
      .asks('A', 'ask.tie')
      .leaving('rennes', 'tie-first');
    expect(asked.answer('rennes+tie-first').tells('loses', { cities: ['rennes'] }).state.orders.A).toEqual(['tie-first']);
  });
  test('whoever chose first in an exchange has seen the other’s order answer, and does not choose anew', () => {
    const exchange = () => drawing('I13', { cities: { A: ['caen', 'rennes'], B: ['nancy', 'montpellier'] } });
    const orders = exchange().orders('B', 'tie-first').asks('A', 'ask.tie').answer('caen');
    orders.tells('swaps').tells('order.ties').takesNothingBack();
    const asks = exchange().asks('A', 'ask.tie').answer('caen');
    expect(asks.asks('B', 'ask.tie').answer('nancy').tellsNot('order.ties').events).not.toEqual([]);
    expect(() => exchange().asks('A', 'ask.tie').answer('caen').takesNothingBack()).toThrow();
  });
  test('the same orders are offered to everybody', () => {
    const table = battle({ A: ['P3'] });
    expect(() => table.orders('A', 'surrender')).toThrow('not-offered');
  });
});
