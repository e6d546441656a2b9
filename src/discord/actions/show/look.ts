/** Looking, which changes nothing: hand, board, log, rules, help. Everything is private to the asker. */
import { commandIn, type Game } from '../../../games/game.ts';
import { langOf } from '../../../i18n/languages.ts';
import type { Snapshot } from '../../../table/model/types.ts';
import { privately } from '../../interactions/reply.ts';
import { missingRights, rightNames } from '../../interactions/rights.ts';
import { type Call, type CommandCall, gameOf, type Services } from '../../interactions/services.ts';
import { buttons } from '../../present/board/board-post.ts';
import { linesOnPage, logPost } from '../../present/looking-back/log.ts';
import { boardFigure, handFigure, seenBy } from '../../present/parts/figures.ts';
import { guideButton, lessonButton, whoPlays } from '../../present/parts/guide.ts';
import { describePost, topicPost } from '../../present/parts/pages.ts';
import { timeLines } from '../../present/parts/time.ts';
import { troubleLines } from '../../present/parts/trouble.ts';
import { type Speech, speechOf } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, container, note, type Post, rows, text } from '../../wire/parts.ts';
import type { Typing } from '../../wire/port.ts';
import { chosenBy } from '../people/settings.ts';
import { onPanel, onPanelOf, seated } from '../play/play.ts';
import { tellRefusal } from '../play/refuse.ts';
import { showGuide } from './guide.ts';
import type { Found } from './search.ts';
import { creditsId, guideId, topicsOf } from './topics.ts';

export async function hand(services: Services, call: Call, id: string, inWords = false): Promise<void> {
  const told = await seated(services, call, id);
  if (!told.ok) return tellRefusal(services, call, id, told.error);
  const { game, snapshot } = told.value;
  return onPanel(services, call, snapshot.table, 'shows', handPost(services, call, game, snapshot, inWords || call.settings.words));
}

async function handPost(services: Services, call: Call, game: Game, snapshot: Snapshot, words: boolean): Promise<Post> {
  const speech = call.speech(game, snapshot.table);
  const figure = seenBy(handFigure(game, snapshot, speech), { ...call.settings, words });
  const { part, files } = await services.pictures.show(figure, onPanelOf(call, snapshot.table));
  const { id } = snapshot.table;
  const { plain } = speech;
  const ways = [
    button(plain(bot('bot.button.play')), encode({ table: id, action: 'play' }), 'primary'),
    ...(call.settings.words
      ? []
      : words
        ? [button(plain(bot('bot.button.hand')), encode({ table: id, action: 'hand' }))]
        : [button(plain(bot('bot.button.words')), encode({ table: id, action: 'words' }))]),
  ];
  return { components: [container(game.colour(snapshot.viewer), [part, ...rows(ways)])], files, mentions: [] };
}

/** Everybody may look at the board; nobody sees more than spectators do. */
async function open(services: Services, id: string, user: string | null): Promise<{ game: Game; snapshot: Snapshot } | null> {
  const told = await services.tables.snapshot(id, user);
  const game = told.ok ? gameOf(services, told.value.table.game) : null;
  return told.ok && game ? { game, snapshot: told.value } : null;
}

export async function board(services: Services, call: Call, id: string): Promise<void> {
  const seen = await open(services, id, call.person.id);
  if (!seen) return tellRefusal(services, call, id, { why: 'no-table' });
  const { game, snapshot } = seen;
  const speech = call.speech(game, snapshot.table);
  const draw = async (): Promise<Post> => {
    const { part, files } = await services.pictures.show(seenBy(boardFigure(game, snapshot, speech), call.settings));
    const state = snapshot.table.outcome ? speech.line(snapshot.table.outcome.message) : game.race(snapshot.view, speech.text);
    const lines = [
      ...troubleLines(snapshot.table, speech, services.now()),
      ...waitedFor(snapshot, speech),
      ...timeLines(snapshot.table, speech),
      clamp(state, 400),
    ].join('\n');
    const show = button(speech.plain(bot('bot.button.showAll')), encode({ table: id, action: 'show' }));
    const ways = [...rows(buttons(snapshot, speech)), ...rows([show])];
    return { components: [container(game.colour(null), [text(lines), part, ...ways])], files, mentions: [] };
  };
  return privately(call.interaction, draw());
}

/** Whose turn it is and since when, a line for each: nobody is called by it. */
function waitedFor({ table, calls }: Snapshot, { text: say, line }: Speech): string[] {
  if (table.phase !== 'playing') return [];
  return table.toAct.map((seat) => {
    const what = calls[seat] ? line(calls[seat]) : null;
    return say(bot('bot.board.waits', { who: say.player(seat), what, at: `<t:${Math.floor((table.since[seat] ?? 0) / 1000)}:R>` }));
  });
}

/** The board goes to the bottom of the channel, for everybody. */
export async function showBoard(services: Services, call: Call, id: string): Promise<void> {
  const told = await services.tables.show(id, call.interaction.id);
  if (!told.ok) return tellRefusal(services, call, id, told.error);
  return privately(call.interaction, note(call.speech().text(bot('bot.board.shown'))));
}

export async function describe(services: Services, call: Call, id: string): Promise<void> {
  const seen = await open(services, id, null);
  if (!seen) return tellRefusal(services, call, id, { why: 'no-table' });
  const speech = call.speech(seen.game, seen.snapshot.table);
  const { table, view } = seen.snapshot;
  const plays = table.seats[call.person.id] !== undefined;
  return privately(call.interaction, describePost(seen.game, table, seen.game.describe(view, speech.text), plays, speech));
}

export async function log(services: Services, call: Call, id: string, before: string): Promise<void> {
  const table = await services.tables.find(id);
  const game = table && gameOf(services, table.game);
  if (!table || !game) return tellRefusal(services, call, id, { why: 'no-table' });
  const from = /^\d{1,9}$/.test(before) ? Number(before) : undefined;
  const told = await services.tables.log(id, call.person.id, linesOnPage + 1, from);
  if (!told.ok) return tellRefusal(services, call, id, told.error);
  return privately(call.interaction, logPost(game, table, told.value, from === undefined, call.speech(game, table)));
}

export async function rules(services: Services, call: CommandCall, game: Game): Promise<void> {
  const { games } = services;
  const speech = call.speech(game);
  const asked = String(call.interaction.options.get('topic') ?? '');
  const { findTopic } = await import('./search.ts');
  const topic = findTopic(topicsOf(game, speech), asked);
  if (topic?.id === guideId) return showGuide(services, call, game, 0);
  if (!topic || games.length === 0) {
    const told = bot('bot.rules.none', { topic: clamp(asked.replaceAll(/[`*_~|<>[\]\\]/g, ' '), 100), command: commandIn(game, call.lang) });
    return privately(call.interaction, note(speech.text(told)));
  }
  return privately(call.interaction, topicPost(game, topic, 0, speech));
}

/** Another page of a long topic: `<game>.<page>.<topic>`. */
export async function rulesPage(services: Services, call: Call, arg: string): Promise<void> {
  const [, command = '', page = '0', id = ''] = /^([^.]*)\.(\d{1,3})\.(.*)$/su.exec(arg) ?? [];
  const game = gameOf(services, command);
  const speech = call.speech(game);
  const topic = game && topicsOf(game, speech).find((one) => one.id === id);
  if (!game || !topic) return privately(call.interaction, note(speech.text(bot('bot.no.oldButton', { command: null }))));
  return privately(call.interaction, topicPost(game, topic, Number(page), speech));
}

/** The topics that fit what has been typed so far. */
export async function complete(services: Services, interaction: Typing): Promise<void> {
  const game = gameOf(services, interaction.command);
  const speech = speechOf(game, null, (await chosenBy(services, interaction.user.id)).lang ?? langOf(interaction.locale));
  const { suggest } = await import('./search.ts');
  const fitting = game ? suggest(topicsOf(game, speech), interaction.typed) : [];
  const choice = ({ topic: { id, title }, word }: Found) => ({
    name: clamp(word === null ? title : `${word} → ${title}`, 100),
    value: id,
  });
  await interaction.complete(fitting.map(choice));
}

export async function help({ tables, now, version }: Pick<Services, 'tables' | 'now' | 'version'>, call: CommandCall, game: Game): Promise<void> {
  const speech = call.speech(game);
  const { text: say, plain } = speech;
  const { title } = game.texts[call.lang];
  const topics = topicsOf(game, speech);
  const missing = missingRights(call.interaction);
  const doctor = bot('bot.doctor.missing', { what: rightNames(missing, speech), n: missing.length });
  const table = await tables.at(call.interaction.channel);
  const lines = [
    ...(table ? troubleLines(table, speech, now()) : []),
    say(
      bot('bot.help', {
        title,
        command: commandIn(game, call.lang),
        play: plain(bot('bot.button.play')),
        hand: plain(bot('bot.button.hand')),
        undo: plain(bot('bot.button.undo')),
        again: plain(bot('bot.button.again')),
        aim: game.texts[call.lang].guide.aim,
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
  const ways = rows([guideButton(game, speech), lessonButton(game, speech)]);
  return privately(call.interaction, { components: [text(clamp(lines.join('\n'), 4000)), ...ways], files: [], mentions: [] });
}
