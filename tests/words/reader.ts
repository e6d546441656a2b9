/** Reads everything a game says, each different line once, and collects the faults. */
import { boardPost, boardPostFigure, partedStory, storyPost } from '../../src/discord/present/board/board-post.ts';
import { ordersPost } from '../../src/discord/present/panel/orders.ts';
import { panelPost } from '../../src/discord/present/panel/panel.ts';
import { boardFigure, handFigure } from '../../src/discord/present/parts/figures.ts';
import { type Speech, speechOf } from '../../src/discord/speech/speech.ts';
import { texts } from '../../src/discord/text/index.ts';
import { gallery, type Post } from '../../src/discord/wire/parts.ts';
import type { Game } from '../../src/games/game.ts';
import { type Lang, langs } from '../../src/i18n/types.ts';
import { ordersFor } from '../../src/kernel/question.ts';
import { decisions } from '../../src/kernel/run.ts';
import type { Core, Decision, Event, Message } from '../../src/kernel/types.ts';
import type { Snapshot, TableInfo } from '../../src/table/model/types.ts';
import { tableInfo } from '../table/table-info.ts';
import { faultsOf, type Known, type Said } from './lint.ts';

/** Names that elide in French, and names that do not. */
export const people = ['Ada', 'Ben', 'Élodie', 'Dan', 'Hugo', 'Zoé'];

/** The public information about a game among people with these names. */
export function tableOf(game: Game, state: Core, open: readonly Decision[], names: readonly string[] = people): TableInfo {
  const who = state.seats.map((seat, i) => ({ seat, id: `118124000000000001${i}`, name: names[i]! }));
  return tableInfo({
    game: game.command,
    phase: state.outcome ? 'over' : 'playing',
    people: who.map(({ id, name }) => ({ id, name })),
    seats: Object.fromEntries(who.map(({ id, seat }) => [id, seat])),
    toAct: open.map(({ seat }) => seat),
    since: Object.fromEntries(open.map(({ seat }) => [seat, 1_800_000_000_000])),
    outcome: state.outcome,
    rated: true,
  });
}

/** The game as `seat` sees it, or the public. */
export function snapshotOf(
  game: Game,
  state: Core,
  seat: string | null,
  open = decisions(game.rules, state),
  names: readonly string[] = people,
): Snapshot {
  const asked = open.find((one) => one.seat === seat);
  const shown = open.find((one) => one.open);
  const offered = seat === null ? [] : ordersFor(game.rules, state, seat);
  return {
    table: tableOf(game, state, open, names),
    viewer: seat,
    view: game.rules.view(state, seat),
    asked: asked ? { ref: '0-1', decision: asked } : null,
    open: shown ? { ref: '0-1', options: shown.open! } : null,
    calls: Object.fromEntries(open.flatMap(({ seat, call }) => (call ? [[seat, call]] : []))),
    canUndo: true,
    canAskBack: false,
    gone: [],
    out: [],
    orders: offered.length > 0 ? { offered, left: offered.map(({ id }) => id) } : null,
    ahead: [],
    fell: false,
    course: null,
  };
}

/** Every text of a message: the parts rendered as markdown, and the others. */
export function wordsOf({ components }: Post): { text: string; plain: boolean }[] {
  const found: { text: string; plain: boolean }[] = [];
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== 'string') walk(value);
      else if (key === 'content') found.push({ text: value, plain: false });
      else if (['label', 'placeholder', 'description'].includes(key)) found.push({ text: value, plain: true });
    }
  };
  walk(components);
  return found;
}

export const knownOf = (game: Game): Known => {
  const names = Object.entries(game.texts.fr.names);
  return {
    keys: [game.texts.en.phrases, texts.en].flatMap((phrases) => Object.keys(phrases)).filter((key) => key.includes('.')),
    ids: names.map(([id]) => id).filter((id) => /\d/.test(id)),
    states: names.filter(([id]) => /^[A-Z]{2}$/.test(id)).map(([, name]) => name),
  };
};

export class Reader {
  readonly faults = new Map<string, string>();
  #read = new Set<string>();
  /** Texts of several lines that were read before. */
  #whole = new Set<string>();
  #said = new Map<Speech, Set<string>>();
  #speeches = new Map<string, Speech>();
  #game: Game;
  #known: Known;

  constructor(game: Game) {
    this.#game = game;
    this.#known = knownOf(game);
  }

  /** How many different lines were read. */
  get count(): number {
    return this.#read.size;
  }

  /** Every different line read in this language. */
  linesIn = (lang: Lang): string[] => [
    ...new Set([...this.#read].flatMap((key) => (key.startsWith(`${lang} `) ? [key.split(' ').slice(3).join(' ')] : []))),
  ];

  line(said: Said, where: string): void {
    const whole = `${said.lang} ${said.plain === true} ${said.sentence === true} ${said.text}`;
    if (this.#whole.has(whole)) return;
    this.#whole.add(whole);
    for (const text of said.text.split('\n').map((line) => line.replace(/^(?:#{1,3}|-#|-|\d+\.) /, ''))) {
      const key = `${said.lang} ${said.plain === true} ${said.sentence === true} ${text}`;
      if (this.#read.has(key) || (text === '' && said.text !== '')) continue;
      this.#read.add(key);
      for (const fault of faultsOf({ ...said, text }, this.#known)) {
        const at = `${said.lang} ${where.replace(/(alt of a|post|panel|hand|describe).*/, 'somewhere')} ${this.#kind(fault)}`;
        if (!this.faults.has(at)) this.faults.set(at, `${said.lang} ${where}: ${fault} in «${text}»`);
      }
    }
  }

  /** The same fault with another player, state or number counts as the same. */
  #kind = (fault: string): string =>
    [...people, ...this.#known.states].reduce((text, name) => text.replaceAll(name, '…'), fault.replaceAll(/\d+/g, '0'));

  /** Everything a game shows without being played. */
  pages(): void {
    for (const lang of langs) {
      const { title, pitch, credits, topics, options, names } = this.#game.texts[lang];
      const say = speechOf(this.#game, null, lang).plain;
      const lines = [title, pitch, credits, ...Object.keys(names).map((id) => say.title(id))];
      for (const text of lines) this.line({ text, lang }, 'page');
      for (const { id, title: heading, body } of topics) {
        this.line({ text: heading, lang, plain: true }, `title of ${id}`);
        this.line({ text: body, lang }, `page ${id}`);
      }
      for (const [id, { description, choices }] of Object.entries(options)) {
        for (const text of [description, ...Object.values(choices)]) this.line({ text, lang, plain: true }, `option ${id}`);
      }
    }
  }

  /** The latest events, as the log and the posts tell them. */
  events(state: Core, events: readonly Event[]): void {
    for (const lang of langs) {
      const speech = this.#speech(state, lang);
      const { text, plain } = speech;
      for (const { message } of events) {
        if (!this.#isNew(speech, 'event', message)) continue;
        this.line({ text: text(message), lang, sentence: true }, message.key);
        this.line({ text: plain(message).replaceAll('**', ''), lang, plain: true, sentence: true }, `${message.key} (plain)`);
      }
    }
  }

  /** The questions, and every option. */
  decisions(state: Core, open: readonly Decision[]): void {
    for (const lang of langs) {
      const speech = this.#speech(state, lang);
      const { text, plain } = speech;
      for (const { ask, call, options } of open) {
        this.line({ text: text(ask), lang, sentence: true }, ask.key);
        if (call) this.line({ text: text(call), lang }, call.key);
        for (const option of options) {
          const said: [Message | undefined, boolean][] = [
            [option.label, true],
            [option.short, true],
            [option.group, true],
            [option.detail, true],
            [option.blocked, false],
          ];
          for (const [message, isPlain] of said) {
            if (message && this.#isNew(speech, isPlain ? 'plain' : 'text', message))
              this.line({ text: (isPlain ? plain : text)(message), lang, plain: isPlain }, `${message.key} of an option`);
          }
        }
      }
    }
  }

  /** The posts, panels and words of pictures, as the public and each player get them. */
  posts(state: Core, open: readonly Decision[], events: readonly Message[]): void {
    const game = this.#game;
    for (const lang of langs) {
      for (const seat of [null, ...state.seats]) {
        const snapshot = snapshotOf(game, state, seat, [...open]);
        const speech = speechOf(game, snapshot.table, lang);
        this.#figures(game, snapshot, speech);
        if (seat === null) {
          // Of hundreds of events only the newest fit; posts of their own tell the others, as at a table.
          const { before, here } = partedStory({ game, snapshot, story: events, speech });
          for (const part of before) this.#post(storyPost({ game, speech }, part), lang, 'post');
          const board = { game, snapshot, story: here, pings: [], speech };
          const figure = boardPostFigure(board);
          this.line({ text: figure.alt(), lang, plain: true, sentence: true }, 'alt of a post');
          this.#post(boardPost(board, { part: gallery('board.png', figure.alt()), files: [], taken: 0 }), lang, 'post');
        } else {
          const panel = { game, snapshot, speech, events: events.map((message) => ({ to: 'all' as const, message })) };
          const shown = { part: gallery('hand.png', '–'), files: [], taken: 0 };
          for (const isWhole of [false, true]) this.#post(panelPost({ ...panel, isWhole }, shown), lang, 'panel');
          if (snapshot.orders) this.#post(ordersPost(game, snapshot, speech), lang, 'orders');
        }
      }
    }
  }

  #figures(game: Game, snapshot: Snapshot, speech: Speech): void {
    const { lang } = speech;
    this.line({ text: game.describe(snapshot.view, speech.text), lang }, 'describe');
    this.line({ text: game.race(snapshot.view, speech.plain), lang, plain: true, sentence: true }, 'race');
    this.line({ text: boardFigure(game, snapshot, speech).alt(), lang, plain: true, sentence: true }, 'alt of a board');
    if (snapshot.viewer === null) return;
    const hand = handFigure(game, snapshot, speech);
    this.line({ text: hand.alt(), lang, plain: true }, 'alt of a hand');
    this.line({ text: hand.words(), lang }, 'hand');
  }

  /** One speech for each language and table, since opening one takes a moment. */
  #speech(state: Core, lang: Lang): Speech {
    const key = `${lang} ${state.seats.join()}`;
    const speech = this.#speeches.get(key) ?? speechOf(this.#game, tableOf(this.#game, state, []), lang);
    this.#speeches.set(key, speech);
    return speech;
  }

  /** Whether this message hasn't been said in this way: the same one is said in the same words, and most options come many times. */
  #isNew(speech: Speech, way: string, message: Message): boolean {
    const said = this.#said.get(speech) ?? new Set();
    this.#said.set(speech, said);
    const before = said.size;
    return said.add(`${way} ${JSON.stringify(message)}`).size > before;
  }

  #post(post: Post, lang: Lang, where: string): void {
    for (const { text, plain } of wordsOf(post)) this.line({ text, lang, plain }, where);
  }
}
