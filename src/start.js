/**
 * What `npm start` runs. It is JavaScript, so that an older Node says what it lacks instead of failing at the first type. It turns on the cache of
 * compiled modules before loading any, which saves every later start the time and the memory of compiling them; and it makes sure that the process
 * takes no more memory than it needs. That must be set before a process begins, so it restarts itself in place.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { cacheFolder, frugal } from './frugal.js';

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `Hustings needs Node.js 24 or newer; this is ${process.version}. \`npm ci\` installs one beside it, and \`npm start\` takes that one.`,
  );
  process.exit(1);
}
const anew = frugal(process.env, process.execArgv);
if (anew && process.execve) process.execve(process.execPath, [process.execPath, ...anew.flags, fileURLToPath(import.meta.url)], anew.env);
process.env.NODE_COMPILE_CACHE ??= cacheFolder(process.env, process.platform);
module.enableCompileCache();
await import('./main.ts');
