import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { RenderError } from '../../src/render/errors.ts';
import { openRenderer, type Renderer, type RendererOptions } from '../../src/render/renderer.ts';
import type { Scene } from '../../src/scene/types.ts';
import { renderNow } from '../tools/render-now.ts';

const scene = (colour: string): Scene => ({
  width: 64,
  height: 48,
  background: '#0E1A2B',
  layers: [{ shapes: [{ shape: 'rect', x: 8, y: 8, w: 16, h: 16, fill: colour }] }],
});
const broken: Scene = { ...scene('#FFFFFF'), layers: [{ shapes: [{ shape: 'sprite', name: 'us/ZZ', x: 0, y: 0, w: 10, h: 10, fill: '#FFFFFF' }] }] };

let open: Renderer | null = null;
const renderer = (options: RendererOptions = {}): Renderer => {
  // A busy machine may take its time.
  open = openRenderer({ timeoutMs: 60_000, ...options });
  return open;
};
afterEach(async () => {
  await open?.stop();
  open = null;
});

const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = (name: string, code: string): URL => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${code}\nparentPort.postMessage('ready');`);
  return pathToFileURL(file);
};

const failure = (picture: Promise<Buffer>): Promise<unknown> =>
  picture.then(
    () => null,
    (error: unknown) => error,
  );

describe('the renderer', () => {
  test('draws what everybody waits for first, then what one person looks at, one of many last, and equal scenes once', async () => {
    const drawn: string[] = [];
    const named = program(
      'named',
      "parentPort.on('message', ({ id, scene }) => parentPort.postMessage({ id, png: new TextEncoder().encode(scene.background) }));",
    );
    const { png, waiting } = renderer({ workers: 1, program: named });
    const wish = (background: string, first = false, last = false) =>
      png({ ...scene('#FF0000'), background }, { first, last }).then((data) => void drawn.push(String(data)));
    const all = ['#000001', '#00000F', '#000002', '#000003', '#000003', '#000003'].map((background) =>
      wish(background, false, background === '#00000F'),
    );
    all.push(wish('#00000A', true), wish('#000003', true));
    expect(waiting()).toBe(5);
    await Promise.all(all);
    expect(drawn).toEqual(['#00000A', '#000003', '#000003', '#000003', '#000003', '#000001', '#000002', '#00000F']);
  });

  test('has no more workers start than there are pictures wanted', async () => {
    const starts = join(folder, 'starts');
    writeFileSync(starts, '');
    const counted = program(
      'counted',
      `import { appendFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(starts)}, '+');
parentPort.on('message', ({ id }) => parentPort.postMessage({ id, png: new Uint8Array(1) }));`,
    );
    const { png } = renderer({ workers: 6, program: counted });
    await png(scene('#FF0000'));
    expect(readFileSync(starts, 'utf8')).toBe('+');
    await Promise.all(['#FF0001', '#FF0002', '#FF0003'].map((colour) => png(scene(colour))));
    await expect.poll(() => readFileSync(starts, 'utf8'), { timeout: 20_000 }).toBe('+++');
  });

  test('goes on drawing for whoever still waits when another gave up', async () => {
    const gate = join(folder, 'gate');
    const held = program(
      'held',
      `import { existsSync } from 'node:fs';
const draw = (id) => existsSync(${JSON.stringify(gate)}) ? parentPort.postMessage({ id, png: new Uint8Array(1) }) : setTimeout(draw, 5, id);
parentPort.on('message', ({ id }) => draw(id));`,
    );
    const { png, waiting } = renderer({ workers: 1, program: held });
    const [hasty, patient] = [png(scene('#FF0000'), { patienceMs: 50 }), png(scene('#FF0000'))];
    expect(await failure(hasty)).toBeInstanceOf(RenderError);
    writeFileSync(gate, '');
    expect(await patient).toHaveLength(1);
    expect(waiting()).toBe(0);
  });

  test('draws in its worker what the caller would draw', async () => {
    const { png } = renderer();
    expect(await png(scene('#FF0000'))).toEqual(await renderNow(scene('#FF0000')));
  });

  test('draws all that are asked for at once, each for its own caller', async () => {
    const { png } = renderer();
    const colours = ['#FF0000', '#00FF00', '#0000FF', '#FFFF00', '#00FFFF'];
    const pixels = await Promise.all(
      colours.map(async (colour) => {
        const [r, g, b] = await sharp(await png(scene(colour)))
          .extract({ left: 12, top: 12, width: 1, height: 1 })
          .raw()
          .toBuffer();
        return `#${[r, g, b].map((value) => value!.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
      }),
    );
    expect(pixels).toEqual(colours);
  });

  test('tells a scene that cannot be drawn, and draws the next one', async () => {
    const { png } = renderer();
    const bad = failure(png(broken));
    const good = png(scene('#FFFFFF'));
    expect(await bad).toMatchObject({ name: 'RenderError', why: 'failed', message: "There is no outline 'us/ZZ'." });
    expect((await good).length).toBeGreaterThan(0);
  });

  test('lets a worker go that has had nothing to draw, and takes a new one for the next picture', async () => {
    const numbered = program(
      'numbered',
      "import { threadId } from 'node:worker_threads';\nparentPort.on('message', ({ id }) => parentPort.postMessage({ id, png: new Uint8Array([threadId]) }));",
    );
    const { png } = renderer({ program: numbered });
    const [first] = await png(scene('#FFFFFF'));
    expect(await png(scene('#FFFFFF'))).toEqual(Buffer.from([first!]));
    await open!.stop();
    const hasty = renderer({ program: numbered, idleMs: 1 });
    const [before] = await hasty.png(scene('#FFFFFF'));
    await expect.poll(async () => (await hasty.png(scene('#FFFFFF')))[0], { timeout: 20_000 }).not.toBe(before);
  });

  test('gives a late picture up and takes a new worker', async () => {
    const hangs = program(
      'hangs',
      "parentPort.on('message', ({ id, scene }) => { if (scene.width === 64) for (;;); parentPort.postMessage({ id, png: new Uint8Array([7]) }); });",
    );
    const { png } = renderer({ program: hangs, timeoutMs: 400 });
    expect(await failure(png(scene('#FFFFFF')))).toMatchObject({ why: 'late' });
    expect(await png({ ...scene('#FFFFFF'), width: 32 }, { patienceMs: 60_000 })).toEqual(Buffer.from([7]));
  });

  test('survives a crash of its worker', async () => {
    const crashes = program(
      'crashes',
      "parentPort.on('message', ({ id, scene }) => { if (scene.width === 64) process.exit(3); parentPort.postMessage({ id, png: new Uint8Array([7]) }); });",
    );
    const { png } = renderer({ program: crashes });
    const lost = failure(png(scene('#FFFFFF')));
    const next = png({ ...scene('#FFFFFF'), width: 32 });
    expect(await lost).toMatchObject({ why: 'failed' });
    expect(await next).toEqual(Buffer.from([7]));
  });

  test('tells at once when no worker comes up', async () => {
    const { png } = renderer({ program: program('dead', "throw new Error('no');") });
    const [one, other] = await Promise.all([failure(png(scene('#FFFFFF'))), failure(png(scene('#FFFFFF')))]);
    expect(one).toBeInstanceOf(RenderError);
    expect(other).toMatchObject({ why: 'failed' });
  });

  test('when stopped, leaves nobody waiting', async () => {
    const hangs = program('sleeps', "parentPort.on('message', () => {});");
    const { png, stop } = renderer({ program: hangs });
    const waiting = [failure(png(scene('#FFFFFF'))), failure(png(scene('#FFFFFF')))];
    await stop();
    for (const error of await Promise.all(waiting)) expect(error).toMatchObject({ why: 'failed' });
    expect(await failure(png(scene('#FFFFFF')))).toMatchObject({ why: 'failed' });
  });
});
