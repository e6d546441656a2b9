import type { Nothing } from '../../i18n/say.ts';
import type { Scheme } from '../../scene/schemes.ts';
import type { Pings } from '../../table/model/choices.ts';
import type { LimitName } from '../../table/model/limits.ts';

/** Sentences about settings. */
export type SettingsMessages = {
  'bot.command.settings': Nothing;
  'bot.command.serverSettings': Nothing;
  'bot.option.timezone': Nothing;

  'bot.settings.title': Nothing;
  'bot.settings.lang': Nothing;
  'bot.settings.lang.own': { name: string };
  'bot.settings.lang.discord': { name: string };
  /** `now`: the current time there; null: no zone is chosen. */
  'bot.settings.zone': { now: string | null; command: string };
  'bot.settings.zone.none': Nothing;
  /** `known`: whether there is a time zone, which quiet hours need. */
  'bot.settings.quiet': { known: boolean; from: string | null; to: string | null };
  'bot.settings.quiet.none': Nothing;
  'bot.settings.quiet.from': { at: string };
  'bot.settings.quiet.to': { at: string };
  'bot.settings.pings': Nothing;
  'bot.settings.scheme': Nothing;
  'bot.settings.dm': { on: boolean };
  'bot.settings.words': { on: boolean };
  'bot.settings.still': { on: boolean };
  'bot.settings.unlisted': { on: boolean };
  'bot.button.dm': { to: boolean };
  'bot.button.pictures': { to: boolean };
  'bot.button.motion': { to: boolean };
  'bot.button.unlisted': { to: boolean };

  'bot.server.title': Nothing;
  'bot.server.lang': Nothing;
  'bot.server.lang.none': Nothing;
  'bot.server.channels': { where: string | null };
  'bot.menu.channels': Nothing;
  'bot.server.limits': Nothing;
  /** `isUsual`: it is the number that the bot's owner has chosen for all servers. */
  'bot.server.limit': { what: 'games' | 'shows'; by: 'person' | 'server'; n: number; isUsual: boolean };
  /** `at`: when the limit resets; null: once something ends. */
  'bot.no.used-up.person': { what: LimitName; n: number; at: string | null };
  'bot.no.used-up.server': { what: LimitName; n: number; at: string | null };
  'bot.no.used-up.table': { what: LimitName; n: number; at: string | null };

  'bot.no.no-zone': { zone: string };
  'bot.no.zone-first': Nothing;
  'bot.no.not-here': { where: string };
} & { [P in Pings as `bot.pings.${P}`]: Nothing } & { [P in Pings as `bot.pings.${P}.more`]: Nothing } & {
  [S in Scheme as `bot.scheme.${S}`]: Nothing;
} & {
  [S in Scheme as `bot.scheme.${S}.more`]: Nothing;
};
