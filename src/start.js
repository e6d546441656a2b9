/**
 * What `npm start` runs. It is JavaScript, so that an older Node says what it lacks instead of failing at the first type; and it turns on the
 * cache of compiled modules before any of them is read, which spares every later start the time and the memory of compiling them.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `Hustings needs Node.js 24 or newer; this is ${process.version}. \`npm ci\` installs one beside it, and \`npm start\` takes that one.`,
  );
  process.exit(1);
}
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
module.enableCompileCache();
await import('./main.ts');
