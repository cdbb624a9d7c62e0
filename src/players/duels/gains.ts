import type { ArcaneCard } from '../../rules/terms/decks.ts';

/** What each identity of a claim would gain the claimer over declining. */
export type Gains = Readonly<Record<ArcaneCard, number>>;
