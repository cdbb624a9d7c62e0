import { describe, expect, it } from 'vitest';
import { readTransfer } from '../../src/troupes/codes/transfer.ts';
import { table } from './sample-troupes.ts';

const numbers = [...table.characters.keys()].map((code) => Number([...code.slice(2)].map((letter) => letter.charCodeAt(0) - 65).join('')));
const FLAGS = [undefined, false, true];
const cases = FLAGS.flatMap((isCampaignTroupe) =>
  FLAGS.flatMap((isTournamentList) => [1, 8, 9].map((count) => ({ isCampaignTroupe, isTournamentList, count }))),
);

describe('the format of a troupe from Lunachron', () => {
  it.each(cases)('campaign $isCampaignTroupe, tournament $isTournamentList, of $count', ({ count, ...flags }) => {
    const troupe = { troupeName: 'Crown', faction: 'Commonwealth', characterIds: numbers.slice(0, count), ...flags };
    const read = readTransfer({ troupes: [troupe] }, () => 'x', table)?.troupes[0];
    expect(read?.troupe.characters).toHaveLength(count);
    const tournament = count > 8 ? 'organised-6' : 'organised-5';
    expect(read?.troupe.format).toBe(flags.isCampaignTroupe ? 'campaign' : flags.isTournamentList ? tournament : 'friendly');
  });
});
