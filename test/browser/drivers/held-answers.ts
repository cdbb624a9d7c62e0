import type { Point } from '../readers/sight.ts';

/** An answer in an open tray. */
export interface Held {
  id: string;
  words: string;
  /** Whether a finger can rest on it. */
  seen: boolean;
}

/** The answers in a tray. Runs in the page: everything it needs is inside. */
export function held(answers: HTMLElement[]): Held[] {
  return answers.map((answer) => {
    const tray = answer.closest('.secret') ?? (answer.getRootNode() as ShadowRoot).host.closest('.secret');
    const [box, room] = [answer.getBoundingClientRect(), tray?.getBoundingClientRect()];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // a long list continues beyond the ends of the tray, and scrolls under a finger near one of them
    const end = tray && tray.scrollHeight > tray.clientHeight + 1 ? 40 : 0;
    const lies = Number(getComputedStyle(answer).getPropertyValue('--turn')) % 180 !== 0;
    const [across, down] = lies ? [end, 0] : [0, end];
    return {
      id: answer.getAttribute('data-id') ?? '',
      words: answer.getAttribute('aria-label') ?? answer.textContent.trim(),
      seen: !room || (x > room.left + across && x < room.right - across && y > room.top + down && y < room.bottom - down),
    };
  });
}

/** Pixels from its end at which a card is taken. */
const NEAR = 12;

/**
 * The point at which a finger takes a card whose reader sits at this rotation: the visible part of a card below another one is at its reader's left.
 */
export function grip({ x, y, width, height }: { x: number; y: number; width: number; height: number }, turn: number): Point {
  if (turn === 90) return { x: x + width / 2, y: y + Math.min(height / 2, NEAR) };
  if (turn === 180) return { x: x + width - Math.min(width / 2, NEAR), y: y + height / 2 };
  if (turn === 270) return { x: x + width / 2, y: y + height - Math.min(height / 2, NEAR) };
  return { x: x + Math.min(width / 2, NEAR), y: y + height / 2 };
}
