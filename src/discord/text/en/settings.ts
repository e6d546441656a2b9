import type { Phrases } from '../../../i18n/types.ts';
import type { SettingsMessages } from '../settings.ts';

export const settings: Phrases<SettingsMessages> = {
  'bot.no.no-zone': ({ zone }) => `I know no time zone called “${zone}”. Type a city, such as Paris or Montreal, and choose from the list.`,
  'bot.no.zone-first': () => 'Choose your time zone first: quiet hours are hours there.',
};
