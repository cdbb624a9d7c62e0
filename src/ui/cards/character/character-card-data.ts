import type { DamageName } from '../../art/damage.ts';
import type { BlowName } from '../../art/blows.ts';
import type { FactionName } from '../../art/factions.ts';
import type { DealRows } from '../deck/deal-table.ts';

/** An ability as its card shows it; every text is ready for display. */
export interface ShownAbility {
  readonly id: string;
  readonly name: string;
  readonly kind: 'passive' | 'active' | 'arcane';
  /** Energy; absent for passive ones. */
  readonly cost?: number;
  /** Ready for display, for instance `8″`. */
  readonly range?: string;
  readonly pulse?: boolean;
  readonly text: string;
  /** The name of the upgrade that prints it. */
  readonly upgrade?: string;
  /** The limit of its uses, ready for display: `Once per game, unless reloaded`. */
  readonly limit?: string;
  /** True if its limit is reached. */
  readonly used?: boolean;
}

/** A signature move: the melee card it replaces, and the damage it deals. */
export interface ShownSignature {
  readonly name: string;
  readonly upgrades: BlowName;
  readonly types: readonly DamageName[];
  readonly deal: DealRows;
  readonly text: string;
}

/** A character's card with its state in a match. Numbers with a sign or a unit are text. */
export interface ShownCharacter {
  readonly id: string;
  readonly name: string;
  readonly factions: readonly FactionName[];
  readonly keywords: readonly string[];
  readonly melee: number;
  readonly meleeRange: string;
  readonly arcane: number;
  readonly evade: string;
  readonly base: string;
  readonly boxes: number;
  /** Numbers of the boxes with a blue dot, the leftmost being 1. */
  readonly dots: readonly number[];
  readonly wounds: number;
  readonly energy: number;
  readonly stones: number;
  readonly abilities: readonly ShownAbility[];
  readonly signatures: readonly ShownSignature[];
}
