/** One delivery on its way to Discord: composed, with the picture of a board and of what was decided, sent or edited, and its leftovers tidied up. */
import type { Message, Seat } from '../../kernel/types.ts';
import type { Delivery, Said } from '../../table/model/outbox/sending.ts';
import type { PostRef, Snapshot, TableInfo } from '../../table/model/types.ts';
import { publicSpeech, type Services } from '../interactions/services.ts';
import { boardPlace, type FigurePart } from '../pictures/pictures.ts';
import { boardPost, boardPostFigure, callPost, hasRoom, highlightOf, isDecided, partedStory, storyPost } from '../present/board/board-post.ts';
import { gatheringPost } from '../present/lobby/invitation.ts';
import { boardName } from '../present/parts/figures.ts';
import { isComputer } from '../present/parts/people.ts';
import { endedPost } from '../present/people/keeping.ts';
import { bot } from '../text/index.ts';
import { ownIds } from '../wire/ids.ts';
import type { Post } from '../wire/parts.ts';
import { type Board, edit, type Found, inPictureOrWords, knownGame, names, send, sendFindable, type Unheard, unheardOf } from './delivering.ts';
import { tellProposals } from './proposing.ts';
import { leftBy, leftover, tidyUp } from './tidying.ts';

/** What was sent. */
export interface Delivered {
  said: Said;
  /** The board was posted in words because its picture was late. */
  isLate: boolean;
}

/** Sends a delivery. Null: there is nothing to say any more. Rejects with Discord's own errors. */
export async function tell(services: Services, delivery: Delivery): Promise<Delivered | null> {
  const table = await services.tables.find(delivery.table);
  if (!table) return null;
  if (delivery.kind === 'invitation') {
    if (table.phase === 'closed') services.panels.refresh(table);
    return tellInvitation(services, delivery, table);
  }
  if (delivery.kind === 'proposal') return { said: await tellProposals(services, delivery, table), isLate: false };
  if (delivery.kind === 'tidy') return { said: { tidied: await tidyUp(services, delivery, table) }, isLate: false };
  const told = await (table.phase === 'closed' ? tellEnd(services, delivery, table) : tellBoard(services, delivery, table));
  // The panels of those who play may be out of date too.
  services.panels.refresh(table);
  return told;
}

/** A moderator of the server has ended the game: tells its players. */
async function tellEnd(services: Services, delivery: Delivery, table: TableInfo): Promise<Delivered> {
  const old = table.post;
  const sent = await send(services, table, delivery.id, endedPost(services, table));
  return { said: { post: sent, isNew: true, call: null, leftovers: leftBy(delivery, old, sent, true) }, isLate: false };
}

async function tellInvitation(services: Services, delivery: Delivery, table: TableInfo): Promise<Delivered | null> {
  const game = knownGame(services, table);
  // Once the game has begun, the living post is a board, and nothing is said about the invitation any more.
  if (table.phase !== 'gathering' && table.phase !== 'closed') return null;
  const speech = publicSpeech(game, table);
  const post = gatheringPost(game, table, speech);
  const old = table.post;
  // The answer to the start command may have shown it already, and the program may have stopped before noting where.
  const found = old ? null : await services.api.find(table.place.channel, ownIds(table.id));
  // Its last edit must remove its buttons when the game begins or it ends: an invitation still open at that age is posted again, and the old one
  // removed.
  const isTooOld = old !== null && table.phase === 'gathering' && services.api.isOld(old);
  const living = found ?? (delivery.fresh || isTooOld ? null : old);
  if (living && (await edit(services, living, post)) === 'edited') return { said: { post: living, isNew: false, call: null }, isLate: false };
  // People who were called once are not called again: showing an invitation again must be no way to pester them.
  const sent = await send(services, table, delivery.id, old ? { ...post, mentions: [] } : post);
  const leftovers = old && old.message !== sent.message ? [leftover(old, 'moved')] : [];
  return { said: { post: sent, isNew: false, call: null, leftovers }, isLate: false };
}

async function tellBoard(services: Services, handedOut: Delivery, table: TableInfo): Promise<Delivered | null> {
  const told = await services.tables.snapshot(table.id, null);
  if (!told.ok) return null;
  const snapshot = told.value;
  const delivery = stillCalling(handedOut, snapshot);
  const old = table.post;
  const living = delivery.told;
  const unheard = await unheardOf(services, delivery, table);
  if (!delivery.fresh && old && living && unheard.board === null) {
    // Where the game goes on to another player, the old post keeps what it told: a press's token can post the new one as a reply to it.
    const isNext = delivery.news.length > 0 && delivery.calls.length > 0;
    if (services.api.isOld(old)) return post(services, delivery, snapshot, old, unheard, isNext ? 'keeps' : 'gives');
    const story = [...living, ...delivery.news];
    // News that doesn't fit in the living post begins a new one.
    if (delivery.news.length > 0 && !hasRoom(storyOn(services, snapshot, story))) return post(services, delivery, snapshot, old, unheard, 'keeps');
    const { outcome, isLate, call: called } = await editBoard(services, delivery, snapshot, old, story, unheard.calls);
    if (outcome === 'edited') {
      const line = delivery.callMessage === null ? null : { ...old, message: delivery.callMessage };
      const stays = line !== null && called === null && (await isKept(services, delivery, snapshot, line));
      const call = stays ? delivery.callMessage : called;
      const leftovers = [...(line === null || stays ? [] : [line]), ...unheard.calls.map(({ ref }) => ref)]
        .filter(({ message }) => message !== call)
        .map((one) => leftover(one, 'call'));
      return { said: { post: old, isNew: false, call, leftovers }, isLate };
    }
    // The post is gone, or must go because it can't be edited any more: everything it told is told again.
    return post(services, delivery, snapshot, outcome === 'gone' ? null : old, unheard, 'gives');
  }
  return post(services, delivery, snapshot, old, unheard);
}

/** The delivery without players who have answered since it was handed out: the board no longer names them or pings them in vain. */
function stillCalling(delivery: Delivery, { table: { seats, toAct } }: Snapshot): Delivery {
  const isAsked = (seat: Seat | undefined) => seat !== undefined && toAct.includes(seat);
  const { calls, left, pings } = delivery;
  return { ...delivery, calls: calls.filter(isAsked), left: left.filter(isAsked), pings: pings.filter((user) => isAsked(seats[user])) };
}

/** Posts a board that replaces `old`. The old post keeps its story if there is news, or hands it to the new one, unless `does` says which. */
async function post(
  services: Services,
  delivery: Delivery,
  snapshot: Snapshot,
  old: PostRef | null,
  unheard: Unheard,
  does?: 'keeps' | 'gives',
): Promise<Delivered> {
  const { table } = snapshot;
  const { news, told } = delivery;
  // If nothing has happened since, the story moves with the board; a result gets a post of its own.
  const isResult = delivery.kind === 'board' && table.outcome !== null;
  const isNew = told === null || does === 'keeps' || (does === undefined && old !== null && (news.length > 0 || isResult));
  const all = storyOn(services, snapshot, isNew ? news : [...told, ...news]);
  const { before, here } = partedStory(all);
  const after = before.length === 0 ? {} : { after: delivery.lines[delivery.lines.length - here.length - 1]! };
  const first = told === null || (!isNew && delivery.first);
  const make = (inWords: boolean) => boardOf(services, snapshot, here, { pings: delivery.pings, first, mayMove: delivery.mayMove }, inWords);
  const isLost = unheard.board !== null && services.api.isOld(unheard.board.ref);
  const found = isLost ? null : unheard.board;
  const lost = [...unheard.calls.map(({ ref }) => leftover(ref, 'call')), ...(isLost ? [leftover(unheard.board!.ref, 'moved')] : [])];
  const edited = found && (await adopt(services, { ...delivery, first }, snapshot, found, here));
  if (found && edited?.outcome === 'edited') {
    const leftovers = [...leftBy(delivery, old, found.ref, isNew), ...lost];
    return { said: { post: found.ref, isNew, call: edited.call, ...after, leftovers }, isLate: edited.isLate };
  }
  for (const [i, part] of before.entries()) await send(services, table, `${delivery.id}s${i}`, storyPost(all, part));
  const { done: sent, board } = await inPictureOrWords(make, ({ post: it }, inWords) =>
    sendFindable(services, delivery, table, inWords ? `${delivery.id}w` : delivery.id, it, told !== null && !isNew ? (old?.message ?? null) : null),
  );
  services.small?.keep(sent.message, picturesIn(board.post));
  // If Discord recognized the nonce, the lost post is the one just sent.
  const leftovers = [...leftBy(delivery, old, sent, isNew), ...lost].filter(({ post: { message } }) => message !== sent.message);
  return { said: { post: sent, isNew, call: null, ...after, leftovers }, isLate: board.isLate };
}

/** Takes a board that was sent but never noted as the post, with the players it calls: only those it doesn't name are called in a line below. */
function adopt(services: Services, delivery: Delivery, snapshot: Snapshot, found: Found, story: Message[]) {
  const calls = delivery.calls.filter((seat) => !names(found, snapshot.table, seat));
  return editBoard(services, { ...delivery, calls, left: [] }, snapshot, found.ref, story, [], delivery.pings);
}

/**
 * Edits an existing board. An edit pings nobody, so each player who is newly to act, and not plainly there, is called in a separate line below it,
 * which may be one of `sent` that was never noted. Players called before and still asked are named there as well. `named` stay mentioned in the
 * board.
 */
async function editBoard(
  services: Services,
  delivery: Delivery,
  snapshot: Snapshot,
  ref: PostRef,
  story: Message[],
  sent: readonly Found[],
  named: readonly string[] = [],
) {
  const { calls, there, left, pings, first } = delivery;
  const called = calls.filter((seat) => there[seat] === undefined);
  const isCalling = called.length > 0;
  const below = isCalling ? [...left, ...called] : [];
  // A picture that moved once stays still when the post is edited for something else.
  const mayMove = delivery.mayMove && isDecided(storyOn(services, snapshot, delivery.news));
  const make = (inWords: boolean) => boardOf(services, snapshot, story, { pings: [...named], first, below, mayMove }, inWords);
  const { done: outcome, board } = await inPictureOrWords(make, ({ post }) => edit(services, ref, post));
  if (outcome === 'edited') services.small?.keep(ref.message, picturesIn(board.post));
  const known = sent.find((one) => called.every((seat) => names(one, snapshot.table, seat)));
  const line = () => callPost({ ...storyOn(services, snapshot, delivery.news), pings }, below);
  const calling = async () => known?.ref.message ?? (await sendFindable(services, delivery, snapshot.table, `${delivery.id}c`, line())).message;
  const call = outcome === 'edited' && isCalling ? await calling() : null;
  return { outcome, isLate: board.isLate, call };
}

/** Keeps a line that called players while any of them is still asked, naming only those. Otherwise it goes once news may have answered it. */
async function isKept(services: Services, { calls, news, left }: Delivery, snapshot: Snapshot, line: PostRef): Promise<boolean> {
  // Players it names without having pinged them may have answered too: it names everyone who is asked, as the board does.
  const asked = left.length > 0 || calls.length > 0 || news.length > 0 ? left : peopleAsked(snapshot.table);
  if (asked.length === 0) return false;
  return (await edit(services, line, callPost({ ...storyOn(services, snapshot, []), pings: [] }, asked))) !== 'gone';
}

const peopleAsked = (table: TableInfo): Seat[] => table.toAct.filter((seat) => !table.away.includes(seat) && !isComputer(table, seat));

/** The board with its words; `inWords` if no picture can be attached. */
async function boardOf(
  services: Services,
  snapshot: Snapshot,
  story: Message[],
  { pings, first, below = [], mayMove = false }: Pick<Delivery, 'pings' | 'first'> & { below?: readonly Seat[]; mayMove?: boolean },
  inWords = false,
): Promise<Board> {
  const it = storyOn(services, snapshot, story);
  const trouble = inWords ? { trouble: it.speech.text(bot('bot.board.noFiles')) } : {};
  const board = { ...it, pings, first, below, ...trouble };
  const figure = boardPostFigure(board);
  const [shown, highlight] = await Promise.all([
    services.pictures.show(inWords ? { ...figure, scene: () => null } : figure, boardPlace(snapshot.table)),
    inWords ? null : showHighlight(services, board, mayMove),
  ]);
  // When the board can't be drawn now, the decision's picture would stand alone beside the words.
  return { post: boardPost(board, shown, shown.isLate ? null : highlight), isLate: shown.isLate === true };
}

/** The pictures among the files of a post. */
const picturesIn = ({ files }: Post) => ({
  board: files.find(({ name }) => name === boardName),
  highlight: files.find(({ name }) => name !== boardName),
});

/** The picture of what the post decided. A game that fails to draw it still gets its board posted. */
async function showHighlight({ highlights, log }: Services, board: Parameters<typeof highlightOf>[0], moves: boolean): Promise<FigurePart | null> {
  const { table } = board.snapshot;
  try {
    const found = highlightOf(board);
    return found && highlights ? await highlights.show({ ...found, whose: boardPlace(table).whose ?? [], moves }) : null;
  } catch (error) {
    log.error({ err: error, table: table.id }, 'could not draw what a post decided: its words tell it');
    return null;
  }
}

/** A table's story as everyone reads it. */
function storyOn(services: Services, snapshot: Snapshot, story: Message[]) {
  const game = knownGame(services, snapshot.table);
  return { game, snapshot, story, speech: publicSpeech(game, snapshot.table) };
}
