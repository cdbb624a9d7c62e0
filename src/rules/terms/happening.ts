import type { ArcaneCard, MeleeCard } from './decks.ts';
import type { DamageType } from './factions.ts';
import type { Edge, DecisionKind } from './decision.ts';
import type { EndlessText } from './endless-text.ts';
import type { TableAnswer } from './fact.ts';
import type { Side } from './frame.ts';
import type { AbilityId, CharacterId, ModelId, PieceId, Seat, StoneId, UpgradeId } from './ids.ts';
import type { SumPart } from './sum.ts';
import type { Lasting, Model, Order, Point, Proposal, TerrainKind } from './match.ts';

type HappeningFields = {
  // before the game
  'faction-chosen': { seat: Seat };
  'troupe-chosen': { seat: Seat; characters: CharacterId[]; upgrades?: Record<CharacterId, UpgradeId[]> };
  drafted: { seat: Seat; character: CharacterId };
  'stones-dropped': { stones: { id: StoneId; at: Point; depth: number }[]; mulliganBy: Seat | null };
  'stones-kept': { seat: Seat };
  rolled: { why: 'draft' | 'deployment' | 'first' | 'cards'; rolls: { seat: Seat; die: number; bonus: number }[] };
  'role-chosen': { seat: Seat; role: 'early-bird' | 'initiative' };
  'edge-chosen': { seat: Seat; edge: Edge };
  'markers-placed': { seat: Seat; at: Point[] };
  deployed: { model: ModelId; at: Point };
  // the turn
  'turn-began': { turn: number; suddenDeath: boolean };
  replenished: { energy: Record<ModelId, number> };
  'first-chosen': { by: Seat; first: Seat };
  activated: { model: ModelId };
  'activation-ended': { model: ModelId };
  discarded: { energy: Record<ModelId, number> };
  won: { result: NonNullable<Order['result']>; stones: number[] };
  // actions
  'energy-spent': { model: ModelId; by: number; on: string };
  'energy-gained': { model: ModelId; by: number };
  'energy-lost': { model: ModelId; by: number };
  declared: { model: ModelId; action: 'melee' | 'active' | 'arcane'; ability: AbilityId | null; targets: ModelId[] };
  failed: { model: ModelId; why: string };
  moved: { model: ModelId; as: string; from: Point; path: Point[]; height: number };
  placed: { model: ModelId; from: Point; at: Point; height: number };
  fell: { model: ModelId; height: number };
  left: { model: ModelId; at: Point };
  became: { model: ModelId; character: CharacterId };
  summoned: { model: ModelId; by: ModelId; at: Point };
  reacted: { model: ModelId };
  harvested: { model: ModelId; stone: StoneId; depth: number };
  'stone-taken': { model: ModelId; stone: StoneId };
  'stone-dropped': { model: ModelId; stone: StoneId; at: Point };
  'stone-given': { from: ModelId; to: ModelId; stone: StoneId };
  'stone-rolled': { stone: StoneId; at: Point };
  'marker-switched': { model: ModelId; seat: Seat; active: boolean };
  'depth-changed': { stone: StoneId; depth: number };
  'terrain-grown': { piece: PieceId; kind: TerrainKind };
  'terrain-gone': { piece: PieceId; kind: TerrainKind };
  'lure-laid': { model: ModelId; id: string; lure: string };
  'lure-gone': { id: string; lure: string };
  'terrain-moved': { piece: PieceId; by: Point };
  // harm and help
  /** `copies`: of the melee card, when there are several; `parts`: what texts and other rules have added or taken away. */
  damaged: {
    model: ModelId;
    by: ModelId | null;
    type: DamageType;
    amount: number;
    printed: number | null;
    copies?: number;
    parts?: SumPart[];
  };
  wounded: { model: ModelId; by: ModelId | null; amount: number };
  healed: { model: ModelId; amount: number };
  slain: { model: ModelId };
  /** A text has kept the model from being slain. */
  stayed: { model: ModelId; boxes: number };
  /** A slain model has come back into play. */
  returned: { model: ModelId; at: Point };
  nominated: { model: ModelId; nominee: ModelId };
  'effect-laid': { model: ModelId; lasting: Lasting };
  reloaded: { model: ModelId; ability: AbilityId };
  spent: { model: ModelId; ability: AbilityId; until: 'turn' | 'game' };
  // melee
  'melee-drawn': { side: Side; seat: Seat; count: number; secret: { to: Seat; cards: MeleeCard[] } };
  'went-for-it': { side: Side; model: ModelId };
  'melee-hand-shown': { side: Side; cards: MeleeCard[] };
  'melee-laid': { side: Side; seat: Seat };
  /** `spare`: the second cards of sides that have played two. */
  'melee-revealed': { cards: Partial<Record<Side, MeleeCard>>; spare?: Partial<Record<Side, MeleeCard>> };
  pressed: { copies: Partial<Record<Side, number>> };
  upgraded: { side: Side; signature: AbilityId; of?: ModelId };
  'type-chosen': { side: Side; type: DamageType };
  'follow-up-earned': { side: Side };
  'follow-up-declined': { side: Side };
  'melee-ended': object;
  // arcane
  'arcane-drawn': { seat: Seat; count: number; part: 'hand' | 'resist'; secret: { to: Seat; cards: ArcaneCard[] } };
  claimed: { seat: Seat; model: ModelId; as: ArcaneCard; secret: { to: Seat; cards: ArcaneCard[] } };
  'arcane-laid-open': { seat: Seat; model: ModelId; card: ArcaneCard };
  'claim-declined': { seat: Seat };
  called: { seat: Seat; call: 'ok' | 'bluff' };
  'arcane-revealed': { card: ArcaneCard; truthful: boolean };
  replaced: { seat: Seat; card: ArcaneCard };
  resolved: { identity: ArcaneCard; effect: boolean };
  repeated: { model: ModelId };
  cancelled: { model: ModelId; ability: AbilityId };
  'resist-shown': { seat: Seat; cards: ArcaneCard[] };
  /** `of`: the Event or Agenda whose text flips the card. */
  flipped: { model: ModelId; card: ArcaneCard; of?: string };
  guessed: { model: ModelId; card: ArcaneCard };
  looked: { seat: Seat; count: number; secret: { to: Seat; cards: ArcaneCard[] } };
  arranged: { seat: Seat; top: number; bottom: number };
  shuffled: { deck: 'arcane' | 'melee' };
  // cards of the players
  'card-taken': { seat: Seat; card: string };
  'card-kept': { seat: Seat; secret: { to: Seat; cards: string[] } };
  'card-passed': { seat: Seat };
  'card-played': { seat: Seat; card: string; targets: ModelId[] };
  'card-rule': { seat: Seat; card: string };
  announced: { model: ModelId; action: string };
  'arcane-kept': { seat: Seat; count: number; secret: { to: Seat; cards: ArcaneCard[] } };
  'arcane-returned': { seat: Seat; count: number };
  // triggers
  used: { model: ModelId; ability: AbilityId };
  // the table
  /** `until` null: recalled. */
  'stood-by': { seat: Seat; until: 'action' | 'activation' | 'recall' | null };
  proposed: { proposal: Proposal };
  agreed: { seat: Seat };
  refused: { seat: Seat };
  'taken-back': { to: number; by: Seat };
  /** A player has told facts about the table. */
  told: { seat: Seat; facts: [string, TableAnswer][] };
  /** A decision is not legal after all, by the facts that the players have told. */
  withdrawn: { seat: Seat; decided: DecisionKind; why: string };
  'struck-out': { text: EndlessText };
  adjusted: { models: Partial<Model>[] };
  conceded: { seat: Seat };
};

export type HappeningKind = keyof HappeningFields;
/** An event, for the log, the animation and the replay. Only the seat that `secret` names may see `secret`. */
export type Happening = { [P in HappeningKind]: { what: P } & HappeningFields[P] }[HappeningKind];
export type HappeningOf<K extends HappeningKind> = Extract<Happening, { what: K }>;
