import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { imaginedAnswers, imaginedOpenings, imagine, isTaken, lookOn, undisturbed, withModel } from '../../src/seats/imagined-match.ts';
import { viewFor } from '../../src/seats/view.ts';
import { acting } from '../rules/activation/fixture.ts';

const ME = '0:me';
const game = acting({
  models: { me: { seat: 0, at: [10, 18], energy: 3 }, foe: { seat: 1, at: [30, 30] }, third: { seat: 2, at: [30, 4] } },
  seats: 3,
  active: 'me',
});
const step = (to: number): Decision => ({ seat: 0, kind: 'step', model: ME, path: [[to, 18]] });

describe('what a seat imagines', () => {
  const { match, cards } = game;
  const imagined = imagine(viewFor(match, 0), 'seed');

  it('is asked, answered and taken as in the match', () => {
    expect(imaginedOpenings(imagined)).toEqual([{ seat: 0, kind: 'act', model: ME }]);
    expect(imaginedAnswers(imagined, 0, cards).drawn.map(({ kind }) => kind)).toContain('step');
    expect(imaginedAnswers(imagined, 1, cards).drawn).toEqual([]);
    expect([isTaken(imagined, step(10.5), cards), isTaken(imagined, step(14), cards)]).toEqual([true, false]);
    expect(lookOn(imagined, cards).model(ME).at).toEqual(match.table.models[ME]?.at);
  });

  it('is undisturbed: nobody else asks for a window, and the seat itself does as before', () => {
    const waits = {
      ...match,
      order: { ...match.order, seats: match.order.seats.map((state) => ({ ...state, standBy: 'action' as const })) },
    };
    const standBy = (of: typeof match.order.seats) => of.map(({ standBy: until }) => until);
    expect(standBy(undisturbed(viewFor(waits, 1), 'seed').order.seats)).toEqual(['recall', 'action', 'recall']);
    expect(standBy(undisturbed(viewFor(match, 0), 'seed').order.seats)).toEqual([null, 'recall', 'recall']);
    expect(undisturbed(viewFor(match, 0), 'seed').table).toEqual(imagined.table);
  });

  it('may be changed, model by model; nobody is changed who is not there', () => {
    const tired = withModel(imagined, ME, { energy: 0 });
    expect(tired.table.models[ME]).toEqual({ ...imagined.table.models[ME], energy: 0 });
    expect(tired.table.models['1:foe']).toBe(imagined.table.models['1:foe']);
    expect(imagined.table.models[ME]?.energy).toBe(3);
    expect(withModel(imagined, 'nobody', { energy: 0 })).toBe(imagined);
  });
});
