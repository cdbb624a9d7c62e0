import { expect, it } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { lookAt } from '../../../src/rules/look-at.ts';
import { bereft } from '../../../src/rules/printed/purse.ts';
import { newMatch } from '../../../src/rules/setup/new-match.ts';

const BORIS = 'boris-the-bunny-summoner';
const placeAt = (x: number, y: number) => ({ at: { x: x * 254, y: y * 254 } });

it('a model falls with the summoner of its own side, not with the enemy of that name [CTL-5]', () => {
  const setup = {
    seats: [{ troupe: [BORIS] }, { troupe: [BORIS] }],
    options: {},
    terrain: [],
    seed: 'twins',
    start: 'activation' as const,
    position: {
      models: {
        [`0:${BORIS}`]: placeAt(6, 6),
        '0:murder-bunny': placeAt(8, 6),
        [`1:${BORIS}`]: placeAt(6, 30),
        '1:murder-bunny': placeAt(8, 30),
        '1:murder-bunny#2': placeAt(10, 30),
      },
    },
  };
  const look = lookAt(newMatch(setup, catalogue), catalogue);
  expect(bereft(look, [`1:${BORIS}`])).toEqual(['1:murder-bunny', '1:murder-bunny#2']);
  expect(bereft(look, [`0:${BORIS}`])).toEqual(['0:murder-bunny']);
  expect(bereft(look, ['1:murder-bunny'])).toEqual([]);
});
