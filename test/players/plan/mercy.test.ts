import { expect, test } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import { LEVEL } from '../../../src/players/levels.ts';
import { easedLevel, isHurt, isSpared } from '../../../src/players/plan/mercy.ts';
import { beginRecord } from '../../../src/record/match-record.ts';
import type { Setup } from '../../../src/rules/terms/setup.ts';
import { imagine, lookOn, type Imagined } from '../../../src/seats/imagined-match.ts';
import { viewFor } from '../../../src/seats/view.ts';

// A kind opponent judges a model by the player who controls it now, and not by its owner.

const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
const GRUB = '1:grub';
const FLINTLOCK = '0:flintlock';
const health = (character: string): number => catalogue.characters[character]?.health ?? 0;

interface Given {
  wounds?: number;
  controller?: number;
  activated?: boolean;
  holds?: boolean;
  turn?: number;
  suddenDeath?: boolean;
}
/** The state of one model in a match of two models. */
function matchOf(id: string, { wounds = 0, controller, activated = false, holds = false, turn = 2, suddenDeath = false }: Given): Imagined {
  const setup: Setup = {
    seats: [{ troupe: ['flintlock'] }, { troupe: ['grub'] }],
    options: { eventsAndAgendas: false },
    terrain: [],
    seed: '1',
    start: 'activation',
    position: {
      models: { [FLINTLOCK]: { at: pointAt(10, 10) }, [GRUB]: { at: pointAt(20, 20) } },
      stones: [{ id: 's1', at: pointAt(30, 30), depth: 1 }],
      turn,
    },
  };
  const match = imagine(viewFor(beginRecord(setup, catalogue).match, 0), '1');
  const { table, order } = match;
  const model = table.models[id]!;
  return {
    ...match,
    order: { ...order, suddenDeath },
    table: {
      ...table,
      models: { ...table.models, [id]: { ...model, wounds, activated, controller: controller ?? model.seat } },
      stones: table.stones.map((stone) => (holds ? { ...stone, holder: id } : stone)),
    },
  };
}
const hurt = (id: string, seat: number, given: Given): boolean => isHurt(lookOn(matchOf(id, given), catalogue), seat, id);
const spared = (id: string, seat: number, given: Given): boolean => isSpared(lookOn(matchOf(id, given), catalogue), seat, id);

test('a model is hurt from half its health on, for every seat but the one that controls it now', () => {
  for (const [id, character] of [
    [FLINTLOCK, 'flintlock'],
    [GRUB, 'grub'],
  ] as const)
    for (const controller of [0, 1])
      for (const seat of [0, 1]) {
        const half = Math.ceil(health(character) / 2);
        const label = `${id} of ${controller} for ${seat}`;
        expect(
          [half - 1, half, half + 1].map((wounds) => hurt(id, seat, { wounds, controller })),
          label,
        ).toEqual([false, seat !== controller, seat !== controller]);
        expect(
          [half - 1, half].map((wounds) => spared(id, seat, { wounds, controller })),
          label,
        ).toEqual([false, seat !== controller]);
      }
  expect(isHurt(lookOn(matchOf(GRUB, { wounds: 3 }), catalogue), 0, '1:nobody')).toBe(false);
});

test('a whole one is spared if it carries a moonstone and has acted, before the fourth turn and Sudden Death', () => {
  const carrier = { activated: true, holds: true };
  for (const id of [FLINTLOCK, GRUB])
    for (const controller of [0, 1])
      for (const seat of [0, 1]) {
        const given = { ...carrier, controller };
        const label = `${id} of ${controller} for ${seat}`;
        expect(
          [1, 2, 3, 4].map((turn) => spared(id, seat, { ...given, turn })),
          label,
        ).toEqual([1, 2, 3].map(() => seat !== controller).concat(false));
        for (const change of [{ activated: false }, { holds: false }, { suddenDeath: true }])
          expect(spared(id, seat, { ...given, ...change }), `${label} ${JSON.stringify(change)}`).toBe(false);
        expect(hurt(id, seat, given), label).toBe(false);
      }
});

test('a kind opponent that leads goes for no distant moonstone, also where another player controls the model that carries one', () => {
  const eager = (id: string, seat: number, given: Given, level = LEVEL.gentle) => {
    const eased = easedLevel(matchOf(id, given), seat, level);
    expect(eased === level || (eased.eager === 0 && eased.weights.stones === 0)).toBe(true);
    return eased === level;
  };
  for (const [id, owner] of [
    [FLINTLOCK, 0],
    [GRUB, 1],
  ] as const)
    for (const controller of [0, 1])
      for (const seat of [0, 1]) {
        expect(eager(id, seat, { holds: true, controller }), `${id} of ${controller} for ${seat}`).toBe(seat !== owner);
        expect(eager(id, seat, { controller })).toBe(true);
        expect(eager(id, seat, { holds: true, controller }, LEVEL.strong)).toBe(true);
      }
});
