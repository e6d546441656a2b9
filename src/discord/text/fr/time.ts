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
  'bot.remind.direct': ({ title }) => `**${title}**`,
  'bot.remind.asked': ({ at }) => `-# Demandé ${at}.`,
  'bot.remind.ahead': ({ who, at, isTimed }) =>
    isTimed
      ? `-# ⏳ Pour ${who}, le temps finit ${at}. Rien n’arrive alors tout seul : les autres choisissent comment continuer.`
      : `-# ⏳ La partie attend ${who} depuis longtemps. Les autres pourront choisir comment continuer ${at}.`,
  'bot.remind.zero': ({ who, at, isTimed, others }) =>
    isTimed ? `⌛ ${others} : pour ${who}, le temps est écoulé.` : `⌛ ${others} : question posée à ${who} ${at}, toujours sans réponse.`,
  'bot.remind.later': ({ at }) => `Vous recevrez un rappel ${at}, si vous n’avez pas joué d’ici là.`,
  'bot.no.not-waited': () => 'On ne vous demande rien en ce moment : il n’y a rien à vous rappeler.',
  'bot.button.later': ({ n }) => `Rappel dans ${n} h`,
  'bot.time.paused': ({ at }) => `-# ⏸ En pause ${at} : aucun temps ne court. Jouer, ou appuyer sur Reprendre, met fin à la pause.`,
};
