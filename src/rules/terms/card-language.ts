import type { DamageType, Faction } from './factions.ts';
import type { Colour, MeleeCard } from './decks.ts';
import type { AbilityId, CharacterId, UpgradeId } from './ids.ts';
import type { TableCard } from './table-card.ts';

export type { PlayMoment, SeatRule, TableCard } from './table-card.ts';

// The language in which every card is written: plain data, read by the rules, the printed text, computer players and the card editor.
// One node = one handler in src/rules/abilities = one sentence template in src/words. Distances are inches, as printed.

export type Keyword = string;
export type ActionName =
  | 'step'
  | 'jog'
  | 'traverse'
  | 'harvest'
  | 'melee'
  | 'active'
  | 'arcane'
  | 'reload' // any active ability that makes a weapon usable again
  | 'reaction-step'
  | 'any'
  | { ability: AbilityId };
/** `arcane-range`: of arcane abilities alone; `arcane-cards`: drawn for one on top of everything. */
export type Stat = 'melee' | 'arcane' | 'evade' | 'melee-range' | 'jog' | 'ability-range' | 'arcane-range' | 'arcane-cards';
export type TerrainName = 'water' | 'woods' | 'obstacle' | 'barrier' | 'building' | 'tree' | 'any';
/** `next-action`: for the bearer's next action alone, and only if that is a melee attack (on `against`, when given). */
export type Until = 'action' | 'next-action' | 'activation' | 'turn' | 'game' | 'slain';

/** A reference to somebody already known. */
export type Who =
  | 'self' // the character the card belongs to
  | 'target' // the declared target
  | 'enemy' // the other side of the melee under way
  | 'originator' // who declared the action that is interrupted
  | 'subject' // whom the moment happened to
  | 'each' // loop variable of pulse, for-each, and of filters
  | 'nominee' // whom the bearer has nominated
  | { picked: string }; // bound by pick

/** A filter; describes a set of models on the board. */
export interface Which {
  side?: 'friendly' | 'enemy'; // seen from the controller of the card
  other?: true; // leaves out self
  but?: Who; // leaves out these
  is?: Keyword[]; // any of
  isNot?: Keyword[];
  named?: CharacterId[];
  slain?: true; // of those that are, instead of those on the board
  within?: { in: Value; of?: Who; los?: true };
  if?: Cond[]; // with `each` bound to the candidate
}

export type Value =
  | number
  | 'X'
  | { x: number; plus?: number; min?: number } // x × X + plus
  | { count: Which | 'friendly-slain' | 'slain'; max?: number }
  | { of: Who; the: 'energy' | 'wounds' | 'remaining' | 'health' | 'stones' | 'evade' | 'melee-range' }
  | { half: Value } // rounded up
  | { least: [Value, Value] }
  | { mul: [Value, Value] }
  | { add: [Value, Value] }
  | { result: string } // what a bound effect really did
  | 'turn-number';

export type Cond =
  | { who: Who; is?: Keyword[]; isNot?: Keyword[]; side?: 'friendly' | 'enemy'; named?: CharacterId }
  | { who: Who; holdsStone: true | number }
  | { who: Who; activated: boolean }
  | { who: Who; engaged: boolean }
  | { who: Who; hasAbility: AbilityId }
  | { who: Who; used: AbilityId } // at least once this turn
  | { who: Who; canStrike: true } // an enemy is in its melee range and sight, whether or not it is slain
  | { who: Who; fighting: boolean } // in the round of melee under way
  | { who: Who; slain: boolean }
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
  | { outheld: true } // another player holds more moonstones than its player
  | { shareKeyword: [Who, Who] }
  | { attack: 'first' | 'first-of-side' } // in its first melee attack of the turn, or its side's, as the attacker
  | { not: Cond }
  | { all: Cond[] }
  | { any: Cond[] };

/** Modifiers: one list serves passives, auras, granted abilities and durations. */
export type Mod =
  | { mod: 'stat'; stat: Stat; by: Value; for?: ActionName[] } // for: the arcane stat in the use of these
  | { mod: 'dealt'; types?: DamageType[]; by: Value | 'null'; scope?: 'melee' | 'all' }
  /** `upTo`: it adds to other reductions only until they come to so much. */
  | { mod: 'suffered'; types?: DamageType[]; by: Value | 'null'; scope?: 'melee' | 'all'; upTo?: number }
  | { mod: 'dealt-as'; as: DamageType; optional?: true; from?: DamageType[] } // of melee cards and signature moves
  | { mod: 'unreducible' }
  | { mod: 'unraised' } // passives do not add to its melee damage
  | { mod: 'null-as-zero' } // its melee cards deal 0 where ∅ is printed
  | { mod: 'any-type' } // it may deal melee damage of any type
  | { mod: 'passes-wounds' } // another model suffers what a catastrophe of its own would cost it
  | { mod: 'cost'; of: ActionName[]; by?: Value; set?: Value; least?: number }
  | { mod: 'slow' }
  | { mod: 'ignore-slow-carry' }
  | { mod: 'move-freely'; over: (TerrainName | 'models')[]; during: ActionName[] }
  | { mod: 'reaction-step'; in?: number; towards?: Which; cost?: number; onlyIf?: 'engaged' }
  | { mod: 'forbid'; actions: (ActionName | 'move' | 'criticals' | 'signature' | 'end-step')[]; against?: Who }
  | { mod: 'untargetable'; by?: Which; actions?: ActionName[] }
  | { mod: 'presence'; engages?: false; engaged?: false; blocksSight?: false; cover?: false; covered?: false; falls?: false }
  | { mod: 'ignore'; what: ('evade' | 'cover' | 'catastrophe' | 'melee-range')[]; for?: ActionName[] }
  | { mod: 'reveal'; what: 'melee-hand' }
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
  | { mod: 'keyword'; add: Keyword }
  /** It enters play only when this character of its player summons it, never activates and never gains energy; it acts on its summoner's energy, in its summoner's activation. */
  | { mod: 'thrall'; of: CharacterId }
  /** While this character is active so near and in sight, it may pay for actions of the bearer, which are then its player's. */
  | { mod: 'puppet'; of: CharacterId; in: number; not?: ActionName[] }
  /** A side has so many of them in play; for a further one, one of them is removed from play. */
  | { mod: 'at-most'; n: number }
  /** It is slain as soon as this character of its player leaves play. */
  | { mod: 'falls-with'; of: CharacterId };

export type Eff =
  // health and energy
  | { do: 'damage'; to: Who; by: Value; type: DamageType; bind?: string }
  | { do: 'wound'; to: Who; by: Value; bind?: string }
  | { do: 'heal'; to: Who; by: Value | 'all'; bind?: string }
  | { do: 'gain'; to: Who; energy: Value; bind?: string }
  | { do: 'lose'; to: Who; energy: Value | 'all'; bind?: string }
  | { do: 'refill'; to: Who; upTo: 'printed' | 'blue-dots' }
  | { do: 'redirect'; to: Who } // suffers the damage that the subject would suffer
  | { do: 'avert' } // the damage, or the catastrophe, that the moment is about
  | { do: 'sharpen'; as?: DamageType; by?: number; past?: 'enemy-passives' } // the damage that is about to be dealt
  | { do: 'remain'; who: Who; boxes: Value } // is not slain after all, and has so many boxes left
  /** The slain comes back into play with half its boxes: in base contact with somebody, else as it was deployed. */
  | { do: 'return'; who: Who; contact?: Who }
  | { do: 'slay'; to: Who; and?: Who } // both at once
  // movement
  | {
      do: 'move';
      who: Who;
      in: Value;
      way?: 'any' | { towards: Who } | { away: Who };
      may?: true;
      freely?: (TerrainName | 'models')[]; // over these, as if they were not there
      by?: 'resisting' | 'owner';
      bind?: string;
    }
  | {
      do: 'place';
      who: Who;
      within?: { in: Value; of: Who };
      contact?: Who | { terrain: TerrainName };
      may?: true;
      by?: 'resisting';
    }
  | { do: 'swap'; a: Who; b: Who }
  | { do: 'reaction-step'; who: Who } // a reaction step outside the reaction window (REA-15)
  // durations and abilities
  | { do: 'apply'; to: Who; mods: Mod[]; until: Until; against?: Who }
  | { do: 'give'; to: Who; ability: Ability; until: Until }
  | { do: 'reload'; ability: AbilityId }
  | { do: 'spend'; ability: AbilityId; until: 'turn' | 'game' }
  // moonstones
  | { do: 'drop-stone'; from: Who; n?: Value | 'all'; upTo?: true }
  | { do: 'take-stone'; from: Who; to: Who; n?: number | 'all' }
  | { do: 'gather-stone'; to: Who } // one in base contact, whatever its depth
  | { do: 'depth'; by?: Value; min?: number; to?: number; set?: 'resisting-choice' } // of the targeted stone
  | { do: 'pick-stone'; other?: true; may?: true; then: Eff[] } // one on the ground; `other`: than the one of the text so far
  | { do: 'scatter-stone'; in: number } // in a random direction, as far as there is open ground
  | { do: 'roll-stone'; in: number } // the stone that is being lost, so near to whoever loses it
  // cards
  | { do: 'flip'; then: Eff[]; catastrophe?: Eff[] } // X is the number flipped
  | { do: 'look'; top: number; only?: 'top' } // any of them on top, the rest at the bottom, each in any order; `only`: back on top
  | { do: 'catastrophe-of'; of?: Who; own?: true } // of the interrupted arcane ability, suffered by its originator; with `of` any one on that model's card; `own`: as it was declared
  | { do: 'deal-each'; in: Value; which: Which; of: AbilityId } // a card each, and the outcome of that ability it calls for
  | { do: 'draw-open'; catastrophe: Eff[] } // the top card joins the originator's hand, seen by all
  | { do: 'cancel' } // the interrupted action; its energy stays spent
  | { do: 'search'; n: Value; onTop?: true } // that many cards of the arcane deck, chosen in secret and kept, or put on top of it
  | { do: 'keep'; n: Value; bind?: string } // of that many cards drawn any are laid beside the character card and count as in hand
  // terrain
  | { do: 'move-terrain'; n: Value; in: number; by?: 'left' } // up to n pieces, each up to so many inches; by the player to the left
  | { do: 'grow-terrain'; n: number; kind: 'woods'; across: number } // round pieces on open ground, so many millimetres across
  // cards in a duel under way
  | { do: 'add-copy' } // to the card just revealed by the text's player
  | { do: 'feint' } // that card goes back to the hand for another one
  | { do: 'reverse' } // the target plays the arcane ability at its originator
  | { do: 'sworn' } // whoever suffers more in the round of melee is slain
  // other models
  | { do: 'summon'; what: CharacterId; contact: Who } // a new friendly one
  | { do: 'reanimate'; which?: Which; contact: Who; health: 'half' | 'all'; energy?: Value } // a slain one of its side comes back
  | { do: 'act'; who: Who; actions?: ActionName[]; not?: ActionName[]; cost?: number } // an action without energy, which normally costs so much; run by whose text it is
  | { do: 'bring-back'; contact: Who; who?: Who } // a slain model, chosen where none is named: bound to `subject` in what follows; it may activate
  | { do: 'spare'; who: Who } // it is not slain after all
  | { do: 'last-stand'; who: Who } // before it leaves, a melee attack on an enemy that it engages
  | { do: 'activate-next'; who: Who }
  | { do: 'discard-step'; who: Who }
  // the match
  | { do: 'reroll' } // the roll for deployment
  | { do: 'depart' } // the slain drop their stones and leave; written by the rules alone
  // structure
  | { do: 'pulse'; in: Value; which?: Which; effects: Eff[] }
  | { do: 'for-each'; which: Which; effects: Eff[] }
  | { do: 'pick'; which: Which; n?: Value; upTo?: true; as: string; by?: 'resisting'; then: Eff[] }
  | { do: 'if'; cond: Cond[]; then: Eff[]; else?: Eff[] }
  | { do: 'choose-x'; to: Value; pays?: true; keep?: true; then: Eff[] } // X is chosen, from 1; `pays`: self pays as much energy; `keep`: for what a card of a player says later
  | { do: 'nominate'; who: Who }
  | { do: 'one-of'; by?: 'resisting'; options: Eff[][] }
  | { do: 'may-pay'; who: Who; energy?: Value; wounds?: Value; then: Eff[] };

/** When a rule of an ability speaks. The one it happens to is bound to `subject`. */
export type Trigger =
  | { on: 'replenish'; at: 'start' | 'during' | 'end'; slain?: true } // `slain`: only while self is
  | { on: 'discard'; at: 'start' | 'end' }
  | { on: 'activates' }
  | { on: 'declares'; with: ActionName[] } // self has declared one of these
  | { on: 'fights' } // self takes part in a round of melee, before cards are drawn
  | { on: 'reanimates' } // self has brought a model back into play beside itself
  | { on: 'hands-drawn' } // for an arcane ability of self
  | { on: 'would-deal'; types?: DamageType[]; with?: ActionName[] } // before anything changes the damage
  | { on: 'targeted'; by?: 'enemy'; with?: ActionName[] } // self is among the declared targets
  | { on: 'attacks'; who?: Which } // declares a melee attack; `originator` is who does
  | { on: 'would-suffer'; who?: Which; types?: DamageType[]; with?: ActionName[] } // damage that is left after all modifiers, before it is marked
  | { on: 'arcane-drawn'; within?: number } // an enemy has drawn for an arcane ability: at this model, or itself within N″ of it
  | { on: 'caused-wounds'; to?: 'enemy' } // once for each model wounded by one marking
  | { on: 'wounded'; who: Which } // whatever caused it; once for each model wounded by one marking
  | { on: 'slain'; who?: Which }
  | { on: 'would-be-slain'; who?: Which }
  | { on: 'catastrophe'; at: 'before' | 'after'; who?: Which } // suffers one
  | { on: 'ends-move-engaged'; who: Which }
  | { on: 'moves'; who?: Which }
  | { on: 'uses-arcane'; who?: Which; at?: 'enemy' } // before cards are drawn; `originator` is who does
  | { on: 'harvests'; instead?: true } // self harvests; with `instead` the text replaces the lowering of the stone by 1
  | { on: 'bluffed'; who?: Which };

export interface Limit {
  per: 'turn' | 'game';
  max?: number; // 1 when left out
  reloadable?: true;
}

export type Rule =
  | { always: Mod[]; to?: Which; if?: Cond[] } // an aura when `to` is given
  | { when: Trigger; if?: Cond[]; may?: true; reveal?: { card: CardSpec; n: number }; limit?: Limit; do: Eff[] };

/** What an arcane outcome asks for: `X` is any number of these colours (ARC-21). */
export type CardSpec = { colour: Colour[] | 'any'; value: 'X' | 1 | 2 | 3 } | 'catastrophe';
export interface Outcome {
  on: CardSpec;
  do: Eff[];
}

export interface TargetLine {
  what?: 'model' | 'stone' | { terrain: TerrainName };
  n?: number; // that many different targets
  which?: Which;
  oncePerTurn?: true; // an active ability: each model at most once a turn
}

interface Head {
  id: AbilityId;
  name: string;
  /** Of a passive ability: how often its triggered rules speak, and how often the reaction step it gives is made. */
  limit?: Limit;
  usableIf?: Cond[];
  mods?: Mod[]; // hold for this use alone
}
export interface Passive extends Head {
  kind: 'passive';
  rules: Rule[];
}
export interface Active extends Head {
  kind: 'active';
  cost: number;
  range?: number;
  pulse?: number;
  target?: TargetLine;
  do: Eff[];
}
export interface Arcane extends Head {
  kind: 'arcane';
  cost: number;
  range?: number;
  pulse?: number;
  target?: TargetLine;
  /** No hand is drawn: each of these within the pulse is dealt a card, and what it calls for falls on `each`. */
  dealtTo?: Which;
  outcomes: Outcome[];
}
export type Ability = Passive | Active | Arcane;

/** A value of a deal table: `null` is ∅; `followUp` is the yellow circle. */
export interface Hit {
  hit: number | null;
  followUp?: true;
}
export type DealTable = Record<MeleeCard, Hit>;

export interface Signature {
  id: AbilityId;
  name: string;
  upgrades: MeleeCard;
  types: DamageType[];
  deal: DealTable;
  /** Hold for the bearer while this card is in force; damage numbers are multiplied by the copies (SIG-8). */
  mods?: { mods: Mod[]; if?: Cond[] }[];
  end?: Eff[];
  worksOutOfRange?: true;
  unlessSlain?: true; // the end step effect needs the bearer alive
}

/** @rule CRD-1 CRD-16 VAR-10 */
export interface Character {
  id: CharacterId;
  name: string;
  version: number;
  factions: Faction[];
  keywords: Keyword[];
  base: 30 | 40 | 50; // millimetres
  health: number;
  blueDots: number[]; // boxes counted from the left, from 1
  melee: number;
  meleeRange: number; // inches; 0 = none
  arcane: number;
  evade: number;
  abilities: Ability[];
  signature: Signature | null;
  unselectable?: true;
}

/** A card that is attached to a character before a match: what it prints counts as printed on the bearer's card. @rule UPG-6 */
export interface Upgrade {
  id: UpgradeId;
  name: string;
  version: number;
  factions: Faction[];
  /** The bearer carries one of these keywords, when there are any, and none of the others. */
  allowed: Keyword[];
  forbidden: Keyword[];
  /** Keywords the bearer gains. */
  keywords?: Keyword[];
  /** What is added to printed stats. */
  stats?: Partial<Record<'melee' | 'arcane' | 'evade', number>>;
  /** Printed abilities of the bearer that do nothing. */
  without?: AbilityId[];
  abilities: Ability[];
}

export interface MeleeFace {
  types: DamageType[];
  deal: DealTable;
}

/** The cards in play, handed to the rules from outside. */
export interface Catalogue {
  characters: Record<CharacterId, Character>;
  melee: Record<MeleeCard, MeleeFace>;
  /** Events and Agendas, when there are any. */
  tableCards?: Record<string, TableCard>;
  /** Cards that can be attached to characters. */
  upgrades?: Record<UpgradeId, Upgrade>;
}
