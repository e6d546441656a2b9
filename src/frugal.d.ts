/** The flags and the environment with which the program is to begin anew; null where it has begun so already. */
export function frugal(env: NodeJS.ProcessEnv, given: readonly string[]): { flags: string[]; env: NodeJS.ProcessEnv } | null;
/** Where compiled modules are kept. */
export function cacheFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string;
