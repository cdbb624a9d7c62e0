import type { Found, GlassPage } from './glass.ts';

/** Milliseconds and pixels within which two touches count as a double touch, with a margin. */
const TWICE = 600;
const NEAR = 40;

/** A finger no quicker than a person's: it waits before it touches the same place again, because the app would take two touches for one. */
export class CalmFinger {
  private touched = { at: 0, x: 0, y: 0 };

  /** Waits until something is visible and may be touched, and counts it as touched. */
  async before(
    page: Pick<GlassPage, 'waitForTimeout'>,
    subject: Pick<Found, 'waitFor' | 'boundingBox' | 'evaluate'>,
    timeout?: number,
  ): Promise<void> {
    const { at, x, y } = this.touched;
    await subject.waitFor({ state: 'visible', ...(timeout === undefined ? {} : { timeout }) });
    await subject.evaluate((element) => element.scrollIntoView({ block: 'nearest' })); // where it will be touched
    const box = (await subject.boundingBox()) ?? { x, y, width: 0, height: 0 };
    const here = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const left = TWICE - (Date.now() - at);
    if (left > 0 && Math.hypot(here.x - x, here.y - y) < NEAR) await page.waitForTimeout(left);
    this.touched = { at: Date.now(), ...here };
  }
}
