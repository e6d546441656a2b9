/** Every interaction comes in here, and every one is answered: by what was asked for, by a refusal that says why, or by an incident's number. */
import { randomUUID } from 'node:crypto';
import { commandIn } from '../../games/game.ts';
import { GameStopped } from '../../games/shelf.ts';
import { langOf } from '../../i18n/languages.ts';
import { Overtaken, StoreBusy, StoreInDoubt } from '../../table/model/store.ts';
import { Incident } from '../../table/work/incident.ts';
import { agree, bring } from '../actions/agreements/moving.ts';
import { consent, handOver, propose, proposeByPress } from '../actions/agreements/proposing.ts';
import { late, later, time, timing } from '../actions/agreements/time.ts';
import { again, change, options, playNow, start } from '../actions/lobby/gather.ts';
import { aboutInvitation, showInvitation, withdraw } from '../actions/lobby/invitation.ts';
import { openInThread } from '../actions/lobby/thread.ts';
import { sit, watch, watching } from '../actions/lobby/watching.ts';
import { games } from '../actions/people/games.ts';
import { end, hustings, manage, move, serverGames } from '../actions/people/keeping.ts';
import { chosenBy, completeZone, serverSetting, setting, settings } from '../actions/people/settings.ts';
import { hint, why } from '../actions/play/advice.ts';
import { leaveOrders, orders } from '../actions/play/orders.ts';
import { personFrom } from '../actions/play/person.ts';
import { answer, answerOpenly, browse, play, sure, undo } from '../actions/play/play.ts';
import { askToResign, keepPlaying, resign } from '../actions/play/resign.ts';
import { film } from '../actions/show/film.ts';
import { guide, learn, lesson, lessonAnswer } from '../actions/show/guide.ts';
import { board, complete, describe, hand, help, log, rules, rulesPage, showBoard } from '../actions/show/look.ts';
import { leaderboard, leaders, stats } from '../actions/show/records.ts';
import { completeGames, exportGame, lookBack, replay } from '../actions/show/replay.ts';
import { aside, isAnsweredAlready, privately } from '../interactions/reply.ts';
import { missingRights } from '../interactions/rights.ts';
import { type Call, type CommandCall, gameOf, type PressCall, type Services } from '../interactions/services.ts';
import { lessonGame } from '../present/lobby/lesson.ts';
import { speechOf } from '../speech/speech.ts';
import { bot } from '../text/index.ts';
import { type SubcommandName, subcommands } from '../text/typed.ts';
import { isClosed } from '../wire/errors.ts';
import { type Action, decode, none, type Press } from '../wire/ids.ts';
import { note } from '../wire/parts.ts';
import type { Answerable, Asking, Interaction, Typing } from '../wire/port.ts';

export type Route = (interaction: Interaction) => Promise<void>;

/** Never rejects: whatever happens, the process goes on. */
export function openRouter(services: Services): Route {
  return async (interaction) => {
    try {
      if (interaction.kind === 'typing') await suggestions(interaction)(services, interaction);
      else if (interaction.kind === 'command') await command(services, { ...(await asker(services, interaction)), interaction });
      else if (interaction.kind === 'press') await press(services, { ...(await asker(services, interaction)), interaction });
      else await tell(services, interaction, bot('bot.no.oldButton', { command: null }));
    } catch (error) {
      return failed(services, interaction, error);
    }
  };
}

/** What is offered while somebody types. */
const suggestions = ({ command, subcommand }: Typing) => {
  if (command === 'settings') return completeZone;
  return subcommand === 'replay' ? completeGames : complete;
};

const isAnswered = (interaction: Interaction): boolean => interaction.kind !== 'typing' && interaction.isAnswered;

async function asker(services: Services, interaction: Asking): Promise<Omit<Call, 'interaction'>> {
  const person = personFrom(interaction.user);
  const settings = await chosenBy(services, person.id);
  const lang = settings.lang ?? langOf(interaction.locale);
  return { person, settings, lang, speech: (game = null, table = null) => speechOf(game, table, lang) };
}

/** Commands about the game of this channel, by name; each gets the table's id. */
const here: {
  [name in Exclude<SubcommandName, 'start' | 'watch' | 'replay' | 'rules' | 'learn' | 'help'>]: (
    services: Services,
    call: CommandCall,
    id: string,
  ) => Promise<void>;
} = {
  hand: (services, call, id) => hand(services, call, id),
  board,
  log: (services, call, id) => log(services, call, id, ''),
  orders: (services, call, id) => orders(services, call, id),
  time,
  undo: (services, call, id) => undo(services, call, id, null),
  draw: (services, call, id) => propose(services, call, id, 'draw'),
  cancel: (services, call, id) => propose(services, call, id, 'cancel'),
  handover: handOver,
  resign: askToResign,
};

/** Whether this version has it: Discord may show a command of another one for a while. */
const isSubcommand = (name: string | null): name is SubcommandName => subcommands.some((known) => known === name);

async function command(services: Services, call: CommandCall): Promise<void> {
  const { interaction, lang, speech } = call;
  if (interaction.command === 'games') return games(services, call);
  if (interaction.command === 'hustings') return hustings(services, call);
  if (interaction.command === 'settings') return settings(services, call);
  if (interaction.command === 'stats') return stats(services, call);
  if (interaction.command === 'leaderboard') return leaderboard(services, call);
  const game = gameOf(services, interaction.command);
  const name = interaction.subcommand;
  if (!game || !isSubcommand(name)) {
    const commands = speech().text.list(services.games.map((one) => `\`/${commandIn(one, lang)}\``));
    return privately(interaction, note(speech().text(bot('bot.no.oldCommand', { commands }))));
  }
  if (name === 'start') return start(services, call, game);
  if (name === 'replay') return replay(services, call, game);
  if (name === 'rules') return rules(services, call, game);
  if (name === 'watch') return watch(services, call, game);
  if (name === 'learn') return learn(services, call, game);
  if (name === 'help') return help(services, call, game);
  const table = await services.tables.at(interaction.channel);
  if (!table || table.game !== game.command) {
    return privately(interaction, note(speech(game).text(bot('bot.no.noGameHere', { command: commandIn(game, lang) }))));
  }
  await greet(services, call, table.id);
  await hurryIfAllowed(services, interaction, table.id);
  if (table.phase === 'gathering') return aboutInvitation(services, call, game, table);
  return here[name](services, call, table.id);
}

/** What each button and menu does. */
const presses: { [action in Action]: (services: Services, call: PressCall, press: Press) => Promise<void> } = {
  accept: change,
  again,
  agree,
  answer: answerOpenly,
  begin: change,
  board: (services, call, { table }) => board(services, call, table),
  cancel: (_, call) => keepPlaying(call),
  choose: answer,
  computer: change,
  consent,
  decline: change,
  describe: (services, call, { table }) => describe(services, call, table),
  bring: (services, call) => bring(services, call),
  end,
  export: (services, call, { table }) => exportGame(services, call, table),
  film,
  hint,
  hustings: (services, call, { arg }) => serverGames(services, call, Number(arg) || 0),
  manage,
  move,
  games: (services, call, { arg }) => games(services, call, Number(arg) || 0),
  guide,
  hand: (services, call, { table }) => hand(services, call, table),
  join: change,
  late,
  later,
  leaders: (services, call, { arg }) => leaders(services, call, arg),
  leave: change,
  lesson,
  log: (services, call, { table, arg }) => log(services, call, table, arg),
  mark: browse,
  options,
  order: leaveOrders,
  orders: (services, call, { table }) => orders(services, call, table),
  page: browse,
  pick: answer,
  play: (services, call, { table }) => play(services, call, table),
  playnow: playNow,
  replay: lookBack,
  propose: proposeByPress,
  refuse: consent,
  resign,
  rules: (services, call, { arg }) => rulesPage(services, call, arg),
  seat: change,
  server: serverSetting,
  set: change,
  setting,
  show: async (services, call, press) =>
    (await services.tables.find(press.table))?.phase === 'gathering' ? showInvitation(services, call, press) : showBoard(services, call, press.table),
  sit,
  sure,
  take: answer,
  thread: openInThread,
  timing,
  undo: (services, call, { table, ref }) => undo(services, call, table, ref),
  watch: watching,
  why: (services, call, { table }) => why(services, call, table),
  withdraw,
  words: (services, call, { table }) => hand(services, call, table, true),
};

async function press(services: Services, call: PressCall): Promise<void> {
  const read = decode(call.interaction.customId);
  if (!read) {
    const table = await services.tables.at(call.interaction.channel);
    const { text: say, command } = call.speech(table && gameOf(services, table.game), table);
    return aside(call.interaction, note(say(bot('bot.no.oldButton', { command }))));
  }
  if (lessonGame(read.table) !== null) return lessonAnswer(services, call, read);
  if (read.table !== none) {
    await greet(services, call, read.table);
    await hurryIfAllowed(services, call.interaction, read.table);
  }
  return presses[read.action](services, call, read);
}

/** Where posts were kept back and the press shows that they are allowed now, they are tried at once. */
async function hurryIfAllowed({ tables, hurry, log }: Services, interaction: Asking, id: string): Promise<void> {
  try {
    const table = await tables.find(id);
    if (table?.trouble && table.place.channel === interaction.channel && missingRights(interaction).length === 0) hurry(id);
  } catch (error) {
    log.warn({ err: error, table: id }, 'a table could not be hurried');
  }
}

/** Whoever goes by a new name is called by it from now on. Where that cannot be noted, everything else goes on. */
async function greet({ tables, log }: Services, { person }: Call, table: string): Promise<void> {
  try {
    await tables.meet(table, person);
  } catch (error) {
    log.warn({ err: error, table }, 'a new name could not be noted');
  }
}

/** The player gets a number, the log what belongs to it. */
async function failed(services: Services, interaction: Interaction, error: unknown): Promise<void> {
  const { log } = services;
  if (error instanceof Overtaken) return log.info({ err: error, interaction: interaction.id }, 'another copy of the program answers');
  if (isAnsweredAlready(error)) {
    log.debug({ err: error, interaction: interaction.id }, 'an interaction was answered already, or too late');
    return;
  }
  if (isClosed(error)) {
    log.debug({ err: error, interaction: interaction.id }, 'an answer was closed before it was shown');
    return;
  }
  if (error instanceof GameStopped) {
    if (interaction.kind === 'typing') return;
    return tell(services, interaction, bot('bot.no.stopped', { command: error.command }));
  }
  if (error instanceof StoreInDoubt) {
    log.warn({ err: error }, 'the database was lost while it committed: somebody was asked to look before they press again');
    if (interaction.kind === 'typing') return;
    return tell(services, interaction, bot('bot.no.in-doubt'));
  }
  if (error instanceof StoreBusy && !isAnswered(interaction)) {
    log.warn({ err: error }, 'another program held the database for too long: somebody was asked to press again');
    if (interaction.kind === 'typing') return;
    return tell(services, interaction, bot('bot.no.busy'));
  }
  const number = error instanceof Error && 'number' in error ? String(error.number) : randomUUID().slice(0, 6);
  const what =
    interaction.kind === 'press' ? withoutArgument(interaction.customId) : interaction.kind === 'stray' ? 'nothing known' : interaction.command;
  log.error({ err: error, incident: number, what, user: interaction.user.id }, `incident ${number}`);
  if (interaction.kind === 'typing') return;
  // Only an incident of the tables is known to have changed nothing, and only if nothing was done before it.
  return tell(services, interaction, bot(error instanceof Incident && !isAnswered(interaction) ? 'bot.no.incident' : 'bot.no.mishap', { number }));
}

/** Tells one player what went wrong; if even that fails, the log has it. */
async function tell(services: Services, interaction: Answerable, message: ReturnType<typeof bot>): Promise<void> {
  const lang = (await chosenBy(services, interaction.user.id)).lang ?? langOf(interaction.locale);
  try {
    await aside(interaction, note(speechOf(null, null, lang).text(message)));
  } catch (error) {
    services.log.warn({ err: error, told: message }, 'the player could not be told what went wrong');
  }
}

/** What was pressed, without what was picked by it, which may be a card that nobody else has seen. */
const withoutArgument = (customId: string): string => customId.split(':').slice(0, 4).join(':');
