/** Looking back on a finished game, or on a running one as the asker saw it. Private to the asker. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Game } from '../../../games/game.ts';
import type { Lang } from '../../../i18n/languages.ts';
import type { Lookback } from '../../../table/model/past.ts';
import type { TableInfo } from '../../../table/model/types.ts';
import { privately, publicly } from '../../interactions/reply.ts';
import {
  type CommandContext,
  gameOf,
  type InteractionContext,
  type PressContext,
  publicSpeech,
  type TypingContext,
} from '../../interactions/services.ts';
import type { Judging } from '../../present/looking-back/judged.ts';
import { type Looking, readWay, replayFigure, replayPost, type Side } from '../../present/looking-back/replay.ts';
import { seenBy } from '../../present/parts/figures.ts';
import { plainNameOf } from '../../present/parts/people.ts';
import { folded } from '../../speech/folded.ts';
import { commandIn, speechOf } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import type { Press } from '../../wire/ids.ts';
import { clamp, filePost, limits, note, type Post } from '../../wire/parts.ts';
import { aboutGame, from, press, pressBeside, shownLately, tellRefusal } from '../declare.ts';
import { optionWords } from '../localized.ts';

/** A game to look back on, and when it ended; null: it is still going on. */
interface Choice {
  table: TableInfo;
  ended: number | null;
}

/** How many past games are searched for what is typed. */
const mostPast = 100;

/** `/… replay`: the chosen game, or else this channel's, or else the asker's last one. */
export async function replay(context: CommandContext, game: Game): Promise<void> {
  const { interaction, lang } = context;
  const asked = interaction.options.get('game');
  const games = await gamesFor(context, game, interaction.channel, interaction.user.id);
  const table = asked === undefined ? games[0]?.table : games.find((one) => one.table.id === asked)?.table;
  if (table) return show(context, table.id, null, 'board');
  const { text: say } = context.speech(game);
  const why =
    games.length === 0 ? bot('bot.replay.none', { title: game.texts[lang].title, command: commandIn(game, lang) }) : bot('bot.replay.unknown');
  return privately(interaction, note(say(why)));
}

/** The games the asker may look back on: here, the running and the finished ones; elsewhere, their own running and finished ones. */
async function gamesFor({ tables }: TypingContext | CommandContext, game: Game, channel: string, user: string): Promise<Choice[]> {
  const past: Choice[] = await tables.past(game.command, channel, user, mostPast);
  const here = await tables.at(channel);
  const running = [...(here ? [here] : []), ...(await tables.of(user))]
    .filter((table, i, all) => table.phase === 'playing' && table.game === game.command && all.findIndex(({ id }) => id === table.id) === i)
    .map((table): Choice => ({ table, ended: null }));
  const isHere = ({ table }: Choice) => table.place.channel === channel;
  const inOrder = [...running.filter(isHere), ...past.filter(isHere), ...running, ...past];
  return [...new Set(inOrder)];
}

/** The games that fit what has been typed so far. */
export async function completeGames(context: TypingContext): Promise<void> {
  const { interaction, lang, settings } = context;
  const game = gameOf(context, interaction.command);
  const games = game ? await gamesFor(context, game, interaction.channel, interaction.user.id) : [];
  const wanted = folded(interaction.typed);
  const choices = games.map((one) => ({ name: choiceOf(game!, one, lang, settings.zone), value: one.table.id }));
  await interaction.complete(choices.filter(({ name }) => folded(name).includes(wanted)).slice(0, limits.choices));
}

/** A game in one line: when it was, who played, and how it ended. */
function choiceOf(game: Game, { table, ended }: Choice, lang: Lang, zone: string | null): string {
  const { plain, plainLine } = speechOf(game, table, lang);
  const who = plain.list(table.people.map((one) => plainNameOf(one, { plain })));
  if (ended === null) return clamp(plain(bot('bot.replay.now', { who })), limits.choiceText);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: zone ?? 'UTC' }).format(ended);
  const result = table.outcome ? plainLine(table.outcome.message) : plain(bot('bot.replay.cancelled'));
  return clamp(plain(bot('bot.replay.choice', { date, who, result })), limits.choiceText);
}

/** A press on a replay's button or menu, or on the button that opens it. */
export async function lookBack(context: PressContext, { table, arg }: Press): Promise<void> {
  const chosen = context.interaction.values?.[0];
  const { to, side, forAll } = readWay(arg, chosen);
  if (forAll) return share(context, table, Number(to), side);
  return show(context, table, to === 'menu' ? Number(chosen ?? 0) : to, side);
}

async function show(context: InteractionContext, id: string, to: number | 'last' | null, side: Side): Promise<void> {
  const used = await context.tables.use('replays', { person: context.person.id });
  if (!used.ok) return tellRefusal(context, id, used.error);
  const told = await context.tables.lookBack(id, context.person.id);
  const game = told.ok ? gameOf(context, told.value.table.game) : null;
  if (!told.ok || !game) return tellRefusal(context, id, told.ok ? { why: 'no-table' } : told.error);
  const back = told.value;
  const step = stepOf(back, to);
  const judging = back.table.phase === 'over' ? await judgingOf(context, id) : null;
  const of: Looking = { game, back, step, side: sideIn(back, side), speech: context.speech(game, back.table), judging };
  const draw = async (): Promise<Post> => {
    const figure = replayFigure(of);
    return replayPost(of, figure && (await context.pictures.show(seenBy(figure, context.settings))));
  };
  return privately(context.interaction, draw());
}

/** The review of a game, as the asker may read it; null: nobody has had one made. */
async function judgingOf({ tables, person }: InteractionContext, id: string): Promise<Judging | null> {
  const told = await tables.reviewed(id, person.id);
  if (!told.ok || told.value?.state !== 'made') return null;
  const all = await tables.lookBack(id, null);
  return all.ok ? { open: told.value.open, own: told.value.own, all: all.value } : null;
}

/** The side of a step this viewer may see: the board, their own hand, or an open one. */
const sideIn = ({ viewer, hands }: Lookback, side: Side): Side =>
  typeof side === 'number' ? (hands[side] === undefined ? 'board' : side) : viewer === null ? 'board' : side;

/**
 * One step for everyone, as everyone could see it then: the presser reveals nothing that only they knew. A hand is shown only if all hands are open.
 */
async function share(context: PressContext, id: string, to: number, side: Side): Promise<void> {
  const { interaction, person } = context;
  const [own, told] = [await context.tables.lookBack(id, person.id), await context.tables.lookBack(id, null)];
  const game = told.ok ? gameOf(context, told.value.table.game) : null;
  if (!told.ok || !own.ok || !game) return tellRefusal(context, id, told.ok ? { why: 'no-table' } : told.error);
  const used = await context.tables.use('moments', { person: person.id, table: id });
  if (!used.ok) return tellRefusal(context, id, shownLately(used.error, context.now()));
  const back = told.value;
  // What only the player was told makes extra steps, so the same moment may have another number for everyone.
  const { answers } = own.value.steps[stepOf(own.value, to)]!;
  const step = Math.max(
    0,
    back.steps.findLastIndex((one) => one.answers <= answers),
  );
  const of: Looking = { game, back, step, side: sideIn(back, side), speech: publicSpeech(game, back.table) };
  const figure = replayFigure(of);
  await publicly(interaction, replayPost(of, figure && (await context.pictures.show(figure)), person.name));
}

/** A replay starts at the beginning of a finished game, and at the current step of a running one. */
function stepOf({ steps, table }: Lookback, to: number | 'last' | null): number {
  const last = steps.length - 1;
  if (to === 'last') return last;
  return to === null ? (table.phase === 'playing' ? last : 0) : Math.min(to, last);
}

/** The game as one file, for its players: complete once all hands are open, or else what they saw. */
export async function exportGame(context: PressContext, { table: id }: Press): Promise<void> {
  const told = await context.tables.exported(id, context.person.id);
  if (!told.ok) return tellRefusal(context, id, told.error);
  const table: TableInfo | null = await context.tables.find(id);
  const name = `hustings-${table?.game ?? 'game'}-${id}.json`;
  const { json, isWhole } = told.value;
  const said = context.speech().text(bot(isWhole ? 'bot.export.done' : 'bot.export.own'));
  await context.interaction.reply(filePost(said, { name, data: Buffer.from(json) }), 'asker');
}

export const presses = [from('players', pressBeside('replay', lookBack)), from('players', press('export', exportGame))];
export const subcommands = [
  aboutGame('replay', replay, {
    options: () => [{ type: ApplicationCommandOptionType.String, ...optionWords('game'), autocomplete: true }],
    complete: completeGames,
  }),
];
