import type { Finger, Found, GlassPage } from '../browser/drivers/glass.ts';
import type { Point } from '../browser/readers/sight.ts';
import { find, met, type Met, type Step } from './find.ts';
import type { Driven } from './web-driver.ts';

const PATIENCE = 20_000;
const BLINK = 30;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** A driven browser's page, as the driver of the Chromium tests wants it. */
export class DrivenPage implements GlassPage {
  readonly finger: Finger;

  constructor(readonly driven: Driven) {
    const move = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
    const [down, up] = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    this.finger = {
      lead: driven.pointer === 'touch' ? 56 : 0,
      tap: (point) => driven.act([move(point), down, up]),
      down: (point) => driven.act([move(point), down]),
      move: (to) => driven.act([move(to)]),
      up: () => driven.act([up]),
    };
  }

  async evaluate<R, A>(read: string | ((given: A) => R | Promise<R>), given?: A): Promise<R> {
    const script = typeof read === 'string' ? `return (${read});` : `return (${read.toString()})(${JSON.stringify(given) ?? ''});`;
    return (await this.driven.run(script)) as R; // what the function returned, as JSON
  }
  waitForTimeout(milliseconds: number): Promise<void> {
    return pause(milliseconds);
  }
  locator(selector: string): Found {
    return new DrivenFound(this, [{ css: selector }]);
  }
  getByRole(role: string, options: { name?: string | RegExp; exact?: boolean } = {}): Found {
    return new DrivenFound(this, []).getByRole(role, options);
  }
}

class DrivenFound implements Found {
  constructor(
    private readonly page: DrivenPage,
    private readonly steps: readonly Step[],
  ) {}

  private step(step: Step): DrivenFound {
    return new DrivenFound(this.page, [...this.steps, step]);
  }
  private async all<R>(read: string): Promise<R> {
    return (await this.page.driven.run(`const all = (${find})(${JSON.stringify(this.steps)}); return (${read})(all);`)) as R; // as JSON
  }
  private async until<T>(label: string, look: () => Promise<T | null>, timeout = PATIENCE): Promise<T> {
    for (const end = performance.now() + timeout; ;) {
      const seen = await look();
      if (seen !== null) return seen;
      if (performance.now() > end) throw new Error(`${JSON.stringify(this.steps)}: not ${label} in ${timeout} ms`);
      await pause(BLINK);
    }
  }

  first(): Found {
    return this.nth(0);
  }
  nth(nth: number): Found {
    return this.step({ nth });
  }
  locator(css: string): Found {
    return this.step({ css });
  }
  getByRole(role: string, { name, exact = false }: { name?: string | RegExp; exact?: boolean } = {}): Found {
    const wanted = name instanceof RegExp ? { pattern: name.source, flags: name.flags } : name;
    return this.step({ role, exact, ...(wanted === undefined ? {} : { name: wanted }) });
  }
  async tap({ timeout }: { timeout?: number } = {}): Promise<void> {
    await this.page.finger.tap(await this.until('to be met', () => this.all<Met | null>(`([one]) => (${met})(one)`), timeout));
  }
  count(): Promise<number> {
    return this.all('(all) => all.length');
  }
  isVisible(): Promise<boolean> {
    return this.all("([one]) => one !== undefined && one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible'");
  }
  isEnabled(): Promise<boolean> {
    return this.all("([one]) => one !== undefined && !one.hasAttribute('disabled') && one.getAttribute('aria-disabled') !== 'true'");
  }
  getAttribute(name: string): Promise<string | null> {
    return this.all(`([one]) => one?.getAttribute(${JSON.stringify(name)}) ?? null`);
  }
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null> {
    return this.until('drawn', () =>
      this.all(
        '([one]) => { const b = one?.getBoundingClientRect(); return b ? { x: b.x, y: b.y, width: b.width, height: b.height } : null; }',
      ),
    );
  }
  async waitFor({
    state = 'visible',
    timeout,
  }: { state?: 'attached' | 'detached' | 'visible' | 'hidden'; timeout?: number } = {}): Promise<void> {
    const wanted = state === 'attached' || state === 'visible';
    const look = async () => (state === 'attached' || state === 'detached' ? (await this.count()) > 0 : await this.isVisible());
    await this.until(state, async () => ((await look()) === wanted ? true : null), timeout);
  }
  evaluate<R>(read: (element: HTMLElement) => R): Promise<R> {
    // A function that gives nothing back has been called all the same: its answer is told from an element that is not there.
    return this.until('there', () =>
      this.all<{ answer: R } | null>(`([element]) => element === undefined ? null : { answer: (${read.toString()})(element) ?? null }`),
    ).then(({ answer }) => answer);
  }
  evaluateAll<R>(read: (elements: HTMLElement[]) => R): Promise<R> {
    return this.all(read.toString());
  }
}
