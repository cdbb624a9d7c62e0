import { expect, it } from 'vitest';
import { Lazy } from '../../../src/app/window/lazy.ts';

it('is made once, when it is first asked for', async () => {
  let made = 0;
  const lazy = new Lazy(() => Promise.resolve((made += 1)));
  expect(lazy.known).toBe(null);
  expect(await Promise.all([lazy.get(), lazy.get()])).toEqual([1, 1]);
  expect(await lazy.known).toBe(1);
});

it('that could not be made is made when it is asked for again, and not before', async () => {
  let asked = 0;
  const lazy = new Lazy(() => ((asked += 1) === 1 ? Promise.reject(new Error('no line')) : Promise.resolve('fetched')));
  await expect(lazy.get()).rejects.toThrow('no line');
  expect([asked, lazy.known]).toEqual([1, null]);
  expect([await lazy.get(), await lazy.get(), asked]).toEqual(['fetched', 'fetched', 2]);
});
