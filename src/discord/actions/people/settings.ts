/** `/settings`: a person's own choices; `/hustings settings`: a server's. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { langOf, langs } from '../../../i18n/languages.ts';
import { schemes } from '../../../scene/schemes.ts';
import { pings, type ServerSettings, type Settings } from '../../../table/model/choices.ts';
import { forServers, type OwnLimits } from '../../../table/model/limits.ts';
import type { TableResult } from '../../../table/model/refusals.ts';
import { aside, privately } from '../../interactions/reply.ts';
import type { CommandContext, InteractionContext, PressContext, TypingContext } from '../../interactions/services.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { noChoice, serverSettingsPost, settingsPost } from '../../present/people/settings.ts';
import { speechOf } from '../../speech/speech.ts';
import { suggestZones, timeThere } from '../../speech/zones.ts';
import { bot } from '../../text/index.ts';
import { type Press, snowflakeTime } from '../../wire/ids.ts';
import { note } from '../../wire/parts.ts';
import { type General, oldButton, press } from '../declare.ts';
import { optionWords } from '../localized.ts';

/** The panel; a time zone given with the command is saved first. */
export async function settings(context: CommandContext): Promise<void> {
  const given = context.interaction.options.get('timezone');
  if (typeof given !== 'string') return show(context, context.settings);
  const zone = suggestZones(given)[0]?.zone ?? given;
  return changed(context, await context.tables.changeSettings(context.person.id, { zone }, context.interaction.id));
}

/** The panel, in the language chosen now. */
async function show({ interaction }: InteractionContext, now: Settings, news?: string): Promise<void> {
  const discordLang = langOf(interaction.locale);
  const speech = speechOf(null, null, now.lang ?? discordLang);
  return privately(interaction, settingsPost({ settings: now, discordLang, at: snowflakeTime(interaction.id) }, speech, news));
}

async function changed(context: InteractionContext, told: TableResult<Settings>): Promise<void> {
  if (told.ok) return show(context, told.value);
  return show(context, context.settings, refusalLine(told.error, context.speech()));
}

/** How long quiet hours last until another end is chosen, in minutes. */
const usualNight = 9 * 60;
const day = 24 * 60;

/** What a press on the panel chooses; null: the button is from another version. */
function choiceOf(arg: string, value: string, { quietTo }: Settings): Partial<Settings> | null {
  const among = <T extends string>(all: readonly T[]) => all.find((one) => one === value);
  const minutes = /^\d{1,4}$/.test(value) && Number(value) < day ? Number(value) : null;
  const isNone = value === noChoice;
  const [lang, pinged, scheme] = [among(langs), among(pings), among(schemes)];
  switch (arg) {
    case 'lang':
      return lang || isNone ? { lang: lang ?? null } : null;
    case 'zone':
      return { zone: isNone ? null : value };
    case 'from':
      if (isNone) return { quietFrom: null, quietTo: null };
      return minutes === null
        ? null
        : { quietFrom: minutes, quietTo: quietTo === null || quietTo === minutes ? (minutes + usualNight) % day : quietTo };
    case 'to':
      return minutes === null ? null : { quietTo: minutes };
    case 'pings':
      return pinged ? { pings: pinged } : null;
    case 'scheme':
      return scheme ? { scheme } : null;
  }
  const [, name, on] = /^(dm|words|still|unlisted)\.([01])$/.exec(arg) ?? [];
  return name === undefined ? null : { [name]: on === '1' };
}

export async function setting(context: PressContext, { arg }: Press): Promise<void> {
  const choice = choiceOf(arg, context.interaction.values?.[0] ?? '', context.settings);
  if (!choice) return aside(context.interaction, oldButton(context));
  return changed(context, await context.tables.changeSettings(context.person.id, choice, context.interaction.id));
}

/** Time zones that fit what has been typed so far, each with its current time. */
export async function completeZone({ interaction, lang }: TypingContext): Promise<void> {
  const at = snowflakeTime(interaction.id);
  const choices = suggestZones(interaction.typed).map(({ city, zone }) => ({
    name: `${city} · ${timeThere(zone, lang, at)} · ${zone}`,
    value: zone,
  }));
  await interaction.complete(choices);
}

/** Acts for a moderator of this server; refuses anyone else. */
export async function moderating({ interaction, speech }: InteractionContext, then: (guild: string) => Promise<void>): Promise<void> {
  const { guild } = interaction;
  if (guild === null || !(await interaction.isModerator())) return aside(interaction, note(speech().text(bot('bot.no.not-moderator'))));
  return then(guild);
}

/** The server's limits with another number for one of them; without a number, that one is as usual. */
function limitsWith(before: OwnLimits, limit: string, value: string): OwnLimits {
  const { [limit]: _, ...others } = before;
  return /^[1-9]\d{0,4}$/.test(value) ? { ...others, [limit]: Number(value) } : others;
}

export const serverSettings = (context: InteractionContext): Promise<void> =>
  moderating(context, async (guild) =>
    privately(context.interaction, serverSettingsPost(await context.tables.server(guild), context.tables.limits(), context.speech())),
  );

export const serverSetting = (context: PressContext, { arg }: Press): Promise<void> =>
  moderating(context, async (guild) => {
    const { interaction } = context;
    const values = interaction.values ?? [];
    const limit = forServers.find((key) => key === arg);
    const change: Partial<ServerSettings> =
      limit !== undefined
        ? { limits: limitsWith((await context.tables.server(guild)).limits, limit, values[0] ?? noChoice) }
        : arg === 'channels'
          ? { channels: [...values] }
          : { lang: langs.find((lang) => lang === values[0]) ?? null };
    await context.tables.changeServer(guild, change, interaction.id);
    return privately(interaction, serverSettingsPost(await context.tables.server(guild), context.tables.limits(), context.speech()));
  });

export const presses = [press('setting', setting), press('server', serverSetting)];
export const generals: General[] = [
  {
    name: 'settings',
    does: settings,
    complete: completeZone,
    shown: () => ({ options: [{ type: ApplicationCommandOptionType.String, ...optionWords('timezone'), autocomplete: true }] }),
  },
];
