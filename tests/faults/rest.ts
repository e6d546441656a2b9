/** What Discord does to the bot: refusals, errors and silence, at the requests of a stage. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault as LocalFault } from '../../src/playground/index.ts';
import { bid } from '../discord/table.ts';
import type { Fault } from './play.ts';
import { type Stage, telling } from './stages.ts';
import { here, until, type World } from './world.ts';

const tokenIn = (line: string): string | undefined => /(?:interactions|webhooks)\/\d+\/([^/]+)/.exec(line)?.[1];

/** Matches requests made with the bot's own token, or with one of these. */
class By extends RegExp {
  readonly #tokens: ReadonlySet<string | undefined>;
  constructor(pattern: string, tokens: ReadonlySet<string | undefined>) {
    super(pattern);
    this.#tokens = tokens;
  }
  override test(line: string): boolean {
    const token = tokenIn(line);
    return super.test(line) && (token === undefined || this.#tokens.has(token));
  }
}

/** Matches requests of the first new interaction it meets, and of no other. */
class OfOne extends RegExp {
  readonly #earlier: ReadonlySet<string | undefined>;
  #token: string | undefined;
  constructor(pattern: string, earlier: ReadonlySet<string | undefined>) {
    super(pattern);
    this.#earlier = earlier;
  }
  override test(line: string): boolean {
    const token = tokenIn(line);
    if (!super.test(line) || this.#earlier.has(token)) return false;
    this.#token ??= token;
    return token === this.#token;
  }
}

/** The requests a stage makes. Boards are posted and changed with the tokens of earlier presses, or the bot's own. */
export function routesOf(w: World, stage: Stage): RegExp[] {
  const channel = `channels/${w.place.channelId(here)}/messages`;
  const earlier = new Set(w.seen.map(({ path }) => tokenIn(path)));
  const posts = new By(`^POST /(?:${channel}|webhooks/[^/]+/[^/]+)$`, earlier);
  const edits = new By(`^PATCH /(?:${channel}/|webhooks/.*/messages/)`, earlier);
  const answers = new OfOne('^POST /interactions/.*/callback$', earlier);
  if (stage === 'picture') return [new OfOne('^PATCH /webhooks/.*/@original$', earlier)];
  if (stage === 'post') return [posts];
  if (stage === 'edit') return [edits];
  return stage === 'end' ? [answers, posts] : [answers];
}

/** Runs `act` once, when the bot makes a request like this. */
export function onSeen(w: World, route: RegExp, act: () => void): void {
  const end = w.place.onRequest(({ method, path }) => {
    if (!route.test(`${method} ${path}`)) return;
    end();
    act();
  });
}

const minutes = 60_000;
/** Every request of the stage meets the fault until it is over. */
const meeting = (fault: LocalFault, over: (w: World) => void = (w) => w.pass(10 * minutes)): Fault => ({
  begin(w, stage) {
    for (const route of routesOf(w, stage)) w.place.faults.next({ times: 9999, ...fault, route });
  },
  over(w) {
    w.place.faults.clear();
    over(w);
  },
});
/** Discord is back, and the bot learns it from its connection. */
const back = (w: World) => {
  w.pass(11_000);
  w.place.dropSockets();
};

/** The connection closes for good while the stage's request is on its way. */
const closing = (code: number, sentence: RegExp): Fault => ({
  meetsAll: true,
  sentence,
  begin(w, stage) {
    const route = stage === 'note' ? routesOf(w, 'post')[0]! : routesOf(w, stage === 'post' || stage === 'edit' ? 'answer' : stage)[0]!;
    onSeen(w, route, () => w.place.dropSockets(code));
  },
  over() {},
});

/** The message the stage needs is deleted while a player presses on it. */
const deleted: Fault = {
  begin(w, stage) {
    const { ada, place } = w;
    const board = telling(w, /it’s your turn|each of you/).at(-1);
    if (stage === 'post' || stage === 'edit' || stage === 'end') return place.deleteMessage(board!.id);
    const route = routesOf(w, stage)[0]!;
    const pressed = ada.messages(here).findLast((one) => ada.buttons(one).some((label) => ['Accept', '2'].includes(label)))!;
    place.faults.next({ kind: 'slow', delay: 150, route });
    const remove = () => (stage === 'accept' ? place.deleteMessage(pressed.id) : ada.dismiss(pressed));
    if (stage === 'picture') onSeen(w, /callback$/, remove);
    else setTimeout(remove, 80);
  },
  over() {},
};

/** The player whose turn it is takes it, using the buttons of an old board. */
async function gains(w: World): Promise<void> {
  const board = telling(w, /it’s your turn|each of you/)[0]!;
  for (const person of [w.ada, w.ben]) {
    const { message } = await person.press(board, 'Play');
    if (person.buttons(message!).includes('gain')) return void (await person.press(message!, 'gain'));
  }
}

/** The request of the stage arrives late, and something else overtakes it. */
const overtaken: Fault = {
  begin(w, stage) {
    for (const route of routesOf(w, stage)) w.place.faults.next({ kind: 'slow', delay: 150, route });
  },
  async meanwhile(w, stage) {
    const { ada, ben } = w;
    await wait(60);
    const panel = ada.messages(here).findLast((one) => ada.buttons(one).includes('3'));
    if (stage === 'open') await ben.command(here, 'duel', { subcommand: 'start', options: { opponent: 'ada' } });
    if (stage === 'accept') await ada.press(telling(w, /invites you|begins/).at(-1)!, 'Decline').catch(() => {});
    if (stage === 'answer' || stage === 'undo' || stage === 'picture') await ada.press(panel!, 'Words');
    if (stage === 'edit') await bid(ben, telling(w, /each of you/)[0]!, '1', '1');
    if (stage === 'end') await ben.command(here, 'duel', { subcommand: 'resign' });
    if (stage === 'post') await gains(w);
  },
  async over(w) {
    const order = () => telling(w, /bids are in|gains 1/).map((message) => (/bids/.test(w.ada.text(message)) ? 'bids' : 'gain'));
    if (telling(w, /gains 1/).length > 0) await w.ada.wait(() => order().length === 2, 'both boards');
    if (order().length > 1 && order()[0] !== 'bids') throw new Error(`told in the order ${order()}`);
  },
};

/** Whether the player with the last bid of the stage has read that it was made. */
const hasReadBid = ({ ada, ben }: World, stage: Stage) => {
  const person = stage === 'post' ? ben : ada;
  return person.messages(here).some((one) => person.text(one).includes('You bid 1') && !person.buttons(one).includes('3'));
};

/** For an hour, nothing gets through in either direction. */
const silent: Fault = {
  meetsAll: true,
  begin(w, stage) {
    const isLater = stage === 'post' || stage === 'edit';
    const route = isLater ? /^(?:POST|PATCH) \/(?:channels|webhooks)/ : /./;
    w.place.faults.next({ kind: 'drop', times: 99_999, route });
  },
  async meanwhile(w, stage) {
    // If the stage fails only later, the press is answered first.
    if (stage === 'post' || stage === 'edit') await until(() => w.log.length > 0 && hasReadBid(w, stage));
    else await wait(150);
    w.place.dropSockets();
    for (let i = 0; i < 6; i++) {
      w.pass(10 * minutes);
      await wait(25);
    }
  },
  over(w) {
    w.place.faults.clear();
    w.place.dropSockets();
  },
};

/** Discord carries out the request but its reply is lost, and the game goes on before the bot asks again. */
const done = meeting({ kind: 'drop-after-success', times: 1 });
const unheard: Fault = {
  ...done,
  begin(w, stage) {
    void done.begin(w, stage);
    if (stage === 'post') w.place.faults.next({ kind: 'drop', route: routesOf(w, stage)[0]! });
  },
  async meanwhile(w, stage) {
    await wait(100);
    if (stage === 'post') await gains(w);
  },
};

const endless = meeting({ kind: 'hang' });
const hang: Fault = {
  ...endless,
  begin(w, stage) {
    // A timeout that takes a minute on a bad line takes a second or two here.
    const { rest, following } = w.bot.discord;
    for (const each of [rest, following]) each.options.timeout = 400;
    return endless.begin(w, stage);
  },
};

const forbidden: Fault = {
  begin: (w) => w.place.setBotPermissions(here, 0n),
  over: (w) => w.place.setBotPermissions(here, 0xffff_ffff_ffffn),
};

const token = /Discord refuses the bot's token: .*Reset Token/;
export const restFaults: { [fault: string]: Fault } = {
  '401': { ...meeting({ kind: '401' }), meetsAll: true, sentence: token },
  '4004': closing(4004, token),
  '4014': closing(4014, /Discord refuses the intents/),
  '403': forbidden,
  '404 message': deleted,
  '404 channel': meeting({ kind: 'refused', as: 'unknownChannel' }, back),
  '404 guild': meeting({ kind: 'refused', as: 'unknownGuild' }, back),
  '429': meeting({ kind: '429', retryAfter: 0.05, times: 2 }),
  '5xx': meeting({ kind: '502' }),
  hang,
  'lost reply': unheard,
  'callback order': overtaken,
  'expired token': {
    begin(w, stage) {
      const as = stage === 'picture' ? 'invalidToken' : 'unknownInteraction';
      w.place.faults.next({ kind: 'refused', as, times: 9999, route: routesOf(w, stage)[0]! });
    },
    over(w) {
      w.place.faults.clear();
      w.pass(11_000);
    },
  },
  silence: silent,
};
