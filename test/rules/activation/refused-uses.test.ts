import { expect, it } from 'vitest';
import { begin, decide } from '../../../machines/match/fold.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { choicesOf, newMatch } from '../../../src/rules/index.ts';
import type { Match } from '../../../src/rules/terms/match.ts';

const pointAt = (x: number, y: number) => ({ x: x * 254, y: y * 254 });

/** Natty acts with so much energy, so far from Flintlock. */
function acting(energy: number, inches: number): Match {
  const setup = {
    seats: [{ troupe: ['natty-slum-thief'] }, { troupe: ['flintlock'] }],
    options: { reactions: false },
    terrain: [],
    seed: 'uses',
    start: 'activation' as const,
    position: {
      first: 0,
      models: { '0:natty-slum-thief': { at: pointAt(18, 2), energy }, '1:flintlock': { at: pointAt(18, 2 + inches), energy: 2 } },
    },
  };
  const { match } = begin(newMatch(setup, catalogue), catalogue);
  const decided = decide(match, { seat: 0, kind: 'activate', model: '0:natty-slum-thief' }, catalogue);
  if (!decided.ok) throw new Error(decided.reason.code);
  return decided.match;
}
const uses = (match: Match): Record<string, string> =>
  Object.fromEntries([
    ...choicesOf(match, 0, catalogue).decisions.flatMap((decision) => (decision.kind === 'use' ? [[decision.ability, 'may']] : [])),
    ...choicesOf(match, 0, catalogue).refused.flatMap(({ decision, reason }) =>
      decision.kind === 'use' && 'ability' in decision ? [[decision.ability, reason.code]] : [],
    ),
  ]) as Record<string, string>;

it('ABL-2: an ability that cannot be used stands beside those that can, with the reason', () => {
  expect(uses(acting(4, 5))['slingshot']).toBe('may');
  expect(uses(acting(0, 5))['slingshot']).toBe('not-enough-energy');
  expect(uses(acting(4, 30))['slingshot']).toBe('out-of-range');
  // none of its abilities is left out, whatever it has
  const names = (match: Match): string[] => Object.keys(uses(match)).sort();
  expect(names(acting(0, 30))).toEqual(names(acting(4, 5)));
});
