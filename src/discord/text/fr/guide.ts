import type { Phrases } from '../../../i18n/types.ts';
import type { GuideMessages } from '../guide.ts';

const range = (min: number, max: number) => (min === max ? `${min}` : `${min} à ${max}`);

export const guide: Phrases<GuideMessages> = {
  'bot.button.guide': () => 'Comment jouer',
  'bot.button.lesson': () => 'Apprendre en jouant',
  'bot.button.lessonAgain': () => 'Encore une fois',
  'bot.button.playNow': () => 'Jouer maintenant',
  'bot.button.turnBack': () => '‹ Retour',
  'bot.button.turnOn': () => 'Suite ›',
  'bot.command.learn': () => 'Suivre une courte leçon privée, pas à pas',

  'bot.guide.title': ({ title }) => `## ${title} : comment jouer`,
  'bot.guide.aim': ({ aim }) => `🎯 ${aim}`,
  'bot.guide.who': ({ min, max, from, to }) =>
    `${range(min, max)} joueurs, ${range(from, to)} minutes autour d’une table, ou autant de jours qu’on veut.`,
  'bot.guide.contents': () => 'Sommaire',
  'bot.guide.page': ({ n, title }) => `${n}. ${title}`,

  'bot.lesson.title': ({ title, n, of }) => `${title}, une leçon : étape ${n} sur ${of}.`,
  'bot.lesson.about': () => 'Personne d’autre ne voit cette leçon, et rien n’y compte.',
  'bot.lesson.press': ({ what }) => `➡️ Appuyez sur **${what}**.`,
  'bot.lesson.choose': ({ what }) => `➡️ Dans le menu, choisissez **${what}**.`,
  'bot.lesson.chooseAll': ({ what }) => `➡️ Dans le menu, sélectionnez toutes ces options : ${what}.`,
  'bot.lesson.other': ({ what, does }, { clause }) =>
    `**${what}** est permis aussi${does === '' ? '' : ` (${clause(does)})`}, mais la leçon prend un autre chemin. Relisez l’étape.`,
  'bot.lesson.old': () => 'Ce bouton vient d’une leçon plus ancienne. Voici la leçon actuelle.',
  'bot.lesson.none': (_, { label }) =>
    `Les valeurs de ce jeu ont été changées ici, et la leçon ne leur correspond plus. ${label('bot.button.guide')} reste valable.`,
  'bot.lesson.end': ({ title }) => `### ${title} : leçon terminée`,
  'bot.lesson.next': ({ computers }, { label }) =>
    `${label('bot.button.playNow')} ${computers ? 'lance une partie contre l’ordinateur' : 'ouvre une partie'} dans ce salon. ${label('bot.button.guide')} explique le reste, et les règles détaillent chaque carte.`,
};

/** Other words for How to play, as a player may type them when searching. */
export const guideWords: readonly string[] = [
  'comment jouer',
  'but du jeu',
  'but',
  'objectif',
  'tutoriel',
  'leçon',
  'apprendre',
  'débuter',
  'débutant',
  'comment gagner',
  'règle du jeu',
];
