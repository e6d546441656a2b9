/** How many presses an answer takes, counted on the very controls that Discord is sent. */

import { noMarks } from '../../src/discord/present/panel/control-form.ts';
import { controls } from '../../src/discord/present/panel/controls.ts';
import type { Speech } from '../../src/discord/speech/speech.ts';
import { decode } from '../../src/discord/wire/ids.ts';
import { limits } from '../../src/discord/wire/parts.ts';
import type { Decision } from '../../src/kernel/types.ts';

/** Up to this many options are buttons of their own, whatever their labels. */
const surelyButtons = 5;
const mostPages = 20;

/**
 * Presses from the question on the panel to the answer: one on a button or in a menu, plus one for each page turned, one on More, and one if it is
 * asked again.
 */
export function pressesFor(decision: Decision, picked: readonly string[], speech: Speech): number {
  const { options, max } = decision;
  const [first] = picked;
  // Several of few options are marked in one menu; of many, on pages with one menu each, and then a button takes them.
  if (max > 1) return options.length <= limits.choices ? 1 : Math.ceil(options.length / limits.choices) + 1;
  const again = options.some(({ id, risky }) => risky && id === first) ? 1 : 0;
  if (first === undefined || options.length <= surelyButtons) return 1 + again;
  const page = pageOf(decision, first, speech, false);
  // Options that also leave a standing order are behind More.
  const presses = page === null ? pageOf(decision, first, speech, true) : page - 1;
  if (presses === null) throw new Error(`'${first}' stands nowhere on the panel.`);
  return presses + 2 + again;
}

/** The panel's page that shows an option, from 0; null if none does. `isWhole`: including behind More. */
function pageOf({ options, ...decision }: Decision, first: string, speech: Speech, isWhole: boolean): number | null {
  const at = `#${options.findIndex(({ id }) => id === first)}`;
  for (let page = 0; page < mostPages; page++) {
    const asked = { ref: '0-1', decision: { ...decision, options } };
    const form = { ...speech, table: 'abcdefghij', asked, browsing: { page, marked: noMarks }, hand: [], handWords: '', isWhole };
    const pressed = partsIn(controls(form).parts).flatMap(({ custom_id, options: list }) => [
      ...(list ?? []).map(({ value }) => value),
      ...(custom_id ? [decode(custom_id)?.arg] : []),
    ]);
    if (pressed.includes(first) || pressed.includes(at)) return page;
  }
  return null;
}

interface Part {
  custom_id?: string;
  options?: { value: string }[];
  components?: Part[];
}
const partsIn = (parts: readonly object[]): Part[] => (parts as readonly Part[]).flatMap((part) => [part, ...partsIn(part.components ?? [])]);
