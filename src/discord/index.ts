/** The bot on Discord, or on any server that speaks its protocol. */
import { type Client, type REST, RESTEvents } from 'discord.js';
import type { Logger } from 'pino';
import type { Game } from '../games/game.ts';
import type { Stopped } from '../games/shelf.ts';
import type { Outbox, Reminders, Replies } from '../table/model/outbox/sending.ts';
import type { Tables } from '../table/model/tables.ts';
import { commandsOf, generalCommands } from './commands/commands.ts';
import { type Connection, type ConnectionOptions, restForTokens } from './connection/connection.ts';
import { drain, type Pause, pause as usualPause } from './connection/drain.ts';
import { type FatalError, refusedToken } from './connection/fatal-error.ts';
import { openGateway, type Shards } from './connection/from-gateway.ts';
import { openHttp } from './connection/from-http.ts';
import type { Reserve } from './connection/pace.ts';
import { register } from './connection/register.ts';
import type { Watch } from './connection/watch.ts';
import { openWebhook } from './connection/webhook.ts';
import { openPanels } from './interactions/panels.ts';
import { briefMs, graceMs } from './interactions/reply.ts';
import type { Services } from './interactions/services.ts';
import { type Join, openFilms } from './pictures/films.ts';
import { type Clip, openHighlights } from './pictures/highlights.ts';
import { type Draw, openPictures } from './pictures/pictures.ts';
import { openSmall, type Shrink } from './pictures/small.ts';
import { openReminding, type RemindingOptions } from './posting/reminding.ts';
import { openReplying, type Replying } from './posting/replying.ts';
import { openSender, type Sender, type SenderOptions } from './posting/sender.ts';
import { sharedTokens } from './posting/sharing.ts';
import { beatMs, type Deadlines, openGate, openLateness } from './routing/gate.ts';
import { openRouter } from './routing/router.ts';
import { serversOf } from './routing/servers.ts';
import { unknownLines } from './speech/speech.ts';
import type { Owner } from './text/data.ts';
import { type Api, openApi } from './wire/api.ts';
import { forLog } from './wire/errors.ts';
import { type Links, openLinks } from './wire/parts.ts';
import type { Tokens } from './wire/tokens.ts';

export interface DiscordOptions {
  token: string;
  /** The API's address without a version, for a server other than Discord's own. */
  api?: string;
  /** Where Discord delivers interactions over HTTP, and the application's public key; null: they come over a gateway connection. */
  http?: { port: number; host?: string | null; publicKey: string; drainMs?: number } | null;
  /** Which of the bot's gateway connections this process runs; null: all that Discord recommends. */
  shards?: Shards | null;
  games: readonly Game[];
  /** Games that can't be played until they are corrected: their commands say so. */
  stopped?: readonly Stopped[];
  tables: Tables;
  outbox: Outbox;
  /** Without them nobody is reminded of anything. */
  reminders?: Reminders;
  /** Without it, a reply that was announced is lost if this process dies. */
  replies?: Replies;
  draw: Draw;
  join: Join;
  /** Animates what a post decided; without it such pictures are not shown. */
  clip?: Clip;
  /** Shrinks the picture of a board once a newer one has replaced it; without it the picture keeps its size. */
  shrink?: Shrink;
  /** Whether computers are thinking now: they take cores from pictures. */
  areThinking?(): boolean;
  log: Logger;
  /** The program's version, which the help shows. */
  version?: string;
  /** Who runs the bot, for the texts about data; without it nobody is named. */
  owner?: Owner;
  /** Whether this process takes on a duty that one process does for all; without it there is only this process. */
  takeOn?(duty: string): Promise<boolean>;
  /** Reserves requests to Discord across all processes; without it there is only this process. */
  reserve?: Reserve;
  /** How long to wait for a picture before its words stand in, in milliseconds. */
  pictureMs?: number;
  /** How long a stop waits for work under way, in milliseconds; nothing is lost if it takes longer. */
  farewellMs?: number;
  /** The sender's intervals. */
  sender?: SenderOptions;
  reminding?: RemindingOptions;
  /** The tables' clock, in milliseconds since 1970; this machine's by default. */
  now?: () => number;
  /** Discord's clock, in milliseconds since 1970; only tests pass one other than this machine's. */
  discordTime?: () => number;
  /** When to tell Discord that an answer will come, if there is none yet; only tests with a patient Discord change the default. */
  deadlines?: Deadlines;
  /** What `/ready` also reports, when interactions come over HTTP. */
  ready?(): Promise<object>;
  /** Discord has ended the connection for good: nothing is answered any more, and the caller should exit. */
  onLost?(why: FatalError): void;
  watch?: Watch;
  /** Ends the start early: aborts connecting, and doesn't wait until the commands are registered. */
  signal?: AbortSignal;
  /** Waits while it starts and stops; only tests pass another one. */
  pause?: Pause;
}

/** The way to Discord, with what only one kind of connection has. */
type Line = Connection & { client?: Client<true>; port?: number };

/** How long a start waits for the commands to be registered, in milliseconds. */
const registerMs = 5000;

export interface Discord {
  /** The gateway client; null when interactions come over HTTP. */
  client: Client<true> | null;
  /** Makes the bot's own requests, and `following` those with the tokens of presses. */
  rest: REST;
  following: REST;
  /** The port at which Discord delivers interactions; null without HTTP. */
  port: number | null;
  /** Whether Discord can be heard now. */
  isConnected(): boolean;
  /** Looks at once for posts, reminders and replies that are due; for callers that have moved the clock forward. */
  wake(): void;
  /** Finishes work under way, then closes. */
  stop(): Promise<void>;
}

/** Connects, however long it takes, registers the commands and starts answering. Rejects with `FatalError` if Discord refuses the bot. */
export async function openDiscord(options: DiscordOptions): Promise<Discord> {
  const { games, stopped = [], outbox, reminders, replies, takeOn = async () => true, http = null, farewellMs, pause = usualPause, signal } = options;
  const log = options.log.child({}, { serializers: { err: forLog } });
  const line = await connect(options, log);
  const [links, tokens] = [openLinks(), sharedTokens(options, log)];
  const following = { rest: restForTokens(options.api), tokens };
  const api = openApi(line.rest, { links, following, ...(options.discordTime && { now: options.discordTime }) });
  const services = servicesOf(options, api, log, (table) => posting.hurry({ table }));
  unknownLines.report = (key, error) => log.error({ err: error, key }, 'this version has no text for a message that another version wrote');
  const posting = openSender(services, outbox, options.sender);
  const reminding = reminders && openReminding(services, reminders, options.reminding);
  const replying = replies && openReplying(services, replies, (to) => openWebhook(line.answering, to, { links }));
  const answering = answerAll(options, services, line, { posting, links, replying, tokens });
  let isStopped = false;
  const commands = [...commandsOf(games, stopped), ...generalCommands(games)];
  const registering = register({ line, commands, log, isMine: () => takeOn('commands'), isStopped: () => isStopped, known: links.learn });
  await Promise.race([registering, pause(registerMs, signal)]);
  /** Answers what was begun, then posts it. A connection still hears interactions meanwhile, and those are answered too. */
  const finish = async () => {
    await answering.settled();
    await Promise.all([posting.stop(), reminding?.stop()]);
    await answering.settled();
    // Panels that others' moves change also read from the store.
    await services.panels.settled();
    await replying?.stop();
  };
  return {
    client: line.client ?? null,
    rest: line.rest,
    following: following.rest,
    port: line.port ?? null,
    isConnected: line.isConnected,
    wake() {
      for (const each of [posting, reminding, replying]) each?.wake();
    },
    async stop() {
      isStopped = true;
      services.films.stop();
      await drain(line, finish, { pause, drainMs: http ? http.drainMs : null, farewellMs });
      answering.stop();
    },
  };
}

/** Opens the gateway or the HTTP door; `watch` hears of requests that were refused. */
async function connect(
  { token, api, reserve, http = null, shards = null, discordTime, onLost = () => {}, watch, signal, ready }: DiscordOptions,
  log: Logger,
): Promise<Line> {
  const options: ConnectionOptions = { token, log, signal, onLost, ...(api !== undefined && { api }), ...(reserve && { reserve }) };
  const line = http
    ? await openHttp({
        ...{ ...options, ...http, ...(discordTime && { now: discordTime }), ...(ready && { ready }) },
        refused: (why) => watch?.refusedAtTheDoor(why),
      })
    : await openGateway({ ...options, shards });
  for (const each of [line.rest, line.answering]) {
    each.on(RESTEvents.Response, (_, { status }) => {
      if (each === line.rest) watch?.requested(status);
      if (status === 401 || status === 403 || status === 429) watch?.refused(status);
      // An interaction's token can be refused too, and that costs nothing.
      if (status === 401 && each === line.rest) onLost(refusedToken());
    });
  }
  return line;
}

const servicesOf = (
  { games, stopped = [], tables, draw, join, clip, shrink, pictureMs, watch, now = Date.now, version, owner }: DiscordOptions,
  api: Api,
  log: Logger,
  hurry: Services['hurry'],
): Services => {
  const pictures = openPictures(draw, log, { patienceMs: pictureMs, late: () => watch?.late() });
  return {
    games,
    stopped,
    tables,
    pictures,
    films: openFilms(draw, join),
    ...(clip && { highlights: openHighlights(draw, clip, pictures.isBusy, log) }),
    ...(shrink && { small: openSmall(shrink) }),
    panels: openPanels(log),
    api,
    hurry,
    now,
    log,
    version,
    ...(owner && { owner }),
  };
};

/** Answers every interaction from now on. `settled` resolves once nobody waits for an answer any more. */
function answerAll(
  { areThinking = () => false, discordTime, deadlines, watch }: DiscordOptions,
  services: Services,
  line: Line,
  { posting, links, replying, tokens }: { posting: Sender; links: Links; replying: Replying | undefined; tokens: Tokens },
): { settled(): Promise<unknown>; stop(): void } {
  const route = openRouter(services);
  const gate = openGate({ deadlines, isBusy: services.pictures.isBusy });
  const lateness = openLateness(discordTime);
  const beating = setInterval(lateness.beat, beatMs).unref();
  const answering = new Set<Promise<void>>();
  line.open({
    async hear(interaction) {
      watch?.heard();
      const work = gate.enter(interaction, () => route(interaction)).then(() => replying?.leave(interaction.id));
      answering.add(work);
      await work;
      answering.delete(work);
    },
    times: {
      born: lateness.born,
      patience: (born) => Math.max(0, born + (areThinking() ? briefMs : graceMs) - performance.now()),
      acknowledged(born, isDeferred) {
        watch?.acknowledged(performance.now() - born);
        if (isDeferred) watch?.deferred();
      },
    },
    links,
    replies: replying,
    tokens,
    changed: (where) => posting.hurry(where),
    ...serversOf(services),
  });
  const settled = async () => {
    while (answering.size > 0) await Promise.allSettled(answering);
  };
  return { settled, stop: () => clearInterval(beating) };
}
