/** Checks the reasons for every move of random games against the states themselves. */
import type { Game } from '../../src/games/game.ts';
import type { Deed } from '../../src/games/kit/reasons.ts';
import { copyJson } from '../../src/kernel/copy.ts';
import type { Core, Message } from '../../src/kernel/types.ts';
import { playRandom, type Standing } from '../standing/play.ts';
import { type Turn, turnsIn } from '../words/deeds.ts';
import type { Facts } from './facts.ts';
import { truthsOf } from './truths.ts';

/** How often each reason was true, and how often it was the one said: of a move to its own seat, and of a turn to everyone. */
export interface Given {
  found: Set<string>;
  own: Map<string | null, number>;
  public: Map<string | null, number>;
}

/** All reasons a game can give. */
export const reasonsOf = ({ texts }: Game): string[] => Object.keys(texts.en.phrases).filter((key) => key.startsWith('why.'));

const count = (of: Map<string | null, number>, said: Message | undefined): void =>
  void of.set(said?.key ?? null, (of.get(said?.key ?? null) ?? 0) + 1);

/** Plays these random games. Throws at the first reason that isn't true. */
export function checkReasons(standing: Standing, games: readonly number[]): Given {
  const { game } = standing;
  const given: Given = { found: new Set(), own: new Map(), public: new Map() };
  const check = (deed: Deed, facts: Facts<Core>, of: Given['own']): void => {
    const all = game.reasons!(deed);
    for (const { key, args } of all) {
      given.found.add(key);
      if (!truthsOf[game.command]!.truths[key]!(args as never, facts))
        throw new Error(
          `${game.command}: ${key} ${JSON.stringify(args)} of ${facts.seat} isn't true: ${JSON.stringify(facts.answer)} ${JSON.stringify(facts.told)}`,
        );
    }
    count(of, all[0]);
  };
  const turn = ({ seat, was, is, told, deed }: Turn): void => check(deed, { seat, was, is, told: told.flat(), answer: null }, given.public);
  for (const n of games) {
    let before: Core | null = null;
    let ask = '';
    let turns: ReturnType<typeof turnsIn> | null = null;
    playRandom(standing, n, {
      before(state, open, { seat }) {
        turns ??= turnsIn(game, state, turn);
        before = copyJson(state);
        const decision = open.find((one) => one.seat === seat)!;
        ask = decision.options.filter(({ blocked }) => !blocked).length > 1 ? decision.ask.key : '';
      },
      after(state, answer, events) {
        const { seat, picked } = answer;
        const told = events.flatMap(({ to, message }) => (to === 'all' || to.includes(seat) ? [message] : []));
        const own = { ask, picked };
        const [was, is] = [before!, copyJson(state)];
        // If there is no choice, nobody asks why.
        if (ask !== '')
          check(
            { seat, was: game.rules.view(was, seat), is: game.rules.view(is, seat), told: [told], answer: own },
            { seat, was, is, told, answer: own },
            given.own,
          );
        turns!.answered(state, answer, events);
      },
    });
  }
  return given;
}
