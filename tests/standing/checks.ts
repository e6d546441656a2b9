/** What must hold after every answer of every game. Each check throws an error that says what is wrong. */
import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../../src/games/game.ts';
import { openSay } from '../../src/i18n/say.ts';
import { type Lang, langs, type Say } from '../../src/i18n/types.ts';
import type { Random } from '../../src/kernel/random.ts';
import { apply, decisions } from '../../src/kernel/run.ts';
import type { Answer, Core, Event, Seat, Viewer } from '../../src/kernel/types.ts';
import type { Standing } from './play.ts';

export function checkJson(state: Core): void {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state))
    throw new Error('The state is not plain JSON: it changes on the way through a file.');
}

export function checkSecondClick(game: Game, state: Core, answer: Answer): void {
  const again = apply(game.rules, state, answer);
  if (again.ok || (again.error.why !== 'stale' && again.error.why !== 'over'))
    throw new Error(`The same click was taken twice: ${JSON.stringify(answer)}.`);
}

/** Everything a viewer receives, as one string: the view, the question, all words in every language, both pictures. */
export function outputs(game: Game, state: Core, viewer: Viewer, open = decisions(game.rules, state)): string {
  const view = game.rules.view(state, viewer);
  const asked = open.find((decision) => decision.seat === viewer);
  const about = asked?.options.flatMap((option) => option.about ?? []) ?? [];
  const now = { toAct: open.map((decision) => decision.seat), about, shown: open.map((decision) => decision.open) };
  const said = langs.map((lang) => {
    const say = sayOf(game, lang, state.seats);
    const words = [game.describe(view, say), game.race(view, say), game.handWords(view, say), ...(asked ? sayDecision(asked, say) : [])];
    return [...words, game.board(view, now, say), game.hand(view, say)];
  });
  return JSON.stringify({ view, asked, now, said, tally: game.tally(view) });
}

const sayDecision = (
  asked: { ask: Parameters<Say>[0]; options: { label: Parameters<Say>[0]; detail?: Parameters<Say>[0]; blocked?: Parameters<Say>[0] }[] },
  say: Say,
) => [
  say(asked.ask),
  ...asked.options.flatMap((option) => [say(option.label), option.detail ? say(option.detail) : '', option.blocked ? say(option.blocked) : '']),
];

export const sayOf = (game: Game, lang: Lang, seats: readonly Seat[]): Say =>
  openSay({
    lang,
    texts: game.texts[lang],
    players: Object.fromEntries(seats.map((seat, i) => [seat, ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'][i]!])),
  });

/** The data all outputs are built from: the view, the question, whose turn it is. */
function sources(game: Game, state: Core, viewer: Viewer, open = decisions(game.rules, state)): string {
  return JSON.stringify([
    game.rules.view(state, viewer),
    open.find((decision) => decision.seat === viewer),
    open.map(({ seat, call, open: shown }) => [seat, call, shown]),
  ]);
}

/**
 * Non-interference: if everything hidden from a viewer is replaced by something else, they receive exactly the same. With `whole`, it compares every
 * word and picture, not only the data they are built from. `viewers` are all, or those named.
 */
export function checkLeaks(
  { game, twin }: Standing,
  state: Core,
  chance: Random,
  whole: boolean,
  viewers: readonly Viewer[] = [...state.seats, null],
): void {
  const received = whole ? outputs : sources;
  const open = decisions(game.rules, state);
  for (const viewer of viewers) {
    const other = twin(state, viewer, chance);
    const [mine, theirs] = [received(game, state, viewer, open), received(game, other, viewer)];
    if (mine !== theirs) throw new Error(`${viewer ?? 'A spectator'} can tell two states apart: ${firstDifference(mine, theirs)}`);
  }
}

export function firstDifference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  return `…${a.slice(Math.max(0, at - 120), at + 80)}… / …${b.slice(Math.max(0, at - 20), at + 80)}…`;
}

/** Every event has a sentence in every language, with players' names. */
export function checkWords(game: Game, state: Core, events: readonly Event[]): void {
  for (const lang of langs) {
    const say = sayOf(game, lang, state.seats);
    for (const { message } of events) {
      const sentence = say(message);
      if (sentence.length === 0 || sentence.length > 900 || /undefined|NaN|\[object/.test(sentence))
        throw new Error(`Not a sentence (${lang}, ${message.key}): «${sentence}»`);
    }
  }
}
