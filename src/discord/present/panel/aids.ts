/** What a panel shows below the choices: taking back, looking, advice, orders; on a phone, one line of them and *More*. */
import type { Game } from '../../../games/game.ts';
import type { Decision } from '../../../kernel/types.ts';
import { mayTryOut } from '../../../table/model/options.ts';
import type { Snapshot } from '../../../table/model/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, type Part, rows } from '../../wire/parts.ts';
import { evenRows, linesOf } from '../../wire/phone.ts';

interface Aided {
  game: Game;
  snapshot: Snapshot;
  speech: Speech;
  /** There is something to choose, now or ahead. */
  isOpen: boolean;
  /** The hand is already shown. */
  showsHand: boolean;
  /** Some options are hidden behind *More*. */
  isFolded: boolean;
  /** Everything behind it is shown. */
  isWhole: boolean;
}

/**
 * The aids, always in the same order and only where they do something: take back, the hand, its words or the board's, a hint, standing orders, a try-out. If a
 * question leaves them only one line on a phone, the rarely needed ones hide behind *More*. Asking others to take back has a row of its own below
 * them, far from the buttons that answer.
 */
export function aids({ game, snapshot, speech, isOpen, showsHand, isFolded, isWhole }: Aided): Part[] {
  const { plain } = speech;
  const { table, asked, canUndo, canAskBack, orders } = snapshot;
  const way = (
    label:
      | 'askBack'
      | 'undo'
      | 'hand'
      | 'board'
      | 'words'
      | 'hint'
      | 'hintUnrated'
      | 'whatIf'
      | 'whatIfUnrated'
      | 'orders'
      | 'refresh'
      | 'more'
      | 'less',
    press: Omit<Parameters<typeof encode>[0], 'table'>,
  ) => button(plain(bot(`bot.button.${label}`)), encode({ table: table.id, ...press }));
  const isPlaying = table.phase === 'playing';
  const first = [
    ...(isPlaying && canUndo && !canAskBack ? [way('undo', { ref: asked?.ref ?? '-', action: 'undo' })] : []),
    ...(asked && game.mind && isOpen ? [way(table.rated ? 'hintUnrated' : 'hint', { action: 'hint' })] : []),
  ];
  const rest = [
    ...(isPlaying && (isWhole || !showsHand) ? [way('hand', { action: 'hand' })] : []),
    way('words', { action: showsHand ? 'words' : 'describe' }),
    ...(orders ? [way('orders', { action: 'orders' })] : []),
    ...(asked && game.mind && isOpen && mayTryOut(table)
      ? [way(table.rated ? 'whatIfUnrated' : 'whatIf', { ref: asked.ref, action: 'whatif' })]
      : []),
    // What can be answered ahead changes as others play.
    ...(!asked && isOpen ? [way('refresh', { action: 'play' })] : []),
  ];
  const back = canAskBack ? [way('askBack', { action: 'propose', arg: 'back' })] : [];
  const all = [...first, ...rest];
  if (!asked || !isOpen) return [...rows(all), ...rows(back)];
  const [board, fold] = [way('board', { action: 'board' }), (isMore: boolean) => way(isMore ? 'more' : 'less', { action: isMore ? 'more' : 'play' })];
  if (isWhole) return [...evenRows([...all, board, fold(false)]), ...rows(back)];
  if (!isFolded && back.length === 0 && linesOf(all.map(({ label }) => label ?? '')) < 2) return rows(all);
  const short = [...first, fold(true)];
  return rows(linesOf(short.map(({ label }) => label ?? '')) < 2 ? short : short.filter((_, i) => i === 0 || i === short.length - 1));
}

/** A chance in percent, to the nearest five: nobody can tell more. */
export const percentOf = (chance: number): number => Math.round(chance * 20) * 5;

/** By how many games in 100 an answer wins more often than another, `by` from 0 to 1: as exact as its chance from ten on, and never more than it. */
export const leadOf = (by: number, percent: number | null): number => Math.min(by < 0.1 ? Math.round(by * 100) : percentOf(by), percent ?? 100);

/**
 * An answer in words: the labels of its options. Where several options read alike, their groups tell them apart, if they differ: «Shift (Ohio)»,
 * «Money · Texas (32 votes)».
 */
export function nameOf({ options }: Pick<Decision, 'options'>, picked: readonly string[], say: Speech['text']): string {
  const labels = options.map(({ label }) => say(label));
  const groupsOf = (label: string): Set<string> => new Set(options.flatMap(({ group }, i) => (labels[i] === label && group ? [say(group)] : [])));
  const names = options.flatMap(({ id, group }, i) => {
    if (!picked.includes(id)) return [];
    if (!group || groupsOf(labels[i]!).size < 2) return [labels[i]!];
    const place = say(group);
    return [place.includes('(') ? `${labels[i]} · ${place}` : `${labels[i]} (${place})`];
  });
  return names.length === 0 ? say(bot('bot.button.none')) : say.list(names);
}
