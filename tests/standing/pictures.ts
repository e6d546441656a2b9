/** The faults in the pictures of a state, for every viewer and any players' names. */
import { boardFigure, handFigure, questionFigure } from '../../src/discord/present/parts/figures.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import type { Game } from '../../src/games/game.ts';
import type { Lang } from '../../src/i18n/types.ts';
import { decisions } from '../../src/kernel/run.ts';
import type { Core, Viewer } from '../../src/kernel/types.ts';
import type { Scene } from '../../src/scene/types.ts';
import { shortenedIn } from '../tools/fit-report.ts';
import { faultsOfPaint, faultsOfWords } from '../tools/picture-faults.ts';
import { faultsOf as faultsOfSentence } from '../words/lint.ts';
import { knownOf, snapshotOf } from '../words/reader.ts';
import { type Cast, usual } from './casts.ts';

export interface Look {
  lang: Lang;
  cast: Cast;
  /** Whether to draw the pictures as well and check what is painted under each text: a tenth of a second each. */
  paint?: boolean;
  viewers?: readonly Viewer[];
}

/** Checks the board and the hand of every seat and of a spectator, as a channel shows them. Returns each fault once. */
export function pictureFaults(game: Game, state: Core, { lang, cast, paint = false, viewers = [...state.seats, null] }: Look): string[] {
  const open = decisions(game.rules, state);
  // Most viewers have the same board, and writing it down takes a tenth of the time of looking at it.
  const looked = new Map<string, string[]>();
  const faultsIn = (scene: Scene): string[] => {
    const written = JSON.stringify(scene);
    const known = looked.get(written) ?? sceneFaults(scene, cast === usual, paint);
    looked.set(written, known);
    return known;
  };
  const found = viewers.flatMap((viewer) => {
    const snapshot = snapshotOf(game, state, viewer, open, cast);
    const speech = speechOf(game, snapshot.table, lang);
    const figures = [
      boardFigure(game, snapshot, speech),
      ...(viewer === null ? [] : [handFigure(game, snapshot, speech)]),
      ...(snapshot.asked && game.question ? [questionFigure(game, snapshot, speech)] : []),
    ];
    return figures.flatMap((figure) => {
      const scene = figure.scene();
      const drawn = scene === null ? [] : faultsIn(scene);
      return [...drawn, ...(cast === usual ? altFaults(figure.alt(), game, lang) : [])];
    });
  });
  return [...new Set(found)];
}

function sceneFaults(scene: Scene, areUsual: boolean, paint: boolean): string[] {
  const shortened = areUsual ? shortenedIn(scene).map((lines) => `a usual name is shortened: «${lines}»`) : [];
  return [...faultsOfWords(scene), ...shortened, ...(paint ? faultsOfPaint(scene) : [])];
}

/** Faults in the text that replaces a picture: one line of words. */
function altFaults(alt: string, game: Game, lang: Lang): string[] {
  const faults = faultsOfSentence({ text: alt, lang, plain: true }, knownOf(game));
  if (alt.includes('\n')) faults.push('more than one line');
  if (!/\p{L}{2,}.*\p{L}{2,}/u.test(alt)) faults.push('hardly a word');
  return faults.map((fault) => `alt text: ${fault} in «${alt.slice(0, 200)}»`);
}
