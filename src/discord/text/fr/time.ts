import type { Phrases } from '../../../i18n/types.ts';
import type { TimeMessages } from '../time.ts';

const span = (hours: number) => (hours >= 48 && hours % 24 === 0 ? `${hours / 24} jours` : `${hours} h`);

export const time: Phrases<TimeMessages> = {
  'bot.clock.title': () => 'Temps de réponse',
  'bot.clock.about': ({ none }) =>
    none
      ? 'La partie attend le temps qu’il faut. Au bout d’une semaine d’attente, les autres peuvent continuer.'
      : 'Par personne. À zéro, rien n’arrive tout seul : les autres choisissent que faire.',
  'bot.clock.none': () => 'sans limite',
  'bot.clock.hours': ({ bank, step }) => (step === 0 ? `${span(bank)} en tout` : `${span(bank)}, et ${span(step)} rendus à chaque tour`),
  'bot.option.clock': () => 'Le temps de réponse de chaque personne ; sans cela, aucun',
  'bot.option.hours': () => 'Un temps à vous : les heures de chaque personne',
  'bot.option.increment': () => 'Un temps à vous : les heures rendues à chaque tour, dans cette limite',
  'bot.time.left': ({ who, n }) => `-# ⏳ Fin du temps ${n === 1 ? who : `: ${who}`}.`,
  'bot.time.until': ({ who, at }) => `${who} ${at}`,
  'bot.time.paused': ({ at }) => `-# ⏸ En pause ${at} : aucun temps ne court. Jouer, ou appuyer sur Reprendre, met fin à la pause.`,
};
