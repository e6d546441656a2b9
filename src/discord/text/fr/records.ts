import type { Phrases } from '../../../i18n/types.ts';
import type { RecordsMessages } from '../records.ts';

const scored = (won: number, drawn: number, lost: number, plural: (n: number, one: string, other: string) => string) =>
  [
    `${won} ${plural(won, 'gagnée', 'gagnées')}`,
    ...(drawn > 0 ? [`${drawn} ${plural(drawn, 'nulle', 'nulles')}`] : []),
    `${lost} ${plural(lost, 'perdue', 'perdues')}`,
  ].join(', ');

export const records: Phrases<RecordsMessages> = {
  'bot.command.stats': () => 'Voir les parties gagnées, nulles et perdues sur ce serveur, par jeu et par camp',
  'bot.command.leaderboard': () => 'Voir qui joue le mieux sur ce serveur, à tous les jeux ou à un seul',
  'bot.option.whose': () => 'Les parties de cette personne (sinon, les vôtres)',
  'bot.option.server': () => 'Montrer les parties de tout le monde sur ce serveur',
  'bot.option.title': () => 'Un seul jeu (sinon, tous)',

  'bot.stats.title': ({ name }, { of }) => `## ${name === null ? 'Vos parties' : `Les parties ${of(name)}`} sur ce serveur`,
  'bot.stats.server': () => '## Les parties de ce serveur',
  'bot.stats.none': ({ name }) =>
    name === null
      ? 'Vous n’avez encore fini aucune partie sur ce serveur. `/parties` liste celles en cours ; tapez `/` pour en lancer une.'
      : `${name} n’a encore fini aucune partie sur ce serveur. Invitez cette personne : tapez \`/\`.`,
  'bot.stats.noneHere': () => 'Aucune partie n’a encore été finie sur ce serveur. Tapez `/` pour en lancer une.',
  'bot.stats.unlisted': ({ command }) =>
    `Vous avez choisi de ne figurer dans aucun résultat : personne d’autre ne voit ceci. \`/${command}\` permet d’y revenir.`,
  'bot.stats.theirs': ({ name }) => `${name} a choisi de ne figurer dans aucun résultat. Demandez-lui comment vont ses parties.`,
  'bot.stats.game': ({ title, played }, { plural }) => `**${title}** · ${played} ${plural(played, 'partie', 'parties')}`,
  'bot.stats.draws': ({ n }, { plural }) => `${n} ${plural(n, 'nulle', 'nulles')}`,
  'bot.stats.score': ({ won, drawn, lost }, { plural }) => scored(won, drawn, lost, plural),
  'bot.stats.side': ({ side, won, drawn, lost }, { plural }) => `${side} : ${scored(won, drawn, lost, plural)}`,
  'bot.stats.won': () => 'gagnées',
  'bot.stats.drawn': () => 'nulles',
  'bot.stats.lost': () => 'perdues',
  'bot.stats.rating': ({ rating, rank, of, least }) =>
    rank === null
      ? `Cote **${rating}**, provisoire : vous aurez un rang après ${least} parties finies.`
      : `Cote **${rating}** · rang ${rank} sur ${of}`,

  'bot.leaders.title': ({ title }) => (title === null ? '## Classement de ce serveur' : `## Classement : ${title}`),
  'bot.leaders.none': () => 'Personne n’a encore fini de partie ici. Tapez `/` pour en lancer une.',
  'bot.leaders.entry': ({ rank, name, rating, games, won }, { plural }) =>
    `${rank}\\. **${name}** · ${rating} · ${games} ${plural(games, 'partie', 'parties')}, ${won} ${plural(won, 'gagnée', 'gagnées')}`,
  'bot.leaders.few': ({ least }) => `### Provisoire : pas encore ${least} parties`,
  'bot.leaders.newcomer': ({ name, rating, games, won }, { plural }) =>
    `${name} · ${rating} · ${games} ${plural(games, 'partie', 'parties')}, ${won} ${plural(won, 'gagnée', 'gagnées')}`,
  'bot.leaders.about': ({ command }) =>
    `-# Une cote part de 1000 et monte avec les victoires et avec les parties. Elle tient compte du camp joué, et les mêmes adversaires comptent de moins en moins. \`/${command}\` vous en retire.`,
};
