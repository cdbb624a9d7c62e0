import type { Point } from '../readers/sight.ts';

/** Something on the screen, looked up again at every use; selectors and roles see through shadow roots. */
export interface Found {
  first(): Found;
  nth(index: number): Found;
  locator(selector: string): Found;
  getByRole(role: 'button' | 'group' | 'link', options?: { name?: string | RegExp; exact?: boolean }): Found;
  tap(options?: { timeout?: number }): Promise<void>;
  count(): Promise<number>;
  isVisible(): Promise<boolean>;
  isEnabled(): Promise<boolean>;
  getAttribute(name: string): Promise<string | null>;
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;
  waitFor(options?: { state?: 'attached' | 'detached' | 'visible' | 'hidden'; timeout?: number }): Promise<void>;
  evaluate<R>(read: (element: HTMLElement) => R): Promise<R>;
  evaluateAll<R>(read: (elements: HTMLElement[]) => R): Promise<R>;
}

/** The parts of a page that a player needs; Playwright's pages have them, and those of the other engines behind WebDriver. */
export interface GlassPage extends Pick<Found, 'locator' | 'getByRole'> {
  /** Runs in the page: a function that has everything it needs inside, or an expression. */
  evaluate<R>(read: string | (() => R | Promise<R>)): Promise<R>;
  evaluate<R, A>(read: (given: A) => R | Promise<R>, given: A): Promise<R>;
  waitForTimeout(milliseconds: number): Promise<void>;
}

/** Touches the screen. */
export interface Finger {
  /** CSS pixels by which a dragged thing is ahead of the finger, so that the finger does not hide it; 0 for a mouse. */
  readonly lead: number;
  tap(point: Point): Promise<void>;
  down(point: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}
