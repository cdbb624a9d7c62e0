import { expect, it } from 'vitest';
import { rangeOf, refuseTargets } from '../../../src/rules/reading/declaring/targets.ts';
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

it('DEF-5: a moonstone is in range with what texts add to the range or take from it', () => {
  const target = { what: 'stone' } as const;
  const find = active('find', { range: 3, target }) as Active;
  const refusedAt = (bonus: number, away: number): string | undefined => {
    const { match, cards } = three(
      { stones: [{ id: 's', at: [18, 18 - away], depth: 1 }] },
      bonus === 0 ? {} : { a: { abilities: [always('long', { mod: 'stat', stat: 'ability-range', by: bonus })] } },
    );
    return refuseTargets(lookAt({ match, cards, events: [] }), find, A, 0, { stone: 's' })?.code;
  };
  for (const bonus of [-2, -1, 0, 1, 2])
    expect([bonus, refusedAt(bonus, 3 + bonus), refusedAt(bonus, 4.5 + bonus)]).toEqual([bonus, undefined, 'out-of-range']);
});
