import { expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { matchSetup } from '../../src/campaign/index.ts';
import type { CampaignMatch } from '../../src/campaign/match-for.ts';

it('an assault leaves its wounds, and never takes the last box [8.4c]', () => {
  const health = catalogue.characters['flintlock']?.health ?? 0;
  const woundsOf = (flintlock: number) => {
    const laid = {
      seats: [{ troupe: ['grub'] }, { troupe: ['flintlock'] }],
      options: {},
      players: ['p1', 'p2'],
      wounds: [{}, { flintlock }],
    } as unknown as CampaignMatch; // what a set-up reads of it
    return matchSetup(laid, catalogue, [], 's').position?.models;
  };
  expect(woundsOf(0)).toEqual({});
  expect(woundsOf(2)).toEqual({ '1:flintlock': { wounds: 2 } });
  expect(woundsOf(health - 1)).toEqual({ '1:flintlock': { wounds: health - 1 } });
  expect(woundsOf(health)).toEqual({ '1:flintlock': { wounds: health - 1 } });
});
