/** `/stats` and `/leaderboard`: results on this server. They count only games played here, so that nobody learns where else a person plays. */

import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Game } from '../../../games/game.ts';
import { type Lang, mainLang } from '../../../i18n/languages.ts';
import type { Records } from '../../../table/model/choices.ts';
import { aside, privately, publicly } from '../../interactions/reply.ts';
import { type CommandContext, chosenBy, type InteractionContext, type PressContext, personFrom } from '../../interactions/services.ts';
import { historyFigure, type Leading, leadersPost, readLeading, statsFigure, statsPost, type Whose } from '../../present/looking-back/records.ts';
import { seenBy } from '../../present/parts/figures.ts';
import { refusalLine } from '../../present/people/refusals.ts';
import { disarm, type Speech, speechOf } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { limits, note, type Post } from '../../wire/parts.ts';
import { type General, press, pressBeside, shownLately } from '../declare.ts';
import { named, optionWords } from '../localized.ts';

/** The arguments of the buttons that show the server's results and the presser's own. */
const serverArg = 'server';
const ownArg = 'own';

export async function stats(context: CommandContext): Promise<void> {
  const { interaction, person, speech } = context;
  const { options } = interaction;
  const given = options.get('player');
  const asked = typeof given === 'object' ? personFrom(given) : person;
  const whose: Whose = options.get('server') === true ? 'server' : { name: asked.id === person.id ? null : asked.name };
  const user = whose === 'server' ? null : asked.id;
  const made = async () => statsOf(context, { whose, user, scores: await scoresOf(context, user) }, speech());
  return privately(interaction, made());
}

/** Shows everyone the presser's own results or the server's, if there are any. Other players' results are theirs to show. */
export async function showStats(context: PressContext, { arg }: Press): Promise<void> {
  const { interaction, person } = context;
  const isServer = arg === serverArg;
  const user = isServer ? null : person.id;
  const scores = await scoresOf(context, user);
  if ((!isServer && context.settings.unlisted) || scores.games.length === 0)
    return privately(interaction, statsOf(context, { whose: isServer ? arg : { name: null }, user, scores }, context.speech()));
  const key = `stats ${interaction.channel} ${isServer ? arg : person.id}`;
  const used = await context.tables.use('moments', { person: person.id, table: key });
  if (!used.ok) return aside(interaction, note(refusalLine(shownLately(used.error, context.now()), context.speech())));
  const lang = (interaction.guild === null ? null : (await context.tables.server(interaction.guild)).lang) ?? context.lang;
  await publicly(
    interaction,
    await statsOf(context, { whose: isServer ? arg : { name: person.name }, user, scores }, speechOf(null, null, lang), true),
  );
}

/** Whose results they are; `user`: null for the server's. */
interface Stats {
  whose: Whose;
  user: string | null;
  scores: Records;
}

/** Reads every game that counts here. */
const scoresOf = ({ tables, interaction }: InteractionContext, user: string | null): Promise<Records> => tables.scores(interaction.guild ?? '', user);

/** `isForAll`: everyone sees it, in the standard colors. */
async function statsOf(context: InteractionContext, { whose, user, scores }: Stats, speech: Speech, isForAll = false): Promise<Post> {
  const { text: say } = speech;
  const name = whose === 'server' || whose.name === null ? null : disarm(whose.name);
  const settings = user === null ? null : await chosenBy(context, user);
  if (settings?.unlisted && name !== null) return note(say(bot('bot.stats.theirs', { name })));
  const { games, standing, ranked, history } = scores;
  if (games.length === 0) return note(say(whose === 'server' ? bot('bot.stats.noneHere') : bot('bot.stats.none', { name })));
  const figures = [statsFigure(context, games, whose, speech), historyFigure(history, speech)];
  const shown = figures.flatMap((figure) => (figure ? [context.pictures.show(isForAll ? figure : seenBy(figure, context.settings))] : []));
  // A player who has opted out can't show their results, and nobody can show another player's.
  const isTheirs = whose !== 'server' && user !== context.person.id;
  const shows = isForAll || isTheirs || settings?.unlisted ? null : whose === 'server' ? serverArg : ownArg;
  return statsPost({ whose, standing, ranked, settings, shows }, await Promise.all(shown), speech);
}

export async function leaderboard(context: CommandContext): Promise<void> {
  const { options } = context.interaction;
  const game = options.get('title');
  return show(context, { game: typeof game === 'string' ? game : null, period: options.get('alltime') === true ? 'ever' : 'season' }, 0);
}

/** Another page or period: `<page>.<game>`, followed by `.ever` for all seasons, or by a season's number, which a menu may supply. */
export async function leaders(context: PressContext, { arg }: Press): Promise<void> {
  const { leading, page } = readLeading(`${arg}${context.interaction.values?.[0] ?? ''}`);
  return show(context, leading, page);
}

/** A game that isn't there, or no longer, counts as none: the leaderboard of all games. */
async function show(context: InteractionContext, { game: named, period }: Leading, page: number): Promise<void> {
  const isHere = [...context.games, ...context.stopped].some(({ command }) => command === named);
  const game = isHere ? named : null;
  const leading = { game, period };
  const made = async () =>
    leadersPost(context, await context.tables.leaderboard(context.interaction.guild ?? '', game, period), leading, page, context.speech());
  return privately(context.interaction, made());
}

export const presses = [press('leaders', leaders), pressBeside('stats', showStats)];

/** A game's title, with its command if two games have the same title. */
const nameAmong =
  (games: readonly Game[], { command, texts }: Game) =>
  (lang: Lang): string =>
    games.filter((one) => one.texts[lang].title === texts[lang].title).length === 1 ? texts[lang].title : `${texts[lang].title} (${command})`;

export const generals: General[] = [
  {
    name: 'stats',
    does: stats,
    shown: () => ({
      options: [
        { type: ApplicationCommandOptionType.User, ...optionWords('player', 'whose') },
        { type: ApplicationCommandOptionType.Boolean, ...optionWords('server') },
      ],
    }),
  },
  {
    name: 'leaderboard',
    does: leaderboard,
    shown: (games) => ({
      options: [
        {
          type: ApplicationCommandOptionType.String,
          ...optionWords('title'),
          choices: games
            .slice(0, limits.choices)
            .map((game) => ({ ...named(nameAmong(games, game)(mainLang), nameAmong(games, game)), value: game.command })),
        },
        { type: ApplicationCommandOptionType.Boolean, ...optionWords('alltime') },
      ],
    }),
  },
];
