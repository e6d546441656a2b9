/** Notes which actions were carried out while a test ran. Loaded before each file of the layer `discord`; `unpressed.ts` reads it at the end of the run. */
import { beforeEach } from 'vitest';
import { generals, presses, subcommands } from '../../src/discord/actions/index.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The presses, commands and completions in this test that finished without throwing. */
    carriedOut?: string[];
  }
}

const noted = Symbol.for('hustings.carried-out');
/** Wrapped once, even if several files run in one process. */
const shared = globalThis as { [noted]?: Set<string> };

function begin(): Set<string> {
  const done = new Set<string>();
  const watched = <Does extends (...given: never[]) => Promise<void>>(name: string, does: Does): Does => {
    const noting = async (...given: never[]) => {
      await does(...given);
      done.add(name);
    };
    return noting as Does;
  };
  for (const one of presses) one.does = watched(`button ${one.name}`, one.does);
  for (const one of [...subcommands, ...generals]) {
    one.does = watched(`command ${one.name}`, one.does);
    if (one.complete) one.complete = watched(`typing ${one.name}`, one.complete);
  }
  return done;
}

shared[noted] ??= begin();
const done = shared[noted];

// This runs last of everything done when a test finishes, so the bot has completed what was under way.
beforeEach(({ task, onTestFinished }) => {
  onTestFinished(() => {
    task.meta.carriedOut = [...done];
    done.clear();
  });
});
