/** How a post tells a turn: causes with their results, nothing lost, whichever part of a game it tells. */
import { describe, expect, test } from 'vitest';
import { narrated } from '../../../src/discord/present/parts/story.ts';
import { moiPresident } from '../../../src/games/moi-president/game.ts';
import { standing as raceOf } from '../../../src/games/moi-president/words/describe.ts';
import { inEachLanguage, langs } from '../../../src/i18n/languages.ts';
import type { Lang } from '../../../src/i18n/types.ts';
import type { Event, Message } from '../../../src/kernel/types.ts';
import { sayOf } from '../../standing/checks.ts';
import { playRandom } from '../../standing/play.ts';
import { campagne, socle } from './cards.ts';
import { scenario } from './scenario.ts';
import { standing } from './standing.ts';

const seats = ['A', 'B', 'C', 'D', 'E'];
const saying = inEachLanguage((lang) => sayOf(moiPresident, lang, seats));
const spaced = (line: string) => line.replaceAll(/\s/g, ' ');
const openly = (events: readonly Event[]): Message[] => events.filter(({ to }) => to === 'all').map(({ message }) => message);
const told = (events: readonly Message[], lang: Lang = 'en') => narrated(events, moiPresident).map((line) => spaced(saying[lang](line)));
const fact = (key: string, args: Message['args'] = {}): Message => ({ key, args });
const card = (kind: string, points = 0) => ({ id: kind, kind, points });
const discards = (by: string, kind: string) => fact('discards', { by, card: card(kind) });
const lays = fact('lays', { by: 'B', card: card('campagne', 5), total: 23 });
const roll = (by: string, die: number) => ({ by, die });
const duel = (mine: number, theirs: number, again = false) =>
  fact(mine === theirs ? 'duel.tie' : 'duel', { why: 'debat', one: roll('A', mine), other: roll('B', theirs), again });

test('a second throw for the first turn says that it is one', () => {
  const rolls = (a: number, b: number) => fact('start.rolls', { rolls: [roll('A', a), roll('B', b)], tied: a === b ? ['A', 'B'] : [] });
  expect(told([rolls(6, 6), rolls(5, 2), fact('start.first', { seat: 'A' })])).toEqual([
    'Rolling for the first turn: Ada **6** and Ben **6**. A tie: Ada and Ben roll again. This time: Ada **5** and Ben **2**. **Ada** goes first.',
  ]);
});

describe('discards', () => {
  test('with what follows, in one line', () => {
    expect(told([discards('A', 'debat'), lays])).toEqual(['Ada discards Debate. Ben lays **Campaign 5**.']);
    expect(told([discards('A', 'debat'), discards('B', 'affaire'), lays], 'fr')).toEqual([
      'Ada défausse Débat et Ben défausse Affaire. Ben pose **Campagne 5**.',
    ]);
  });
  test('the same card of several, said once', () => {
    expect(told([discards('A', 'debat'), discards('B', 'debat')])).toEqual(['Ada and Ben each discard Debate.']);
    expect(told([discards('A', 'debat'), discards('B', 'debat'), discards('A', 'debat')])).toEqual(['Ada discards Debate ×2; Ben discards Debate.']);
  });
  test('a turn that only discards begins no chapter, though another turn; a played one does, once it is over', () => {
    const table = scenario({ hands: { A: ['debat-01'], B: [campagne(5)] }, campaign: { A: [campagne(3)] } });
    const view = () => moiPresident.rules.view(table.state, null);
    const [chapter, turn] = [() => moiPresident.chapter!(view()), () => moiPresident.turn!(view())];
    const [first, begun] = [chapter(), turn()];
    table.asks('A', 'ask.card').answer('discard-debat-01');
    expect(chapter()).toBe(first);
    expect(turn()).not.toBe(begun);
    table.asks('B', 'ask.card').answer(campagne(5));
    expect(chapter()).not.toBe(first);
  });
  test('an attack stays in the chapter of its duel', () => {
    const table = scenario({ hands: { A: ['debat-01'], B: ['debat-02'] }, campaign: { A: [campagne(5)], B: [campagne(8)] } });
    const chapter = () => moiPresident.chapter!(moiPresident.rules.view(table.state, null));
    table.asks('A', 'ask.card').answer('discard-debat-01');
    const begun = chapter();
    table.asks('B', 'ask.card').answer('debat-02');
    table.asks('A', 'ask.react');
    expect(chapter()).toBe(begun);
  });
});

describe('an attack', () => {
  const attacks = fact('attacks', { by: 'A', card: card('debat'), target: 'B' });
  const takes = fact('takes', { by: 'A', from: 'B', points: 8, total: 31 });
  test('its duel, and what changed hands', () => {
    expect(told([attacks, duel(5, 4), takes])).toEqual([
      'Ada plays **Debate** against **Ben** and wins the duel **5** to **4**. Ada takes a campaign card worth 8 points from Ben.',
    ]);
    expect(told([attacks, duel(3, 3), duel(2, 4, true)], 'fr')).toEqual([
      'Ada joue **Débat** contre **Ben** mais perd le duel, **2** à **4** après une égalité.',
    ]);
  });
  test('turned aside, the duel names both', () => {
    const turned = fact('reacts.diversion', { by: 'B', attack: 'debat', attacker: 'A', to: 'C', swapped: false });
    const other = fact('duel', { why: 'debat', one: roll('A', 2), other: roll('C', 6), again: false });
    expect(told([attacks, turned, other])).toEqual([
      'Ada plays **Debate** against **Ben**. **Diversion!** Ben redirects the Debate to Cleo. Cleo wins the duel against Ada, **6** to **2**.',
    ]);
  });
  test('a post that begins or ends in the middle of it', () => {
    expect(told([attacks])).toEqual(['Ada plays **Debate** against **Ben**.']);
    expect(told([duel(3, 3), duel(5, 4, true), takes])).toEqual([
      'Ada wins the duel against Ben, **5** to **4** after a tie. Ada takes a campaign card worth 8 points from Ben.',
    ]);
    expect(told([duel(6, 1)])).toEqual(['Ada wins the duel against Ben, **6** to **1**.']);
    expect(told([takes])).toEqual(['Ada takes a campaign card worth 8 points from Ben.']);
  });
});

test('a card of the base with its die is what decided, in one line', () => {
  const played = (dice: number[], lang: Lang = 'en') => {
    const table = scenario({ hands: { A: [socle(10)] }, campaign: { A: [campagne(8)] }, dice })
      .asks('A', 'ask.card')
      .answer(socle(10));
    return told(openly(table.events), lang);
  };
  expect(played([6])).toEqual(['Ada plays **Base 10** and rolls **6**: it’s safe in their base.']);
  expect(played([2])).toEqual(['Ada plays **Base 10** but rolls **2**: it goes to the undecided, who now hold 10 points.']);
  expect(played([6], 'fr')).toEqual(['Ada joue **Socle 10** et fait **6** : la carte rejoint le socle.']);
  expect(played([2], 'fr')).toEqual(['Ada joue **Socle 10** mais fait **2** : la carte part chez les indécis, qui valent désormais 10 points.']);
});

test('a die of the Great Debate stands with what it cost; those that cost nothing are one line', () => {
  const stands = (seat: string, die: number) => fact('stands', { seat, die, spared: die > 3 });
  const pays = fact('pays', { by: 'A', set: [3, 5], to: 'undecided', worth: 13, total: 21 });
  const debate = [stands('A', 2), pays, stands('B', 4), stands('C', 6), stands('D', 1)];
  expect(told(debate)).toEqual([
    'Ada rolls **2** and leaves campaign cards worth 3 and 5 points to the undecided, who now hold 13 points.',
    'Ben rolls **4** and Cleo rolls **6**: no points lost.',
    'Dan rolls **1**: 5 points go to the undecided.',
  ]);
  // All are one line with the card that asked for them.
  expect(told([fact('plays', { by: 'A', card: card('grand-debat') }), fact('exempt', { seat: 'D' }), ...debate.slice(0, 3)])).toEqual([
    'Ada plays **Great Debate**. Dan has fewer than 5 campaign points and skips the Great Debate. Ada rolls **2** and leaves campaign cards worth 3 and 5 points to the undecided, who now hold 13 points. Ben rolls **4**: no points lost.',
  ]);
  // Players who are spared are told apart from those who are not.
  const mixed = [fact('plays', { by: 'A', card: card('grand-debat') }), stands('B', 6), stands('A', 2), pays, stands('C', 5)];
  expect(told(mixed)).toEqual([
    'Ada plays **Great Debate**. Ben rolls **6**: no points lost. Ada rolls **2** and leaves campaign cards worth 3 and 5 points to the undecided, who now hold 13 points. Cleo rolls **5**: no points lost.',
  ]);
  expect(told(debate, 'fr').slice(0, 2)).toEqual([
    'Ada fait **2** et laisse aux indécis les cartes campagne 3 et 5 ; la zone indécis vaut désormais 13 points.',
    'Ben fait **4** et Cleo fait **6** : aucune perte.',
  ]);
});

test('what only one’s own seat is told stands below the line it came in', () => {
  const own = fact('order.answered', { answer: 'immunite', attack: 'debat', attacker: 'A' });
  const cancels = fact('reacts.immunite', { by: 'B', attack: 'debat', attacker: 'A' });
  expect(told([fact('attacks', { by: 'A', card: card('debat'), target: 'B' }), own, cancels])).toEqual([
    'Ada plays **Debate** against **Ben**. **Immunity!** Ben cancels the Debate.',
    'Your standing order answered Ada’s Debate: you play Immunity.',
  ]);
});

describe.each([...langs])('whole games (%s)', (lang) => {
  test.each([1, 4, 1000])('every card, every die that decided and every point that moved is told, in posts of %d events', (size) => {
    for (const table of [0, 3]) {
      const events: Message[] = [];
      playRandom(standing, table, { after: (_state, _answer, news) => void events.push(...openly(news)) });
      for (let i = 0; i < events.length; i += size) {
        const post = events.slice(i, i + size);
        const read = told(post, lang).join('\n');
        for (const { key, args = {} } of post) {
          const one = args as { by?: string; card?: { kind: string; points: number }; die?: number; points?: number };
          const { names } = moiPresident.texts[lang];
          if (one.card) expect(read).toContain(spaced(names[one.card.kind]!));
          if (key === 'luck' || key === 'duel') expect(read).toMatch(new RegExp(`\\*\\*${one.die ?? (args.one as { die: number }).die}\\*\\*`));
          if (['takes', 'gives', 'trusts', 'rallies'].includes(key)) expect(read).toMatch(new RegExp(`\\b${one.points}\\b`));
          // The race, which the line below the story tells when it changes, is not told twice.
          expect(read).not.toMatch(/in all|en tout/);
        }
      }
    }
  });
});

test('the race names the leader first, and what elects', () => {
  const { state } = scenario({ people: 2, campaign: { A: [campagne(3)], B: [campagne(8)] } });
  const line = raceOf(moiPresident.rules.view(state, null));
  expect(saying.en(line)).toBe('Ben 8 · Ada 3 (51 to win)');
  expect(spaced(saying.fr(line))).toBe('Points : Ben 8 · Ada 3 (il en faut 51)');
});
