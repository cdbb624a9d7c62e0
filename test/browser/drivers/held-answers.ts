import type { Point } from '../readers/sight.ts';

/** An answer in a tray that is held open. */
export interface Held {
  id: string;
  words: string;
  /** A finger can rest on it. */
  seen: boolean;
}

/** What a tray shows, of all its answers. Runs in the page: everything it needs is inside. */
export function held(answers: HTMLElement[]): Held[] {
  return answers.map((answer) => {
    const tray = answer.closest('.secret') ?? (answer.getRootNode() as ShadowRoot).host.closest('.secret');
    const [box, room] = [answer.getBoundingClientRect(), tray?.getBoundingClientRect()];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // a long list goes on beyond the ends of the tray, and moves on under a finger that rests near one of them
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

/** How far from its end a card is taken. */
const NEAR = 12;

/** Where a finger takes a card whose reader sits turned by so much: what is seen of one that slides under its neighbour is its own reader's left. */
export function grip({ x, y, width, height }: { x: number; y: number; width: number; height: number }, turn: number): Point {
  if (turn === 90) return { x: x + width / 2, y: y + Math.min(height / 2, NEAR) };
  if (turn === 180) return { x: x + width - Math.min(width / 2, NEAR), y: y + height / 2 };
  if (turn === 270) return { x: x + width / 2, y: y + height - Math.min(height / 2, NEAR) };
  return { x: x + Math.min(width / 2, NEAR), y: y + height / 2 };
}
