import type { Setup, SetupPosition } from '../../../../src/rules/terms/setup.ts';

const INCH = 254;
type Place = Partial<NonNullable<SetupPosition['models']>[string]>;

/** Flintlock and Beaky Bobby, 1″ apart and with energy, in the second turn: one of them is to be activated. `flintlock`, `bobby`: what is otherwise. */
export const facingSetup = (flintlock: Place = {}, bobby: Place = {}): Setup & { position: SetupPosition } => ({
  seats: [
    { faction: 'commonwealth', troupe: ['flintlock'] },
    { faction: 'dominion', troupe: ['beaky-bobby'] },
  ],
  options: {},
  terrain: [],
  seed: '1',
  start: 'activation',
  position: {
    turn: 2,
    first: 0,
    models: {
      '0:flintlock': { at: { x: 18 * INCH, y: 18 * INCH }, energy: 3, ...flintlock },
      '1:beaky-bobby': { at: { x: 18 * INCH, y: 20 * INCH }, energy: 3, ...bobby },
    },
  },
});
