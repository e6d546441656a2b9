/** The settings panels of a player and a server: each setting says what it does and what is chosen. */
import {
  type APIChannelSelectComponent,
  type APISelectMenuOption,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord-api-types/v10';
import { type Lang, langs, rowOf } from '../../../i18n/languages.ts';
import { schemes } from '../../../scene/schemes.ts';
import { pings, type ServerSettings, type Settings } from '../../../table/model/choices.ts';
import { forServers, most, type OwnLimits } from '../../../table/model/limits.ts';
import type { Speech } from '../../speech/speech.ts';
import { cityOf, commonZones, nameOfTime, timeThere } from '../../speech/zones.ts';
import { bot, typed } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, limits, menu, note, type Part, type Post, postOf, rows, text } from '../../wire/parts.ts';

/** The menu's value for no choice. */
export const noChoice = '-';

export interface Chosen {
  settings: Settings;
  /** The language of their Discord client. */
  discordLang: Lang;
  /** Now, in ms since 1970. */
  at: number;
}

type Choice = APISelectMenuOption & { value: string };

/** A menu of choices, with the current one selected. */
function choiceMenu(name: string, present: string, choices: readonly Choice[]): Part {
  const options = choices.map((choice) => ({
    ...choice,
    label: clamp(choice.label, limits.choiceText),
    ...(choice.description && { description: clamp(choice.description, limits.choiceText) }),
    default: choice.value === present,
  }));
  return menu({ custom_id: encode({ action: 'setting', arg: name }), placeholder: choices[0]?.label ?? '', options });
}

/** An on-off setting, with the button that switches it. */
function toggle(
  settings: Settings,
  name: 'dm' | 'words' | 'still' | 'unlisted',
  label: 'dm' | 'pictures' | 'motion' | 'unlisted',
  { text: say, plain }: Speech,
): Part {
  const to = !settings[name];
  return {
    type: ComponentType.Section,
    components: [text(say(bot(`bot.settings.${name}`, { on: settings[name] })))],
    accessory: button(plain(bot(`bot.button.${label}`, { to })), encode({ action: 'setting', arg: `${name}.${Number(to)}` })),
  };
}

const hourIn = ({ lang }: Speech, minutes: number): string => timeThere('UTC', lang, minutes * 60_000);

/** The time zone, and the quiet hours in it. */
function timeParts({ settings: { zone, quietFrom, quietTo }, at }: Chosen, speech: Speech): Part[] {
  const { text: say, plain, lang } = speech;
  const zones: Choice[] = [
    { label: plain(bot('bot.settings.zone.none')), value: noChoice },
    ...(zone === null || commonZones.includes(zone) ? [] : [zone]).concat(commonZones).map((one) => ({
      label: `${cityOf(one)} · ${timeThere(one, lang, at)}`,
      value: one,
      description: nameOfTime(one, lang, at),
    })),
  ];
  const hours = Array.from({ length: 24 }, (_, i) => i * 60);
  const hour = (which: 'from' | 'to') => (minutes: number) => ({
    label: plain(bot(`bot.settings.quiet.${which}`, { at: hourIn(speech, minutes) })),
    value: String(minutes),
  });
  const from: Choice[] = [{ label: plain(bot('bot.settings.quiet.none')), value: noChoice }, ...hours.map(hour('from'))];
  const to: Choice[] = hours.filter((one) => one !== quietFrom).map(hour('to'));
  const said = (minutes: number | null) => (minutes === null ? null : hourIn(speech, minutes));
  return [
    text(say(bot('bot.settings.zone', { now: zone === null ? null : timeThere(zone, lang, at), command: typed[lang].commands.settings }))),
    choiceMenu('zone', zone ?? noChoice, zones),
    text(say(bot('bot.settings.quiet', { known: zone !== null, from: said(quietFrom), to: said(quietTo) }))),
    // Quiet hours mean nothing without a time zone, so they appear once it is known.
    ...(zone === null ? [] : [choiceMenu('from', String(quietFrom ?? noChoice), from)]),
    ...(quietFrom === null || quietTo === null ? [] : [choiceMenu('to', String(quietTo), to)]),
  ];
}

export function settingsPost(chosen: Chosen, speech: Speech, news?: string): Post {
  const { settings, discordLang } = chosen;
  const { text: say, plain } = speech;
  const languages: Choice[] = [
    { label: plain(bot('bot.settings.lang.discord', { name: rowOf(discordLang).name })), value: noChoice },
    ...langs.map((one) => ({ label: rowOf(one).name, value: one })),
  ];
  const parts: Part[] = [
    text([...(news === undefined ? [] : [news]), say(bot('bot.settings.title'))].join('\n')),
    text(say(bot('bot.settings.lang'))),
    choiceMenu('lang', settings.lang ?? noChoice, languages),
    ...timeParts(chosen, speech),
    text(say(bot('bot.settings.pings'))),
    choiceMenu(
      'pings',
      settings.pings,
      pings.map((one) => ({ label: plain(bot(`bot.pings.${one}`)), value: one, description: plain(bot(`bot.pings.${one}.more`)) })),
    ),
    toggle(settings, 'dm', 'dm', speech),
    text(say(bot('bot.settings.scheme'))),
    choiceMenu(
      'scheme',
      settings.scheme,
      schemes.map((one) => ({ label: plain(bot(`bot.scheme.${one}`)), value: one, description: plain(bot(`bot.scheme.${one}.more`)) })),
    ),
    toggle(settings, 'words', 'pictures', speech),
    toggle(settings, 'still', 'motion', speech),
    toggle(settings, 'unlisted', 'unlisted', speech),
    ...rows([button(plain(bot('bot.button.myData')), encode({ action: 'mydata' }))]),
  ];
  return postOf(parts);
}

/** The settings of a server, for its moderators. */
export function serverSettingsPost({ lang, channels, limits: chosen }: ServerSettings, own: OwnLimits, speech: Speech): Post {
  const { text: say, plain } = speech;
  const languages = [
    { label: plain(bot('bot.server.lang.none')), value: noChoice },
    ...langs.map((one) => ({ label: rowOf(one).name, value: one as string })),
  ].map((choice) => ({ ...choice, default: choice.value === (lang ?? noChoice) }));
  const picked: APIChannelSelectComponent = {
    type: ComponentType.ChannelSelect,
    custom_id: encode({ action: 'server', arg: 'channels' }),
    placeholder: plain(bot('bot.menu.channels')),
    channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildForum],
    min_values: 0,
    max_values: limits.choices,
    default_values: channels.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
  };
  const heading = note(say(bot('bot.server.title')));
  return {
    ...heading,
    components: [
      ...heading.components,
      text(say(bot('bot.server.lang'))),
      menu({ custom_id: encode({ action: 'server', arg: 'lang' }), placeholder: languages[0]!.label, options: languages }),
      text(say(bot('bot.server.channels', { where: channels.length === 0 ? null : channelList(channels, speech) }))),
      { type: ComponentType.ActionRow, components: [picked] },
      text(say(bot('bot.server.limits'))),
      ...forServers.map((key) => limitMenu(key, own, chosen, speech)),
      text(say(bot('bot.server.data'))),
      ...rows(serverDataWays(speech)),
    ],
  };
}

const serverDataWays = ({ plain }: Speech) => [
  button(plain(bot('bot.button.export')), encode({ action: 'serverdata', arg: 'export' })),
  button(plain(bot('bot.button.deleteData')), encode({ action: 'serverdata', arg: 'delete' }), 'danger'),
];

/** The numbers to offer, as far as the bot's owner allows them. */
const someNumbers = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1000];

/** How many there may be on this server; the usual number is the maximum. */
function limitMenu(key: (typeof forServers)[number], own: OwnLimits, chosen: OwnLimits, { plain }: Speech) {
  const [what, by] = key.split('.') as ['games' | 'shows', 'person' | 'server'];
  const usual = most(what, by, own)!;
  const now = most(what, by, own, chosen);
  const label = (n: number) => plain(bot('bot.server.limit', { what, by, n, isUsual: n === usual }));
  const options = [usual, ...someNumbers.filter((n) => n < usual).toReversed()].map((n) => ({
    label: label(n),
    value: n === usual ? noChoice : String(n),
    default: n === now,
  }));
  return menu({ custom_id: encode({ action: 'server', arg: key }), placeholder: label(now!), options });
}

/** Channels as links; only the first of many. */
export function channelList(channels: readonly string[], { text: say }: Speech): string {
  const most = 8;
  const shown = channels.slice(0, most).map((id) => `<#${id}>`);
  return say.list(channels.length > most ? [...shown, '…'] : shown);
}
