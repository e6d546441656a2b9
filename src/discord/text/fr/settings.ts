import type { Phrases } from '../../../i18n/types.ts';
import type { SettingsMessages } from '../settings.ts';

export const settings: Phrases<SettingsMessages> = {
  'bot.no.no-zone': ({ zone }) =>
    `Je ne connais pas de fuseau horaire « ${zone} ». Tapez le nom d’une ville, comme Paris ou Montréal, et choisissez dans la liste.`,
  'bot.no.zone-first': () => 'Choisissez d’abord votre fuseau horaire : les heures calmes sont des heures de là-bas.',
};
