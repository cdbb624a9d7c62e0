import { expect, it } from 'vitest';
import { foreseenFrom, outcomeOf } from '../../../src/app/table/foreseen.ts';
import { catalogue } from '../../../src/cards/index.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { ACTIVE, facingModels, INCH } from './facing-models.ts';

const jog = (y: number): Decision => ({ seat: 0, kind: 'jog', model: ACTIVE, path: [[18, y]] });

it('what comes of the same decision in the same view is worked out once', () => {
  const asked = facingModels();
  const [mine, theirs] = [asked.view(0), asked.view(1)];
  const start = foreseenFrom(mine);
  expect(foreseenFrom(mine)).toBe(start);
  expect(foreseenFrom(theirs), 'another seat imagines for itself').not.toBe(start);
  const active = outcomeOf(start, { seat: 0, kind: 'activate', model: ACTIVE }, catalogue);
  if (!active) throw new Error('nobody may be activated');
  const near = outcomeOf(active, jog(15), catalogue);
  expect(near?.table.models[ACTIVE]?.at).toEqual({ x: 18 * INCH, y: 15 * INCH });
  expect(outcomeOf(active, jog(15), catalogue)).toBe(near);
  expect(outcomeOf(active, jog(16), catalogue)).not.toBe(near);
  expect(outcomeOf(active, jog(2), catalogue), 'too far').toBeNull();
});

it('what a finger has left behind is forgotten', () => {
  const asked = facingModels();
  const active = outcomeOf(foreseenFrom(asked.view(0)), { seat: 0, kind: 'activate', model: ACTIVE }, catalogue);
  if (!active) throw new Error('nobody may be activated');
  const near = outcomeOf(active, jog(15), catalogue);
  for (let step = 1; step <= 20; step += 1) outcomeOf(active, jog(15 + step / 10), catalogue);
  expect(outcomeOf(active, jog(15), catalogue)).not.toBe(near);
  expect(outcomeOf(active, jog(15), catalogue)).toEqual(near);
});
