import type { MeleeCard } from '../decks.ts';
import type { Faction } from '../factions.ts';
import type { AbilityId, CharacterId } from '../ids.ts';
import type { Keyword, TerrainName, Value, Which, Who } from './words.ts';

export type Cond =
  | { who: Who; is?: Keyword[]; isNot?: Keyword[]; side?: 'friendly' | 'enemy'; named?: CharacterId }
  | { who: Who; holdsStone: true | number }
  | { who: Who; activated: boolean }
  | { who: Who; active: true } // it is its activation
  | { who: Who; engaged: boolean }
  | { who: Who; hasAbility: AbilityId }
  | { who: Who; reloads: true } // has an ability that makes a weapon usable again
  | { who: Who; used: AbilityId } // at least once this turn
  | { who: Who; canStrike: true } // an enemy is in its melee range and sight, whether or not it is slain
  | { who: Who; fighting: boolean } // in the round of melee under way
  | { who: Who; slain: boolean }
  | { who: Who; returns: true } // may come back into play once it is slain
  | { who: Who; gone: boolean } // slain or removed from play
  | { who: Who; harvested: boolean } // in this game
  | { who: Who; inTerrain: TerrainName }
  | { who: Who; nearTerrain: TerrainName; in: number } // in 0 = base contact
  | { compare: Value; op: '<' | '<=' | '=' | '>=' | '>'; to: Value }
  | { exists: Which }
  | { played: MeleeCard[]; by?: Who } // the melee card really played
  | { role: 'attacker' | 'defender' }
  | { contact: [Who, Who] }
  | { engages: [Who, Who] } // the first engages the second
  | { reaches: [Who, Who] } // the second lies in the melee range of the first
  | { distance: [Who, Who]; op: '<=' | '>'; in: number }
  | { did: string } // an earlier bound effect did something; 'caused-wounds': in this round of melee the enemy suffered one or more
  | { firstThisTurn: true; of?: Who } // of this rule, or for that model
  | { who: Who; nearOwnEdge: number } // within N″ of the edge that its player started from
  | { inTroupe: CharacterId } // its player had that character in the troupe at the start of the game
  | { faction: Faction } // its player's
  | { slainThisTurn: Which } // one of these, at least
  | { outheld: true } // another player holds more moonstones than its player
  | { shareKeyword: [Who, Who] }
  | { attack: 'first' | 'first-of-side' } // in its first melee attack of the turn, or its side's, as the attacker
  | { not: Cond }
  | { all: Cond[] }
  | { any: Cond[] };
