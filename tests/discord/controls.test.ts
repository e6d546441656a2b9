/** A decision of any shape becomes a message Discord accepts, on which every free option can be chosen and no blocked one. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Browsing, noMarks, optionOf, readBrowsing, writeMarks } from '../../src/discord/present/panel/control-form.ts';
import type { Panel } from '../../src/discord/present/panel/head.ts';
import { panelPost } from '../../src/discord/present/panel/panel.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import { decode } from '../../src/discord/wire/ids.ts';
import { gallery, type Post } from '../../src/discord/wire/parts.ts';
import type { Game } from '../../src/games/game.ts';
import { inEachLanguage } from '../../src/i18n/languages.ts';
import type { Decision, Option } from '../../src/kernel/types.ts';
import { problemsOfMessage } from '../../src/playground/specification/index.ts';
import type { Snapshot } from '../../src/table/model/types.ts';
import { demoGame } from '../table/demo-game.ts';
import { tableInfo } from '../table/table-info.ts';

const phrases = { said: ({ text }: { text: string }) => text };
const texts = { ...demoGame.texts.en, phrases: { ...demoGame.texts.en.phrases, ...phrases } };
const game: Game = { ...demoGame, texts: inEachLanguage(() => texts), handOrder: () => ['o1', 'o3'], handWords: () => '1. What o1 does' };
const message = (text: string) => ({ key: 'said', args: { text } });

const table = tableInfo();

function panelOf(decision: Decision, browsing: Browsing = { page: 0, marked: noMarks }, hint?: Panel['hint']): Post {
  const view = { seenBy: 'A', points: {}, hand: [], handSizes: {}, deck: 0, active: 'A' };
  const snapshot: Snapshot = {
    table,
    viewer: 'A',
    view,
    asked: { ref: '12-3456', decision },
    open: null,
    calls: {},
    canUndo: true,
    canAskBack: false,
    gone: [],
    out: [],
    orders: { offered: [], left: [] },
    ahead: [],
    fell: false,
    course: null,
  };
  const shown = { part: gallery('hand.png', 'Your hand'), files: [{ name: 'hand.png', data: Buffer.alloc(4) }], taken: 0 };
  return panelPost({ game, snapshot, speech: speechOf(game, table, 'en'), browsing, ...(hint && { hint }) }, shown);
}

function problems({ components, files }: Post): string[] {
  const attachments = files.map(({ name }, i) => ({ id: String(i), filename: name }));
  return problemsOfMessage(
    { flags: 32768, components, attachments },
    files.map(({ name, data }) => ({ name, size: data.length })),
  );
}

/** Everything that can be pressed or chosen on a post, as custom id and value. */
function pressable({ components }: Post): { id: string; value: string | null }[] {
  const found: { id: string; value: string | null }[] = [];
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if (Array.isArray(part)) {
      part.forEach(walk);
      return;
    }
    if ('type' in part && part.type === ComponentType.Button && 'custom_id' in part && !('disabled' in part && part.disabled)) {
      found.push({ id: String(part.custom_id), value: null });
    }
    if ('type' in part && part.type === ComponentType.StringSelect && 'custom_id' in part && 'options' in part && Array.isArray(part.options)) {
      for (const option of part.options) found.push({ id: String(part.custom_id), value: String(option.value) });
    }
    Object.values(part).forEach(walk);
  };
  walk(components);
  return found;
}

/** The buttons that answer, in order. */
function picking({ components }: Post): { id: string; style: ButtonStyle }[] {
  const written = [...JSON.stringify(components).matchAll(/"style":(\d),"label":"[^"]*","custom_id":"v1:[^:]+:[^:]+:((?:pick|sure):[^"]*)"/g)];
  return written.map(([, style, id]) => ({ id: id!, style: Number(style) }));
}

/** The ids of the options within reach, page after page. */
function reachable(decision: Decision): Set<string> {
  const asked = { ref: '12-3456', decision };
  const seen = new Set<string>();
  const pages: string[] = ['0.'];
  for (const arg of pages) {
    for (const { id, value } of pressable(panelOf(decision, readBrowsing(arg)))) {
      const press = decode(id)!;
      if (press.action === 'pick' || press.action === 'sure') seen.add(optionOf(asked, press.arg));
      if (press.action === 'choose' || press.action === 'mark') seen.add(optionOf(asked, value!));
      if (press.action === 'page' && !pages.includes(press.arg)) pages.push(press.arg);
    }
  }
  return seen;
}

const text = (most: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength: most, size: 'max' }).map(message);
const option = fc.record(
  {
    id: fc.oneof(fc.stringMatching(/^[a-z0-9-]{1,12}$/), fc.string({ minLength: 60, maxLength: 120 }), fc.constant('#7')),
    label: text(150),
    detail: text(300),
    group: fc.constantFrom('One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven').map(message),
    about: fc.constant('OH'),
    blocked: text(200),
    likely: fc.constant(true as const),
    risky: fc.constant(true as const),
  },
  { requiredKeys: ['id', 'label'] },
);
const decision = fc
  .record({ options: fc.uniqueArray(option, { minLength: 1, maxLength: 140, size: 'max', selector: ({ id }) => id }), a: fc.nat(30), b: fc.nat(30) })
  .map(({ options, a, b }): Decision => {
    const list: Option[] = options.map((one, i) => (i === 0 ? { id: one.id, label: one.label } : one));
    const free = list.filter(({ blocked }) => !blocked).length;
    const [min, max] = [Math.min(a, b, free), Math.min(Math.max(a, b, 1), free)];
    return { id: '3456', seat: 'A', ask: message('Which?'), options: list, min, max };
  });

/** The disabled buttons on a panel that belong to options. */
const deadIn = ({ components }: Post): number =>
  [...JSON.stringify(components).matchAll(/"custom_id":"v1:[^"]*:(?:pick|sure):[^"]*","disabled":true/g)].length;

describe('controls', () => {
  test('fit Discord, whatever is asked', () => {
    fc.assert(
      fc.property(decision, (asked) => {
        expect(problems(panelOf(asked))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('offer every free option and no blocked one', () => {
    fc.assert(
      fc.property(decision, (asked) => {
        const free = asked.options.filter(({ blocked }) => !blocked).map(({ id }) => id);
        expect([...reachable(asked)].sort()).toEqual(free.sort());
      }),
      { numRuns: 150 },
    );
  });

  test('never show more than two dead buttons: of more, the words say why', () => {
    fc.assert(
      fc.property(decision, (asked) => {
        expect(deadIn(panelOf(asked))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 150 },
    );
    const asked = plain(6, 1, 1);
    const blockedAfter = (n: number) => asked.options.map((one, i) => (i < n ? one : { ...one, blocked: message(`No ${one.id}`) }));
    expect([4, 3].map((n) => deadIn(panelOf({ ...asked, options: blockedAfter(n) })))).toEqual([2, 0]);
    expect(JSON.stringify(panelOf({ ...asked, options: blockedAfter(3) }).components)).toContain('~~Option 4~~ – No o4');
  });

  const plain = (n: number, min: number, max: number): Decision => ({
    id: '3456',
    seat: 'A',
    ask: message('Which?'),
    options: Array.from({ length: n }, (_, i) => ({ id: `o${i + 1}`, label: message(`Option ${i + 1}`) })),
    min,
    max,
  });
  const shape = (asked: Decision) => pressable(panelOf(asked)).map(({ id }) => decode(id)!.action);

  const long = (of: string) => message(of.repeat(60));
  test.each([1, 2, 9, 14, 15, 16, 25, 26, 50, 125, 126, 140])('fit Discord at the edge: %i options', (n) => {
    for (const [min, max] of [
      [0, 1],
      [1, 1],
      [Math.min(2, n), Math.min(3, n)],
    ]) {
      const asked = plain(n, min!, max!);
      for (const groups of [1, 3, Math.max(1, n >> 1), n]) {
        const options = asked.options.map((one, i) => ({ ...one, label: long('long '), detail: long('words '), group: message(`${i % groups}`) }));
        expect(problems(panelOf({ ...asked, ask: long('Which? '), options }))).toEqual([]);
      }
    }
  });

  test('a few become buttons, more a menu, many several menus', () => {
    expect(shape(plain(9, 1, 1)).filter((action) => action === 'pick')).toHaveLength(9);
    expect(shape(plain(24, 1, 1)).filter((action) => action === 'choose')).toHaveLength(24);
    expect(shape(plain(51, 1, 1)).filter((action) => action === 'choose')).toHaveLength(51);
  });

  test('more than seven that need a line each, because no hand shows them, are a menu that says it beside them', () => {
    const detailed = (n: number) => ({
      ...plain(n, 1, 1),
      options: plain(n, 1, 1).options.map((one) => ({ ...one, detail: message(`about ${one.id}`) })),
    });
    // The hand shows two of them.
    expect(shape(detailed(9)).filter((action) => action === 'pick')).toHaveLength(9);
    expect(shape(detailed(10)).filter((action) => action === 'choose')).toHaveLength(10);
  });

  test('what may be left out can be left out', () => {
    expect(shape(plain(3, 0, 1))).toContain('take');
    expect(shape(plain(3, 0, 2))).toContain('take');
    expect(shape(plain(3, 1, 2))).not.toContain('take');
  });

  test('of many, several are marked over pages and then confirmed', () => {
    const asked = plain(60, 2, 4);
    expect(shape(asked)).not.toContain('take');
    const marked = new Set([0, 59]);
    const confirm = pressable(panelOf(asked, { page: 1, marked })).find(({ id }) => decode(id)!.action === 'take');
    expect(readBrowsing(decode(confirm!.id)!.arg).marked).toEqual(marked);
  });

  test('a detail stands in the text, unless the hand says the same of its card', () => {
    const asked = plain(3, 1, 1);
    const options = asked.options.map((one) => ({ ...one, detail: message(`What ${one.id} does`) }));
    const written = JSON.stringify(panelOf({ ...asked, options }).components);
    expect(['o1', 'o2', 'o3'].filter((id) => written.includes(`What ${id} does`))).toEqual(['o2', 'o3']);
  });

  test.each([
    ['buttons', 3],
    ['a menu', 24],
    ['several menus', 60],
  ])('advice stands just above %s, and marks what it is about', (_, n) => {
    const asked = plain(n, 1, 1);
    const { components } = panelOf(asked, undefined, { line: 'Take Option 2.', picked: ['o2'] });
    const parts = (components[0] as { components: { type: ComponentType; content?: string }[] }).components;
    const first = parts.findIndex(({ type }) => type === ComponentType.ActionRow);
    expect(parts[first - 1]?.content?.split('\n').at(-1)).toBe('Take Option 2.');
    expect(JSON.stringify(components).match(/"label":"💡 [^"]*"/g)).toEqual(['"label":"💡 Option 2"']);
  });

  test('fit Discord with advice, whatever is asked', () => {
    fc.assert(
      fc.property(decision, (asked) => {
        const picked = asked.options.map(({ id }) => id);
        expect(problems(panelOf(asked, undefined, { line: 'Long. '.repeat(60), picked }))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('a long label gives way to its short form on a button, and stands in the text', () => {
    const asked = plain(2, 1, 1);
    const long = message('Endorse the governor of the great state of Ohio');
    const options = asked.options.map((one) => ({ ...one, short: message(`Short ${one.id}`), ...(one.id === 'o2' && { label: long }) }));
    const written = JSON.stringify(panelOf({ ...asked, options }).components);
    expect(written.match(/"label":"[^"]*"/g)?.slice(0, 2)).toEqual(['"label":"1 · Option 1"', '"label":"Short o2"']);
    expect(written).toContain('**Short o2** – Endorse the governor of the great state of Ohio');
  });

  test('of a long question the first sentence is the heading', () => {
    const written = JSON.stringify(panelOf({ ...plain(2, 1, 1), ask: message('Ben owns Caen. Show an attack?') }).components);
    expect(written).toContain('### Ben owns Caen.\\nShow an attack?');
  });

  test('the likely option stands first and in the first color, a risky one last, in red, and only leads to being asked again', () => {
    const asked = plain(4, 1, 1);
    const options = asked.options.map((one) => ({
      ...one,
      ...(one.id === 'o3' && { likely: true as const }),
      ...(one.id === 'o1' && { risky: true as const }),
    }));
    const buttons = picking(panelOf({ ...asked, options }));
    expect(buttons.map(({ id, style }) => [id, style])).toEqual([
      ['pick:o3', ButtonStyle.Primary],
      ['pick:o2', ButtonStyle.Secondary],
      ['pick:o4', ButtonStyle.Secondary],
      ['sure:o1', ButtonStyle.Danger],
    ]);
    const again = panelOf({ ...asked, options }, { page: 0, marked: noMarks, sure: 'o1' });
    expect(problems(again)).toEqual([]);
    expect(picking(again).map(({ id, style }) => [id, style])).toEqual([['pick:o1', ButtonStyle.Danger]]);
    expect(JSON.stringify(again.components)).toContain('are you sure?');
  });

  test('a group that is a menu beside a smaller one stays one as its options get fewer', () => {
    const lay = (card: string, on: string) => ({ id: `${card}>${on}`, label: message(`${card} on ${on}`), group: message(on), holds: card });
    const places = (n: number) => {
      const cards = Array.from({ length: n }, (_, i) => `o${i + 1}`);
      return [
        ...cards.map((card) => lay(card, 'mine')),
        ...cards.flatMap((card) => [lay(card, 'theirs'), { ...lay(card, 'theirs'), id: `${card}>third` }]),
      ];
    };
    for (const n of [4, 3, 2]) {
      const post = panelOf({ ...plain(1, 1, 1), options: places(n) });
      expect(JSON.stringify(post.components)).toContain('"placeholder":"theirs"');
      expect(picking(post)).toHaveLength(n);
    }
  });

  test('what can be done in several places is a menu for each of them, however little is left to do', () => {
    const lay = (card: string, state: string) => ({ id: `${card}>${state}`, label: message(`Lay ${card}`), group: message(state), holds: card });
    for (const cards of [
      ['o1', 'o2', 'o3', 'o4', 'o5', 'o6'],
      ['o1', 'o2', 'o3'],
      ['o1', 'o2'],
    ]) {
      const submit = { id: 'submit', label: message('Submit'), group: message('Your turn') };
      const back = { id: 'back', label: message('Take o7 back'), group: message('Your plan'), holds: 'o7' };
      const post = panelOf({
        ...plain(1, 1, 1),
        options: [submit, ...['Iowa', 'Ohio', 'Utah'].flatMap((state) => cards.map((card) => lay(card, state))), back],
      });
      const written = JSON.stringify(post.components);
      for (const state of ['Iowa', 'Ohio', 'Utah']) expect(written).toContain(`"placeholder":"${state}"`);
      expect(picking(post).map(({ id }) => id)).toEqual(['pick:submit', 'pick:back']);
    }
  });

  test('of more than there is room for, what else can be done with things that have buttons is a menu too', () => {
    const cards = ['o1', 'o2', 'o3', 'o4'];
    const ways = ['Mine', 'Theirs', 'Away', 'Aside'];
    const options = ways.flatMap((way) =>
      cards.map((card) => ({ id: `${way}-${card}`, label: message(`${way} ${card}`), group: message(way), holds: card })),
    );
    expect(picking(panelOf({ ...plain(1, 1, 1), options })).map(({ id }) => id)).toEqual(cards.map((card) => `pick:Mine-${card}`));
  });

  test('the likely ones of several are one press', () => {
    const asked = { ...plain(4, 0, 3) };
    const options = asked.options.map((one) => ({ ...one, ...(['o2', 'o4'].includes(one.id) && { likely: true as const }) }));
    const post = panelOf({ ...asked, options });
    expect(problems(post)).toEqual([]);
    expect(JSON.stringify(post.components)).toContain(`"label":"Choose Option 2 and Option 4"`);
    expect(JSON.stringify(post.components)).toContain(`:take:0.${writeMarks(new Set([1, 3]))}"`);
  });

  test('the likely ones that no button has room for are counted on it and named above it', () => {
    const long = (i: number) => ({ id: `o${i}`, label: message(`A card of some length ${i}`), likely: true as const });
    const written = JSON.stringify(
      panelOf({ ...plain(4, 0, 3), options: [long(1), long(2), long(3), { id: 'o4', label: message('Four') }] }).components,
    );
    expect(written).toContain('"label":"Choose these 3"');
    expect(written).toContain('**Choose these 3** – A card of some length 1, A card of some length 2, and A card of some length 3');
  });

  test('what a menu beside buttons leads to is told in the menu alone', () => {
    const cards = ['o1', 'o2', 'o3'];
    const one = (what: string) => (card: string) => ({
      ...{ id: `${what}-${card}`, label: message(`${what} ${card}`), detail: message(`Leads to ${what} ${card}`), group: message(what), holds: card },
    });
    const written = JSON.stringify(panelOf({ ...plain(1, 1, 1), options: [...cards.map(one('Play')), ...cards.map(one('Give'))] }).components);
    expect(written.match(/Leads to Play o1/g)).toHaveLength(1);
    expect(written.match(/Leads to Give o1/g)).toHaveLength(1);
    expect(written).toContain('"description":"Leads to Give o1"');
  });

  test('what else can be done with things that have buttons is one menu below, with the same numbers', () => {
    const asked = plain(2, 1, 1);
    const drops = ['o1', 'o3'].map((card) => ({
      id: `drop-${card}`,
      label: message(`Drop ${card}`),
      group: message('Drop'),
      holds: card,
    }));
    const post = panelOf({ ...asked, options: [...asked.options.map((one) => ({ ...one, group: message('Play') })), ...drops] });
    expect(problems(post)).toEqual([]);
    expect(picking(post).map(({ id }) => id)).toEqual(['pick:o1', 'pick:o2']);
    const second = { ...asked.options[1]!, group: message('Play'), blocked: message('Not now') };
    const blocked = panelOf({
      ...asked,
      options: [{ ...asked.options[0]!, group: message('Play') }, second, { ...drops[0]!, holds: 'o2' }, drops[1]!],
    });
    // A card that can't be played has no disabled button if it can be dropped.
    expect([deadIn(blocked), picking(blocked).map(({ id }) => id)]).toEqual([0, ['pick:o1', 'pick:drop-o1', 'pick:drop-o3']]);
    const written = JSON.stringify(post.components);
    expect(written).toContain('"placeholder":"Drop"');
    expect(written.match(/"label":"\d · Drop o\d"/g)).toEqual(['"label":"1 · Drop o1"', '"label":"2 · Drop o3"']);
  });

  test('of many options too the likely one is the first in its menu, and a risky one the last', () => {
    const asked = plain(20, 1, 1);
    const options = asked.options.map((one) => ({
      ...one,
      ...(one.id === 'o9' && { likely: true as const }),
      ...(one.id === 'o2' && { risky: true as const }),
    }));
    const values = pressable(panelOf({ ...asked, options })).flatMap(({ value }) => value ?? []);
    expect([values[0], values[1], values.at(-1)]).toEqual(['o9', 'o1', 'o2']);
  });

  test.each([
    ['several of a few', 8, 3, 2],
    ['several of many, over pages', 30, 3, 2],
    ['one of more groups than menus', 56, 1, 8],
  ])('where no heading says it, each option says its group, and those of one stand together: %s', (_, n, max, groups) => {
    const asked = plain(n, 1, max);
    const options = asked.options.map((one, i) => ({ ...one, group: message(`Region ${i % groups}`), detail: message('does it') }));
    const written = ['0.', '1.'].map((arg) => JSON.stringify(panelOf({ ...asked, options }, readBrowsing(arg)).components));
    const told = [...new Set(written.flatMap((page) => [...page.matchAll(/"description":"(Region \d) · does it"/g)].map(([, region]) => region)))];
    expect(told).toEqual(Array.from({ length: groups }, (_, i) => `Region ${i}`));
    const inOrder = [...written[0]!.matchAll(/"description":"Region (\d) /g)].map(([, region]) => Number(region));
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  });

  test('options that are in the hand carry their number in its picture', () => {
    const labels = JSON.stringify(panelOf(plain(4, 1, 1)).components).match(/"label":"[^"]*Option[^"]*"/g);
    expect(labels).toEqual(['"label":"1 · Option 1"', '"label":"Option 2"', '"label":"2 · Option 3"', '"label":"Option 4"']);
  });
});
