import { oneOrMore } from '../../../i18n/languages/french.ts';
import type { Phrases } from '../../../i18n/types.ts';
import type { ReplayMessages } from '../replay.ts';

const signed = (n: number): string => (n === 0 ? '±0' : n < 0 ? `−${-n}` : `+${n}`);
type Why = { reason: string | null; term: string | null };
const because = ({ reason, term }: Why): string => ((reason ?? term) === null ? '' : `, surtout pour ${reason ?? term}`);
const more = (by: number): string => `environ ${by} ${by > 1 ? 'parties' : 'partie'} de plus sur 100`;
const following = (after: string | null): string => (after === null ? '' : `, après ${after}`);
const at = (step: number | null): string => (step === null ? '' : ` (étape ${step})`);
const asked = (question: string | null): string => (question === null ? '' : `${question} `);

export const replay: Phrases<ReplayMessages, 'fr'> = {
  'bot.command.replay': () => 'Revoir une partie, tour par tour',
  'bot.option.game': () => 'La partie en cours ici, ou une partie terminée ; sans choix, la dernière de ce salon',
  'bot.button.handThen': () => 'Ma main à ce moment-là',
  'bot.button.boardThen': () => 'Le plateau à ce moment-là',
  'bot.button.export': () => 'Exporter',
  'bot.replay.title': ({ title, n, part, of, at }) => `**${title}**, étape ${n} sur ${of}${part === null ? '' : `, partie ${part}`} · ${at}`,
  'bot.replay.yours': () => '-# Voici ce que vous voyiez alors. Personne d’autre ne voit ce message.',
  'bot.replay.shown': ({ who }) => `**${who}** montre ce moment à tout le monde.`,
  'bot.replay.public': () => '-# Voici ce que tout le monde pouvait voir alors.',
  'bot.replay.hand': ({ who }, { of }) => `-# La main ${of(who)} à ce moment. Toutes les mains de cette partie sont visibles.`,
  'bot.replay.held': ({ who, words }, { of }) => `La main ${of(who)} : ${words}`,
  'bot.replay.nothing': () => 'Aucune carte.',
  'bot.replay.whose': () => 'Voir une main',
  'bot.replay.quiet': () => 'Il ne s’est encore rien passé.',
  'bot.replay.older': () =>
    '-# Cette partie a commencé avec des règles plus anciennes que celles que je connais : je ne peux plus dessiner ses plateaux. Voici son récit.',
  'bot.replay.jump': () => 'Aller à un tour',
  'bot.replay.start': () => 'Début de la partie',
  'bot.replay.earlier': () => '… tours précédents',
  'bot.replay.later': () => '… tours suivants',
  'bot.replay.none': ({ title, command }) =>
    `**${title}** : il n’y a rien à revoir. Aucune partie n’a été jouée dans ce salon, et vous n’en avez terminé aucune ailleurs. Lancez-en une avec \`/${command} commencer\`.`,
  'bot.replay.unknown': () => 'Je ne trouve pas cette partie ici. Choisissez-en une dans la liste qui apparaît quand vous tapez.',
  'bot.replay.choice': ({ date, who, result }) => `${date}, ${who} : ${result}`,
  'bot.replay.cancelled': () => 'arrêtée sans résultat',
  'bot.replay.now': ({ who }) => `En cours : ${who}`,
  'bot.button.film': () => 'Animation',
  'bot.film.drawing': ({ n, of }) => `Je dessine l’animation : tour ${n} sur ${of}. Vous pouvez continuer pendant ce temps.`,
  'bot.film.joining': () => 'Tous les tours sont dessinés. Je les assemble, un instant.',
  'bot.film.done': ({ title, n, of }) =>
    n === of
      ? `**${title}**, tour par tour. Personne d’autre ne voit ceci.`
      : `**${title}**, ${n} de ses ${of} tours. Personne d’autre ne voit ceci.`,
  'bot.film.alt': ({ title, n, race }, { plural }) =>
    `${title}, le plateau tour par tour, ${n} ${plural(n, oneOrMore('image', 'images'))}. À la fin : ${race}`,
  'bot.film.yours': () => 'Je dessine déjà une animation pour vous. Attendez qu’elle soit prête.',
  'bot.film.many': () => 'Je dessine déjà autant d’animations que je peux. Réessayez dans une minute.',
  'bot.film.stopped': (_, { label }) =>
    `Le bot redémarre, et je n’ai pas pu finir l’animation. Appuyez de nouveau sur ${label('bot.button.film')} dans une minute.`,
  'bot.film.gone': (_, { label }) => `Je n’ai plus cette animation. Appuyez de nouveau sur ${label('bot.button.film')}, puis montrez-la.`,
  'bot.film.shown': ({ title, who }) => `**${title}**, tour par tour : **${who}** montre comment la partie s’est passée.`,
  'bot.film.failed': () => 'Je n’ai pas pu faire l’animation cette fois. Réessayez dans une minute, ou regardez les tours un par un.',
  'bot.no.not-over': () => 'On y voit les mains : ce n’est possible qu’une fois la partie terminée. Finissez-la d’abord.',
  'bot.export.done': () =>
    'Toute la partie en un fichier : chaque réponse, chaque main, et la graine de ses dés et de ses cartes ; les personnes n’y sont désignées que par leur place. `npm run replay -- FICHIER`, là où Hustings est installé, la rejoue et vérifie qu’elle finit de la même façon ; `npm run referee -- --file FICHIER` la compare à une seconde implémentation des règles.',
  'bot.export.own': (_, { label }) =>
    `La partie en un fichier, telle que vous l’avez vue : votre main à chaque étape, vos choix, et ce qui a été dit à tout le monde ; les personnes n’y sont désignées que par leur place. Pour un fichier avec toutes les mains, proposez ${label('bot.button.openHands')} ; dès que tout le monde est d’accord, exportez de nouveau.`,
  'bot.button.review': () => 'Analyse',
  'bot.review.making': ({ percent }) =>
    `J’analyse la partie : ${percent} % sont faits. Les parties en cours passent d’abord, cela peut donc prendre une minute ou deux.`,
  'bot.review.waits': (_, { label }) =>
    `J’analyse encore cette partie, car les parties en cours passent d’abord. Appuyez de nouveau sur ${label('bot.button.review')} dans quelques minutes.`,
  'bot.review.impossible': () =>
    'Je ne peux pas analyser cette partie : soit elle a commencé avec des règles plus anciennes, soit les ordinateurs ne connaissent pas ce jeu. Vous pouvez toujours revoir ce qui a été raconté dans le salon.',
  'bot.review.title': ({ title }) => `### ${title} : l’analyse de la partie`,
  'bot.review.about': ({ error }, { plural }) =>
    `-# Estimation d’un ordinateur, d’après ce que tout le monde voyait à ce moment-là, sans tenir compte des cartes cachées. Marge d’erreur : ${error} ${plural(error, oneOrMore('point de pourcentage', 'points de pourcentage'))} ou plus.`,
  'bot.review.turns': () => '**Les tournants**',
  'bot.review.turnStep': ({ steps, what }, { plural, list }) =>
    `${plural(steps.length, oneOrMore('Étape', 'Étapes'))} ${list(steps.map(String))} : ${what}`,
  'bot.review.served': ({ who, reason }) => `Pour ${who}, cela visait surtout à ${reason}.`,
  'bot.review.score': ({ who, n, by }, { number }) => `${who} ${number(n)}${by === 0 ? '' : ` (${signed(by)})`}`,
  'bot.review.turn': ({ n, what, who, by, luck, first, last, score, goal }, { plural }) =>
    `**${n}.** ${what}\n-# ${who} : ${signed(by)} ${plural(Math.abs(by), oneOrMore('point de pourcentage', 'points de pourcentage'))}${first === null || last === null ? '' : ` des étapes ${first} à ${last}`}${luck === null ? '' : luck === 0 ? ', rien que par le jeu et les mains' : luck === by ? ', rien que par les dés et les cartes' : ` : dés et cartes ${signed(luck)}, jeu et mains de tous ${signed(by - luck)}`}${score === null ? '' : `. Score : ${score}${goal === null ? '' : ` ; il en faut ${goal}`}`}`,
  'bot.review.noTurn': () => 'Aucun tour ne se détache : les écarts sont trop faibles pour trancher.',
  'bot.review.split': () => '**Chance et jeu**',
  'bot.review.account': ({ who, from, to, luck, play }) =>
    `${who} : ${from} % → ${to} %. Dés et cartes ${signed(luck)}, jeu et mains de tous ${signed(play)}.`,
  'bot.review.noLuck': () =>
    '-# Ici, chance et jeu ne se distinguent pas : rien de ce que tous ont vu ne tenait au hasard. Une carte piochée en main ne se voit qu’une fois jouée.',
  'bot.review.sources': () =>
    '-# Dés et cartes, c’est le hasard que tous ont vu. Jeu et mains, ce sont les choix de tous, et les cartes en main, que personne d’autre ne voyait avant qu’elles servent.',
  'bot.review.own': () => '### Vos choix (personne d’autre ne voit ceci)',
  'bot.review.ownAbout': ({ n }, { plural }) =>
    n === 0
      ? '-# Vous n’avez fait aucun choix que je puisse juger.'
      : `-# J’ai regardé ${n} de vos choix, plus longuement ${plural(n, oneOrMore('s’il se détachait', 'ceux qui se détachaient'))}, sans rien savoir de plus que vous à ce moment-là.`,
  'bot.review.best': ({ ask, step, move, after, other, by, reason, term, instead }) =>
    `**Meilleur coup**${at(step)} : ${asked(ask)}${move}${following(after)}${because({ reason, term })}${instead === 'other' ? `, et non ${other}` : ''}. On gagne ainsi ${more(by)}${instead === 'any' ? ' qu’avec le meilleur tour qui s’en passe' : instead === 'unlike' ? ` qu’avec ${other}, le meilleur coup dans un autre but` : ''}.`,
  'bot.review.noBest': () =>
    '**Meilleur coup** : aucun ne se détache. Aucun de vos choix n’était nettement meilleur que les autres tout en augmentant vos chances.',
  'bot.review.costly': ({ n, ask, step, move, after, other, by, reason, term }) =>
    `${n === 1 ? '**Coup le plus coûteux**' : 'Coûteux aussi'}${at(step)} : ${asked(ask)}${move}${following(after)}. L’ordinateur choisirait ${other}${because({ reason, term })}. On gagne ainsi ${more(by)}.`,
  'bot.review.close': ({ fall }) =>
    `**Coup le plus coûteux** : aucun dont je sois sûr. Là où l’ordinateur aurait choisi autre chose, l’écart est trop faible pour trancher.${fall === null ? '' : ` Pour chercher vous-même, commencez par l’étape ${fall.step} : de tout ce que vous avez fait, c’est là que vos chances ont le plus baissé (${signed(fall.by)}).`}`,
  'bot.review.advice': ({ move, reason, n }) =>
    `**La prochaine fois**${n > 1 ? ` : ${n} de vos coups coûteux ont laissé passer le même genre d’occasion. Cherchez` : ', cherchez'} d’abord un coup comme ${move}, pour ${reason}.`,
  'bot.review.tip': ({ tip, n }) => `**La prochaine fois** : ${n > 1 ? `${n} de vos coups coûteux reviennent au même. ` : ''}${tip}`,
  'bot.review.tip.shorter': () =>
    'Avant d’ajouter quoi que ce soit à un tour, demandez-vous ce que cela change encore. Ce que vous gardez peut servir davantage plus tard.',
  'bot.review.tip.longer': () => 'Avant de finir un tour, passez en revue ce que vous pourriez encore y ajouter.',
  'bot.review.adviceTerm': ({ term }) =>
    `**La prochaine fois**, donnez plus de poids à ceci : ${term}. C’est ce que vos coups coûteux ont le plus négligé.`,
  'bot.review.step': ({ seats, isLuck }, { list }) =>
    `-# Chances de gagner : ${list(seats.map(({ who, to, by }) => `${who} ${to} % (${signed(by)})`))}${isLuck === null || seats.every(({ by }) => by === 0) ? '' : `, surtout par ${isLuck ? 'les dés et les cartes' : 'le jeu'}`}`,
  'bot.review.nothing': () => 'rien',
  'bot.review.nothingMore': () => 'rien de plus',
  'bot.review.alt': ({ n, seats }, { plural, list }) =>
    `Chances de gagner sur ${n} ${plural(n, oneOrMore('étape', 'étapes'))} : ${list(seats.map(({ who, from, to }) => `${who}, de ${from} % à ${to} %`))}.`,
  'bot.review.noPicture': () => 'Je n’ai pas pu dessiner la courbe. Voici les chances au début et à la fin.',
  'bot.review.chart': () => 'Chances de gagner',
  'bot.review.key': () => 'Dés et cartes',
  'bot.review.start': () => 'Début',
  'bot.review.end': () => 'Fin',
  'bot.review.percent': ({ n }) => `${n} %`,
  'bot.button.turn': ({ n }) => `Tournant ${n}`,
  'bot.button.best': () => 'Mon meilleur coup',
  'bot.button.costly': () => 'Mon coup coûteux',
};
