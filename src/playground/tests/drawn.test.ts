/** Pictures on the page: drawn on first request, the last few kept. */
import { expect, test } from 'vitest';
import { Drawn } from '../page/drawn.ts';

/** Draws a new picture of this name each time. */
function drawing() {
  const drawn: string[] = [];
  const of = (key: string) => async () => {
    drawn.push(key);
    return Buffer.from(key);
  };
  return { drawn, of };
}

test('each is drawn once, when it is asked for; one that was named too long ago is forgotten', async () => {
  const { drawn, of } = drawing();
  const pictures = new Drawn(2);
  for (const key of ['a', 'b']) pictures.know(key, of(key));
  expect(drawn).toEqual([]);
  for (let n = 0; n < 2; n++) expect(String(await pictures.get('a'))).toBe('a');
  // Registered again, it stays; the other one goes.
  for (const key of ['a', 'c']) pictures.know(key, of(key));
  expect(pictures.get('b')).toBeUndefined();
  expect(String(await pictures.get('a'))).toBe('a');
  expect(drawn).toEqual(['a']);
});

test('one that fails is drawn again for the next who asks', async () => {
  const pictures = new Drawn();
  let tries = 0;
  pictures.know('a', async () => {
    if (tries++ === 0) throw new Error('no paint');
    return Buffer.from('a');
  });
  await expect(pictures.get('a')).rejects.toThrow('no paint');
  expect(String(await pictures.get('a'))).toBe('a');
});
