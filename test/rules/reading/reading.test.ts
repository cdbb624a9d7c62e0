import { describe, expect, it } from 'vitest';
import { playOn } from '../../../src/rules/look-at.ts';
import type { Piece } from '../../../src/rules/terms/match.ts';
import { conditionsHold, modelsMatching, valueOf } from '../../../src/rules/reading/reading.ts';
import type { Reading } from '../../../src/rules/reading/named-by.ts';
import { readingFor } from '../../../src/rules/reading/reading-for.ts';
import { meleeFrame } from '../../../src/rules/melee/declare.ts';
import type { Look } from '../../../src/rules/index.ts';
import type { Cond } from '../../../src/rules/terms/card-language.ts';
import type { MeleeFrame } from '../../../src/rules/terms/frame.ts';
import type { Bound } from '../../../src/rules/terms/frame-notes.ts';
import {
  A,
  always,
  asked,
  B,
  C,
  changed,
  energy,
  laid,
  lookAt,
  passive,
  person,
  say,
  scene,
  type Scene,
  text,
  wounds,
} from '../small-match.ts';

const pond: Piece = { id: 'pond', kind: 'water', shape: { disc: { at: { x: 10 * 254, y: 18 * 254 }, radius: 254 } }, base: 0, top: 0 };
const rock: Piece = {
  id: 'rock',
  kind: 'obstacle',
  shape: { disc: { at: { x: 10 * 254 + 150 + 254, y: 14 * 254 }, radius: 254 } },
  base: 0,
  top: 254,
};

const now = scene({
  seats: [[person('a', { evade: -1 }), person('c', { keywords: ['goblin'], abilities: [always('slow', { mod: 'slow' })] })], [person('b')]],
  at: { [A]: { at: [10, 18], stones: 2, wounds: 3 }, [B]: [11.7, 18], [C]: { at: [10, 14], activated: true } },
  terrain: [pond, rock],
});
const read = (look: Look = lookAt(now), bound: Bound = {}, self = A): Reading => readingFor(look, self, 'x', bound);
const is = (condition: Cond, bound: Bound = {}): boolean => conditionsHold(read(lookAt(now), bound), [condition]);

describe('conditions', () => {
  it('ask about a model', () => {
    expect([
      is({ who: 'self', is: ['human'] }),
      is({ who: 'self', isNot: ['human'] }),
      is({ who: 'self', side: 'friendly' }),
      is({ who: 'self', named: 'b' }),
    ]).toEqual([true, false, true, false]);
    expect([is({ who: 'self', holdsStone: true }), is({ who: 'self', holdsStone: 1 }), is({ who: 'self', holdsStone: 2 })]).toEqual([
      true,
      false,
      true,
    ]);
    expect([is({ who: 'target', activated: true }, { target: [C] }), is({ who: 'self', activated: false })]).toEqual([true, true]);
    expect([is({ who: 'self', engaged: true }), is({ who: 'target', engaged: true }, { target: [C] })]).toEqual([true, false]);
    expect([is({ who: 'target', hasAbility: 'slow' }, { target: [C] }), is({ who: 'self', hasAbility: 'slow' })]).toEqual([true, false]);
    expect([is({ who: 'self', slain: false }), is({ who: 'self', inTerrain: 'water' }), is({ who: 'self', inTerrain: 'woods' })]).toEqual([
      true,
      true,
      false,
    ]);
    expect([
      is({ who: 'target', nearTerrain: 'obstacle', in: 0 }, { target: [C] }),
      is({ who: 'self', nearTerrain: 'obstacle', in: 0 }),
      is({ who: 'self', nearTerrain: 'obstacle', in: 8 }),
    ]).toEqual([true, false, true]);
  });
  it('nobody named is nobody for whom it holds; several must all be so', () => {
    expect([
      is({ who: 'target', slain: false }),
      is({ who: 'target', is: ['human'] }, { target: [A, C] }),
      is({ who: 'target', slain: false }, { target: [A, C] }),
    ]).toEqual([false, false, true]);
  });
  it('DEF-5 DEF-31: compare places and numbers', () => {
    expect([
      is({ distance: ['self', 'target'], op: '<=', in: 1 }, { target: [B] }),
      is({ distance: ['self', 'target'], op: '>', in: 0.4 }, { target: [B] }),
      is({ contact: ['self', 'target'] }, { target: [B] }),
    ]).toEqual([true, true, false]);
    expect([
      is({ compare: { of: 'self', the: 'wounds' }, op: '>=', to: 3 }),
      is({ compare: 1, op: '<', to: 1 }),
      is({ compare: 1, op: '<=', to: 1 }),
      is({ compare: 1, op: '=', to: 2 }),
    ]).toEqual([true, false, true, false]);
    expect([
      is({ exists: { is: ['goblin'], within: { in: 4 } } }),
      is({ not: { exists: {} } }),
      is({ all: [{ who: 'self', slain: false }, { exists: { is: ['giant'] } }] }),
      is({ any: [{ who: 'self', slain: true }, { exists: {} }] }),
    ]).toEqual([true, false, false, true]);
  });
});

describe('numbers', () => {
  it('of a model', () => {
    const of = (the: 'energy' | 'wounds' | 'remaining' | 'health' | 'stones' | 'evade'): number => valueOf(read(), { of: 'self', the });
    expect([of('energy'), of('wounds'), of('remaining'), of('health'), of('stones'), of('evade')]).toEqual([3, 3, 4, 7, 2, -1]);
  });
  it('counted, halved and capped', () => {
    expect([
      valueOf(read(), { count: {}, max: 2 }),
      valueOf(read(), { half: 5 }),
      valueOf(read(), { half: 4 }),
      valueOf(read(), 'X'),
    ]).toEqual([2, 3, 2, 0]);
    const dead = changed(now, (play) => play.patchModel(C, { status: 'slain' }));
    expect([valueOf(read(lookAt(dead)), { count: 'friendly-slain' }), valueOf(read(lookAt(dead)), { count: {} })]).toEqual([1, 2]);
  });
  it('nothing is never less than nothing: no record has −0', () => {
    const nobodyCount = { count: { named: ['nobody'] } };
    for (const value of [{ mul: [-1, nobodyCount] as [number, typeof nobodyCount] }, { half: -1 }, { x: -1 }])
      expect(valueOf(read(), value)).toBe(0);
    expect(valueOf(read(), { mul: [-1, 2] })).toBe(-2);
  });
  it('filters see a model from the card’s controller', () => {
    const modelsOf = (which: Parameters<typeof modelsMatching>[1]): string[] => modelsMatching(read(), which);
    expect([
      modelsOf({ side: 'enemy' }),
      modelsOf({ other: true, side: 'friendly' }),
      modelsOf({ named: ['b', 'c'] }),
      modelsOf({ isNot: ['human'] }),
      modelsOf({ within: { in: 1 } }),
      modelsOf({ if: [{ who: 'each', holdsStone: true }] }),
    ]).toEqual([[B], [C], [C, B], [C], [A, B], [A]]);
  });
  it('LOS-2: near and in sight', () => {
    const wall: Piece = {
      id: 'wall',
      kind: 'barrier',
      shape: {
        polygon: [
          { x: 1000, y: 4000 },
          { x: 4000, y: 4000 },
          { x: 4000, y: 4050 },
          { x: 1000, y: 4050 },
        ],
      },
      base: 0,
      top: 762,
    };
    const walled = { ...now, match: { ...now.match, table: { ...now.match.table, terrain: [wall] } } };
    expect(modelsMatching(read(lookAt(walled)), { within: { in: 8, los: true } })).toEqual([A, B]);
  });
});

describe('the melee under way', () => {
  const melee = (patch: Partial<MeleeFrame>): Look => {
    const play = playOn(now.match, now.cards);
    play.setStack([...now.match.stack, { ...meleeFrame(play, A, B, 0), ...patch }]);
    return play;
  };
  const inMelee = (condition: Cond, patch: Partial<MeleeFrame> = {}, self = A): boolean =>
    conditionsHold(read(melee(patch), {}, self), [condition]);

  it('knows sides, cards and the other fighter', () => {
    expect([inMelee({ role: 'attacker' }), inMelee({ role: 'attacker' }, {}, B), inMelee({ role: 'defender' }, {}, B)]).toEqual([
      true,
      false,
      true,
    ]);
    const played = { played: { attacker: 'thrust', defender: 'low-guard' } } as const;
    expect([
      inMelee({ played: ['thrust'] }, played),
      inMelee({ played: ['thrust'], by: 'enemy' }, played),
      inMelee({ played: ['low-guard'] }, played, B),
      inMelee({ played: ['thrust'] }),
    ]).toEqual([true, false, true, false]);
    expect([inMelee({ who: 'enemy', named: 'b' }), inMelee({ who: 'enemy', named: 'a' }, {}, B)]).toEqual([true, true]);
  });
  it('END-5: wounds caused count over the whole round', () => {
    const suffered = { suffered: { attacker: 0, defender: 2 } };
    expect([inMelee({ did: 'caused-wounds' }, suffered), inMelee({ did: 'caused-wounds' }, suffered, B)]).toEqual([true, false]);
    const caused = { ...suffered, caused: { attacker: 2, defender: 0 } };
    expect([inMelee({ did: 'wounded-an-enemy' }, caused), inMelee({ did: 'wounded-an-enemy' }, caused, B)]).toEqual([true, false]);
  });
  it('END-5: nobody has caused wounds in a round outside a melee, or as a bystander of one', () => {
    const suffered = { suffered: { attacker: 2, defender: 2 }, caused: { attacker: 2, defender: 2 } };
    for (const did of ['caused-wounds', 'wounded-an-enemy'] as const)
      expect([is({ did }), inMelee({ did }, suffered, C)]).toEqual([false, false]);
  });
  it('EVA-13, EVA-14: the first attack is that of the attacker, counted for itself or for its whole side', () => {
    const counted = (nth: number, nthOfSide: number, self = A): boolean[] =>
      (['first', 'first-of-side'] as const).map((attack) => inMelee({ attack }, { nth, nthOfSide }, self));
    expect(counted(1, 1)).toEqual([true, true]);
    expect(counted(1, 2), 'another of its side has attacked').toEqual([true, false]);
    expect(counted(2, 1), 'its side has let it go').toEqual([false, true]);
    expect(counted(2, 2)).toEqual([false, false]);
    expect([counted(1, 1, B), counted(1, 1, C)], 'the defender and a bystander attack nobody').toEqual([
      [false, false],
      [false, false],
    ]);
    expect([is({ attack: 'first' }), is({ attack: 'first-of-side' })], 'outside a melee').toEqual([false, false]);
  });
  it('outside a melee nobody plays a role', () => expect([is({ role: 'attacker' }), is({ played: ['thrust'] })]).toEqual([false, false]));
});

describe('texts of granted abilities', () => {
  it('run from the model that has gained them', () => {
    const dawn = passive('dawn', { when: { on: 'slain', who: { other: true } }, may: true, do: [{ do: 'gain', to: 'self', energy: 2 }] });
    const given: Scene = changed(now, (play) =>
      play.patchModel(A, { lasting: [{ mods: [], until: 'turn', from: { model: B, ability: 'y' }, gives: dawn }] }),
    );
    const after = text(given, A, [{ do: 'slay', to: 'target' }], { bound: { target: [B] } });
    expect(asked(after)).toEqual(['interrupt 0']);
    const used = say(after, { seat: 0, kind: 'use', model: A, ability: 'dawn' });
    expect([energy(used, A), wounds(laid(used), B)]).toEqual([[5], [7]]);
  });
});
