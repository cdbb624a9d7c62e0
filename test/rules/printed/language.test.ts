import { describe, expect, it } from 'vitest';
import { playOn } from '../../../src/rules/look-at.ts';
import { reactionSteps } from '../../../src/rules/reading/reaction-steps.ts';
import { triggered } from '../../../src/rules/reading/moments/triggers.ts';
import { effectsFrame } from '../../../src/rules/printed/text-of.ts';
import { coverBetween } from '../../../src/rules/sight/sight.ts';
import type { Ability, Cond, Eff, Passive } from '../../../src/rules/terms/card-language.ts';
import {
  A,
  active,
  asked,
  B,
  C,
  changed,
  energy,
  type Given,
  INCH,
  laid,
  lookAt,
  model,
  passive,
  person,
  refusal,
  say,
  scene,
  type Scene,
  spot,
  text,
} from '../small-match.ts';
import { meleeFrame } from '../../../src/rules/melee/declare.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { MeleeFrame } from '../../../src/rules/terms/frame.ts';

const table = (a: Ability[] = [], more: Partial<Given> = {}, b: Ability[] = []): Scene =>
  scene({
    seats: [[person('a', { abilities: a }), person('c')], [person('b', { abilities: b })]],
    at: { [A]: [18, 18], [B]: [20, 18], [C]: [14, 18] },
    ...more,
  });
/** The energy that a loses when a condition holds. */
const holds = (before: Scene, ...cond: Cond[]): boolean =>
  energy(text(before, A, [{ do: 'if', cond, then: [{ do: 'lose', to: 'self', energy: 1 }] }]), A)[0] === 2;

describe('conditions', () => {
  it('ENG-1: whether one model engages another', () => {
    expect(holds(table(), { engages: ['self', 'self'] })).toBe(false);
    const near: Eff[] = [
      { do: 'for-each', which: { if: [{ engages: ['self', 'each'] }] }, effects: [{ do: 'lose', to: 'each', energy: 1 }] },
    ];
    expect(energy(text(table(), A, near), A, B, C)).toEqual([3, 2, 3]);
    const far = table([], { at: { [A]: [18, 18], [B]: [22, 18], [C]: [14, 18] } });
    expect(energy(text(far, A, near), A, B, C)).toEqual([3, 3, 3]);
  });

  it('CRD-17: whether an ability has been used this turn', () => {
    const before = table([active('pinch', {}, { do: 'gain', to: 'self', energy: 0 })]);
    expect(holds(before, { who: 'self', used: 'pinch' })).toBe(false);
    expect(holds(say(before, { seat: 0, kind: 'use', ability: 'pinch' }), { who: 'self', used: 'pinch' })).toBe(true);
  });

  it('END-7: who takes part in the round of melee', () => {
    const idle: Eff[] = [
      { do: 'for-each', which: { if: [{ who: 'each', fighting: false }] }, effects: [{ do: 'lose', to: 'each', energy: 1 }] },
    ];
    const before = table();
    const melee: MeleeFrame = { ...meleeFrame(playOn(before.match, before.cards), A, B, 0), step: 'melee.end' };
    const cut = effectsFrame({ model: A, ability: 'text', text: { inline: idle, name: 'text' }, seat: 0, resisting: 1 });
    expect(energy(laid(before, melee, cut), A, B, C)).toEqual([3, 3, 2]);
    expect(energy(text(before, A, idle), A, B, C)).toEqual([2, 2, 2]);
  });
});

describe('effects', () => {
  it('HLD-5: up to one stone: whoever uses it chooses, and is not asked when there is none', () => {
    const drop: Eff[] = [{ do: 'drop-stone', from: 'target', upTo: true }];
    const bound = { bound: { target: [B] } };
    expect(asked(text(table(), A, drop, bound))).toEqual(['act 0']);
    const place = {
      [A]: [18, 18] as [number, number],
      [B]: { at: [20, 18] as [number, number], stones: 2 },
      [C]: [14, 18] as [number, number],
    };
    const now = text(table([], { at: place }), A, drop, bound);
    expect(asked(now)).toEqual(['option 0']);
    expect(lookAt(say(now, { seat: 0, kind: 'pass' })).stonesOf(B).length).toBe(2);
    const yes = say(now, { seat: 0, kind: 'answer', option: 'yes' });
    expect(asked(yes)).toEqual(['stone 0']);
  });

  it('HLD-1: gathers one stone in contact, however deep', () => {
    const gather: Eff[] = [{ do: 'gather-stone', to: 'self' }];
    expect(asked(text(table(), A, gather))).toEqual(['act 0']);
    const stones = [
      { id: 's1', at: [18, 18.84] as [number, number], depth: 4 },
      { id: 's2', at: [18, 17.16] as [number, number], depth: 2 },
      { id: 's3', at: [18, 22] as [number, number], depth: 1 },
    ];
    const now = text(table([], { stones }), A, gather);
    expect(refusal(now, { seat: 0, kind: 'answer', option: 's3' })).toContain('DEF-2');
    const after = say(now, { seat: 0, kind: 'answer', option: 's1' });
    expect(after.match.table.stones.map(({ holder, depth }) => [holder, depth])).toEqual([
      [A, 0],
      [null, 2],
      [null, 1],
    ]);
  });

  it('MOV-1: a move goes over what it goes freely over, and over nothing else', () => {
    const hop = (freely?: 'models'[]): Scene => text(table(), A, [{ do: 'move', who: 'self', in: 4, ...(freely ? { freely } : {}) }]);
    const beyond = { seat: 0, kind: 'answer', path: [[21.5, 18]] } as const;
    expect(refusal(hop(), { ...beyond, path: [[21.5, 18]] })).toContain('MOV-1');
    expect(spot(say(hop(['models']), { ...beyond, path: [[21.5, 18]] }), A)).toEqual([21.5, 18]);
    expect(refusal(hop(['models']), { ...beyond, path: [[20.5, 18]] })).not.toEqual(['legal']);
  });
});

describe('limits', () => {
  it('CRD-17: each model is aimed at once a turn; another may be', () => {
    const before = table([active('arms', { range: 8, target: { oncePerTurn: true } }, { do: 'gain', to: 'target', energy: 1 })]);
    const use = (target: string): Decision => ({ seat: 0, kind: 'use', ability: 'arms', targets: [target] });
    const once = say(before, use(C));
    expect(refusal(once, use(C))).toEqual(['used-on-it-this-turn', 'CRD-17', 'ABL-2']);
    expect(energy(say(once, use(B)), B, C)).toEqual([4, 4]);
  });

  it('REA-3 CRD-17: a reaction step that a passive gives is there until its uses are spent', () => {
    const swift: Passive = {
      ...passive('swift', { always: [{ mod: 'reaction-step', in: 2, onlyIf: 'engaged' }] }),
      limit: { per: 'turn' },
    };
    const before = table([swift]);
    expect(reactionSteps(lookAt(before), A).map(({ inches, counted }) => [inches, counted?.ability])).toEqual([
      [1, undefined],
      [2, 'swift'],
    ]);
    const spent = changed(before, (play) => play.patchModel(A, { used: { swift: { turn: 1, game: 1 } } }));
    expect(reactionSteps(lookAt(spent), A).map(({ inches }) => inches)).toEqual([1]);
  });
});

describe('moments and modifiers', () => {
  it('MEL-24: a melee attack is heard by its maker’s friends', () => {
    const cheer = passive('cheer', {
      when: { on: 'attacks', who: { side: 'friendly', other: true } },
      do: [{ do: 'gain', to: 'subject', energy: 1 }],
    });
    const now = scene({
      seats: [[person('a'), person('c', { abilities: [cheer] })], [person('b', { abilities: [cheer] })]],
      at: { [A]: [18, 18], [B]: [20, 18], [C]: [14, 18] },
    });
    const frames = triggered(lookAt(now), { on: 'attacks', originator: A });
    expect(frames.map((frame) => frame.model)).toEqual([C]);
    expect(triggered(lookAt(now), { on: 'targeted', originator: A, targets: [B], action: 'active', ability: null })).toEqual([]);
    expect(energy(laid(now, ...frames), A)).toEqual([4]);
  });

  it('COV-2: a model that gets no cover still gives it', () => {
    const bare = passive('bare', { always: [{ mod: 'presence', covered: false }] });
    const hedge = {
      id: 'hedge',
      kind: 'obstacle',
      base: 0,
      top: 254,
      shape: {
        polygon: [
          [20.2, 15],
          [20.4, 15],
          [20.4, 21],
          [20.2, 21],
        ].map(([x = 0, y = 0]) => ({ x: x * INCH, y: y * INCH })),
      },
    } as const;
    const given: Partial<Given> = {
      at: { [A]: [18, 18], [B]: [23, 18], [C]: [14, 18] },
      terrain: [{ ...hedge, shape: { polygon: [...hedge.shape.polygon] } }],
    };
    const cover = (now: Scene, from: string, to: string): string => coverBetween(lookAt(now), from, to).cover;
    expect(cover(table([], given), B, A)).toBe('heavy');
    expect(cover(table([bare], given), B, A)).toBe('none');
    expect(cover(table([bare], given), A, B)).toBe('heavy');
    expect(cover(table([bare], given), B, C)).toBe('heavy');
    expect(model(table([bare], given), A).status).toBe('board');
  });
});
