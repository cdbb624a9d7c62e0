import type { Setup } from '../../../../src/rules/terms/match.ts';
import type { Seating } from '../../../../src/ui/match/layout/lay-out.ts';
import { expect } from '../../support.ts';
import { seatedScreen } from '../tables/seated-screen.ts';
import { deepAll } from '../tables/tables.ts';

const SETUP: Setup = {
  seats: [
    { troupe: ['flintlock', 'quack'], edge: 'south' },
    { troupe: ['grub', 'beaky-bobby'], edge: 'north' },
  ],
  options: {},
  terrain: [],
  seed: '1',
  start: 'activation',
  position: {
    turn: 1,
    first: 0,
    models: {
      '0:flintlock': { at: { x: 4000, y: 2000 }, energy: 3 },
      '0:quack': { at: { x: 5000, y: 2000 }, energy: 3 },
      '1:grub': { at: { x: 4000, y: 7000 }, energy: 3 },
      '1:beaky-bobby': { at: { x: 5000, y: 7000 }, energy: 3, status: 'slain' },
    },
  },
};

async function tallies(seating: Seating, width: number, height: number): Promise<(string | null)[]> {
  const screen = await seatedScreen(SETUP, seating, width, height);
  return deepAll(screen, '[data-tally]').map((tally) => (tally.checkVisibility() ? tally.ariaLabel : null));
}

describe('the tally of a seat whose strip has no room', () => {
  it('stands in the header of a phone, upright and lying', async () => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [320, 640],
    ] as const)
      expect(await tallies('pass', width, height), `${width}`).to.deep.equal(['Ben: Moonstones 0, models 1 of 2']);
  });
  it('stands nowhere where the strip itself does', async () => {
    expect(await tallies('flat', 820, 1180)).to.deep.equal([]);
    expect(await tallies('side', 1180, 820)).to.deep.equal([]);
  });
});
