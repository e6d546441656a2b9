/** `/stats` and `/leaderboard` as messages. */

import type { GameScore, Leaderboard, PastRating, Period, Records, Score, Settings } from '../../../table/model/choices.ts';
import { unrated } from '../../../table/records/ratings.ts';
import { seasonAt, seasonName } from '../../../table/records/seasons.ts';
import { fewestRanked } from '../../../table/records/standings.ts';
import { type Services, titleOf } from '../../interactions/services.ts';
import type { Figure, FigurePart } from '../../pictures/pictures.ts';
import { disarm, type Speech, speechOf, withoutMarkdown } from '../../speech/speech.ts';
import { bot, typed } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, limits, menu, note, type Part, type Post, postOf, rows, text } from '../../wire/parts.ts';
import { historyScene } from './history-scene.ts';
import { recordsScene, type ScoreRow } from './records-scene.ts';

type Shelf = Pick<Services, 'games' | 'stopped'>;

/** Whose results are shown: the reader's own (null), another player's by name, or a server's. */
export type Whose = { name: string | null } | 'server';

/** A picture has at most this many rows; the words have all. */
const mostRows = 18;

/** The seats of a game in order, with each one's results. */
function sidesOf({ games }: Shelf, { game, seats }: GameScore, { lang }: Speech): { name: string; score: Score }[] {
  const known = games.find(({ command }) => command === game);
  const say = speechOf(known ?? null, null, lang).plain;
  const order = known?.seats ?? Object.keys(seats);
  return order.flatMap((seat) => (seats[seat] ? [{ name: known ? say.seat(seat) : seat, score: seats[seat] }] : []));
}

/** The results in words: two or three lines per game. */
function linesOf(services: Shelf, scores: readonly GameScore[], whose: Whose, speech: Speech): string[] {
  const { text: say, lang } = speech;
  return scores.map((one) => {
    const sides = sidesOf(services, one, speech).map(({ name, score }) => say(bot('bot.stats.side', { side: name, ...score })));
    return [
      say(bot('bot.stats.game', { title: titleOf(services, one.game, lang), played: one.played })),
      ...(whose === 'server' ? (one.draws > 0 ? [say(bot('bot.stats.draws', { n: one.draws }))] : []) : [say(bot('bot.stats.score', one.score))]),
      `-# ${sides.join(' · ')}`,
    ].join('\n');
  });
}

/** The results as a picture; its words and alt text give the same results. */
export function statsFigure(services: Shelf, scores: readonly GameScore[], whose: Whose, speech: Speech): Figure {
  const { text: say, plain } = speech;
  const lines = () => linesOf(services, scores, whose, speech).join('\n');
  return {
    scene: () =>
      recordsScene(rowsOf(services, scores, whose, speech), {
        won: plain(bot('bot.stats.won')),
        drawn: plain(bot('bot.stats.drawn')),
        lost: plain(bot('bot.stats.lost')),
      }),
    name: 'stats.png',
    alt: () => withoutMarkdown(lines()),
    words: () => clamp(lines(), 2500),
    excuse: say(bot('bot.board.noPicture')),
    lost: say(bot('bot.board.lost')),
  };
}

function rowsOf(services: Shelf, scores: readonly GameScore[], whose: Whose, speech: Speech): ScoreRow[] {
  const { plain, lang } = speech;
  let room = mostRows - scores.length;
  return scores.flatMap((one): ScoreRow[] => {
    const accent = services.games.find(({ command }) => command === one.game)?.colour(null);
    const game = { name: titleOf(services, one.game, lang), isSide: false, ...(accent !== undefined && { accent }) };
    const head: ScoreRow =
      whose === 'server'
        ? { ...game, score: null, note: withoutMarkdown(plain(bot('bot.stats.draws', { n: one.draws }))) }
        : { ...game, score: one.score };
    const sides = sidesOf(services, one, speech);
    // A game with one side has said everything in its own row.
    if (sides.length < 2 && whose !== 'server') return [head];
    if (sides.length > room) return [head];
    room -= sides.length;
    return [head, ...sides.map(({ name, score }) => ({ name, score, isSide: true }))];
  });
}

/** The fewest games worth a picture. */
const fewestDrawn = 3;

/** A player's rating over time, as a picture; its words give the rating at the end of each season. Null: too few games. */
export function historyFigure(history: readonly PastRating[], { text: say, plain }: Speech): Figure | null {
  if (history.length < fewestDrawn) return null;
  const points = history.map(({ at, rating, spread }) => ({ rating, spread, season: seasonAt(at) }));
  const { season: first } = points[0]!;
  const lasts = points.filter(({ season }, i) => season !== points[i + 1]?.season);
  const games = (season: number) => points.filter((point) => point.season === season).length;
  const lines = () =>
    lasts.map(({ season, rating, spread }) => say(bot('bot.stats.past', { ...seasonName(season), rating, spread, games: games(season) }))).join('\n');
  return {
    scene: () =>
      historyScene([{ ...unrated, season: first }, ...points], {
        title: plain(bot('bot.stats.history')),
        now: plain(bot('bot.stats.now', points.at(-1)!)),
        season: (season) => plain(bot('bot.stats.season', seasonName(season))),
      }),
    name: 'rating.png',
    alt: () => clamp(withoutMarkdown(lines()), 1000),
    words: () => clamp(lines(), 600),
    excuse: say(bot('bot.board.noPicture')),
    lost: say(bot('bot.board.lost')),
  };
}

/** Whose results are shown, with their rating and rank. */
export interface Standing extends Pick<Records, 'standing' | 'ranked'> {
  whose: Whose;
  /** What that person has chosen, most of which is only for them to read; null: the results are the server's. */
  settings: Settings | null;
  /** The argument of the button that shows it to everyone; null: no button. */
  shows: string | null;
}

export function statsPost(
  { whose, standing, ranked, settings, shows }: Standing,
  shown: readonly FigurePart[],
  { text: say, plain, lang }: Speech,
): Post {
  const rating =
    standing &&
    say(bot('bot.stats.rating', { rating: standing.rating, spread: standing.spread, rank: standing.rank, of: ranked, least: fewestRanked }));
  const head = [
    say(whose === 'server' ? bot('bot.stats.server') : bot('bot.stats.title', { name: whose.name === null ? null : disarm(whose.name) })),
    ...(rating === null ? [] : [rating]),
    ...(settings?.unlisted ? [say(bot('bot.stats.unlisted', { command: typed[lang].commands.settings }))] : []),
  ];
  const parts = [text(head.join('\n')), ...shown.map(({ part }) => part), text(say(bot('bot.stats.counts')))];
  const ways = shows === null ? [] : rows([button(plain(bot('bot.button.showAll')), encode({ action: 'stats', arg: shows }))]);
  return { components: [...parts, ...ways] as Post['components'], files: shown.flatMap(({ files }) => files), mentions: [] };
}

const mostOnPage = 25;

/** Which leaderboard: of all games or one; of this season, an earlier one, or all of them. */
export interface Leading {
  game: string | null;
  period: Period;
}

/** A page of the leaderboard; players with too few games come last. */
export function leadersPost(
  services: Shelf,
  { standings, season, seasons }: Leaderboard,
  { game, period }: Leading,
  at: number,
  speech: Speech,
): Post {
  const { text: say, plain, lang } = speech;
  const isPast = season !== seasons[0];
  const to = (n: number, of: Period) => encode({ action: 'leaders', arg: leadingArg(n, { game, period: of }) });
  const now = period === 'ever' || isPast ? [button(plain(bot('bot.button.season')), to(0, 'season'))] : [];
  const others = [...now, ...(period === 'ever' ? [] : [button(plain(bot('bot.button.ever')), to(0, 'ever'))])];
  const before = seasonsMenu(seasons, period === 'ever' ? null : season, game, speech);
  if (standings.length === 0) {
    return period === 'ever' ? note(say(bot('bot.leaders.none'))) : postOf([text(say(bot('bot.leaders.noneYet'))), ...rows(others), ...before]);
  }
  const pages = Math.ceil(standings.length / mostOnPage);
  const page = Math.min(Math.max(0, at), pages - 1);
  const shown = standings.slice(page * mostOnPage, (page + 1) * mostOnPage);
  const few = shown.findIndex(({ rank }) => rank === null);
  const lines = shown.flatMap(({ person, rating, spread, games, score: { won }, rank }, i) => {
    const one = { name: disarm(person.name), rating, spread, games, won };
    const line = say(rank === null ? bot('bot.leaders.newcomer', one) : bot('bot.leaders.entry', { ...one, rank }));
    return i === few ? [say(bot('bot.leaders.few', { least: fewestRanked })), line] : [line];
  });
  const title = game === null ? null : titleOf(services, game, lang);
  const about = say(period === 'ever' ? bot('bot.leaders.ever') : bot(isPast ? 'bot.leaders.past' : 'bot.leaders.season', seasonName(season)));
  const foot = [
    ...(pages > 1 ? [say(bot('bot.page', { n: page + 1, of: pages }))] : []),
    say(bot('bot.leaders.about', { command: typed[lang].commands.settings })),
    say(bot('bot.stats.counts')),
  ];
  const parts: Part[] = [
    text([say(bot('bot.leaders.title', { title })), about, ...lines].join('\n')),
    text(foot.join('\n')),
    ...rows([
      ...(page > 0 ? [button(plain(bot('bot.button.previous')), to(page - 1, period))] : []),
      ...(page < pages - 1 ? [button(plain(bot('bot.button.next')), to(page + 1, period))] : []),
      ...others,
    ]),
    ...before,
  ];
  return postOf(parts);
}

/** The part of a button's argument that says which leaderboard, and which page. */
const leadingArg = (page: number, { game, period }: Leading): string => `${page}.${game ?? ''}${period === 'season' ? '' : `.${period}`}`;

/** Reads such an argument. Anything else is the first page of this season's leaderboard of all games. */
export function readLeading(arg: string): { leading: Leading; page: number } {
  const [, page = '0', game = '', of] = /^(\d{1,4})\.([^.]*)(?:\.(ever|\d{1,5}))?$/u.exec(arg) ?? [];
  return {
    leading: { game: game === '' ? null : game, period: of === undefined ? 'season' : of === 'ever' ? 'ever' : Number(of) },
    page: Number(page),
  };
}

/** The menu of seasons, if there are others than the current one. */
function seasonsMenu(seasons: readonly number[], shown: number | null, game: string | null, { plain }: Speech): Part[] {
  if (seasons.length < 2) return [];
  const options = seasons.slice(0, limits.choices).map((season) => ({
    label: plain(bot('bot.stats.season', seasonName(season))),
    value: `${season}`,
    ...(season === shown && { default: true }),
  }));
  // Ids must be unique in a message: a button of the first page has the same without the point.
  return [menu({ custom_id: encode({ action: 'leaders', arg: `0.${game ?? ''}.` }), placeholder: plain(bot('bot.menu.season')), options })];
}
