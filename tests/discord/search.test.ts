/** The words people type find the rules: what beginners look for, the box's own terms, and every card by its name. */
import { describe, expect, test } from 'vitest';
import { findTopic, readyToSearch, suggest } from '../../src/discord/actions/show/search.ts';
import { guideId, topicsOf } from '../../src/discord/actions/show/topics.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { games } from '../../src/games/index.ts';
import { langs } from '../../src/i18n/types.ts';
import { queries } from './queries.ts';

await readyToSearch(console);

const knowsNothing = [
  ...['how to play', 'goal', 'aim of the game', 'tutorial', 'learn'],
  ...['comment jouer', 'But du jeu', 'Comment jouer ?', 'objectif', 'débutant'],
];

/** Terms from the box, in either language, and the page that each leads to. */
const terms: { [game: string]: { [word: string]: string } } = {
  campaign: {
    'Breaking News': 'news',
    'Dernière minute': 'news',
    'Going Negative': 'negative',
    'campagne négative': 'negative',
    'Media Support': 'media',
    'Demographic Support': 'key',
    'clef démographique': 'key',
    "Obama's deck": 'deck-obama',
    'la pioche de McCain': 'deck-mccain',
    talon: 'reshuffle',
  },
  candidate: {
    'Runner-Up': 'groundwork',
    favori: 'groundwork',
    Undecided: 'convention',
    Squelch: 'rumors',
    Démenti: 'rumors',
    'Enfant du pays': 'problems',
    'fils du pays': 'problems',
    'Favorite Son': 'problems',
    Texas: 'primaries',
    'Nouveau-Mexique': 'primaries',
    'The primaries': 'primaries',
    'Which primaries border': 'borders',
    Bandwagon: 'bandwagon',
  },
  'moi-president': {
    socle: 'socle',
    base: 'socle',
    'zone indécis': 'indecis',
    Affaire: 'affaire',
    Scandal: 'affaire',
    'all the cards': 'cartes',
    'toutes les cartes': 'cartes',
  },
  president: {
    'case or': 'gold',
    'gold squares': 'gold',
    'squares in order': 'squares',
    'force électorale': 'battle',
    'groupes protégés': 'protection',
    Hélicoptère: 'helicopter',
    'points-voix': 'victory',
  },
};

describe.each(games)('$command', (game) => {
  const { seats } = game;
  const names = langs.flatMap((lang) => Object.entries(game.texts[lang].names).flatMap(([id, name]) => (seats.includes(id) ? [] : [name])));

  describe.each(langs)('%s', (lang) => {
    const topics = topicsOf(game, speechOf(game, null, lang));
    const found = (word: string) => findTopic(topics, word);

    test('How to play is offered first before anything is typed, and to whoever knows nothing', () => {
      expect(suggest(topics, '')[0]?.topic.id).toBe(guideId);
      expect(knowsNothing.filter((word) => found(word)?.id !== guideId)).toEqual([]);
    });

    test('the terms of the box lead to their pages, whatever language they are printed in', () => {
      const wrong = Object.entries(terms[game.command] ?? {}).filter(([word, id]) => found(word)?.id !== id);
      expect(wrong.map(([word, id]) => `${word}: ${found(word)?.id ?? 'nothing'} for ${id}`)).toEqual([]);
    });

    test('what people type finds the page they mean among the first three, with typing errors and in words of their own', () => {
      const typed = Object.entries(queries[game.command]?.[lang] ?? {});
      const firsts = (word: string) =>
        suggest(topics, word)
          .slice(0, 3)
          .map(({ topic }) => topic.id);
      const wrong = typed.filter(([word, id]) => !firsts(word).includes(id));
      expect(wrong.map(([word, id]) => `${word}: ${firsts(word).join(', ')} for ${id}`)).toEqual([]);
    });

    test('everything that has a name is found by it, in either language', () => {
      expect(names.length).toBeGreaterThan(10);
      expect(names.filter((name) => found(name) === null)).toEqual([]);
    });
  });
});

test('a hundred queries are tried, of every game with some at least twenty-five', () => {
  const tried = games.filter(({ command }) => command in queries);
  const counts = tried.map(({ command }) => langs.reduce((sum, lang) => sum + Object.keys(queries[command]?.[lang] ?? {}).length, 0));
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(25);
  expect(counts.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(100);
});
