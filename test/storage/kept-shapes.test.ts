import { describe, expect, it } from 'vitest';
import type { Cabinet, Holding } from '../../src/cabinet/terms.ts';
import { checkCabinet, checkHolding, checkStep } from '../../src/storage/shapes/cabinet-shapes.ts';
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
  it('of a collection: 2,000 letters in each of 400 lines, 120 in a name, 60 copies, and 5,000 in the notes of a step', () => {
    type Copy = Holding['copies'][number];
    const line = (count: number): Holding['note'][number] => ({ text: letters(count), is: 0, at: 1 });
    const lines = (count: number) => Array.from({ length: count }, () => line(2000));
    const copy = (change: Partial<Copy> = {}): Copy => ({
      from: { is: null, at: 1 },
      look: { is: null, at: 1 },
      days: {},
      away: { is: null, at: 1 },
      guest: null,
      recipe: [],
      gone: { is: 'here', at: 1 },
      ...change,
    });
    const copies = (count: number): Copy[] => Array.from({ length: count }, () => copy());
    const holding = (change: Partial<Holding>): Holding => ({ copies: [], guests: [], wish: { is: false, at: 1 }, note: [], ...change });
    /** The change with exactly the limit is kept whole; with one more it is not kept. */
    const upTo = (limit: number, change: (count: number) => Partial<Holding>): void => {
      expect(checkHolding(holding(change(limit)))).toEqual(holding(change(limit)));
      expect(checkHolding(holding(change(limit + 1)))).toBeNull();
    };
    upTo(2000, (count) => ({ note: [line(count)] }));
    upTo(400, (count) => ({ note: lines(count).map(({ text: _long, ...rest }) => ({ ...rest, text: 'x' })) }));
    upTo(2000, (count) => ({ copies: [copy({ recipe: [line(count)] })] }));
    upTo(400, (count) => ({ guests: [copy({ recipe: Array.from({ length: count }, () => line(1)) })] }));
    for (const place of ['copies', 'guests'] as const) {
      upTo(60, (count) => ({ [place]: copies(count) }));
      for (const named of ['look', 'away'] as const)
        upTo(120, (count) => ({ [place]: [copy({ [named]: { is: letters(count), at: 1 } })] }));
      upTo(120, (count) => ({ [place]: [copy({ guest: letters(count) })] }));
      upTo(120, (count) => ({ [place]: [copy({ from: { is: { product: letters(count), brought: true }, at: 1 } })] }));
    }
    upTo(120, (count) => ({ print: { is: letters(count), at: 1 } }));
    // a line that is gone has no place
    expect(checkHolding(holding({ note: [{ ...line(2000), is: null }] }))).not.toBeNull();

    const cabinet = (name: string, player: string | null): Cabinet => ({
      name: { is: name, at: 1 },
      player: { is: player, at: 1 },
      order: { is: 1, at: 1 },
      gone: { is: false, at: 1 },
      products: {},
    });
    expect(checkCabinet(cabinet(letters(120), letters(120)))).toEqual(cabinet(letters(120), letters(120)));
    expect(checkCabinet(cabinet('Mine', null))).not.toBeNull();
    expect([checkCabinet(cabinet(letters(121), null)), checkCabinet(cabinet('Mine', letters(121)))]).toEqual([null, null]);

    const step = (note: string, recipe: string) => {
      const plain = { name: 'Mine', player: null, order: 1, gone: false, products: {} };
      const figure = { from: null, look: null, days: {}, away: null, guest: null, recipe, gone: 'here' };
      const holdings = [['grub', { copies: [figure], guests: [], wish: false, note, print: null }]];
      return { cabinet: 'c', time: 1, before: { cabinet: plain, holdings }, after: { cabinet: null, holdings } };
    };
    expect(checkStep(step(letters(5000), letters(5000)))).toEqual(step(letters(5000), letters(5000)));
    expect([checkStep(step(letters(5001), '')), checkStep(step('', letters(5001)))]).toEqual([null, null]);
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
