/** The public post: who is to act, what happened, the board, and the buttons anyone may press. */
import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Game, Highlight } from '../../../games/game.ts';
import type { Message, Option, Seat } from '../../../kernel/types.ts';
import { areOpen } from '../../../table/consent/verdict.ts';
import type { Snapshot } from '../../../table/model/types.ts';
import type { Figure, FigurePart } from '../../pictures/pictures.ts';
import { type Speech, sentences, withoutMarkdown } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode, fits as fitsId } from '../../wire/ids.ts';
import { button, clamp, container, leastWords, limits, menu, type Part, type Post, postOf, rows, shortened, text } from '../../wire/parts.ts';
import { inOrder } from '../panel/control-form.ts';
import { boardFigure } from '../parts/figures.ts';
import { aimLine, guideButton } from '../parts/guide.ts';
import { isComputer, isShow, mentions, nameAt, peopleAt, seatsToTake, showButtons, timeLines } from '../parts/people.ts';
import { fits, headsOf, linesOf, narrated, type Parted, parted, storyOf, withoutOldRace } from '../parts/story.ts';

interface Board {
  game: Game;
  snapshot: Snapshot;
  /** What the post tells, in order. */
  story: readonly Message[];
  /** The users it pings; it names the others without a ping. */
  pings: readonly string[];
  /** Seats called in a separate line below it, which asks them and has their buttons: the board doesn't repeat that. */
  below?: readonly Seat[];
  speech: Speech;
  /** The first board of a game also states its aim, and how to play it. */
  first?: boolean;
  /** A line about what is wrong, if anything. */
  trouble?: string;
}

/** The post's picture; its alt text begins with what happened. */
export function boardPostFigure({ game, snapshot, story, speech }: Omit<Board, 'pings'>): Figure {
  const changed = storyOf(story, game).lines.map(speech.plainLine);
  return boardFigure(game, snapshot, speech, changed.join('\n'));
}

/** The picture of what the post decided, with its alt text; null if its words or the board tell it all. Throws what the game throws. */
export function highlightOf({ game, snapshot, story, speech }: Omit<Board, 'pings'>): { highlight: Highlight; alt: string } | null {
  const highlight = game.highlight?.(snapshot.view, story, speech.pictured) ?? null;
  if (highlight === null) return null;
  return { highlight, alt: decidedWords(story, game, speech) };
}

/** What these events decided, in words for readers who don't see the picture; the newest events if nothing was decided. */
export function decidedWords(story: readonly Message[], game: Game, speech: Speech): string {
  const lines = narrated(story, game);
  const heads = headsOf(lines, game, mostInAlt);
  const told = heads.length > 0 ? heads : lines.slice(-mostInAlt);
  return sentences(withoutMarkdown(told.map(speech.plainLine).join('\n')), 500);
}

/** Whether these events have a picture of their own; false if the game fails to tell. */
export function isDecided(board: Omit<Board, 'pings'>): boolean {
  try {
    return highlightOf(board) !== null;
  } catch {
    return false;
  }
}

/** The alt text tells at most this many lines of what happened: the post has all of them. */
const mostInAlt = 2;

/**
 * The part of its story that a board post has room for, beside a picture or the first of its stand-in words. Earlier parts go to posts of their own.
 */
export const partedStory = (board: Omit<Board, 'pings' | 'trouble'>): Parted =>
  parted(board.story, board.game, board.speech, roomOf(board), limits.text);

/** Whether a board post has room for its whole story. */
export const hasRoom = (board: Omit<Board, 'pings' | 'trouble'>): boolean => fits(board.story, board.game, board.speech, roomOf(board));

const roomOf = (board: Omit<Board, 'pings' | 'trouble'>): number => limits.text - headOf(board).length - leastWords - beside;

/** A part of a story that didn't fit in the board post. */
export function storyPost({ game, speech }: Pick<Board, 'game' | 'speech'>, events: readonly Message[]): Post {
  return postOf([container(game.colour(null), [text(linesOf(events, game, speech).join('\n'))])]);
}

/** The whole post: whose turn it is and why, what happened, the board, and the buttons that can be pressed now. */
export function boardPost(board: Board, shown: FigurePart, highlight: FigurePart | null = null): Post {
  const { game, snapshot, story, pings, speech, trouble, first = false, below = [] } = board;
  const { table } = snapshot;
  const { toAct, outcome } = table;
  const colour = game.colour(outcome ? (outcome.winners[0] ?? null) : toAct.length === 1 ? toAct[0]! : null);
  const head = headOf(board);
  const foot = trouble === undefined ? [] : [text(`-# ${trouble}`)];
  const room = limits.text - head.length - (trouble === undefined ? 0 : trouble.length + 3) - 1;
  const isFirst = first && !outcome;
  const aim = isFirst && table.previous === null ? [aimLine(game, table, speech)] : [];
  const happened = outcome ? withoutOldRace(story) : story;
  const lines = clamp([...linesOf(happened, game, speech), ...aim].join('\n'), room - Math.min(shown.taken, leastWords));
  const told = lines === '' ? [] : [text(lines)];
  return {
    components: [
      container(colour, [
        // At the end, what decided the game comes before who won it; until then, whose turn it is comes before why.
        ...(outcome ? [...told, text(head)] : [...(head === '' ? [] : [text(head)]), ...told]),
        shortened(shown.part, room - lines.length),
        // Next to the buttons, because a phone shows the end of a post first.
        ...(highlight ? [highlight.part] : []),
        ...foot,
        ...(below.length > 0 ? [] : openControls(snapshot, speech)),
        ...rows(buttons(snapshot, speech, isFirst ? game : null)),
        ...(isShow(table) ? [seatsToTake(table, speech)] : []),
      ]),
    ],
    files: [...shown.files, ...(highlight?.files ?? [])],
    mentions: [...pings],
  };
}

/** Room for a line about what is wrong, and for the aim of the game. */
const beside = 400;

function headOf(board: Omit<Board, 'pings'>): string {
  const { snapshot, below = [], speech } = board;
  if (snapshot.table.outcome) return result(board);
  const asked = snapshot.table.toAct.filter((seat) => !below.includes(seat));
  return asked.length === 0 && below.length > 0 ? '' : turnLines(snapshot, asked, speech);
}

/** A call repeats at most this many lines of what happened: the board that tells it all may be far above. */
const mostWithCall = 4;

/** The line below a living board that calls players who are newly to act, with what was just decided there and a button for the panel. */
export function callPost({ game, snapshot, story, pings, speech }: Board, calls: readonly Seat[]): Post {
  const play = button(speech.plain(bot('bot.button.play')), encode({ table: snapshot.table.id, action: 'play' }), 'primary');
  const told = headsOf(narrated(story, game), game, mostWithCall).map((one) => `-# ${clamp(speech.line(one).replaceAll('\n', ' '), 300)}`);
  return postOf([text([...told, turnLines(snapshot, calls, speech)].join('\n')), ...openControls(snapshot, speech), ...rows([play])], [...pings]);
}

/** Whose turn it is, what they are asked, and when their time runs out. */
export const turnLines = (snapshot: Pick<Snapshot, 'table' | 'calls'>, seats: readonly Seat[], speech: Speech): string =>
  [callLines(snapshot, seats, speech), ...timeLines(snapshot.table, speech)].join('\n');

/** Whose turn it is and what they are asked, a line per question: «@Ben: show cards for the first deal.» */
export function callLines({ table, calls }: Pick<Snapshot, 'table' | 'calls'>, seats: readonly Seat[], speech: Speech): string {
  const what = (seat: Seat) => (calls[seat] ? speech.line(calls[seat]) : '');
  const here = seats.filter((seat) => !table.away.includes(seat));
  // Nobody tells a computer what to do.
  const [people, computers] = [here.filter((seat) => !isComputer(table, seat)), here.filter((seat) => isComputer(table, seat))];
  const asked = Map.groupBy(people, what);
  const lines = [...asked].map(([what, who]) => {
    const line = what === '' ? bot('bot.board.turn', { who: mentions(table, who, speech), n: who.length }) : null;
    return speech.text(line ?? bot('bot.board.call', { who: mentions(table, who, speech), what }));
  });
  // Players who are away are asked nothing.
  const away = seats
    .filter((seat) => table.away.includes(seat))
    .map((seat) => speech.text(bot('bot.board.away', { who: nameAt(table, seat), what: what(seat) })));
  const thinking = computers.length === 0 ? [] : [speech.text(bot('bot.board.thinks', { who: mentions(table, computers, speech) }))];
  return clamp([...lines, ...thinking, ...away].join('\n'), 1300);
}

/** Who won, and each player's result; the story above tells what decided it. */
function result({ game, snapshot, speech }: Pick<Board, 'game' | 'snapshot' | 'speech'>): string {
  const told = game.ending(snapshot.view, speech.text).map((line) => `- ${line}`);
  return [`### ${clamp(speech.line(snapshot.table.outcome!.message), 600)}`, clamp(told.join('\n'), 1600)].join('\n');
}

/** The buttons under a board, public or private; under the `first` board, the guide's button replaces the one that explains a computer's move. */
export function buttons({ table }: Snapshot, speech: Speech, first: Game | null = null): APIButtonComponentWithCustomId[] {
  const { id } = table;
  const { plain } = speech;
  const looking = [
    button(plain(bot('bot.button.log')), encode({ table: id, action: 'log' })),
    button(plain(bot('bot.button.words')), encode({ table: id, action: 'describe' })),
  ];
  const replaying = [button(plain(bot('bot.button.replay')), encode({ table: id, action: 'replay' }))];
  if (table.outcome || table.phase !== 'playing') {
    // If nobody has played, nobody plays again.
    const again = peopleAt(table).length > 0 ? [button(plain(bot('bot.button.again')), encode({ table: id, action: 'again' }), 'primary')] : [];
    const isOpen = !table.outcome || peopleAt(table).length === 0 || areOpen(table.proposals);
    const hands = isOpen ? [] : [button(plain(bot('bot.button.openHands')), encode({ table: id, action: 'propose', arg: 'hands' }))];
    const review = table.phase === 'over' && table.outcome ? [button(plain(bot('bot.button.review')), encode({ table: id, action: 'review' }))] : [];
    return [...again, ...looking, ...replaying, ...review, ...hands];
  }
  const why =
    !first && table.people.some(({ computer }) => computer) ? [button(plain(bot('bot.button.why')), encode({ table: id, action: 'why' }))] : [];
  const guide = first ? [guideButton(first, speech)] : [];
  if (isShow(table)) return [...showButtons(table, speech), ...looking, ...why, ...guide];
  return [
    button(plain(bot('bot.button.play')), encode({ table: id, action: 'play' }), 'primary'),
    ...guide,
    button(plain(bot('bot.button.hand')), encode({ table: id, action: 'hand' })),
    ...looking,
    ...(table.paused === null || table.rest !== null
      ? []
      : [button(plain(bot('bot.button.resume')), encode({ table: id, action: 'timing', arg: 'resume' }))]),
    ...why,
  ];
}

/** More menus than this would push the board out of sight. */
const mostMenus = 4;

const answerButton = ({ label, short, blocked, likely }: Option, press: Parameters<typeof encode>[0], isOneLikely: boolean, plain: Speech['plain']) =>
  button(plain(short ?? label), encode(press), likely || !isOneLikely ? 'success' : 'secondary', blocked !== undefined);

/** The open answers as buttons, if one press answers and they are few; else none. */
export function answerButtons({ table, open }: Pick<Snapshot, 'table' | 'open'>, { plain }: Speech): APIButtonComponentWithCustomId[] {
  if (!open) return [];
  const press = (arg: string) => ({ table: table.id, ref: open.ref, action: 'answer', arg }) as const;
  const options = inOrder(open.options).filter(({ id, risky }) => !risky && fitsId(press(id)));
  const isOneLikely = options.some(({ likely }) => likely);
  return options.length < limits.buttonsInRow ? options.map((option) => answerButton(option, press(option.id), isOneLikely, plain)) : [];
}

/**
 * The open answers, for the players who are asked: pressing one answers without the panel. Few answers are buttons; many become a menu per group,
 * where a group of one stays a button; too many are only on the panel.
 */
function openControls({ table, open }: Pick<Snapshot, 'table' | 'open'>, { plain }: Speech): Part[] {
  if (!open) return [];
  const press = (arg: string) => ({ table: table.id, ref: open.ref, action: 'answer', arg }) as const;
  // Risky options need a confirmation, which only the panel can ask for.
  const options = inOrder(open.options).filter(({ id, risky }) => !risky && fitsId(press(id)));
  const isOneLikely = options.some(({ likely }) => likely);
  const buttons = (list: readonly Option[]) => rows(list.map((option) => answerButton(option, press(option.id), isOneLikely, plain)));
  if (options.length <= limits.buttonsInRow) return buttons(options);
  const free = options.filter(({ blocked }) => !blocked);
  const groups = [...Map.groupBy(free, ({ group }) => (group ? plain(group) : plain(bot('bot.menu.pick'))))];
  if (groups.length > mostMenus || groups.some(([, list]) => list.length > limits.choices)) return [];
  const choice = ({ id, label, detail }: Option) => ({
    label: clamp(plain(label), limits.choiceText),
    value: id,
    ...(detail && { description: clamp(plain(detail), limits.choiceText) }),
  });
  const menus = groups.filter(([, list]) => list.length > 1);
  return [
    ...menus.map(([placeholder, list], n) => menu({ custom_id: encode(press(`${n}`)), placeholder, options: list.map(choice) })),
    ...buttons(groups.flatMap(([, list]) => (list.length > 1 ? [] : list))),
  ];
}
