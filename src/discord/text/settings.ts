import type { Nothing } from '../../i18n/messages.ts';

/** What is said about settings. */
export interface SettingsMessages {
  'bot.no.no-zone': { zone: string };
  'bot.no.zone-first': Nothing;
}
