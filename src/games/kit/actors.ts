/** Whose deeds sentences tell. */
import type { Message, Seat } from '../../kernel/types.ts';

/** Whether a sentence tells of this seat, or of nobody in particular. All games name who acts in `seat`, `by` or `side`, alone or in a list. */
function tellsOf(seat: Seat, { args = {} }: Message): boolean {
  const actors = [args.seat ?? args.by ?? args.side ?? []].flat();
  return actors.length === 0 || actors.includes(seat);
}

/** The sentences from the seat's first deed on: what came of it belongs to it, but not what the seat let somebody else do before. */
export function fromDeedsOf(seat: Seat, lines: readonly Message[]): Message[] {
  const first = lines.findIndex((line) => tellsOf(seat, line));
  return first < 0 ? [] : lines.slice(first);
}
