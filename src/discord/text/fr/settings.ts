import type { Phrases } from '../../../i18n/types.ts';
import type { SettingsMessages } from '../settings.ts';

export const settings: Phrases<SettingsMessages> = {
  'bot.command.settings': () => 'Régler votre langue, votre fuseau, vos heures calmes, vos notifications et vos images',
  'bot.command.serverSettings': () => 'Choisir la langue et les salons des parties sur ce serveur',
  'bot.option.timezone': () => 'Une ville de votre fuseau horaire, comme Paris ou Montréal',

  'bot.settings.title': () =>
    '## Vos réglages\n-# Personne d’autre ne les voit. Ils valent pour tous les jeux, sur tous les serveurs. Chaque choix est enregistré aussitôt.',
  'bot.settings.lang': () => '**Langue** de vos messages privés. Les messages publics gardent la langue de leur partie.',
  'bot.settings.lang.own': ({ name }) => name,
  'bot.settings.lang.discord': ({ name }) => `Comme votre Discord (${name})`,
  'bot.settings.zone': ({ now, command }) =>
    `**Fuseau horaire**.${now === null ? '' : ` Il est ${now} chez vous.`} Le vôtre n’est pas dans la liste ? Tapez \`/${command} fuseau\` et votre ville.`,
  'bot.settings.zone.none': () => 'Pas de fuseau horaire',
  'bot.settings.quiet': ({ known, from, to }) =>
    from !== null && to !== null
      ? `**Heures calmes** : entre ${from} et ${to}, vous ne recevez pas de notifications et votre chrono s’arrête (douze heures par jour au plus).`
      : known
        ? '**Heures calmes** : aucune. Choisissez quand elles commencent : vous ne recevrez alors pas de notifications et votre chrono s’arrêtera.'
        : '**Heures calmes** : aucune. Choisissez d’abord votre fuseau horaire, puis les heures où vous ne voulez pas de notifications : votre chrono s’y arrêtera.',
  'bot.settings.quiet.none': () => 'Pas d’heures calmes',
  'bot.settings.quiet.from': ({ at }) => `Calme dès ${at}`,
  'bot.settings.quiet.to': ({ at }) => `Jusqu’à ${at}`,
  'bot.settings.pings': () => '**Notifications** quand c’est à vous de jouer.',
  'bot.pings.now': () => 'Me notifier à chaque tour',
  'bot.pings.now.more': () => 'Dès qu’une partie vous attend',
  'bot.pings.daily': () => 'Me notifier une fois par jour',
  'bot.pings.daily.more': () => 'Une notification par jour pour tout ce qui vous attend',
  'bot.pings.off': () => 'Ne jamais me notifier',
  'bot.pings.off.more': () => 'Regardez vous-même dans /parties ce qui vous attend',
  'bot.settings.scheme': () => '**Couleurs** de vos images privées.',
  'bot.scheme.usual': () => 'Couleurs habituelles',
  'bot.scheme.usual.more': () => 'Les mêmes que sur les plateaux du salon',
  'bot.scheme.protan': () => 'Pour la protanopie',
  'bot.scheme.protan.more': () => 'Le rouge paraît sombre et se confond avec le vert ou le brun',
  'bot.scheme.deutan': () => 'Pour la deutéranopie',
  'bot.scheme.deutan.more': () => 'Le vert se confond avec le rouge ou le brun : le cas le plus courant',
  'bot.scheme.tritan': () => 'Pour la tritanopie',
  'bot.scheme.tritan.more': () => 'Le bleu se confond avec le vert, le jaune avec le rose',
  'bot.scheme.contrast': () => 'Contraste élevé',
  'bot.scheme.contrast.more': () => 'Fond noir, lettres et jetons vifs',
  'bot.settings.words': ({ on }) =>
    on
      ? '**Images** : désactivées. Vos messages privés disent tout en toutes lettres.'
      : '**Images** : activées. Du texte peut les remplacer dans vos messages privés.',
  'bot.settings.still': ({ on }) =>
    on
      ? '**Animations** : désactivées. Rien ne bouge dans les parties que vous jouez.'
      : '**Animations** : activées. En partie rapide, l’image d’un temps fort bouge deux secondes.',
  'bot.settings.dm': ({ on }) =>
    on ? '**Où vous prévenir** : par message privé, si Discord me laisse vous en envoyer un.' : '**Où vous prévenir** : dans le salon de la partie.',
  'bot.settings.unlisted': ({ on }) =>
    on
      ? '**Résultats** : vous n’y figurez pas. Vos parties se jouent comme avant.'
      : '**Résultats** : les vôtres comptent dans `/stats` et `/classement`.',
  'bot.button.pictures': ({ to }) => (to ? 'Du texte' : 'Des images'),
  'bot.button.motion': ({ to }) => (to ? 'Sans animation' : 'Avec animations'),
  'bot.button.dm': ({ to }) => (to ? 'Par message privé' : 'Dans le salon'),
  'bot.button.unlisted': ({ to }) => (to ? 'Ne plus y figurer' : 'Y figurer'),

  'bot.server.title': () => '## Réglages de ce serveur\n-# Pour les personnes qui gèrent ses salons. Chaque choix est enregistré aussitôt.',
  'bot.server.lang': () => '**Langue** des parties lancées ici, sauf si la personne qui lance la partie en choisit une autre.',
  'bot.server.lang.none': () => 'Celle de la personne qui lance la partie',
  'bot.server.channels': ({ where }) =>
    where === null
      ? '**Salons** : on peut lancer des parties partout. Choisissez des salons pour limiter les nouvelles parties à ceux-là et à leurs fils.'
      : `**Salons** : les nouvelles parties ne se lancent que dans ${where} et leurs fils. Celles en cours ailleurs continuent. Videz la liste pour permettre tous les salons.`,
  'bot.menu.channels': () => 'Tous les salons',
  'bot.server.limits': () =>
    '**Limites** du nombre de parties en cours, et de parties entre ordinateurs. Vous pouvez les baisser, mais pas dépasser celles que fixent les responsables du bot.',
  'bot.server.limit': ({ what, by, n, isUsual }) =>
    `${what === 'games' ? 'Parties' : 'Parties entre ordinateurs'} par ${by === 'person' ? 'personne' : 'serveur'} : ${n}${isUsual ? ' (par défaut)' : ''}`,
  'bot.no.used-up.person': ({ what, n, at }) => {
    switch (what) {
      case 'games':
        return `Vous avez atteint la limite de parties en cours (${n} par personne). Terminez-en une (\`/parties\` les montre toutes), puis lancez-en une autre.`;
      case 'shows':
        return `Vous avez atteint la limite de parties entre ordinateurs (${n} par personne). Arrêtez-en une sous son plateau, puis lancez-en une autre.`;
      case 'starts':
        return `Vous avez atteint la limite de parties lancées (${n} par heure). Vous pourrez en lancer une autre ${at}.`;
      case 'threads':
        return `Vous avez atteint la limite de fils ouverts (${n} par jour). Vous pourrez en ouvrir un autre ${at}. D’ici là, jouez dans un salon libre.`;
      case 'hints':
        return `Vous avez atteint la limite de conseils (${n} par heure). Vous pourrez en demander un autre ${at}. D’ici là, décidez sans conseil.`;
      case 'tryouts':
        return `Vous avez atteint la limite d’étapes dans *Et si…* (${n} par heure). Vous pourrez en essayer d’autres ${at}. D’ici là, décidez sans essai.`;
      case 'films':
        return `Vous avez atteint la limite d’animations (${n} par heure). La prochaine sera possible ${at}. D’ici là, revoyez la partie étape par étape.`;
      case 'replays':
        return `Vous avez atteint la limite d’étapes revues (${n} par heure). Vous pourrez continuer ${at}.`;
      case 'proposals':
        return `Vous avez atteint la limite de propositions (${n} par jour). Vous pourrez en refaire ${at}. D’ici là, continuez à jouer.`;
      case 'plans':
        return `Vous avez atteint la limite de changements de consignes et de plans (${n} par heure). Vous pourrez les changer à nouveau ${at}. D’ici là, les derniers restent valables.`;
      default:
        return `Vous avez atteint la limite (${n}). Vous pourrez recommencer ${at}.`;
    }
  },
  'bot.no.used-up.server': ({ what, n, at }) => {
    switch (what) {
      case 'games':
        return `Ce serveur a atteint sa limite de parties en cours (${n}). Lancez la vôtre quand l’une sera finie, ou demandez à la modération d’en arrêter une (\`/hustings parties\`).`;
      case 'shows':
        return `Ce serveur a atteint sa limite de parties entre ordinateurs (${n}). Arrêtez-en une sous son plateau, ou attendez qu’elle finisse.`;
      case 'starts':
        return `Ce serveur a atteint sa limite de parties lancées (${n} par heure). Vous pourrez lancer la vôtre ${at}.`;
      case 'threads':
        return `Ce serveur a atteint sa limite de fils ouverts (${n} par jour). Vous pourrez en ouvrir un ${at}. D’ici là, jouez dans un salon libre.`;
      default:
        return `Ce serveur a atteint sa limite (${n}). Vous pourrez recommencer ${at}.`;
    }
  },
  'bot.no.used-up.table': ({ n, at }) => `Cette partie a atteint sa limite (${n}). Vous pourrez recommencer ${at}. D’ici là, continuez à jouer.`,

  'bot.no.no-zone': ({ zone }) =>
    `Je ne connais pas de fuseau horaire « ${zone} ». Tapez le nom d’une ville, comme Paris ou Montréal, et choisissez dans la liste.`,
  'bot.no.zone-first': () => 'Choisissez d’abord votre fuseau horaire, pour que je sache quand sont vos heures calmes.',
  'bot.no.not-here': ({ where }) => `Sur ce serveur, on joue dans ${where}. Tapez la commande là-bas.`,
};
