/** The bot on Discord, or on any server that speaks its protocol. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, type REST, RESTEvents } from 'discord.js';
import type { Logger } from 'pino';
import type { Game } from '../games/game.ts';
import type { Stopped } from '../games/shelf.ts';
import type { Outbox, Reminders } from '../table/model/sending.ts';
import type { Tables } from '../table/model/tables.ts';
import { commandsOf, generalCommands } from './commands/commands.ts';
import type { Connection, ConnectionOptions } from './connection/connection.ts';
import { type FatalError, refusedToken } from './connection/fatal-error.ts';
import { openGateway, type Shards } from './connection/from-gateway.ts';
import { openHttp } from './connection/from-http.ts';
import type { Reserve } from './connection/pace.ts';
import { register } from './connection/register.ts';
import type { Watch } from './connection/watch.ts';
import { openPanels } from './interactions/panels.ts';
import { briefMs, graceMs } from './interactions/reply.ts';
import type { Services } from './interactions/services.ts';
import { type Join, openFilms } from './pictures/films.ts';
import { type Clip, openHighlights } from './pictures/highlights.ts';
import { type Draw, openPictures } from './pictures/pictures.ts';
import { openSmall, type Shrink } from './pictures/small.ts';
import { openReminding, type RemindingOptions } from './posting/reminding.ts';
import { openSender, type Sender, type SenderOptions } from './posting/sender.ts';
import { serversOf } from './posting/servers.ts';
import { beatMs, type Deadlines, openGate, openLateness } from './routing/gate.ts';
import { openRouter } from './routing/router.ts';
import { unknownLines } from './speech/speech.ts';
import type { Owner } from './text/data.ts';
import { type Api, openApi } from './wire/api.ts';
import { forLog } from './wire/errors.ts';
import { type Links, openLinks } from './wire/links.ts';

export interface DiscordOptions {
  token: string;
  /** The API's address without a version, for a server other than Discord's own. */
  api?: string;
  /** Where Discord hands in interactions over HTTP, and the application's public key; null: they come over a connection. */
  http?: { port: number; host?: string | null; publicKey: string; drainMs?: number } | null;
  /** Which of so many connections this process keeps; null: all that Discord recommends. */
  shards?: Shards | null;
  games: readonly Game[];
  /** Games that are not played until they are corrected: their commands say so. */
  stopped?: readonly Stopped[];
  tables: Tables;
  outbox: Outbox;
  /** Nobody is reminded of anything without them. */
  reminders?: Reminders;
  draw: Draw;
  join: Join;
  /** Makes what a post decided move; without it such pictures are not shown. */
  clip?: Clip;
  /** Makes the picture of a board small that a newer one has taken the place of; without it that stays as it is. */
  shrink?: Shrink;
  /** Whether computers think just now: they take cores from pictures. */
  areThinking?(): boolean;
  log: Logger;
  /** The program's version, which the help names. */
  version?: string;
  /** Who runs it, which the texts about data say; without it nobody is named. */
  owner?: Owner;
  /** Whether this process is to do what one does for all of them; without it there is no other. */
  takeOn?(duty: string): Promise<boolean>;
  /** Reserves requests to Discord among all processes; without it there is no other. */
  reserve?: Reserve;
  /** How long a picture may take before its words stand in. */
  pictureMs?: number;
  /** For how long a stop waits for what is under way, in milliseconds; nothing is lost if it takes longer. */
  farewellMs?: number;
  /** How its sender looks at the time. */
  sender?: SenderOptions;
  reminding?: RemindingOptions;
  /** The time as the tables have it, in milliseconds since 1970: this machine's, unless said otherwise. */
  now?: () => number;
  /** The time as Discord has it, in milliseconds since 1970: another one than this machine's is for tests. */
  discordTime?: () => number;
  /** When Discord hears that an answer will come, if none is there yet: usual unless said otherwise, which is for tests with a patient Discord. */
  deadlines?: Deadlines;
  /** What `/ready` says besides, where interactions come over HTTP. */
  ready?(): Promise<object>;
  /** Discord has ended it for good while it ran: nothing is answered any more, and whoever opened it should end. */
  onLost?(why: FatalError): void;
  watch?: Watch;
  /** Gives up connecting. */
  signal?: AbortSignal;
}

/** The way to Discord, and what is particular to each kind. */
type Line = Connection & { client?: Client<true>; port?: number };

/** For how long interactions over HTTP are still taken after health says no: as long as whoever shares the work out may take to look. */
const drainMs = 3000;
/** How long a stop then waits for what is under way, where nothing else is said. */
const usualFarewellMs = 8000;

export interface Discord {
  /** The connection; null where interactions come over HTTP. */
  client: Client<true> | null;
  rest: REST;
  /** Where Discord hands in interactions, if it does. */
  port: number | null;
  /** Whether Discord can be heard just now. */
  isConnected(): boolean;
  /** Looks now for what is to be posted and who is to be reminded: what was to come later is due, because the clock was moved on. */
  wake(): void;
  /** Says goodbye, once what is under way is done. */
  stop(): Promise<void>;
}

/** Connects, however long it takes, registers the commands and begins to answer. Rejects with `FatalError` if Discord refuses the bot. */
export async function openDiscord(options: DiscordOptions): Promise<Discord> {
  const { games, stopped = [], outbox, reminders, takeOn = async () => true } = options;
  const log = options.log.child({}, { serializers: { err: forLog } });
  const line = await connect(options, log);
  const links = openLinks();
  const api = openApi(line.rest, { links, ...(options.discordTime && { now: options.discordTime }) });
  const services = servicesOf(options, api, log, (table) => posting.hurry({ table }));
  unknownLines.report = (key, error) => log.error({ err: error, key }, 'this version has no text for a message that another version wrote');
  const posting = openSender(services, outbox, options.sender);
  const reminding = reminders && openReminding(services, reminders, options.reminding);
  const answering = answerAll(options, services, line, posting, links);
  let isStopped = false;
  const commands = [...commandsOf(games, stopped), ...generalCommands(games)];
  const registering = register({ line, commands, log, isMine: () => takeOn('commands'), isStopped: () => isStopped, known: links.learn });
  await Promise.race([registering, wait(5000, null, { ref: false })]);
  /** What was begun is answered, then told. A connection goes on hearing meanwhile, and what comes by it is answered too. */
  const finish = async () => {
    await answering.settled();
    await Promise.all([posting.stop(), reminding?.stop()]);
    await answering.settled();
    // A panel that others' moves change is read from the store as well.
    await services.panels.settled();
  };
  return {
    client: line.client ?? null,
    rest: line.rest,
    port: line.port ?? null,
    isConnected: line.isConnected,
    wake() {
      posting.wake();
      reminding?.wake();
    },
    async stop() {
      isStopped = true;
      services.films.stop();
      // Whoever watches sends new interactions elsewhere from now on; those that come until it has looked are answered.
      line.leave();
      if (options.http) await wait(options.http.drainMs ?? drainMs);
      line.shut();
      await Promise.race([finish(), wait(options.farewellMs ?? usualFarewellMs, null, { ref: false })]);
      answering.stop();
      await line.close();
    },
  };
}

/** The connection, or the door that Discord knocks at; whoever watches hears of requests that were refused. */
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
      // The token of an interaction may be refused as well, and that is nobody's loss.
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

/** Answers everybody from now on. `settled`: nobody waits for an answer any more. */
function answerAll(
  { areThinking = () => false, discordTime, deadlines, watch }: DiscordOptions,
  services: Services,
  line: Line,
  posting: Sender,
  links: Links,
): { settled(): Promise<unknown>; stop(): void } {
  const route = openRouter(services);
  const gate = openGate({ deadlines, isBusy: services.pictures.isBusy });
  const lateness = openLateness(discordTime);
  const beating = setInterval(lateness.beat, beatMs).unref();
  const answering = new Set<Promise<void>>();
  line.open({
    async hear(interaction) {
      watch?.heard();
      const work = gate.enter(interaction, () => route(interaction));
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
    changed: (where) => posting.hurry(where),
    ...serversOf(services),
  });
  const settled = async () => {
    while (answering.size > 0) await Promise.allSettled(answering);
  };
  return { settled, stop: () => clearInterval(beating) };
}
