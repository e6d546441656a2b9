import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findTopic } from '../../../src/discord/actions/show/search.ts';
import { topicsOf } from '../../../src/discord/actions/show/topics.ts';
import { speechOf } from '../../../src/discord/speech/speech.ts';
import { check } from '../../../src/games/candidate/check.ts';
import { adjacent } from '../../../src/games/candidate/data/adjacency.ts';
import { copies, printed, printOf, rangeOf, sorted } from '../../../src/games/candidate/data/cards.ts';
import { border, primaries } from '../../../src/games/candidate/data/primaries.ts';
import { electoralVotes, stateIds, votesIn } from '../../../src/games/candidate/data/states.ts';
import { candidate } from '../../../src/games/candidate/game.ts';
import { families } from '../../../src/games/candidate/vocabulary.ts';
import { cardName as inEnglish } from '../../../src/games/candidate/words/en/names.ts';
import { cardName as inFrench } from '../../../src/games/candidate/words/fr/names.ts';
import { fromEachFolder } from '../../../src/i18n/languages.ts';
import type { TopicWords } from '../../../src/i18n/topics.ts';
import { langs } from '../../../src/i18n/types.ts';

const termsOf = await fromEachFolder<TopicWords>(async (lang) => (await import(`../../../src/games/candidate/words/${lang}/lookup.ts`)).terms);

const groups = Object.values(primaries);

/** Counts of what this project has put together. After a correction from a printed game, correct the figures here, too. */
describe('what is printed, as found or proposed', () => {
  test('reconstruction: 51 markers with 538 votes', () => {
    expect(stateIds).toHaveLength(51);
    expect(votesIn(...stateIds)).toBe(538);
  });

  test('reconstruction: 23 primaries, five singles, eight doubles and ten triples, with 42 pairs that border each other', () => {
    expect([1, 2, 3].map((n) => groups.filter((states) => states.length === n).length)).toEqual([5, 8, 10]);
    const pairs = groups.flatMap((one, i) => groups.slice(i + 1).filter((other) => border(one, other)));
    expect(pairs).toHaveLength(42);
  });

  test('reconstruction: 108 cards: so many of each family, with these sums', () => {
    const prints = printed().map(printOf);
    expect(prints).toHaveLength(108);
    expect(families.map((family) => rangeOf(family).n)).toEqual([48, 18, 10, 5, 8, 4, 2, 4, 6, 3]);
    const sum = (family: string) => prints.filter((card) => card.family === family).reduce((total, { value }) => total + value, 0);
    expect([sum('money'), sum('endorsement'), sum('rumor')]).toEqual([1870, 460, 260]);
  });
});

describe('whatever the values are', () => {
  test('every state votes in one primary', () => expect(groups.flat().sort()).toEqual([...stateIds].sort()));

  test('borders follow from the states: Florida and Georgia touch, Alaska and Hawaii touch nothing', () => {
    expect(border(['FL'], ['GA', 'AL'])).toBe(true);
    expect(border(['GA', 'AL'], ['FL'])).toBe(true);
    expect(groups.some((states) => border(['AK', 'HI'], states))).toBe(false);
  });

  test('a face says what the card is, whether the table prints it or not', () => {
    expect(printOf('endorsement-25-7')).toMatchObject({ family: 'endorsement', value: 25, copy: 7 });
    expect(printOf('party-ruling-9')).toMatchObject({ family: 'party-ruling', value: 0, copy: 9 });
    expect(() => printOf('joker-1')).toThrow('joker-1');
    expect(sorted(['zero-1', 'money-20-1', 'rumor-10-1', 'money-10-2', 'money-10-1'])).toEqual([
      'money-10-1',
      'money-10-2',
      'money-20-1',
      'rumor-10-1',
      'zero-1',
    ]);
  });

  test('a copy without a title is called by its family', () => {
    expect([inEnglish('endorsement-20-99'), inEnglish('endorsement-25-1'), inEnglish('rumor-60-1')]).toEqual(['Endorsement', 'Endorsement', 'Rumor']);
    expect([inFrench('endorsement-20-99'), inFrench('rumor-60-1')]).toEqual(['Soutien', 'Rumeur']);
  });

  test('the check of values finds nothing wrong', () => expect(check()).toEqual([]));

  test.each(langs)('%s: every card, state and primary has a name, and every heading a page', (lang) => {
    const { names, topics } = candidate.texts[lang];
    for (const id of [...candidate.seats, ...stateIds, ...Object.keys(primaries), ...printed()]) expect(names[id], id).toBeTruthy();
    expect(new Set(candidate.seats.map((seat) => names[seat])).size).toBe(6);
    for (const topic of topics) expect(topic.body.length, topic.id).toBeLessThanOrEqual(3500);
    expect(topics.map(({ id }) => id)).toEqual(candidate.texts.en.topics.map(({ id }) => id));
  });

  test.each(langs)('%s: the page a term is found by speaks of it', (lang) => {
    const { topics } = candidate.texts[lang];
    for (const [id, terms] of Object.entries(termsOf[lang])) {
      const { title, body } = topics.find((topic) => topic.id === id)!;
      for (const term of terms) {
        expect(`${title} ${body}`.toLowerCase(), `${term} on ${id}`).toContain(term.toLowerCase());
        expect(findTopic(topicsOf(candidate, speechOf(candidate, null, lang)), term)?.id, term).toBe(id);
      }
    }
  });

  test('six colours, all different', () => expect(new Set(candidate.seats.map((seat) => candidate.colour(seat))).size).toBe(6));
});

const reference = resolve(import.meta.dirname, '../../../../shared/data/candidate.json');

const beside = { skip: !existsSync(reference), meta: { needs: 'the tables of components beside the clone' } };
test('reconstruction: the tables agree with the reference', beside, () => {
  const table = JSON.parse(readFileSync(reference, 'utf8')) as {
    electoral_votes: { [state: string]: number };
    primaries: { id: string; states: string[]; votes: number; borders: string[] }[];
    state_adjacency: { [state: string]: string[] };
    deck: { money_k: object; endorsement_k: object; rumor_k: object };
  };
  expect(electoralVotes).toEqual(table.electoral_votes);
  expect(primaries).toEqual(Object.fromEntries(table.primaries.map(({ id, states }) => [id, states])));
  for (const one of table.primaries) {
    const near = Object.keys(primaries).filter((id) => id !== one.id && border(primaries[id]!, one.states));
    expect(near.sort(), one.id).toEqual([...one.borders].sort());
  }
  for (const [state, others] of Object.entries(table.state_adjacency))
    for (const other of others)
      expect([...(adjacent[state] ?? []), ...(adjacent[other] ?? [])].some((id) => id === state || id === other)).toBe(true);
  expect([copies.money, copies.endorsement, copies.rumor]).toEqual([table.deck.money_k, table.deck.endorsement_k, table.deck.rumor_k]);
});
