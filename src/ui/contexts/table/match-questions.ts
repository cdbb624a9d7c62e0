import type { AbilityId, ModelId, Seat } from '../../../rules/terms/ids.ts';
import type { Advice } from '../../../rules/terms/thought.ts';
import type { BlowFor, Dealt, Struck, Sum } from '../../../rules/terms/sum.ts';
import type { Choices } from '../../../rules/terms/choices.ts';
import type { Decision } from '../../../rules/terms/decision.ts';
import type { Fact } from '../../../rules/terms/fact.ts';
import type { ModelNumbers } from '../../../seats/table/answers.ts';
import type { Opening } from '../../../rules/terms/opening.ts';
import type { Reason } from '../../../rules/terms/reason.ts';
import type { Side } from '../../../rules/terms/sides.ts';
import type { View } from '../../../seats/view.ts';
import type { Witnessed } from '../../../seats/events-for.ts';

/** One entry of the log: a decision of a seat and its events, as the asking seat witnessed them. */
export interface LogEntry {
  at: number;
  seat: Seat | null;
  events: Witnessed[];
  /** The steward or clock that has decided for the seat, where neither its player nor its computer has. */
  by?: 'steward' | 'clock' | undefined;
}

/** The questions that every match answers, on the screen and beside real miniatures: which decisions are legal, and what each leads to. */
export interface MatchQuestions {
  view(seat: Seat | null): View;
  openings(): Opening[];
  choices(seat: Seat): Choices;
  /** The reason why a decision would be refused; null when it would be taken. */
  judge(decision: Decision): Reason | null;
  /** The facts that the players would be asked for after a decision, where the miniatures are real; by public knowledge. */
  asks(decision: Decision): readonly Fact[];
  /** Takes a decision, and saves it before the promise settles. Resolves with the reason when it is refused. */
  decide(decision: Decision): Promise<Reason | null>;
  /** The decision the strong computer would take for a seat, by what that seat may know; null where it has no advice. */
  advise?: ((seat: Seat) => Promise<Advice | null>) | null;
  /** True if the answer to a question can change nothing, as every player can see: a reaction step far from all enemies. */
  isQuiet(opening: Opening): boolean;
  numbers(model: ModelId): ModelNumbers;
  /** Energy that an ability costs a model at these targets; without them, at the most favourable ones. */
  price(model: ModelId, ability: AbilityId, targets?: readonly ModelId[]): number;
  /** The damage of a blow of the melee under way as it stands, by damage type, with a signature move or without. */
  blows(side: Side, struck?: Struck): BlowFor[];
  /** The numbers of cards that the two sides of a melee attack would draw. */
  meleeDraws(attacker: ModelId, defender: ModelId): Record<Side, number>;
  /** The sum of the damage that a card text of a model would deal. */
  damage(from: ModelId, dealt: Dealt): Sum;
  log(seat: Seat | null): LogEntry[];
  /** The entry to which a seat could take back, and whether it may do so alone or has to ask; null when there is none. */
  takeBack(seat: Seat): { to: number; alone: boolean } | null;
  subscribe(listener: (events: LogEntry | null) => void): () => void;
}
