import type { Scene } from '../scene/types.ts';
import type { Waiting, Whose } from '../threads/turns.ts';
import { type Job, openWorkerPool, type WorkerPool, WorkerPoolError } from '../threads/worker-pool.ts';
import { checkFonts, checkOutlines } from './assets.ts';
import { RenderError } from './errors.ts';
import type { Drawn } from './protocol.ts';

export interface RendererOptions {
  workers?: number;
  /** How long somebody waits for a picture, and how long a worker may draw one. */
  timeoutMs?: number;
  /** A worker that has drawn nothing for this long goes, and its 50 MB with it; the next picture takes a new one, ready in a fifth of a second. */
  idleMs?: number;
  /** The worker's program; tests put a slow or a crashing one here. */
  program?: URL;
}

/** How a picture is wanted. */
interface Wish {
  /** Everybody waits for it: it is drawn before what one person looks at. */
  first?: boolean;
  /** It is of a game that nobody plays: it is drawn after what anybody waits for. */
  show?: boolean;
  /** Whose it is: the person and the table. Those take turns among pictures of one kind. */
  whose?: Whose;
  /** It is one of many that make a whole: it is drawn when nobody waits for anything else. */
  last?: boolean;
  /** How long the asker waits, in ms; the renderer's own patience unless said otherwise. */
  patienceMs?: number;
  /** Aborted when the asker wants it no more: what nobody else wants is not drawn then. */
  signal?: AbortSignal;
}

export interface Renderer {
  /** The scene as PNG. Equal scenes wanted at the same time are drawn once. Rejects with a RenderError, and only with that. */
  png(scene: Scene, wish?: Wish): Promise<Buffer>;
  /** A picture made small (`shrink.ts`), when nobody waits for anything else. Rejects as `png` does. */
  shrink(png: Buffer): Promise<Buffer>;
  /** Has a worker ready before the first picture is wanted. */
  warm(): void;
  /** How many pictures are wanted and not drawn yet. */
  waiting(): number;
  stop(): Promise<void>;
}

/** Whose turn it is: what everybody waits for, what one person looks at, what nobody plays, one of many. */
const rankOf = ({ first, show, last }: Wish): number => (last ? 3 : show ? 2 : first ? 0 : 1);

/** One picture, and everybody who wants it. */
interface Picture {
  /** The scene as text: equal scenes are one picture. */
  key: string;
  job: Job<Drawn>;
  askers: Set<(outcome: Buffer | RenderError) => void>;
}

/** Opens the door to the render workers. Throws when assets are missing. */
export function openRenderer(options: RendererOptions = {}): Renderer {
  checkFonts();
  checkOutlines();
  const { timeoutMs = 5000, idleMs = 60_000, program = new URL('./worker.ts', import.meta.url), workers } = options;
  const workerPool: WorkerPool<Drawn> = openWorkerPool({ program, timeoutMs, idleMs, ...(workers !== undefined && { workers }) });
  const wanted = new Map<string, Picture>();
  let stopped = false;
  return {
    png(scene, { patienceMs = timeoutMs, signal, ...wish } = {}) {
      if (stopped) return Promise.reject(new RenderError('failed', 'The renderer is stopped.'));
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(unwanted());
        pictureOf(workerPool, wanted, scene, { rank: rankOf(wish), whose: wish.whose ?? [] }, (picture) => {
          const patience = setTimeout(() => hear(new RenderError('late', `No picture came within ${patienceMs} ms.`)), patienceMs);
          const hear = (outcome: Buffer | RenderError): void => {
            clearTimeout(patience);
            signal?.removeEventListener('abort', leave);
            picture.askers.delete(hear);
            if (picture.askers.size === 0 && workerPool.takeBack(picture.job)) wanted.delete(picture.key);
            if (outcome instanceof RenderError) reject(outcome);
            else resolve(outcome);
          };
          const leave = () => hear(unwanted());
          signal?.addEventListener('abort', leave);
          picture.askers.add(hear);
        });
      });
    },
    shrink(png) {
      if (stopped) return Promise.reject(new RenderError('failed', 'The renderer is stopped.'));
      return new Promise((resolve, reject) => {
        const done = (outcome: Drawn | WorkerPoolError) => {
          const small = outcomeOf(outcome);
          if (small instanceof RenderError) reject(small);
          else resolve(small);
        };
        workerPool.give({ sent: { shrinks: png }, rank: rankOf({ last: true }), whose: [], done });
      });
    },
    warm: () => workerPool.warm(),
    waiting: () => wanted.size,
    stop() {
      stopped = true;
      return workerPool.stop();
    },
  };
}

/** The picture of this scene, if need be a new one; one that waits is drawn sooner if the new asker is in more of a hurry. */
function pictureOf(
  workerPool: WorkerPool<Drawn>,
  wanted: Map<string, Picture>,
  scene: Scene,
  turn: Pick<Required<Waiting>, 'rank' | 'whose'>,
  ask: (picture: Picture) => void,
): void {
  const key = JSON.stringify(scene);
  const known = wanted.get(key);
  if (known) {
    ask(known);
    if (turn.rank >= known.job.rank || !workerPool.takeBack(known.job)) return;
    Object.assign(known.job, turn);
    workerPool.give(known.job);
    return;
  }
  const done = (outcome: Drawn | WorkerPoolError) => {
    if (wanted.get(key) === picture) wanted.delete(key);
    const drawn = outcomeOf(outcome);
    for (const tell of [...picture.askers]) tell(drawn);
  };
  const picture: Picture = { key, job: { sent: { scene }, ...turn, done }, askers: new Set() };
  wanted.set(key, picture);
  // Whoever asks is there before it is given: it may come out at once.
  ask(picture);
  workerPool.give(picture.job);
}

const unwanted = (): RenderError => new RenderError('unwanted', 'Nobody wants this picture any more.');

function outcomeOf(drawn: Drawn | WorkerPoolError): Buffer | RenderError {
  if (drawn instanceof WorkerPoolError) return new RenderError(drawn.why, drawn.message, { cause: drawn.cause });
  return 'png' in drawn ? Buffer.from(drawn.png.buffer) : new RenderError('failed', drawn.failed);
}
