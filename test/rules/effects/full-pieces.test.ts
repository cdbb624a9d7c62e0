import { describe, expect, it } from 'vitest';
import type { Eff } from '../../../src/rules/terms/card-language.ts';
import type { Piece } from '../../../src/rules/terms/match.ts';
import { A, answers, asked, B, C, INCH, model, refusal, run, say, seen, spot } from '../small-match.ts';

// Only pieces of terrain in which a model has room are offered to it, so that it is never led to one that it cannot enter.

const woods = (id: string, [x, y]: readonly [number, number], more: Partial<Piece> = {}): Piece => ({
  id,
  kind: 'woods',
  shape: { disc: { at: { x: x * INCH, y: y * INCH }, radius: INCH / 2 } },
  base: 0,
  top: 4 * INCH,
  tags: ['made-by-0'],
  ...more,
});
/** A barrier as wide as the woods round which it stands, so that no base fits in. */
const rock = ([x, y]: readonly [number, number]): Piece => woods(`rock ${x}`, [x, y], { kind: 'barrier', tags: [] });

const PLACES = { one: [18, 21], two: [15, 20], three: [21, 20] } as const;
const withPieces = (full: readonly string[], effects: Eff[]) =>
  run(
    effects,
    {},
    {
      terrain: Object.entries(PLACES).flatMap(([id, at]) => [woods(id, at), ...(full.includes(id) ? [rock(at)] : [])]),
    },
  );
const enter: Eff[] = [
  {
    do: 'pick-piece',
    terrain: 'woods',
    made: true,
    in: 6,
    then: [{ do: 'place', who: 'self', into: 'target' }, { do: 'uproot' }],
  },
];
const offered = (look: ReturnType<typeof run>): string[] =>
  answers(look, 0).decisions.flatMap((decision) => (decision.kind === 'answer' && decision.option ? [decision.option] : []));

describe('a piece of terrain for a model to be placed in', () => {
  it.each([[[]], [['one']], [['one', 'three']]])('is offered only with room for its base: %j are full', (full) => {
    const look = withPieces(full, enter);
    const open = Object.keys(PLACES).filter((id) => !full.includes(id));
    expect(offered(look)).toEqual(expect.arrayContaining(open));
    expect(offered(look)).toHaveLength(open.length);
    for (const id of full) expect(refusal(look, { seat: 0, kind: 'answer', option: id })[0]).toBe('not-an-answer');
    for (const id of open) {
      const entering = say(look, { seat: 0, kind: 'answer', option: id });
      expect(asked(entering), id).toEqual(['place 0']);
      const [place] = answers(entering, 0).decisions;
      if (!place) throw new Error(`no place in ${id}`);
      const after = say(entering, place);
      expect(seen(after, 'placed').map((event) => event.model)).toEqual([A]);
      expect(seen(after, 'terrain-gone').map(({ piece }) => piece)).toEqual([id]);
    }
  });
  it('is not asked for where all are full: the text ends, and the model and the terrain stay', () => {
    const look = withPieces(Object.keys(PLACES), [...enter, { do: 'gain', to: 'self', energy: 1 }]);
    expect([asked(look), spot(look, A), model(look, A).energy]).toEqual([['act 0'], [18, 18], 4]);
    expect(seen(look, 'terrain-gone')).toEqual([]);
  });
  it('is full also by other models, not by the one that is to enter', () => {
    const standing = (id: string) => {
      const places = { [A]: [18, 18], [B]: [30, 30], [C]: [6, 30], [id]: PLACES.two } as Record<string, [number, number]>;
      return offered(
        run(
          enter,
          {},
          {
            at: places,
            terrain: [woods('two', PLACES.two, { shape: { disc: { at: { x: 15 * INCH, y: 20 * INCH }, radius: INCH / 4 } } })],
          },
        ),
      );
    };
    expect([standing(A), standing(B), standing(C)]).toEqual([['two'], [], []]);
  });
});
