import type { Scene } from '../scene/types.ts';
import type { Waiting, Whose } from '../threads/turns.ts';
import { type Job, openWorkerPool, type WorkerPool, WorkerPoolError } from '../threads/worker-pool.ts';
import { checkFonts, checkOutlines } from './assets.ts';
import { RenderError } from './errors.ts';
import type { Drawn } from './protocol.ts';

export interface RendererOptions {
  workers?: number;
  /** How long a caller waits for a picture, and how long a worker may take to draw it. */
  timeoutMs?: number;
  /**
   * A worker that has drawn nothing for this long is stopped, which frees its 50 MB; the next picture starts a new one, ready in a fifth of a second.
   */
  idleMs?: number;
  /** The worker's program; tests pass a slow or a crashing one. */
  program?: URL;
}

/** The priority and the limits of a request for a picture. */
interface Wish {
  /** Everyone waits for it: drawn before what one person looks at. */
  first?: boolean;
  /** It's of a game nobody plays: drawn after everything players wait for. */
  show?: boolean;
  /** Whose it is: the person and the table. They take turns among pictures of the same rank. */
  whose?: Whose;
  /** It's one of many that make up a whole: drawn when nobody waits for anything else. */
  last?: boolean;
  /** How long the caller waits, in ms (default: the renderer's `timeoutMs`). */
  patienceMs?: number;
  /** Aborted when the caller no longer wants it. A picture that nobody else wants is not drawn. */
  signal?: AbortSignal;
}

export interface Renderer {
  /** The scene as PNG. Equal scenes requested at the same time are drawn once. Rejects with a RenderError, and only with that. */
  png(scene: Scene, wish?: Wish): Promise<Buffer>;
  /** Shrinks a picture (`shrink.ts`), when nobody waits for anything else. Rejects as `png` does. */
  shrink(png: Buffer): Promise<Buffer>;
  /** Starts a worker before the first picture is wanted. */
  warm(): void;
  /** The number of pictures wanted and not drawn yet. */
  waiting(): number;
  stop(): Promise<void>;
}

/** The order of drawing: what everyone waits for, what one person looks at, what nobody plays, one of many. */
const rankOf = ({ first, show, last }: Wish): number => (last ? 3 : show ? 2 : first ? 0 : 1);

/** A picture, and everyone who wants it. */
interface Picture {
  /** The scene as text, so that equal scenes are one picture. */
  key: string;
  job: Job<Drawn>;
  askers: Set<(outcome: Buffer | RenderError) => void>;
}

/** Opens the door to the render workers. Throws if assets are missing. */
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

/** Returns the picture of this scene, creating it if need be; one in the queue moves up if the new caller is in more of a hurry. */
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
  // The caller is added before the job is given, because it may finish at once.
  ask(picture);
  workerPool.give(picture.job);
}

const unwanted = (): RenderError => new RenderError('unwanted', 'Nobody wants this picture any more.');

function outcomeOf(drawn: Drawn | WorkerPoolError): Buffer | RenderError {
  if (drawn instanceof WorkerPoolError) return new RenderError(drawn.why, drawn.message, { cause: drawn.cause });
  return 'png' in drawn ? Buffer.from(drawn.png.buffer) : new RenderError('failed', drawn.failed);
}
