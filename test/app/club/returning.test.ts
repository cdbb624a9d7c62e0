import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Returning } from '../../../src/app/club/line/returning.ts';
import type { WireLine } from '../../../src/glasses/wire.ts';

/** A network that is there or not, and the lines that were opened over it. */
class SampleNetwork {
  isThere = true;
  tries = 0;
  readonly lines: WireLine[] = [];
  readonly sent: string[] = [];

  open(): Promise<WireLine | null> {
    this.tries += 1;
    if (!this.isThere) return Promise.resolve(null);
    const line: WireLine = {
      onText: () => undefined,
      onGone: () => undefined,
      send: (text) => this.sent.push(text),
      close: () => undefined,
    };
    this.lines.push(line);
    return Promise.resolve(line);
  }
}

describe('a line that returns', () => {
  let network: SampleNetwork;
  let linked: WireLine[];
  let count: number;
  let returning: Returning;

  beforeEach(() => {
    vi.useFakeTimers();
    network = new SampleNetwork();
    linked = [];
    count = 0;
    returning = new Returning({
      open: () => network.open(),
      linked: (line) => {
        line.onGone = () => (count += 1);
        linked.push(line);
      },
      changed: () => undefined,
      chance: () => 1,
    });
  });
  afterEach(() => {
    returning.stop();
    vi.useRealTimers();
  });
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

  it('is opened again when it is lost, ever more seldom while nothing opens, and at once when it is told', async () => {
    returning.start();
    await pass(0);
    expect(linked).toHaveLength(1);
    network.isThere = false;
    network.lines[0]?.onGone();
    expect(count).toBe(1);
    await pass(60_000);
    const { tries } = network;
    expect(tries).toBeLessThan(12);
    await pass(29_000);
    expect(network.tries - tries).toBeLessThanOrEqual(1);
    network.isThere = true;
    returning.connect();
    await pass(0);
    expect(linked).toHaveLength(2);
  });

  it('tries soon again after a line that was there, however long it took to come', async () => {
    network.isThere = false;
    returning.start();
    await pass(200_000);
    network.isThere = true;
    returning.connect();
    await pass(0);
    network.lines[0]?.onGone();
    await pass(400);
    expect(linked).toHaveLength(2);
  });

  it('gives up a line that is silent, and keeps one that answers its signs of life', async () => {
    returning.start();
    await pass(0);
    for (let beat = 0; beat < 6; beat += 1) {
      await pass(15_000);
      network.lines[0]?.onText('{"say":"pong"}');
    }
    expect([count, linked.length, network.sent.length]).toEqual([0, 1, 6]);
    await pass(41_000);
    expect([count, linked.length]).toEqual([1, 2]);
  });

  it('says that the device is in use where its page is seen and was touched within two minutes, and at no other time', async () => {
    const hears = new Map<string, () => void>();
    const page = { visibilityState: 'visible', addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('window', {
      addEventListener: (type: string, hear: () => void) => hears.set(type, hear),
      removeEventListener: () => undefined,
    });
    vi.stubGlobal('document', page);
    returning.start();
    await pass(0);
    const beat = async (): Promise<boolean> => {
      network.sent.length = 0;
      await pass(15_000);
      network.lines[0]?.onText('{"say":"pong"}');
      return network.sent.some((text) => text.includes('"seen":true'));
    };
    expect(await beat()).toBe(false);
    hears.get('pointerdown')?.();
    expect(await beat()).toBe(true);
    page.visibilityState = 'hidden';
    expect(await beat()).toBe(false);
    page.visibilityState = 'visible';
    for (let beats = 0; beats < 6; beats += 1) await beat();
    expect(await beat()).toBe(false);
    returning.stop();
    vi.unstubAllGlobals();
  });

  it('is opened at once when the page is touched, and stays as it is where there is one', async () => {
    const hears = new Map<string, () => void>();
    vi.stubGlobal('window', {
      addEventListener: (type: string, hear: () => void) => hears.set(type, hear),
      removeEventListener: () => undefined,
    });
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined, removeEventListener: () => undefined });
    network.isThere = false;
    returning.start();
    await pass(40_000);
    network.isThere = true;
    const { tries } = network;
    hears.get('pointerdown')?.();
    await pass(0);
    expect([network.tries - tries, linked.length]).toEqual([1, 1]);
    hears.get('keydown')?.();
    await pass(1000);
    expect([network.tries - tries, linked.length]).toEqual([1, 1]);
    returning.stop();
    vi.unstubAllGlobals();
  });

  it('opens nothing once it is stopped', async () => {
    returning.start();
    await pass(0);
    returning.stop();
    network.lines[0]?.onGone();
    returning.connect();
    await pass(60_000);
    expect(network.tries).toBe(1);
  });
});
