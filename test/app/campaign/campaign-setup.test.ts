import { describe, expect, it } from 'vitest';
import { matchSetup } from '../../../src/campaign/index.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { beginRecord } from '../../../src/record/match-record.ts';

describe('a match of a campaign', () => {
  it('begins with the wounds of an assault, but never with the last box [8.4c]', () => {
    const seats = [{ troupe: ['flintlock', 'quack'] }, { troupe: ['beaky-bobby', 'grub'] }];
    const laid = { players: ['p1', 'p2'], seats, options: { troupeSize: 2, field: 2 }, wounds: [{}, { grub: 2, 'beaky-bobby': 99 }] };
    const { models } = beginRecord(matchSetup(laid, catalogue, [], 's'), catalogue).match.table;
    const wounds = Object.fromEntries(Object.values(models).map((model) => [model.character, model.wounds]));
    const boxes = catalogue.characters['beaky-bobby']?.health ?? 0;
    expect(wounds).toEqual({ flintlock: 0, quack: 0, grub: 2, 'beaky-bobby': boxes - 1 });
    expect(Object.values(models).map(({ status }) => status)).toEqual(['reserve', 'reserve', 'reserve', 'reserve']);
  });
});
