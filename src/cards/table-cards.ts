import type { TableCard } from '../rules/terms/card-language.ts';
import { crazyTown } from './agendas/crazy-town.ts';
import { defyTheOdds } from './agendas/defy-the-odds.ts';
import { erudition } from './agendas/erudition.ts';
import { forcedMarch } from './agendas/forced-march.ts';
import { raidingParty } from './agendas/raiding-party.ts';
import { tavernGossip } from './agendas/tavern-gossip.ts';
import { clumsinessOfCowards } from './events/clumsiness-of-cowards.ts';
import { dawnlightRobbery } from './events/dawnlight-robbery.ts';
import { favoursOfThePhantasm } from './events/favours-of-the-phantasm.ts';
import { hesitation } from './events/hesitation.ts';
import { miraculousRecovery } from './events/miraculous-recovery.ts';
import { ninjaReactions } from './events/ninja-reactions.ts';

/** The six Events and the six Agendas. @rule EVA-2 */
export const tableCards: TableCard[] = [
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
