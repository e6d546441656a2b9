/**
 * Measures a click to its acknowledgement, over the real protocol: a local Discord in this process, the program in another. One player looks at the
 * board in words while another keeps the renderer busy, and, in turn, while nobody does.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { speechOf } from '../src/discord/speech/speech.ts';
import { bot } from '../src/discord/text/index.ts';
import { startLocal } from '../src/local.ts';
import type { HeadlessPerson, Playground } from '../src/playground/index.ts';
import { buttonsIn, labelOf } from '../src/playground/person/reading.ts';
import { inFull, median, quantile, type Row } from './measure.ts';

const rounds = inFull(12);
const clicksInRound = inFull(60, 3);
const channel = '#lounge';
const english = speechOf(null, null, 'en').plain;

export async function bench(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-bench-'));
  const place = await startLocal({ port: 0 });
  const stop = await startProgram(place, join(folder, 'games.db'));
  try {
    const [ada, ben] = [place.person('ada'), place.person('ben')];
    await begin(ada, ben);
    const figures = { busy: [] as number[], idle: [] as number[], pictures: [] as number[] };
    await words(ada);
    for (let round = 0; round < rounds; round++) {
      const busy = { on: true };
      const drawing = clicks(ben, 'Play', () => !busy.on);
      figures.busy.push(...(await words(ada)));
      busy.on = false;
      figures.pictures.push(...(await drawing));
      figures.idle.push(...(await words(ada)));
    }
    return [
      row('click to acknowledgement while pictures are drawn, median', (of) => median(of), 'about 1', figures),
      row('click to acknowledgement while pictures are drawn, p99', (of) => quantile(of, 0.99), '< 50 ms', figures),
      {
        what: 'click to a panel with its picture, median',
        ours: median(figures.pictures),
        peer: null,
        peerIs: '',
        unit: 'ms',
        ratio: null,
        aim: '< 1500 ms',
      },
    ];
  } finally {
    await stop();
    await place.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function row(what: string, figure: (of: number[]) => number, aim: string, { busy, idle }: { busy: number[]; idle: number[] }): Row {
  const [ours, peer] = [figure(busy), figure(idle)];
  return { what, ours, peer, peerIs: 'while none is', unit: 'ms', ratio: ours / peer, aim };
}

/** Presses the board's button again and again. Returns the milliseconds from each press to its acknowledgement. */
async function clicks(person: HeadlessPerson, label: string, isEnough: (n: number) => boolean): Promise<number[]> {
  const took: number[] = [];
  const isBoard = ({ flags, ...message }: APIMessage) =>
    (Number(flags ?? 0) & MessageFlags.Ephemeral) === 0 && buttonsIn(message).some((button) => labelOf(button) === 'Play');
  const board = person.last(channel, isBoard);
  while (!isEnough(took.length)) {
    const began = performance.now();
    const { message } = await person.press(board, label, { settle: false });
    took.push(performance.now() - began);
    if (message) person.dismiss(await person.settled(message));
  }
  return took;
}

const words = (person: HeadlessPerson): Promise<number[]> => clicks(person, english(bot('bot.button.words')), (n) => n === clicksInRound);

async function begin(ada: HeadlessPerson, ben: HeadlessPerson): Promise<void> {
  const { message } = await ada.command(channel, 'campaign', { subcommand: 'start', options: { opponent: 'ben' } });
  await ben.press(message!, 'Accept');
  await ada.wait(() => ada.messages(channel).some((one) => ada.buttons(one).includes('Play')), 'the first board');
}

async function startProgram(place: Playground, database: string): Promise<() => Promise<void>> {
  const env = { PATH: process.env.PATH, DISCORD_API: place.api, DISCORD_TOKEN: place.token, DATABASE: database, LOG_LEVEL: 'error' };
  const registered = new Promise<void>((done) => place.onRequest(({ method }) => method === 'PUT' && done()));
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../src/main.ts')], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await Promise.race([
    registered,
    ended.then(() => {
      throw new Error('The program ended before it was ready.');
    }),
  ]);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
