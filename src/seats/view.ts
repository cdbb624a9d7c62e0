import { kindOfCard } from '../rules/printed/table-cards.ts';
import { openingsOf } from '../rules/index.ts';
import { isAbandoned } from '../rules/scoring/scoring.ts';
import type { TableCard } from '../rules/terms/card-language.ts';
import { MELEE_CARDS, type ArcaneCard, type MeleeCard } from '../rules/terms/decks.ts';
import {
  SIDES,
  type ActionFrame,
  type ArcaneFrame,
  type BySide,
  type EffectsFrame,
  type Frame,
  type GameFrame,
  type MeleeFrame,
  type MoveFrame,
  type Side,
} from '../rules/terms/frame.ts';
import type { Json, ModelId, Seat } from '../rules/terms/ids.ts';
import type { Marker, Match, Model, Order, Piece, Proposal, SeatState, Stone } from '../rules/terms/match.ts';
import type { Opening } from '../rules/terms/opening.ts';

// What one seat may know of a match, named field by field. Nothing is deleted from a match to make a view.

/** Cards of which everybody sees how many there are; which they are, only those who may. */
export interface Held<C> {
  count: number;
  cards: C[] | null;
}

type Shared<F extends Frame, Hidden extends keyof F> = Omit<F, Hidden | 'pending'>;
interface Pending {
  pending?: FrameView[];
}

/** `picked`: the seats whose secret pick is in; `own`: what this seat picked. */
export interface GameFrameView extends Shared<GameFrame, 'picks'>, Pending {
  picked?: Seat[];
  own?: Json;
}
export interface MoveFrameView extends Shared<MoveFrame, never>, Pending {}
export interface MeleeFrameView extends Shared<MeleeFrame, 'hands' | 'laid' | 'picked' | 'copies'>, Pending {
  /** A hand of the other side that is shown holds the card it has laid face down, too. */
  hands: BySide<Held<MeleeCard>>;
  laid: Partial<BySide<Held<MeleeCard>>>;
  /** Whose choice of a follow-up is in, and the own one: a card, or `null` for none (FUP-7). */
  picked?: Partial<BySide<MeleeCard | 'hidden' | null>>;
  /** Copies committed and not yet shown are `null` to the other side (CRT-7). */
  copies: Partial<BySide<number | null>>;
}
export interface ArcaneFrameView extends Shared<ArcaneFrame, 'hand' | 'resist' | 'laid' | 'discard'>, Pending {
  hand: Held<ArcaneCard>;
  resist: Held<ArcaneCard>;
  laid?: Held<ArcaneCard>;
  discard: Held<ArcaneCard>;
}
export interface EffectsFrameView extends Shared<EffectsFrame, never>, Pending {}
export interface ActionFrameView extends Shared<ActionFrame, never>, Pending {}
export type FrameView = GameFrameView | MoveFrameView | MeleeFrameView | ArcaneFrameView | EffectsFrameView | ActionFrameView;

/** `backs`: what kind of card each that is not played is; shown once all have been picked. `held`: arcane cards kept in secret; `kept`: those beside a character card. */
export type SeatStateView = Omit<SeatState, 'cards' | 'held' | 'kept'> & {
  cards: Held<string>;
  backs?: TableCard['kind'][];
  held?: Held<ArcaneCard>;
  kept?: Record<ModelId, Held<ArcaneCard>>;
};

export interface View {
  /** Whose view it is; null for somebody who only watches. */
  seat: Seat | null;
  rules: number;
  table: {
    models: Record<string, Model>;
    terrain: Piece[];
    stones: Stone[];
    markers?: Marker[];
    arcane: number;
    melee: number;
    aside: number;
  };
  order: Omit<Order, 'seats'> & { seats: SeatStateView[] };
  stack: FrameView[];
  openings: Opening[];
  proposal: Proposal | null;
  /** What is asked again once the table has agreed on what was proposed, or refused it. */
  waiting?: Opening[];
  /** The cards this seat is looking at while it is asked to order them. */
  looking: ArcaneCard[] | null;
  /** While this seat picks a card: those that others have taken, which it finds missing. */
  gone?: string[];
}

const held = <C>(cards: readonly C[], known: boolean): Held<C> => ({ count: cards.length, cards: known ? [...cards] : null });

const sorted = (cards: readonly MeleeCard[]): MeleeCard[] =>
  MELEE_CARDS.filter((card) => cards.includes(card)).flatMap((card) => cards.filter((one) => one === card));

/** What a melee shows. Of a hand that is shown the card laid face down stays in sight: which of them it is, nobody else knows. @rule MEL-10 MEL-17 */
function meleeView({ hands, laid, picked, copies, pending, ...shared }: MeleeFrame, seat: Seat | null): MeleeFrameView {
  const own = (side: Side): boolean => shared.seats[side] === seat;
  const hand = (side: Side): Held<MeleeCard> => {
    if (own(side) || !shared.shown.includes(side)) return held(hands[side], own(side));
    const card = laid[side];
    return held(sorted(card === undefined ? hands[side] : [...hands[side], card]), true);
  };
  /** In a single follow-up the copies of the other side's card have been shown before. */
  const committing = (side: Side): boolean => shared.step === 'melee.critical' && (shared.dealing ?? side) === side;
  const view: MeleeFrameView = { ...shared, hands: { attacker: hand('attacker'), defender: hand('defender') }, laid: {}, copies: {} };
  for (const side of SIDES) {
    const card = laid[side];
    const count = copies[side];
    if (card !== undefined) view.laid[side] = held([card], own(side));
    if (count !== undefined) view.copies[side] = committing(side) && !own(side) ? null : count;
  }
  if (picked) {
    const pickedOf = (side: Side): MeleeFrameView['picked'] => {
      const card = picked[side];
      return card === undefined ? {} : { [side]: own(side) ? card : 'hidden' };
    };
    view.picked = { ...pickedOf('attacker'), ...pickedOf('defender') };
  }
  return pended(view, pending, seat);
}

/** @rule ARC-37 */
function arcaneView({ hand, resist, laid, discard, pending, ...shared }: ArcaneFrame, seat: Seat | null): ArcaneFrameView {
  const view: ArcaneFrameView = {
    ...shared,
    hand: held(hand, shared.seat === seat),
    resist: held(resist, shared.resisting === seat),
    ...(laid === undefined ? {} : { laid: held([laid], shared.seat === seat || shared.step === 'arcane.replace') }),
    discard: held(discard, false),
  };
  return pended(view, pending, seat);
}

function gameView({ picks, pending, ...shared }: GameFrame, seat: Seat | null): GameFrameView {
  const view: GameFrameView = { ...shared };
  if (picks) view.picked = Object.keys(picks).map(Number);
  const own = seat === null ? undefined : picks?.[seat];
  if (own !== undefined) view.own = own;
  return pended(view, pending, seat);
}

function pended<F extends FrameView>(view: F, pending: Frame[] | undefined, seat: Seat | null): F {
  return pending ? { ...view, pending: pending.map((frame) => frameView(frame, seat)) } : view;
}

function frameView(frame: Frame, seat: Seat | null): FrameView {
  if (frame.kind === 'game') return gameView(frame, seat);
  if (frame.kind === 'melee') return meleeView(frame, seat);
  if (frame.kind === 'arcane') return arcaneView(frame, seat);
  const { pending, ...shared } = frame;
  return pended(shared as MoveFrameView | EffectsFrameView | ActionFrameView, pending, seat);
}

const seatView = ({ cards, held: taken, kept, ...shared }: SeatState, own: boolean, picking: boolean): SeatStateView => ({
  ...shared,
  cards: held(cards, own),
  ...(picking || cards.length === 0 ? {} : { backs: cards.map(kindOfCard).sort() }),
  ...(taken ? { held: held(taken, own) } : {}),
  ...(kept ? { kept: Object.fromEntries(Object.entries(kept).map(([model, beside]) => [model, held(beside, own)])) } : {}),
});

/** What others have taken before a seat picks; nobody can tell who took what. @rule EVA-7 */
function gone(match: Match, seat: Seat | null): Pick<View, 'gone'> {
  if (!match.openings.some((open) => open.seat === seat && open.kind === 'pick')) return {};
  return {
    gone: match.order.seats
      .flatMap(({ cards }, other) => (other === seat ? [] : cards.filter((card) => kindOfCard(card) !== 'campaign')))
      .sort(),
  };
}

/** The cards a seat looks at, by the question it is asked. */
function looking(match: Match, seat: Seat | null): ArcaneCard[] | null {
  const opening = match.openings.find((open) => open.seat === seat);
  if (opening?.kind !== 'choice') return null;
  const { question } = opening;
  if (question.ask !== 'look' && question.ask !== 'search') return null;
  if (question.ask === 'search' && !question.top) return [...match.table.decks.arcane].sort();
  return match.table.decks.arcane.slice(0, question.count);
}

/** Whether cards are still being picked, or the match was given up before the last was: an end shows nothing. */
const isPicking = (match: Match): boolean => match.stack[0].step === 'setup.pick' || isAbandoned(match);

/** What a seat may know of a match; `null` for somebody who only watches. */
export function viewFor(match: Match, seat: Seat | null): View {
  const { models, terrain, stones, markers, decks, aside } = match.table;
  const { seats, ...order } = match.order;
  return {
    seat,
    rules: match.rules,
    table: {
      models,
      terrain,
      stones,
      ...(markers ? { markers } : {}),
      arcane: decks.arcane.length,
      melee: decks.melee.length,
      aside: aside.length,
    },
    order: { ...order, seats: seats.map((state, at) => seatView(state, at === seat, isPicking(match))) },
    stack: match.stack.map((frame) => frameView(frame, seat)),
    openings: openingsOf(match),
    ...(match.proposal ? { waiting: match.openings } : {}),
    proposal: match.proposal ?? null,
    looking: looking(match, seat),
    ...gone(match, seat),
  };
}
