import type { AbilityId, CharacterId } from '../ids.ts';
import type { Cond } from './conditions.ts';

// What everything else in the language is said with: who, which, how much, how long.

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
/** `arcane-range`: of arcane abilities alone; `arcane-cards`: drawn for one on top of everything; `aura`: what is added to the distance of an aura that counts it. */
export type Stat = 'melee' | 'arcane' | 'evade' | 'melee-range' | 'jog' | 'ability-range' | 'arcane-range' | 'arcane-cards' | 'aura';
export type TerrainName = 'water' | 'woods' | 'obstacle' | 'barrier' | 'building' | 'tree' | 'any';
/** `next-action`: for the bearer's next action alone, and only if that is a melee attack (on `against`, when given); `next-attack`: for its next melee attack of the turn; `acts`: until it next takes an action, in this turn. */
export type Until = 'action' | 'next-action' | 'next-attack' | 'acts' | 'activation' | 'turn' | 'game' | 'slain';

/** A reference to somebody already known. */
export type Who =
  | 'self' // the character the card belongs to
  | 'target' // the declared target
  | 'enemy' // the other side of the melee under way
  | 'originator' // who declared the action that is interrupted
  | 'subject' // whom the moment happened to
  | 'each' // loop variable of pulse, for-each, and of filters
  | 'nominee' // whom the bearer has nominated
  | 'summoner' // whoever has summoned the bearer
  | { picked: string }; // bound by pick

/** A filter; describes a set of models on the board. */
export interface Which {
  side?: 'friendly' | 'enemy'; // seen from the controller of the card
  other?: true; // leaves out self
  but?: Who; // leaves out these
  only?: Who; // leaves out everybody else
  nearest?: true; // of them those nearest to self alone
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
  | {
      of: Who;
      the: 'energy' | 'wounds' | 'earlier-wounds' | 'remaining' | 'health' | 'stones' | 'evade' | 'melee-range' | 'aura';
      beyond?: number;
    } // beyond: as much as it is more than that
  | { pieces: TerrainName; in: number; of: Who } // terrain pieces within so many inches
  | { half: Value } // rounded up
  | { least: [Value, Value] }
  | { mul: [Value, Value] }
  | { add: [Value, Value] }
  | { result: string } // what a bound effect really did
  | 'turn-number';
