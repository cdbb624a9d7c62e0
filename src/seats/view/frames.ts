import { MELEE_CARDS, type ArcaneCard, type MeleeCard } from '../../rules/terms/decks.ts';
import { SIDES } from '../../rules/terms/frame.ts';
import type {
  ActionFrame,
  ArcaneFrame,
  BySide,
  EffectsFrame,
  Frame,
  GameFrame,
  MeleeFrame,
  MoveFrame,
  Side,
} from '../../rules/terms/frame.ts';
import type { Bound } from '../../rules/terms/frame-notes.ts';
import type { Json, Seat } from '../../rules/terms/ids.ts';
import { heldCards, type HeldCards } from './held-cards.ts';
import { boundView } from './names.ts';
import { opener, sights, type Open } from './sights.ts';

// A seat's knowledge of the frames on the stack.

interface Pending {
  pending?: FrameView[];
}

const GAME = sights<GameFrame>()({
  kind: 'open',
  step: 'open',
  stage: 'open',
  owed: 'open',
  waiting: 'open',
  picks: 'kept',
  rolls: 'open',
  announced: 'open',
  stepping: 'open',
  price: 'open',
  cancelled: 'open',
  pending: 'kept',
});
const MOVE = sights<MoveFrame>()({
  kind: 'open',
  step: 'open',
  model: 'open',
  as: 'open',
  seat: 'open',
  path: 'open',
  height: 'open',
  directly: 'open',
  freely: 'open',
  done: 'open',
  asked: 'open',
  cancelled: 'open',
  became: 'open',
  most: 'open',
  whom: 'open',
  fallen: 'open',
  result: 'open',
  pending: 'kept',
});
const MELEE = sights<MeleeFrame>()({
  kind: 'open',
  step: 'open',
  fighters: 'open',
  seats: 'open',
  payer: 'open',
  announced: 'open',
  heard: 'open',
  braced: 'open',
  nth: 'open',
  nthOfSide: 'open',
  begun: 'open',
  looked: 'open',
  extra: 'open',
  feinted: 'open',
  swapped: 'open',
  drawn: 'open',
  double: 'open',
  second: 'kept',
  spare: 'open',
  gathering: 'open',
  closed: 'open',
  sworn: 'open',
  cancelled: 'open',
  outOfRange: 'open',
  hands: 'kept',
  wentForIt: 'open',
  shown: 'open',
  laid: 'kept',
  played: 'open',
  picked: 'kept',
  copies: 'kept',
  upgraded: 'open',
  lent: 'open',
  types: 'open',
  discard: 'open',
  exchange: 'open',
  dealing: 'open',
  earned: 'open',
  suffered: 'open',
  caused: 'open',
  slain: 'open',
  signatures: 'open',
  marked: 'open',
  sharpened: 'open',
  warned: 'open',
  diverted: 'open',
  averted: 'open',
  lessened: 'open',
  fought: 'open',
  pending: 'kept',
});
const ARCANE = sights<ArcaneFrame>()({
  kind: 'open',
  step: 'open',
  model: 'open',
  ability: 'open',
  seat: 'open',
  resisting: 'open',
  declared: 'open',
  owner: 'open',
  hand: 'kept',
  resist: 'kept',
  laid: 'kept',
  claimed: 'open',
  identity: 'open',
  truthful: 'open',
  repeats: 'open',
  targeted: 'open',
  newly: 'open',
  asked: 'open',
  paid: 'open',
  discard: 'kept',
  cancelled: 'open',
  resolved: 'open',
  pending: 'kept',
});
const EFFECTS = sights<EffectsFrame>()({
  kind: 'open',
  step: 'open',
  model: 'open',
  ability: 'open',
  text: 'open',
  seat: 'open',
  resisting: 'open',
  offer: 'open',
  catastrophe: 'open',
  window: 'open',
  threatened: 'open',
  place: 'open',
  bound: 'kept',
  copies: 'open',
  declared: 'open',
  selfOnly: 'open',
  acts: 'open',
  afterAction: 'open',
  alone: 'open',
  flipped: 'open',
  pending: 'kept',
});
const ACTION = sights<ActionFrame>()({
  kind: 'open',
  step: 'open',
  model: 'open',
  by: 'open',
  seat: 'open',
  owner: 'open',
  free: 'open',
  only: 'open',
  taken: 'open',
  decision: 'open',
  cancelled: 'open',
  price: 'open',
  stage: 'open',
  waiting: 'open',
  pending: 'kept',
});

/** `picked`: the seats that have made their secret choice; `own`: the choice of this seat. */
export interface GameFrameView extends Open<GameFrame, typeof GAME>, Pending {
  picked?: Seat[];
  own?: Json;
}
export interface MoveFrameView extends Open<MoveFrame, typeof MOVE>, Pending {}
export interface MeleeFrameView extends Open<MeleeFrame, typeof MELEE>, Pending {
  /** A face-up hand of the other side includes the card that it has played face down. */
  hands: BySide<HeldCards<MeleeCard>>;
  laid: Partial<BySide<HeldCards<MeleeCard>>>;
  second?: Partial<BySide<HeldCards<MeleeCard>>>;
  /** The sides that have chosen a follow-up (`hidden`), and the seat's own choice: a card, or `null` for none (FUP-7). */
  picked?: Partial<BySide<MeleeCard | 'hidden' | null>>;
  /** Copies that are chosen and not yet shown are `null` for the other side (CRT-7). */
  copies: Partial<BySide<number | null>>;
}
export interface ArcaneFrameView extends Open<ArcaneFrame, typeof ARCANE>, Pending {
  hand: HeldCards<ArcaneCard>;
  resist: HeldCards<ArcaneCard>;
  laid?: HeldCards<ArcaneCard>;
  discard: HeldCards<ArcaneCard>;
}
export interface EffectsFrameView extends Open<EffectsFrame, typeof EFFECTS>, Pending {
  bound: Bound;
}
export interface ActionFrameView extends Open<ActionFrame, typeof ACTION>, Pending {}
export type FrameView = GameFrameView | MoveFrameView | MeleeFrameView | ArcaneFrameView | EffectsFrameView | ActionFrameView;

const openGame = opener<GameFrame, typeof GAME>(GAME);
const openMove = opener<MoveFrame, typeof MOVE>(MOVE);
const openMelee = opener<MeleeFrame, typeof MELEE>(MELEE);
const openArcane = opener<ArcaneFrame, typeof ARCANE>(ARCANE);
const openEffects = opener<EffectsFrame, typeof EFFECTS>(EFFECTS);
const openAction = opener<ActionFrame, typeof ACTION>(ACTION);

const sorted = (cards: readonly MeleeCard[]): MeleeCard[] =>
  MELEE_CARDS.filter((card) => cards.includes(card)).flatMap((card) => cards.filter((item) => item === card));

/**
 * The view of a melee. A face-up hand still includes the card played face down, so that the other side does not know which card was played.
 * @rule MEL-10 MEL-17
 */
function meleeView(frame: MeleeFrame, seat: Seat | null): MeleeFrameView {
  const { hands, laid, second, picked, copies, seats, shown, step, dealing } = frame;
  const isOwn = (side: Side): boolean => seats[side] === seat;
  const hand = (side: Side): HeldCards<MeleeCard> => {
    if (isOwn(side) || !shown.includes(side)) return heldCards(hands[side], isOwn(side));
    const face = [laid[side], second?.[side]].filter((card) => card !== undefined);
    return heldCards(sorted([...hands[side], ...face]), true);
  };
  /** True if a side is still choosing copies; in a follow-up of one side the copies of the other are already shown. */
  const committing = (side: Side): boolean => step === 'melee.critical' && (dealing ?? side) === side;
  const view: MeleeFrameView = {
    ...openMelee(frame),
    hands: { attacker: hand('attacker'), defender: hand('defender') },
    laid: {},
    copies: {},
  };
  for (const side of SIDES) {
    const card = laid[side];
    const count = copies[side];
    const later = second?.[side];
    if (card !== undefined) view.laid[side] = heldCards([card], isOwn(side));
    if (later !== undefined) view.second = { ...view.second, [side]: heldCards([later], isOwn(side)) };
    if (count !== undefined) view.copies[side] = committing(side) && !isOwn(side) ? null : count;
  }
  if (picked) {
    const pickedOf = (side: Side): MeleeFrameView['picked'] => {
      const card = picked[side];
      return card === undefined ? {} : { [side]: isOwn(side) ? card : 'hidden' };
    };
    view.picked = { ...pickedOf('attacker'), ...pickedOf('defender') };
  }
  return view;
}

/** The view of an arcane action; a caught lie is face up. @rule ARC-23 ARC-37 */
const arcaneView = (frame: ArcaneFrame, seat: Seat | null): ArcaneFrameView => ({
  ...openArcane(frame),
  hand: heldCards(frame.hand, frame.seat === seat),
  resist: heldCards(frame.resist, frame.resisting === seat),
  ...(frame.laid === undefined ? {} : { laid: heldCards([frame.laid], frame.seat === seat || frame.step === 'arcane.replace') }),
  discard: heldCards(frame.discard, false),
});

function gameView(frame: GameFrame, seat: Seat | null): GameFrameView {
  const { picks } = frame;
  const pick = seat === null ? undefined : picks?.[seat];
  return {
    ...openGame(frame),
    ...(picks ? { picked: Object.keys(picks).map(Number) } : {}),
    ...(pick === undefined ? {} : { own: pick }),
  };
}

function underWay(frame: Frame, seat: Seat | null): FrameView {
  switch (frame.kind) {
    case 'game':
      return gameView(frame, seat);
    case 'move':
      return openMove(frame);
    case 'melee':
      return meleeView(frame, seat);
    case 'arcane':
      return arcaneView(frame, seat);
    case 'effects':
      return { ...openEffects(frame), bound: boundView(frame.bound) };
    case 'action':
      return openAction(frame);
  }
}

/** The view of a frame and of its pending frames. */
export function frameView(frame: Frame, seat: Seat | null): FrameView {
  const view = underWay(frame, seat);
  return frame.pending ? { ...view, pending: frame.pending.map((inner) => frameView(inner, seat)) } : view;
}
