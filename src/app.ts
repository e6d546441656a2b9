/** The whole program, put together: store, tables, pictures and Discord, which without a token is the local one. */
import type { Logger } from 'pino';
import { type Config, portTaken } from './config.ts';
import { openDiscord } from './discord/index.ts';
import type { Draw } from './discord/pictures.ts';
import { games, stopped } from './games/index.ts';
import { openRenderer } from './render/renderer.ts';
import { openOwnStore } from './store/own.ts';
import { cryptoChance } from './table/chance.ts';
import { openTables } from './table/index.ts';

export interface App {
  /** Where people play without an account, if there is no token. */
  address: string | null;
  /** Finishes what is under way and closes everything. */
  stop(): Promise<void>;
}

export interface AppOptions {
  /** Pictures come from here instead of the renderer. */
  draw?: Draw;
  /** The program can do nothing any more, for this reason, and should end. */
  onLost?(why: Error): void;
  /** Ends a start that is under way. */
  signal?: AbortSignal;
}

const sweepEveryMs = 5 * 60_000;

/** Starts everything. Whatever was opened is closed again if something fails. */
export async function openApp({ discord, database, port }: Config, log: Logger, { draw, onLost, signal }: AppOptions = {}): Promise<App> {
  const closing: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const store = openOwnStore(database, { log, ...(onLost && { onLost }) });
    closing.push(() => store.stop());
    const { tables, outbox } = openTables({ store, games, clock: Date.now, chance: cryptoChance, log });
    const renderer = draw ? null : openRenderer();
    closing.push(() => renderer?.stop());
    const place = discord ? null : await openPlayground(port, database);
    closing.push(() => place?.stop());
    const { token, api } = discord ?? place!;
    const bot = await openDiscord({
      token,
      ...(api !== null && { api }),
      games,
      stopped,
      tables,
      outbox,
      draw: draw ?? renderer!.png,
      log,
      ...(onLost && { onLost }),
      ...(signal && { signal }),
    });
    closing.push(() => bot.stop());
    // The first picture is not to wait for its worker; without work it goes again.
    renderer?.warm();
    void store.backUpIfDue();
    const sweeping = setInterval(() => sweep(tables, log), sweepEveryMs);
    closing.push(() => clearInterval(sweeping));
    return { address: place?.url ?? null, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The local Discord keeps its messages beside the games. */
async function openPlayground(port: number, database: string) {
  const file = database === ':memory:' ? database : `${database.replace(/\.db$/, '')}-playground.db`;
  // Loaded here alone: with a token nobody needs it, nor what it brings along.
  const { startPlayground } = await import('./playground/index.ts');
  try {
    return await startPlayground({ port, file });
  } catch (error) {
    throw error instanceof Error && error.message.includes('already in use') ? portTaken(port) : error;
  }
}

function sweep(tables: { sweep(): void }, log: Logger): void {
  try {
    tables.sweep();
  } catch (error) {
    log.error({ err: error }, 'housekeeping failed, and will be tried again');
  }
}
