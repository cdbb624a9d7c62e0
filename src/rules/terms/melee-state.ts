import type { MeleeCard } from './decks.ts';
import type { DamageType } from './factions.ts';
import type { Sharpened } from './frame-notes.ts';
import type { ModelId, Seat } from './ids.ts';
import type { BySide, Side } from './sides.ts';

/** The fighters, and the state of the whole round. */
interface MeleeRound {
  fighters: BySide<ModelId>;
  seats: BySide<Seat>;
  /** The model that pays for Going For It; another model when the melee was forced (MEL-16). */
  payer: BySide<ModelId>;
  /** The number of this melee attack in the turn, from 1: among those of the attacker, and among those of its player. */
  nth?: number;
  nthOfSide?: number;
  /** A text has cancelled the attack; its energy stays spent. */
  cancelled?: true;
  /** A defender that cannot reach the attacker deals ∅ (MEL-18); judged once (MEL-19). */
  outOfRange?: boolean;
  /** Only in a round in which the fighter that suffers more is slain: the wounds of both at its beginning. */
  sworn?: BySide<number>;
  hands: BySide<MeleeCard[]>;
  wentForIt: Side[]; // the sides that have decided
  shown: Side[]; // the sides whose hand is face up (MEL-17)
  /** The cards that each side has played in this round, in order. */
  fought?: Partial<BySide<MeleeCard[]>>;
  /** The texts of the end step are being resolved. */
  closed?: true;
  /** The cards played in this melee; they go back to the deck together with the hands. */
  discard: MeleeCard[];
  /** Net damage marked on each side in this round (END-5). */
  suffered: BySide<number>;
  /** The number of wounds that each fighter has caused in this round, to all its enemies. */
  caused?: BySide<number>;
  slain: BySide<boolean>;
  /** Signature moves used in this round whose end step effects are still to come (END-2), in the order of use. */
  signatures: { side: Side; copies: number; of?: ModelId }[];
}

/** The offers that have been made, each once a round; `looked`: to texts about the cards that have just been revealed. */
interface MeleeWindows {
  /** To texts about being targeted, after the declaration. */
  announced?: true;
  /** To texts about the attack, when it is certain that it happens. */
  heard?: true;
  /** To players with cards for the beginning of the round. */
  begun?: true;
  /** To texts that speak before cards are drawn. */
  braced?: true;
  looked?: true;
  /** To texts that speak after cards have been drawn. */
  drawn?: true;
}

/** The cards of an exchange. */
interface MeleeExchange {
  /** The number of the exchange, from 0; later ones are follow-ups. */
  exchange: number;
  /** The only side that deals damage, in a follow-up of one side. */
  dealing?: Side;
  /** The sides that have earned a follow-up. */
  earned: Side[];
  /** The cards chosen in this exchange and not yet revealed. */
  laid: Partial<BySide<MeleeCard>>;
  /** The sides that play two cards. */
  double?: Partial<BySide<true>>;
  /** The second card of such a side, not yet revealed. */
  second?: Partial<BySide<MeleeCard>>;
  /** The second card, revealed: the side may still keep it instead of the first. */
  spare?: Partial<BySide<MeleeCard>>;
  /** The sides whose signature move lets them add further cards, and the kind of those cards. */
  gathering?: Partial<BySide<MeleeCard>>;
  /** The revealed cards that count in this exchange. In a follow-up of one side the original card of the other stays (FUP-15). */
  played: Partial<BySide<MeleeCard>>;
  /** Follow-up cards that are chosen and still in hand; secret until every asked seat has answered. `null`: the side plays none (FUP-7). */
  picked?: Partial<BySide<MeleeCard | null>>;
  /** The number of copies of its card that each side shows; secret in `melee.critical` until every asked seat has answered (CRT-7). */
  copies: Partial<BySide<number>>;
  /** Copies that a text adds and that need not be shown from the hand. */
  extra?: Partial<BySide<number>>;
  /** A revealed card that goes back to the hand; the side plays another one. */
  feinted?: Partial<BySide<MeleeCard>>;
  /** The side whose card has been exchanged; only this side may now show copies. */
  swapped?: Side;
  upgraded: Partial<BySide<boolean>>;
  /** The model that lends its signature move, when the move is not the fighter's. */
  lent?: Partial<BySide<ModelId>>;
  types: Partial<BySide<DamageType>>;
}

/** The damage of an exchange before it is marked. */
interface MeleeDamage {
  /** The changes by the texts of each dealer; `asked` once the texts have been offered. */
  sharpened?: { asked: true } & Partial<BySide<Sharpened>>;
  /**
   * The last texts that were asked about the damage: first those of models (`texts`), such as a model that may suffer it instead, then the
   * players who may hold a card for the models that now suffer (`cards`).
   */
  warned?: 'texts' | 'cards';
  /** By model: the model that suffers the damage instead. */
  diverted?: Record<ModelId, ModelId>;
  /** The models that suffer none of the damage. */
  averted?: ModelId[];
  /** By model: how much less it suffers. */
  lessened?: Record<ModelId, number>;
  marked?: boolean;
}

/** A melee under way. */
export interface MeleeState extends MeleeRound, MeleeWindows, MeleeExchange, MeleeDamage {}
