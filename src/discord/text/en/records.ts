import type { Phrases } from '../../../i18n/types.ts';
import type { RecordsMessages } from '../records.ts';

const scored = (won: number, drawn: number, lost: number) => `${won} won, ${drawn > 0 ? `${drawn} drawn, ` : ''}${lost} lost`;

export const records: Phrases<RecordsMessages, 'en'> = {
  'bot.command.stats': () => 'See games won, drawn, and lost on this server, by game and side',
  'bot.command.leaderboard': () => 'See who plays best on this server, in all games or in one',
  'bot.option.whose': () => 'Whose games (default: yours)',
  'bot.option.server': () => 'Show everyone’s games on this server',
  'bot.option.title': () => 'One game (default: all of them)',
  'bot.option.alltime': () => 'All seasons together (default: this one)',

  'bot.stats.title': ({ name }, { of }) => `## ${name === null ? 'Your' : of(name)} games on this server`,
  'bot.stats.server': () => '## Games on this server',
  'bot.stats.none': ({ name }) =>
    name === null
      ? 'You haven’t finished a game on this server yet. `/games` lists your running games; type `/` to start one.'
      : `${name} hasn’t finished a game on this server yet. Type \`/\` to invite them to one.`,
  'bot.stats.noneHere': () => 'Nobody has finished a game on this server yet. Type `/` to start one.',
  'bot.stats.unlisted': ({ command }) => `You’ve opted out of the records, so only you see this. Opt back in with \`/${command}\`.`,
  'bot.stats.theirs': ({ name }) => `${name} has opted out of the records. Ask them how they play.`,
  'bot.stats.game': ({ title, played }, { plural }) => `**${title}** · ${played} ${plural(played, { one: 'game', other: 'games' })}`,
  'bot.stats.draws': ({ n }, { plural }) => `${n} ${plural(n, { one: 'draw', other: 'draws' })}`,
  'bot.stats.score': ({ won, drawn, lost }) => scored(won, drawn, lost),
  'bot.stats.side': ({ side, won, drawn, lost }) => `${side}: ${scored(won, drawn, lost)}`,
  'bot.stats.won': () => 'won',
  'bot.stats.drawn': () => 'drawn',
  'bot.stats.lost': () => 'lost',
  'bot.stats.rating': ({ rating, spread, rank, of, least }) =>
    rank === null
      ? `Rating **${rating} ± ${spread}** · no rank yet this season: you need ${least} games and two opponents.`
      : `Rating **${rating} ± ${spread}** · rank ${rank} of ${of} this season`,
  'bot.stats.history': () => 'Rating',
  'bot.stats.now': ({ rating, spread }) => `${rating} ± ${spread}`,
  'bot.stats.season': ({ year, quarter }) => `Q${quarter} ${year}`,
  'bot.stats.past': ({ year, quarter, rating, spread, games }, { plural }) =>
    `Rating after Q${quarter} ${year}: **${rating} ± ${spread}**, ${games} ${plural(games, { one: 'game', other: 'games' })}`,
  'bot.stats.counts': () =>
    '-# A game counts for you if you made at least a quarter of the choices that a typical game takes. Games with computers, hints, or *What if…*, and games you all agreed to cancel, don’t count. If you hand over your seat, a loss still counts against you unless everyone agreed.',

  'bot.leaders.title': ({ title }) => (title === null ? '## Leaderboard of this server' : `## Leaderboard: ${title}`),
  'bot.leaders.season': ({ year, quarter }) => `-# Season Q${quarter} ${year} · ratings carry over; the list restarts every quarter.`,
  'bot.leaders.past': ({ year, quarter }) => `-# Season Q${quarter} ${year}, as it ended.`,
  'bot.menu.season': () => 'Another season',
  'bot.leaders.ever': () => '-# All seasons together.',
  'bot.leaders.noneYet': () => 'Nobody has finished a game here this season. Type `/` to start one.',
  'bot.button.season': () => 'This season',
  'bot.button.ever': () => 'All seasons',
  'bot.leaders.none': () => 'Nobody has finished a game here yet. Type `/` to start one.',
  'bot.leaders.entry': ({ rank, name, rating, spread, games, won }, { plural }) =>
    `${rank}\\. **${name}** · ${rating} ± ${spread} · ${games} ${plural(games, { one: 'game', other: 'games' })}, ${won} won`,
  'bot.leaders.few': ({ least }) => `### No rank yet: that takes ${least} games and two opponents`,
  'bot.leaders.newcomer': ({ name, rating, spread, games, won }, { plural }) =>
    `${name} · ${rating} ± ${spread} · ${games} ${plural(games, { one: 'game', other: 'games' })}, ${won} won`,
  'bot.leaders.about': ({ command }) =>
    `-# Everyone starts at 1000 ± 333. The list is sorted by the lower end, so you climb by playing well and by playing different people. The side you play is taken into account, repeat games against the same person count less and less, and opponents who play nobody else count for nothing. Opt out with \`/${command}\`.`,
};
