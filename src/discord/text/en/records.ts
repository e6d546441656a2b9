import type { Phrases } from '../../../i18n/types.ts';
import type { RecordsMessages } from '../records.ts';

const scored = (won: number, drawn: number, lost: number) => `${won} won, ${drawn > 0 ? `${drawn} drawn, ` : ''}${lost} lost`;

export const records: Phrases<RecordsMessages> = {
  'bot.command.stats': () => 'Games won, drawn and lost on this server, by game and side',
  'bot.command.leaderboard': () => 'Who plays best on this server, in all games or in one',
  'bot.option.whose': () => 'Whose games; yours if you name nobody',
  'bot.option.server': () => 'The games of everybody on this server',
  'bot.option.title': () => 'One game; all of them if you choose none',

  'bot.stats.title': ({ name }, { of }) => `## ${name === null ? 'Your' : of(name)} games on this server`,
  'bot.stats.server': () => '## Games on this server',
  'bot.stats.none': ({ name }) =>
    name === null
      ? 'You have finished no game on this server yet. `/games` lists those under way; type `/` to start one.'
      : `${name} has finished no game on this server yet. Invite them to one: type \`/\`.`,
  'bot.stats.noneHere': () => 'No game has been finished on this server yet. Type `/` to start one.',
  'bot.stats.unlisted': ({ command }) => `You have chosen to stand in no records: only you see this. \`/${command}\` counts you in again.`,
  'bot.stats.theirs': ({ name }) => `${name} has chosen to stand in no records. Ask them how they play.`,
  'bot.stats.game': ({ title, played }, { plural }) => `**${title}** · ${played} ${plural(played, 'game', 'games')}`,
  'bot.stats.draws': ({ n }, { plural }) => `${n} ${plural(n, 'draw', 'draws')}`,
  'bot.stats.score': ({ won, drawn, lost }) => scored(won, drawn, lost),
  'bot.stats.side': ({ side, won, drawn, lost }) => `${side}: ${scored(won, drawn, lost)}`,
  'bot.stats.won': () => 'won',
  'bot.stats.drawn': () => 'drawn',
  'bot.stats.lost': () => 'lost',
  'bot.stats.rating': ({ rating, rank, of, least }) =>
    rank === null
      ? `Rating **${rating}**, provisional: a rank comes with ${least} finished games.`
      : `Rating **${rating}** · number ${rank} of ${of}`,

  'bot.leaders.title': ({ title }) => (title === null ? '## Leaderboard of this server' : `## Leaderboard: ${title}`),
  'bot.leaders.none': () => 'Nobody has finished a game here yet. Type `/` to start one.',
  'bot.leaders.entry': ({ rank, name, rating, games, won }, { plural }) =>
    `${rank}\\. **${name}** · ${rating} · ${games} ${plural(games, 'game', 'games')}, ${won} won`,
  'bot.leaders.few': ({ least }) => `### Provisional: fewer than ${least} games`,
  'bot.leaders.newcomer': ({ name, rating, games, won }, { plural }) =>
    `${name} · ${rating} · ${games} ${plural(games, 'game', 'games')}, ${won} won`,
  'bot.leaders.about': ({ command }) =>
    `-# A rating starts at 1000 and grows with wins and with games. It allows for the side played, and the same opponents again count for less. \`/${command}\` leaves you out.`,
};
