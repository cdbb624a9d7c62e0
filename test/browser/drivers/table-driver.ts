import type { Page } from 'playwright-core';
import { stoneSaid, whichOne, wholeBoard } from '../../../src/words/match/board.ts';
import { kitWords } from '../../../src/words/app/kit.ts';
import type { Finger, Found, GlassPage } from './glass.ts';
import { grip, held } from './held-answers.ts';
import { onGlass, sight, stillness, type Point, type Sight } from '../readers/sight.ts';
import { isBoard, isOnTop } from './under-finger.ts';
import { CalmFinger } from './calm-finger.ts';
import { only } from '../readers/words.ts';

const PATIENCE = 60_000;
/** The answer of a page without the reading functions. */
const BLIND = 'no eyes';
/** Milliseconds between two looks at a screen that may still be changing. */
const BLINK = 30;
/** How often a finger looks for the same card. */
const SLIDES = 5;
/** The depths of moonstones. */
const DEPTHS = [1, 2, 3, 4, 5, 6];

/** The place of the finger when a dragged thing is at a point: behind it, for a reader at this rotation. */
const behind = ({ x, y }: Point, turn: number, lead: number): Point => {
  const { right, down } = { 0: { right: 0, down: 1 }, 90: { right: -1, down: 0 }, 180: { right: 0, down: -1 }, 270: { right: 1, down: 0 } }[
    turn as 0 | 90 | 180 | 270
  ];
  return { x: x + lead * right, y: y + lead * down };
};

/** The actions of one hand at the table: look, tap, hold, slide, drag. It only touches the screen and reads what is on it. */
export class TableDriver {
  private readonly unhurried = new CalmFinger();
  /** `silence`: milliseconds after a touch in which the page is not read, so that only the app is at work. */
  constructor(
    readonly page: GlassPage,
    private readonly finger: Finger,
    private readonly silence = 0,
  ) {}

  /** A finger on a page of Chromium; `stay`: milliseconds for which it stays when it taps. */
  static async at(page: Page, silence = 0, stay = 0): Promise<TableDriver> {
    const cdp = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point): Promise<void> => {
      const touchPoints = point ? [{ x: point.x, y: point.y, radiusX: 8, radiusY: 8, force: 0.5 }] : [];
      await cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    const finger = {
      lead: 56,
      tap: async (point: Point) => {
        if (stay === 0) return page.touchscreen.tap(point.x, point.y);
        await touch('touchStart', point);
        await page.waitForTimeout(stay);
        return touch('touchEnd');
      },
      down: (point: Point) => touch('touchStart', point),
      move: (to: Point) => touch('touchMove', to),
      up: () => touch('touchEnd'),
    };
    return new TableDriver(page, finger, silence);
  }

  /** Calls the reading functions in the page, after adding them to a page that has none. */
  private async eyes(asked: string): Promise<string | null> {
    const line = await this.page.evaluate<string | null>(`'eyes' in window ? (${asked}) : '${BLIND}'`);
    if (line !== BLIND) return line;
    await this.page.evaluate(`void (window.eyes = { sight: ${sight}, stillness: ${stillness}, was: '' })`);
    return this.page.evaluate<string | null>(asked);
  }
  async look(): Promise<Sight> {
    return JSON.parse((await this.eyes('JSON.stringify(eyes.sight())')) ?? '') as Sight; // written by the page
  }
  /** Remembers the state of the screen before a touch. */
  protected async mark(): Promise<void> {
    await this.eyes('(eyes.was = JSON.stringify(eyes.sight()), null)');
  }

  /** Waits until the last touch has changed something, no answer is under way and the screen is still; null when nothing changes. */
  async settled(patience = PATIENCE): Promise<Sight | null> {
    if (this.silence > 0) await this.page.waitForTimeout(this.silence);
    const seen = await this.eyes(`eyes.stillness(eyes, ${patience})`);
    return seen === null ? null : (JSON.parse(seen) as Sight); // written by the page
  }

  /**
   * Replies to a state of the screen, and looks at the result. On a busy machine the question may have been answered already, and the finger misses.
   * A miss on an unchanged screen is a fault.
   */
  async replying(seen: Sight, reply: () => Promise<void>, patience: number): Promise<Sight> {
    try {
      await reply();
    } catch (missed) {
      const now = await this.look();
      if (JSON.stringify(now) === JSON.stringify(seen)) throw missed;
      return now;
    }
    return (await this.settled(patience)) ?? this.look();
  }

  /** The question of a seat. */
  question(seat: number): Found {
    return this.page.locator(`moon-seat-strip[data-seat="${seat}"] section.question`);
  }
  async tap(target: Found): Promise<void> {
    await this.mark();
    await this.touch(target, PATIENCE);
  }
  /** `only`: a condition on the element, which a silent hand checks first; otherwise the touch itself shows it. */
  private async touch(target: Found, timeout: number, only?: (element: Element) => boolean): Promise<void> {
    if (this.silence === 0) {
      await this.unhurried.before(this.page, target.first(), timeout);
      return target.first().tap({ timeout });
    }
    if (only && !(await target.first().evaluate(only))) throw new Error('something lies over it');
    await this.tapSilently(target.first(), timeout);
  }
  /** Taps after reading everything in advance, long enough before the touch. */
  private async tapSilently(target: Found, timeout: number): Promise<void> {
    await target.waitFor({ state: 'visible', timeout });
    await target.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    const box = await target.boundingBox();
    if (!box || !(await target.isEnabled())) throw new Error('what is to be touched cannot be touched');
    await this.page.waitForTimeout(this.silence / 3);
    await this.finger.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await this.page.waitForTimeout(this.silence / 3);
  }
  press(seat: number, name: string | RegExp): Promise<void> {
    return this.tap(this.question(seat).getByRole('button', { name }));
  }
  pressId(seat: number, id: string): Promise<void> {
    return this.tap(this.question(seat).locator(`button[data-id="${id}"]`));
  }
  /** Takes the tablet that was handed over. */
  uncover(): Promise<void> {
    return this.tap(this.page.locator('moon-cover').getByRole('button'));
  }

  /** Confirms the result of a bluff. */
  goOn(): Promise<void> {
    return this.tap(this.page.locator('.stage .after').getByRole('button'));
  }

  /** Whether a touch at a point meets the board, and nothing above it. */
  isOpen(point: Point): Promise<boolean> {
    return this.page.evaluate(isBoard, point);
  }
  /** Taps a place of the board; shows the whole board first where the place is out of view. False when something covers it. */
  async tapBoard(point: Point): Promise<boolean> {
    await this.closeSheet();
    if (!(await this.isOpen(onGlass(await this.look(), point)))) {
      const whole = this.page.getByRole('button', { name: wholeBoard() });
      // a question may cover it, too
      if (
        !(await this.touch(whole, 4000, isOnTop).then(
          () => true,
          () => false,
        ))
      )
        return false;
      await this.still();
    }
    const on = onGlass(await this.look(), point);
    if (!(await this.isOpen(on))) return false;
    await this.mark();
    await this.page.waitForTimeout(this.silence / 3);
    await this.finger.tap(on);
    return true;
  }
  /** Waits until nothing on the board moves. */
  private async still(): Promise<void> {
    let last = '';
    for (let looks = 0; looks < 60; looks += 1) {
      const now = JSON.stringify((await this.look()).matrix);
      if (now === last) return;
      last = now;
      await this.page.waitForTimeout(BLINK);
    }
  }

  private async slide(from: Point, to: Point, steps = 8): Promise<void> {
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      await this.finger.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    // a finger rests before it is lifted; a flick would swallow the next tap
    await this.page.waitForTimeout(60);
    await this.finger.move({ x: to.x + 0.5, y: to.y });
    await this.page.waitForTimeout(60);
    await this.finger.move(to);
  }
  /** Drags something to `to`, for a reader at this rotation. */
  async drag(from: Point, to: Point, turn = 0): Promise<void> {
    await this.mark();
    await this.finger.down(from);
    await this.slide(from, behind(to, turn, this.finger.lead));
    await this.finger.up();
  }

  /** Rests a finger on a place while something is checked. */
  async rest(point: Point, while_: () => Promise<void>): Promise<void> {
    await this.finger.down(point);
    await while_();
    await this.finger.up();
  }

  /**
   * Holds a seat's tray, chooses an answer in it, slides there and lifts the finger.
   * `choose` gets the ids and words of the answers in the tray; null lifts the finger over nothing.
   */
  async fromTray(seat: number, choose: (held: { id: string; words: string }[]) => string | null): Promise<string | null> {
    const tray = this.question(seat).locator('moon-peek');
    await tray.locator('.lies, div.tray > button').first().waitFor({ timeout: PATIENCE });
    if (await tray.locator('.lies').first().isVisible()) return this.fromOpenHand(tray, choose);
    const box = await tray.locator('div.tray > button').boundingBox();
    if (!box) throw new Error(`seat ${seat} has no tray`);
    const handle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await this.mark();
    if (this.silence === 0) await this.unhurried.before(this.page, tray.locator('div.tray > button'), PATIENCE);
    const opened = tray.locator('.secret .answers, .secret [data-id]').first();
    // A tray that did not react, because the last question was for another seat, is pressed again, as a person would do.
    for (let presses = 0; presses < 3 && !(await opened.isVisible()); presses += 1) {
      if (presses > 0) {
        await this.finger.up();
        await this.page.waitForTimeout(700);
      }
      await this.finger.down(handle);
      await this.page.waitForTimeout(Math.max(this.silence / 3, 100));
      await opened.waitFor({ timeout: presses < 2 ? 2000 : PATIENCE }).catch((error: unknown) => {
        if (presses === 2) throw error;
      });
    }
    const answers = tray.locator('.secret [data-id]');
    const all = await answers.evaluateAll(held);
    const id = choose(all.filter(({ seen }) => seen));
    if (id !== null) {
      const marked = () => answers.evaluateAll((all) => all.find((element) => element.hasAttribute('data-under'))?.getAttribute('data-id'));
      const answer = answers.nth(all.findIndex((candidate) => candidate.id === id));
      let from = handle;
      // a finger that was delayed on the way looks for the answer again before it is lifted
      for (let tries = 0; tries < SLIDES; tries += 1) {
        from = await this.slideOnto(answer, from);
        if (this.silence > 0 || (await marked()) === id) break;
      }
    }
    await this.finger.up();
    await this.page.waitForTimeout(this.silence / 3);
    await tray.locator('div.tray.open').waitFor({ state: 'detached', timeout: PATIENCE });
    return id;
  }
  /** Touches a card of a hand that is shown openly because no other player can see it. */
  private async fromOpenHand(tray: Found, choose: (held: { id: string; words: string }[]) => string | null): Promise<string | null> {
    const answers = tray.locator('.lies [data-id]');
    await answers.first().waitFor({ timeout: PATIENCE });
    const id = choose(await answers.evaluateAll(held));
    if (id !== null) await this.tap(tray.locator(`.lies [data-id="${id}"]`).first());
    return id;
  }
  private async slideOnto(answer: Found, from: Point): Promise<Point> {
    const box = await answer.boundingBox();
    if (!box) throw new Error('what is to be picked cannot be reached');
    const end = grip(box, await answer.evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--turn')) || 0));
    await this.slide(from, end, 5);
    return end;
  }

  /** Taps a model on the board; where several things are close together, chooses it in the fan. False when something covers it. */
  async tapModel(id: string, name: string): Promise<boolean> {
    const model = (await this.look()).models.find((model) => model.id === id);
    if (!model) throw new Error(`${id} is not on the board`);
    if (!(await this.tapBoard(model.at))) return false;
    await this.fan(name);
    return true;
  }
  async tapStone(id: string): Promise<void> {
    const stone = (await this.look()).stones.find((stone) => stone.id === id);
    if (!stone) throw new Error(`${id} is not on the board`);
    await this.tapBoard(stone.at);
    await this.fan(only(...DEPTHS.map(stoneSaid)));
  }
  /** Closes the card that a touch on a model has opened. */
  async closeSheet(): Promise<boolean> {
    const close = this.page.locator('moon-model-sheet').getByRole('button', { name: kitWords.close });
    if (!(await close.first().isVisible())) return false;
    await this.touch(close, PATIENCE);
    return true;
  }
  private async fan(name: string | RegExp): Promise<void> {
    const fan = this.page.getByRole('group', { name: whichOne() });
    await this.page.waitForTimeout(40);
    if (await fan.isVisible()) await this.tap(fan.getByRole('button', { name }));
  }
}
