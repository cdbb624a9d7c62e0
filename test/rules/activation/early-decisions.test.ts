import { describe, expect, it } from 'vitest';
import { refuseEarly } from '../../../src/rules/standing/early-decisions.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { Game, type Position, type XY } from './fixture.ts';

const position: Position = {
  models: {
    hero: { seat: 0, at: [10, 18] as XY, energy: 3 },
    friend: { seat: 0, at: [5, 5] as XY, energy: 3, activated: true },
    foe: { seat: 1, at: [30, 18] as XY, energy: 3 },
  },
};
const choosing = (): Game => new Game(position);
const acting = (): Game => new Game({ ...position, active: 'hero' });
const why = (game: Game, decision: Decision): string[] => refuseEarly(game.look, decision)?.clauses ?? [];

describe('decisions nobody asked for', () => {
  it('ACT-1, ACT-3, ACT-10: activating out of turn, twice, or somebody else’s model', () => {
    expect(choosing().no({ seat: 1, kind: 'activate', model: 'foe' })).toMatchObject({
      code: 'not-your-turn',
      clauses: ['ACT-1', 'ACT-4'],
    });
    expect(acting().no({ seat: 0, kind: 'activate', model: 'friend' })).toMatchObject({ code: 'already-activated', clauses: ['ACT-3'] });
    expect(acting().no({ seat: 1, kind: 'activate', model: 'foe' })).toMatchObject({ code: 'another-is-active' });
    expect(acting().no({ seat: 1, kind: 'activate', model: 'hero' })).toMatchObject({ code: 'not-your-model' });
  });
  it('REA-1, ACT-1: acting before anybody is active, and in somebody else’s activation', () => {
    expect(choosing().no({ seat: 0, kind: 'jog', path: [[11, 18]] })).toMatchObject({
      code: 'nobody-is-active',
      clauses: ['ACT-1', 'REA-1'],
    });
    expect(acting().no({ seat: 1, kind: 'harvest', stone: 's1' }).clauses[0]).toBe('REA-1');
    expect(acting().no({ seat: 1, kind: 'end-activation' }).clauses[0]).toBe('REA-1');
  });
  it('ACT-12: the next action while the reaction window is open', () => {
    const game = acting().do({ seat: 0, kind: 'step', path: [[11, 18]] });
    expect(game.no({ seat: 0, kind: 'step', path: [[12, 18]] })).toMatchObject({ code: 'action-under-way', clauses: ['ACT-12', 'REA-2'] });
  });
  it('REA-11: reacting when nobody has acted in an activation', () => {
    expect(choosing().no({ seat: 1, kind: 'react', model: 'foe', path: [[29, 18]] }).clauses).toContain('REA-11');
  });
  it('ACT-7: passing instead of activating', () => {
    expect(choosing().no({ seat: 0, kind: 'pass' })).toMatchObject({ code: 'must-be-answered', clauses: ['ACT-7'] });
    expect(why(acting(), { seat: 0, kind: 'pass' })).toEqual([]);
  });
  it('DEP-3, DEP-4, DEP-5, INI-1, MEL-10, CRT-1, DMG-1: what only its own question takes is refused with its own clause', () => {
    expect(why(acting(), { seat: 0, kind: 'choose-start', role: 'early-bird' })).toEqual(['DEP-3']);
    expect(why(acting(), { seat: 0, kind: 'choose-edge', edge: 'north' })[0]).toBe('DEP-4');
    expect(why(acting(), { seat: 1, kind: 'deploy', model: 'foe', at: [1, 1] })[0]).toBe('DEP-5');
    expect(acting().no({ seat: 1, kind: 'choose-first', first: 1 })).toMatchObject({ code: 'not-asked', clauses: ['INI-1', 'DRF-4'] });
    expect(acting().no({ seat: 0, kind: 'play-melee', card: 'thrust' })).toMatchObject({ code: 'other-question' });
    expect(why(acting(), { seat: 0, kind: 'press', copies: 1 })[0]).toBe('CRT-1');
    expect(why(acting(), { seat: 0, kind: 'damage-type', type: 'impact' })[0]).toBe('DMG-1');
  });
  it('MST-7, MST-8: a second mulligan, and one in the middle of the game', () => {
    expect(why(acting(), { seat: 0, kind: 'mulligan' })).toEqual(['MST-8']);
    const game = acting();
    game.match = {
      ...game.match,
      order: { ...game.match.order, seats: game.match.order.seats.map((seat) => ({ ...seat, mulligan: false })) },
    };
    expect(why(game, { seat: 0, kind: 'mulligan' })).toEqual(['MST-7']);
  });
  it('MEL-13, FUP-1, SIG-2: parts of a melee without one', () => {
    expect(why(acting(), { seat: 0, kind: 'go-for-it' })).toEqual(['MEL-13']);
    expect(why(acting(), { seat: 0, kind: 'follow-up', card: 'thrust' })).toEqual(['FUP-1', 'FUP-3', 'FUP-9']);
    expect(why(acting(), { seat: 0, kind: 'upgrade', signature: true })).toEqual(['SIG-2']);
  });
  it('ARC-19, ARC-26: parts of an arcane action without one; EVA-10: a card', () => {
    for (const kind of ['ok', 'bluff'] as const) expect(why(acting(), { seat: 1, kind })).toEqual(['ARC-19']);
    expect(why(acting(), { seat: 0, kind: 'again' })).toEqual(['ARC-26', 'ARC-30']);
    expect(why(acting(), { seat: 1, kind: 'play-card', card: 'hesitation' })).toEqual(['EVA-10']);
  });
  it('ACT-1: what is merely not asked has no reason of its own', () => {
    expect(refuseEarly(acting().look, { seat: 1, kind: 'pass' })).toBeNull();
  });
});
