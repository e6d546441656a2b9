/** `/settings`: what one has chosen for oneself; `/hustings settings`: what is chosen for a server. */
import { langOf, langs } from '../../../i18n/languages.ts';
import { schemes } from '../../../scene/schemes.ts';
import { pings, type ServerSettings, type Settings } from '../../../table/model/choices.ts';
import type { TableResult } from '../../../table/model/refusals.ts';
import { usualSettings } from '../../../table/people/settings.ts';
import { aside, privately } from '../../interactions/reply.ts';
import type { Call, CommandCall, PressCall, Services } from '../../interactions/services.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { noChoice, serverSettingsPost, settingsPost } from '../../present/people/settings.ts';
import { speechOf } from '../../speech/speech.ts';
import { suggestZones, timeThere } from '../../speech/zones.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { note } from '../../wire/parts.ts';
import type { Typing } from '../../wire/port.ts';
import { snowflakeTime } from '../../wire/snowflake.ts';

/** What somebody has chosen; where that cannot be read, everything goes on as usual. Never rejects. */
export async function chosenBy({ tables, log }: Pick<Services, 'tables' | 'log'>, user: string): Promise<Settings> {
  try {
    return await tables.settings(user);
  } catch (error) {
    log.warn({ err: error }, 'the settings of somebody could not be read');
    return usualSettings;
  }
}

/** The panel; a time zone given with the command is chosen first. */
export async function settings(services: Services, call: CommandCall): Promise<void> {
  const given = call.interaction.options.get('timezone');
  if (typeof given !== 'string') return show(call, call.settings);
  const zone = suggestZones(given)[0]?.zone ?? given;
  return changed(call, await services.tables.changeSettings(call.person.id, { zone }, call.interaction.id));
}

/** The panel in the language that is chosen now. */
async function show({ interaction }: Call, now: Settings, news?: string): Promise<void> {
  const discordLang = langOf(interaction.locale);
  const speech = speechOf(null, null, now.lang ?? discordLang);
  return privately(interaction, settingsPost({ settings: now, discordLang, at: snowflakeTime(interaction.id) }, speech, news));
}

async function changed(call: Call, told: TableResult<Settings>): Promise<void> {
  if (told.ok) return show(call, told.value);
  return show(call, call.settings, refusalLine(told.error, call.speech()));
}

/** So long quiet hours last until another end is chosen. */
const usualNight = 9 * 60;
const day = 24 * 60;

/** What a press on the panel chooses; null: it is of another version. */
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
  const [, name, on] = /^(dm|words|unlisted)\.([01])$/.exec(arg) ?? [];
  return name === undefined ? null : { [name]: on === '1' };
}

export async function setting(services: Services, call: PressCall, { arg }: Press): Promise<void> {
  const choice = choiceOf(arg, call.interaction.values?.[0] ?? '', call.settings);
  if (!choice) return aside(call.interaction, note(call.speech().text(bot('bot.no.oldButton', { command: null }))));
  return changed(call, await services.tables.changeSettings(call.person.id, choice, call.interaction.id));
}

/** Time zones that fit what has been typed so far, each with the time it is there. */
export async function completeZone(services: Services, interaction: Typing): Promise<void> {
  const lang = (await chosenBy(services, interaction.user.id)).lang ?? langOf(interaction.locale);
  const at = snowflakeTime(interaction.id);
  const choices = suggestZones(interaction.typed).map(({ city, zone }) => ({
    name: `${city} · ${timeThere(zone, lang, at)} · ${zone}`,
    value: zone,
  }));
  await interaction.complete(choices);
}

/** Does something to the settings of this server, if whoever asks may. */
async function moderating({ interaction, speech }: Call, then: (guild: string) => Promise<void>): Promise<void> {
  const { guild } = interaction;
  if (guild === null || !(await interaction.isModerator())) return aside(interaction, note(speech().text(bot('bot.no.not-moderator'))));
  return then(guild);
}

export const serverSettings = (services: Services, call: Call): Promise<void> =>
  moderating(call, async (guild) => privately(call.interaction, serverSettingsPost(await services.tables.server(guild), call.speech())));

export const serverSetting = (services: Services, call: PressCall, { arg }: Press): Promise<void> =>
  moderating(call, async (guild) => {
    const { interaction } = call;
    const values = interaction.values ?? [];
    const change: Partial<ServerSettings> =
      arg === 'channels' ? { channels: [...values] } : { lang: langs.find((lang) => lang === values[0]) ?? null };
    await services.tables.changeServer(guild, change, interaction.id);
    return privately(interaction, serverSettingsPost(await services.tables.server(guild), call.speech()));
  });
