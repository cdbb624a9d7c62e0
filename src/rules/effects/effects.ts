import type { Handlers } from './work.ts';
import { callingEffects } from './models/calling.ts';
import { cardEffects } from './cards/cards.ts';
import { controlEffects } from './models/control.ts';
import { duelEffects } from './cards/duels.ts';
import { energyEffects } from './cards/energy.ts';
import { flippingEffects } from './cards/flipping.ts';
import { growingEffects } from './models/growing.ts';
import { handEffects } from './cards/hand.ts';
import { harmEffects } from './models/harm.ts';
import { keepingEffects } from './cards/keeping.ts';
import { lastingEffects } from './models/lasting.ts';
import { leavingEffects } from './models/leaving.ts';
import { luringEffects } from './models/luring.ts';
import { movingEffects } from './models/moving.ts';
import { placingEffects } from './models/placing.ts';
import { redirectEffects } from './models/redirect.ts';
import { returningEffects } from './models/returning.ts';
import { rollingEffects } from './cards/rolling.ts';
import { stoneEffects } from './models/stones.ts';
import { structureEffects } from './structure.ts';
import { terrainEffects } from './models/terrain.ts';

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
