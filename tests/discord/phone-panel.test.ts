/** A panel on a phone: what gives way if the question, its picture and its buttons wouldn't fit on one screen. */
import { ComponentType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { panelPost } from '../../src/discord/present/panel/panel.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { gallery, type Part } from '../../src/discord/wire/parts.ts';
import type { Game } from '../../src/games/game.ts';
import type { Option } from '../../src/kernel/types.ts';
import type { Snapshot } from '../../src/table/model/types.ts';
import { demoGame } from '../table/demo-game.ts';

const { en } = demoGame.texts;
const phrases = {
  ...en.phrases,
  'demo.gain': () => 'A gains one.',
  'order.demo': () => 'Your standing order answered.',
  kind: () => 'Kind',
  long: ({ id }: { id: string }) => `A long answer, called ${id}`,
};
const cards = Array.from({ length: 12 }, (_, i) => `card${i}`);
const texts = { ...demoGame.texts, en: { ...en, phrases } };
const game = { ...demoGame, headlines: ['demo.gain'], handOrder: () => cards, texts } as unknown as Game;

const option = (id: string, more: Partial<Option> = {}): Option => ({ id, label: { key: 'demo.option', args: { id } }, ...more });

/** The parts inside a panel that asks for one of these, with a picture of this height that shows the cards `told`. */
function shown(options: Option[], high: number, told: readonly string[], says: 'all' | null = null): Part[] {
  const table = { id: 'abcdefghij', phase: 'playing', people: [], seats: {}, toAct: [], banks: {}, away: [], paused: null, clock: 'none', since: {} };
  const decision = { seat: 'A', ask: { key: 'demo.gain' }, options, min: 1, max: 1 };
  const asked = { ref: '1-1', decision };
  const snapshot = {
    table,
    viewer: 'A',
    asked,
    ahead: [],
    canUndo: false,
    canAskBack: false,
    orders: null,
    view: { hand: [] },
  } as unknown as Snapshot;
  const events = [
    { to: 'all' as const, message: { key: 'demo.gain' } },
    { to: ['A'], message: { key: 'order.demo' } },
    { to: 'all' as const, message: { key: 'demo.gain' } },
  ];
  const picture = { part: gallery('hand.png', 'a hand'), files: [], taken: 0, tells: told, says, high };
  const { components } = panelPost({ game, snapshot, speech: speechOf(game, null, 'en'), events }, picture);
  return (components[0] as { components: Part[] }).components;
}
const headOf = (parts: Part[]): string => (parts[0] as { content: string }).content;
const labelsOf = (parts: Part[]): (string | undefined)[][] =>
  parts.flatMap((part) =>
    part.type === ComponentType.ActionRow
      ? [part.components.map((one) => ('label' in one ? one.label : `menu of ${'options' in one ? one.options.length : 0}`))]
      : [],
  );

test('where the screen is full, what the last answer led to gives way, but for what stands nowhere else', () => {
  const [low, tall] = [200, 560].map((high) => headOf(shown([option('card0')], high, ['card0'])));
  expect(low).toContain('-# A gains one.');
  expect(low).toContain('-# Your standing order answered.');
  expect(tall).not.toContain('-# A gains one.');
  expect(tall).toContain('-# Your standing order answered.');
});

test('cards that the picture shows are one list by their numbers, though they are of several kinds', () => {
  const kinds = ['card0', 'card1', 'card2', 'card3'].map((id) => option(id));
  const options = kinds.map((one, i) => ({ ...one, group: i % 2 === 0 ? { key: 'kind' } : { key: 'demo.gain' } }));
  const drawn = shown([options[1]!, options[3]!, options[0]!, options[2]!], 200, cards);
  expect(labelsOf(drawn)[0]?.map((label) => label?.[0])).toEqual(['1', '2', '3', '4']);
  expect(drawn.filter((part) => 'content' in part && part.content === '**Kind**')).toEqual([]);
  // The board shows no cards, so the kinds are above their buttons.
  expect(shown(options, 200, []).filter((part) => 'content' in part && part.content === '**Kind**')).toHaveLength(1);
});

test('no more than two rows of numbers stand below the picture that has them: more is a menu', () => {
  const buttons = (n: number) =>
    labelsOf(
      shown(
        cards.slice(0, n).map((id) => option(id)),
        200,
        cards,
      ),
    );
  expect(buttons(10).slice(0, 2).flat()).toHaveLength(10);
  expect(buttons(11)[0]).toEqual(['menu of 11']);
});

test('beside a picture that says all, an order waits behind More before three answers become a menu', () => {
  const long = (id: string, more: Partial<Option> = {}): Option => ({ ...option(id, more), label: { key: 'long', args: { id } } });
  const answers = ['a', 'b', 'c'].map((id) => long(id));
  const rows = labelsOf(shown([...answers, long('order', { leaves: { picks: 'a', orders: ['order'] } })], 200, ['a', 'b', 'c', 'order'], 'all'));
  expect(rows.flat().filter((label) => label?.startsWith('A long answer'))).toEqual(['a', 'b', 'c'].map((id) => `A long answer, called ${id}`));
  expect(rows.flat()).toContain('More');
});
