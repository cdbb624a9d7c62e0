import type { Colour } from '../decks.ts';
import type { DamageType } from '../factions.ts';
import type { AbilityId } from '../ids.ts';
import type { Cond } from './conditions.ts';
import type { Eff } from './effects.ts';
import type { Mod } from './modifiers.ts';
import type { ActionName, TerrainName, Which } from './words.ts';

/** When a rule of an ability speaks. The one it happens to is bound to `subject`. */
export type Trigger =
  | { on: 'replenish'; at: 'start' | 'during' | 'end'; slain?: true } // `slain`: only while self is
  | { on: 'discard'; at: 'start' | 'end' }
  | { on: 'activates' }
  | { on: 'declares'; with: ActionName[] } // self has declared one of these, at `target`
  | { on: 'fights' } // self takes part in a round of melee, before cards are drawn
  | { on: 'reanimates' } // self has brought a model back into play beside itself
  | { on: 'hands-drawn'; who?: Which } // for an arcane ability of self, or of one of these
  | { on: 'would-deal'; types?: DamageType[]; with?: ActionName[] } // before anything changes the damage
  | { on: 'targeted'; by?: 'enemy'; with?: ActionName[] } // self is among the declared targets
  | { on: 'attacks'; who?: Which } // declares a melee attack; `originator` is who does
  | { on: 'would-suffer'; who?: Which; types?: DamageType[]; with?: ActionName[] } // damage that is left after all modifiers, before it is marked
  | { on: 'arcane-drawn'; within?: number } // an enemy has drawn for an arcane ability: at this model, or itself within N″ of it
  | { on: 'caused-wounds'; to?: 'enemy' } // once for each model wounded by one marking
  | { on: 'wounded'; who?: Which; by?: 'damage' } // whatever caused it, unless `by` says so; once for each model wounded by one marking
  | { on: 'slain'; who?: Which }
  | { on: 'would-be-slain'; who?: Which }
  | { on: 'catastrophe'; at: 'before' | 'after'; who?: Which } // suffers one
  | { on: 'ends-move-engaged'; who: Which }
  | { on: 'moves'; who?: Which }
  | { on: 'uses-arcane'; who?: Which; at?: 'enemy' } // before cards are drawn; `originator` is who does
  | { on: 'harvests'; instead?: true } // self harvests; with `instead` the text replaces the lowering of the stone by 1
  | { on: 'bluffed'; who?: Which; at?: 'resolved' }; // a claim was believed; `at`: once the ability has resolved

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
  inherent?: true; // nothing takes it away
  mods?: Mod[]; // hold for this use alone, while `modsIf` does
  modsIf?: Cond[];
}
export interface Passive extends Head {
  kind: 'passive';
  rules: Rule[];
}
export interface Active extends Head {
  kind: 'active';
  /** The card prints it as a passive ability, though it is used like this one. */
  prints?: 'passive';
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
