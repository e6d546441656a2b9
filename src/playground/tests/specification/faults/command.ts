import * as b from '../building.ts';
import type { Fault } from './message.ts';

const { command, long, many, option, register, subcommand } = b;
const withOptions = (...options: unknown[]) => register(command({ options }));
const withChoices = (change: object, ...choices: unknown[]) => withOptions(option({ choices, ...change }));
const heavy = (n: number) => option({ name: `o${n}`, choices: many(4, (i) => ({ name: long(98) + i, value: long(100) + i })) });

export const commandFaults: readonly Fault[] = [
  ['name in upper case', register(command({ name: 'Play' })), 'must be in lower case'],
  ['name with a space', register(command({ name: 'play now' })), 'is no command name'],
  ['name of 33', register(command({ name: long(33) })), 'more than 32'],
  ['no name', register({ type: 1, description: 'x' }), "required property 'name'"],
  ['no description', register({ type: 1, name: 'play' }), 'needs a description'],
  ['description of 101', register(command({ description: long(101) })), 'more than 100'],
  ['localised name in upper case', register(command({ name_localizations: { fr: 'Jouer' } })), '"Jouer" must be in lower case'],
  ['localised name with a space', register(command({ name_localizations: { fr: 'jouer ici' } })), 'is no command name'],
  ['localised description of 101', register(command({ description_localizations: { fr: long(101) } })), 'more than 100'],
  ['unknown locale', register(command({ name_localizations: { 'fr-FR': 'jouer' } })), 'unknown locale "fr-FR"'],
  ['unknown locale of an option', withOptions(option({ description_localizations: { en: 'x' } })), 'unknown locale "en"'],
  ['26 options of a command', withOptions(...many(26, (n) => option({ name: `o${n}` }))), 'more than 25 items'],
  ['26 choices', withChoices({}, ...many(26, (n) => ({ name: `${n}`, value: `${n}` }))), 'more than 25 items'],
  ['option name in upper case', withOptions(option({ name: 'Game' })), 'must be in lower case'],
  ['option without description', withOptions({ type: 3, name: 'game' }), "required property 'description'"],
  ['unknown option type', withOptions(option({ type: 12 })), 'options[0].type: must be one of'],
  ['duplicate option names', withOptions(option(), option()), 'duplicate option name "game"'],
  ['duplicate names in French', withOptions(option({ name: 'a', name_localizations: { fr: 'jeu' } }), option({ name: 'jeu' })), '"jeu" (fr)'],
  ['duplicate subcommands', withOptions(subcommand(), subcommand()), 'duplicate option name "new"'],
  ['required after optional', withOptions(option({ name: 'a' }), option({ required: true })), 'required option "game" after'],
  [
    'required after optional, nested',
    withOptions(subcommand({ options: [option({ name: 'a' }), option({ required: true })] })),
    'required option "game" after',
  ],
  ['subcommand beside an option', withOptions(subcommand(), option()), 'a subcommand beside an option'],
  ['subcommand in a subcommand', withOptions(subcommand({ options: [subcommand()] })), 'type: must be one of'],
  ['group in a group', withOptions(subcommand({ type: 2, options: [subcommand({ type: 2 })] })), 'type: must be one of 1'],
  ['choices and autocomplete', withChoices({ autocomplete: true }, { name: 'a', value: 'a' }), 'choices and autocomplete'],
  ['choice of the wrong type', withChoices({ type: 4 }, { name: 'a', value: 'a' }), 'value: must be integer'],
  ['choice name of 101', withChoices({}, { name: long(101), value: 'a' }), 'more than 100'],
  ['duplicate choice names', withChoices({}, { name: 'a', value: '1' }, { name: 'a', value: '2' }), 'duplicate choice name "a"'],
  ['duplicate choice values', withChoices({}, { name: 'a', value: '1' }, { name: 'b', value: '1' }), 'duplicate choice value "1"'],
  ['choices on a user option', withChoices({ type: 6 }, { name: 'a', value: 'a' }), 'unknown property "choices"'],
  ['min_value above max_value', withOptions(option({ type: 4, min_value: 3, max_value: 2 })), 'min_value is more than max_value'],
  ['min_length above max_length', withOptions(option({ min_length: 3, max_length: 2 })), 'min_length is more than max_length'],
  ['camelCase minValue', withOptions(option({ type: 4, minValue: 3 })), 'unknown property "minValue"'],
  ['8000 characters exceeded', withOptions(...many(10, heavy)), 'characters in total, at most 8000'],
  [
    '8000 exceeded in French only',
    withOptions(
      ...many(25, (n) =>
        option({ name: `o${n}`, choices: many(4, (i) => ({ name: `${i}`, name_localizations: { fr: long(90) + i }, value: i + long(1) })) }),
      ),
    ),
    'at most 8000',
  ],
  ['duplicate command names', register(command(), command()), 'duplicate command name "play"'],
  ['101 chat commands', register(...many(101, (n) => command({ name: `c${n}` }))), '101 commands of type 1'],
  ['user command with description', register({ type: 2, name: 'Challenge', description: 'x' }), 'only chat commands have a description'],
  ['message command with options', register({ type: 3, name: 'Replay', options: [option()] }), 'only chat commands have options'],
  ['unknown context', register(command({ contexts: [3] })), 'must be one of 0, 1, 2'],
  ['no integration type', register(command({ integration_types: [] })), 'fewer than 1 items'],
  ['permissions by name', register(command({ default_member_permissions: 'ManageGuild' })), 'default_member_permissions: must match pattern'],
  ['command type 9', register(command({ type: 9 })), 'type: must be one of'],
  ['registration of one object', { ...register(), body: command() }, 'must be array,null'],
  ['guild command in upper case', { ...register(command({ name: 'Play' })), path: `/applications/${b.APP}/guilds/${b.APP}/commands` }, 'lower case'],
];
