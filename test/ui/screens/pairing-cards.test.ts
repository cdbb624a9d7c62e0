import { render } from 'lit';
import { homeWords } from '../../../src/words/app/home.ts';
import type { ReadyPairing } from '../../../src/ui/contexts/library-port.ts';
import { pairingCards } from '../../../src/ui/screens/home/pairing-cards.ts';
import { expect } from '../support.ts';
import { SampleLibrary } from './sample-library.ts';

describe('a ready-made pairing on its card', () => {
  const [ready] = new SampleLibrary().pairings;
  const [side] = ready?.sides ?? [];
  const troupe = side?.troupe ?? [];
  /** A pairing of sides with so many characters. */
  const sized = (...sizes: number[]): ReadyPairing => ({
    ...ready!,
    sides: sizes.map((size) => ({ ...side!, troupe: Array.from({ length: size }, (_, n) => troupe[n % troupe.length] ?? '') })),
  });
  const text = (pairing: ReadyPairing): string => {
    const room = document.createElement('div');
    render(
      pairingCards([pairing], () => undefined),
      room,
    );
    return room.querySelector('.small')?.textContent.replaceAll(/\s+/gu, ' ') ?? '';
  };

  it('says how many characters its largest side has, and how many play where there are more than two', () => {
    for (const sizes of [
      [3, 3],
      [6, 6],
      [1, 4],
      [5, 2],
      [4, 4, 4],
      [3, 3, 3, 6],
    ]) {
      const line = text(sized(...sizes));
      expect(line, sizes.join()).to.include(homeWords.aSide(Math.max(...sizes)));
      const players = homeWords.players(sizes.length);
      if (sizes.length > 2) expect(line, sizes.join()).to.include(players);
      else expect(line, sizes.join()).not.to.include(players);
    }
  });

  it('has the arms of each side', () => {
    for (const count of [2, 3, 4]) {
      const room = document.createElement('div');
      render(
        pairingCards([sized(...Array<number>(count).fill(3))], () => undefined),
        room,
      );
      expect(room.querySelector('.signs')?.children).to.have.length(count);
    }
  });
});
