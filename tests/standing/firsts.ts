/** A first-time explanation fits the place where it is shown: what it quotes, and the places it names, are on offer or on the board. */
import { speechOf } from '../../src/discord/speech/speech.ts';
import type { Game } from '../../src/games/game.ts';
import { firstLineOf } from '../../src/i18n/say.ts';
import { type Lang, langs } from '../../src/i18n/types.ts';
import { decisions } from '../../src/kernel/run.ts';
import type { Core, Decision } from '../../src/kernel/types.ts';
import { literal } from '../words/lint.ts';
import { people, tableOf } from '../words/reader.ts';
import { playRandom, type Standing } from './play.ts';

export interface FirstRead {
  lang: Lang;
  kind: string;
  line: string;
}

/** The line below each question that is open now, in every language, with these people's names. */
export function firstsRead(game: Game, state: Core, names: readonly string[] = people): (FirstRead & { decision: Decision })[] {
  const open = decisions(game.rules, state);
  return langs.flatMap((lang) => {
    const { text } = speechOf(game, tableOf(game, state, open, names), lang);
    return open.flatMap((decision) => {
      const line = firstLineOf(game.texts[lang], decision.ask, text);
      return line === null ? [] : [{ lang, kind: decision.ask.key, line, decision }];
    });
  });
}

/** What the lines quote or name that is not visible there. `places`: ids that can be chosen on the board in this game, as far as seen. */
function untrueFirsts(game: Game, state: Core, places: ReadonlySet<string>): string[] {
  return firstsRead(game, state).flatMap(({ lang, kind, line, decision }) => {
    const { names } = game.texts[lang];
    const quoted = [...line.matchAll(/[“«]\s*(.*?)\s*[”»]/g)].map(([, inside]) => inside!);
    const isNamed = (name: string): boolean => new RegExp(`(?<!\\p{L})${literal(name)}(?!\\p{L})`, 'u').test(line);
    const named = [...places].flatMap((id) => (names[id] !== undefined && isNamed(names[id]) ? [names[id]] : []));
    const said = [...quoted, ...named];
    if (said.length === 0) return [];
    const seen = seenBeside(game, state, lang, decision);
    return said.filter((one) => !seen.includes(one)).map((one) => `${lang} ${kind}: ${one}`);
  });
}

/** Everything the asked player reads there: the question, its options, the board and their hand in words. */
function seenBeside(game: Game, state: Core, lang: Lang, decision: Decision): string {
  const { text } = speechOf(game, tableOf(game, state, [decision]), lang);
  const view = game.rules.view(state, decision.seat);
  const offered = decision.options.flatMap(({ label, detail, group }) => [label, detail, group].flatMap((one) => (one ? [text(one)] : [])));
  return [text(decision.ask), ...offered, game.describe(view, text), game.handWords(view, text)].join('\n');
}

/** Looks at the first answers of a random game at each table. */
export function playSome(standing: Standing, answers: number, look: Parameters<typeof playRandom>[2]): void {
  for (const n of standing.tables.keys()) {
    let left = answers;
    const watch: typeof look = {
      before(state, open, answer) {
        if (left-- === 0) throw enough;
        look?.before?.(state, open, answer);
      },
    };
    try {
      playRandom(standing, n, watch);
    } catch (error) {
      if (error !== enough) throw error;
    }
  }
}
const enough = new Error('Enough was seen.');

/** What can be chosen on the board, by the ids that came up. */
function placesOf(standing: Standing, most: number): Set<string> {
  const places = new Set<string>();
  playSome(standing, most, {
    before(_, open) {
      for (const { about } of open.flatMap(({ options }) => options)) if (about) places.add(about);
    },
  });
  return places;
}

/** Faults of the lines in the first `most` answers of random games. */
export function faultsIn(standing: Standing, most: number, game: Game = standing.game): string[] {
  const places = placesOf(standing, most);
  const faults = new Set<string>();
  playSome(standing, most, {
    before(state) {
      for (const one of untrueFirsts(game, state, places)) faults.add(one);
    },
  });
  return [...faults];
}
