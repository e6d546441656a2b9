import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOfCommands, problemsOfMessage } from '../../specification/limits.ts';
import { problemsByRules } from '../../specification/rules.ts';
import { button, callback, command, long, many, modal, png, post, register, row, select, text, v2 } from './building.ts';
import { callbackFaults } from './faults/callback.ts';
import { commandFaults } from './faults/command.ts';
import { messageFaults } from './faults/message.ts';
import { board, valid } from './valid.ts';

test('a message of builders is checked as it will be sent', () => {
  expect(problemsOfMessage({ flags: 32768 | 64, components: [board] }, [png])).toEqual([]);
  expect(problemsOfMessage({ components: [board] }, [png]).join()).toContain('needs the Components V2 flag');
});

test('commands are checked as a whole', () => {
  expect(problemsOfCommands([command(), command({ name: 'table' })])).toEqual([]);
  expect(problemsOfCommands([command(), command()]).join()).toContain('duplicate command name "play"');
});

test('the lengths a bot can reach are known without the document', () => {
  const tooMuch = [
    post({ content: long(2001) }),
    post({ content: 'x', components: [row(button({ custom_id: long(101) }))] }),
    post({ content: 'x', components: [row(button({ label: long(81) }))] }),
    post({ content: 'x', components: [row(...many(6, (n) => button({ custom_id: `${n}` })))] }),
    post({ content: 'x', components: [row(select({ options: many(26, (n) => ({ label: `${n}`, value: `${n}` })) }))] }),
    post({ content: 'x', components: [row(select({ placeholder: long(151) }))] }),
    post(v2(text(long(4001)))),
    register(command({ description: long(101) })),
  ];
  expect(tooMuch.map((request) => problemsByRules(request).length)).toEqual(tooMuch.map(() => 1));
});

test('own rules have nothing against right requests, with or without the document', () => {
  for (const [name, request] of valid) expect([name, ...problemsByRules(request)]).toEqual([name]);
});

/** What no schema of Discord's says: the reason for our own rules. */
const BEYOND_THE_DOCUMENT = [
  'button and select in a row',
  'two selects in a row',
  'button without custom_id',
  'button with nothing on it',
  'duplicate option values',
  'min_values above max_values',
  'max_values above the options',
  'embeds of 6001 in total',
  'mentions parsed and listed',
  'update made ephemeral',
  'duplicate option names',
  'choices and autocomplete',
  'unknown locale',
  'localised name in upper case',
  'subcommand beside an option',
  '8000 characters exceeded',
  'empty message',
  'six rows',
  'duplicate custom_id',
  'V2 and content',
  'V2 components without the flag',
  '41 nested components',
  '4001 characters of text',
  'modal of six',
  'name with a space',
  'required after optional',
  'attachment:// without a file',
];

test.each(BEYOND_THE_DOCUMENT)('own rules alone catch: %s', (name) => {
  const [, request, says] = [...messageFaults, ...commandFaults, ...callbackFaults].find(([fault]) => fault === name) ?? [];
  expect(request && problemsByRules(request).join('\n')).toContain(says);
});

test('no body, however wrong, makes the rules throw', () => {
  const junk = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(1, 2, 3, 4, 7, 9, 10, 12, 17, 18));
  const component: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
    part: fc.record(
      {
        type: junk,
        components: fc.oneof(junk, fc.array(tie('part'), { maxLength: 3 })),
        options: fc.oneof(junk, fc.array(junk)),
        items: junk,
        accessory: tie('part'),
        custom_id: junk,
      },
      { requiredKeys: ['type'], noNullPrototype: true },
    ),
  })).part;
  fc.assert(
    fc.property(fc.array(fc.oneof(junk, component)), junk, (components, other) => {
      const body = { components, embeds: other, attachments: other, flags: other, options: components, name: other, name_localizations: other };
      const requests = [post(body), callback(4, body), callback(other, body), register(body, other), modal(...components)];
      for (const request of requests) expect(problemsByRules(request)).toBeInstanceOf(Array);
    }),
    { numRuns: 100 },
  );
});
