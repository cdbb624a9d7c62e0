import type { DamageType } from './factions.ts';
import type { ArcaneCard } from './decks.ts';
import type { CardSpec, Limit } from './card-language.ts';
import type { Point } from './board.ts';
import type { AbilityId, CharacterId, ModelId, PieceId, StoneId } from './ids.ts';
import type { Answer } from './decision.ts';

/** The change that a text makes to damage that is about to be dealt: another type, more of it, or past passive abilities of the enemy. */
export interface Sharpened {
  as?: DamageType;
  by?: number;
  past?: 'enemy-passives';
}

/**
 * The conditions that a triggered text checks before it speaks. `slain`: its model may be slain; `bluff`: only after a lie; `after`: at the end of
 * the action.
 */
export interface Terms {
  limit?: Limit;
  /** The moment has been counted against the limit, even if the player lets it pass. */
  counted?: true;
  reveal?: { card: CardSpec; n: number };
  slain?: true;
  bluff?: true;
  after?: true;
}

/** Wounds marked on a model, and the model that caused them. `slain`: they slew it; `damage`: they came from damage. */
export interface Marked {
  to: ModelId;
  by: ModelId | null;
  amount: number;
  slain: boolean;
  damage: boolean;
}

/** The notes that each kind of effect keeps while it asks, pushes or waits. */
export interface Notes {
  damage: {
    opened?: true;
    warned?: true;
    cards?: true;
    /** Written by the effects `sharpen`, `avert`, `lessen` and `redirect` of frames above. */
    sharpened?: Sharpened;
    averted?: ModelId[];
    lessened?: Record<ModelId, number>;
    diverted?: Record<ModelId, ModelId>;
  };
  wound: { warned?: true };
  share: { moved?: number };
  move: { queue?: ModelId[]; travelled?: number };
  'reaction-step': { gone?: true };
  place: { queue?: ModelId[]; placed?: number };
  'drop-stone': { queue?: [ModelId, StoneId][]; dropped?: number; lost?: StoneId; lays?: boolean; layers?: ModelId[] };
  'take-stone': { lost?: StoneId[] };
  'inherit-stone': { stone?: StoneId };
  /** The effect `avert` of a frame above writes `spared`. */
  flip: { card?: ArcaneCard; caught?: true; spared?: true };
  look: { count?: number };
  guess: { named?: ArcaneCard; card?: ArcaneCard; caught?: true };
  'catastrophe-of': { ability?: AbilityId; caused?: true };
  'deal-each': { dealt?: [ModelId, ArcaneCard][]; done?: number };
  'set-aside': { count?: number; kept?: true };
  keep: { count?: number };
  'put-by': { drawn?: true };
  'move-terrain': { moved?: string[] };
  'lay-lure': { laid?: true };
  'grow-terrain': { grown?: number; newest?: PieceId };
  summon: { kind?: CharacterId; id?: ModelId };
  act: { acted?: true };
  'last-stand': { struck?: true };
  depart: { gone?: true };
  'discard-step': { stage?: 'energy' | 'over' };
  'search-melee': { taken?: number };
  pick: { chosen?: ModelId[] };
  'may-pay': { paid?: number };
}
export type NotesOf<D extends string> = D extends keyof Notes ? Notes[D] : object;

/** An answer in the notes of an effect; `pass` when the seat declined. */
export type Noted = Answer & { pass?: true };

/** The members of a loop for which an effect is still to be run (`rest`), and all its members. */
export interface Turns {
  rest: ModelId[];
  all: ModelId[];
}

/** The names that a text has bound so far, as plain JSON. */
export type Bound = {
  target?: ModelId[];
  originator?: ModelId | ModelId[];
  subject?: ModelId | ModelId[];
  enemy?: ModelId | ModelId[];
  each?: ModelId | ModelId[];
  /** Bound by a choice among models. */
  [pick: `pick:${string}`]: ModelId[];
  X?: number;
  stone?: StoneId;
  terrain?: PieceId;
  point?: Point;
  /** The moonstones that the subject, now slain, held. */
  stones?: StoneId[];
  /** The actual result of an effect with `bind`, or a number of the moment. */
  [result: `result:${string}`]: number;
  /** The moment belongs to a catastrophe. */
  catastrophe?: true;

  /** The conditions of a triggered text. */
  trigger?: Terms;
  /** For the text that resolves what follows from marks; `settled` once it has. */
  marks?: Marked[];
  settled?: true;
  /** For the text by which slain models leave: the model that slew each of them. */
  by?: Record<ModelId, ModelId | null>;

  /** The notes of the effect under way, one of `Notes`, and the answer to its question. */
  now?: object & { answer?: Noted };
  /** The earlier values of names, restored when the nested list at a place is over; `null`: the name was not bound. */
  [back: `back:${string}`]: Record<string, unknown>;
  [turns: `turns:${string}`]: Turns;
  [times: `times:${string}`]: number;
  /** The models in the area of an effect when its list of effects began. */
  [area: `area:${string}`]: ModelId[];
};
