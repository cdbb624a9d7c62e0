import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import { positionOf, type FigurePosition } from '../../../src/players/imagined/figures.ts';
import { harm } from '../../../src/players/imagined/threat.ts';
import { LEVEL } from '../../../src/players/levels.ts';
import { dangerOf } from '../../../src/players/plan/aim.ts';
import { beginRecord } from '../../../src/record/match-record.ts';
import { imagine, lookOn } from '../../../src/seats/imagined-match.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { twoAgainstTwo } from './two-against-two.ts';

// The danger of a model is the harm that its enemies could do to it, not the harm that it could do to them.

const [tabby, natty, beast, butterfingers] = ['0:tabby-the-librarian', '0:natty-slum-thief', '1:the-beast', '1:butterfingers'] as const;
type Name = typeof tabby | typeof natty | typeof beast | typeof butterfingers;
const HOMES: Record<Name, [number, number]> = { [tabby]: [2, 2], [natty]: [34, 34], [beast]: [34, 2], [butterfingers]: [2, 34] };

/** The last turn, in which only these models are still to act; the others have no part in it. */
function positionWith(ready: readonly Name[], places: Partial<typeof HOMES>): FigurePosition {
  const models = Object.fromEntries(
    Object.entries({ ...HOMES, ...places }).map(([id, [x, y]]) => {
      const isReady = ready.some((name) => name === id);
      return [id, { at: { x: x * INCH, y: y * INCH }, energy: isReady ? 4 : 0, activated: !isReady }];
    }),
  );
  return positionOf(lookOn(imagine(viewFor(beginRecord(twoAgainstTwo(models, 4), catalogue).match, 0), '1'), catalogue), true);
}
const NAMES = [tabby, natty, beast, butterfingers];
const dangers = (position: FigurePosition): number[] => NAMES.map((name) => dangerOf(position, name, { level: LEVEL.strong }));
function harmOf(position: FigurePosition, from: Name, to: Name): number {
  const [attacker, victim] = [from, to].map((name) => position.figures.find(({ id }) => id === name));
  return attacker && victim ? harm(position, attacker, victim, LEVEL.strong.weights) : NaN;
}

describe('the danger of a model', () => {
  it('is the blow of an enemy that can reach the model and has not acted yet; that enemy is in no danger', () => {
    for (const attacker of [beast, tabby] as const) {
      const position = positionWith([attacker], { [tabby]: [18, 18], [beast]: [18, 21] });
      const victim = attacker === beast ? tabby : beast;
      const blow = harmOf(position, attacker, victim);
      expect(blow).toBeGreaterThan(0.5);
      expect(dangers(position)).toEqual(NAMES.map((name) => (name === victim ? blow : 0)));
    }
  });
  it('is the sum over all enemies, and a friend is none', () => {
    const position = positionWith([natty, beast, butterfingers], {
      [tabby]: [18, 18],
      [natty]: [16, 18],
      [beast]: [18, 21],
      [butterfingers]: [18, 15],
    });
    const [first, second] = [harmOf(position, beast, tabby), harmOf(position, butterfingers, tabby)];
    expect(Math.min(first, second)).toBeGreaterThan(0);
    expect(dangers(position)).toEqual([
      first + second,
      harmOf(position, beast, natty) + harmOf(position, butterfingers, natty),
      harmOf(position, natty, beast),
      harmOf(position, natty, butterfingers),
    ]);
  });
  it('is nothing where no enemy is near, or where the model is not on the board', () => {
    expect(dangers(positionWith([beast], {}))).toEqual([0, 0, 0, 0]);
    expect(dangerOf(positionWith([beast], { [tabby]: [18, 18], [beast]: [18, 21] }), '0:nobody', { level: LEVEL.strong })).toBe(0);
  });
});
