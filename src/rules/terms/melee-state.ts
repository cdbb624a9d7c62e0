import type { MeleeCard } from './decks.ts';
import type { DamageType } from './factions.ts';
import type { Sharpened } from './frame-notes.ts';
import type { ModelId, Seat } from './ids.ts';
import type { BySide, Side } from './sides.ts';

/** The fighters, and what holds for the whole round. */
interface MeleeRound {
  fighters: BySide<ModelId>;
  seats: BySide<Seat>;
  /** The model that pays for Going For It; another model when the melee was forced (MEL-16). */
  payer: BySide<ModelId>;
  /** Which melee attack of the attacker this is in the turn, from 1, and of its player. */
  nth?: number;
  nthOfSide?: number;
  /** A text has called the attack off; its energy stays spent. */
  cancelled?: true;
  /** A defender that cannot reach the attacker deals ∅ (MEL-18); judged once (MEL-19). */
  outOfRange?: boolean;
  /** Wounds at the beginning of a round in which the fighter that suffers more is slain. */
  sworn?: BySide<number>;
  hands: BySide<MeleeCard[]>;
  wentForIt: Side[]; // who has decided
  shown: Side[]; // whose hand lies open (MEL-17)
  /** Cards that each side has played in this round, one after the other. */
  fought?: Partial<BySide<MeleeCard[]>>;
  /** Texts of the end step are being resolved. */
  closed?: true;
  /** Cards that have been played in this melee and go back to the deck with the hands. */
  discard: MeleeCard[];
  /** Net damage marked on each side in this round (END-5). */
  suffered: BySide<number>;
  /** Wounds that each side's fighter has caused to its enemies in this round, not only to the other fighter. */
  caused?: BySide<number>;
  slain: BySide<boolean>;
  /** Signature moves used in this round whose end step effects are still to come (END-2), in the order of use. */
  signatures: { side: Side; copies: number; of?: ModelId }[];
}

/** The offers already made to models that may answer, each once a round; `looked`: to the cards just revealed. */
interface MeleeWindows {
  /** To being targeted, once the attack has been declared. */
  announced?: true;
  /** To the attack, once it is known that there is one. */
  heard?: true;
  /** Cards of players, for the beginning of the round. */
  begun?: true;
  /** The effects offered before cards are drawn. */
  braced?: true;
  looked?: true;
  /** The effects offered once cards have been drawn. */
  drawn?: true;
}

/** The cards of an exchange. */
interface MeleeExchange {
  /** 0: the first exchange. In a single follow-up, `dealing` names the only side that deals. */
  exchange: number;
  dealing?: Side;
  /** The sides that have earned a follow-up. */
  earned: Side[];
  /** Cards chosen in this exchange and not yet revealed. */
  laid: Partial<BySide<MeleeCard>>;
  /** The side that plays two cards; the second of them, not yet revealed; the one that may still replace the other. */
  double?: Partial<BySide<true>>;
  second?: Partial<BySide<MeleeCard>>;
  spare?: Partial<BySide<MeleeCard>>;
  /** The sides that may add further cards of a kind with a signature move. */
  gathering?: Partial<BySide<MeleeCard>>;
  /** Cards in force in this exchange, revealed. In a single follow-up the opponent's original card stays (FUP-15). */
  played: Partial<BySide<MeleeCard>>;
  /** Follow-up cards chosen and still in hand, secret until everybody asked has answered; `null`: none is played (FUP-7). */
  picked?: Partial<BySide<MeleeCard | null>>;
  /** Copies of the card in all; secret in `melee.critical` until everybody asked has answered (CRT-7). */
  copies: Partial<BySide<number>>;
  /** Copies of the card revealed that need not be shown. */
  extra?: Partial<BySide<number>>;
  /** A card that was revealed and goes back for another one. */
  feinted?: Partial<BySide<MeleeCard>>;
  /** A side whose card in force has been changed, and which alone may show copies of it. */
  swapped?: Side;
  upgraded: Partial<BySide<boolean>>;
  /** The bearer of the signature move, when it is not the fighter's own. */
  lent?: Partial<BySide<ModelId>>;
  types: Partial<BySide<DamageType>>;
}

/** The damage of an exchange on its way. */
interface MeleeDamage {
  /** The result of the dealer's own texts; `asked` once they have been offered. */
  sharpened?: { asked: true } & Partial<BySide<Sharpened>>;
  /**
   * The models that may take a blow on themselves have been asked, then the players who may hold a card for those who now suffer; which model suffers instead of which,
   * and who does not suffer it after all.
   */
  warned?: 'texts' | 'cards';
  diverted?: Record<ModelId, ModelId>;
  averted?: ModelId[];
  /** By how much less each of these suffers. */
  lessened?: Record<ModelId, number>;
  marked?: boolean;
}

/** A melee under way. */
export interface MeleeState extends MeleeRound, MeleeWindows, MeleeExchange, MeleeDamage {}
