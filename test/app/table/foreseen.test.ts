import { expect, it } from 'vitest';
import { foreseenFrom, outcomeOf } from '../../../src/app/table/foreseen.ts';
import { catalogue } from '../../../src/cards/index.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { rulesTable } from '../../ui/match/tables/rules-table.ts';

const INCH = 254;
const ME = '0:flintlock';
const table = () =>
  rulesTable(
    {
      seats: [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby'] }],
      options: {},
      terrain: [],
      seed: '1',
      start: 'activation',
      position: {
        turn: 2,
        first: 0,
        models: {
          [ME]: { at: { x: 18 * INCH, y: 18 * INCH }, energy: 3 },
          '1:beaky-bobby': { at: { x: 18 * INCH, y: 34 * INCH }, energy: 3 },
        },
        stones: [],
      },
    },
    ['Ada', 'Ben'],
  );
const jog = (y: number): Decision => ({ seat: 0, kind: 'jog', model: ME, path: [[18, y]] });

it('what comes of the same decision in the same view is worked out once', () => {
  const asked = table();
  const [mine, theirs] = [asked.view(0), asked.view(1)];
  const start = foreseenFrom(mine);
  expect(foreseenFrom(mine)).toBe(start);
  expect(foreseenFrom(theirs), 'another seat imagines for itself').not.toBe(start);
  const active = outcomeOf(start, { seat: 0, kind: 'activate', model: ME }, catalogue);
  if (!active) throw new Error('nobody may be activated');
  const near = outcomeOf(active, jog(15), catalogue);
  expect(near?.table.models[ME]?.at).toEqual({ x: 18 * INCH, y: 15 * INCH });
  expect(outcomeOf(active, jog(15), catalogue)).toBe(near);
  expect(outcomeOf(active, jog(16), catalogue)).not.toBe(near);
  expect(outcomeOf(active, jog(2), catalogue), 'too far').toBeNull();
});

it('what a finger has left behind is forgotten', () => {
  const asked = table();
  const active = outcomeOf(foreseenFrom(asked.view(0)), { seat: 0, kind: 'activate', model: ME }, catalogue);
  if (!active) throw new Error('nobody may be activated');
  const near = outcomeOf(active, jog(15), catalogue);
  for (let step = 1; step <= 20; step += 1) outcomeOf(active, jog(15 + step / 10), catalogue);
  expect(outcomeOf(active, jog(15), catalogue)).not.toBe(near);
  expect(outcomeOf(active, jog(15), catalogue)).toEqual(near);
});
