import type { DamageType } from './factions.ts';
import type { ArcaneCard } from './decks.ts';
import type { CardSpec, Limit } from './card-language.ts';
import type { Point } from './board.ts';
import type { AbilityId, CharacterId, ModelId, PieceId, StoneId } from './ids.ts';
import type { Answer } from './decision.ts';

/** What a text has made of damage that is about to be dealt. */
export interface Sharpened {
  as?: DamageType;
  by?: number;
  past?: 'enemy-passives';
}

/** What a triggered text still has to settle before it speaks. `slain`: the slain themselves may; `bluff`: only a lie lets it; `after`: it waits for the end of the action. */
export interface Terms {
  limit?: Limit;
  /** The moment has been counted, whether or not it is let pass. */
  counted?: true;
  reveal?: { card: CardSpec; n: number };
  slain?: true;
  bluff?: true;
  after?: true;
}

/** Wounds marked on a model, and by whom; `slain`: it fell by them, `damage`: they came of damage. */
export interface Marked {
  to: ModelId;
  by: ModelId | null;
  amount: number;
  slain: boolean;
  damage: boolean;
}

/** What each kind of effect notes while it asks, pushes or waits. */
export interface Notes {
  damage: {
    opened?: true;
    warned?: true;
    cards?: true;
    /** Written from above: by `sharpen`, `avert`, `lessen` and `redirect`. */
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
  /** `spared` is written from above, by `avert`. */
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

/** An answer as it is noted; `pass` when it was declined. */
export type Noted = Answer & { pass?: true };

/** Members of a loop for whom an effect is still to be run, and all of them. */
export interface Turns {
  rest: ModelId[];
  all: ModelId[];
}

/** The names a text has bound so far, as plain JSON. */
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
  /** Those that the subject, now slain, held. */
  stones?: StoneId[];
  /** The real result of a bound effect, or of the moment. */
  [result: `result:${string}`]: number;
  /** The moment is a catastrophe's. */
  catastrophe?: true;

  /** Of a triggered text. */
  trigger?: Terms;
  /** Of the text that settles what becomes of marks; `settled` once it has. */
  marks?: Marked[];
  settled?: true;
  /** Of the text by which the slain leave: who slew each of them. */
  by?: Record<ModelId, ModelId | null>;

  /** The notes of the effect under way, one of `Notes`, and the answer to its question. */
  now?: object & { answer?: Noted };
  /** Names to be given back when the nested list at a place is over; `null`: they were not bound. */
  [back: `back:${string}`]: Record<string, unknown>;
  [turns: `turns:${string}`]: Turns;
  [times: `times:${string}`]: number;
  /** The models in the area of an effect at the moment its list began. */
  [area: `area:${string}`]: ModelId[];
};
