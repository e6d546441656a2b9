import { oneOrMore } from '../../../i18n/languages/french.ts';
import type { Phrases, Say } from '../../../i18n/types.ts';
import type { RecordsMessages } from '../records.ts';

const scored = (won: number, drawn: number, lost: number, plural: Say<'fr'>['plural']) =>
  [
    `${won} ${plural(won, oneOrMore('gagnée', 'gagnées'))}`,
    ...(drawn > 0 ? [`${drawn} ${plural(drawn, oneOrMore('nulle', 'nulles'))}`] : []),
    `${lost} ${plural(lost, oneOrMore('perdue', 'perdues'))}`,
  ].join(', ');

export const records: Phrases<RecordsMessages, 'fr'> = {
  'bot.command.stats': () => 'Voir les parties gagnées, nulles et perdues sur ce serveur, par jeu et par camp',
  'bot.command.leaderboard': () => 'Voir qui joue le mieux sur ce serveur, à tous les jeux ou à un seul',
  'bot.option.whose': () => 'Les parties de cette personne (par défaut, les vôtres)',
  'bot.option.server': () => 'Montrer les parties de tout le monde sur ce serveur',
  'bot.option.title': () => 'Un seul jeu (par défaut, tous)',
  'bot.option.alltime': () => 'Toutes les saisons ensemble (par défaut, celle en cours)',

  'bot.stats.title': ({ name }, { of }) => `## ${name === null ? 'Vos parties' : `Les parties ${of(name)}`} sur ce serveur`,
  'bot.stats.server': () => '## Les parties de ce serveur',
  'bot.stats.none': ({ name }) =>
    name === null
      ? 'Vous n’avez encore fini aucune partie sur ce serveur. `/parties` liste celles en cours ; tapez `/` pour en lancer une.'
      : `${name} n’a encore fini aucune partie sur ce serveur. Invitez cette personne : tapez \`/\`.`,
  'bot.stats.noneHere': () => 'Personne n’a encore fini de partie sur ce serveur. Tapez `/` pour en lancer une.',
  'bot.stats.unlisted': ({ command }) =>
    `Vous avez choisi de ne figurer dans aucun résultat : personne d’autre ne voit ceci. \`/${command}\` permet d’y figurer de nouveau.`,
  'bot.stats.theirs': ({ name }) => `${name} a choisi de ne figurer dans aucun résultat. Demandez-lui comment vont ses parties.`,
  'bot.stats.game': ({ title, played }, { plural }) => `**${title}** · ${played} ${plural(played, oneOrMore('partie', 'parties'))}`,
  'bot.stats.draws': ({ n }, { plural }) => `${n} ${plural(n, oneOrMore('nulle', 'nulles'))}`,
  'bot.stats.score': ({ won, drawn, lost }, { plural }) => scored(won, drawn, lost, plural),
  'bot.stats.side': ({ side, won, drawn, lost }, { plural }) => `${side} : ${scored(won, drawn, lost, plural)}`,
  'bot.stats.won': () => 'gagnées',
  'bot.stats.drawn': () => 'nulles',
  'bot.stats.lost': () => 'perdues',
  'bot.stats.rating': ({ rating, spread, rank, of, least }) =>
    rank === null
      ? `Cote **${rating} ± ${spread}** · pas de rang cette saison : il faut ${least} parties et deux adversaires.`
      : `Cote **${rating} ± ${spread}** · rang ${rank} sur ${of} cette saison`,
  'bot.stats.history': () => 'Cote',
  'bot.stats.now': ({ rating, spread }) => `${rating} ± ${spread}`,
  'bot.stats.season': ({ year, quarter }) => `T${quarter} ${year}`,
  'bot.stats.past': ({ year, quarter, rating, spread, games }, { plural }) =>
    `Cote après T${quarter} ${year} : **${rating} ± ${spread}**, ${games} ${plural(games, oneOrMore('partie', 'parties'))}`,
  'bot.stats.counts': () =>
    '-# Une partie compte pour les personnes qui ont fait au moins un quart des choix d’une partie ordinaire. Les parties avec des ordinateurs, des conseils ou *Et si…* et celles annulées d’un commun accord ne comptent pas. Si vous cédez votre place, une éventuelle défaite compte pour vous, sauf accord de tout le monde.',

  'bot.leaders.title': ({ title }) => (title === null ? '## Classement de ce serveur' : `## Classement : ${title}`),
  'bot.leaders.season': ({ year, quarter }) =>
    `-# Saison T${quarter} ${year} · les cotes sont conservées, le classement repart de zéro chaque trimestre.`,
  'bot.leaders.past': ({ year, quarter }) => `-# Saison T${quarter} ${year}, telle qu’elle s’est terminée.`,
  'bot.menu.season': () => 'Une autre saison',
  'bot.leaders.ever': () => '-# Toutes les saisons ensemble.',
  'bot.leaders.noneYet': () => 'Personne n’a encore fini de partie ici cette saison. Tapez `/` pour en lancer une.',
  'bot.button.season': () => 'Cette saison',
  'bot.button.ever': () => 'Toutes les saisons',
  'bot.leaders.none': () => 'Personne n’a encore fini de partie ici. Tapez `/` pour en lancer une.',
  'bot.leaders.entry': ({ rank, name, rating, spread, games, won }, { plural }) =>
    `${rank}\\. **${name}** · ${rating} ± ${spread} · ${games} ${plural(games, oneOrMore('partie', 'parties'))}, ${won} ${plural(won, oneOrMore('gagnée', 'gagnées'))}`,
  'bot.leaders.few': ({ least }) => `### Pas encore de rang : il faut ${least} parties et deux adversaires`,
  'bot.leaders.newcomer': ({ name, rating, spread, games, won }, { plural }) =>
    `${name} · ${rating} ± ${spread} · ${games} ${plural(games, oneOrMore('partie', 'parties'))}, ${won} ${plural(won, oneOrMore('gagnée', 'gagnées'))}`,
  'bot.leaders.about': ({ command }) =>
    `-# On part de 1000 ± 333. Le classement suit la borne basse : on y monte en jouant bien, et contre des gens différents. Le camp joué est pris en compte, rejouer contre la même personne rapporte de moins en moins, et les adversaires qui ne jouent avec personne d’autre ne rapportent rien. \`/${command}\` vous en retire.`,
};
