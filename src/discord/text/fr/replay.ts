import { oneOrMore } from '../../../i18n/languages/french.ts';
import type { Phrases } from '../../../i18n/types.ts';
import type { ReplayMessages } from '../replay.ts';
import { review } from './review.ts';

export const replay: Phrases<ReplayMessages, 'fr'> = {
  ...review,
  'bot.command.replay': () => 'Revoir une partie, tour par tour',
  'bot.option.game': () => 'La partie en cours ici, ou une partie terminée ; sans choix, la dernière de ce salon',
  'bot.button.replay': () => 'Revoir',
  'bot.button.handThen': () => 'Ma main à ce moment-là',
  'bot.button.boardThen': () => 'Le plateau à ce moment-là',
  'bot.button.export': () => 'Exporter',
  'bot.replay.title': ({ title, n, of, at }) => `**${title}**, étape ${n} sur ${of} · ${at}`,
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
};
