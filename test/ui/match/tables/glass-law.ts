import type { BoardPoint, TablePort } from '../../../../src/ui/contexts/table-port.ts';
import type { MoonPeek } from '../../../../src/ui/kit/tray/peek.ts';
import { duellists } from '../../../../src/ui/match/layout/focus.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import { deepAll } from './tables.ts';

/** The least that a thumb hits, in CSS pixels. */
const THUMB = 44;

/** The innermost element at a place of the glass. */
export function under(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const deeper: Element | null = found.shadowRoot.elementFromPoint(x, y);
    if (!deeper || deeper === found) break;
    found = deeper;
  }
  return found;
}

/** Whether something stands inside an element, through every shadow root. */
export function inside(part: Element | null, whole: Element): boolean {
  for (let element = part; element;) {
    if (element === whole) return true;
    const root = element.getRootNode();
    element = element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return false;
}

/** An element and the two parts it stands in. */
function lineOf(element: Element | null): string {
  const hosts: string[] = [];
  for (let anotherElement = element; anotherElement && hosts.length < 3;) {
    hosts.push(
      `${anotherElement.tagName.toLowerCase()}${anotherElement.getAttribute('class') ? `.${anotherElement.getAttribute('class') ?? ''}` : ''}`,
    );
    const root = anotherElement.getRootNode();
    anotherElement = root instanceof ShadowRoot ? root.host : null;
  }
  return hosts.length === 0 ? 'nothing' : hosts.join(' in ');
}

/** What is wrong with something that is to be tapped: off the glass, too small, or under something else. */
export function unreachable(target: Element): string | null {
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (left < -0.5 || top < -0.5 || left + width > innerWidth + 0.5 || top + height > innerHeight + 0.5)
    return `leaves the glass: ${[left, top, left + width, top + height].map(Math.round).join(' ')}`;
  if (Math.min(width, height) < THUMB - 0.5) return `is ${Math.round(width)} × ${Math.round(height)}`;
  const met = under(x, y);
  return inside(met, target) ? null : `lies under ${lineOf(met)}`;
}

/** The least that a fighter on the stage of a duel is high, in CSS pixels. */
const SEEN = 34;

/** A stage that stands over the board, and is to be seen. */
const stageOf = ({ renderRoot }: MoonMatchScreen): Element | undefined =>
  deepAll(
    renderRoot as ShadowRoot,
    '.band:not([hidden]) .stage, .band:not([hidden]) moon-melee-stage, .band:not([hidden]) moon-arcane-stage',
  ).find((element) => element.shadowRoot?.querySelector('.stage'));

/** What is wrong with a fighter who stands on the stage: it is none of those on it, too small, off the glass, or under something else. */
function unstaged(stage: Element, id: string): string | null {
  const fighter = [...(stage.shadowRoot?.querySelectorAll<HTMLElement>('[data-fighter]') ?? [])].find(
    (fighter) => fighter.dataset['fighter'] === id,
  );
  if (!fighter) return 'stands neither on the board nor on the stage';
  const { left, top, right, bottom, width, height } = fighter.getBoundingClientRect();
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
    return `leaves the glass: ${[left, top, right, bottom].map(Math.round).join(' ')}`;
  if (Math.min(width, height) < SEEN) return `is ${Math.round(width)} × ${Math.round(height)} on the stage`;
  const met = under(left + width / 2, top + height / 2);
  return inside(met, stage) ? null : `lies under ${lineOf(met)}`;
}

/** What is wrong with a place of the board that everybody looks at. */
function hidden({ board }: MoonMatchScreen, point: BoardPoint): string | null {
  if (!board) return 'there is no board';
  const { left, top } = board.getBoundingClientRect();
  const on = board.camera.toScreen(point);
  const [x, y] = [left + on.x, top + on.y];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `is off the glass: ${Math.round(x)} ${Math.round(y)}`;
  const met = under(x, y);
  return met && inside(met, board) && met.closest('.surface') ? null : `at ${Math.round(x)} ${Math.round(y)} lies under ${lineOf(met)}`;
}

/** Everything that goes on from an open question: Confirm, Hold, what declines, the handle of a hand. */
const ways = (question: Element): Element[] => deepAll(question, '.corner moon-button, .tray > button, .stay .press');

/** What is wrong with the words of a button: they reach over its rim. */
function cut(way: Element): string | null {
  const button = way.shadowRoot?.querySelector('.press') ?? way;
  const words = button.querySelector('span')?.getBoundingClientRect();
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const over = words && Math.max(left - words.left, top - words.top, words.right - right, words.bottom - bottom);
  return over && over > 0.5 ? `has words that reach ${Math.round(over)} over it` : null;
}

/** Answers that a held tray cuts off: a finger that holds it cannot scroll. */
export async function cutAnswers({ renderRoot }: MoonMatchScreen): Promise<string[]> {
  const wrong: string[] = [];
  for (const tray of deepAll<MoonPeek>(renderRoot as ShadowRoot, 'moon-peek')) {
    const handle = tray.shadowRoot?.querySelector('.tray > button');
    handle?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, pointerType: 'touch', width: 20, height: 20, pressure: 0.5 }));
    await tray.updateComplete;
    const secret = tray.shadowRoot?.querySelector('.secret')?.getBoundingClientRect();
    for (const answer of deepAll(tray, '.answers button')) {
      const { top, bottom } = answer.getBoundingClientRect();
      const over = secret ? Math.max(secret.top - top, bottom - secret.bottom) : 0;
      if (over > 0.5) wrong.push(`${answer.textContent.trim().replace(/\s+/g, ' ')} reaches ${Math.round(over)} over the tray`);
    }
    tray.putAway();
  }
  return wrong;
}

/** The open questions of a screen, with whom they ask. */
export const questionsOf = ({ renderRoot }: MoonMatchScreen): { seat: string; question: Element }[] =>
  [...renderRoot.querySelectorAll<HTMLElement>('moon-seat-strip')].flatMap((strip) => {
    const question = strip.shadowRoot?.querySelector('section.question');
    return question ? [{ seat: strip.dataset['seat'] ?? '', question }] : [];
  });

/** The button that goes on from a verdict, while one stands. */
export const goingOn = ({ renderRoot }: MoonMatchScreen): HTMLElement[] =>
  [...renderRoot.querySelectorAll('moon-melee-stage, moon-arcane-stage')].flatMap((stage) => [
    ...(stage.shadowRoot?.querySelectorAll<HTMLElement>('.after moon-button') ?? []),
  ]);

/** What a question or a strip covers of the lines that tell of a duel. */
function coveredLines({ renderRoot }: MoonMatchScreen): string[] {
  const over = [...renderRoot.querySelectorAll('moon-seat-strip')].flatMap((strip) =>
    [...(strip.shadowRoot?.querySelectorAll('section.question, .status') ?? [])].map((element) => element.getBoundingClientRect()),
  );
  const lines = [...renderRoot.querySelectorAll('moon-melee-stage, moon-arcane-stage')].flatMap((stage) => [
    ...(stage.shadowRoot?.querySelectorAll('.facts > *') ?? []),
  ]);
  return lines.flatMap((line) => {
    const { left, top, right, bottom } = line.getBoundingClientRect();
    const deep = over.map((rect) => (rect.left < right && rect.right > left ? Math.min(bottom, rect.bottom) - Math.max(top, rect.top) : 0));
    const most = Math.round(Math.max(0, ...deep));
    return most > 1 ? [`${line.textContent.trim().replace(/\s+/g, ' ')} of a duel has ${most} covered`] : [];
  });
}

/** The table as the screen shows it: while a verdict stands, as it stood. */
const shownBy = (screen: MoonMatchScreen): TablePort => screen.renderRoot.querySelector('moon-match-header')?.table ?? screen.table;

/**
 * What the glass law forbids, as it stands on a screen that nothing lies over: the active model, whoever it fights or aims at, and
 * the ways on from every question, whoever waits to be deployed and the doors to log and menu are on the glass, uncovered, and large enough for
 * a thumb; so is every line that tells of a duel.
 */
export function breaches(screen: MoonMatchScreen): string[] {
  const wrong: string[] = [];
  const { board } = screen;
  const shared = shownBy(screen).view(null);
  const say = (label: string, flaw: string | null): void => {
    if (flaw !== null) wrong.push(`${label} ${flaw}`);
  };
  for (const { seat, question } of questionsOf(screen))
    for (const way of ways(question)) say(`${way.textContent.trim() || lineOf(way)} of seat ${seat}`, unreachable(way) ?? cut(way));
  for (const way of goingOn(screen)) say('going on', unreachable(way));
  wrong.push(...coveredLines(screen));
  for (const waiting of deepAll(screen, '[data-waiting]'))
    say(`${waiting.getAttribute('data-waiting')}, who waits to be deployed,`, unreachable(waiting));
  for (const door of deepAll(screen, 'moon-match-header moon-icon-button')) say(door.getAttribute('label') ?? 'a door', unreachable(door));
  const { models, stones, terrain } = shared.table;
  const mode = board?.mode;
  const aims = mode?.kind === 'targets' ? (mode.chosen ?? []) : [];
  const { active } = shared.order;
  const stage = stageOf(screen);
  // who fights stands on the stage, three of those that somebody aims at at most; nothing else is asked about while it stands
  if (stage) {
    if (aims.length > 0) wrong.push('something on the board is asked about, and the stage lies over it');
    for (const id of duellists(shared).slice(0, 4)) if (models[id]) say(id, unstaged(stage, id));
    return wrong;
  }
  for (const id of new Set([...(active === null ? [] : [active]), ...duellists(shared), ...aims])) {
    const point = models[id]?.at ?? stones.find((stone) => stone.id === id)?.at;
    const isGone = models[id] !== undefined && models[id].status !== 'board';
    if (point && !isGone && !terrain.some((piece) => piece.id === id)) say(id, hidden(screen, point));
  }
  return wrong;
}
