import type { ArcaneCard, MeleeCard } from './decks.ts';
import type { DamageType, Faction } from './factions.ts';
import type { AbilityId, CharacterId, Json, ModelId, PieceId, Seat, StoneId, UpgradeId } from './ids.ts';

/** Inches from the board's north-west corner: x east, y south, and the height of the surface where it matters. */
export type Spot = readonly [number, number] | readonly [number, number, number];

/** What an action names when it is declared. */
export interface Declared {
  model?: ModelId; // the acting model; the active one when left out
  targets?: ModelId[];
  stone?: StoneId;
  terrain?: PieceId;
  at?: Spot;
}

export type Answer = {
  option?: string;
  number?: number;
  cards?: string[];
  at?: Spot;
  stone?: StoneId;
  path?: Spot[];
  terrain?: PieceId;
  by?: readonly [number, number];
  order?: string[];
  top?: ArcaneCard[];
  bottom?: ArcaneCard[];
  amounts?: Record<string, number>;
};

type Kinds = {
  'choose-faction': { faction: Faction };
  'choose-troupe': { characters: CharacterId[]; upgrades?: Record<CharacterId, UpgradeId[]> };
  draft: { character: CharacterId };
  'choose-card': { card: string };
  'keep-stones': object;
  mulligan: object;
  'choose-start': { role: 'early-bird' | 'initiative' };
  'choose-edge': { edge: Edge };
  deploy: { model: ModelId; at: Spot };
  'choose-first': { first: Seat };
  activate: { model: ModelId };
  step: { model?: ModelId; path: Spot[] };
  jog: { model?: ModelId; path: Spot[] };
  traverse: { model?: ModelId; terrain: PieceId; to: Spot | 'up' | 'down' };
  jump: { model?: ModelId; terrain: PieceId; to: Spot };
  harvest: { model?: ModelId; stone: StoneId };
  melee: { model?: ModelId; target: ModelId };
  use: Declared & { ability: AbilityId; pay?: ModelId };
  'end-activation': object;
  react: { model: ModelId; path: Spot[] };
  'go-for-it': object;
  'play-melee': { card: MeleeCard };
  press: { copies: number };
  upgrade: { signature: boolean; of?: ModelId };
  'damage-type': { type: DamageType };
  'follow-up': { card: MeleeCard };
  claim: { card: ArcaneCard; as: ArcaneCard };
  ok: object;
  bluff: object;
  replace: { card: ArcaneCard };
  again: Declared;
  'play-card': Declared & { card: string };
  answer: Answer;
  pass: object;
  hold: object;
  markers: { at: Spot[] };
  'stand-by': { until: 'action' | 'activation' | 'recall' };
  'take-back': { to: number };
  agree: object;
  refuse: object;
  adjust: { set: { [key: string]: Json } };
  sunrise: object;
  concede: object;
  'offer-draw': object;
};

export type Kind = keyof Kinds;
export type Of<K extends Kind> = { [P in K]: { seat: Seat; kind: P } & Kinds[P] }[K];
/** What a seat decides: the contract between the game and everything outside it. */
export type Decision = Of<Kind>;

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** Decisions that may be declined take `pass`; `hold` says the same. */
export const declines = (decision: Decision): boolean => decision.kind === 'pass' || decision.kind === 'hold';
