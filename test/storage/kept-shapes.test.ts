import { describe, expect, it } from 'vitest';
import { checkOwned, checkPlain, checkPlayer, checkTroupe } from '../../src/storage/shapes/kept-shapes.ts';
import { sampleTroupe } from './memory.ts';

// What is kept has a size: whatever is larger is no more fit to be kept than what is misshapen.

const letters = (count: number): string => 'x'.repeat(count);

describe('the size of what is kept', () => {
  it('a name of 120 letters is kept, one of 121 is not', () => {
    expect(checkTroupe(sampleTroupe(letters(120)))?.name).toHaveLength(120);
    expect(checkTroupe(sampleTroupe(letters(121)))).toBeNull();
    const player = { colour: 'sun', pattern: 'plain' };
    expect(checkPlayer({ ...player, name: letters(120) })?.name).toHaveLength(120);
    expect(checkPlayer({ ...player, name: letters(121) })).toBeNull();
    expect(checkPlayer({ ...player, name: ' ' })).toBeNull();
    expect(checkPlayer({ ...player, name: ' A\u200Bsh\n' })?.name).toBe('Ash');
    expect(checkTroupe(sampleTroupe(' A\u200Bsh\n'))?.name).toBe('Ash');
  });
  it('200 characters are kept, 201 are not', () => {
    const troupe = (count: number) => ({ ...sampleTroupe('Many'), characters: Array.from({ length: count }, (_, n) => `c${n}`) });
    expect(checkTroupe(troupe(200))?.characters).toHaveLength(200);
    expect(checkTroupe(troupe(201))).toBeNull();
  });
  it('notes of 5,000 letters are kept, of 5,001 are not', () => {
    expect(checkTroupe({ ...sampleTroupe('Noted'), notes: letters(5000) })?.notes).toHaveLength(5000);
    expect(checkTroupe({ ...sampleTroupe('Noted'), notes: letters(5001) })).toBeNull();
    expect(checkOwned({ owned: true, painted: false, notes: letters(5001) })).toBeNull();
  });
  it('half a million letters in all are kept, one more is not, and neither is what is nested too deeply to be written', () => {
    const bare = JSON.stringify({ text: '' }).length;
    expect(checkPlain({ text: letters(500_000 - bare) })).not.toBeNull();
    expect(checkPlain({ text: letters(500_001 - bare) })).toBeNull();
    const around: { within?: object } = {};
    around.within = around;
    expect(checkPlain(around)).toBeNull();
    const troupe = sampleTroupe('Loose');
    const room = 500_000 - JSON.stringify({ ...troupe, more: '' }).length;
    expect(checkTroupe({ ...troupe, more: letters(room) })).not.toBeNull();
    expect(checkTroupe({ ...troupe, more: letters(room + 1) })).toBeNull();
  });
});
