import './box.ts';
import { describe, expect, test } from 'vitest';
import { findTopic } from '../../../src/discord/actions/show/search.ts';
import { topicsOf } from '../../../src/discord/actions/show/topics.ts';
import { speechOf } from '../../../src/discord/speech/speech.ts';
import { cities } from '../../../src/games/president/data/cities.ts';
import { infosCards } from '../../../src/games/president/data/infos.ts';
import { mediaCards, paradeFor } from '../../../src/games/president/data/media.ts';
import { squares } from '../../../src/games/president/data/squares.ts';
import { president } from '../../../src/games/president/game.ts';
import { orders } from '../../../src/games/president/rules/orders.ts';
import { openSay } from '../../../src/i18n/say.ts';
import { langs } from '../../../src/i18n/types.ts';
import { openRandom, startRandom } from '../../../src/kernel/random.ts';
import { seedOf } from '../../standing/play.ts';
import { drawing } from './scenario.ts';
import { boards } from './scene-samples.ts';

const longNames = Object.fromEntries(president.seats.map((seat) => [seat, '*'.repeat(32)]));
const escaped = (name: string) => name.replaceAll('*', '\\*');

describe.each(langs)('in %s', (lang) => {
  const texts = president.texts[lang];
  const say = openSay({ lang, texts });

  test('everything has a name', () => {
    const ids = [
      ...president.seats,
      ...mediaCards,
      ...infosCards.map(({ id }) => id),
      ...cities.map(({ id }) => id),
      ...squares.map(({ name }) => name),
    ];
    for (const id of ids) expect(say.title(id).length, id).toBeGreaterThan(2);
    for (const option of orders.all) expect(say(option.label).length).toBeLessThanOrEqual(80);
  });

  test('no two squares to fly to read alike', () => {
    const labels = squares.filter(({ kind }) => kind !== 'helicopter').map(({ n }) => say({ key: 'square', args: { n } }));
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('there is a page for each heading, each Infos card and each kind of Media card', () => {
    const pages = texts.topics.map(({ id }) => id);
    expect(pages).toEqual(expect.arrayContaining(['overview', 'cities', 'media', 'battle', 'infos', 'helicopter', 'gold', 'victory', 'orders']));
    expect(pages).toEqual(expect.arrayContaining([...infosCards.map(({ id }) => id), ...mediaCards.slice(0, 16), 'J1']));
    expect(new Set(pages).size).toBe(pages.length);
    for (const { body } of texts.topics) expect(body).not.toMatch(/undefined/);
    for (const attack of mediaCards.slice(0, 8)) {
      expect(texts.topics.find(({ id }) => id === attack)?.body).toContain(say.title(paradeFor(attack)));
      expect(texts.topics.find(({ id }) => id === paradeFor(attack))?.body).toContain(say.title(attack));
    }
  });

  test('a word for a page leads to it, not to a card that bears it', () => {
    const pages = topicsOf(president, speechOf(president, null, lang));
    for (const word of ['Helicopter', 'Hélicoptère']) expect(findTopic(pages, word)?.id, word).toBe('helicopter');
  });

  test('a drawn card is told with its story and what it does', () => {
    for (const { id } of infosCards) {
      const told = drawing(id).events.find(({ message }) => message.key === 'infos')!.message;
      const body = texts.topics.find((topic) => topic.id === id)!.body;
      const [, story, effect] = body.split('\n');
      for (const part of [say.title(id), story!.replaceAll('*', ''), effect!]) expect(say(told)).toContain(part);
    }
  });

  test('the credits tell what is a reconstruction, the option whom it is for', () => {
    expect(texts.credits).toMatch(lang === 'fr' ? /reconstitution/ : /reconstruction/);
    expect(texts.options.rounds?.description).toMatch(/5 o[ru] 6/);
    expect(texts.pitch.length).toBeLessThanOrEqual(100);
  });

  test('board and race fit, however long the names are', () => {
    const talk = openSay({ lang, texts, players: longNames, quote: escaped });
    const plain = openSay({ lang, texts, players: longNames });
    for (const { view } of Object.values(boards)) {
      expect(president.describe(view, talk).length).toBeLessThanOrEqual(3500);
      expect(president.race(view, plain).length).toBeLessThanOrEqual(300);
    }
  });
});

test('seats are dealt at random: as many as there are people, all different', () => {
  const random = openRandom(startRandom(seedOf(3)), () => {});
  const dealt = Array.from({ length: 30 }, () => president.seating(4, {}, random));
  for (const seats of dealt) expect(new Set(seats).size).toBe(4);
  expect(new Set(dealt.map(([host]) => host)).size).toBe(6);
});
