import type { ArcaneCard, MeleeCard } from './decks.ts';
import type { DamageType, Faction } from './factions.ts';
import type { Became, TableAnswer } from './fact.ts';
import type { AbilityId, CharacterId, Json, ModelId, PieceId, Seat, StoneId, UpgradeId } from './ids.ts';

/** Inches from the board's north-west corner: x east, y south, and the height of the surface where it matters. */
export type Spot = readonly [number, number] | readonly [number, number, number];

/** The spot in a decision at a spoken table, where the players do not say where something is. */
export const UNSAID: Spot = [0, 0];

/** The particulars of an action when it is declared. */
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
  became?: Became;
};

type DecisionFields = {
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
  /** `became`: the outcome of the move, at a spoken table. */
  step: { model?: ModelId; path: Spot[]; became?: Became };
  jog: { model?: ModelId; path: Spot[]; became?: Became };
  traverse: { model?: ModelId; terrain: PieceId; to: Spot | 'up' | 'down'; became?: Became };
  jump: { model?: ModelId; terrain: PieceId; to: Spot; became?: Became };
  harvest: { model?: ModelId; stone: StoneId };
  melee: { model?: ModelId; target: ModelId };
  use: Declared & { ability: AbilityId; pay?: ModelId };
  'end-activation': object;
  /** `way`: which of its reaction steps the model makes, at a spoken table; 0 is the one of the book. */
  react: { model: ModelId; path: Spot[]; way?: number; became?: Became };
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
  /** Answers of the players, by `keyOf` their facts; while no fact is asked they correct earlier answers. */
  tell: { facts: [string, TableAnswer][] };
};

export type DecisionKind = keyof DecisionFields;
/** `told`: facts that the player tells together with the decision. */
export type DecisionOf<K extends DecisionKind> = {
  [P in K]: { seat: Seat; kind: P; told?: [string, TableAnswer][] } & DecisionFields[P];
}[K];
/** A decision of a seat: everything outside the rules changes a match only by decisions. */
export type Decision = DecisionOf<DecisionKind>;

export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** True if a decision declines an opening: `pass` and `hold` mean the same. */
export const declines = (decision: Decision): boolean => decision.kind === 'pass' || decision.kind === 'hold';
