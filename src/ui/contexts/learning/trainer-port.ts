import type { ArcaneCard, MeleeCard } from '../../../rules/terms/decks.ts';
import type { DamageType } from '../../../rules/terms/factions.ts';
import type { HappeningOf } from '../../../rules/terms/happening.ts';
import type { ModelId } from '../../../rules/terms/ids.ts';
import type { LogEntry, TablePort } from '../table-port.ts';

/** The card one side of an exchange has played, and the damage it deals. */
export interface TrainerBlow extends Pick<HappeningOf<'damaged'>, 'printed' | 'copies' | 'parts' | 'amount'> {
  card: MeleeCard;
  /** Null where the card deals nothing. */
  type: DamageType | null;
}

/** An exchange of blows. `alternatives`: what the other cards of the hand would have dealt and suffered. */
export interface Exchange {
  learner: TrainerBlow;
  enemy: TrainerBlow;
  alternatives: readonly { card: MeleeCard; dealt: number; suffered: number }[];
  won: boolean;
}

/** The probability that an opponent holds a card; see `oddsOf` of the lessons. */
export interface CardOdds {
  card: ArcaneCard;
  inDeck: number;
  inHand: number;
  remaining: number;
  unseen: number;
  drawn: number;
  percent: number;
}

/** The end of a round about a claimed card. */
export interface ClaimEnd {
  called: 'ok' | 'bluff';
  /** The card that was face down, and the card it was claimed to be. */
  lay: ArcaneCard;
  claimed: ArcaneCard;
  /** The card it counted as in the end; `replaced`: another card took its place. */
  identity: ArcaneCard;
  replaced: boolean;
  /** The odds by what the asked player could see. */
  odds: CardOdds;
  /** The events that followed. */
  came: LogEntry;
  /** True if the ability could be used again, as after a true claim that was called a Bluff. */
  mayRepeat: boolean;
  won: boolean;
}

interface OfRound {
  /** The round of its step, counted from 0. */
  at: number;
  /** The table with the names, the cards and the public view. */
  table: TablePort;
}
export interface MeleeTraining extends OfRound {
  of: 'melee';
  learner: ModelId;
  enemy: ModelId;
  hand: readonly MeleeCard[];
  /** The card the enemy will play, where the step shows it, and how many cards the enemy holds. */
  enemyCard: MeleeCard | null;
  heldCards: number;
  lay(card: MeleeCard): Exchange;
}
export interface CallRound extends OfRound {
  of: 'call';
  claimed: ArcaneCard;
  /** The number of cards that the opponent has drawn. */
  drawn: number;
  hand: readonly ArcaneCard[];
  call(called: 'ok' | 'bluff'): ClaimEnd;
}
export interface ClaimRound extends OfRound {
  of: 'claim';
  hand: readonly ArcaneCard[];
  claim(card: ArcaneCard, as: ArcaneCard): ClaimEnd;
}
/** A dealt round of a trainer: a table of the rules, and an answer that is given once. */
export type TrainerRound = MeleeTraining | CallRound | ClaimRound;

/** One trainer under way; its progress is saved. */
export interface Trainer {
  /** The names of its steps, the easiest first. */
  readonly steps: readonly string[];
  readonly step: number;
  /** The number of rounds of this step that have been played. */
  readonly round: number;
  readonly won: number;
  readonly rounds: number;
  /** The most rounds won, by step; steps that were never finished may be missing. */
  readonly best: readonly number[];
  /** True if all rounds of the step have been played. */
  readonly isOver: boolean;
  /** Deals the next round. */
  deal(): TrainerRound;
  /** Counts a round as played. */
  played(won: boolean): void;
  /** Goes to the beginning of a step. */
  to(step: number): void;
}
