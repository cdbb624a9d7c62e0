import { expect, test } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import { settle, afterDecision } from '../../../src/players/imagined/settle.ts';
import { worthOf } from '../../../src/players/imagined/worth.ts';
import { LEVEL, type Level } from '../../../src/players/levels.ts';
import { Lot } from '../../../src/players/lot.ts';
import { activation, cardFirst } from '../../../src/players/plan/activate.ts';
import { meanOver } from '../../../src/players/plan/cast.ts';
import { nearestActivation } from '../../../src/players/plan/nearest-activation.ts';
import { reshuffledMatch } from '../../../src/players/plan/reshuffled-match.ts';
import { beginRecord } from '../../../src/record/match-record.ts';
import type { Eff } from '../../../src/rules/terms/card-language.ts';
import type { DecisionOf } from '../../../src/rules/terms/decision.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';
import { imaginedAnswers, imagine, type Imagined } from '../../../src/seats/imagined-match.ts';
import { viewFor } from '../../../src/seats/view.ts';

// Which model acts, asserted whole: who it is, what it gains, and what that is made of.

const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
const models = {
  '0:flintlock': { at: pointAt(18, 6), energy: 3 },
  '0:grub': { at: pointAt(6, 6), energy: 3 },
  '1:fritz': { at: pointAt(30, 30), energy: 3 },
};
const stones = [{ id: 's1', at: pointAt(8, 11), depth: 1 }];

function matchOf(position: object = {}): Imagined {
  const seats = [{ troupe: ['flintlock', 'grub'] }, { troupe: ['fritz'] }];
  const setup: Setup = {
    seats,
    options: {},
    terrain: [],
    seed: '1',
    start: 'activation',
    position: { models, stones, turn: 2, ...position },
  };
  return imagine(viewFor(beginRecord(setup, catalogue).match, 0), '1');
}
const thinkerOf = (change: Partial<Level>) => {
  const { quietFirst: _, ...club } = LEVEL.club;
  return { seat: 0, cards: catalogue, level: { ...club, worlds: 0, noise: 0, ...change } };
};

/** A lot that neither raises nor lowers what is drawn round it. */
class UndecidedLot extends Lot {
  override share(): number {
    return 0.5;
  }
}

test('what an activation gains is what its plan brings over standing still, and a quarter of what it brings over now', () => {
  const [match, thinker] = [matchOf(), thinkerOf({})];
  const chosen = activation(match, thinker, new UndecidedLot('a'));
  if (!chosen?.plan) throw new Error('a plan');
  const { plan, gain, decision, start: begun } = chosen;
  expect(decision).toEqual({ seat: 0, kind: 'activate', model: '0:grub' });
  const now = worthOf(match, 0, catalogue, thinker.level.weights);
  const idle = worthOf(begun!, 0, catalogue, thinker.level.weights);
  expect(plan.idle).toBeCloseTo(idle, 9);
  expect(gain).toBeCloseTo(plan.value - idle + 0.25 * (plan.value - now), 9);
  expect(plan.value, 'it walks to the stone').toBeGreaterThan(idle);
  expect(Math.abs(now - idle), 'standing still is not the same as now').toBeGreaterThan(0.1);
  const drawn = ['b', 'c', 'd', 'e'].map((seed) => activation(match, thinker, new Lot(seed))?.gain ?? Infinity);
  expect(new Set(drawn).size, 'like activations are drawn').toBeGreaterThan(1);
  for (const other of drawn) expect(Math.abs(other - gain)).toBeLessThan(0.4 + 1e-9);
});

test('a thought of none takes the model that is nearest to an enemy or to a stone on the ground', () => {
  const thinker = thinkerOf({ pick: 0 });
  const chosenIn = (position: object): string | undefined => nearestActivation(matchOf(position), thinker)?.model;
  expect(activation(matchOf(), thinker, new Lot('a'))).toEqual({ decision: { seat: 0, kind: 'activate', model: '0:grub' }, gain: 0 });
  expect(chosenIn({ stones: [{ id: 's1', at: pointAt(20, 9), depth: 1 }] }), 'a stone near the other one').toBe('0:flintlock');
  expect(chosenIn({ stones: [] }), 'the enemy').toBe('0:flintlock');
  expect(chosenIn({ stones: [], models: { ...models, '1:fritz': { at: pointAt(4, 14), energy: 3 } } }), 'an enemy elsewhere').toBe(
    '0:grub',
  );
  // a stone that a model holds draws nobody
  expect(chosenIn({ stones: [], models: { ...models, '0:grub': { ...models['0:grub'], stones: 1 } } })).toBe('0:flintlock');
});

test('where one model alone is left it is taken, and nothing is thought', () => {
  const alone = matchOf({ models: { ...models, '0:grub': { ...models['0:grub'], activated: true } } });
  expect(activation(alone, thinkerOf({}), new Lot('a'))).toEqual({
    decision: { seat: 0, kind: 'activate', model: '0:flintlock' },
    gain: 0,
  });
});

test('a mean over several worlds is that of them all; what comes after is the first of them', () => {
  const thinker = thinkerOf({});
  const lot = new Lot('b');
  const match = matchOf({ models: { ...models, '1:fritz': { at: pointAt(18, 8), energy: 3, wounds: 2 } } });
  const [activate] = imaginedAnswers(match, 0, catalogue).decisions.filter(
    (decision): decision is DecisionOf<'activate'> => decision.kind === 'activate' && decision.model === '0:flintlock',
  );
  const begun = settle(afterDecision(match, activate!, catalogue), catalogue, lot);
  const worlds = [begun, ...Array.from({ length: 3 }, () => reshuffledMatch(begun, lot))].map((world, index) => ({
    ...world,
    // no two of them are worth the same
    table: { ...world.table, models: { ...world.table.models, '1:fritz': { ...world.table.models['1:fritz']!, wounds: index } } },
  }));
  const decision = { seat: 0, kind: 'end-activation' } as const;
  const after = worlds.map((world) => settle(afterDecision(world, decision, catalogue), catalogue, new Lot('c')));
  const worths = after.map((world) => worthOf(world, 0, catalogue, thinker.level.weights));
  expect(new Set(worths).size).toBe(4);
  const mean = meanOver(worlds, decision, thinker, new Lot('c'));
  expect(mean.first).toBeCloseTo(worths[0]!, 9);
  expect(mean.mean).toBeCloseTo(worths.reduce((sum, worth) => sum + worth, 0) / 4, 9);
  expect(mean.after?.table.models['1:fritz']?.wounds).toBe(0);
  expect(meanOver([], decision, thinker, new Lot('c'))).toEqual({ after: null, mean: 0, first: 0 });
});

test('a card is played before an activation for what it brings, also where the model that was chosen cannot act any more', () => {
  const slays = (which: object): Eff => ({ do: 'for-each', which, effects: [{ do: 'slay', to: 'each' }] });
  const [grub, enemies] = [slays({ side: 'friendly', is: ['goblin'] }), slays({ side: 'enemy' })];
  const seats = [{ troupe: ['flintlock', 'grub'] }, { troupe: ['fritz', 'jayda'] }];
  /** The card that is played in this turn before grub acts, if it does this. */
  const played = (effects: Eff[], turn = 2): string | null => {
    const card = { id: 'card', kind: 'campaign', name: 'card', version: 1, clause: 'CMP-3', at: ['action-gap'], do: effects } as const;
    const cards = { ...catalogue, tableCards: { ...catalogue.tableCards, card: { ...card, at: [...card.at] } } };
    const setup: Setup = {
      seats,
      options: {},
      terrain: [],
      seed: '1',
      start: 'activation',
      position: { models: { ...models, '1:jayda': { at: pointAt(18, 30), energy: 3, stones: 2 } }, stones: [], turn },
    };
    const { match } = beginRecord(setup, cards);
    const seatStates = match.order.seats.map((state, seat) => (seat === 0 ? { ...state, cards: ['card'] } : state));
    const decision = { seat: 0, kind: 'activate', model: '0:grub' } as const;
    const world = imagine(viewFor({ ...match, order: { ...match.order, seats: seatStates } }, 0), '1');
    const answer = cardFirst(world, { decision, gain: 1 }, { ...thinkerOf({}), cards }, new UndecidedLot('a'));
    expect(answer === null || answer.kind === 'play-card').toBe(true);
    return answer?.kind === 'play-card' ? answer.card : null;
  };
  for (const turn of [1, 2, 3, 4]) {
    expect(played([grub], turn), 'it costs the model that was chosen').toBeNull();
    expect(played([slays({ side: 'friendly' })], turn), 'it costs everything').toBeNull();
  }
  // the plan of the model contains the card, so it may wait, but in the last turn
  expect([[enemies], [grub, enemies]].map((effects) => played(effects, 4))).toEqual(['card', 'card']);
  expect([1, 2, 3].map((turn) => played([slays({ is: ['nobody'] })], turn))).toEqual([null, null, null]);
});
