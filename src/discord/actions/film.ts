/** The whole game as one animated picture, for whoever looks back on it: what everybody could see, turn by turn. */
import type { Game } from '../../games/game.ts';
import type { Scene } from '../../scene/types.ts';
import type { Lookback, Moment } from '../../table/types.ts';
import { type Desk, gameOf, type PressCall } from '../desk.ts';
import { codeOf } from '../errors.ts';
import type { Film } from '../films.ts';
import { boardFigure, seenBy } from '../present/figures.ts';
import { container, gallery, note, type Post, text } from '../present/parts.ts';
import { aside, fill } from '../reply.ts';
import type { Speech } from '../speech.ts';
import { bot } from '../text/index.ts';
import { tellRefusal } from './refuse.ts';

/** Of a longer game so many turns are shown. */
const mostFrames = 60;
/** How often is said how far it is, in milliseconds. */
const tellEveryMs = 2000;

export async function film(desk: Desk, call: PressCall, id: string): Promise<void> {
  const { interaction, person, settings } = call;
  const told = await desk.tables.lookBack(id, null);
  const game = told.ok ? gameOf(desk, told.value.table.game) : null;
  if (!told.ok || !game) return tellRefusal(desk, call, id, told.ok ? { why: 'no-table' } : told.error);
  const back = told.value;
  const speech = call.speech(game, back.table);
  const { text: say } = speech;
  const hindered = desk.films.hindrance(person.id);
  if (hindered) return aside(interaction, note(say(bot(`bot.film.${hindered}`))));
  const turns = turnsOf(back);
  const steps = thinned(turns, mostFrames);
  const sceneAfter = (step: number) => (): Scene =>
    seenBy(figureOf(game, back, momentAfter(back, step), speech), { ...settings, words: false }).scene()!;

  let toldAt = performance.now();
  await aside(interaction, note(say(bot('bot.film.drawing', { n: 0, of: steps.length }))));
  const drawn = async (n: number): Promise<void> => {
    const isLast = n === steps.length;
    if (!isLast && performance.now() - toldAt < tellEveryMs) return;
    toldAt = performance.now();
    await fill(interaction, note(say(isLast ? bot('bot.film.joining') : bot('bot.film.drawing', { n, of: steps.length }))));
  };
  try {
    const made = await desk.films.make(person.id, steps.map(sceneAfter), drawn);
    const post = typeof made === 'string' ? note(say(bot(`bot.film.${made}`))) : filmPost(game, back, made, turns.length, speech);
    await fill(interaction, post);
  } catch (error) {
    // Whoever closed the message, or waited for so long that it cannot be changed any more, wants none.
    if (goneAgain.has(codeOf(error) ?? '')) return;
    desk.log.error({ err: error, table: id }, 'a game could not be drawn as one picture');
    await fill(interaction, note(say(bot('bot.film.failed'))));
  }
}

/** Unknown message, unknown webhook, invalid token. */
const goneAgain: ReadonlySet<number | string> = new Set([10008, 10015, 50027]);

/** The last step of each turn. */
const turnsOf = ({ steps }: Lookback): number[] => steps.flatMap((_, i) => (steps[i + 1]?.begins === false ? [] : [i]));

/** At most `most` of them, evenly, with the first and the last. */
function thinned(turns: readonly number[], most: number): number[] {
  if (turns.length <= most) return [...turns];
  return Array.from({ length: most }, (_, i) => turns[Math.round((i * (turns.length - 1)) / (most - 1))]!);
}

function momentAfter(back: Lookback, step: number): Moment {
  const moment = back.after(step);
  if (!moment) throw new Error(`How table ${back.table.id} stood after step ${step} is not known.`);
  return moment;
}

const figureOf = (game: Game, { table }: Lookback, { toAct, ...moment }: Moment, speech: Speech) =>
  boardFigure(game, { ...moment, table: { ...table, toAct }, asked: null }, speech);

function filmPost(game: Game, back: Lookback, { data, frames: n }: Film, of: number, speech: Speech): Post {
  const title = game.texts[speech.lang].title;
  const name = `hustings-${game.command}.gif`;
  const race = game.race(momentAfter(back, back.steps.length - 1).view, speech.plain);
  const alt = speech.plain(bot('bot.film.alt', { title, n, race }));
  const parts = [text(speech.text(bot('bot.film.done', { title, n, of }))), gallery(name, alt)];
  return { components: [container(game.colour(back.table.outcome?.winners[0] ?? null), parts)], files: [{ name, data }], mentions: [] };
}
