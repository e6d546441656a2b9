/** The panel of a try-out: clearly marked, with the ways back, out, and to the real answer. */
import type { Game } from '../../../games/game.ts';
import type { TryOut } from '../../../table/model/advice.ts';
import type { Figure } from '../../pictures/pictures.ts';
import { type Speech, withoutMarkdown } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { encode } from '../../wire/ids.ts';
import { button, clamp, type Part } from '../../wire/parts.ts';
import { evenRows } from '../../wire/phone.ts';
import { percentOf } from './advice.ts';
import { argOf, type Browsing, writeMarks } from './control-form.ts';
import type { Panel } from './head.ts';

/** A place in a try-out as a panel. */
export function tryOutPanel(
  game: Game,
  tryOut: TryOut,
  speech: Speech,
  { isWhole, browsing }: { isWhole: boolean; browsing: Browsing | undefined },
): Panel {
  const { text: say } = speech;
  const { snapshot, events, chance, first, back, other } = tryOut;
  const tried = { first, back, other, end: endOf(tryOut, speech) };
  const percent = chance === null ? null : percentOf(chance);
  return {
    ...{ game, snapshot, speech, events, isWhole, tried },
    news: [
      say(bot('bot.tryout.mark', { first: firstOf(tried, speech) })),
      ...(isUnrated(tried, snapshot) ? [`-# ${say(bot('bot.tryout.unrated'))}`] : []),
    ].join('\n'),
    ...(browsing && { browsing }),
    ...(percent !== null && { hint: { line: say(bot('bot.tryout.chance', { percent })), picked: [] } }),
  };
}

/** Said once, where a try-out begins; games with computers have no rating to lose. */
const isUnrated = ({ first }: Pick<TryOut, 'first'>, { table }: TryOut['snapshot']): boolean =>
  first === null && table.place.guild !== null && !table.people.some(({ computer }) => computer);

/** The answer to the real question that is tried out; null: none yet. */
function firstOf({ first }: Pick<TryOut, 'first'>, { text: say }: Speech): string | null {
  if (!first) return null;
  const labels = first.asked.decision.options.flatMap(({ id, label }) => (first.picked.includes(id) ? [say(label)] : []));
  return labels.length === 0 ? say(bot('bot.button.none')) : clamp(say.list(labels).replaceAll('\n', ' '), 200);
}

/** Why nothing is asked there; null: something is. */
function endOf({ end, snapshot: { table } }: TryOut, { text: say }: Speech): string | null {
  const result = table.outcome ? say(table.outcome.message) : '';
  return end === null ? null : end === 'over' ? say(bot('bot.tryout.over', { result })) : say(bot(`bot.tryout.${end}`));
}

/** The picture of an imagined game, whose alt text says so first. */
export const markedAsTried = (figure: Figure, { plain }: Speech): Figure => ({
  ...figure,
  alt: () => `${withoutMarkdown(plain(bot('bot.tryout.alt')))} ${figure.alt()}`,
});

/** One step back, the same with other luck, the real answer, more of the question, and out. */
export function tryOutWays({ snapshot: { table, asked }, tried, speech: { plain }, isWhole = false }: Panel, isFolded: boolean): Part[] {
  const { first, back, other } = tried!;
  const id = table.id;
  const way = (label: 'stepBack' | 'otherLuck' | 'more' | 'less', ref: string, arg = '') =>
    button(plain(bot(`bot.button.${label}`)), encode({ table: id, ref, action: 'whatif', arg }));
  const folds = asked && (isFolded || isWhole) ? [isWhole ? way('less', asked.ref) : way('more', asked.ref, 'more')] : [];
  return evenRows([
    ...(first ? [button(plain(bot('bot.button.forReal')), realAnswer(id, first), 'success')] : []),
    ...(back === null ? [] : [way('stepBack', back)]),
    ...(other === null ? [] : [way('otherLuck', other)]),
    ...folds,
    button(plain(bot('bot.button.endTryOut')), encode({ table: id, action: 'play' })),
  ]);
}

/** The same press as on the real question's own panel, with all its checks: a risky answer asks for confirmation there. */
function realAnswer(table: string, { asked, picked }: NonNullable<TryOut['first']>): string {
  const { ref, decision } = asked;
  const [only, ...others] = decision.options.filter(({ id }) => picked.includes(id));
  if (only && others.length === 0 && decision.max === 1) {
    const action = only.risky ? 'sure' : 'pick';
    return encode({ table, ref, action, arg: argOf({ table, asked }, only, action) });
  }
  const marks = new Set(decision.options.flatMap(({ id }, i) => (picked.includes(id) ? [i] : [])));
  return encode({ table, ref, action: 'take', arg: `0.${writeMarks(marks)}` });
}
