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
  /** Frames to be pushed before this one goes on: triggers, dropped moonstones of the slain, windows. The first is next. */
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

/**
 * The stage of a harvest. `harvest:<stone>`: the moonstone has been lowered and is checked next; `harvested`: the texts about the harvest have
 * spoken.
 */
export type HarvestStage = `harvest:${StoneId}` | 'harvested';

/** The stage of a step that has several. The comments name the steps. */
export type GameStage =
  | 'cards' // the window for cards is open, whatever the step
  | 'mulligan' // setup.stones
  | 'first' // setup.draft, setup.pick: the winner of the roll chooses who begins
  | 'draft'
  | 'open' // setup.pick: cards are chosen from the pool, then from a stack, then campaign cards
  | 'stack'
  | 'campaign'
  | `rolled:${string}` // setup.roll: the seats in the order of their dice; cards may still be played
  | 'start'
  | 'ranked'
  | `last:${Seat}` // deploy: this seat is about to place its last character
  | 'stood' // deploy: all models are deployed, and texts about it have spoken
  | 'energy' // replenish, discard: the texts for the start have spoken
  | 'end' // replenish: the texts for the middle have spoken
  | 'over' // replenish, discard: the texts for the end have spoken
  | 'closing' // replenish: the last window
  | 'cast' // first: the dice are rolled, and no text has changed one yet
  | 'settled' // first: the seats that may change them have been asked
  | 'activated' // activation.choose
  | 'ending'
  | 'announced' // activation.act: an action is declared and may still be cancelled
  | 'after' // activation.act: the action is over, and the texts that waited for its end speak
  | HarvestStage;

/** The game itself; always at the bottom of the stack. */
export interface GameFrame extends Base<'game', GameStep> {
  /** Left out at the beginning of a step. */
  stage?: GameStage;
  /** Seats still to be asked in this step, the next one first. */
  waiting?: Seat[];
  /** The seats that may still choose a campaign card granted by a card played at once, one entry for each card. */
  owed?: Seat[];
  /** The secret choices of the seats in this step. */
  picks?: Record<string, Json>;
  /** By seat: the die that it has rolled, then its bonus. */
  rolls?: Record<string, number[]>;
  /** An action that has been declared and may still be cancelled; `cancelled` once it has been. */
  announced?: Decision;
  /** The cost of the announced action when it was declared. */
  price?: number;
  cancelled?: true;
  /** A reaction step for which another model may pay; `paid` once one has. */
  stepping?: { decision: DecisionOf<'react'>; cost: number; paid?: true };
}

/** A model on its way: an action, a reaction step, or an effect that moves it. */
export interface MoveFrame extends Base<'move', 'move'> {
  model: ModelId;
  /** `effect` covers every move caused by card text. */
  as: 'step' | 'jog' | 'traverse' | 'jump' | 'reaction' | 'effect';
  seat: Seat; // the seat that moves the model
  path: Point[]; // without the start
  /** The place where it comes down, for moves that end on another surface. */
  height?: number;
  /** A straight push or pull stops at first contact (MOV-8, MOV-9) and may go over an edge (FAL-9). */
  directly?: 'towards' | 'away';
  /** The things that the move goes over as if they were not there. */
  freely?: (TerrainName | 'models')[];
  done?: boolean;
  /** The seats that may hold a card against the move have been asked. */
  asked?: true;
  cancelled?: true;
  /** At a spoken table: the outcome as the players told it, and the most inches that the model may move. */
  became?: Became;
  most?: number;
  /** The model towards or away from which the move leads. */
  whom?: ModelId;
  /** The number of wounds of a fall that are still to be marked. */
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
  seat: Seat; // the seat that plays it
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
  /** Set when the resisting player calls Bluff at a true claim: the originator may play again (ARC-26). */
  truthful?: boolean;
  repeats: number;
  /** The models that the action has targeted so far; it targets no model twice. */
  targeted?: ModelId[];
  /** The models that were targeted last, until their texts have spoken. */
  newly?: ModelId[];
  /** The last window whose triggers have been asked; a repeat begins again at the first. */
  asked?: 'declared' | 'cards' | 'before' | 'reveal' | 'believed' | 'resolved' | 'over';
  /** The model that paid for the ability, and how much. */
  paid?: { by: ModelId; energy: number };
  /** Cards that are face up or used up, and go back to the deck at the end. */
  discard: ArcaneCard[];
  cancelled?: boolean;
  resolved?: boolean;
}

/** The place of a text: on a character's card, on an upgrade, on a player's card, or written by the rules themselves. */
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
  seat: Seat; // the seat that makes the choices
  resisting: Seat;
  /** The text is offered first: `use` runs it, `pass` ends it (triggers with `may`, interrupts). */
  offer?: 'interrupt' | 'reveal';
  /**
   * The text is a catastrophe on the model `of`. Texts that may avert it are asked before it runs, texts about it after. `flipped`: a card was
   * flipped or dealt; `wounds`: how many it has marked on that model; `spared`: the models that ignore what it does to them.
   */
  catastrophe?: {
    of: ModelId;
    stage: 'coming' | 'asked' | 'running' | 'averted' | 'over';
    flipped?: true;
    wounds?: number;
    spared?: ModelId[];
  };
  /** A window for a seat that may hold a card for this moment; `threatened`: the models that would suffer. */
  window?: PlayMoment;
  threatened?: ModelId[];
  place: (string | number)[];
  bound: Bound;
  /** Every number that scales is multiplied by it (SIG-7). */
  copies: number;
  /** An active ability that has been declared: the texts of its targets are asked first. */
  declared?: { targets: ModelId[]; asked?: boolean };
  /** The text is an active ability: what it triggers belongs to the same action. */
  acts?: true;
  /** The text waits until the action around it is over. */
  afterAction?: true;
  /** While the text runs, passive abilities of other models do nothing. */
  alone?: true;
  /** Only what the text does to its own model happens (SIG-12). */
  selfOnly?: boolean;
  /** Arcane cards flipped, shuffled back when this frame ends (ABL-8). */
  flipped: ArcaneCard[];
}

/**
 * An action that another model makes a model take. While the frame is on the stack, `seat` controls the model (CTL-1).
 */
export interface ActionFrame extends Base<'action', 'action'> {
  model: ModelId;
  /** The model that controls it; it pays for Going For It, and for the action too unless it is free. */
  by: ModelId;
  seat: Seat;
  /** The seat that gets the model back when the action is over. */
  owner: Seat;
  /** The action costs no energy (CTL-2). */
  free?: true;
  /** Limits of the action: which it may be, which not, what it must normally cost (CTL-3), and its targets. */
  only?: { actions?: ActionName[]; not?: ActionName[]; cost?: number | number[]; at?: 'enemy' | ModelId[] };
  /** The action has been taken, not declined. */
  taken?: true;
  /** The action, once it has been chosen; until then the seat is asked. */
  decision?: Decision;
  /** The action has been cancelled: its energy, `price` when it was declared, is lost. */
  cancelled?: true;
  price?: number;
  /** `announced`: the action is declared, and the seats `waiting` may still cancel it. */
  stage?: HarvestStage | 'announced';
  waiting?: Seat[];
}

export type Frame = GameFrame | MoveFrame | MeleeFrame | ArcaneFrame | EffectsFrame | ActionFrame;
export type Leaf = Frame['step'];
export type FrameAt<L extends Leaf> = Frame extends infer F ? (F extends Frame ? (L extends F['step'] ? F : never) : never) : never;
