import { expect, it } from 'vitest';
import { perform } from '../../../src/rules/activation/perform.ts';
import { playOn } from '../../../src/rules/look-at.ts';
import { units } from '../../../src/rules/table/spots.ts';
import type { Spot } from '../../../src/rules/terms/decision.ts';
import { acting } from './fixture.ts';

const NONE = 'none';

it('DEF-26 JOG-2 STP-1: of a way the height counts that is named with its last place, where heights count', () => {
  const named: (number | undefined)[] = [undefined, 0, 1, 3];
  const heightAfter = (kind: 'step' | 'jog', path: Spot[], heights: boolean) => {
    const { match, cards } = acting({
      models: { hero: { seat: 0, at: [10, 18] }, foe: { seat: 1, at: [30, 30] } },
      active: 'hero',
      options: { heights },
    });
    const done = perform(playOn(match, cards), '0:hero', { seat: 0, kind, model: '0:hero', path });
    return done?.then === 'push' && done.frame.kind === 'move' ? (done.frame.height ?? NONE) : 'no move';
  };
  const spot = (x: number, height: number | undefined): Spot => (height === undefined ? [x, 18] : [x, 18, height]);
  for (const kind of ['step', 'jog'] as const)
    for (const last of named) {
      const expected = last === undefined ? NONE : units(last);
      for (const before of [
        [],
        ...named.map((height) => [spot(10.3, height)]),
        ...named.map((height) => [spot(10.3, height), spot(10.6, 2)]),
      ]) {
        const path = [...before, spot(10.9, last)];
        expect([path, heightAfter(kind, path, true), heightAfter(kind, path, false)]).toEqual([path, expected, NONE]);
      }
    }
});
