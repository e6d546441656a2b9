/** The file of the local Discord: what is read is what was written last, however often it was read before. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Store } from '../store.ts';

let store: Store;
beforeEach(() => {
  store = new Store(':memory:');
});
afterEach(() => store.close());

const said = (channel: string): string[] => store.messages<{ said: string }>(channel).map((one) => one.said);

test('a channel that has been read shows what is written, changed and deleted since', () => {
  store.setMessage('101', 'a', { said: 'one' });
  expect(said('a')).toEqual(['one']);
  store.setMessage('102', 'a', { said: 'two' });
  store.setMessage('101', 'a', { said: 'one, changed' });
  expect(said('a')).toEqual(['one, changed', 'two']);
  expect(store.message('102')).toEqual({ said: 'two' });
  store.dropMessage('101');
  expect(said('a')).toEqual(['two']);
  expect(store.message('101')).toBeNull();
});

test('messages come in the order of their ids, also if an older one is written later', () => {
  store.setMessage('102', 'a', { said: 'two' });
  expect(said('a')).toEqual(['two']);
  store.setMessage('99', 'a', { said: 'none' });
  store.setMessage('101', 'a', { said: 'one' });
  expect(said('a')).toEqual(['none', 'one', 'two']);
});

test('a deleted channel is empty, and moved files have their new addresses', () => {
  store.setMessage('101', 'a', { said: 'http://old/1' });
  store.setMessage('102', 'b', { said: 'b' });
  expect([said('a'), said('b')]).toEqual([['http://old/1'], ['b']]);
  store.moveFiles('http://old/', 'http://new/');
  expect(said('a')).toEqual(['http://new/1']);
  store.dropChannel('b');
  expect(said('b')).toEqual([]);
});

test('many channels are read, one after the other, as they are', () => {
  for (let n = 0; n < 40; n++) store.setMessage(String(100 + n), `c${n}`, { said: String(n) });
  for (let n = 0; n < 40; n++) expect(said(`c${n}`)).toEqual([String(n)]);
  store.setMessage('200', 'c0', { said: 'more' });
  expect(said('c0')).toEqual(['0', 'more']);
});

test('nobody changes what others read', () => {
  store.setMessage('101', 'a', { parts: [{ label: 'one' }] });
  const [one] = store.messages<{ parts: { label: string }[] }>('a');
  expect(() => {
    one!.parts[0]!.label = 'two';
  }).toThrow(TypeError);
});
