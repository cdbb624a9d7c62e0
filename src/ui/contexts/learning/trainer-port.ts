import type { ArcaneCard, MeleeCard } from '../../../rules/terms/decks.ts';
import type { DamageType } from '../../../rules/terms/factions.ts';
import type { HappeningOf } from '../../../rules/terms/happening.ts';
import type { ModelId } from '../../../rules/terms/ids.ts';
import type { LogEntry, TablePort } from '../table-port.ts';

/** What one side of an exchange has laid, and what it deals. */
export interface TrainerBlow extends Pick<HappeningOf<'damaged'>, 'printed' | 'copies' | 'parts' | 'amount'> {
  card: MeleeCard;
  /** Null: its card deals nothing. */
  type: DamageType | null;
}

/** An exchange of blows, and what the other cards of the hand would have made of it. */
export interface Exchange {
  own: TrainerBlow;
  enemy: TrainerBlow;
  others: readonly { card: MeleeCard; dealt: number; suffered: number }[];
  won: boolean;
}

/** How likely it is that somebody holds a card; see `oddsOf` of the lessons. */
export interface CardOdds {
  card: ArcaneCard;
  inDeck: number;
  own: number;
  left: number;
  unseen: number;
  drawn: number;
  percent: number;
}

/** How a claim has ended. */
export interface ClaimEnd {
  called: 'ok' | 'bluff';
  /** The card that lay there, and what was said of it. */
  lay: ArcaneCard;
  claimed: ArcaneCard;
  /** What it counted as in the end; `replaced`: another card was laid over it. */
  identity: ArcaneCard;
  replaced: boolean;
  /** By what the one who was asked could see. */
  odds: CardOdds;
  /** What came of it. */
  came: LogEntry;
  /** After a truth that was doubted, the ability could be used again. */
  again: boolean;
  won: boolean;
}

interface OfRound {
  /** The round of its step, counted from 0. */
  at: number;
  /** For the names, the cards and what all can see. */
  table: TablePort;
}
export interface MeleeTraining extends OfRound {
  of: 'melee';
  own: ModelId;
  enemy: ModelId;
  hand: readonly MeleeCard[];
  /** What the enemy will lay, where it is told; how many cards it holds. */
  shown: MeleeCard | null;
  held: number;
  lay(card: MeleeCard): Exchange;
}
export interface CallRound extends OfRound {
  of: 'call';
  claimed: ArcaneCard;
  /** Cards that the other one has drawn. */
  drawn: number;
  hand: readonly ArcaneCard[];
  call(called: 'ok' | 'bluff'): ClaimEnd;
}
export interface ClaimRound extends OfRound {
  of: 'claim';
  hand: readonly ArcaneCard[];
  claim(card: ArcaneCard, as: ArcaneCard): ClaimEnd;
}
/** A round of a trainer as it is dealt: the rules' own table, and an answer that is given once. */
export type TrainerRound = MeleeTraining | CallRound | ClaimRound;

/** One trainer as somebody practises with it; how far they are is kept. */
export interface Trainer {
  /** The names of its steps, the easiest first. */
  readonly steps: readonly string[];
  readonly step: number;
  /** Rounds of this step that have been played and won, and how many there are. */
  readonly round: number;
  readonly won: number;
  readonly rounds: number;
  /** Most rounds won, by step; steps that were never finished may be missing. */
  readonly best: readonly number[];
  /** All rounds of the step have been played. */
  readonly over: boolean;
  /** Cards for the round that is next. */
  deal(): TrainerRound;
  /** The round has been played. */
  played(won: boolean): void;
  /** From the beginning of a step. */
  to(step: number): void;
}
