import { describe, expect, it } from 'vitest';
import type { Eff, Passive } from '../../../src/rules/terms/card-language.ts';
import { asked, changed, model, passive, person, say, scene, seen, text, wounds, type Given, type Scene } from '../small-match.ts';

const A = '0:a'; // strikes
const N = '1:n'; // a noble
const O = '1:o'; // another
const G = '1:g'; // guards nobles

const bodyguard: Passive = {
  ...passive('bodyguard', {
    when: { on: 'would-suffer', who: { side: 'friendly', is: ['noble'], within: { in: 4, los: true } } },
    may: true,
    do: [{ do: 'redirect', to: 'self' }],
  }),
  limit: { per: 'turn' },
};
const armour = passive('armour', { always: [{ mod: 'suffered', by: -1 }] });

const table = (more: Partial<Given> = {}): Scene =>
  scene({
    seats: [
      [person('a')],
      [
        person('n', { keywords: ['noble'], abilities: [armour] }),
        person('o', { keywords: ['noble'] }),
        person('g', { abilities: [bodyguard, armour] }),
      ],
    ],
    at: { [A]: [10, 18], [N]: [15, 18], [O]: [15, 20], [G]: [17, 18] },
    ...more,
  });
const hit = (amount: number): Eff[] => [{ do: 'damage', to: 'target', by: amount, type: 'impact' }];
const use = { seat: 1, kind: 'use', model: G, ability: 'bodyguard' } as const;
const pass = { seat: 1, kind: 'pass' } as const;

describe('damage that somebody takes on itself', () => {
  it('DMG-6: is what the victim’s reductions have left, and nothing lessens it again', () => {
    const now = text(table(), A, hit(3), { bound: { target: [N] } });
    expect(asked(now)).toEqual(['interrupt 1']);
    const after = say(now, use);
    expect(wounds(after, N, G)).toEqual([0, 2]);
    expect(seen(after, 'wounded')).toEqual([{ what: 'wounded', model: G, by: A, amount: 2 }]);
  });

  it('DMG-6: stays where it is when the guard declines; nobody is asked about no damage', () => {
    const now = text(table(), A, hit(3), { bound: { target: [N] } });
    expect(wounds(say(now, pass), N, G)).toEqual([2, 0]);
    const scratch = text(table(), A, hit(1), { bound: { target: [N] } });
    expect(asked(scratch)).toEqual(['act 0']);
  });

  it('CRD-17: once a turn, also when one blow hits several', () => {
    const now = text(table(), A, hit(3), { bound: { target: [N, O] } });
    const first = say(now, use);
    expect(asked(first)).toEqual(['act 0']);
    expect(wounds(first, N, O, G)).toEqual([0, 3, 2]);
    const declined = say(now, pass);
    expect(asked(declined)).toEqual(['interrupt 1']);
    expect(wounds(say(declined, use), N, O, G)).toEqual([2, 0, 3]);
  });

  it('DEF-18: wounds are no damage, and a model out of reach guards nobody', () => {
    expect(wounds(text(table(), A, [{ do: 'wound', to: 'target', by: 2 }], { bound: { target: [N] } }), N)).toEqual([2]);
    const far = table({ at: { [A]: [10, 18], [N]: [15, 18], [O]: [15, 20], [G]: [25, 18] } });
    expect(wounds(text(far, A, hit(3), { bound: { target: [N] } }), N, G)).toEqual([2, 0]);
  });

  it('SLN-1: it may slay the guard', () => {
    const weak = changed(table(), (play) => play.patchModel(G, { wounds: 6 }));
    const after = say(text(weak, A, hit(4), { bound: { target: [N] } }), use);
    expect(model(after, G).status).toBe('slain');
    expect(model(after, N).wounds).toBe(0);
  });
});
