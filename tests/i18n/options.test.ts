/** An option without words does not compile, and texts follow the choice. `tsc` checks the first half, in `npm run check`. */
import { describe, expect, test } from 'vitest';
import type { StartOption } from '../../src/games/game.ts';
import { following, type OptionTexts } from '../../src/i18n/options.ts';
import { toldAt, typesetTexts } from '../../src/i18n/say.ts';
import type { GameTexts, Topic } from '../../src/i18n/types.ts';

const options = [
  { name: 'cards', kind: 'choice', values: ['3', '4'], initial: '3' },
  { name: 'storm', kind: 'toggle', initial: false },
] as const satisfies readonly StartOption[];
type Texts = OptionTexts<typeof options>;

const storm = { name: 'storm', description: 'A storm rises', choices: {} };
const cards = { name: 'cards', description: 'How many are dealt', choices: { '3': 'Three', '4': 'Four' } };

/** Must not compile: if one of these does, `tsc` reports the comment above it. */
const refused = [
  // @ts-expect-error An option without words.
  { cards } satisfies Texts,
  // @ts-expect-error A value without a name.
  { storm, cards: { ...cards, choices: { '3': 'Three' } } } satisfies Texts,
  // @ts-expect-error Words for an option that no longer exists.
  { cards, storm, fog: storm } satisfies Texts,
  // @ts-expect-error A name for a value that no longer exists.
  { storm, cards: { ...cards, choices: { '3': 'Three', '4': 'Four', '5': 'Five' } } } satisfies Texts,
  // @ts-expect-error Words for options in a game that doesn't list any.
  { cards, storm } satisfies GameTexts<{ said: never }>['options'],
  // @ts-expect-error A page about an option that doesn't exist.
  { id: 'deal', title: 'Dealing', about: ['fog'], body: '' } satisfies Topic<typeof options>,
  // @ts-expect-error A text that depends on an option that doesn't exist.
  following<typeof options>((here) => `${here?.fog}`),
];

const dealing = following<typeof options>((here) => `You're dealt ${here ? here.cards : '3, or 4'} cards${here?.storm ? ' in a storm' : ''}.`);

test('words are held to the options by tsc', () => {
  expect([{ cards, storm } satisfies Texts, ...refused]).toHaveLength(8);
});

describe('a text that follows options', () => {
  test('says what they change where no table is meant', () => expect(toldAt(dealing, null)).toBe("You're dealt 3, or 4 cards."));

  test('says what is in force at a table', () => expect(toldAt(dealing, { cards: '4', storm: true })).toBe("You're dealt 4 cards in a storm."));

  test('is set as its language sets texts, in both', () => {
    const texts = { ...empty, topics: [{ id: 'deal', title: 'Dealing', ...dealing }], guide: { ...empty.guide, aim: dealing } };
    const { topics, guide } = typesetTexts(texts as unknown as GameTexts, 'en');
    for (const text of [topics[0]!, guide.aim])
      expect([toldAt(text, null), toldAt(text, { cards: '4', storm: false })]).toEqual(['You’re dealt 3, or 4 cards.', 'You’re dealt 4 cards.']);
  });

  test('one that follows none says the same everywhere', () => expect(toldAt({ body: 'Win.' }, { cards: '4' })).toBe('Win.'));
});

const empty = {
  title: '',
  pitch: '',
  credits: '',
  phrases: {},
  firsts: {},
  names: {},
  options: {},
  topics: [],
  guide: { aim: { body: '' }, pages: [], steps: [], end: '' },
};
