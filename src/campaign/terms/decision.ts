import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId, UpgradeId } from '../../rules/terms/ids.ts';
import type { AttackOrder, CardPlay, GameId, Machination, PlayerId, GameResult } from './parts.ts';
import type { CardId, CampaignCatalogue } from './catalogue.ts';
import type { CampaignSettings } from './settings.ts';

/** A play without its player, who is the one who decides. */
export type OwnPlay = Omit<CardPlay, 'player'>;

interface CampaignDecisionFields {
  // answers to openings
  publish: object;
  pair: { games: PlayerId[][] };
  'swap-bye': { to: PlayerId; note: string };
  roster: { characters: CharacterId[]; upgrades: Record<CharacterId, UpgradeId[]> };
  machinations: { machinations: Omit<Machination, 'void'>[]; attack?: AttackOrder };
  lock: object;
  bodyguard: { attack: number; character: CharacterId | null };
  /** `plays` holds the immediate cards among them; when missing, the players are asked for these afterwards. */
  'choose-cards': { game: GameId; cards: CardId[]; plays?: OwnPlay[] };
  'play-cards': { game: GameId; plays: OwnPlay[] };
  /** With `given`, `plays` holds every card played; with `ask`, only those played during the game, and each player is asked again at its end. */
  result: { game: GameId; result: GameResult; plays: CardPlay[]; windows: 'ask' | 'given' };
  'close-week': object;
  'next-week': object;
  // at any time
  join: { name: string; faction: Faction };
  leave: { who: PlayerId; note: string };
  absent: { who: PlayerId; absent: boolean };
  'join-table': { who: PlayerId; game: GameId };
  substitute: { game: GameId; who: PlayerId; name: string | null };
  rename: { who: PlayerId; name: string };
  'hand-over': { to: PlayerId; note: string };
  'set-pin': { who: PlayerId; pin: string | null };
  'update-cards': { catalogue: CampaignCatalogue };
  'change-settings': { settings: CampaignSettings; note: string };
  correct: { who: PlayerId; vp?: number; mp?: number; note: string };
  'edit-result': { game: GameId; result: GameResult; plays: CardPlay[]; note: string };
  'void-machination': { week: number; who: PlayerId; machination: Omit<Machination, 'void'>; note: string };
  'reopen-week': { note: string };
  'take-back': object;
}

export type CampaignDecisionKind = keyof CampaignDecisionFields;
export type CampaignDecisionOf<K extends CampaignDecisionKind> = { player: PlayerId; kind: K } & CampaignDecisionFields[K];
/** A decision in a campaign; `player` is the one who decides. */
export type CampaignDecision = { [K in CampaignDecisionKind]: CampaignDecisionOf<K> }[CampaignDecisionKind];

export const OPENING_KINDS = [
  'publish',
  'roster',
  'machinations',
  'lock',
  'bodyguard',
  'cards',
  'immediate',
  'extra',
  'result',
  'end',
  'after',
  'close',
  'next',
] as const;
export type CampaignOpeningKind = (typeof OPENING_KINDS)[number];

/** An open question. Lists are in the order in which players are asked. */
export interface CampaignOpening {
  player: PlayerId;
  kind: CampaignOpeningKind;
  /** The answer is in and can be changed until the step is locked. @rule campaign 10.2 */
  amend?: true;
  game?: GameId;
  /** The index of an attack in the week's list. */
  attack?: number;
}

/** The decisions that answer each kind of opening. */
export const TAKES: Record<CampaignOpeningKind, readonly CampaignDecisionKind[]> = {
  publish: ['publish', 'pair', 'swap-bye'],
  roster: ['roster'],
  machinations: ['machinations'],
  lock: ['lock'],
  bodyguard: ['bodyguard'],
  cards: ['choose-cards'],
  immediate: ['play-cards'],
  extra: ['choose-cards'],
  result: ['result'],
  end: ['play-cards'],
  after: ['play-cards'],
  close: ['close-week', 'result'],
  next: ['next-week'],
};

/** Steps of the Chamberlain that can be taken back until another decision follows, if they have revealed nothing secret. @rule campaign 10.3 */
export const TAKEN_BACK = ['publish', 'pair', 'swap-bye', 'lock', 'next-week'] as const satisfies readonly CampaignDecisionKind[];
export type TakenBack = (typeof TAKEN_BACK)[number];

/** Decisions that need no opening. */
export const STANDING_KINDS = [
  'join',
  'leave',
  'absent',
  'join-table',
  'substitute',
  'rename',
  'hand-over',
  'set-pin',
  'update-cards',
  'change-settings',
  'correct',
  'edit-result',
  'void-machination',
  'reopen-week',
  'take-back',
] as const satisfies readonly CampaignDecisionKind[];
export type StandingKind = (typeof STANDING_KINDS)[number];
