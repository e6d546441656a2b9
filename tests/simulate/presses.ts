/** How often a person presses to answer: counted on the very controls that Discord is sent. */

import { noMarks } from '../../src/discord/present/panel/control-form.ts';
import { controls } from '../../src/discord/present/panel/controls.ts';
import type { Speech } from '../../src/discord/speech/speech.ts';
import { decode } from '../../src/discord/wire/ids.ts';
import { limits } from '../../src/discord/wire/parts.ts';
import type { Decision } from '../../src/kernel/types.ts';

/** So few options are buttons of their own, whatever they say. */
const surelyButtons = 5;
const mostPages = 20;

/** Presses from the question on the panel to the answer: one on a button or in a menu, one for each page turned before, one on More, and one more where it is asked again. */
export function pressesFor(decision: Decision, picked: readonly string[], speech: Speech): number {
  const { options, max } = decision;
  const [first] = picked;
  // Some of few are marked in one menu; of many on pages of one menu each, and then there is a button that takes them.
  if (max > 1) return options.length <= limits.choices ? 1 : Math.ceil(options.length / limits.choices) + 1;
  const again = options.some(({ id, risky }) => risky && id === first) ? 1 : 0;
  if (first === undefined || options.length <= surelyButtons) return 1 + again;
  const page = pageOf(decision, first, speech, false);
  // What leaves a standing order along stands behind More.
  const presses = page === null ? pageOf(decision, first, speech, true) : page - 1;
  if (presses === null) throw new Error(`'${first}' stands nowhere on the panel.`);
  return presses + 2 + again;
}

/** The page of the panel on which an option can be pressed, from 0; null: on none. `isWhole`: behind More as well. */
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
