import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettingsStore } from '../../src/storage/stores/settings-store.ts';
import { Device } from './memory.ts';

// Two windows of one device, each of which knows what it has read: what one puts in or takes out, the other does not undo.

const LESSONS = ['stones', 'cover', 'winning'];
const BESIDE = ['dice', 'bare', 'turn-clock'] as const;

/** A window, and what it shows. */
class Window {
  shown = {
    lessons: [] as string[],
    beside: [] as (typeof BESIDE)[number][],
    trainers: {} as Record<string, { step: number; round: number; won: number; best: number[] }>,
  };
  constructor(readonly settings: SettingsStore) {}
  async read(): Promise<void> {
    this.#see(await this.settings.get());
  }
  #see({ lessons, beside, trainers }: Window['shown']): void {
    this.shown = { lessons, beside, trainers };
  }
  async learn(lesson: string): Promise<void> {
    if (!this.shown.lessons.includes(lesson)) this.#see(await this.settings.change({ lessons: [...this.shown.lessons, lesson] }));
  }
  async train(trainer: string, step: number, won: number): Promise<void> {
    const best = [...(this.shown.trainers[trainer]?.best ?? [])];
    best[step] = Math.max(best[step] ?? 0, won);
    const training = { step, round: 0, won, best: Array.from(best, (count) => count ?? 0) };
    this.#see(await this.settings.change({ trainers: { ...this.shown.trainers, [trainer]: training } }));
  }
  async lay(thing: (typeof BESIDE)[number], on: boolean): Promise<void> {
    const others = this.shown.beside.filter((text) => text !== thing);
    this.#see(await this.settings.change({ beside: on ? [...others, thing] : others }));
  }
}

const deed = fc.oneof(
  fc.record({ does: fc.constant('learn' as const), in: fc.nat(1), what: fc.constantFrom(...LESSONS) }),
  fc.record({
    does: fc.constant('train' as const),
    in: fc.nat(1),
    what: fc.constantFrom('melee', 'arcane'),
    step: fc.nat(2),
    won: fc.nat(5),
  }),
  fc.record({ does: fc.constant('lay' as const), in: fc.nat(1), what: fc.constantFrom(...BESIDE), on: fc.boolean() }),
  fc.record({ does: fc.constant('read' as const), in: fc.nat(1) }),
);

describe('two windows', () => {
  it('nothing that one has put in is lost by what the other writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 14 }), async (deeds) => {
        const device = new Device();
        const windows = [new Window(device.open().settings), new Window(device.open().settings)];
        const [learnt, best, laid] = [new Set<string>(), new Map<string, number>(), new Set<string>()];
        for (const deed of deeds) {
          const window = windows[deed.in];
          if (!window) throw new Error('no window');
          switch (deed.does) {
            case 'read':
              await window.read();
              break;
            case 'learn':
              await window.learn(deed.what);
              learnt.add(deed.what);
              break;
            case 'train':
              await window.train(deed.what, deed.step, deed.won);
              best.set(`${deed.what} ${deed.step}`, Math.max(best.get(`${deed.what} ${deed.step}`) ?? 0, deed.won));
              break;
            case 'lay':
              // who switches sees how it stands: a switch that is on already is not switched on
              if (window.shown.beside.includes(deed.what) === deed.on) break;
              await window.lay(deed.what, deed.on);
              if (deed.on) laid.add(deed.what);
              else laid.delete(deed.what);
              break;
          }
        }
        const settings = await device.open().settings.get();
        expect(new Set(settings.lessons)).toEqual(learnt);
        expect(new Set(settings.beside)).toEqual(laid);
        for (const [key, won] of best) {
          const [trainer = '', step = ''] = key.split(' ');
          expect(settings.trainers[trainer]?.best[Number(step)] ?? 0, key).toBe(won);
        }
      }),
      { numRuns: 60 },
    );
  });
});
