import type { Phrases } from '../../../i18n/types.ts';
import type { SettingsMessages } from '../settings.ts';

export const settings: Phrases<SettingsMessages> = {
  'bot.command.settings': () => 'Votre langue, votre fuseau, les heures calmes, les appels, les couleurs ; mots ou images',
  'bot.command.serverSettings': () => 'La langue et les salons des parties sur ce serveur',
  'bot.option.timezone': () => 'Une ville de votre fuseau horaire, comme Paris ou Montréal',

  'bot.settings.title': () =>
    '## Vos réglages\n-# Personne d’autre ne les voit. Ils valent pour tous les jeux, sur tous les serveurs. Chaque choix est enregistré aussitôt.',
  'bot.settings.lang': () => '**Langue** de ce que personne d’autre ne lit ; les messages pour tout le monde gardent la langue de leur partie.',
  'bot.settings.lang.own': ({ name }) => name,
  'bot.settings.lang.discord': ({ name }) => `Comme votre Discord (${name})`,
  'bot.settings.zone': ({ now, command }) =>
    `**Fuseau horaire**, pour que les heures soient les vôtres.${now === null ? '' : ` Il y est ${now}.`} D’autres que ceux-ci : \`/${command} fuseau\`.`,
  'bot.settings.zone.none': () => 'Pas de fuseau horaire',
  'bot.settings.quiet': ({ known, from, to }) =>
    from !== null && to !== null
      ? `**Heures calmes** : entre ${from} et ${to}, rien ne vous appelle et votre temps s’arrête (douze heures par jour au plus).`
      : known
        ? '**Heures calmes** : aucune. Choisissez quand elles commencent, et rien ne vous appellera alors ; votre temps s’arrêtera aussi.'
        : '**Heures calmes** : aucune. Choisissez d’abord votre fuseau horaire, puis des heures où rien ne vous appellera et où votre temps s’arrêtera.',
  'bot.settings.quiet.none': () => 'Pas d’heures calmes',
  'bot.settings.quiet.from': ({ at }) => `Calme dès ${at}`,
  'bot.settings.quiet.to': ({ at }) => `Jusqu’à ${at}`,
  'bot.settings.pings': () => '**Appels** quand c’est à vous de jouer.',
  'bot.pings.now': () => 'M’appeler à chaque tour',
  'bot.pings.now.more': () => 'Une mention dès qu’une partie vous attend',
  'bot.pings.daily': () => 'M’appeler une fois par jour',
  'bot.pings.daily.more': () => 'Une mention par jour pour tout ce qui vous attend',
  'bot.pings.off': () => 'Ne jamais m’appeler',
  'bot.pings.off.more': () => 'À vous de regarder : /parties liste ce qui vous attend',
  'bot.settings.scheme': () => '**Couleurs** des images que personne d’autre ne voit.',
  'bot.scheme.usual': () => 'Couleurs habituelles',
  'bot.scheme.usual.more': () => 'Comme tout le monde voit les plateaux dans le salon',
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
      ? '**Images** : aucune. Ce que personne d’autre ne voit vous est dit en mots.'
      : '**Images** : montrées. Des mots peuvent les remplacer là où personne d’autre ne regarde.',
  'bot.settings.dm': ({ on }) =>
    on
      ? '**Où l’on vous appelle** : par message privé, là où Discord me laisse vous en envoyer un.'
      : '**Où l’on vous appelle** : par une mention, dans le salon de la partie.',
  'bot.settings.unlisted': ({ on }) =>
    on
      ? '**Résultats** : vous n’y figurez pas. Vos parties se jouent comme avant.'
      : '**Résultats** : les vôtres comptent dans `/stats` et `/classement`.',
  'bot.button.pictures': ({ to }) => (to ? 'Des mots' : 'Des images'),
  'bot.button.dm': ({ to }) => (to ? 'Par message privé' : 'Par mention'),
  'bot.button.unlisted': ({ to }) => (to ? 'Ne plus y figurer' : 'Y figurer'),

  'bot.server.title': () => '## Réglages de ce serveur\n-# Pour qui peut gérer ses salons. Chaque choix est enregistré aussitôt.',
  'bot.server.lang': () => '**Langue** des parties lancées ici, sauf si la personne qui en lance une en nomme une autre.',
  'bot.server.lang.none': () => 'Celle de qui lance la partie',
  'bot.server.channels': ({ where }) =>
    where === null
      ? '**Salons** : on peut lancer des parties dans tous. Choisissez-en, et les parties ne se lanceront que là, et dans leurs fils.'
      : `**Salons** : les parties ne se lancent que dans ${where}, et dans les fils de là. Celles en cours ailleurs continuent. N’en choisissez aucun pour les permettre partout.`,
  'bot.menu.channels': () => 'Les parties se lancent partout',

  'bot.no.no-zone': ({ zone }) =>
    `Je ne connais pas de fuseau horaire « ${zone} ». Tapez le nom d’une ville, comme Paris ou Montréal, et choisissez dans la liste.`,
  'bot.no.zone-first': () => 'Choisissez d’abord votre fuseau horaire : les heures calmes sont des heures de là-bas.',
  'bot.no.not-here': ({ where }) => `Sur ce serveur, on joue dans ${where}. Tapez la commande là-bas.`,
};
