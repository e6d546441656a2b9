/** What somebody who is not asked may answer before: each question with its own controls, and each answer given so far with a way to take it back. */
import type { AskedAhead } from '../../../table/model/types.ts';
import type { Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, type Part, rows, text } from '../../wire/parts.ts';
import type { Controls } from './control-form.ts';

/** As many questions as one message holds, the nearest first; `controlsOf` makes the controls of one. */
export function aheadControls(table: string, ahead: readonly AskedAhead[], speech: Speech, controlsOf: (asked: AskedAhead) => Controls): Controls {
  const parts: Part[] = [];
  const lines: string[] = [];
  for (const asked of ahead) {
    const one = asked.given ? { parts: given(table, asked, asked.given, speech), lines: [] } : notGiven(asked, speech, controlsOf);
    if (parts.length > 0 && sizeOf([...parts, ...one.parts]) > mostParts) break;
    parts.push(...one.parts);
    lines.push(...one.lines);
  }
  return { parts, lines };
}

/** Of the forty components a message may have, those left beside text, picture and the row below. */
const mostParts = 31;

const sizeOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + 1 + ('components' in part ? part.components.length : 0), 0);

function notGiven(asked: AskedAhead, { text: say }: Speech, controlsOf: (asked: AskedAhead) => Controls): Controls {
  const { parts, lines } = controlsOf(asked);
  const question = say(asked.decision.ask).replaceAll('\n', ' ');
  return { parts: [text(clamp(say(bot('bot.ahead.ask', { question })), 600)), ...parts], lines };
}

function given(table: string, { ref, decision }: AskedAhead, picked: readonly string[], { text: say, plain }: Speech): Part[] {
  const what = say.list(decision.options.filter(({ id }) => picked.includes(id)).map(({ label }) => say(label)));
  return [
    text(clamp(say(bot('bot.ahead.given', { what })), 600)),
    ...rows([button(plain(bot('bot.button.unsay')), encode({ table, ref, action: 'take', arg: '0.' }))]),
  ];
}
