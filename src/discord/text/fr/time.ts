import { oneOrMore } from '../../../i18n/languages/french.ts';
import type { Phrases } from '../../../i18n/types.ts';
import type { TimeTableMessages } from '../../../table/model/messages.ts';
import type { TimeMessages } from '../time.ts';

const span = (hours: number) => (hours % 24 !== 0 ? `${hours} h` : hours === 24 ? '1 jour' : `${hours / 24} jours`);

const unclocked = (every: number) => (every === 24 ? 'sans limite' : `sans limite, un rappel toutes les ${every} h`);
const hours = (bank: number, step: number) => (step === 0 ? `${span(bank)} en tout` : `${span(bank)}, plus ${span(step)} à chaque tour`);

export const time: Phrases<TimeMessages & TimeTableMessages, 'fr'> = {
  'bot.clock.title': () => 'Temps de réponse',
  'bot.clock.about': ({ none }) =>
    none
      ? 'La partie attend le temps qu’il faut. Si quelqu’un ne répond pas pendant deux jours, les autres peuvent choisir comment continuer.'
      : 'Chaque personne dispose de ce temps. Quand il est écoulé, rien n’est automatique : les autres choisissent comment continuer.',
  'bot.clock.none': ({ every }) => unclocked(every),
  'bot.clock.hours': ({ bank, step }) => hours(bank, step),
  'bot.option.clock': () => 'Le temps de réponse de chaque personne (par défaut, sans limite)',
  'bot.option.hours': () => 'Votre propre limite : le nombre d’heures de chaque personne',
  'bot.option.increment': () => 'Les heures ajoutées après chaque tour, au plus celles du départ (par défaut, la moitié)',
  'bot.option.reminders': () => 'Sans limite de temps : les heures entre deux rappels (par défaut, 24)',
  'bot.no.twoClocks': () => 'Vous donnez deux limites de temps. Donnez `temps`, ou `heures` avec `ajout`, mais pas les deux.',
  'bot.no.onlyIncrement': () =>
    '`ajout` ne suffit pas : ces heures s’ajoutent à chaque tour à celles de `heures`. Donnez aussi `heures`, ou choisissez plutôt un `temps`.',
  'bot.no.increment': ({ hours }) => `L’\`ajout\` ne peut pas dépasser les \`heures\` : donnez ${hours} au plus.`,
  'bot.no.reminders': () =>
    '`rappels` est pour les parties sans limite de temps : avec une limite, les rappels viennent à 50 %, 80 % et 95 % du temps. Ne donnez que l’un des deux.',
  'bot.time.left': ({ who, n }) => `-# ⏳ Échéance${n === 1 ? '' : ' :'} ${who}.`,
  'bot.time.until': ({ who, at }) => `${who} ${at}`,
  'bot.remind.direct': ({ title }) => `**${title}**`,
  'bot.remind.asked': ({ at, n }) => (n === 1 ? `-# Question posée ${at}.` : `-# Question posée : ${at}.`),
  'bot.remind.ahead': ({ who, at, isTimed }, { of }) =>
    isTimed
      ? `-# ⏳ Le temps ${of(who)} sera écoulé ${at}. Rien n’est automatique : les autres choisissent comment continuer.`
      : `-# ⏳ La partie attend ${who}. Sans réponse, les autres pourront, ${at}, choisir comment continuer.`,
  'bot.remind.zero': ({ who, isTimed, others }) =>
    isTimed ? `⌛ ${others} : le temps est écoulé pour ${who}.` : `⌛ ${others} : la partie attend toujours ${who}.`,
  'bot.remind.since': ({ who, at }) => `${who} (question posée ${at})`,
  'bot.remind.consent': ({ who, what, where }) => `⏰ ${what} ${who} : [il manque encore votre réponse](${where}).`,
  'bot.digest.head': ({ who, n }) => (n === 1 ? `${who}, une partie a plusieurs questions pour vous.` : `${who}, **${n} parties vous attendent.**`),
  'bot.digest.line': ({ title, where, what }) => `**[${title}](${where})** : ${what}`,
  'bot.digest.until': ({ what, at }, { clause }) => `${clause(what)}. Votre temps sera écoulé ${at}.`,
  'bot.digest.turn': () => 'c’est à vous.',
  'bot.digest.invited': ({ title, where, host }) => `**[${title}](${where})** : ${host} vous invite à jouer.`,
  'bot.digest.late': ({ title, where, who }) => `**[${title}](${where})** : le temps est écoulé pour ${who}. À vous de choisir comment continuer.`,
  'bot.remind.invited': ({ who, host, title, where }, { forms }) =>
    `${who}, **${host}** vous invite à jouer ${forms(title, '**').to} : [voir l’invitation](${where}).`,
  'bot.remind.later': ({ at }) => `Vous recevrez un rappel ${at}, si vous n’avez pas joué d’ici là.`,
  'bot.no.not-waited': () => 'On ne vous demande rien en ce moment : il n’y a rien à vous rappeler.',
  'bot.button.later': ({ n }) => `Rappel dans ${n} h`,
  'bot.propose.pause': ({ who }, { label }) =>
    `**${who}** voudrait faire une pause. Les chronos et les rappels s’arrêteraient jusqu’à ce que quelqu’un joue ou appuie sur ${label('bot.button.resume')}.`,
  'bot.propose.clock': ({ who, clock, isTimed }) =>
    `**${who}** voudrait changer le temps de réponse : **${clock}**. ${isTimed ? 'Tout le monde repartirait avec la totalité de ce temps.' : 'Il y aurait deux jours pour chaque réponse ; passé ce délai, les autres pourraient choisir comment continuer.'}`,
  'bot.propose.away': ({ who, late }) => `**${who}** voudrait que le jeu réponde pour **${late}**, au plus simple, jusqu’à son retour.`,
  'bot.propose.claim': ({ who, late }) =>
    `**${who}** voudrait continuer sans **${late}**, qui quitterait la partie pour de bon, comme en cas d’abandon.`,
  'bot.propose.done.pause': () => '✅ C’est d’accord : la partie est en pause.',
  'bot.propose.done.clock': () => '✅ C’est d’accord : le nouveau temps de réponse vaut dès maintenant.',
  'bot.propose.done.away': () => '✅ C’est d’accord : le jeu répond pour cette personne jusqu’à son retour.',
  'bot.propose.done.claim': () => '✅ C’est d’accord : cette personne quitte la partie.',
  'bot.late.choose': ({ isAlone, at }) =>
    isAlone
      ? `Rien n’est automatique : à vous de choisir. Vous pouvez reposer la question dans un jour, ajouter un jour, laisser le jeu répondre au plus simple en attendant un retour, ou réclamer la victoire${at === '' ? '' : ` (possible ${at})`}.`
      : `Rien n’est automatique. Une seule personne suffit pour reposer la question dans un jour, ou ajouter un jour. À la majorité des personnes présentes, le jeu peut répondre au plus simple en attendant un retour, ou la partie continuer sans la personne absente${at === '' ? '' : ` (possible ${at})`}.`,
  'bot.late.sure': ({ who, isAlone }) =>
    isAlone
      ? `Le temps est écoulé pour **${who}**. Voulez-vous réclamer la victoire ? C’est définitif.`
      : `Voulez-vous continuer sans **${who}** pour de bon ? C’est définitif.`,
  'bot.late.yourself': () => '⌛ C’est vous que la partie attend : ce choix revient aux autres. Répondez ici, et elle continue.',
  'bot.late.yourselfDone': () => 'Vous avez répondu : il n’y a rien à décider à votre sujet. Voici où en est la partie.',
  'bot.late.done': () => 'C’est fait. Le plateau le dit à tout le monde.',
  'bot.button.wait': () => 'Reposer la question dans un jour',
  'bot.button.add': ({ name }) => `Ajouter un jour pour ${name}`,
  'bot.button.away': ({ name }) => `Laisser le jeu répondre pour ${name}`,
  'bot.button.claim': ({ name, isAlone }) => (isAlone ? 'Réclamer la victoire' : `Continuer sans ${name}`),
  'bot.button.claimSure': () => 'Oui, pour de bon',
  'bot.button.pause': () => 'Proposer une pause',
  'bot.button.rest': () => 'Pause d’un jour',
  'bot.menu.clock': () => 'Proposer un autre temps de réponse',
  'bot.menu.toClock': ({ clock }) => `Proposer : ${clock}`,
  'bot.button.resume': () => 'Mettre fin à la pause',
  'bot.button.workAgain': () => 'Annuler mes congés à venir',
  'bot.time.has': ({ who, hours }) => `${who} : encore ${hours < 1 ? 'moins d’une heure' : `${hours} h`}`,
  'bot.time.off': ({ left, taken }, { plural }) =>
    `Vos congés : ${taken === '' ? 'aucun' : taken}. Il vous reste ${left} ${plural(left, oneOrMore('jour', 'jours'))} cette année.`,
  'bot.time.about': ({ none, isAlone }) =>
    `-# ${isAlone ? `${none ? 'La partie attend le temps qu’il faut' : 'Quand votre temps est écoulé, la partie attend'} : vous recevez un rappel, et personne d’autre ne choisit comment continuer` : none ? 'La partie attend le temps qu’il faut. Si quelqu’un ne répond pas pendant deux jours, les autres peuvent choisir comment continuer' : 'Quand le temps de quelqu’un est écoulé, les autres choisissent comment continuer'} ; rien n’est automatique. Le temps s’arrête pendant vos heures calmes (\`/réglages\`) et vos congés (\`congé\` et \`fin\` de cette commande, par exemple 2026-12-24).`,
  'bot.time.pings': ({ how }) =>
    ({ now: 'Me notifier à chaque tour', daily: 'Me notifier une fois par jour', off: 'Ne jamais me notifier' })[how] ??
    'Me notifier selon mes réglages',
  'bot.command.time': () => 'Voir le temps de chaque personne, faire une pause, prendre des congés, régler vos notifications',
  'bot.option.off': () => 'Votre premier jour de congé, par exemple 2026-12-24 (votre chrono s’arrête dans toutes les parties)',
  'bot.option.until': () => 'Votre dernier jour de congé, par exemple 2027-01-02 (par défaut, un seul jour)',
  'bot.no.not-late': () => 'Cette personne a répondu entre-temps, ou il lui reste de nouveau du temps. Regardez le dernier plateau.',
  'bot.no.late-yourself': () => 'Votre propre temps est écoulé aussi. Jouez d’abord votre tour : vous pourrez alors décider pour les autres.',
  'bot.no.paused': () => 'La partie est déjà en pause.',
  'bot.no.not-paused': () => 'La partie n’est pas en pause.',
  'bot.no.rests': ({ name, at }) => `**${name}** a mis la partie en pause. La partie reprendra ${at}, ou dès que quelqu’un jouera.`,
  'bot.no.held': ({ name }) => `La partie attend : **${name}** voudrait revenir sur un choix. Répondez d’abord à cette demande.`,
  'bot.no.somebody-late': () => 'Le temps de quelqu’un est écoulé : choisissez d’abord comment continuer, ou proposez une pause.',
  'bot.no.same-clock': () => 'C’est déjà le temps de réponse de la partie.',
  'bot.no.no-days': () => 'Indiquez des jours à venir, par exemple `congé:2026-12-24`, et `fin:2027-01-02` pour le dernier s’il y en a plusieurs.',
  'bot.no.zone-for-days': () =>
    'Les congés vont de minuit à minuit là où vous vivez, et je ne sais pas où c’est. Donnez votre ville une fois pour toutes avec `/réglages fuseau`, puis redemandez vos congés.',
  'bot.no.too-many-days': ({ n }) => `Sur quatorze jours de congé par an, il vous en reste ${n}. Prenez-en moins.`,
  'table.waits': ({ seat, late }, { player }) => `${player(seat)} attend ${player(late)} un jour de plus.`,
  'table.adds': ({ seat, late }, { player, of }) => `${player(seat)} ajoute un jour au temps ${of(player(late))}.`,
  'table.away': ({ seat }, { player }) => `${player(seat)} s’absente : le jeu répond à sa place jusqu’à son retour.`,
  'table.by-default': ({ seat }, { player }) => `Le jeu répond pour ${player(seat)}.`,
  'table.back': ({ seat }, { player }) => `${player(seat)} est de retour.`,
  'table.gone': ({ seat }, { player }) => `${player(seat)} n’est plus sur le serveur : les autres peuvent continuer tout de suite.`,
  'table.claimed': ({ seat }, { player }) => `Le temps était écoulé pour ${player(seat)}, qui quitte la partie.`,
  'table.paused': () => 'La partie est en pause : les chronos et les rappels s’arrêtent.',
  'table.rests': ({ seat }, { player }) => `${player(seat)} met la partie en pause pour un jour : les chronos et les rappels s’arrêtent.`,
  'table.rested': () => 'La pause est finie : la partie continue.',
  'table.clock': ({ bank, step, every }) => `D’un commun accord, le temps de réponse change : ${bank === 0 ? unclocked(every) : hours(bank, step)}.`,
  'table.resumed': ({ seat }, { player }) => `${player(seat)} met fin à la pause : la partie continue.`,
  'bot.time.paused': ({ at, isShow }, { label }) =>
    isShow
      ? `-# ⏸ Partie mise en pause ${at}. ${label('bot.button.go')} la relance, ${label('bot.button.step')} joue un seul choix.`
      : `-# ⏸ Partie mise en pause ${at} : le chrono est arrêté. Pour continuer, jouez ou appuyez sur ${label('bot.button.resume')}.`,
  'bot.time.rests': ({ who, at }) =>
    `-# ⏸ ${who} a mis la partie en pause : le chrono est arrêté. La partie continuera ${at}, ou dès que quelqu’un jouera.`,
};
