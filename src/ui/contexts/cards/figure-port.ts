import type { MeleeFace } from '../../../rules/terms/card-language.ts';
import type { MeleeCard } from '../../../rules/terms/decks.ts';
import type { ModelId } from '../../../rules/terms/ids.ts';
import type { ModelNumbers, Route, SightExplained, TablePort } from '../table-port.ts';

/** A position on a small table, and the verdicts of the rules that are drawn on it. */
export interface PositionFigure {
  table: TablePort;
  looks: readonly { from: ModelId; to: ModelId; sight: SightExplained }[];
  engaged: readonly { model: ModelId; numbers: ModelNumbers }[];
  /** Ways that models try to go; `through` says what is in the way. */
  ways: readonly { model: ModelId; route: Route; through: Through }[];
}

/** The kind of gap or edge that a way leads through. */
export type Through = 'walls' | 'enemy' | 'edge';

/** A picture in the rulebook; `faces`: what each card of the melee deck deals. */
export type RuleFigure = PositionFigure | { faces: Readonly<Record<MeleeCard, MeleeFace>> };
