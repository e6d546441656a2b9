/** The players of the arena: computers of each level, one that may peek, and one that answers at random. */
import { type Effort, effortIn, efforts, type Level, levels } from '../../src/computer/levels.ts';
import { anyMove } from '../../src/computer/moves.ts';
import type { Thinkable } from '../../src/computer/search.ts';
import { think } from '../../src/computer/think.ts';
import { practiced as campaign } from '../../src/games/campaign/mind/practiced.ts';
import type { CampaignView } from '../../src/games/campaign/rules/view.ts';
import type { PresidentView } from '../../src/games/president/rules/view.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import { informationSetFor } from '../../src/kernel/information-set.ts';
import type { Mind } from '../../src/kernel/mind.ts';
import type { Random } from '../../src/kernel/random.ts';
import type { Core, Decision } from '../../src/kernel/types.ts';
import { early } from '../chronicle/sensible.ts';
import { type Greed, greedily, usualGreed } from './greedy.ts';
import { practiced as president } from './practiced/president.ts';

export type Player = (game: Thinkable, state: Core, asked: Decision, random: Random) => string[];

/** Plays the game to its end. Picks anything unless it would end the game early. */
const atRandom: Player = (_, __, { ask, seat: by, options, min, max }, random) =>
  anyMove({ by, ask, options: options.filter(({ leaves, id }) => !leaves && !early.includes(id)), min, max }, random);

/** Practiced players who aren't their game's own: in Campaign Manager computers draft by search, and in Le Jeu du Président they never ask for one. */
const practiced: { readonly [command: string]: NonNullable<Mind['usual']> } = {
  campaign: (seen, asked, random) => campaign(seen as CampaignView, asked, random),
  president: (seen, asked, random) => president(seen as PresidentView, asked, random),
};

/** Plays by rules of thumb, from what the seat sees. Throws if the game has none yet. */
const byThumb: Player = (game, state, asked, random) => {
  const usual = practiced[game.rules.id] ?? game.mind.usual;
  if (!usual) throw new Error(`Nobody has said how a practiced player plays '${game.rules.id}'.`);
  const options = asked.options.filter(({ leaves }) => !leaves);
  return usual(game.rules.view(copyJson(state), asked.seat), { ...asked, options }, random) ?? atRandom(game, state, asked, random);
};

/** Sees every card as it lies, which bounds how much luck leaves to play for. Future dice and shuffles are hidden from it, too. */
const peeking = ({ mind, ...game }: Thinkable): Thinkable => ({ ...game, mind: { ...mind, hide: () => {}, determinize: () => {} } });

/**
 * `random`, `greedy`, `practiced`, `novice`, `regular` or `expert`; `expert+peek` may look into all hands; `regular,replies=12,exploration=0.2` changes a level's
 * settings, `greedy,ways=40` looks at fewer ways. Throws for anything else.
 */
export function playerOf(name: string): Player {
  if (name === 'random') return atRandom;
  if (name === 'practiced') return byThumb;
  const [who = '', ...changes] = name.split(',');
  if (who === 'greedy') {
    const greed: Greed = { ...usualGreed, ...changed(usualGreed, changes) };
    return (game, state, asked, random) => greedily(game, state, asked, random, greed);
  }
  const [level, peek, ...more] = who.split('+');
  if (!isLevel(level) || (peek !== undefined && peek !== 'peek') || more.length > 0)
    throw new Error(
      `Nobody is called '${name}': take random, greedy, practiced, ${levels.join(', ')}, or one of these with +peek or ,iterations=800.`,
    );
  const own: Partial<Effort> = { guardMs: Number.POSITIVE_INFINITY, ...changed(efforts[level], changes) };
  return (game, state, { seat }, random) => {
    const seen = peek ? peeking(game) : game;
    const effort = { ...effortIn(seen.mind, level), ...own };
    const thought = think(seen, informationSetFor(seen.mind, copyJson(state), seat), { effort, seed: random.below('seed', 2 ** 32) });
    if (!thought) throw new Error(`${name} does not know what to answer.`);
    return thought.picked;
  };
}

/** The settings after a player's name, such as `ways=40`. */
function changed<T extends object>(usual: T, changes: readonly string[]): Partial<T> {
  const pairs = changes.map((change) => {
    const [key = '', value] = change.split('=');
    if (!(key in usual) || !Number.isFinite(Number(value))) throw new Error(`'${change}' cannot be changed: ${Object.keys(usual).join(', ')} can.`);
    return [key, Number(value)];
  });
  return Object.fromEntries(pairs) as Partial<T>;
}

const isLevel = (name: string | undefined): name is Level => levels.some((level) => level === name);
