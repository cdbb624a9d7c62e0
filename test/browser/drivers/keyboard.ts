import type { Page } from 'playwright-core';
import { stoneSaid } from '../../../src/words/match/board.ts';
import { kitWords } from '../../../src/words/app/kit.ts';
import type { Found } from './glass.ts';
import { nameOf } from './players/ground.ts';
import { onGlass, type Point, type SeenPiece, type Sight } from '../readers/sight.ts';
import { TableDriver } from './table-driver.ts';
import { begins } from '../readers/words.ts';

const PATIENCE = 60_000;
/** After so many presses of Tab the search ends. */
const MOST_TABS = 120;
const DEPTHS = [1, 2, 3, 4, 5, 6];

interface Focused {
  /** Whether nothing has the focus. */
  lost: boolean;
  words: string;
  /** Whether a place is being planned on the board. */
  planning: boolean;
}

/** The focused element, through every shadow root. Runs in the page: everything it needs is inside. */
function focusNow(): Focused {
  let element = document.activeElement;
  const lost = element === null || element === document.body;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const root = element?.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : null;
  const label = element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '';
  const words = label === '' ? (host?.getAttribute('label') ?? host?.textContent.trim() ?? '') : label;
  return { lost, words: words.replaceAll(/\s+/g, ' '), planning: element?.getAttribute('role') === 'application' };
}

/** Whether an element comes before the focused one, in the order of the page. Runs in the page: everything it needs is inside. */
function liesBack(to: HTMLElement): boolean {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const up = (candidate: Element | null): Element[] => {
    const way: Element[] = [];
    for (let up = candidate; up; up = up.assignedSlot ?? up.parentElement ?? (up.getRootNode() as ShadowRoot).host) way.unshift(up);
    return way;
  };
  const [there, here] = [up(to), up(element)];
  const fork = there.findIndex((candidate, depth) => candidate !== here[depth]);
  // it contains the focused element
  if (fork < 0) return here.length > there.length;
  const [a, b] = [there[fork], here[fork]];
  return a !== undefined && b !== undefined && (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

const BOARD = 'the board';
const nobody = (): Promise<never> => Promise.reject(new Error('nobody touches the glass here'));

/** The way to an answer: its target, and the number of pressed keys. */
interface Walk {
  to: string;
  keys: number;
}

/** A player with only a keyboard: Tab, the arrows, Enter, Escape. This player reads the screen and never touches it. */
export class Keys extends TableDriver {
  /** The number of keys pressed so far. */
  pressed = 0;
  readonly walks: Walk[] = [];
  /** A further check whenever the screen has settled. */
  seen: ((now: Sight) => Promise<void>) | null = null;

  constructor(private readonly window: Page) {
    super(window, { lead: 0, tap: nobody, down: nobody, move: nobody, up: nobody });
  }

  /** Resets the counts. */
  begin(): void {
    this.pressed = 0;
    this.walks.length = 0;
  }
  focused(): Promise<Focused> {
    return this.window.evaluate(focusNow);
  }
  async key(key: string): Promise<void> {
    this.pressed += 1;
    await this.window.keyboard.press(key);
  }
  /** Presses Tab until an element with these words has the focus. */
  async to(words: RegExp): Promise<void> {
    await this.walk(`${words}`, async () => words.test((await this.focused()).words));
  }
  private async walk(to: string, there: () => Promise<boolean>, back = false): Promise<void> {
    const met: string[] = [];
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await there()) {
        this.walks.push({ to, keys: tabs });
        return;
      }
      met.push((await this.focused()).words);
      await this.key(back ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`${to} has no focus among ${met.slice(0, 40).join(' | ')}`);
  }
  /** Moves the focus to a visible element, by the shorter way. */
  private async goTo(words: string, target: Found): Promise<void> {
    if (words !== BOARD && (await this.onBoard())) await this.key('F6');
    await this.walk(words, () => target.evaluate((element) => element.matches(':focus')), await target.evaluate(liesBack));
  }
  private onBoard(): Promise<boolean> {
    return this.page.locator('moon-board').evaluate((element) => element.matches(':focus-within'));
  }
  /** Chooses something by its words. */
  async choose(words: RegExp): Promise<Sight> {
    await this.to(words);
    await this.enter();
    return (await this.settled(3000)) ?? (await this.look());
  }
  private async enter(): Promise<void> {
    await this.mark();
    await this.key('Enter');
  }

  override async settled(patience = PATIENCE): Promise<Sight | null> {
    const seen = await super.settled(patience);
    const now = seen ?? (await this.look());
    await this.somewhere(now);
    await this.seen?.(now);
    return seen;
  }
  /** Checks that something has the focus while a player is asked. */
  private async somewhere(seen: Sight): Promise<void> {
    if (seen.questions.length > 0 && seen.over === null)
      await this.window.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body, null, {
        timeout: 3000,
      });
  }

  override async tap(target: Found): Promise<void> {
    const anotherTarget = target.first();
    await anotherTarget.waitFor({ timeout: PATIENCE });
    const words = await anotherTarget.evaluate((element) => {
      const host = (element.getRootNode() as ShadowRoot).host as Element | undefined;
      return element.getAttribute('aria-label') ?? (element.textContent.trim() || (host?.textContent.trim() ?? '')).replaceAll(/\s+/g, ' ');
    });
    await this.goTo(words, anotherTarget);
    await this.enter();
  }

  /** Plans a place with the arrows; false when no place is asked for. */
  override async tapBoard(point: Point): Promise<boolean> {
    const board = this.page.locator('moon-board .surface[role="application"]');
    if ((await board.count()) === 0) return false;
    if (!(await this.onBoard())) await this.key('F6');
    await this.goTo(BOARD, board);
    const seen = await this.look();
    const from = await this.page.locator('moon-board').evaluate((element) => {
      const box = element.shadowRoot?.querySelector('.carried .ghost')?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    });
    const here = from ?? seen.models.find(({ selected }) => selected)?.on ?? { x: 0, y: 0 };
    const there = onGlass(seen, point);
    const origin = onGlass(seen, { x: 0, y: 0 });
    const side = onGlass(seen, { x: 254, y: 0 });
    const inch = Math.hypot(side.x - origin.x, side.y - origin.y);
    await this.nudge(Math.round(((there.x - here.x) / inch) * 10), ['ArrowLeft', 'ArrowRight']);
    await this.nudge(Math.round(((there.y - here.y) / inch) * 10), ['ArrowUp', 'ArrowDown']);
    await this.enter();
    return true;
  }
  private async nudge(tenths: number, [back, on]: [string, string]): Promise<void> {
    const way = tenths < 0 ? back : on;
    for (let left = Math.abs(tenths); left > 0; left -= left >= 10 ? 10 : 1) await this.key(left >= 10 ? `Shift+${way}` : way);
  }
  override async drag(_from: Point, to: Point): Promise<void> {
    const { matrix } = await this.look();
    if (!matrix) throw new Error('no board in sight');
    const [a, b, c, d, e, f] = matrix;
    const [x, y, det] = [to.x - e, to.y - f, a * d - b * c];
    await this.tapBoard({ x: (d * x - c * y) / det, y: (a * y - b * x) / det });
  }

  /** Chooses from the list of things on the board: Tab to it, then the arrows. */
  async among(words: RegExp): Promise<boolean> {
    const list = this.page.locator('moon-board .reachable button');
    if ((await list.count()) === 0) return false;
    if (!(await this.onBoard())) await this.key('F6');
    await this.walk('what stands on the board', () => list.evaluateAll((all) => all.some((element) => element.matches(':focus'))));
    for (let steps = await list.count(); steps > 0; steps -= 1) {
      if (words.test((await this.focused()).words)) {
        await this.enter();
        return true;
      }
      await this.key('ArrowRight');
    }
    return false;
  }
  override tapModel(id: string): Promise<boolean> {
    return this.among(begins(nameOf(id)));
  }
  override async tapStone(id: string): Promise<void> {
    const stone = await this.stone(id);
    void stone;
    await this.among(begins(...DEPTHS.map(stoneSaid)));
  }
  private async stone(id: string): Promise<SeenPiece | undefined> {
    return (await this.look()).stones.find((stone) => stone.id === id);
  }

  override async fromTray(seat: number, choose: (held: { id: string; words: string }[]) => string | null): Promise<string | null> {
    const tray = this.question(seat).locator('moon-peek');
    const handle = tray.locator('div.tray > button');
    const open = tray.locator('.lies').first();
    await tray.locator('.lies, div.tray > button').first().waitFor();
    const lies = await open.isVisible();
    if (!lies) {
      await this.goTo('the hand', handle.first());
    }
    await this.mark();
    if (!lies) await this.key('Enter');
    const answers = tray.locator('.secret [data-id]');
    await answers.first().waitFor({ timeout: PATIENCE });
    const held = await answers.evaluateAll((all) =>
      all.map((element) => ({
        id: element.getAttribute('data-id') ?? '',
        words: element.getAttribute('aria-label') ?? element.textContent.trim(),
      })),
    );
    const id = choose(held);
    if (id === null) await (lies ? Promise.resolve() : this.key('Escape'));
    else {
      const target = answers.nth(held.findIndex((card) => card.id === id));
      await this.goTo(`card ${id}`, target);
      await this.key('Enter');
    }
    await tray.locator('div.tray.open').waitFor({ state: 'detached', timeout: PATIENCE });
    return id;
  }
  override async closeSheet(): Promise<boolean> {
    const close = this.page.locator('moon-model-sheet').getByRole('button', { name: kitWords.close });
    if (!(await close.first().isVisible())) return false;
    await this.key('Escape');
    return true;
  }
}
