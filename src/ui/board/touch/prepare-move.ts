import { render, svg } from 'lit';
import { BOARD } from '../../../geometry/lengths.ts';
import { distance, pointBetween, snapped } from '../../../geometry/points.ts';
import type { BoardPoint } from '../../contexts/table-port.ts';
import { nextTask } from '../../kit/touch/next-task.ts';
import { zoneMarks, type MeleeZone } from '../models/melee-zones.ts';
import type { ModeOf } from '../modes.ts';
import { modelsOnBoard } from '../table.ts';
import type { Bench } from './tool.ts';

/** Places to try: beside the model, farther than it can walk, and where its nearest neighbours stand. */
function placesToTry({ view }: Bench, model: string): BoardPoint[] {
  const start = view?.table.models[model]?.at;
  if (!start) return [];
  const middle = { x: BOARD / 2, y: BOARD / 2 };
  const neighbours = modelsOnBoard(view)
    .filter(({ id }) => id !== model)
    .map(({ at }) => at)
    .toSorted((a, b) => distance(a, start) - distance(b, start));
  return [...[0.1, -0.1, 2].map((share) => pointBetween(start, middle, share)), ...neighbours.slice(0, 3)];
}

/**
 * Draws a melee range unseen and asks for a few ways, each in a task of its own while the board is idle. All of this takes several times as long when
 * it is done for the first time, and a finger would wait for it.
 */
export async function prepareMove(
  bench: Bench,
  { model, route }: ModeOf<'move'>,
  zones: readonly MeleeZone[],
  isIdle: () => boolean,
): Promise<void> {
  const unseen = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const marks = zoneMarks(
    zones.slice(0, 1).map((zone) => ({ zone, met: 'enters', rims: [zone.at] })),
    bench.camera.px,
  );
  render(svg`${marks}`, unseen);
  for (const place of placesToTry(bench, model)) {
    await nextTask();
    if (!isIdle()) return;
    route(snapped(place));
  }
}
