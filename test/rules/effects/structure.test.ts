import { describe, expect, it } from 'vitest';
import type { Eff } from '../../../src/rules/terms/card-language.ts';
import type { ArcaneCard } from '../../../src/rules/terms/decks.ts';
import { A, asked, B, C, energy, type Given, laid, refusal, run, say, seen, text, three, wounds } from '../small-match.ts';

describe('cards', () => {
  const flip: Eff[] = [{ do: 'flip', then: [{ do: 'wound', to: 'target', by: 'X' }], catastrophe: [{ do: 'wound', to: 'self', by: 1 }] }];
  const drawn = (...arcane: ArcaneCard[]): Partial<Given> => ({ arcane });
  it('ABL-5 ABL-6: the number flipped is X, a catastrophe has its own text', () => {
    expect(wounds(run(flip, {}, drawn('pink-3')), A, B)).toEqual([0, 3]);
    expect(wounds(run(flip, {}, drawn('catastrophe')), A, B)).toEqual([1, 0]);
  });
  it('ABL-11: without a text of its own nothing happens', () => {
    expect(wounds(run([{ do: 'flip', then: [{ do: 'wound', to: 'target', by: 'X' }] }], {}, drawn('catastrophe')), A, B)).toEqual([0, 0]);
  });
  it('ABL-10: a second flip comes from the deck without the first card', () => {
    const now = run([...flip, ...flip], {}, drawn('pink-3', 'green-3'));
    expect(wounds(now, B)).toEqual([6]);
  });
  it('ABL-8: flipped cards go back into the deck', () => {
    const now = run(flip, {}, drawn('pink-3'));
    expect(now.match.table.decks.arcane.length + now.match.table.aside.length).toBe(21);
  });
  it('V-61 ABL-9: looking orders the deck without shuffling it', () => {
    const now = run([{ do: 'look', top: 3 }], {}, drawn('pink-3', 'green-3', 'catastrophe'));
    expect(asked(now)).toEqual(['look 0']);
    expect(seen(now, 'looked')[0]?.secret).toEqual({ to: 0, cards: ['pink-3', 'green-3', 'catastrophe'] });
    expect(refusal(now, { seat: 0, kind: 'answer', top: ['pink-3', 'blue-3'], bottom: ['catastrophe'] })).toContain('ABL-9');
    expect(refusal(now, { seat: 0, kind: 'answer', top: ['pink-3'], bottom: ['catastrophe'] })).toContain('ABL-9');
    const after = say(now, { seat: 0, kind: 'answer', top: ['green-3'], bottom: ['catastrophe', 'pink-3'] });
    const { arcane } = after.match.table.decks;
    expect([arcane[0], arcane.slice(-2), arcane.length]).toEqual(['green-3', ['catastrophe', 'pink-3'], 21]);
    expect(seen(after, 'shuffled')).toEqual([]);
    expect(wounds(text(after, A, flip, { bound: { target: [B] } }), B)).toEqual([3]);
  });
});

describe('structure', () => {
  it('for-each runs its list for all it describes, deciding for each one alone', () => {
    const now = run([
      {
        do: 'for-each',
        which: { other: true },
        effects: [
          {
            do: 'if',
            cond: [{ who: 'each', side: 'enemy' }],
            then: [{ do: 'wound', to: 'each', by: 2 }],
            else: [{ do: 'gain', to: 'each', energy: 2 }],
          },
          { do: 'lose', to: 'each', energy: 1 },
        ],
      },
      { do: 'gain', to: 'self', energy: 4 },
    ]);
    expect([wounds(now, A, B, C), energy(now, A, B, C)]).toEqual([
      [0, 2, 0],
      [7, 2, 4],
    ]);
  });
  it('a number may be read from each member', () => {
    const now = run(
      [{ do: 'for-each', which: {}, effects: [{ do: 'gain', to: 'each', energy: { of: 'each', the: 'wounds' } }] }],
      {},
      { at: { [A]: { at: [18, 18], wounds: 1 }, [B]: { at: [21.181, 18], wounds: 2 }, [C]: [14, 18] } },
    );
    expect(energy(now, A, B, C)).toEqual([4, 5, 3]);
  });
  it('a stone is taken from each member of a loop, and from nobody else', () => {
    const take = (selector: object): Eff[] => [
      { do: 'for-each', which: selector, effects: [{ do: 'take-stone', from: 'each', to: 'self' }] },
      { do: 'gain', to: 'self', energy: 1 },
    ];
    const places = { [A]: { at: [18, 18], stones: 1 }, [B]: { at: [21.181, 18], stones: 2 }, [C]: { at: [14, 18], stones: 1 } } as const;
    const stonesHeld = (selector: object) => {
      const after = run(take(selector), {}, { at: places as unknown as Given['at'] });
      const counts = [A, B, C].map((id) => after.match.table.stones.filter(({ holder }) => holder === id).length);
      return [counts, seen(after, 'stone-given').map(({ from }) => from), energy(after, A)];
    };
    expect(stonesHeld({ other: true })).toEqual([[3, 1, 0], [C, B], [4]]);
    expect(stonesHeld({ other: true, side: 'enemy' })).toEqual([[2, 1, 1], [B], [4]]);
  });
  it('a pick is answered one at a time, by whom it names; up to may stop', () => {
    let now = run([{ do: 'pick', which: { other: true }, n: 2, as: 'f', then: [{ do: 'wound', to: { picked: 'f' }, by: 1 }] }]);
    expect(now.match.openings).toMatchObject([{ seat: 0, question: { options: [C, B] } }]);
    expect(refusal(now, { seat: 0, kind: 'answer', option: A })).toContain('DEF-2');
    now = say(now, { seat: 0, kind: 'answer', option: B });
    expect(now.match.openings).toMatchObject([{ seat: 0, question: { options: [C] } }]);
    expect(wounds(say(now, { seat: 0, kind: 'answer', option: C }), B, C)).toEqual([1, 1]);
    const few = run([
      {
        do: 'pick',
        which: { other: true },
        n: 2,
        upTo: true,
        as: 'f',
        by: 'resisting',
        then: [{ do: 'wound', to: { picked: 'f' }, by: 1 }],
      },
    ]);
    expect(wounds(say(few, { seat: 1, kind: 'pass' }), A, B, C)).toEqual([0, 0, 0]);
    expect(wounds(say(say(few, { seat: 1, kind: 'answer', option: C }), { seat: 1, kind: 'pass' }), B, C)).toEqual([0, 1]);
  });
  it('one of several is chosen by number', () => {
    const now = run([
      { do: 'one-of', options: [[{ do: 'wound', to: 'self', by: 1 }], [{ do: 'wound', to: 'target', by: 1 }]] },
      { do: 'gain', to: 'self', energy: 1 },
    ]);
    expect(now.match.openings).toMatchObject([{ question: { options: ['1', '2'] } }]);
    const after = say(now, { seat: 0, kind: 'answer', option: '2' });
    expect([wounds(after, A, B), energy(after, A)]).toEqual([[0, 1], [4]]);
  });
  it('a price is asked of the payer’s controller, and only when it can be paid', () => {
    const effect: Eff[] = [{ do: 'may-pay', who: 'target', energy: 2, wounds: 1, then: [{ do: 'gain', to: 'self', energy: 1 }] }];
    const now = run(effect);
    expect(asked(now)).toEqual(['option 1']);
    const paid = say(now, { seat: 1, kind: 'answer', option: 'yes' });
    expect([energy(paid, A, B), wounds(paid, B)]).toEqual([[4, 1], [1]]);
    expect(energy(say(now, { seat: 1, kind: 'pass' }), A, B)).toEqual([3, 3]);
    expect(energy(run(effect, {}, { at: { [A]: [18, 18], [B]: { at: [21.181, 18], energy: 1 }, [C]: [14, 18] } }), A, B)).toEqual([3, 1]);
  });
  it('nested lists come back to where they were', () => {
    const now = run(
      [
        {
          do: 'one-of',
          options: [
            [
              {
                do: 'for-each',
                which: { other: true },
                effects: [
                  {
                    do: 'flip',
                    then: [{ do: 'if', cond: [{ compare: 'X', op: '>', to: 1 }], then: [{ do: 'wound', to: 'each', by: 'X' }] }],
                  },
                ],
              },
              { do: 'gain', to: 'self', energy: 'X' },
            ],
          ],
        },
      ],
      { bound: { X: 2 } },
      { arcane: ['green-1', 'pink-3'] },
    );
    const after = say(now, { seat: 0, kind: 'answer', option: '1' });
    expect([wounds(after, C, B), energy(after, A)]).toEqual([[0, 3], [5]]);
  });
  it('counts, products and the turn are numbers', () => {
    const now = run(
      [
        { do: 'gain', to: 'self', energy: { count: { side: 'friendly', other: true } } },
        { do: 'gain', to: 'target', energy: { mul: [2, { add: [1, 'turn-number'] }] } },
        { do: 'wound', to: 'target', by: { x: 1, plus: -2, min: 1 } },
      ],
      { bound: { target: [B], X: 1 } },
    );
    expect([energy(now, A, B), wounds(now, B)]).toEqual([[4, 7], [1]]);
  });
  it('the match is never changed in place', () => {
    const before = three();
    const copy = structuredClone(before.match);
    laid(before);
    text(before, A, [{ do: 'pulse', in: 8, effects: [{ do: 'wound', to: 'each', by: 7 }] }]);
    expect(before.match).toEqual(copy);
  });
});
