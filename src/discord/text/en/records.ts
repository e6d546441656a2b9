import type { Phrases } from '../../../i18n/types.ts';
import type { RecordsMessages } from '../records.ts';

const scored = (won: number, drawn: number, lost: number) => `${won} won, ${drawn > 0 ? `${drawn} drawn, ` : ''}${lost} lost`;

export const records: Phrases<RecordsMessages> = {
  'bot.command.stats': () => 'See games won, drawn and lost on this server, by game and side',
  'bot.command.leaderboard': () => 'See who plays best on this server, in all games or in one',
  'bot.option.whose': () => 'Whose games (default: yours)',
  'bot.option.server': () => 'Show everyone’s games on this server',
  'bot.option.title': () => 'One game (default: all of them)',

  'bot.stats.title': ({ name }, { of }) => `## ${name === null ? 'Your' : of(name)} games on this server`,
  'bot.stats.server': () => '## Games on this server',
  'bot.stats.none': ({ name }) =>
    name === null
      ? 'You haven’t finished a game on this server yet. `/games` lists your running games; type `/` to start one.'
      : `${name} hasn’t finished a game on this server yet. Type \`/\` to invite them to one.`,
  'bot.stats.noneHere': () => 'Nobody has finished a game on this server yet. Type `/` to start one.',
  'bot.stats.unlisted': ({ command }) => `You’ve opted out of the records, so only you see this. Opt back in with \`/${command}\`.`,
  'bot.stats.theirs': ({ name }) => `${name} has opted out of the records. Ask them how they play.`,
  'bot.stats.game': ({ title, played }, { plural }) => `**${title}** · ${played} ${plural(played, 'game', 'games')}`,
  'bot.stats.draws': ({ n }, { plural }) => `${n} ${plural(n, 'draw', 'draws')}`,
  'bot.stats.score': ({ won, drawn, lost }) => scored(won, drawn, lost),
  'bot.stats.side': ({ side, won, drawn, lost }) => `${side}: ${scored(won, drawn, lost)}`,
  'bot.stats.won': () => 'won',
  'bot.stats.drawn': () => 'drawn',
  'bot.stats.lost': () => 'lost',
  'bot.stats.rating': ({ rating, rank, of, least }) =>
    rank === null
      ? `Rating **${rating}**, provisional: you get a rank after ${least} finished games.`
      : `Rating **${rating}** · number ${rank} of ${of}`,

  'bot.leaders.title': ({ title }) => (title === null ? '## Leaderboard of this server' : `## Leaderboard: ${title}`),
  'bot.leaders.none': () => 'Nobody has finished a game here yet. Type `/` to start one.',
  'bot.leaders.entry': ({ rank, name, rating, games, won }, { plural }) =>
    `${rank}\\. **${name}** · ${rating} · ${games} ${plural(games, 'game', 'games')}, ${won} won`,
  'bot.leaders.few': ({ least }) => `### Provisional: fewer than ${least} games`,
  'bot.leaders.newcomer': ({ name, rating, games, won }, { plural }) =>
    `${name} · ${rating} · ${games} ${plural(games, 'game', 'games')}, ${won} won`,
  'bot.leaders.about': ({ command }) =>
    `-# A rating starts at 1000 and grows as you win and play. It takes the side you play into account, and repeat opponents count for less. Opt out with \`/${command}\`.`,
};
