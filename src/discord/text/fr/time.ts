import type { Phrases } from '../../../i18n/types.ts';
import type { TimeTableMessages } from '../../../table/messages.ts';
import type { TimeMessages } from '../time.ts';

const span = (hours: number) => (hours >= 48 && hours % 24 === 0 ? `${hours / 24} jours` : `${hours} h`);

export const time: Phrases<TimeMessages & TimeTableMessages> = {
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
  'bot.propose.pause': ({ who }) =>
    `**${who}** voudrait faire une pause : aucun temps ne courrait et personne ne recevrait de rappel, jusqu’à ce que quelqu’un joue ou appuie sur Reprendre.`,
  'bot.propose.away': ({ who, late }) => `**${who}** voudrait que la partie réponde d’office pour **${late}**, jusqu’à son retour.`,
  'bot.propose.claim': ({ who, late }) => `**${who}** voudrait continuer sans **${late}**, qui quitterait la partie pour de bon.`,
  'bot.propose.done.pause': () => '✅ C’est d’accord : la partie est en pause.',
  'bot.propose.done.away': () => '✅ C’est d’accord : la partie répond désormais d’office.',
  'bot.propose.done.claim': () => '✅ C’est d’accord : la partie continue à moins de monde.',
  'bot.late.choose': () =>
    'Rien n’arrive tout seul. Une seule personne suffit pour attendre ou donner un jour de plus ; pour le reste, il faut l’accord de tous ceux qui ont encore du temps.',
  'bot.late.sure': ({ who, isAlone }) =>
    isAlone
      ? `Voulez-vous gagner cette partie parce que, pour **${who}**, le temps est écoulé ? C’est définitif.`
      : `Voulez-vous continuer sans **${who}** pour de bon ? C’est définitif.`,
  'bot.late.done': () => 'C’est fait : tout le monde le lit sur le plateau.',
  'bot.late.asked': () => 'C’est fait, ou demandé dans le salon s’il faut l’accord d’autres personnes.',
  'bot.button.wait': () => 'Attendre un jour',
  'bot.button.add': () => 'Donner un jour de plus',
  'bot.button.away': ({ name }) => `Répondre pour ${name}`,
  'bot.button.claim': ({ name, isAlone }) => (isAlone ? 'Réclamer la victoire' : `Continuer sans ${name}`),
  'bot.button.claimSure': () => 'Oui, pour de bon',
  'bot.button.pause': () => 'Proposer une pause',
  'bot.button.resume': () => 'Reprendre',
  'bot.button.workAgain': () => 'Annuler les congés à venir',
  'bot.time.has': ({ who, hours }) => `${who} : encore ${hours} h`,
  'bot.time.off': ({ left, taken }, { plural }) =>
    `Vos congés : ${taken === '' ? 'aucun' : taken}. Il vous reste ${left} ${plural(left, 'jour', 'jours')} cette année.`,
  'bot.time.about': () =>
    '-# Le temps s’arrête pendant vos heures calmes (`/reglages`) et vos congés (`conge` et `jusquau` de cette commande, par exemple 2026-12-24). Quand le temps de quelqu’un est écoulé, les autres choisissent comment continuer.',
  'bot.time.pings': ({ how }) =>
    ({ now: 'M’appeler à chaque tour', daily: 'M’appeler une fois par jour', off: 'Ne jamais m’appeler' })[how] ??
    'M’appeler à cette partie comme à toutes',
  'bot.help.time': ({ command }) =>
    `**Temps** : \`/${command} temps\` montre le temps de chaque personne s’il y en a un, prend des congés, fait une pause et dit comment on vous appelle. Les rappels respectent vos heures calmes (\`/reglages\`).`,
  'bot.command.time': () => 'Le temps de chaque personne, une pause, vos congés, et comment on vous appelle',
  'bot.option.off': () => 'Votre premier jour de congé, par exemple 2026-12-24 : votre temps s’arrête dans toutes les parties',
  'bot.option.until': () => 'Votre dernier jour de congé, par exemple 2027-01-02 ; sans cela, un seul jour',
  'bot.no.not-late': () => 'Il reste du temps à cette personne, ou elle a joué. Regardez le dernier plateau.',
  'bot.no.paused': () => 'La partie est déjà en pause.',
  'bot.no.not-paused': () => 'Le temps court déjà.',
  'bot.no.no-days': () => 'Écrivez des jours à venir ainsi : `conge:2026-12-24`, et `jusquau:2027-01-02` pour le dernier de plusieurs.',
  'bot.no.too-many-days': ({ n }) => `Sur quatorze jours de congé par an, il vous en reste ${n}. Prenez-en moins.`,
  'table.waits': ({ seat, late }, { player }) => `${player(seat)} attend ${player(late)} un jour de plus.`,
  'table.adds': ({ seat, late }, { player }) => `${player(seat)} donne un jour de plus à ${player(late)}.`,
  'table.away': ({ seat }, { player }) => `${player(seat)} s’absente : la partie répond d’office jusqu’à son retour.`,
  'table.by-default': ({ seat }, { player }) => `Joué d’office pour ${player(seat)} :`,
  'table.back': ({ seat }, { player }) => `${player(seat)} est de retour.`,
  'table.claimed': ({ seat }, { player }) => `Pour ${player(seat)}, le temps était écoulé : la partie continue autrement.`,
  'table.paused': () => 'La partie est en pause, d’un commun accord : aucun temps ne court.',
  'table.resumed': ({ seat }, { player }) => `${player(seat)} met fin à la pause : le temps court de nouveau.`,
  'bot.time.paused': ({ at }) => `-# ⏸ En pause ${at} : aucun temps ne court. Jouer, ou appuyer sur Reprendre, met fin à la pause.`,
};
