/** The whole game as one animated picture, for a player looking back: what everyone could see, turn by turn. */
import type { Game } from '../../../games/game.ts';
import type { Scene } from '../../../scene/types.ts';
import type { Lookback, Moment } from '../../../table/model/past.ts';
import { aside, fill, publicly } from '../../interactions/reply.ts';
import { gameOf, type PressContext, publicSpeech } from '../../interactions/services.ts';
import type { Film } from '../../pictures/films.ts';
import { boardFigure, seenBy } from '../../present/parts/figures.ts';
import { disarm, type Speech } from '../../speech/speech.ts';
import { bot } from '../../text/index.ts';
import { isUnawaited } from '../../wire/errors.ts';
import { encode, type Press } from '../../wire/ids.ts';
import { button, container, gallery, note, type Part, type Post, rows, text } from '../../wire/parts.ts';
import { from, press, tellRefusal } from '../declare.ts';

/** A longer game shows only this many turns. */
const mostFrames = 60;
/** How often to tell the progress, in milliseconds. */
const tellEveryMs = 2000;

export async function film(context: PressContext, { table: id, arg }: Press): Promise<void> {
  const { interaction, person, settings } = context;
  const told = await context.tables.lookBack(id, null);
  const game = told.ok ? gameOf(context, told.value.table.game) : null;
  if (!told.ok || !game) return tellRefusal(context, id, told.ok ? { why: 'no-table' } : told.error);
  const back = told.value;
  if (arg === 'show') return showFilm(context, game, back);
  const speech = context.speech(game, back.table);
  const { text: say } = speech;
  const hindered = context.films.hindrance(person.id);
  if (hindered) return aside(interaction, note(say(bot(`bot.film.${hindered}`))));
  const used = await context.tables.use('films', { person: person.id, server: interaction.guild });
  if (!used.ok) return tellRefusal(context, id, used.error);
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
    const made = await context.films.make(person.id, steps.map(sceneAfter), drawn);
    if (typeof made === 'string') return await fill(interaction, note(say(bot(`bot.film.${made}`))));
    context.films.keep(person.id, id, made);
    const { title } = game.texts[speech.lang];
    const show = button(speech.plain(bot('bot.button.showAll')), encode({ table: id, action: 'film', arg: 'show' }));
    const done = bot('bot.film.done', { title, n: made.frames, of: turns.length });
    await fill(interaction, filmPost({ game, back, film: made, said: say(done), speech, ways: rows([show]) }));
  } catch (error) {
    if (isUnawaited(error)) return;
    context.log.error({ err: error, table: id }, 'could not make an animation of a game');
    await fill(interaction, note(say(bot('bot.film.failed'))));
  }
}

/** Shows the player's film to everyone, once. */
async function showFilm(context: PressContext, game: Game, back: Lookback): Promise<void> {
  const { interaction, person } = context;
  const made = context.films.take(person.id, back.table.id);
  if (!made) return aside(interaction, note(context.speech().text(bot('bot.film.gone'))));
  const speech = publicSpeech(game, back.table);
  const said = speech.text(bot('bot.film.shown', { title: game.texts[speech.lang].title, who: disarm(person.name) }));
  await publicly(interaction, filmPost({ game, back, film: made, said, speech }));
}

/** The last step of each turn. */
const turnsOf = ({ steps }: Lookback): number[] => steps.flatMap((_, i) => (steps[i + 1]?.begins === false ? [] : [i]));

/** At most `most` of them, evenly spread, including the first and the last. */
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

/** What is said about a film, and its buttons. */
interface Shown {
  game: Game;
  back: Lookback;
  film: Film;
  said: string;
  speech: Speech;
  ways?: Part[];
}

function filmPost({ game, back, film: { data, frames: n }, said, speech, ways = [] }: Shown): Post {
  const title = game.texts[speech.lang].title;
  const name = `hustings-${game.command}.gif`;
  const race = game.race(momentAfter(back, back.steps.length - 1).view, speech.plain);
  const alt = speech.plain(bot('bot.film.alt', { title, n, race }));
  const parts = [text(said), gallery(name, alt), ...ways];
  return { components: [container(game.colour(back.table.outcome?.winners[0] ?? null), parts)], files: [{ name, data }], mentions: [] };
}

export const presses = [from('players', press('film', film))];
