import type { Handlers } from './work.ts';
import { callingEffects } from './calling.ts';
import { cardEffects } from './cards.ts';
import { controlEffects } from './control.ts';
import { duelEffects } from './duels.ts';
import { energyEffects } from './energy.ts';
import { flippingEffects } from './flipping.ts';
import { growingEffects } from './growing.ts';
import { handEffects } from './hand.ts';
import { harmEffects } from './harm.ts';
import { keepingEffects } from './keeping.ts';
import { lastingEffects } from './lasting.ts';
import { leavingEffects } from './leaving.ts';
import { luringEffects } from './luring.ts';
import { movingEffects } from './moving.ts';
import { placingEffects } from './placing.ts';
import { redirectEffects } from './redirect.ts';
import { returningEffects } from './returning.ts';
import { rollingEffects } from './rolling.ts';
import { stoneEffects } from './stones.ts';
import { structureEffects } from './structure.ts';
import { terrainEffects } from './terrain.ts';

/** The handler of each kind of effect of the card language. */
export const effects: Handlers = {
  ...handEffects,
  ...harmEffects,
  ...redirectEffects,
  ...energyEffects,
  ...movingEffects,
  ...placingEffects,
  ...lastingEffects,
  ...leavingEffects,
  ...stoneEffects,
  ...cardEffects,
  ...flippingEffects,
  ...keepingEffects,
  ...terrainEffects,
  ...controlEffects,
  ...returningEffects,
  ...rollingEffects,
  ...growingEffects,
  ...luringEffects,
  ...duelEffects,
  ...callingEffects,
  ...structureEffects,
};
