import { describe, expect, it } from 'vitest';
import { sumText } from '../../../src/words/language/sums.ts';

const names = {
  modelName: (id: string) => id,
  characterName: (id: string) => id,
  abilityName: (_: string, ability: string) => ability.toUpperCase(),
  seatName: (seat: number) => String(seat),
};
const sum = (given: Parameters<typeof sumText>[0]) => sumText(given, names);

describe('damage as a sum', () => {
  it('says nothing where the card says it all', () => {
    expect(sum({ printed: 3 })).toBeNull();
    expect(sum({ printed: null })).toBeNull();
    expect(sum({ printed: 0, copies: 2, parts: [{ from: 'a', ability: 'lance', by: null }] })).toBeNull();
  });
  it('names every part with its sign', () => {
    expect(sum({ printed: 2, copies: 3 })).toBe('2 × 3');
    expect(
      sum({
        printed: 2,
        parts: [
          { from: 'a', ability: 'sword', by: 2 },
          { from: 'b', ability: 'plate', by: -1 },
        ],
      }),
    ).toBe('2 + 2 SWORD − 1 PLATE');
    expect(sum({ printed: 2, parts: [{ from: 'b', ability: null, by: -1 }] })).toBe('2 − 1 another text');
  });
  it('says what leaves nothing', () => {
    expect(sum({ printed: 2, copies: 2, parts: [{ from: 'a', ability: 'bludgeon', by: null }] })).toBe(
      '2 × 2, and BLUDGEON reduces it to nothing',
    );
  });
});
