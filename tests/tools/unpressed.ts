/** Fails the run if no test carried out some action to its end. Reports them once all files of the layer `discord` have run. */
import type { Reporter, TestModule, Vitest } from 'vitest/node';

const layer = 'discord';
/** It presses everything without permission, and a refusal shows nothing of what a button does. */
const refused = 'tests/discord/forged.test.ts';

/** Every press, command and completion there is. Loaded only on demand, because every test run would wait for it. */
async function declared(): Promise<string[]> {
  const { generals, presses, subcommands } = await import('../../src/discord/actions/index.ts');
  return [
    ...presses.map(({ name }) => `button ${name}`),
    ...[...subcommands, ...generals].flatMap(({ name, complete }) => [`command ${name}`, ...(complete ? [`typing ${name}`] : [])]),
  ];
}

/** The lines for what was declared and not carried out; none if everything was. */
export function linesOf(carriedOut: readonly string[], all: readonly string[]): string[] {
  const missing = all.filter((one) => !carriedOut.includes(one));
  return missing.length === 0 ? [] : [`Carried out by no test of tests/discord, or thrown out of by all of them: ${missing.join(', ')}`];
}

export default class Unpressed implements Reporter {
  #vitest: Vitest | null = null;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const ran = modules.filter(({ project }) => project.name === layer);
    const all = (await this.#vitest?.globTestSpecifications())?.filter(({ project }) => project.name === layer) ?? [];
    // Running some files or naming tests (`-t`) leaves out the others on purpose.
    if (ran.length === 0 || ran.length < all.length || ran.some(({ project }) => project.config.testNamePattern !== undefined)) return;
    const looked = ran.filter(({ relativeModuleId }) => relativeModuleId !== refused);
    const carriedOut = looked.flatMap((module) => [...module.children.allTests()].flatMap((test) => test.meta().carriedOut ?? []));
    const lines = linesOf(carriedOut, await declared());
    if (lines.length === 0) return;
    console.log(`${lines.join('\n')}\n`);
    process.exitCode = 1;
  }
}
