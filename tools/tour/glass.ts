import type { Page } from 'playwright-core';
import type { MatchRecord } from '../../src/record/match-record.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';

/** The ways in which people sit at the screen. */
export const SEATINGS = ['hot-seat', 'flat', 'computer'] as const;
export type TourSeating = (typeof SEATINGS)[number];

/** Writes rows into the database, which a page of the app has opened before. */
export async function keep(page: Page, rows: Record<string, object[]>): Promise<void> {
  await page.evaluate(async (given) => {
    const opening = indexedDB.open('moonrise');
    const database = await new Promise<IDBDatabase>((done, fail) => {
      opening.addEventListener('success', () => done(opening.result));
      opening.addEventListener('error', () => fail(opening.error ?? new Error('no database')));
    });
    const transaction = database.transaction(Object.keys(given), 'readwrite');
    for (const [store, values] of Object.entries(given)) for (const value of values) transaction.objectStore(store).put(value);
    await new Promise<void>((done, fail) => {
      transaction.addEventListener('complete', () => done());
      transaction.addEventListener('abort', () => fail(transaction.error ?? new Error('nothing was kept')));
    });
    database.close();
  }, rows);
}

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan'];

/** The rows of a match; where one person plays alone, a computer has every seat but `person`. */
export function matchRows(id: string, record: MatchRecord, seating: TourSeating, person: number): Record<string, object[]> {
  const { entries, checkpoints: _checkpoints, ...head } = record;
  const seats = record.setup.seats.length;
  const alone = seating === 'computer';
  const computers = Array.from({ length: seats }, (_, seat) => (alone && seat !== person ? { level: 'gentle', seed: `${seat}` } : null));
  const names = computers.map((computer, seat) => (computer ? '' : (PEOPLE[seat] ?? '')));
  const levels = computers.map((computer) => computer?.level ?? null);
  const meta = { id, title: '', names, levels, startedAt: 1, changedAt: 2, finished: false, turn: 1, deleted: null };
  return {
    matches: [{ ...meta, ...(alone ? { computers } : {}) }],
    heads: [{ matchId: id, head }],
    entries: entries.map((entry, index) => ({ matchId: id, at: index, ...entry })),
  };
}

/** The light follows the device. */
export const LIGHT = { key: 'theme', value: 'auto' };

/** The settings of a seating. */
export const settingRows = (seating: TourSeating): object[] =>
  Object.entries({
    [LIGHT.key]: LIGHT.value,
    seating: { 'hot-seat': 'pass', flat: 'flat', computer: 'auto' }[seating],
    sound: false,
    language: 'en',
  }).map(([key, value]) => ({ key, value }));

/** Runs in the page before anything else: lets animations of elements with a selector be stopped. */
export function catching(): void {
  const shown: Animation[] = [];
  const caught = { selector: '', share: 0, done: false };
  Object.assign(window, { caught });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    shown.push(animation);
    if (caught.selector === '' || caught.done || !this.matches(caught.selector)) return animation;
    caught.done = true;
    const { delay = 0, duration = 0 } = animation.effect?.getComputedTiming() ?? {};
    const moment = delay + Number(duration) * caught.share;
    // the other animations of the same frame begin in the same task
    queueMicrotask(() => {
      for (const running of shown) {
        if (running.playState !== 'running' && !running.pending) continue;
        running.pause();
        running.currentTime = moment;
      }
    });
    return animation;
  };
}

/** Runs in the page: prevents timers of a second or more, so that passing messages stay. */
export function standing(): void {
  const setTimer = window.setTimeout.bind(window);
  window.setTimeout = ((task: TimerHandler, time = 0) => (time >= 1000 ? 0 : setTimer(task, time))) as typeof window.setTimeout; // the signature of the page's function
}

/** Decides at the table of the shown match. */
export async function decideOn(page: Page, decision: Decision): Promise<void> {
  const refused = await page.evaluate(
    async (given) => {
      const within = (root: ParentNode): Element | null => {
        for (const element of root.querySelectorAll('*')) {
          if (element.localName === 'moon-match-screen') return element;
          const inner = element.shadowRoot && within(element.shadowRoot);
          if (inner) return inner;
        }
        return null;
      };
      interface Deciding {
        table: { decide: (decision: unknown) => Promise<{ code: string } | null> };
      }
      const screen = within(document) as unknown as Deciding | null; // the element of the app
      return screen ? ((await screen.table.decide(given))?.code ?? null) : 'no match is shown';
    },
    decision as unknown as object,
  );
  if (refused !== null) throw new Error(`${JSON.stringify(decision)}: ${refused}`);
}

/** Removes a cover, if there is one. */
export async function uncover(page: Page): Promise<void> {
  const button = page.locator('moon-cover dialog[open] > moon-button').first();
  for (let times = 0; times < 3 && (await button.isVisible().catch(() => false)); times += 1) {
    await button.tap();
    await page.waitForTimeout(400);
  }
}

/** Closes the message that no service worker stores the app: a tour blocks the worker. */
export async function closeNews(page: Page): Promise<void> {
  const close = page.locator('moon-toast[data-line="tethered"] button').first();
  if (await close.isVisible().catch(() => false)) await close.tap();
}
