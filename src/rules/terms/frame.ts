import type { Bound } from './frame-notes.ts';
import type { Decision, Declared, DecisionOf } from './decision.ts';
import type { ArcaneCard } from './decks.ts';
import type { Became } from './fact.ts';
import type { ActionName, Eff, PlayMoment, TerrainName } from './card-language.ts';
import type { AbilityId, CharacterId, Json, ModelId, Seat, StoneId, UpgradeId } from './ids.ts';
import type { Point } from './board.ts';
import type { MeleeState } from './melee-state.ts';

export { SIDES, type BySide, type Side } from './sides.ts';

interface Base<K extends string, S extends string> {
  kind: K;
  step: S;
  /** Frames still to be pushed before this one goes on: triggers, drops of the slain, windows. The first is next. */
  pending?: Frame[];
}

export type GameStep =
  | `setup.${'faction' | 'troupe' | 'draft' | 'pick' | 'stones' | 'roll' | 'edge' | 'markers'}`
  | 'deploy'
  | 'replenish'
  | 'first'
  | `activation.${'choose' | 'act' | 'react'}`
  | 'discard'
  | 'sudden-death'
  | 'finished';

/** How far a harvest has come: the stone is lowered and to be looked at; its texts have spoken. */
export type HarvestStage = `harvest:${StoneId}` | 'harvested';

/** How far a step of several stages has come. */
export type GameStage =
  | 'cards' // the window for cards is open, whatever the step
  | 'mulligan' // setup.stones
  | 'first' // setup.draft, setup.pick: the winner of the roll says who begins
  | 'draft'
  | 'open' // setup.pick: from the pool, from a stack, campaign cards
  | 'stack'
  | 'campaign'
  | `rolled:${string}` // setup.roll: the seats as the dice ranked them, while cards may still be played
  | 'start'
  | 'ranked'
  | `last:${Seat}` // deploy: this seat is about to place its last character
  | 'stood' // deploy: everybody stands, and texts have spoken
  | 'energy' // replenish, discard: what speaks at the start has spoken
  | 'end' // replenish: what speaks during it has spoken
  | 'over' // replenish, discard: what speaks at the end has spoken
  | 'closing' // replenish: the last window
  | 'cast' // first: the dice lie there, and nobody has spoken yet
  | 'settled' // first: the seats that may change them have been asked
  | 'activated' // activation.choose
  | 'ending'
  | 'announced' // activation.act: declared, and may still be called off
  | 'after' // activation.act: the action is over, and what waited for that speaks
  | HarvestStage;

/** The game itself; always at the bottom of the stack. */
export interface GameFrame extends Base<'game', GameStep> {
  /** How far a step of several stages has come; none at its beginning. */
  stage?: GameStage;
  /** Seats still to be asked in this step, the next one first. */
  waiting?: Seat[];
  /** The seats that may still choose a campaign card granted by a card played at once, one entry for each card. */
  owed?: Seat[];
  /** Secret picks of this step. */
  picks?: Record<string, Json>;
  /** Dice that lie open, each with its bonus. */
  rolls?: Record<string, number[]>;
  /** An action that has been declared and may still be cancelled; `cancelled` once that has happened. */
  announced?: Decision;
  /** Its price when it was declared. */
  price?: number;
  cancelled?: true;
  /** A reaction step for which somebody else may pay; `paid` once somebody has. */
  stepping?: { decision: DecisionOf<'react'>; cost: number; paid?: true };
}

/** A model on its way: an action, a reaction step, or an effect that moves it. */
export interface MoveFrame extends Base<'move', 'move'> {
  model: ModelId;
  /** `effect` covers every move caused by card text. */
  as: 'step' | 'jog' | 'traverse' | 'jump' | 'reaction' | 'effect';
  seat: Seat; // who moves it
  path: Point[]; // after the start
  /** Where it comes down, for moves that end on another surface. */
  height?: number;
  /** A straight push or pull stops at first contact (MOV-8, MOV-9) and may go over an edge (FAL-9). */
  directly?: 'towards' | 'away';
  /** The things that this move ignores. */
  freely?: (TerrainName | 'models')[];
  done?: boolean;
  /** The seats that may hold a card against it have been asked; it has been cancelled. */
  asked?: true;
  cancelled?: true;
  /** The outcome as the players said it, at a table without a board; its limit in inches. */
  became?: Became;
  most?: number;
  /** To or away from whom it leads. */
  whom?: ModelId;
  /** Wounds of a fall that are still to be marked. */
  fallen?: number;
  /** Written when done; read by the frame beneath. */
  result?: { travelled: number; stoppedBy: string | null };
}

export interface MeleeFrame
  extends
    Base<
      'melee',
      `melee.${'declared' | 'draw' | 'going-for-it' | 'choose' | 'critical' | 'upgrade' | 'type' | 'wounds' | 'follow-up' | 'end'}`
    >,
    MeleeState {}

export interface ArcaneFrame extends Base<
  'arcane',
  `arcane.${'declared' | 'draw' | 'reveal' | 'claim' | 'call' | 'replace' | 'resolve' | 'again'}`
> {
  model: ModelId; // the originator
  ability: AbilityId;
  seat: Seat; // who plays it
  resisting: Seat;
  declared: Declared;
  /** Controller of the first target; a repeat keeps to it (ARC-27). */
  owner: Seat | null;
  hand: ArcaneCard[];
  resist: ArcaneCard[];
  laid?: ArcaneCard;
  claimed?: ArcaneCard;
  /** The identity that resolves. */
  identity?: ArcaneCard;
  /** Set by a wrong call: the originator may play it again (ARC-26). */
  truthful?: boolean;
  repeats: number;
  /** The models that the action has targeted so far; it targets none twice. */
  targeted?: ModelId[];
  /** Of them those whom it has named last, until they have spoken. */
  newly?: ModelId[];
  /** The window whose triggers have been asked last; a repeat begins again. */
  asked?: 'declared' | 'cards' | 'before' | 'reveal' | 'believed' | 'resolved' | 'over';
  /** The model that paid for it, and how much. */
  paid?: { by: ModelId; energy: number };
  /** Cards that lie open or are spent, and go back to the deck at the end. */
  discard: ArcaneCard[];
  cancelled?: boolean;
  resolved?: boolean;
}

/** Where card text stands: on a character's card, on an upgrade, on a card of a player, or written by the rules themselves. */
export type TextRef =
  | { upgrade: UpgradeId; ability: AbilityId; at: (string | number)[] }
  | { character: CharacterId; ability: AbilityId; at: (string | number)[] }
  | { card: string; at: (string | number)[] }
  | { inline: Eff[]; name: string };

export interface EffectsFrame extends Base<'effects', 'effects'> {
  /** The owner of the card. */
  model: ModelId;
  ability: AbilityId;
  text: TextRef;
  seat: Seat; // makes the choices
  resisting: Seat;
  /** Offered first: `use` runs it, `pass` ends it (triggers with `may`, interrupts). */
  offer?: 'interrupt' | 'reveal';
  /** A catastrophe falls on this model: who may avert it is asked first, who answers to it last. `flipped`: by a card flipped or dealt; `wounds`: what it has brought that model; `spared`: who ignores what it does to them. */
  catastrophe?: {
    of: ModelId;
    stage: 'coming' | 'asked' | 'running' | 'averted' | 'over';
    flipped?: true;
    wounds?: number;
    spared?: ModelId[];
  };
  /** Offered to a seat that may hold a card for this moment, and whom a wound threatens. */
  window?: PlayMoment;
  threatened?: ModelId[];
  place: (string | number)[];
  /** Names bound so far: target, subject, originator, enemy, each, X, picks, results. */
  bound: Bound;
  /** SIG-7: every number that scales is multiplied. */
  copies: number;
  /** Active ability: interrupts on being targeted come first. */
  declared?: { targets: ModelId[]; asked?: boolean };
  /** It is an active ability: what it sets off belongs to this action. */
  acts?: true;
  /** It waits until the action that is under way around it is over. */
  afterAction?: true;
  /** While it runs passive abilities of other models say nothing. */
  alone?: true;
  /** SIG-12: only what falls on the bearer itself happens. */
  selfOnly?: boolean;
  /** Arcane cards flipped, shuffled back when this frame ends (ABL-8). */
  flipped: ArcaneCard[];
}

/**
 * An action of a model that another one runs: commanded, or forced upon it. While the frame lies on the stack, `seat` controls
 * the model (CTL-1).
 */
export interface ActionFrame extends Base<'action', 'action'> {
  model: ModelId;
  /** The model that controls it; it pays for Going For It, and for the action too unless it is free. */
  by: ModelId;
  seat: Seat;
  /** The seat that gets the model back when the action is over. */
  owner: Seat;
  /** No energy is asked for it (CTL-2). */
  free?: true;
  /** The actions it may be, those it may not, what it must normally cost (CTL-3), and at whom. */
  only?: { actions?: ActionName[]; not?: ActionName[]; cost?: number | number[]; at?: 'enemy' | ModelId[] };
  /** It has been taken, and not declined. */
  taken?: true;
  /** The action, when it was chosen as it was declared; else it is asked. */
  decision?: Decision;
  /** It has been cancelled: its energy is lost, as much as it cost when it was declared. */
  cancelled?: true;
  price?: number;
  /** How far an action of several stages has come; declared, and who may still call it off. */
  stage?: HarvestStage | 'announced';
  waiting?: Seat[];
}

export type Frame = GameFrame | MoveFrame | MeleeFrame | ArcaneFrame | EffectsFrame | ActionFrame;
export type Leaf = Frame['step'];
export type FrameAt<L extends Leaf> = Frame extends infer F ? (F extends Frame ? (L extends F['step'] ? F : never) : never) : never;
