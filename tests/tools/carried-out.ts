/** Notes which actions were carried out while a test ran. Loaded before each file of the layer `discord`; `unpressed.ts` reads it at the end of the run. */
import { beforeEach } from 'vitest';
import { generals, presses, subcommands } from '../../src/discord/actions/index.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What was pressed, commanded or completed while typing in this test, and came to its end without a throw. */
    carriedOut?: string[];
  }
}

const noted = Symbol.for('hustings.carried-out');
/** Wrapped once, where several files run in one process. */
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

// Of all that is done when a test is finished this comes last: the bot has ended what was under way.
beforeEach(({ task, onTestFinished }) => {
  onTestFinished(() => {
    task.meta.carriedOut = [...done];
    done.clear();
  });
});
