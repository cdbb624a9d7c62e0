// Written by `npm run catalogue` from the files beside it.
import type { TableCard } from '../rules/terms/card-language.ts';
import { hesitation } from './events/hesitation.ts';
import { miraculousRecovery } from './events/miraculous-recovery.ts';
import { dawnlightRobbery } from './events/dawnlight-robbery.ts';
import { ninjaReactions } from './events/ninja-reactions.ts';
import { clumsinessOfCowards } from './events/clumsiness-of-cowards.ts';
import { favoursOfThePhantasm } from './events/favours-of-the-phantasm.ts';
import { raidingParty } from './agendas/raiding-party.ts';
import { erudition } from './agendas/erudition.ts';
import { tavernGossip } from './agendas/tavern-gossip.ts';
import { forcedMarch } from './agendas/forced-march.ts';
import { crazyTown } from './agendas/crazy-town.ts';
import { defyTheOdds } from './agendas/defy-the-odds.ts';

/** The Events, then the Agendas. @rule EVA-2 */
// prettier-ignore
export const tableCards: readonly TableCard[] = [
  hesitation,
  miraculousRecovery,
  dawnlightRobbery,
  ninjaReactions,
  clumsinessOfCowards,
  favoursOfThePhantasm,
  raidingParty,
  erudition,
  tavernGossip,
  forcedMarch,
  crazyTown,
  defyTheOdds,
];
