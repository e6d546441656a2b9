/** Looking, which changes nothing: hand, board, log, rules, help. Everything is private to the asker. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { Game } from '../../../games/game.ts';
import { toldAt } from '../../../i18n/say.ts';
import type { Topic } from '../../../i18n/types.ts';
import type { Snapshot } from '../../../table/model/types.ts';
import { privately } from '../../interactions/reply.ts';
import { missingRights, rightNames } from '../../interactions/rights.ts';
import { type CommandContext, gameOf, type InteractionContext, type PressContext, type TypingContext } from '../../interactions/services.ts';
import { buttons } from '../../present/board/board-post.ts';
import { linesOnPage, logPost, readPage } from '../../present/looking-back/log.ts';
import { boardFigure, handFigure, seenBy } from '../../present/parts/figures.ts';
import { guideButton, inForce, lessonButton, whoPlays } from '../../present/parts/guide.ts';
import { describePost, topicPost } from '../../present/parts/pages.ts';
import { timeLines, troubleLines } from '../../present/parts/people.ts';
import { articlesButton, articlesPost } from '../../present/time/articles.ts';
import { commandIn, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode, type Press } from '../../wire/ids.ts';
import { button, clamp, container, note, type Post, postOf, rows, text } from '../../wire/parts.ts';
import { aboutGame, aboutTable, from, oldButton, onTable, press, pressToOpen, type TableAndGame, tellRefusal } from '../declare.ts';
import { showInvitation } from '../lobby/invitation.ts';
import { optionWords } from '../localized.ts';
import { onPanel, onPanelOf, onSeat } from '../play/play.ts';
import { showGuide } from './guide.ts';
import { type Found, findTopic, readyToSearch, suggest } from './search.ts';
import { creditsId, guideId, topicsOf } from './topics.ts';

const hand = onSeat((context, { game, snapshot }, { action }) =>
  onPanel(context, snapshot.table, 'shows', handPost(context, game, snapshot, action === 'words' || context.settings.words)),
);

async function handPost(context: InteractionContext, game: Game, snapshot: Snapshot, words: boolean): Promise<Post> {
  const speech = context.speech(game, snapshot.table);
  const figure = seenBy(handFigure(game, snapshot, speech), { ...context.settings, words });
  const { part, files } = await context.pictures.show(figure, onPanelOf(context, snapshot.table));
  const { id } = snapshot.table;
  const { plain } = speech;
  const ways = [
    button(plain(bot('bot.button.play')), encode({ table: id, action: 'play' }), 'primary'),
    ...(context.settings.words
      ? []
      : words
        ? [button(plain(bot('bot.button.hand')), encode({ table: id, action: 'hand' }))]
        : [button(plain(bot('bot.button.words')), encode({ table: id, action: 'words' }))]),
  ];
  return { components: [container(game.colour(snapshot.viewer), [part, ...rows(ways)])], files, mentions: [] };
}

/** Anyone may look at the board; people without a seat see only what spectators do. */
async function open(context: InteractionContext, id: string, user: string | null): Promise<{ game: Game; snapshot: Snapshot } | null> {
  const told = await context.tables.snapshot(id, user);
  const game = told.ok ? gameOf(context, told.value.table.game) : null;
  return told.ok && game ? { game, snapshot: told.value } : null;
}

export async function board(context: InteractionContext, id: string): Promise<void> {
  const seen = await open(context, id, context.person.id);
  if (!seen) return tellRefusal(context, id, { why: 'no-table' });
  const { game, snapshot } = seen;
  const speech = context.speech(game, snapshot.table);
  const draw = async (): Promise<Post> => {
    const { part, files } = await context.pictures.show(seenBy(boardFigure(game, snapshot, speech), context.settings));
    const state = snapshot.table.outcome ? speech.line(snapshot.table.outcome.message) : game.race(snapshot.view, speech.text);
    const lines = [
      ...troubleLines(snapshot.table, speech, context.now()),
      ...waitedFor(snapshot, speech),
      ...timeLines(snapshot.table, speech),
      clamp(state, 400),
    ].join('\n');
    const show = button(speech.plain(bot('bot.button.showAll')), encode({ table: id, action: 'show' }));
    const ways = [...rows(buttons(snapshot, speech)), ...rows([show])];
    return { components: [container(game.colour(null), [text(lines), part, ...ways])], files, mentions: [] };
  };
  return privately(context.interaction, draw());
}

/** Whose turn it is and since when, a line each, without a ping. */
function waitedFor({ table, calls }: Snapshot, { text: say, line }: Speech): string[] {
  if (table.phase !== 'playing') return [];
  return table.toAct.map((seat) => {
    const what = calls[seat] ? line(calls[seat]) : null;
    return say(bot('bot.board.waits', { who: say.player(seat), what, at: `<t:${Math.floor((table.since[seat] ?? 0) / 1000)}:R>` }));
  });
}

/** Moves the board or invitation to the bottom of the channel, for everyone. */
async function showAnew(context: PressContext, press: Press): Promise<void> {
  const { table: id } = press;
  if ((await context.tables.find(id))?.phase === 'gathering') return showInvitation(context, press);
  const told = await context.tables.show(id, context.interaction.id);
  if (!told.ok) return tellRefusal(context, id, told.error);
  return privately(context.interaction, note(context.speech().text(bot('bot.board.shown'))));
}

export async function describe(context: InteractionContext, id: string): Promise<void> {
  const seen = await open(context, id, null);
  if (!seen) return tellRefusal(context, id, { why: 'no-table' });
  const speech = context.speech(seen.game, seen.snapshot.table);
  const { table, view } = seen.snapshot;
  const plays = table.seats[context.person.id] !== undefined;
  return privately(context.interaction, describePost(seen.game, table, seen.game.describe(view, speech.text), plays, speech));
}

export async function log(context: InteractionContext, { table, game }: TableAndGame, { arg }: Press): Promise<void> {
  const { before, ...page } = readPage(arg);
  const told = await context.tables.log(table.id, context.person.id, linesOnPage + 1, before);
  if (!told.ok) return tellRefusal(context, table.id, told.error);
  const isNewest = before === undefined;
  const unseen = isNewest ? ((await context.tables.since(table.id, context.person.id))[0]?.n ?? null) : page.unseen;
  context.outcome.looked();
  return privately(context.interaction, logPost(game, table, told.value, { isNewest, unseen }, context.speech(game, table)));
}

export async function rules(context: CommandContext, game: Game): Promise<void> {
  const { games } = context;
  const speech = context.speech(game);
  const asked = String(context.interaction.options.get('topic') ?? '');
  await readyToSearch(context.log);
  const topic = findTopic(topicsOf(game, speech), asked);
  if (topic?.id === guideId) return showGuide(context, game, 0);
  if (!topic || games.length === 0) {
    const told = bot('bot.rules.none', { topic: clamp(asked.replaceAll(/[`*_~|<>[\]\\]/g, ' '), 100), command: commandIn(game, context.lang) });
    return privately(context.interaction, note(speech.text(told)));
  }
  return showTopic(context, game, topic, 0);
}

/** In a channel where the game is played, the page says which options are in force there. */
async function showTopic(context: InteractionContext, game: Game, topic: Topic, page: number): Promise<void> {
  const chosen = inForce(game, await context.tables.at(context.interaction.channel));
  return privately(context.interaction, topicPost(game, topic, page, chosen, context.speech(game)));
}

/** Another page of a long topic: `<game>.<page>.<topic>`. */
export async function rulesPage(context: PressContext, { arg }: Press): Promise<void> {
  const [, command = '', page = '0', id = ''] = /^([^.]*)\.(\d{1,3})\.(.*)$/su.exec(arg) ?? [];
  const game = gameOf(context, command);
  const speech = context.speech(game);
  const topic = game && topicsOf(game, speech).find((one) => one.id === id);
  if (!game || !topic) return privately(context.interaction, oldButton(context));
  return showTopic(context, game, topic, Number(page));
}

/** The topics that fit what has been typed so far. */
export async function complete(context: TypingContext): Promise<void> {
  const { interaction } = context;
  const game = gameOf(context, interaction.command);
  const speech = context.speech(game);
  await readyToSearch(context.log);
  const fitting = game ? suggest(topicsOf(game, speech), interaction.typed) : [];
  const choice = ({ topic: { id, title }, word }: Found) => ({
    name: clamp(word === null ? title : `${word} → ${title}`, 100),
    value: id,
  });
  await interaction.complete(fitting.map(choice));
}

export async function help(context: CommandContext, game: Game): Promise<void> {
  const { version } = context;
  const speech = context.speech(game);
  const { text: say, plain } = speech;
  const { title } = game.texts[context.lang];
  const topics = topicsOf(game, speech);
  const missing = missingRights(context.interaction);
  const doctor = bot('bot.doctor.missing', { what: rightNames(missing, speech), n: missing.length });
  const table = await context.tables.at(context.interaction.channel);
  const lines = [
    ...(table ? troubleLines(table, speech, context.now()) : []),
    say(
      bot('bot.help', {
        title,
        command: commandIn(game, context.lang),
        play: plain(bot('bot.button.play')),
        hand: plain(bot('bot.button.hand')),
        undo: plain(bot('bot.button.undo')),
        again: plain(bot('bot.button.again')),
        aim: toldAt(game.texts[context.lang].guide.aim, inForce(game, table)),
        who: whoPlays(game, speech),
        guide: plain(bot('bot.button.guide')),
        lesson: plain(bot('bot.button.lesson')),
        credits: topics.find(({ id }) => id === creditsId)?.title ?? title,
        lobby: game.rules.players.max > 2,
        orders: game.rules.orders !== undefined,
        ahead: game.rules.ahead !== undefined,
        computers: game.mind !== undefined,
        hint: plain(bot('bot.button.hint')),
      }),
    ),
    say(missing.length > 0 ? doctor : bot('bot.doctor.fine')),
    ...(version === undefined ? [] : [`-# Hustings ${version}`]),
  ];
  const ways = rows([guideButton(game, speech), lessonButton(game, speech), articlesButton(speech)]);
  return privately(context.interaction, postOf([text(clamp(lines.join('\n'), 4000)), ...ways]));
}

/** Who has a say in what, privately. */
const articles = (context: PressContext): Promise<void> => privately(context.interaction, articlesPost(context.speech()));

export const presses = [
  press('articles', articles),
  from('panel', pressToOpen('hand', hand)),
  from('panel', pressToOpen('words', hand)),
  ...[
    pressToOpen('board', (context, { table }) => board(context, table)),
    pressToOpen('describe', (context, { table }) => describe(context, table)),
  ].map((one) => from('panel', one)),
  pressToOpen('log', onTable(log)),
  press('rules', rulesPage),
  press('show', showAnew),
];
export const subcommands = [
  aboutTable('hand', hand),
  aboutTable('board', (context, { table }) => board(context, table)),
  aboutTable('log', onTable(log)),
  aboutGame('rules', rules, {
    options: () => [{ type: ApplicationCommandOptionType.String, ...optionWords('topic'), required: true, autocomplete: true }],
    complete,
  }),
  aboutGame('help', help),
];
