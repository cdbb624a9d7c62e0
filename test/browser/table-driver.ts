import type { CDPSession, Locator, Page } from 'playwright-core';
import { onGlass, sight, type Point, type Sight } from './sight.ts';

/** How far a dragged thing keeps ahead of the finger that hides it (CSS pixels). */
const LEAD = 56;
const PATIENCE = 4000;

/** What one hand can do at the table: look, tap, hold, slide, drag. It touches the glass and reads what stands on it, nothing else. */
export class TableDriver {
  private constructor(
    readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  static async at(page: Page): Promise<TableDriver> {
    return new TableDriver(page, await page.context().newCDPSession(page));
  }

  look(): Promise<Sight> {
    return this.page.evaluate(sight);
  }

  /** Waits until the glass shows something else than before, and stands still; false when it never does. */
  async changed(before: Sight, patience = PATIENCE): Promise<boolean> {
    const was = JSON.stringify(before);
    let last = was;
    for (const end = Date.now() + patience; Date.now() < end;) {
      const now = JSON.stringify(await this.look());
      if (now !== was && now === last) return true;
      last = now;
      await this.page.waitForTimeout(40);
    }
    return false;
  }

  /** The question of a seat. */
  question(seat: number): Locator {
    return this.page.locator(`moon-seat-strip[data-seat="${seat}"] section.question`);
  }
  async press(seat: number, name: string | RegExp): Promise<void> {
    const button = this.question(seat).getByRole('button', { name });
    await button.first().tap({ timeout: PATIENCE });
  }
  async pressId(seat: number, id: string): Promise<void> {
    await this.question(seat).locator(`button[data-id="${id}"]`).first().tap({ timeout: PATIENCE });
  }

  async tapAt({ x, y }: Point): Promise<void> {
    await this.page.touchscreen.tap(x, y);
  }
  /** Whether a finger that comes down there meets the board and nothing that lies over it. */
  isOpen(at: Point): Promise<boolean> {
    return this.page.evaluate(({ x, y }) => {
      let under = document.elementFromPoint(x, y);
      while (under?.shadowRoot) {
        const deeper: Element | null = under.shadowRoot.elementFromPoint(x, y);
        if (!deeper || deeper === under) break;
        under = deeper;
      }
      return under?.closest('.surface') !== null && under?.closest('.surface') !== undefined && under?.closest('button') === null;
    }, at);
  }
  /** Taps a place of the board; shows the whole board first where the place is out of sight. False when something lies over it. */
  async tapBoard(at: Point): Promise<boolean> {
    await this.closeSheet();
    if (!(await this.isOpen(onGlass(await this.look(), at)))) {
      await this.page.getByRole('button', { name: 'The whole board' }).tap();
      await this.page.waitForTimeout(350);
    }
    const on = onGlass(await this.look(), at);
    if (!(await this.isOpen(on))) return false;
    await this.tapAt(on);
    return true;
  }

  private async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> {
    const touchPoints = at ? [{ x: at.x, y: at.y, radiusX: 8, radiusY: 8, force: 0.5 }] : [];
    await this.cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  async slide(from: Point, to: Point, steps = 8): Promise<void> {
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      await this.touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    // a finger comes to rest before it is lifted; a flick would swallow the next tap
    await this.page.waitForTimeout(60);
    await this.touch('touchMove', { x: to.x + 0.5, y: to.y });
    await this.page.waitForTimeout(60);
    await this.touch('touchMove', to);
  }
  /** Drags something so that it comes to lie at `to`, for a reader whose up is the glass's up. */
  async drag(from: Point, to: Point): Promise<void> {
    await this.touch('touchStart', from);
    await this.slide(from, { x: to.x, y: to.y + LEAD });
    await this.touch('touchEnd');
  }

  /** A finger that rests on a place for so long. */
  async rest(at: Point, time: number, while_: () => Promise<void> = async () => undefined): Promise<void> {
    await this.touch('touchStart', at);
    await this.page.waitForTimeout(time);
    await while_();
    await this.touch('touchEnd');
  }

  /**
   * Holds a seat's tray, chooses among what it shows, slides there and lets go.
   * `choose` gets the ids and words of the answers in the tray; null lets go over nothing.
   */
  async fromTray(seat: number, choose: (held: { id: string; words: string }[]) => string | null): Promise<string | null> {
    const tray = this.question(seat).locator('moon-peek');
    await tray.locator('button').last().scrollIntoViewIfNeeded();
    const box = await tray.locator('div.tray > button').boundingBox();
    if (!box) throw new Error(`seat ${seat} has no tray`);
    const handle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await this.touch('touchStart', handle);
    const answers = tray.locator('.secret [data-id]');
    await answers.first().waitFor({ timeout: PATIENCE });
    const held = await answers.evaluateAll((all) =>
      all.map((one) => ({ id: one.getAttribute('data-id') ?? '', words: one.getAttribute('aria-label') ?? one.textContent.trim() })),
    );
    const id = choose(held);
    if (id === null) {
      await this.touch('touchEnd');
      return null;
    }
    const at = await answers.nth(held.findIndex((one) => one.id === id)).boundingBox();
    if (!at) throw new Error(`${id} cannot be reached`);
    // the visible part of a card that slides under its neighbour is its near side
    // and in a narrow column its upper part may lie beyond the edge of the question
    const seen = await this.question(seat).boundingBox();
    const top = Math.max(at.y, seen?.y ?? 0);
    const end = { x: at.x + Math.min(at.width / 2, 22), y: (top + at.y + at.height) / 2 };
    await this.slide(handle, end, 5);
    await this.touch('touchEnd');
    return id;
  }

  /** Taps what lies at a place of the board; where several things are close together the fan asks which. */
  async tapModel(id: string, name: string): Promise<void> {
    const model = (await this.look()).models.find((one) => one.id === id);
    if (!model) throw new Error(`${id} is not on the board`);
    await this.tapBoard(model.at);
    await this.fan(name);
  }
  async tapStone(id: string): Promise<void> {
    const stone = (await this.look()).stones.find((one) => one.id === id);
    if (!stone) throw new Error(`${id} is not on the board`);
    await this.tapBoard(stone.at);
    await this.fan(/^Moonstone/);
  }
  /** A finger that met a model opened its card: puts it away. */
  async closeSheet(): Promise<boolean> {
    await this.page.waitForTimeout(60);
    const close = this.page.locator('moon-model-sheet').getByRole('button', { name: 'Close' });
    if (!(await close.first().isVisible())) return false;
    await close.first().tap();
    return true;
  }
  private async fan(name: string | RegExp): Promise<void> {
    const fan = this.page.getByRole('group', { name: 'Which one?' });
    await this.page.waitForTimeout(40);
    if (await fan.isVisible()) await fan.getByRole('button', { name }).first().tap();
  }
}
