import type { DamageType } from '../factions.ts';
import type { AbilityId, CharacterId } from '../ids.ts';
import type { Ability } from './abilities.ts';
import type { Cond } from './conditions.ts';
import type { Mod } from './modifiers.ts';
import type { ActionName, TerrainName, Until, Value, Which, Who } from './words.ts';

export type Eff =
  // health and energy
  | { do: 'damage'; to: Who; by: Value; type: DamageType; bind?: string }
  | { do: 'wound'; to: Who; by: Value; bind?: string }
  | { do: 'heal'; to: Who; by: Value | 'all'; bind?: string }
  | { do: 'gain'; to: Who; energy: Value; bind?: string }
  | { do: 'lose'; to: Who; energy: Value | 'all'; bind?: string }
  | { do: 'refill'; to: Who; upTo: 'printed' | 'blue-dots' }
  | { do: 'refund'; energy: number } // of the price of the arcane ability under way: it costs so much less
  | { do: 'share'; from: Who; energy: Value; among: Which } // up to so much of it moves to these, as the text's player likes
  | { do: 'redirect'; to: Who } // suffers the damage that the subject would suffer
  | { do: 'avert' } // the damage, or the catastrophe, that the moment is about
  | { do: 'sharpen'; as?: DamageType; by?: number; past?: 'enemy-passives' } // the damage that is about to be dealt
  /** It is not slain after all: it has so many boxes left and keeps what it holds and what it has done. */
  | { do: 'remain'; who: Who; boxes: Value | 'all' }
  /** The slain comes back anew, without energy and free to activate: in base contact with somebody, else as it was deployed; half its boxes where no number is given. */
  | { do: 'return'; who: Who; contact?: Who; boxes?: Value }
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
      within?: { in: Value; of: Who; los?: true };
      contact?: Who | { terrain: TerrainName };
      may?: true;
      by?: 'resisting';
    }
  | { do: 'swap'; a: Who; b: Who }
  | { do: 'reaction-step'; who: Who } // a reaction step outside the reaction window (REA-15)
  // durations and abilities
  /** `against`: a stat counts in the actions that target it; `after`: from when the action under way is over. */
  | { do: 'apply'; to: Who; mods: Mod[]; until: Until; against?: Who; after?: 'action' }
  | { do: 'give'; to: Who; ability: Ability; until: Until }
  | { do: 'reload'; ability: AbilityId; may?: true }
  | { do: 'spend'; ability: AbilityId; until: 'turn' | 'game' }
  | { do: 'lose-ability'; from: Who; of: Ability['kind']; until: Until } // one that the text's player chooses
  | { do: 'lapse' } // the ability that speaks was given, and is gone
  | { do: 'learn-keyword'; of: Who; to: Who; until: Until } // the second gains one keyword of the first
  // moonstones
  | { do: 'drop-stone'; from: Who; n?: Value | 'all'; upTo?: true }
  | { do: 'take-stone'; from: Who; to: Who; n?: number | 'all' }
  | { do: 'gather-stone'; to: Who } // one in base contact, whatever its depth
  | { do: 'inherit-stone'; to: Who; depth: number } // one of those that the subject, now slain, held: laid in base contact
  | { do: 'depth'; by?: Value; min?: number; to?: number; set?: 'resisting-choice' } // of the targeted stone
  | { do: 'pick-stone'; other?: true; may?: true; then: Eff[] } // one on the ground; `other`: than the one of the text so far
  | { do: 'scatter-stone'; in: number } // in a random direction, as far as there is open ground
  | { do: 'roll-stone'; in: number } // the stone that is being lost, so near to whoever loses it
  // cards
  | { do: 'flip'; then: Eff[]; catastrophe?: Eff[] } // X is the number flipped
  | { do: 'look'; top: number; only?: 'top' } // any of them on top, the rest at the bottom, each in any order; `only`: back on top
  | { do: 'catastrophe-of'; of?: Who; own?: true } // of the interrupted arcane ability, suffered by its originator; with `of` any one on that model's card; `own`: as it was declared
  | { do: 'deal-each'; in: Value; which: Which; of: AbilityId } // a card each, and the outcome of that ability it calls for
  | { do: 'redraw' } // the originator's hand goes back into the deck, and as many cards are drawn anew
  | { do: 'draw-open'; catastrophe: Eff[] } // the top card joins the originator's hand, seen by all
  | { do: 'cancel' } // the interrupted action; its energy stays spent
  | { do: 'search'; n: Value; onTop?: true } // that many cards of the arcane deck, chosen in secret and kept, or put on top of it
  | { do: 'keep'; n: Value; bind?: string } // of that many cards drawn any are laid beside the character card and count as in hand
  | { do: 'set-aside'; of: number } // of so many cards drawn one is laid beside the character card, one goes on top and one to the bottom
  // terrain
  | { do: 'move-terrain'; n: Value; in: number; by?: 'left' } // up to n pieces, each up to so many inches; by the player to the left
  | { do: 'grow-terrain'; n: number; kind: 'woods'; across: number } // round pieces on open ground, so many millimetres across
  // cards in a duel under way
  | { do: 'add-copy' } // to the card just revealed by the text's player
  | { do: 'feint' } // that card goes back to the hand for another one
  | { do: 'reverse' } // the target plays the arcane ability at its originator
  | { do: 'sworn' } // whoever suffers more in the round of melee is slain
  // other models
  /** A new friendly one, or one of these; `unique`: none that its side has in play; `ready`: it may be activated this turn. */
  | { do: 'summon'; what: CharacterId | CharacterId[]; contact: Who; unique?: true; ready?: true }
  /** An action without energy, which normally costs so much; run by whose text it is. `at`: it names no friend as its target, or no other than the target. */
  | { do: 'act'; who: Who; actions?: ActionName[]; not?: ActionName[]; cost?: number | number[]; at?: 'enemy' | 'target'; bind?: string }
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
  | { do: 'may'; then: Eff[] } // if whose text it is wishes so
  | { do: 'may-pay'; who: Who; energy?: Value; wounds?: Value; then: Eff[]; else?: Eff[] };
