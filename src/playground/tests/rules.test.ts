/** What is refused, and with which of Discord's codes at which field. */
import { ButtonStyle, ComponentType, MessageFlags } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOT_ID } from '../ids.ts';
import { type Playground, startPlayground } from '../index.ts';

let place: Playground;
beforeAll(async () => {
  place = await startPlayground({ port: 0 });
});
afterAll(() => place.stop());

async function send(method: string, path: string, body: unknown): Promise<{ status: number; code: number; errors: unknown }> {
  const response = await fetch(`${place.api}/v10${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { authorization: `Bot ${place.token}`, 'content-type': 'application/json' },
  });
  const { code, errors } = (await response.json()) as { code: number; errors: unknown };
  return { status: response.status, code, errors };
}
const post = (body: unknown) => send('POST', `/channels/${place.channelId('lounge')}/messages`, body);
const register = (body: unknown) => send('PUT', `/applications/${BOT_ID}/commands`, body);

/** The paths of the problems in the answer, as `embeds.0.title CODE`. */
function faultsIn(errors: unknown, path: readonly string[] = []): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) =>
    key === '_errors' ? (value as { code: string }[]).map(({ code }) => `${path.join('.')} ${code}`) : faultsIn(value, [...path, key]),
  );
}

const button = (more: object = {}) => ({ type: ComponentType.Button, style: ButtonStyle.Primary, label: 'Go', custom_id: 'go', ...more });
const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
const row = (...components: object[]) => ({ type: ComponentType.ActionRow, components });
const option = (value: string) => ({ label: value, value });
const menu = (more: object = {}) => ({ type: ComponentType.StringSelect, custom_id: 'menu', options: [option('a'), option('b')], ...more });
const withRow = (...components: object[]) => ({ content: 'x', components: [row(...components)] });
const text = (content: string) => ({ type: ComponentType.TextDisplay, content });
const v2 = (...components: object[]) => ({ flags: MessageFlags.IsComponentsV2, components });
const gallery = (...items: object[]) => ({ type: ComponentType.MediaGallery, items });

describe('a message is refused', () => {
  const faulty: [what: string, body: unknown, where: string][] = [
    ['too long', { content: 'x'.repeat(2001) }, 'content BASE_TYPE_MAX_LENGTH'],
    ['of the wrong type', { content: 7 }, 'content BASE_TYPE_BAD_TYPE'],
    ['with 11 embeds', { embeds: many(11, () => ({ title: 'x' })) }, 'embeds BASE_TYPE_MAX_LENGTH'],
    ['with embeds of more than 6000 characters', { embeds: many(2, () => ({ description: 'x'.repeat(3001) })) }, 'embeds MAX_EMBED_SIZE_EXCEEDED'],
    ['with an embed field without a name', { embeds: [{ fields: [{ name: '', value: 'x' }] }] }, 'embeds.0.fields.0.name BASE_TYPE_MIN_LENGTH'],
    ['with a flag it cannot have', { content: 'x', flags: MessageFlags.Ephemeral }, 'flags MESSAGE_FLAGS_INVALID'],
    [
      'with mentions both parsed and listed',
      { content: 'x', allowed_mentions: { parse: ['users'], users: [BOT_ID] } },
      'allowed_mentions.users MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
    ['that answers nothing', { content: 'x', message_reference: { message_id: BOT_ID } }, 'message_reference REPLIES_UNKNOWN_MESSAGE'],
    ['with 6 rows', { content: 'x', components: many(6, (at) => row(button({ custom_id: `${at}` }))) }, 'components BASE_TYPE_BAD_LENGTH'],
    ['with 6 buttons in a row', withRow(...many(6, (at) => button({ custom_id: `${at}` }))), 'components.0.components BASE_TYPE_MAX_LENGTH'],
    ['with an empty row', withRow(), 'components.0.components BASE_TYPE_MIN_LENGTH'],
    ['with a menu beside a button', withRow(button(), menu()), 'components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
    ['with two menus in a row', withRow(menu(), menu({ custom_id: 'b' })), 'components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
    ['with a row inside a row', withRow(row(button())), 'components.0.components.0.type UNION_TYPE_CHOICES'],
    ['with two buttons of one custom id', withRow(button(), button()), 'components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
    ['with a long custom id', withRow(button({ custom_id: 'x'.repeat(101) })), 'components.0.components.0.custom_id BASE_TYPE_MAX_LENGTH'],
    ['with a button without a custom id', withRow(button({ custom_id: undefined })), 'components.0.components.0.custom_id BASE_TYPE_REQUIRED'],
    [
      'with a button that says nothing',
      withRow(button({ label: undefined })),
      'components.0.components.0.label BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
    ],
    ['with a long label', withRow(button({ label: 'x'.repeat(81) })), 'components.0.components.0.label BASE_TYPE_MAX_LENGTH'],
    [
      'with a link to press',
      withRow(button({ style: ButtonStyle.Link, url: 'https://example.org' })),
      'components.0.components.0.custom_id BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    ],
    ['with 26 options', withRow(menu({ options: many(26, (at) => option(`${at}`)) })), 'components.0.components.0.options BASE_TYPE_MAX_LENGTH'],
    ['with an empty menu', withRow(menu({ options: [] })), 'components.0.components.0.options BASE_TYPE_MIN_LENGTH'],
    [
      'with the same option twice',
      withRow(menu({ options: [option('a'), option('a')] })),
      'components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'with min above max',
      withRow(menu({ min_values: 2, max_values: 1 })),
      'components.0.components.0.min_values SELECT_COMPONENT_MIN_VALUES_TOO_LARGE',
    ],
    [
      'with max above the number of options',
      withRow(menu({ max_values: 3 })),
      'components.0.components.0.max_values SELECT_COMPONENT_MAX_VALUES_TOO_LARGE',
    ],
    ['with text displays but not the flag', { components: [text('x')] }, 'components.0.type UNION_TYPE_CHOICES'],
    ['with content beside Components V2', { ...v2(text('x')), content: 'x' }, 'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2'],
    ['with 41 components', v2(...many(41, () => text('x'))), 'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED'],
    [
      'with more than 4000 characters of text',
      v2(text('x'.repeat(2001)), text('x'.repeat(2000))),
      'components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    [
      'with a picture it does not carry',
      v2(gallery({ media: { url: 'attachment://map.png' } })),
      'components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'with a gallery of 11',
      v2(gallery(...many(11, () => ({ media: { url: 'https://example.org/x.png' } })))),
      'components.0.items BASE_TYPE_MAX_LENGTH',
    ],
    [
      'with an alt text of more than 1024 characters',
      v2(gallery({ media: { url: 'https://example.org/x.png' }, description: 'x'.repeat(1025) })),
      'components.0.items.0.description BASE_TYPE_MAX_LENGTH',
    ],
    [
      'with a section without its accessory',
      v2({ type: ComponentType.Section, components: [text('x')] }),
      'components.0.accessory BASE_TYPE_REQUIRED',
    ],
    [
      'with a container in a container',
      v2({ type: ComponentType.Container, components: [{ type: ComponentType.Container, components: [text('x')] }] }),
      'components.0.components.0.type UNION_TYPE_CHOICES',
    ],
  ];
  test.each(faulty)('%s', async (_, body, where) => {
    const { status, code, errors } = await post(body);
    expect({ status, code, faults: faultsIn(errors) }).toEqual({ status: 400, code: 50035, faults: expect.arrayContaining([where]) });
  });

  test.each([{}, { content: '' }, { content: ' \n' }, v2()])('when it is empty: %j', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, code: 50006 });
  });

  test('when it is not JSON', async () => {
    const response = await fetch(`${place.api}/v10/channels/${place.channelId('lounge')}/messages`, {
      method: 'POST',
      body: '{',
      headers: { authorization: `Bot ${place.token}` },
    });
    expect(await response.json()).toMatchObject({ code: 50109 });
  });
});

describe('a message is taken', () => {
  const container = {
    type: ComponentType.Container,
    accent_color: 0xff0000,
    components: [text('x'.repeat(4000)), row(button()), { type: ComponentType.Separator }],
  };
  const right: [what: string, body: unknown][] = [
    ['at its longest', { content: 'x'.repeat(2000) }],
    ['with five rows of five buttons', { content: 'x', components: many(5, (y) => row(...many(5, (x) => button({ custom_id: `${x}${y}` })))) }],
    ['with a full menu', withRow(menu({ options: many(25, (at) => option(`${at}`)), min_values: 0, max_values: 25 }))],
    ['with 40 components', v2(...many(40, () => text('x')))],
    ['with a container', v2(container)],
    ['with a linking button', withRow({ type: ComponentType.Button, style: ButtonStyle.Link, label: 'Rules', url: 'https://example.org' })],
    ['with buttons alone', { components: [row(button())] }],
  ];
  test.each(right)('%s', async (_, body) => {
    expect(await post(body)).toMatchObject({ status: 200 });
  });

  test('and keeps its V2 flag for ever', async () => {
    const { id, channel_id } = (await (
      await fetch(`${place.api}/v10/channels/${place.channelId('lounge')}/messages`, {
        method: 'POST',
        body: JSON.stringify(v2(text('x'))),
        headers: { authorization: `Bot ${place.token}` },
      })
    ).json()) as { id: string; channel_id: string };
    const path = `/channels/${channel_id}/messages/${id}`;
    expect(await send('PATCH', path, { components: [text('y')], flags: 0 })).toMatchObject({ status: 200 });
    expect(await send('PATCH', path, { content: 'y' })).toMatchObject({ code: 50035 });
    expect(await send('PATCH', path, { components: [] })).toMatchObject({ code: 50006 });
  });
});

describe('a command is refused', () => {
  const command = (more: object = {}) => [{ name: 'go', description: 'Go.', ...more }];
  const text = (more: object = {}) => ({ type: 3, name: 'where', description: 'Where.', ...more });
  const sub = { type: 1, name: 'start', description: 'Start.' };
  const long = (name: string) => text({ name, choices: many(25, (at) => ({ name: `${at}`.padEnd(100, 'x'), value: `${at}`.padEnd(100, 'y') })) });
  const faulty: [what: string, body: unknown, where: string][] = [
    ['with a name in capitals', command({ name: 'Go' }), 'name APPLICATION_COMMAND_INVALID_NAME'],
    ['with a space in its name', command({ name: 'go on' }), 'name APPLICATION_COMMAND_INVALID_NAME'],
    ['with a translated name in capitals', command({ name_localizations: { fr: 'Va' } }), 'name_localizations.fr APPLICATION_COMMAND_INVALID_NAME'],
    ['in an unknown language', command({ name_localizations: { xx: 'va' } }), 'name_localizations.xx BASE_TYPE_BAD_VALUE'],
    ['without a description', command({ description: '' }), 'description BASE_TYPE_MIN_LENGTH'],
    ['with a description of 101 characters', command({ description: 'x'.repeat(101) }), 'description BASE_TYPE_MAX_LENGTH'],
    ['with 26 options', command({ options: many(26, (at) => text({ name: `o${at}` })) }), 'options BASE_TYPE_MAX_LENGTH'],
    [
      'with 26 choices',
      command({ options: [text({ choices: many(26, (at) => ({ name: `${at}`, value: `${at}` })) })] }),
      'options.0.choices BASE_TYPE_MAX_LENGTH',
    ],
    ['with two options of one name', command({ options: [text(), text()] }), 'options.1.name APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE'],
    [
      'with a required option last',
      command({ options: [text(), text({ name: 'b', required: true })] }),
      'options.1.required APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    ['with a subcommand beside an option', command({ options: [text(), sub] }), 'options.1.type APPLICATION_COMMAND_OPTIONS_TYPE_INVALID'],
    [
      'with choices and autocomplete',
      command({ options: [text({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] }),
      'options.0.autocomplete APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
    ],
    [
      'with a choice of the wrong type',
      command({ options: [text({ choices: [{ name: 'a', value: 1 }] })] }),
      'options.0.choices.0.value BASE_TYPE_BAD_TYPE',
    ],
    ['with more than 8000 characters', command({ options: [long('a'), long('b')] }), ' APPLICATION_COMMAND_TOO_LARGE'],
    ['that is there twice', [...command(), ...command()], '1.name APPLICATION_COMMANDS_DUPLICATE_NAME'],
    ['of an unknown type', command({ type: 7 }), 'type BASE_TYPE_CHOICES'],
    ["of a person's menu, with a description", command({ type: 2 }), 'description APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID'],
    [
      "of a message's menu, with options",
      [{ type: 3, name: 'Quote', options: [text()] }],
      'options APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID',
    ],
    ["of a person's menu, with a long name", [{ type: 2, name: 'x'.repeat(33) }], 'name BASE_TYPE_MAX_LENGTH'],
  ];
  test.each(faulty)('%s', async (_, body, where) => {
    const { code, errors } = await register(body);
    expect({ code, faults: faultsIn(errors) }).toEqual({
      code: 50035,
      faults: expect.arrayContaining([expect.stringMatching(new RegExp(`${where.replaceAll('.', '\\.')}$`))]),
    });
  });

  test('beyond what there is room for, of each type', async () => {
    const all = (type: number, count: number) => many(count, (at) => ({ type, name: `c${at}`, ...(type === 1 && { description: 'x' }) }));
    expect(await register([...all(1, 100), ...all(2, 15), ...all(3, 15)])).toMatchObject({ status: 200 });
    expect(await register(all(2, 16))).toMatchObject({ status: 400, code: 30032 });
    expect(await register(all(1, 101))).toMatchObject({ status: 400, code: 30032 });
  });

  test('but not for a name that another type has too, nor for a space in a menu', async () => {
    expect(await register([...command(), { type: 2, name: 'go' }, { type: 3, name: 'Go on', description: '' }])).toMatchObject({ status: 200 });
  });

  test('but not with everything it may have', async () => {
    const options = [
      {
        type: 2,
        name: 'group',
        description: 'G.',
        options: [{ ...sub, options: [text({ required: true, name_localizations: { fr: 'où' } }), text({ name: 'b', autocomplete: true })] }],
      },
      sub,
    ];
    expect(
      await register(command({ name: "l'été", options, contexts: [0], integration_types: [0], default_member_permissions: '32' })),
    ).toMatchObject({ status: 200 });
  });
});
