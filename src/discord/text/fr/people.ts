import type { Phrases } from '../../../i18n/types.ts';
import type { PeopleMessages } from '../people.ts';

/** What people decide about a game, by the name of its article. */
const matters: { readonly [matter: string]: string } = {
  back: 'revenir sur un choix qui ne s’annule plus librement',
  draw: 'une partie nulle',
  cancel: 'une fin sans résultat',
  pause: 'une pause',
  rest: 'une pause d’un jour',
  clock: 'un autre temps de réponse',
  away: 'laisser le jeu répondre pour une personne en retard',
  claim: 'continuer sans elle ; à deux, réclamer la victoire',
  add: 'un jour de plus pour une personne en retard',
  hand: 'céder sa place',
  computer: 'céder sa place à l’ordinateur',
  move: 'changer de salon',
  hands: 'montrer toutes les mains après la fin',
  sit: 'prendre la place d’un ordinateur dans une partie entre ordinateurs',
};

export const people: Phrases<PeopleMessages, 'fr'> = {
  'bot.button.agree': () => 'D’accord',
  'bot.button.refuse': () => 'Refuser',
  'bot.button.takeBack': () => 'Retirer la demande',
  'bot.button.draw': () => 'Proposer la nulle',
  'bot.button.endTogether': () => 'Arrêter ensemble',
  'bot.button.openHands': () => 'Montrer les mains',
  'bot.propose.back': ({ who }) => `**${who}** demande à reprendre son dernier choix.`,
  'bot.propose.back.means': () =>
    '-# La partie reviendrait juste avant, et tous les choix faits depuis seraient annulés. Les cartes piochées depuis retourneraient à leur place et les dés seraient relancés ; ce qui a été vu reste vu.',
  'bot.propose.back.undone': ({ lines }) => `-# Serait annulé :\n${lines}`,
  'bot.propose.draw': ({ who }) => `**${who}** propose la nulle : la partie s’arrêterait maintenant, sans vainqueur.`,
  'bot.propose.cancel': ({ who }) => `**${who}** aimerait arrêter cette partie sans résultat : elle ne compterait pour personne.`,
  'bot.propose.hand': ({ who, seat, to }) =>
    `${to} : **${who}** aimerait vous céder sa place (${seat}). Accepter, c’est reprendre tout ce qui lui appartient, y compris ce qui est caché ; **${who}** ne verra alors rien de plus que le public.`,
  'bot.propose.hands': ({ who }) =>
    `**${who}** aimerait montrer toutes les mains de cette partie : chacun verrait ce que les autres avaient en main, à la fin et à chaque étape.`,
  'bot.propose.ask': ({ all }) => `${all} : d’accord ?`,
  'bot.propose.needs': ({ needs }) =>
    needs === 'all'
      ? 'Il faut l’accord de toutes les personnes consultées.'
      : needs === 'majority'
        ? 'Une majorité suffit, en comptant la personne qui propose.'
        : 'La personne nommée doit accepter. Les autres peuvent s’y opposer : une majorité contre suffit à l’empêcher. Sauf accord de tout le monde, une éventuelle défaite compte pour la personne qui part.',
  'bot.propose.silence': ({ means, at, isTieEnough }, { label }) =>
    means === 'yes'
      ? `Échéance : ${at}. Ensuite, le silence vaut accord : il suffit d’appuyer encore une fois sur ${label('bot.button.agree')}.`
      : `Échéance : ${at}. Ensuite, le silence ne compte plus : il suffit qu’une personne favorable appuie encore une fois sur ${label('bot.button.agree')}${isTieEnough ? ', même en cas d’égalité' : ''}.`,
  'bot.propose.holds': () => 'Les autres ne jouent pas avant l’échéance.',
  'bot.propose.lapses': ({ how }) =>
    how === 'answer'
      ? 'Le prochain coup y met fin.'
      : how === 'reply'
        ? 'Jouer, c’est refuser.'
        : how === 'silence'
          ? 'Si personne d’autre n’a accepté d’ici là, la proposition tombe.'
          : 'Si la personne absente revient, la proposition tombe.',
  'bot.button.articles': () => 'Qui décide',
  'bot.articles.head': ({ hours }) =>
    `## Qui décide\nLes décisions reviennent aux personnes encore en jeu qui ont appuyé sur un bouton ou tapé une commande ces ${hours} dernières heures, dans n’importe quelle partie. Les personnes hors jeu, absentes, à court de temps ou parties du serveur ne comptent pas. Rien n’est automatique.`,
  'bot.articles.one': ({ what, often }) => `**${what}** (${often})`,
  'bot.articles.line': ({ which, words }) => `${which}\n-# ${words}`,
  'bot.articles.step': () => 'un jour, ou le temps d’un tour, après la demande',
  'bot.article.what': ({ matter }) => matters[matter] ?? matter,
  'bot.article.who': ({ who }) =>
    ({
      nobody: 'personne : c’est fait tout de suite',
      taker: 'la personne qui prend la place, puis les autres',
      later: 'les autres, une fois passé le temps d’un tour',
      others: 'les autres',
      players: 'toutes les autres personnes qui ont une place, présentes ou non',
    })[who] ?? who,
  'bot.article.often': ({ n, per }) =>
    per === 'always'
      ? 'à tout moment'
      : `${n === 1 ? 'une fois' : `${n} fois`} par ${{ question: 'question', hour: 'heure', day: 'jour', week: 'semaine' }[per]}`,
  'bot.article.way': ({ way }) =>
    ({ agree: 'accepter', refuse: 'refuser', play: 'jouer', resume: 'mettre fin à la pause', wait: 'attendre encore ou choisir' })[way] ?? way,
  'bot.propose.against': ({ n, who }) => `Contre pour l’instant (${n}) : ${who}.`,
  'bot.no.asked-enough': ({ at }) => `Vous l’avez demandé trop de fois ici. Vous pourrez recommencer ${at}.`,
  'bot.no.sat-here': ({ name }) =>
    `${name} a déjà joué à une autre place dans cette partie et sait ce qui y est caché. Choisissez quelqu’un d’autre.`,
  'bot.no.sat-yourself': ({ seat }) =>
    `Vous avez déjà joué ${seat} dans cette partie et connaissez son jeu. Reprenez cette place, ou regardez la partie.`,
  'bot.no.too-soon': ({ at }) =>
    `Vous ne pourrez en décider que ${at}. D’ici là, vous pouvez laisser le jeu répondre pour cette personne, ou attendre.`,
  'bot.no.added-already': () =>
    'Vous avez déjà accordé un jour de plus à cette personne pour ce tour. Les autres peuvent en ajouter un aussi, ou choisir comment continuer.',
  'bot.propose.count': ({ n, of, who }) => `Déjà d’accord (${n} sur ${of}) : ${who}.`,
  'bot.propose.done.back': () => '✅ C’est d’accord : la partie est revenue en arrière.',
  'bot.propose.done.draw': () => '✅ C’est d’accord : match nul.',
  'bot.propose.done.cancel': () => '✅ C’est d’accord : la partie s’arrête sans résultat.',
  'bot.propose.done.hand': () => '✅ La place a été cédée.',
  'bot.propose.done.hands': (_, { label }) =>
    `✅ C’est d’accord : toutes les mains sont visibles. ${label('bot.button.replay')} les montre à chaque étape.`,
  'bot.propose.refused': ({ who, isOver }) =>
    `❌ ${who} préfère refuser. ${isOver ? 'Les mains restent cachées.' : 'La partie continue telle quelle.'}`,
  'bot.propose.withdrawn': ({ who, isOver }) =>
    `${who} retire sa demande. ${isOver ? 'Les mains restent cachées.' : 'La partie continue telle quelle.'}`,
  'bot.propose.fallen': () => 'La partie a avancé : cette demande ne tient plus.',
  'bot.propose.asked': (_, { label }) =>
    `La demande est dans le salon, où vous verrez les réponses. Pour y renoncer, appuyez sur ${label('bot.button.takeBack')} sous la question.`,
  'bot.propose.handedDone': () => 'C’est fait : un ordinateur joue désormais à votre place.',
  'bot.propose.handed': (_, { label }) =>
    `La demande est dans le salon. En attendant la réponse, vous jouez encore. Pour y renoncer, appuyez sur ${label('bot.button.takeBack')} sous la question.`,
  'bot.propose.cancelled': ({ all, title }) => `${all} : d’un commun accord, cette partie (**${title}**) s’arrête sans résultat.`,
  'bot.propose.askBack': () =>
    'Quelque chose a été révélé depuis votre dernière réponse, ou quelqu’un d’autre a répondu : vous ne pouvez la reprendre qu’avec l’accord des autres.',
  'bot.move.ask': ({ who, title, from, all }, { forms }) =>
    `${all} : ${who} aimerait que votre partie ${forms(title, '**').of} continue dans ce salon plutôt que dans ${from}. Elle se déplacera dès que tout le monde sera d’accord.`,
  'bot.move.count': ({ n, of, who }) => `Déjà d’accord (${n} sur ${of}) : ${who}.`,
  'bot.move.asked': () => 'Les autres peuvent donner leur accord ci-dessous : la partie se déplacera dès que tout le monde l’aura fait.',
  'bot.move.askedThere': ({ who, to }) =>
    `${who} aimerait que cette partie continue dans ${to}. Celles et ceux qui jouent peuvent donner leur accord.`,
  'bot.move.here': ({ title, from }, { forms }) => `La partie ${forms(title, '**').of} commencée dans ${from} continue ici.`,
  'bot.move.there': ({ title, to }, { forms }) => `La partie ${forms(title, '**').of} continue dans ${to}.`,
  'bot.no.proposed-already': () => 'C’est déjà demandé : la question est dans le salon, avec ses boutons.',
  'bot.no.refused-lately': ({ at, isTurn }) =>
    `Vous l’avez demandé récemment, et la réponse a été non. Vous pourrez le redemander ${isTurn ? `au prochain tour, ou ${at}` : at}.`,
  'bot.no.out': () => 'Vous n’êtes plus en jeu : la suite se décide entre les personnes qui jouent encore.',
  'bot.no.settled': () => 'C’est déjà réglé, ou la partie a avancé depuis. Il n’y a plus rien à décider.',
  'bot.no.open-already': (_, { label }) =>
    `Toutes les mains de cette partie sont déjà visibles. ${label('bot.button.replay')} les montre à chaque étape.`,
  'bot.no.not-asker': () => 'Seule la personne qui l’a demandé peut retirer cette demande. Si vous n’êtes pas d’accord, refusez-la.',
  'bot.no.not-asked': () => 'Cette question est pour quelqu’un d’autre. Vous n’avez rien à faire.',
  'bot.no.asked-yourself': ({ who }) => `C’est vous qui l’avez demandé. On attend encore ${who}.`,
  'bot.no.agreed-already': ({ who }) => `Vous avez déjà donné votre accord. On attend encore ${who}.`,
  'bot.no.no-back': (_, { label }) =>
    `Vous n’avez rien choisi à ce tour ni au précédent : il n’y a rien à reprendre. Continuez avec ${label('bot.button.play')}.`,
  'bot.no.back-is-free': (_, { label }) =>
    `Vous pouvez reprendre ce choix sans rien demander : appuyez sur ${label('bot.button.undo')} dans votre panneau.`,
  'bot.no.sits-here': ({ name }) => `${name} joue déjà dans cette partie. Nommez quelqu’un d’autre.`,
  'bot.games.shows': () => 'Parties que vous regardez',
  'bot.games.show': ({ at, paused }) => (paused ? `Mise en pause ${at}` : `Les ordinateurs jouent · dernier coup ${at}`),
  'bot.former': () => 'Anonyme',
  'bot.rematch.about': ({ n, seats }) =>
    seats ? `Une revanche : ${n === 2 ? 'les camps sont échangés' : 'chaque place passe à la personne suivante'}.` : 'Une revanche.',
  'bot.rematch.plays': ({ where }) => `La revanche a commencé : elle se joue dans ${where}.`,
  'bot.rematch.asked': ({ where }) => `Vous en êtes : l’invitation à la revanche est dans ${where}. Il n’y a plus qu’à attendre les autres.`,
  'bot.rematch.joined': ({ where }) => `Vous en êtes : la revanche se joue dans ${where}.`,
  'bot.command.draw': () => 'Proposer la nulle (il faut l’accord de toutes les personnes présentes)',
  'bot.command.cancel': () => 'Proposer d’arrêter la partie sans résultat (il faut l’accord de toutes les personnes présentes)',
  'bot.command.handover': () => 'Céder votre place à quelqu’un d’autre, qui doit accepter',
  'bot.option.user': () => 'La personne qui prend votre place',
};
