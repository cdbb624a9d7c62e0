import type { Found, GlassPage } from './glass.ts';

/** Two touches at one place, in milliseconds and pixels, that are a double touch, with some to spare. */
const TWICE = 600;
const NEAR = 40;

/** A finger no quicker than a person's: it touches nothing that has come to lie where it touched just now, for the app takes the two for one. */
export class CalmFinger {
  private touched = { at: 0, x: 0, y: 0 };

  /** Waits until something can be seen and may be touched, and takes it for touched. */
  async before(
    page: Pick<GlassPage, 'waitForTimeout'>,
    subject: Pick<Found, 'waitFor' | 'boundingBox' | 'evaluate'>,
    timeout?: number,
  ): Promise<void> {
    const { at, x, y } = this.touched;
    await subject.waitFor({ state: 'visible', ...(timeout === undefined ? {} : { timeout }) });
    await subject.evaluate((element) => element.scrollIntoView({ block: 'nearest' })); // where it is touched
    const box = (await subject.boundingBox()) ?? { x, y, width: 0, height: 0 };
    const here = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const left = TWICE - (Date.now() - at);
    if (left > 0 && Math.hypot(here.x - x, here.y - y) < NEAR) await page.waitForTimeout(left);
    this.touched = { at: Date.now(), ...here };
  }
}
