import type { MeleeFace } from '../../../rules/terms/card-language.ts';
import type { MeleeCard } from '../../../rules/terms/decks.ts';
import type { ModelId } from '../../../rules/terms/ids.ts';
import type { ModelNumbers, Route, SightExplained, TablePort } from '../table-port.ts';

/** A position, and what the rules say of it. */
export interface PositionFigure {
  table: TablePort;
  looks: readonly { from: ModelId; to: ModelId; sight: SightExplained }[];
  engaged: readonly { model: ModelId; numbers: ModelNumbers }[];
  /** `through`: what is tried, as a word for it. */
  ways: readonly { model: ModelId; route: Route; through: Through }[];
}

/** The gap or edge that a way leads through. */
export type Through = 'walls' | 'enemy' | 'edge';

/** A picture in the rulebook; `faces`: what each card of the melee deck deals. */
export type RuleFigure = PositionFigure | { faces: Readonly<Record<MeleeCard, MeleeFace>> };
