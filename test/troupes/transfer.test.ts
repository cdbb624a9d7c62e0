import { describe, expect, it } from 'vitest';
import { MOST_CHARACTERS } from '../../src/troupes/troupe.ts';
import { readTransfer } from '../../src/troupes/codes/transfer.ts';
import { table } from './sample-troupes.ts';

const troupe = (characterIds: readonly number[] = []) => ({ troupeName: 'Crown', faction: 'COMMONWEALTH', characterIds });
const read = (troupes: readonly object[]) => readTransfer({ troupes, campaigns: [], gameResults: [] }, () => 'x', table);

describe('the size of a transfer from Lunachron', () => {
  it('is 200 troupes at most, each of so many characters', () => {
    expect(read(Array.from({ length: 200 }, () => troupe()))?.troupes).toHaveLength(200);
    expect(read(Array.from({ length: 201 }, () => troupe()))).toBeNull();
    const ids = (count: number): number[] => Array.from({ length: count }, () => 999_999);
    expect(read([troupe(ids(MOST_CHARACTERS))])?.troupes[0]?.omissions).toHaveLength(MOST_CHARACTERS);
    expect(read([troupe(ids(MOST_CHARACTERS + 1))])).toBeNull();
  });
});

describe('the games of a transfer from Lunachron', () => {
  const results = (...playerStats: object[]) =>
    readTransfer({ troupes: [], gameResults: [{ timestamp: 7, winnerIndex: 1, playerStats }] }, () => 'x', table)?.results;
  it('call a player by name, and by the troupe where an older file has no name', () => {
    const stones = (troupeName: string, more: object = {}) => ({ troupeName, totalStones: 3, ...more });
    expect(results(stones('Crown', { playerName: 'Ada' }), stones('Moths', { playerName: null }), stones('Owls'))).toEqual([
      {
        at: 7,
        players: ['Ada', 'Moths', 'Owls'].map((name) => ({ name, stones: 3 })),
        winner: 1,
      },
    ]);
  });
});
