import { oneOrMore } from '../../../i18n/languages/french.ts';
import type { Phrases } from '../../../i18n/types.ts';
import type { Messages } from '../messages.ts';
import { computers } from './computers.ts';
import { data } from './data.ts';
import { guide } from './guide.ts';
import { people } from './people.ts';
import { records } from './records.ts';
import { replay } from './replay.ts';
import { replies } from './replies.ts';
import { settings } from './settings.ts';
import { time } from './time.ts';

const range = (min: number, max: number) => (min === max ? `${max}` : `${min} à ${max}`);
/** How many to choose: «2», «1 à 3», «5 au plus, ou rien». */
const some = (min: number, max: number) => (min > 0 ? range(min, max) : `${max} au plus, ou rien`);
/** The way to a new game, if it is known which. */
const anew = (command: string | null, before: string) => (command === null ? `${before}.` : `${before} avec \`/${command} commencer\`.`);

export const phrases: Phrases<Messages, 'fr'> = {
  ...records,
  ...settings,
  ...replay,
  ...time,
  ...people,
  ...computers,
  ...replies,
  ...guide,
  ...data,
  'bot.button.play': () => 'Jouer',
  'bot.button.hand': () => 'Main',
  'bot.button.log': () => 'Journal',
  'bot.button.showAll': () => 'Montrer à tout le monde',
  'bot.button.words': () => 'Texte',
  'bot.button.board': () => 'Plateau',
  'bot.button.more': () => 'Plus',
  'bot.button.less': () => 'Moins',
  'bot.button.undo': () => 'Reprendre',
  'bot.button.refresh': () => 'Actualiser',
  'bot.button.askBack': () => 'Demander à reprendre',
  'bot.button.replay': () => 'Revoir',
  'bot.button.accept': () => 'Accepter',
  'bot.button.decline': () => 'Refuser',
  'bot.button.join': () => 'Participer',
  'bot.button.leave': () => 'Quitter',
  'bot.button.begin': () => 'Commencer',
  'bot.button.options': () => 'Options',
  'bot.button.cancelIt': () => 'Annuler',
  'bot.button.overDays': () => 'Jouer sur plusieurs jours',
  'bot.button.oneSitting': () => 'Jouer en une fois',
  'bot.button.again': () => 'Revanche',
  'bot.button.change': () => 'Changer',
  'bot.button.none': () => 'Rien',
  'bot.button.these': ({ what }) => `Choisir ${what}`,
  'bot.button.theseMany': ({ n }) => `Choisir ces ${n}`,
  'bot.button.confirm': ({ n }) => `Valider (${n})`,
  'bot.button.older': () => 'Plus ancien',
  'bot.button.newest': () => 'Le plus récent',
  'bot.button.next': () => 'Page suivante',
  'bot.button.previous': () => 'Page précédente',
  'bot.button.resign': () => 'Abandonner pour de bon',
  'bot.button.cancel': () => 'Continuer à jouer',
  'bot.button.thread': () => 'Jouer dans un fil',

  'bot.button.orders': () => 'Consignes',
  'bot.button.noOrders': () => 'Aucune consigne',
  'bot.menu.orders': () => 'Choisissez vos consignes',
  'bot.orders.about': () =>
    'Les consignes répondent à votre place, pour que personne n’attende. Personne d’autre ne les voit, et elles restent actives jusqu’à ce que vous en changiez.',
  'bot.orders.since': () => 'Aucune n’est active tant que vous ne l’avez pas choisie ici. Votre panneau rappelle celles que vous avez choisies.',
  'bot.orders.left': ({ n }, say) =>
    n === 0
      ? 'Vous n’avez plus de consigne : les questions vous seront posées.'
      : `Vous avez maintenant ${n} ${say.plural(n, oneOrMore('consigne', 'consignes'))}.`,

  'bot.orders.over': ({ first, second }) => `⚠️ « ${second} » n’a pas d’effet tant que « ${first} » est active.`,

  'bot.ahead.ask': ({ question }) => `**Ce n’est pas encore votre tour.** Répondez d’avance, pour que personne ne vous attende : ${question}`,
  'bot.ahead.given': ({ what }) => `**Votre réponse d’avance :** ${what}. Elle comptera dès que ce sera votre tour ; personne ne la voit avant.`,
  'bot.button.unsay': () => 'Changer de réponse',

  'bot.menu.pick': () => 'Choisissez',
  'bot.menu.pickSome': ({ min, max }) => `Choisissez-en ${some(min, max)}`,
  'bot.menu.part': ({ name, span }) => `${name} : ${span}`,
  'bot.menu.option': () => 'Changer une option',

  'bot.board.turn': ({ who, n }) => (n === 1 ? `${who}, c’est à vous de jouer.` : `${who} : à vous de choisir.`),
  'bot.board.call': ({ who, what }) => `${who} : ${what}.`,
  'bot.board.thinks': ({ who }) => `À ${who} de jouer.`,
  'bot.board.away': ({ who, what }) => `${who} s’absente, le jeu répond à sa place${what === '' ? '' : ` : ${what}`}.`,
  'bot.board.began': ({ title, who }) => `**${title}** commence : ${who}.`,
  'bot.board.then': () => 'Le plateau à ce moment-là',
  'bot.board.was': ({ standing }) => `Le plateau à ce moment-là : ${standing}`,
  'bot.board.noFiles': () => 'Je ne peux pas joindre d’image dans ce salon : il manque la permission **Joindre des fichiers**.',
  'bot.board.waits': ({ who, what, at }) => `${what === null ? `On attend **${who}**` : `**${who}** : ${what}`} · demandé ${at}`,
  'bot.board.shown': () => 'Le plateau arrive en bas du salon, pour tout le monde.',
  'bot.board.lost': () => '-# Je ne peux ni dessiner ceci ni le dire en toutes lettres. La raison est dans le journal du bot.',
  'bot.board.alt': ({ changed, race }) => `${changed} ${race}`.trim(),
  'bot.board.smaller': ({ n }, { label, plural, number }) =>
    `-# … et ${number(n)} ${plural(n, oneOrMore('autre détail', 'autres détails'))} : appuyez sur ${label('bot.button.log')}.`,
  'bot.board.noPicture': () => '-# L’image n’a pas pu être dessinée : voici le plateau en toutes lettres.',

  'bot.panel.waiting': ({ who, n }) =>
    `${n === 1 ? `**Ensuite, c’est à ${who}.**` : `**Doivent encore choisir : ${who}.**`} Vous n’avez rien à faire pour l’instant.`,
  'bot.panel.over': () => 'La partie est finie. Le résultat est dans le dernier message.',
  'bot.panel.orders': ({ orders }, { label }) => `Vos consignes : ${orders}. ${label('bot.button.orders')}, ci-dessous, permet d’en changer.`,
  'bot.panel.nothing': () => 'Vous n’avez rien en main.',
  'bot.panel.undone': () => 'Votre choix est annulé.',
  'bot.panel.request': ({ at }) => `-# Échéance : ${at}. D’ici là, les autres ne jouent pas. Le message du salon dit ce qui serait annulé.`,
  'bot.panel.agreed': ({ at }) => `-# Vous êtes d’accord ; il manque les autres réponses. Échéance : ${at}. D’ici là, les autres ne jouent pas.`,
  'bot.panel.movedOn': () => 'La partie a avancé entre-temps. Voici où elle en est.',
  'bot.panel.asked': (_, { label }) => `**C’est de nouveau à vous.** Appuyez sur ${label('bot.button.play')} pour continuer.`,
  'bot.panel.settled': () => '-# C’est réglé : il n’y a plus rien à choisir ici.',
  'bot.panel.closed': ({ isLobby }, { label }) =>
    `-# Ce panneau est fermé : appuyez sur ${label(isLobby ? 'bot.button.options' : 'bot.button.play')} sous ${isLobby ? 'l’invitation' : 'le plateau'}.`,
  'bot.panel.sure': ({ what }) => `⚠️ **${what}** : le voulez-vous vraiment ?`,
  'bot.panel.blocked': ({ what, why }, { sentence }) => `~~${what}~~ – ${sentence(why)}`,
  'bot.panel.more': ({ n }, say) => `… et ${n} ${say.plural(n, oneOrMore('autre ligne', 'autres lignes'))}.`,
  'bot.panel.count': ({ min, max, n }) => `Choisissez-en ${some(min, max)}. Choix faits : ${n}.`,
  'bot.panel.handAlt': ({ words }) => `Vos cartes et vos choix. ${words}`,

  'bot.invite.text': ({ host, who, title }, { forms }) => `${who} : ${host} vous invite à une partie ${forms(title, '**').of}.`,
  'bot.invite.until': ({ at }) => `-# Fin de l’invitation : ${at}.`,
  'bot.invite.accepted': ({ who }) => `${who} : c’est accepté.`,
  'bot.invite.begun': ({ title, who }) => `**${title}** commence : ${who}.`,
  'bot.invite.ended': ({ title }, { forms }) =>
    `Cette invitation ${forms(title, '**').to} n’est plus ouverte. Lancez-en une autre quand vous voulez.`,
  'bot.invite.declined': ({ who }) => `${who} préfère ne pas jouer maintenant.`,
  'bot.invite.withdrawn': ({ who }) => `Annulé par ${who}.`,
  'bot.invite.open': ({ title, where }, { forms }) =>
    `L’invitation ${forms(title, '**').to} est toujours ouverte${where === null ? '' : ` : [la voici](${where})`}.`,
  'bot.invite.moved': ({ where }) => `-# L’invitation se trouve maintenant [plus bas](${where}).`,
  'bot.invite.shownBelow': () => 'L’invitation est de nouveau en bas de ce salon.',
  'bot.invite.youWithdrew': () => 'C’est annulé, et le salon est libre.',
  'bot.button.show': () => 'La montrer à nouveau',
  'bot.invite.sure': () => 'Voulez-vous annuler ? Ce sera fini pour toutes les personnes présentes ou invitées.',
  'bot.button.withdraw': () => 'L’annuler',
  'bot.invite.option': ({ name, value }, { capital }) => `${capital(name)} : **${capital(value)}**`,
  'bot.seat.any': () => 'Au hasard',
  'bot.seat.anyMore': () => 'Annule votre choix',
  'bot.seat.taken': ({ name }, { of }) => `Le choix ${of(name)}`,
  'bot.seat.chosen': ({ who }) => `Déjà choisi : ${who}.`,
  'bot.seat.of': ({ name, seat }) => `${name} (${seat})`,
  'bot.lobby.text': ({ host, title }, { forms }) => `${host} ouvre une partie ${forms(title, '**').of}.`,
  'bot.lobby.taken': ({ who, computer }) => (computer ? who : `👤 **${who}**`),
  'bot.lobby.free': () => '🪑 *libre*',
  'bot.lobby.options': ({ options }) => `-# ${options}`,
  'bot.lobby.option': ({ name, value }, { capital }) => `${capital(name)} : ${value}`,
  'bot.lobby.enough': ({ host, free }) =>
    free === 0 ? `Toutes les places sont prises : ${host} peut commencer.` : `Le compte est bon : ${host} peut commencer, ou attendre encore.`,
  'bot.lobby.needs': ({ n, host, computers }, say) =>
    `**Il manque ${n} ${say.plural(n, oneOrMore('personne', 'personnes'))} pour commencer.** Pour en être, appuyez sur ${say.label('bot.button.join')}.${computers ? ` ${host} peut ajouter des ordinateurs dans les ${say.label('bot.button.options')}.` : ''}`,
  'bot.options.host': () => '### Options\nVous pouvez tout laisser tel quel. Tout le monde verra vos changements, mais pas ce message.',
  'bot.options.guest': ({ host }) =>
    `### Options\nVous pouvez tout laisser tel quel. ${host} peut changer ce qui suit ; personne d’autre ne voit ce message.`,
  'bot.toggle': ({ on }) => (on ? 'oui' : 'non'),
  'bot.thread.opened': ({ where }) => `Votre partie a son propre fil : ${where}`,

  'bot.resign.ask': ({ title, left }, { forms }) =>
    `Voulez-vous vraiment abandonner cette partie ${forms(title, '**').of} ? ${left > 1 ? 'Les autres continueront sans vous' : 'La partie sera finie'}, et c’est définitif. Vous pouvez aussi proposer la nulle ou un arrêt sans résultat, ou céder votre place.`,
  'bot.resign.done': () => 'Vous avez abandonné. Merci d’avoir joué.',
  'bot.resign.kept': () => 'Très bien : la partie continue.',

  'bot.games.title': () => 'Vos parties',
  'bot.games.none': () => 'Vous n’avez ni partie ni invitation en cours. Lancez-en une avec la commande d’un jeu : tapez `/`.',
  'bot.games.mine': () => 'On vous attend',
  'bot.games.others': () => 'On attend les autres',
  'bot.games.yourTurn': ({ at }) => `**À vous de jouer** · demandé ${at}`,
  'bot.games.waitsFor': ({ who, at }) => `On attend ${who} · demandé ${at}`,
  'bot.games.invitedBy': ({ host, at }) => `**${host} vous invite** · se termine ${at}`,
  'bot.games.invitation': ({ who, at }) => `Invitation, on attend ${who} · se termine ${at}`,
  'bot.games.lobby': ({ n, max, at }) => `Salle d’attente, ${n} sur ${max} · se termine ${at}`,
  'bot.games.here': ({ where, who }) => `-# ${where} · ${who}`,
  'bot.games.elsewhere': ({ where, who }) => `-# ${where}, sur un autre serveur · ${who}`,
  'bot.button.goThere': () => 'Y aller',
  'bot.command.games': () => 'Voir vos parties, ici et ailleurs, d’abord celles où l’on vous attend',
  'bot.menu.bring': () => 'Déplacer une partie ici',
  'bot.hustings.title': ({ n }, { plural }) => `## ${n} ${plural(n, oneOrMore('partie', 'parties'))} sur ce serveur`,
  'bot.hustings.none': () => 'Il n’y a ni partie ni invitation en cours sur ce serveur.',
  'bot.hustings.left': ({ name }) => `⚠️ ${name} n’est plus sur le serveur.`,
  'bot.hustings.deleted': ({ name }) => `⚠️ ${name} : ce compte n’existe plus.`,
  'bot.hustings.channelGone': () => '⚠️ Son salon n’existe plus. Déplacez la partie dans celui-ci, ou mettez-y fin.',
  'bot.hustings.sure': ({ title, who }, { forms }) =>
    `Voulez-vous mettre fin pour de bon à cette partie ${forms(title, '**').of} ? Personne ne la gagnera, et elle ne pourra pas reprendre. ${who} y jouent ; un message l’annoncera dans son salon.`,
  'bot.hustings.ended': ({ who, title }, { forms }) =>
    `${who} : la modération du serveur a mis fin à cette partie ${forms(title, '**').of}. Personne ne la gagne.`,
  'bot.hustings.endDone': () => 'La partie est finie. Un message l’annonce dans son salon.',
  'bot.hustings.moveDone': () => 'La partie continue ici : son plateau arrive dans un instant.',
  'bot.hustings.doctor': () => '## Ce que je peux faire dans ce salon',
  'bot.hustings.lacks': ({ name, effect }) => `❌ Il manque ${name} : ${effect}`,
  'bot.hustings.howToAllow': () =>
    'Pour l’accorder, ouvrez les paramètres du salon, puis **Permissions**, et choisissez **Hustings** ou le rôle de ce nom.',
  'bot.button.manage': () => 'Gérer',
  'bot.button.moveHere': () => 'La déplacer ici',
  'bot.button.end': () => 'Y mettre fin…',
  'bot.button.endForGood': () => 'Y mettre fin pour de bon',
  'bot.button.back': () => 'Retour',
  'bot.without.view': () => 'je ne peux rien faire ici',
  'bot.without.send': () => 'je ne peux pas publier de plateaux ni d’invitations, seulement répondre aux commandes',
  'bot.without.sendInThreads': () => 'je ne peux pas lancer de partie dans les fils',
  'bot.without.files': () => 'je publie les plateaux en toutes lettres, sans image, et ne peux lancer aucune partie',
  'bot.without.history': () => 'une invitation peut apparaître deux fois après un redémarrage au mauvais moment',
  'bot.without.threads': () => 'je ne peux pas lancer une seconde partie à côté de celle de ce salon',
  'bot.without.embeds': () => 'sans effet pour l’instant ; elle ne servirait que si un message montrait un lien',
  'bot.right.history': () => 'Voir les anciens messages',
  'bot.right.embeds': () => 'Intégrer des liens',
  'bot.command.hustings': () => 'Pour la modération : les parties du serveur, et ce que le bot peut faire ici',
  'bot.command.serverGames': () => 'Voir les parties du serveur et leurs problèmes ; en arrêter ou en déplacer une',
  'bot.command.doctor': () => 'Vérifier les permissions du bot dans ce salon et ce qui ne marche pas sans elles',
  'bot.no.not-moderator': () => 'C’est réservé aux personnes qui gèrent les salons ici. Demandez à l’une d’elles.',
  'bot.no.moveTaken': () => 'Il y a déjà une autre partie ou une invitation dans ce salon. Finissez-la d’abord, ou choisissez un autre salon.',
  'bot.no.same-place': () => 'La partie est déjà dans ce salon.',
  'bot.trouble.gone': ({ at }) => `⚠️ Son salon n’existe plus (constaté ${at}). Déplacez la partie dans un autre.`,
  'bot.trouble.hidden': ({ at }) =>
    `⚠️ Je ne vois pas son salon (constaté ${at}). Une personne qui gère le serveur peut m’y accorder la permission **Voir le salon**.`,
  'bot.trouble.rights': ({ at }) =>
    `⚠️ Je n’ai pas le droit d’y écrire (constaté ${at}). \`/hustings diagnostic\`, tapé là-bas, dit quelle permission manque.`,
  'bot.trouble.other': ({ at, problem }) => `⚠️ Je n’arrive pas à y écrire (constaté ${at}) : ${problem}. Je continue d’essayer.`,

  'bot.since': ({ what, n }, { number }) => `Depuis votre dernier passage : ${what}${n > 0 ? ` (et ${number(n)} de plus dans le journal)` : ''}`,
  'bot.log.seen': () => '-# ⬆️ nouveau depuis votre dernier passage',
  'bot.log.title': ({ title }) => `**${title} : ce qui s’est passé**, le tour le plus récent d’abord`,
  'bot.log.turn': ({ who, at }) => `**${who}** · ${at}`,
  'bot.log.start': ({ at }) => `**Début de la partie** · ${at}`,
  'bot.log.empty': () => 'Il ne s’est encore rien passé.',
  'bot.log.secret': ({ line }) => `*(visible par vous uniquement)* ${line}`,
  'bot.log.unreadable': () => '(une ligne écrite par une autre version du bot)',
  'bot.describe.title': ({ title }) => `**${title} : le plateau en toutes lettres**`,
  'bot.page': ({ n, of }) => `-# Page ${n} sur ${of}`,
  'bot.rules.here': ({ options }) => `-# À cette table : ${options}`,
  'bot.rules.none': ({ topic, command }) =>
    `Les règles ne disent rien de « ${topic} ». Tapez \`/${command} règles\` et choisissez un des titres ou une des cartes proposés.`,
  'bot.credits.title': () => 'Crédits : ce qui est imprimé, ce qui est reconstitué',
  'bot.help': ({ title, aim, who, command, play, hand, undo, again, guide, lesson, credits, lobby, orders, ahead, computers, hint }, { label }) =>
    [
      `## ${title}`,
      aim,
      `-# ${who}`,
      `**Apprendre** : appuyez sur **${guide}** ou **${lesson}**, ci-dessous. \`/${command} règles\` vous montre un chapitre des règles, ou la carte de votre choix.`,
      lobby
        ? `**Commencer** : \`/${command} commencer\` ouvre une salle d’attente dans ce salon ; nommez des personnes pour n’inviter qu’elles.`
        : `**Commencer** : \`/${command} commencer\` en nommant votre adversaire, qui accepte ensuite.`,
      ...(computers
        ? [
            `**Contre l’ordinateur** : nommez @Hustings comme adversaire et choisissez son \`niveau\`, ou ajoutez des ordinateurs depuis le menu d’une salle d’attente. **${hint}**, sur votre panneau, montre ce qu’un ordinateur ferait. Regardez jouer des ordinateurs avec \`/${command} regarder\`, et prenez une place quand vous voulez. Ces parties ne comptent pour aucun classement.`,
          ]
        : []),
      `**Jouer** : quand c’est votre tour, appuyez sur **${play}** sous le plateau. Le panneau qui s’ouvre n’est visible que par vous. Il pose une question à la fois, et **${undo}** annule votre dernier choix.`,
      `**Regarder** : \`/${command} main\`, \`/${command} plateau\` et \`/${command} journal\`, ou **${hand}**, ${label('bot.button.log')} et ${label('bot.button.words')} sous le plateau.`,
      ...(ahead
        ? [
            `**Répondre d’avance** : pendant que d’autres jouent, **${play}** propose parfois ce qu’on vous demandera. Répondez, et personne ne vous attendra ; personne ne le voit avant.`,
          ]
        : []),
      ...(orders
        ? [`**Consignes** : \`/${command} consignes\` vous laisse décider d’avance de certaines réponses, pour que personne n’attende.`]
        : []),
      `**Reprendre** : \`/${command} reprendre\` annule votre dernier choix tant que rien n’a été révélé et que personne d’autre n’a répondu ; ensuite, on peut demander aux autres.`,
      `**S’accorder** : \`/${command} nulle\` propose la nulle, \`/${command} arrêter\` une fin sans résultat, \`/${command} céder\` votre place à quelqu’un. La question est posée dans le salon, et c’est fait dès que les personnes concernées sont d’accord. \`/${command} abandonner\` met fin à votre partie.`,
      `**Temps** : une partie vous attend, des minutes ou des semaines, même si le bot redémarre. Avec \`/${command} commencer\`, \`temps\` fixe le temps de réponse de chaque personne (pour un temps sur mesure : \`heures\` et \`ajout\`). Sans limite de temps, \`rappels\` règle le rythme des rappels. \`/${command} temps\` montre le temps qui reste et vous permet de proposer une pause, de prendre des congés et de régler vos notifications. Vos heures calmes (\`/réglages\`) sont toujours respectées.`,
      `**Après** : appuyez sur **${again}** sous le dernier message pour rejouer ; \`/${command} revoir\` parcourt une partie tour par tour, même en cours.`,
      '**Pour vous** : `/parties` liste toutes vos parties ; dans `/réglages`, choisissez votre langue, votre fuseau, vos heures calmes, vos notifications, vos couleurs, ou du texte au lieu d’images ; `/stats` et `/classement` donnent les résultats de ce serveur.',
      `-# Pour savoir qui a fait ce jeu, ce qui est imprimé et ce qui est reconstitué, tapez \`/${command} règles\` et choisissez « ${credits} ».`,
    ].join('\n'),
  'bot.doctor.fine': () => '-# J’ai toutes les permissions nécessaires dans ce salon.',
  'bot.doctor.missing': ({ what, n }, say) =>
    `⚠️ Dans ce salon, il me manque ${say.plural(n, oneOrMore('la permission', 'les permissions'))} ${what}. Demandez à quelqu’un qui gère ce serveur de me ${say.plural(n, oneOrMore('l’accorder', 'les accorder'))}.`,

  'bot.right.view': () => 'Voir le salon',
  'bot.right.send': () => 'Envoyer des messages',
  'bot.right.sendInThreads': () => 'Envoyer des messages dans les fils',
  'bot.right.files': () => 'Joindre des fichiers',
  'bot.right.threads': () => 'Créer des fils publics',

  'bot.no.oldButton': ({ command }) =>
    command === null
      ? 'Ce bouton vient d’une autre version du bot et ne marche plus.'
      : `Ce bouton vient d’une autre version du bot. \`/${command} plateau\` vous en donne de nouveaux.`,
  'bot.no.oldCommand': ({ commands }) => `Cette commande vient d’une autre version du bot. Tapez plutôt une de celles-ci : ${commands}.`,
  'bot.no.busy': () =>
    'Un autre programme occupe ma base de données, et rien n’a changé. Réessayez dans un instant ; si cela recommence, prévenez la personne qui s’occupe du bot.',
  'bot.no.incident': ({ number }) =>
    `Une erreur s’est produite de mon côté, et rien n’a changé. Réessayez ; si cela recommence, donnez ce numéro à la personne qui s’occupe du bot : \`${number}\`.`,
  'bot.no.unshown': ({ number, play }) =>
    `Votre réponse est prise en compte. Je ne peux pas montrer la suite (incident \`${number}\`) : appuyez sur **${play}**, et donnez ce numéro à la personne qui s’occupe du bot.`,
  'bot.no.unshownPost': ({ number }) =>
    `Votre choix est pris en compte. Je ne peux pas le montrer ici (incident \`${number}\`) et vais réessayer dans un instant ; donnez ce numéro à la personne qui s’occupe du bot.`,
  'bot.no.mishap': ({ number }) =>
    `L’affichage a échoué, mais votre choix est bien enregistré. Réessayez ; si cela recommence, donnez ce numéro à la personne qui s’occupe du bot : \`${number}\`.`,
  'bot.no.stopped': ({ command }) =>
    `\`/${command}\` est hors service pour le moment : une erreur est à corriger dans ses fichiers. La personne qui s’occupe du bot trouvera le fichier et la ligne dans son journal, puis le relancera. Vos parties restent telles quelles.`,
  'bot.no.newer': () =>
    'Une version plus récente du bot a déjà joué cette partie, et rien n’a changé. Réessayez dans quelques minutes ; si cela recommence, prévenez la personne qui s’occupe du bot.',
  'bot.no.noGameHere': ({ command }) => `Il n’y a pas de partie de ce jeu dans ce salon. Lancez-en une avec \`/${command} commencer\`.`,
  'bot.no.rights': ({ what, n }, say) =>
    `Je ne peux pas lancer de partie ici : il me manque ${say.plural(n, oneOrMore('la permission', 'les permissions'))} ${what}. Demandez à quelqu’un qui gère ce serveur de me ${say.plural(n, oneOrMore('l’accorder', 'les accorder'))}, ou essayez un autre salon.`,
  'bot.no.threadHere': () => 'Aucun fil ne peut être ouvert ici. Essayez un autre salon.',
  'bot.no.threadTaken': () =>
    'Une autre partie est en cours ou en préparation dans ce salon. Finissez d’abord celle-là, ou lancez la vôtre dans un autre salon.',
  'bot.no.twice': ({ name }) => `Vous avez nommé ${name} deux fois. Nommez chaque personne une seule fois.`,
  'bot.thread.name': ({ title, who }) => `${title} : ${who}`,
  'bot.no.stillPlaying': (_, { label }) => `Cette partie est encore en cours. Appuyez sur ${label('bot.button.play')} pour la continuer.`,
  'bot.no.people': () => 'L’une des personnes qui jouaient a quitté le serveur. Lancez une nouvelle partie en nommant les personnes.',

  'bot.no.stale': (_, { label }) =>
    `La partie a avancé entre-temps. Appuyez sur ${label('bot.button.play')} sous le plateau le plus récent pour la question du moment.`,
  'bot.no.not-yours': ({ who }) => `C’est à ${who} de répondre, pas à vous. Je vous préviendrai quand ce sera votre tour.`,
  'bot.no.not-offered': (_, { label }) => `Ce choix n’est plus proposé. Appuyez sur ${label('bot.button.play')} pour voir ceux qui le sont.`,
  'bot.no.blocked': ({ why }, { sentence }) => `Ce n’est pas possible maintenant. ${sentence(why)} Choisissez autre chose.`,
  'bot.no.contrary': ({ first, second }) => `« ${first} » et « ${second} » se contredisent : renoncez à l’une des deux. Rien n’a changé.`,
  'bot.no.count': ({ min, max }) => `Choisissez-en ${some(min, max)} ; chaque choix ne compte qu’une fois.`,
  'bot.no.over': (_, { label }) => `Cette partie est finie. Lancez-en une autre ou appuyez sur ${label('bot.button.again')} sous le dernier plateau.`,
  'bot.no.no-table': ({ command }) => `Cette partie est close. ${anew(command, 'Lancez-en une nouvelle')}`,
  'bot.no.channel-taken': () => 'Il y a déjà une partie ou une invitation dans ce salon. Voulez-vous un fil pour la vôtre ?',
  'bot.no.stranger': (_, { label }) =>
    `Vous ne jouez pas dans cette partie, il n’y a donc rien à faire ici. Plateau, ${label('bot.button.log')} et ${label('bot.button.words')} sont ouverts à tout le monde.`,
  'bot.no.not-invited': ({ command }) => `Cette invitation est pour quelqu’un d’autre. ${anew(command, 'Lancez votre propre partie')}`,
  'bot.no.not-host': () => 'Seule la personne qui a ouvert cette partie peut faire cela. Demandez-lui, ou ouvrez votre propre partie.',
  'bot.no.yourself': () => 'Vous ne pouvez pas jouer contre vous-même. Nommez quelqu’un d’autre.',
  'bot.no.bot': ({ name }) => `${name} est un autre bot. Nommez une personne, ou @Hustings pour jouer contre l’ordinateur.`,
  'bot.no.full': ({ max }) => `Les ${max} places sont prises. Attendez que quelqu’un parte, ou ouvrez une autre partie.`,
  'bot.no.too-few': ({ min }) => `Il faut être au moins ${min}. Attendez que d’autres arrivent.`,
  'bot.no.already-in': () => 'Vous en êtes déjà. Il n’y a plus qu’à attendre les autres.',
  'bot.no.elsewhere': ({ where }) =>
    where === null
      ? 'Cette partie n’est pas dans ce salon. Utilisez les boutons sous son propre plateau.'
      : `Cette partie est dans ${where}. Appuyez sur le bouton là-bas.`,
  'bot.no.unreadable': () => 'Je ne peux pas lire cette demande. Retapez la commande et choisissez parmi ce que Discord vous propose.',
  'bot.no.yourThread': () => 'Vous n’avez pas le droit d’ouvrir un fil dans ce salon : je n’en ouvre donc pas pour vous. Jouez dans un autre salon.',
  'bot.no.yourThreadTaken': () =>
    'Il y a déjà une partie ou une invitation dans ce salon, et vous n’avez pas le droit d’y ouvrir un fil. Jouez dans un autre salon.',
  'bot.no.too-many-open': ({ n }, { plural }) =>
    `Vous avez ${n} ${plural(n, oneOrMore('invitation ouverte', 'invitations ouvertes'))} : c’est le maximum. Tapez \`/parties\` pour les voir : retirez-en une, ou attendez une réponse.`,
  'bot.no.too-many-here': ({ n }, { plural }) =>
    `${n} ${plural(n, oneOrMore('invitation est ouverte', 'invitations sont ouvertes'))} sur ce serveur : c’est le maximum. Rejoignez-en une, ou réessayez quand l’une d’elles sera close.`,
  'bot.no.too-often': ({ at }) =>
    `Depuis une heure, beaucoup de vos invitations n’ont pas abouti : vous pourrez envoyer la prochaine ${at}. D’ici là, vous pouvez rejoindre les parties des autres.`,
  'bot.no.shown-lately': ({ at }) => `Cela vient d’être montré à tout le monde. Vous pourrez le montrer à nouveau ${at}.`,
  'bot.no.asked-already': () =>
    'Vous l’avez déjà demandé. Les autres peuvent donner leur accord sous votre demande dans ce salon, ou choisir la partie ici avec `/parties`.',
  'bot.no.too-many-asks': ({ at }) =>
    `Vous avez fait beaucoup de demandes aux autres depuis une heure : vous pourrez en refaire une ${at}. Vous pouvez toujours donner votre accord aux demandes des autres.`,
  'bot.no.seat-taken': ({ name }) => `${name} a été plus rapide : ce choix est pris. Prenez-en un autre.`,
  'bot.no.not-in': (_, { label }) => `Appuyez d’abord sur ${label('bot.button.join')}, puis choisissez.`,
  'bot.no.expired': ({ command }) => `Cette invitation n’est plus ouverte. ${anew(command, 'Lancez-en une nouvelle')}`,
  'bot.no.began': () => 'Cette partie a déjà commencé. Regardez le plateau le plus récent de ce salon.',
  'bot.no.no-undo': (_, { label }) =>
    `Vous n’avez rien à reprendre : quelque chose a été révélé depuis votre dernière réponse, ou quelqu’un d’autre a répondu. Continuez avec ${label('bot.button.play')}.`,
  'bot.no.repeated': () => 'Votre premier appui a déjà compté. Il n’y a rien de plus à faire.',
  'bot.no.noOrders': (_, { label }) => `Ce jeu n’a pas de consignes. Continuez avec ${label('bot.button.play')}.`,

  'bot.command.start': () => 'Commencer une partie dans ce salon',
  'bot.command.hand': () => 'Voir votre main ; personne d’autre ne la voit',
  'bot.command.board': () => 'Voir le plateau actuel',
  'bot.command.log': () => 'Voir ce qui s’est passé, le tour le plus récent d’abord',
  'bot.command.orders': () => 'Laisser des consignes : des réponses données d’avance',
  'bot.command.rules': () => 'Chercher une règle ou une carte',
  'bot.command.undo': () => 'Reprendre votre dernière réponse',
  'bot.command.resign': () => 'Abandonner la partie (avec confirmation)',
  'bot.command.stopped': () => 'Ce jeu est hors service pour le moment',
  'bot.command.help': () => 'Apprendre à jouer, et vérifier les permissions du bot',
  'bot.option.opponent': () => 'Contre qui vous voulez jouer',
  'bot.option.player': () => 'Une personne à inviter (aucune : la partie est ouverte à tout le monde)',
  'bot.option.language': () => 'La langue des messages publics',
  'bot.option.thread': () => 'Jouer dans un nouveau fil si ce salon a déjà une partie',
  'bot.option.topic': () => 'Un chapitre des règles ou le nom d’une carte',

  'bot.local.welcome': () => 'Des jeux d’élections à jouer ici comme sur Discord. Choisissez-en un : la partie commence aussitôt.',
  'bot.local.against': () => 'Jouer contre l’ordinateur',
  'bot.local.watch': () => 'Regarder une partie',
  'bot.local.computer': () => 'L’ordinateur : la partie commence aussitôt',
  'bot.local.level': () => 'Niveau de l’ordinateur',
  'bot.local.together': () => 'Jouer à plusieurs',
  'bot.local.waits': ({ who }) => `On attend ${who} · demandé`,
  'bot.local.invites': ({ who }) => `Invitation, on attend ${who} · se termine`,
  'bot.local.lobby': ({ n, max }) => `Salle d’attente, ${n} sur ${max} · se termine`,
  'bot.local.running': () => 'En cours, depuis',
  'bot.local.show': ({ paused }) => (paused ? 'Mise en pause' : 'Les ordinateurs jouent · dernier coup'),
  'bot.local.who': ({ min, max, from, to }) => `${range(min, max)} joueurs · ${range(from, to)} minutes`,
  'bot.components.legend': () =>
    'Une valeur sans marque a été **trouvée** : lue sur un élément imprimé ou dans la règle. (d) : elle a été **déduite** de ce qui est imprimé. (p) : elle est **proposée** par ce projet et peut différer de la valeur imprimée.',
  'bot.components.file': ({ file }) => `Pour en corriger une : \`${file}\`.`,
  'bot.components.inferred': () => '(d)',
  'bot.components.proposed': () => '(p)',

  'table.ahead-fell': () => 'Votre réponse d’avance ne vaut plus, car la situation a changé.',
  'table.took-back': ({ seat }, { player }) => `${player(seat)} reprend son dernier choix.`,
  'table.went-back': ({ seat }, { of, player }) => `D’un commun accord, la partie revient avant le dernier choix ${of(player(seat))}.`,
  'table.drawn': () => 'Match nul, d’un commun accord.',
  'table.handed': ({ seat }, { player }) => `${player(seat)} prend la relève à cette place.`,
  'table.standing': ({ standing }, say) => say(standing),
  'table.damaged': () => '(Cette ligne est devenue illisible.)',
};
