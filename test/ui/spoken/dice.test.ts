import { rollDie } from '../../../src/ui/spoken/dice.ts';
import { clocked, TurnTimes } from '../../../src/ui/spoken/turn-times.ts';
import { expect } from '../support.ts';

describe('what may stand beside a real table', () => {
  it('a die shows each face as often as any other, whatever bytes chance gives', () => {
    for (const sides of [2, 4, 6]) {
      const counts = new Map<number, number>();
      for (let byte = 0; byte < 256; byte += 1) {
        const given = [byte, 0];
        const face = rollDie(sides, () => Uint8Array.of(given.shift() ?? 0));
        const again = given.length === 0;
        if (!again) counts.set(face, (counts.get(face) ?? 0) + 1);
      }
      expect([...counts.keys()].sort()).to.deep.equal(Array.from({ length: sides }, (_, index) => index + 1));
      expect(new Set(counts.values()).size).to.equal(1);
    }
  });

  it('the clock counts for the player who had the turn, each activation from its beginning, and nothing while the glass slept', () => {
    const times = new TurnTimes();
    times.hear(0, 0, '0:gump');
    times.hear(2000, 0, '0:gump');
    times.hear(3500, 1, '1:quack');
    expect(times.had).to.deep.equal([3500]);
    expect(times.activation).to.equal(0);
    times.hear(4500, 1, '1:quack');
    expect([times.had[1], times.activation]).to.deep.equal([1000, 1000]);
    times.hear(9_000_000, null, null);
    expect(times.had[1]).to.equal(6000);
    times.hear(9_001_000, 0, null);
    expect(times.had).to.deep.equal([3500, 6000]);
    expect(clocked(times.had[0] ?? 0)).to.equal('0:03');
  });
});
