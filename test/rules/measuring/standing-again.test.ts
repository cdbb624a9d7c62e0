import { expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { lookAt } from '../../../src/rules/look-at.ts';
import { standsOf } from '../../../src/rules/measuring/bases.ts';
import { newMatch } from '../../../src/rules/setup/new-match.ts';
import type { Match, Model } from '../../../src/rules/terms/match.ts';

const ME = '0:flintlock';
const pointAt = (x: number, y: number) => ({ x: x * 254, y: y * 254 });

it('where models stand is known anew whenever one of them stands elsewhere, also only higher or lower', () => {
  const setup = {
    seats: [{ troupe: ['flintlock'] }, { troupe: ['billy'] }],
    options: {},
    terrain: [],
    seed: 'stands',
    start: 'activation' as const,
    position: { models: { [ME]: { at: pointAt(18, 9) }, '1:billy': { at: pointAt(2, 18) } } },
  };
  const first = newMatch(setup, catalogue);
  const moved = (change: Partial<Model>): Match => ({
    ...first,
    table: { ...first.table, models: { ...first.table.models, [ME]: { ...first.table.models[ME]!, ...change } } },
  });
  const stand = (match: Match) => standsOf(lookAt(match, catalogue)).find(({ id }) => id === ME);
  const standing = { at: pointAt(18, 9), height: 0 };
  for (const change of [{}, { height: 762 }, { at: pointAt(18.5, 9) }, { at: pointAt(18, 9.5) }, { height: 381 }, {}, { height: 762 }]) {
    const expected = { ...standing, ...change };
    const found = stand(moved(change));
    expect([found?.disc.at, found?.height]).toEqual([expected.at, expected.height]);
  }
});
