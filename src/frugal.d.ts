/** The flags and the environment to restart the program with; null if it was started that way already. */
export function frugal(env: NodeJS.ProcessEnv, given: readonly string[]): { flags: string[]; env: NodeJS.ProcessEnv } | null;
/** Where compiled modules are cached. */
export function cacheFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string;
