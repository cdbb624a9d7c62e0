import { expect, it } from 'vitest';
import { rangeOf } from '../../../src/rules/reading/declaring/targets.ts';
import type { Active } from '../../../src/rules/terms/card-language.ts';
import { A, active, always, B, lookAt, three } from '../small-match.ts';

it('DEF-5: a range is that of its ability and its bearer, however many are asked for', () => {
  const [near, far, bare] = [active('near', { range: 3 }), active('far', { range: 9 }), active('bare', {})] as Active[];
  const look = lookAt(three({}, { b: { abilities: [always('long', { mod: 'stat', stat: 'ability-range', by: 2 })] } }));
  if (!near || !far || !bare) throw new Error('three abilities');
  for (const time of ['first', 'again'])
    expect(
      [A, B].map((id) => [near, far, bare].map((ability) => rangeOf(look, ability, id))),
      time,
    ).toEqual([
      [3, 9, null],
      [5, 11, null],
    ]);
});
