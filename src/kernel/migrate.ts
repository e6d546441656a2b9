import type { Rules, View } from './rules.ts';
import type { Core, Json } from './types.ts';

/** A saved state, with the version of the rules that made it. */
export interface Saved {
  version: number;
  state: { [field: string]: Json };
}

/** Lifts a saved state to the present rules, one version at a time. Throws if a version is missing or newer than this program. */
export function lift<S extends Core, V extends View>(rules: Rules<S, V>, saved: Saved): S {
  if (saved.version > rules.version) {
    throw new Error(
      `${rules.id}: this game was saved by newer rules (${saved.version}) than these (${rules.version}). Install the newer version of the program.`,
    );
  }
  let state = saved.state;
  for (let version = saved.version; version < rules.version; version++) {
    const migration = rules.migrations[version];
    if (!migration) throw new Error(`${rules.id}: nothing lifts a game from rules ${version} to ${version + 1}.`);
    state = migration(state);
  }
  // Migrations promise that the last one returns a state of the present rules.
  return state as unknown as S;
}
