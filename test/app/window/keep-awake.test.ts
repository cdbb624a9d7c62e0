import { describe, expect, it } from 'vitest';
import { keepAwake } from '../../../src/app/window/keep-awake.ts';

class Lock extends EventTarget {
  released = 0;
  release(): Promise<void> {
    this.released += 1;
    this.dispatchEvent(new Event('release'));
    return Promise.resolve();
  }
}
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A device that gives this when it is asked. */
function asked(request: (() => Promise<unknown>) | null) {
  const lines: string[] = [];
  const device = (request ? { wakeLock: { request } } : {}) as unknown as Navigator; // all that is touched of it
  const off = keepAwake(({ type }) => lines.push(type), device);
  return { told: lines, off };
}

describe('keeping the screen awake', () => {
  it('holds one lock until it is called back, and says nothing then', async () => {
    const lock = new Lock();
    const { told, off } = asked(() => Promise.resolve(lock));
    await soon();
    expect(lock.released).toBe(0);
    off();
    expect([lock.released, told]).toEqual([1, []]);
  });

  it('gives back what comes when nobody wants it any more', async () => {
    const lock = new Lock();
    const { told, off } = asked(() => Promise.resolve(lock));
    off();
    await soon();
    expect([lock.released, told]).toEqual([1, []]);
  });

  it('tells that the device has taken it back', async () => {
    const lock = new Lock();
    const { told } = asked(() => Promise.resolve(lock));
    await soon();
    lock.dispatchEvent(new Event('release'));
    expect(told).toEqual(['LOST']);
  });

  it.each([
    ['refuses', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
    ['has none', null],
  ])('goes on where the device %s', async (_how, request) => {
    const { told } = asked(request);
    await soon();
    expect(told).toEqual(['LOST']);
  });
});
