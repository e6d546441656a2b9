/** One errand on its way to Discord: composed, sent or edited, and what it leaves behind tidied up. */
import type { Message, Seat } from '../../kernel/types.ts';
import type { Errand, Leftover, Said } from '../../table/model/sending.ts';
import type { Glance, PostRef, Proposal, TableInfo } from '../../table/model/types.ts';
import { type Desk, gameOf, publicSpeech } from '../interactions/desk.ts';
import type { FigurePart } from '../pictures/pictures.ts';
import { boardPost, boardPostFigure, callPost, partedStory, storyPost } from '../present/board/board-post.ts';
import { gatheringPost } from '../present/lobby/invitation.ts';
import { endedPost } from '../present/people/keeping.ts';
import { proposalPost } from '../present/time/proposal.ts';
import { bot } from '../text/index.ts';
import { codeOf } from '../wire/errors.ts';
import { encode, ownIds } from '../wire/ids.ts';
import type { Post } from '../wire/parts.ts';
import { edit, send } from './delivering.ts';
import { leftBy, leftover, tidyUp } from './tidying.ts';
import { type Found, names, type Unheard, unheardOf } from './unheard.ts';

/** What was said. */
export interface Told {
  said: Said;
  /** The board stands in words because its picture was late. */
  isLate: boolean;
}

/** Says an errand. Null: there is nothing to say any more. Rejects with Discord's own errors. */
export async function tell(desk: Desk, errand: Errand): Promise<Told | null> {
  const table = await desk.tables.find(errand.table);
  if (!table) return null;
  if (errand.kind === 'invitation') {
    if (table.phase === 'closed') desk.panels.refresh(table);
    return tellInvitation(desk, errand, table);
  }
  if (errand.kind === 'proposal') return tellProposals(desk, errand, table);
  if (errand.kind === 'tidy') return { said: { tidied: await tidyUp(desk, errand, table) }, isLate: false };
  const told = await (table.phase === 'closed' ? tellEnd(desk, errand, table) : tellBoard(desk, errand, table));
  // What the panels of those who play say may be old news as well.
  desk.panels.refresh(table);
  return told;
}

/** The game was ended by whoever keeps order on the server: those who played it are told. */
async function tellEnd(desk: Desk, errand: Errand, table: TableInfo): Promise<Told> {
  const old = table.post;
  const sent = await send(desk, table, errand.id, endedPost(desk, table));
  return { said: { post: sent, isNew: true, call: null, leftovers: leftBy(errand, old, sent, true) }, isLate: false };
}

async function tellInvitation(desk: Desk, errand: Errand, table: TableInfo): Promise<Told | null> {
  const game = knownGame(desk, table);
  // Once the game has begun, the living post is a board, and nothing is said about the invitation any more.
  if (table.phase !== 'gathering' && table.phase !== 'closed') return null;
  const speech = publicSpeech(game, table);
  const post = gatheringPost(game, table, speech);
  const old = table.post;
  // The answer to the start command may have shown it already, and the program have stopped before it noted where.
  const found = old ? null : await desk.api.find(table.place.channel, ownIds(table.id));
  const living = found ?? (errand.fresh ? null : old);
  if (living && (await edit(desk, living, post)) === 'edited') return { said: { post: living, isNew: false, call: null }, isLate: false };
  // Whoever was called once is not called again: showing an invitation anew is no way to pester.
  const sent = await send(desk, table, errand.id, old ? { ...post, mentions: [] } : post);
  const leftovers = old && old.message !== sent.message ? [leftover(old, 'moved')] : [];
  return { said: { post: sent, isNew: false, call: null, leftovers }, isLate: false };
}

/** Each proposal that is open stands in a post of its own; one that is not is told what became of it there, and left alone. */
async function tellProposals(desk: Desk, errand: Errand, table: TableInfo): Promise<Told> {
  const game = knownGame(desk, table);
  const speech = publicSpeech(game, table);
  const told = new Map<number, PostRef | null>();
  const leftovers: Leftover[] = [];
  for (const proposal of table.proposals) {
    const { n, fate, postChannel, postMessage } = proposal;
    const isOpen = fate === 'open';
    const known = postChannel !== null && postMessage !== null ? { channel: postChannel, message: postMessage } : null;
    const id = encode({ table: table.id, ref: String(n), action: 'consent' });
    const unheard = known === null && isOpen && (errand.tries > 0 || errand.unsure) ? await desk.api.find(table.place.channel, id) : null;
    const post = proposalPost(
      table,
      proposal,
      { undone: isOpen && proposal.kind === 'back' ? await undone(desk, table, proposal) : [], pings: errand.pings },
      speech,
    );
    const living = known ?? unheard;
    if (living && (await edit(desk, living, post)) === 'edited') {
      told.set(n, isOpen ? living : null);
      if (!isOpen) leftovers.push(leftover(living, 'settled'));
    } else if (isOpen) told.set(n, await send(desk, table, `p${n}`, post));
  }
  return { said: { proposals: Object.fromEntries(told), leftovers }, isLate: false };
}

/** What everybody was told since the answer that somebody would take back. */
async function undone({ tables }: Desk, { id }: TableInfo, { about }: Proposal): Promise<Message[]> {
  const told = await tables.log(id, null, 100);
  return told.ok
    ? told.value
        .filter(({ answer }) => answer >= Number(about))
        .map(({ message }) => message)
        .reverse()
    : [];
}

async function tellBoard(desk: Desk, errand: Errand, table: TableInfo): Promise<Told | null> {
  const told = await desk.tables.glance(table.id, null);
  if (!told.ok) return null;
  const glance = told.value;
  const old = table.post;
  const living = errand.told;
  const unheard = await unheardOf(desk, errand, table);
  if (!errand.fresh && old && living && unheard.board === null) {
    const story = [...living, ...errand.news];
    // What the living post has no room for begins a new one.
    if (errand.news.length > 0 && partedStory(storyOn(desk, glance, story)).before.length > 0) return post(desk, errand, glance, old, unheard, true);
    const { outcome, isLate, call: called } = await editBoard(desk, errand, glance, old, story, unheard.calls);
    if (outcome === 'edited') {
      const line = errand.callMessage === null ? null : { ...old, message: errand.callMessage };
      const stays = line !== null && called === null && (await isKept(desk, errand, glance, line));
      const call = stays ? errand.callMessage : called;
      const leftovers = [...(line === null || stays ? [] : [line]), ...unheard.calls.map(({ ref }) => ref)]
        .filter(({ message }) => message !== call)
        .map((one) => leftover(one, 'call'));
      return { said: { post: old, isNew: false, call, leftovers }, isLate };
    }
    // It is gone: everything it told is told anew. It stands, and cannot be edited any more: it keeps what it told.
    return post(desk, errand, glance, outcome === 'gone' ? null : old, unheard, outcome === 'too-old');
  }
  return post(desk, errand, glance, old, unheard);
}

/** A post of its own, which takes the place of `old`; with `stays`, that one keeps its story although there is no news. */
async function post(desk: Desk, errand: Errand, glance: Glance, old: PostRef | null, unheard: Unheard, stays = false): Promise<Told> {
  const { table } = glance;
  const { news, told } = errand;
  // Where nothing has happened since, the story moves with the board; the result is a post of its own.
  const isResult = errand.kind === 'board' && table.outcome !== null;
  const isNew = told === null || stays || (old !== null && (news.length > 0 || isResult));
  const all = storyOn(desk, glance, isNew ? news : [...told, ...news]);
  const { before, here } = partedStory(all);
  const after = before.length === 0 ? {} : { after: errand.lines[errand.lines.length - here.length - 1]! };
  const first = told === null || (!isNew && errand.first);
  const make = (inWords: boolean) => boardOf(desk, glance, here, { pings: errand.pings, first }, inWords);
  const { board: found } = unheard;
  const lost = unheard.calls.map(({ ref }) => leftover(ref, 'call'));
  const edited = found && (await adopt(desk, { ...errand, first }, glance, found, here));
  if (found && edited?.outcome === 'edited') {
    const leftovers = [...leftBy(errand, old, found.ref, isNew), ...lost];
    return { said: { post: found.ref, isNew, call: edited.call, ...after, leftovers }, isLate: edited.isLate };
  }
  for (const [i, part] of before.entries()) await send(desk, table, `${errand.id}s${i}`, storyPost(all, part));
  const { done: sent, board } = await inPictureOrWords(make, ({ post: it }, inWords) => send(desk, table, inWords ? `${errand.id}w` : errand.id, it));
  return { said: { post: sent, isNew, call: null, ...after, leftovers: [...leftBy(errand, old, sent, isNew), ...lost] }, isLate: board.isLate };
}

interface Board {
  post: Post;
  isLate: boolean;
}

/** Does something with the board and its picture or, where no file may be attached, with the board in words: they need no more than the right to send. */
async function inPictureOrWords<T>(make: (inWords: boolean) => Promise<Board>, act: (board: Board, inWords: boolean) => Promise<T>) {
  const board = await make(false);
  try {
    return { done: await act(board, false), board };
  } catch (error) {
    if (codeOf(error) !== missingPermissions || board.post.files.length === 0) throw error;
    const words = await make(true);
    return { done: await act(words, true), board: words };
  }
}

/** A board that was sent and never noted is the post, with whoever it calls: only those whom it does not name are called in a line below it. */
function adopt(desk: Desk, errand: Errand, glance: Glance, found: Found, story: Message[]) {
  const calls = errand.calls.filter((seat) => !names(found, glance.table, seat));
  return editBoard(desk, { ...errand, calls, left: [] }, glance, found.ref, story, [], errand.pings);
}

/** The board with its words; `inWords` where no picture can be attached. */
async function boardOf(
  desk: Desk,
  glance: Glance,
  story: Message[],
  { pings, first, below = [] }: Pick<Errand, 'pings' | 'first'> & { below?: readonly Seat[] },
  inWords = false,
): Promise<Board> {
  const it = storyOn(desk, glance, story);
  const trouble = inWords ? { trouble: it.speech.text(bot('bot.board.noFiles')) } : {};
  const board = { ...it, pings, first, below, ...trouble };
  const figure = boardPostFigure(board);
  const shown: FigurePart = await desk.pictures.show(inWords ? { ...figure, scene: () => null } : figure, { forAll: true });
  return { post: boardPost(board, shown), isLate: shown.isLate === true };
}

/** A story of a table as everybody reads it. */
function storyOn(desk: Desk, glance: Glance, story: Message[]) {
  const game = knownGame(desk, glance.table);
  return { game, glance, story, speech: publicSpeech(game, glance.table) };
}

/**
 * Edits a board that stands. An edit calls nobody: whoever is newly to act, and not plainly there, is called in a line of their own below it, which may
 * be one of `sent` that was never noted. Whoever was called before and is still asked is named there as well. `named` stay mentioned in the board.
 */
async function editBoard(
  desk: Desk,
  errand: Errand,
  glance: Glance,
  ref: PostRef,
  story: Message[],
  sent: readonly Found[],
  named: readonly string[] = [],
) {
  const { calls, there, left, pings, first } = errand;
  const called = calls.filter((seat) => there[seat] === undefined);
  const isCalling = called.length > 0;
  const below = isCalling ? [...left, ...called] : [];
  const make = (inWords: boolean) => boardOf(desk, glance, story, { pings: [...named], first, below }, inWords);
  const { done: outcome, board } = await inPictureOrWords(make, ({ post }) => edit(desk, ref, post));
  const known = sent.find((one) => called.every((seat) => names(one, glance.table, seat)));
  const line = () => callPost({ ...storyOn(desk, glance, errand.news), pings }, below);
  const calling = async () => known?.ref.message ?? (await send(desk, glance.table, `${errand.id}c`, line())).message;
  const call = outcome === 'edited' && isCalling ? await calling() : null;
  return { outcome, isLate: board.isLate, call };
}

/** The line that called somebody stands as long as anybody it called is asked, and names them alone. After news any other may ask what is answered. */
async function isKept(desk: Desk, { calls, news, left }: Errand, glance: Glance, line: PostRef): Promise<boolean> {
  if (left.length === 0) return calls.length === 0 && news.length === 0;
  return (await edit(desk, line, callPost({ ...storyOn(desk, glance, []), pings: [] }, left))) !== 'gone';
}

function knownGame(desk: Desk, table: TableInfo) {
  const game = gameOf(desk, table.game);
  if (!game) throw new Error(`There is no game '${table.game}' in this program.`);
  return game;
}

const missingPermissions = 50013;
