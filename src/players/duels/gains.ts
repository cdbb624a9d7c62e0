import type { ArcaneCard } from '../../rules/terms/decks.ts';

/** The gain of each claimed identity over declining, in points of the claimer. */
export type Gains = Readonly<Record<ArcaneCard, number>>;
