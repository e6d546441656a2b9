/** One sentence tells a campaign, and its votes tell the race. */
import { expect, test } from 'vitest';
import { votesIn } from '../../../src/games/candidate/data/states.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { msg } from '../../../src/games/candidate/messages.ts';
import type { CandidateView } from '../../../src/games/candidate/rules/view.ts';
import type { Sum, Turned, Verdict } from '../../../src/games/candidate/state.ts';
import type { StateId } from '../../../src/games/candidate/vocabulary.ts';
import { narrate, standing as standingOf } from '../../../src/games/candidate/words/narrator.ts';
import { openSay } from '../../../src/i18n/say.ts';
import type { Lang } from '../../../src/i18n/types.ts';
import type { Message } from '../../../src/kernel/types.ts';
import { playRandom, type Standing } from '../../standing/play.ts';
import { standing } from './standing.ts';

const players = { A: 'Ada', B: 'Ben', C: 'Cleo', D: 'Dan' };
const say = (lang: Lang) => openSay({ lang, texts: candidate.texts[lang], players });
const told = (events: readonly Message[], lang: Lang = 'en') => narrate(events).map((one) => say(lang)(one).replaceAll(/[\u00a0\u202f]/g, ' '));

const passes = (seat: string) => msg('passes', { seat });
const lays = (seat: string, ...on: [string, number][]) => msg('campaigns', { seat, counts: on.map(([owner, n]) => ({ box: 'OH', on: owner, n })) });

test('who laid cards and who passed is one sentence, with what lies on others’ sections', () => {
  const campaign = [lays('A', ['A', 2]), passes('B'), lays('C', ['C', 1], ['A', 2]), passes('D')];
  expect(told(campaign)).toEqual(['Ada plays 2 cards face down and Cleo 3 (2 on Ada’s section); Ben and Dan pass.']);
  expect(told(campaign, 'fr')).toEqual(['Ada joue 2 cartes face cachée et Cleo 3 (2 chez Ada) ; Ben et Dan passent.']);
  const alike = [lays('A', ['A', 2]), lays('B', ['B', 2]), passes('C')];
  expect(told(alike)).toEqual(['Ada and Ben each play 2 cards face down; Cleo passes.']);
  expect(told(alike, 'fr')).toEqual(['Ada et Ben jouent chacun 2 cartes face cachée ; Cleo passe.']);
  expect(told([passes('A'), passes('B'), msg('passes.empty', { seat: 'C' })])).toEqual(['Ada and Ben pass; Cleo has no cards and passes.']);
});

test('a second campaign of the same player is a sentence of its own', () => {
  const twice = [lays('A', ['A', 2]), lays('A', ['A', 1])];
  expect(narrate(twice)).toEqual(twice);
  const two = narrate([lays('A', ['A', 2]), passes('B'), lays('A', ['A', 1]), passes('B')]);
  expect(two.map(({ key }) => key)).toEqual(['told.campaign', 'told.campaign']);
});

test('one move alone is told whole, and what stands between the moves stays', () => {
  const one = lays('A', ['A', 2]);
  expect(narrate([one])).toEqual([one]);
  const gives = msg('gives-up', { seat: 'A', cards: ['money-50'] });
  expect(narrate([one, gives, passes('B')]).map(({ key }) => key)).toEqual(['told.campaign', 'gives-up']);
});

test('nobody becomes the next Dealer who is out in the next line', () => {
  const deals = (seat: string) => msg('deals', { seat });
  const out = msg('eliminated', { seat: 'C', votes: 8, fewest: true });
  expect(narrate([deals('C'), out])).toEqual([out]);
  expect(narrate([deals('B'), out])).toEqual([deals('B'), out]);
  expect(narrate([deals('C'), passes('A'), out])).toEqual([deals('C'), passes('A'), out]);
});

const sum = (seat: string, money: number[], more: Partial<Sum> = {}): Sum => ({
  ...{ seat, money, endorsements: [], rumors: [], ruled: false, squelched: false, son: false },
  ...{ total: money.reduce((all, one) => all + one, 0), ...more },
});
const counted = (box: string, verdict: Verdict, sums: Sum[] = []) =>
  msg('count', { box, votes: votesIn(box as StateId), sums, verdict, partyRuling: false, kind: 'primary' });
const turned = (box: string, ...laid: Turned[]) => msg('turned', { box, kind: 'primary', laid });
const nobody = { kind: 'nobody' } as const;

test('states that nobody won are one sentence where they follow one another, and no more is to be said of them', () => {
  expect(told([counted('KS', nobody), turned('IA', { card: 'zero-1', by: 'A', on: 'A' }), counted('IA', nobody)])).toEqual([
    'Kansas and Iowa: nobody is above zero; the 13 votes become Undecided.',
    'Iowa, face up – Ada: Zero.',
  ]);
  expect(told([counted('KS', nobody), counted('IA', nobody)], 'fr')).toEqual([
    'Kansas et Iowa : personne ne dépasse zéro ; les 13 voix vont aux Indécis.',
  ]);
  const none = msg('bandwagon.none');
  expect(told([counted('KS', nobody), none])).toEqual(['Kansas: nobody is above zero; the 6 votes become Undecided, and nobody has the Bandwagon.']);
  expect(told([counted('KS', nobody), counted('IA', nobody), none], 'fr')).toEqual([
    'Kansas et Iowa : personne ne dépasse zéro ; les 13 voix vont aux Indécis, et personne n’a le pion Bandwagon.',
  ]);
  expect(narrate([none])).toEqual([none]);
  const apart = [counted('KS', nobody), counted('MO', { kind: 'won', by: 'A', son: false }, [sum('A', [30])]), counted('IA', nobody)];
  expect(narrate(apart)).toEqual(apart);
  const below = [counted('KS', nobody), counted('IA', nobody, [sum('A', [], { rumors: [20], total: -20 })])];
  expect(narrate(below)).toEqual(below);
});

test('nobody above zero has brackets within brackets', () => {
  const spoiled = counted('KS', nobody, [sum('A', [20], { rumors: [30], total: -10 }), sum('B', [20], { rumors: [20], total: 0 })]);
  expect(told([spoiled])).toEqual(['Kansas: nobody is above zero (Ben $0, Ada −$10k); the 6 votes become Undecided.']);
  expect(told([spoiled], 'fr')).toEqual(['Kansas : personne ne dépasse zéro (Ben 0 $, Ada −10 k$) ; les 6 voix vont aux Indécis.']);
});

test('of cards that were turned over, those that the result names already are not told again', () => {
  const won = counted('KS', { kind: 'won', by: 'A', son: false }, [sum('A', [50]), sum('B', [20])]);
  const money = (by: string, on: string) => ({ card: 'money-50-1', by, on });
  expect(narrate([turned('KS', money('A', 'A'), money('B', 'B')), won])).toEqual([won]);
  expect(narrate([turned('KS', money('A', 'A'), { card: 'endorsement-20-1', by: 'B', on: 'B' }), won])).toEqual([won]);
  for (const other of [money('A', 'B'), { card: 'zero-1', by: 'A', on: 'A' }]) {
    const both = [turned('KS', money('A', 'A'), other), won];
    expect(narrate(both)).toEqual(both);
  }
});

test('what the only winner of a primary has of it stands with the last state they won', () => {
  const wins = (box: string, by: string) => counted(box, { kind: 'won', by, son: false }, [sum(by, [30])]);
  const bandwagon = (votes: number, bonus = 1) => msg('bandwagon', { seat: 'A', bonus, votes });
  expect(told([counted('KS', nobody), wins('IA', 'A'), bandwagon(7)])).toEqual([
    'Kansas: nobody is above zero; the 6 votes become Undecided.',
    'Iowa: Ada wins 7 votes with $30k. Ada takes the Bandwagon and draws an extra card.',
  ]);
  expect(told([wins('KS', 'A'), wins('IA', 'A'), bandwagon(13, 2)]).at(-1)).toBe(
    'Iowa: Ada wins 7 votes with $30k. With 13 votes this turn, Ada keeps the Bandwagon and draws 2 extra cards.',
  );
  expect(told([wins('IA', 'A'), bandwagon(7)], 'fr')).toEqual([
    'Iowa : Ada gagne 7 voix avec 30 k$. Ada prend le pion Bandwagon et tire une carte de plus.',
  ]);
  // If others have won as well, or something comes in between, it names the votes it is about.
  for (const events of [
    [wins('KS', 'B'), wins('IA', 'A'), bandwagon(7)],
    [wins('IA', 'A'), counted('KS', nobody), bandwagon(7)],
    [wins('IA', 'A'), bandwagon(13)],
  ])
    expect(told(events).at(-1)).toMatch(/Ada wins the most votes \(\d+\), takes the Bandwagon, and draws an extra card\.$/);
});

test('what the piles show is no line beside anything else', () => {
  const shuffled = msg('reshuffle', { n: 40 });
  const discards = msg('discards-down', { seat: 'A', cards: ['zero-1'] });
  expect(narrate([discards, shuffled, passes('A')])).toEqual([passes('A')]);
  expect(narrate([discards])).toEqual([discards]);
  expect(narrate([shuffled, passes('A')])).toEqual([passes('A')]);
  expect(narrate([shuffled])).toEqual([shuffled]);
});

test('a Favorite Son is the cause of what it wins, and of a tie', () => {
  const sons = [sum('A', [], { son: true }), sum('B', [], { son: true }), sum('C', [60]), sum('D', [], { son: true, rumors: [10], total: -10 })];
  expect(told([counted('TX', { kind: 'tie', among: ['A', 'B'], son: true }, sons)])).toEqual([
    'Texas: Ada and Ben, each with a Favorite Son, are tied at $0 and campaign again. Dan has a Favorite Son, too, with a lower total.',
  ]);
  const won = (sums: Sum[]) => told([counted('TX', { kind: 'won', by: 'A', son: true }, sums)]);
  expect(won([sum('A', [20], { son: true }), sum('C', [60])])).toEqual([
    'Texas: Ada wins 32 votes with a Favorite Son, which beats any total: Ada $20k; Cleo $60k.',
  ]);
  expect(won([sum('A', [70], { son: true }), sum('C', [60])])).toEqual(['Texas: Ada wins 32 votes with a Favorite Son and $70k; Cleo $60k.']);
  expect(won([sum('A', [], { son: true })])).toEqual(['Texas: Ada wins 32 votes with a Favorite Son.']);
});

test('a ruling that cancelled nothing is no sentence of its own', () => {
  const ruled = (endorsements: number[]) =>
    counted('CA', { kind: 'won', by: 'A', son: false }, [sum('A', [60]), sum('B', [], { ruled: true, endorsements })]);
  expect(told([ruled([])])).toEqual(['California: Ada wins 54 votes with $60k.']);
  expect(told([ruled([30])])[0]).toMatch(/State Ruling: no Endorsement counts for Ben\.$/);
});

test('the race names those with votes, the leader first, and what is Undecided', () => {
  const view = (...votes: [string, number, boolean?][]) =>
    ({ runners: votes.map(([seat, n, out]) => ({ seat, votes: n, running: !out })), undecided: { votes: 0 } }) as unknown as CandidateView;
  expect(say('en')(standingOf(view(['A', 70], ['B', 93], ['C', 0], ['D', 99, true])))).toBe('Votes: Ben 93 · Ada 70 (270 to win).');
  expect(say('en')(standingOf(view(['A', 0])))).toBe('Nobody has any votes yet (270 to win).');
  const undecided = { ...view(['A', 70]), undecided: { states: [], votes: 24 } };
  expect(say('en')(standingOf(undecided))).toBe('Votes: Ada 70 (270 to win, 24 Undecided).');
  expect(say('fr')(standingOf(undecided)).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe('Voix : Ada 70 (il en faut 270 ; 24 aux Indécis).');
});

test('in a whole game every move of a campaign is told once', () => {
  const events: Message[] = [];
  playRandom(standing as unknown as Standing, 0, {
    after: (_state, _answer, all) => void events.push(...all.filter(({ to }) => to === 'all').map(({ message }) => message)),
  });
  const lines = narrate(events);
  const count = (key: string) => events.filter((one) => one.key === key).length;
  const joined = lines
    .filter(({ key }) => key === 'told.campaign')
    .map(({ args }) => args as { laid: unknown[]; passed: unknown[]; empty: unknown[] });
  const alone = (key: string) => lines.filter((one) => one.key === key).length;
  const sum = (which: 'laid' | 'passed' | 'empty') => joined.reduce((all, one) => all + one[which].length, 0);
  expect(sum('laid') + alone('campaigns')).toBe(count('campaigns'));
  expect(sum('passed') + alone('passes')).toBe(count('passes'));
  expect(sum('empty') + alone('passes.empty')).toBe(count('passes.empty'));
  for (const key of ['names', 'eliminated']) expect(alone(key), key).toBe(count(key));
  const nobody = lines.flatMap(({ key, args }) => (key === 'told.nobody' ? (args as { boxes: string[] }).boxes : []));
  expect(nobody.length).toBeGreaterThan(1);
  expect(alone('told.bandwagon')).toBeGreaterThan(1);
  expect(alone('bandwagon') + alone('told.bandwagon')).toBe(count('bandwagon'));
  expect(alone('count') + alone('told.bandwagon') + nobody.length).toBe(count('count'));
});
