/** The command line of the program, and its answers to calls that make no sense. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readCall } from '../call.ts';

const folder = mkdtempSync(join(tmpdir(), 'playground-'));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('a call', () => {
  test('needs nothing', () => expect(readCall([])).toEqual({ port: 3000, file: ':memory:', world: {}, endpoint: null }));
  test('names port, world and state', () => {
    const world = written('world.json', '{ "channels": [{ "name": "hall" }] }');
    expect(readCall(['--port', '0', '--world', world, '--state=kept.db', '--endpoint', 'http://localhost:4000/'])).toEqual({
      port: 0,
      file: 'kept.db',
      world: { channels: [{ name: 'hall' }] },
      endpoint: 'http://localhost:4000/',
    });
  });
  test('may ask for help', () => expect(readCall(['-h'])).toBeNull());

  test.each([
    [['--prot', '3000'], /Unknown option '--prot'[\s\S]*--port/],
    [['--port', 'many'], '--port many is no port: give a number up to 65535, or 0 for any free one.'],
    [['--port', '70000'], '--port 70000 is no port'],
    [['--endpoint', 'localhost'], '--endpoint localhost is no address: it begins with http:// or https://'],
    [['--world', join(folder, 'nowhere.json')], /nowhere.json cannot be read: name a file that is there/],
    [['--world', written('list.json', '[]')], /list.json is not an object in JSON. It could be: \{ "channels"/],
    [['--world', written('broken.json', '{ channels')], /broken.json is not an object in JSON/],
  ] as [string[], string | RegExp][])('is refused with what to do: %j', (words, why) => expect(() => readCall(words)).toThrow(why));
});
