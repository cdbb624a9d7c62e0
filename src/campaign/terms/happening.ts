import type { Attack, CardPlay, GameId, PlayerId, PlayWindow } from './parts.ts';
import type { StandingKind } from './decision.ts';

interface Happenings {
  'week-begun': { week: number; final: boolean };
  'week-published': { week: number };
  submitted: { player: PlayerId; step: 'roster' | 'machinations'; again: boolean };
  locked: { step: 'roster' | 'machinations'; missing: PlayerId[] };
  attacked: { attack: Attack };
  'cards-chosen': { game: GameId; player: PlayerId };
  'card-played': { game: GameId; window: PlayWindow; play: CardPlay };
  'game-over': { game: GameId };
  'no-game': { game: GameId };
  'week-scored': { week: number };
  'week-reopened': { week: number };
  'campaign-over': { winners: PlayerId[] };
  /** A decision outside the order of the week, by the Chamberlain or by a player about themselves. */
  stood: { by: PlayerId; kind: StandingKind; who?: PlayerId; game?: GameId; note?: string };
}

export type CampaignHappeningKind = keyof Happenings;
/** An event that followed from a decision. All events are public. */
export type CampaignHappening = { [K in CampaignHappeningKind]: { what: K } & Happenings[K] }[CampaignHappeningKind];
