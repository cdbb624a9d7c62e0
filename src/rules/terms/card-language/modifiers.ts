import type { DamageType } from '../factions.ts';
import type { AbilityId, CharacterId } from '../ids.ts';
import type { ActionName, Keyword, Stat, TerrainName, Value, Which, Who } from './words.ts';

/** Modifiers: one list serves passives, auras, granted abilities and durations. */
export type Mod =
  /** `for`: the arcane stat in the use of these; `facing`: in a round of melee with such an enemy, or in the use of an ability on one. */
  | { mod: 'stat'; stat: Stat; by: Value; for?: ActionName[]; facing?: Which }
  | { mod: 'dealt'; types?: DamageType[]; by: Value | 'null'; scope?: 'melee' | 'attacks' | 'all' } // attacks: melee attacks of its own
  /** `upTo`: it adds to other reductions only until they come to so much. */
  | { mod: 'suffered'; types?: DamageType[]; by: Value | 'null'; scope?: 'melee' | 'all'; upTo?: number }
  | { mod: 'dealt-as'; as: DamageType; optional?: true; from?: DamageType[] } // of melee cards and signature moves
  | { mod: 'unreducible' }
  | { mod: 'unraised' } // passives do not add to its melee damage
  | { mod: 'null-as-zero' } // its melee cards deal 0 where ∅ is printed
  | { mod: 'any-type' } // it may deal melee damage of any type
  | { mod: 'passes-wounds' } // another model suffers what a catastrophe of its own would cost it
  /** `first`: it is said only of the first in a turn that is aimed at such a model. */
  | { mod: 'cost'; of: ActionName[]; by?: Value; set?: Value; least?: number; first?: Which }
  | { mod: 'reach'; in: number } // its melee range is so many inches, if it would be less
  | { mod: 'slow' }
  | { mod: 'ignore-slow-carry' }
  | { mod: 'move-freely'; over: (TerrainName | 'models')[]; during: ActionName[] }
  | { mod: 'reaction-step'; in?: number; towards?: Which; cost?: number; onlyIf?: 'engaged'; oncePerTurn?: true } // oncePerTurn: each bearer
  | { mod: 'forbid'; actions: (ActionName | 'move' | 'criticals' | 'signature' | 'end-step')[]; against?: Who }
  | { mod: 'untargetable'; by?: Which; actions?: ActionName[] }
  | { mod: 'presence'; engages?: false; engaged?: false; blocksSight?: false; cover?: false; covered?: false; falls?: false }
  | { mod: 'ignore'; what: ('evade' | 'cover' | 'catastrophe' | 'melee-range')[]; for?: ActionName[] }
  | { mod: 'reveal'; what: 'melee-hand' | 'enemy-hand' } // its own melee hand, or its enemy's
  | { mod: 'harvest'; by: Value }
  | { mod: 'keeps-stones'; from?: 'enemy' } // nothing but being slain takes its stones; `from`: nothing that enemies do
  | { mod: 'lays-stone'; depth: number } // slain, its player may lay one of its stones in base contact, at this depth
  | { mod: 'unharmed' } // no wound is marked on it
  | { mod: 'shrugs-off'; wounds: number } // the first so many wounds of the game are not marked
  | { mod: 'without'; ability: AbilityId } // that ability does nothing
  | { mod: 'lunge'; by: number } // a jog may be so many inches longer if it ends engaging an enemy
  | { mod: 'unmoved'; by: 'enemy' } // by actions of enemies
  | { mod: 'deep-cover'; against: ActionName[] } // light cover counts as heavy against these of enemies
  | { mod: 'lends-signature'; in: number } // friendly models so near may use its signature move
  | { mod: 'steady' } // full energy in each replenish step; abilities neither give nor take any
  | { mod: 'stays-slain' } // Reanimate does not bring it back
  | { mod: 'keyword'; add: Keyword }
  | { mod: 'lends-keyword'; add: Keyword } // to friendly models that have an ability to reload
  /** It enters play only when this character of its player (left out: whoever has the words for it) summons it, never activates and never gains energy; it acts on its summoner's energy, in its summoner's activation. */
  | { mod: 'thrall'; of?: CharacterId }
  /** While this character is active so near and in sight, it may pay for actions of the bearer, which are then its player's. */
  | { mod: 'puppet'; of: CharacterId; in: number; not?: ActionName[] }
  /** A side has so many of them in play; for a further one, one of them is removed from play. */
  | { mod: 'at-most'; n: number }
  /** It is slain as soon as this character of its player (left out: whoever has summoned it) leaves play. */
  | { mod: 'falls-with'; of?: CharacterId };
