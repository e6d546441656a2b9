/** Plays random games and measures every private panel on the way, as a phone shows it: each kind of question, in each language, with long names. */
import { asPicture, type Figure, type FigurePart } from '../../src/discord/pictures/pictures.ts';
import { panelFigure, panelPost } from '../../src/discord/present/panel/panel.ts';
import { speechOf } from '../../src/discord/speech/speech.ts';
import type { Post } from '../../src/discord/wire/parts.ts';
import type { Game } from '../../src/games/game.ts';
import type { Lang } from '../../src/i18n/types.ts';
import { langs } from '../../src/i18n/types.ts';
import type { Core, Decision, Event } from '../../src/kernel/types.ts';
import type { Scene } from '../../src/scene/types.ts';
import { longest } from '../standing/casts.ts';
import { playRandom, type Standing } from '../standing/play.ts';
import { type Client, clients, heightOf, heightsOf, screen } from '../tools/heights.ts';
import { snapshotOf } from '../words/reader.ts';

/** A panel as a player sees it who has answered questions of its kind before. `events`: the results of their last answer. */
export interface Shown {
  post: Post;
  scene: Scene | null;
}

function shownPanel(
  game: Game,
  state: Core,
  asked: Decision,
  open: readonly Decision[],
  lang: Lang,
  events: readonly Event[] = [],
  cast = longest,
): Shown {
  const whole = snapshotOf(game, state, asked.seat, [...open], cast);
  // Of standing orders in force, one table would show only the few longest.
  const snapshot = { ...whole, orders: whole.orders && { offered: whole.orders.offered, left: whole.orders.left.slice(0, 1) } };
  const panel = { game, snapshot, speech: speechOf(game, snapshot.table, lang), events };
  const figure = panelFigure(panel);
  return figure ? beside(figure, (part) => panelPost(panel, part)) : { post: panelPost(panel, null), scene: null };
}

/** A post with its picture, or with words if there is none. */
export function beside(figure: Figure, make: (part: FigurePart) => Post): Shown {
  const scene = figure.scene();
  if (scene) return { post: make(asPicture(figure, scene, figure.alt(), Buffer.alloc(1))), scene };
  const content = figure.words();
  return { post: make({ part: { type: 10 as const, content }, files: [], taken: content.length }), scene };
}

const namesOf = (cast: readonly string[]): { [user: string]: string } => Object.fromEntries(cast.map((name, i) => [`118124000000000001${i}`, name]));

const measuring = ({ post, scene }: Shown) => ({ sizes: scene ? { [post.files[0]?.name ?? '']: scene } : {}, names: namesOf(longest) });

/** Its height. */
export const heightShown = (shown: Shown, client: Client): number => heightOf(shown.post, client, measuring(shown));

/** The same part by part, on the local page. */
export const partsShown = (shown: Shown): string =>
  heightsOf(shown.post, clients.local, measuring(shown))
    .map(({ kind, height }) => `${kind} ${height}`)
    .join(', ');

/** The measurements of one kind of question in one game. */
export interface Kind {
  game: string;
  kind: string;
  panels: number;
  over: number;
  /** By the client's name. */
  most: { [client: string]: number };
}

/** Called with each panel on the way. */
export type Look = (shown: Shown, of: { kind: string; lang: Lang; height: number; n: number; answer: number; state: Core; asked: Decision }) => void;

/** The question behind each answer of this many random games. A player who answers twice in a row reads the results of the first answer. */
export function survey(standing: Standing, games: number, look: Look = () => {}, from = 0): Kind[] {
  const kinds = new Map<string, Kind>();
  for (let n = from; n < from + games; n++) walk(standing, n, kinds, look);
  return [...kinds.values()];
}

function walk(standing: Standing, n: number, kinds: Map<string, Kind>, look: Look): void {
  const { game } = standing;
  let told: { seat: string; events: Event[] } = { seat: '', events: [] };
  let count = 0;
  playRandom(standing, n, {
    before(state, open, answer) {
      count++;
      const asked = open.find(({ id }) => id === answer.decision)!;
      const events = told.seat === asked.seat ? told.events.filter(({ to }) => to === 'all' || to.includes(asked.seat)) : [];
      for (const lang of langs) {
        const shown = shownPanel(game, state, asked, open, lang, events);
        const kind = asked.ask.key;
        const of = kinds.get(kind) ?? { game: game.command, kind, panels: 0, over: 0, most: {} };
        kinds.set(kind, of);
        const heights = Object.entries(clients).map(([name, client]) => [name, heightShown(shown, client)] as const);
        for (const [name, height] of heights) of.most[name] = Math.max(of.most[name] ?? 0, height);
        const height = Math.max(...heights.map(([, one]) => one));
        of.panels++;
        if (height > screen.height) of.over++;
        look(shown, { kind, lang, height, n, answer: count, state, asked });
      }
    },
    after: (_, { seat }, events) => {
      told = { seat, events };
    },
  });
}

const sum = (kinds: readonly Kind[], of: 'over' | 'panels'): number => kinds.reduce((all, one) => all + one[of], 0);

/** The share of all panels that are over one screen, from 0 to 1. */
export const shareOver = (kinds: readonly Kind[]): number => sum(kinds, 'over') / sum(kinds, 'panels');

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** The kinds as a table, the tallest first, and the share of all that are over one screen. */
export function tableOf(kinds: readonly Kind[]): string {
  const rows = kinds
    .toSorted((a, b) => Math.max(...Object.values(b.most)) - Math.max(...Object.values(a.most)))
    .map(({ kind, panels, over, most }) => `| ${kind} | ${panels} | ${most.local} | ${most.discord} | ${percent(over, panels)} |`);
  return [
    '| question | panels | local page | Discord | over one screen |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    `| all | ${sum(kinds, 'panels')} | | | ${percent(sum(kinds, 'over'), sum(kinds, 'panels'))} |`,
  ].join('\n');
}
