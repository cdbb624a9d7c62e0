import { shuffled, seeded } from '../rules/table/chance.ts';
import type { TableCard } from '../rules/terms/card-language.ts';
import { ARCANE_DECK, MELEE_DECK, type ArcaneCard, type MeleeCard } from '../rules/terms/decks.ts';
import { SIDES, type ArcaneFrame, type Frame, type GameFrame, type MeleeFrame, type Side } from '../rules/terms/frame.ts';
import type { Json } from '../rules/terms/ids.ts';
import type { Match, SeatState } from '../rules/terms/match.ts';
import type { ArcaneFrameView, FrameView, GameFrameView, MeleeFrameView } from './view/frames.ts';
import type { HeldCards } from './view/held-cards.ts';
import type { SeatStateView } from './view/order.ts';
import type { View } from './view.ts';

/** The cards of a deck that a view does not show, in random order; they are dealt wherever the view shows only a number of cards. */
class Unseen<C> {
  #dealt = 0;
  constructor(private readonly cards: readonly C[]) {}
  deal(count: number): C[] {
    const from = this.#dealt;
    this.#dealt = Math.min(from + Math.max(0, count), this.cards.length);
    return this.cards.slice(from, this.#dealt);
  }
  fill(hand: HeldCards<C>): C[] {
    return hand.cards ?? this.deal(hand.count);
  }
}

/** A card of an unknown kind. While cards are picked, every card that is not known to be gone counts as a campaign card. */
const unknownOf = (kind: TableCard['kind'] = 'campaign'): string => (kind === 'campaign' ? 'unknown' : `${kind}:unknown`);

const minus = <C>(all: readonly C[], seen: readonly C[]): C[] => {
  const remaining = [...all];
  for (const card of seen) {
    const index = remaining.indexOf(card);
    if (index >= 0) remaining.splice(index, 1);
  }
  return remaining;
};

const framesIn = (frames: readonly FrameView[]): readonly FrameView[] =>
  frames.some(({ pending }) => pending) ? frames.flatMap((frame) => [frame, ...framesIn(frame.pending ?? [])]) : frames;

function seenArcane(view: View): ArcaneCard[] {
  const seen: ArcaneCard[] = [];
  const addPiles = (...piles: readonly (HeldCards<ArcaneCard> | undefined)[]): void => {
    for (const pile of piles) if (pile?.cards) seen.push(...pile.cards);
  };
  for (const frame of framesIn(view.stack)) {
    if (frame.kind === 'effects') seen.push(...frame.flipped);
    if (frame.kind === 'arcane') addPiles(frame.hand, frame.resist, frame.discard, frame.laid);
  }
  for (const { held, kept } of view.order.seats) {
    if (held) addPiles(held);
    if (kept) addPiles(...Object.values(kept));
  }
  seen.push(...lookedAt(view));
  return seen;
}

function seenMelee(view: View): MeleeCard[] {
  const seen: MeleeCard[] = [];
  for (const frame of framesIn(view.stack)) {
    if (frame.kind !== 'melee') continue;
    for (const side of SIDES) {
      for (const pile of [frame.hands[side], frame.laid[side], frame.second?.[side]]) seen.push(...(pile?.cards ?? []));
    }
    seen.push(...frame.discard);
  }
  seen.push(...(view.searching ?? []));
  return seen;
}

/** The cards of the deck at which the seat looks; cards of its hand or beside a character are elsewhere in the view. */
function lookedAt({ seat, openings, waiting, looking }: View): ArcaneCard[] {
  const asked = (waiting ?? openings).find((opening) => opening.seat === seat);
  const question = asked?.kind === 'choice' ? asked.question : null;
  const isElsewhere =
    question?.ask === 'look'
      ? question.hand === true
      : question?.ask === 'search' && (question.card !== undefined || question.model !== undefined);
  return isElsewhere ? [] : (looking ?? []);
}

/** A stand-in for a waiting decision that the seat does not know. */
const waitingFor = ({ seat, facts, said }: NonNullable<View['asking']>): NonNullable<Match['asking']> => ({
  decision: { seat, kind: 'pass' },
  facts,
  shown: 0,
  at: 0,
  said: Object.keys(said).length > 0 ? [said] : [],
});

/** Unseen cards in a random order: the same for the same seed and the same visible cards, so that the last result is reused. */
interface Shuffled {
  seed: string;
  visible: { arcane: ArcaneCard[]; melee: MeleeCard[] };
  arcane: ArcaneCard[];
  melee: MeleeCard[];
  chance: number[];
}
let last: Shuffled | null = null;

const isSame = <C>(cards: readonly C[], others: readonly C[]): boolean =>
  cards.length === others.length && cards.every((card, index) => card === others[index]);

function shuffledDecks(view: View, seed: string): Shuffled {
  const seen = { arcane: seenArcane(view), melee: seenMelee(view) };
  if (last?.seed !== seed || !isSame(last.visible.arcane, seen.arcane) || !isSame(last.visible.melee, seen.melee)) {
    const arcane = shuffled(seeded(seed), minus(ARCANE_DECK, seen.arcane));
    const melee = shuffled(arcane.state, minus(MELEE_DECK, seen.melee));
    last = { seed, visible: seen, arcane: arcane.items, melee: melee.items, chance: melee.state };
  }
  return last;
}

/** The match behind a view, with everything unseen dealt at random but consistently: its view is the same view. */
export function imagine(view: View, seed: string): Match {
  const decks = shuffledDecks(view, seed);
  const arcane = new Unseen(decks.arcane);
  const melee = new Unseen(decks.melee);

  /** Takes any card out of a shown hand. */
  const oneOf = (frame: MeleeFrame, side: Side): MeleeCard => {
    const [card, ...others] = shuffled(decks.chance, frame.hands[side]).items;
    frame.hands = { ...frame.hands, [side]: others };
    return card as MeleeCard; // the hand is not empty, because it contains the played card
  };
  const meleeFrame = ({ hands, laid, second, picked, copies, pending: _, ...shared }: MeleeFrameView): MeleeFrame => {
    const frame: MeleeFrame = {
      ...shared,
      hands: { attacker: melee.fill(hands.attacker), defender: melee.fill(hands.defender) },
      laid: {},
      copies: {},
    };
    for (const side of SIDES) {
      const card = laid[side];
      const count = copies[side];
      const faceDown = (slot: typeof card & object): MeleeCard =>
        slot.cards === null && hands[side].cards !== null ? oneOf(frame, side) : (melee.fill(slot)[0] as MeleeCard);
      if (card) frame.laid[side] = faceDown(card);
      const later = second?.[side];
      if (later) frame.second = { ...frame.second, [side]: faceDown(later) };
      if (count !== undefined) frame.copies[side] = count ?? 1;
      const choice = picked?.[side];
      if (choice !== undefined) frame.picked = { ...frame.picked, [side]: choice === 'hidden' ? (frame.hands[side][0] ?? null) : choice };
    }
    return frame;
  };
  const arcaneFrame = ({ hand, resist, laid, discard, pending: _, ...shared }: ArcaneFrameView): ArcaneFrame => ({
    ...shared,
    hand: arcane.fill(hand),
    resist: arcane.fill(resist),
    ...(laid ? { laid: arcane.fill(laid)[0] as ArcaneCard } : {}),
    discard: arcane.fill(discard),
  });
  const gameFrame = (frame: GameFrameView): GameFrame => {
    if (!frame.picked && !frame.pending) return frame as GameFrame; // nothing of it is secret
    const { picked, own, pending: _, ...shared } = frame;
    if (!picked) return shared;
    return {
      ...shared,
      picks: Object.fromEntries(picked.map((seat): [string, Json] => [`${seat}`, seat === view.seat ? (own as Json) : null])),
    };
  };
  const underWay = (given: FrameView): Frame => {
    switch (given.kind) {
      case 'melee':
        return meleeFrame(given);
      case 'arcane':
        return arcaneFrame(given);
      case 'game':
        return gameFrame(given);
      default: {
        if (!given.pending) return given as Frame; // nothing of it is secret
        const { pending: _, ...shared } = given;
        return shared;
      }
    }
  };
  const frameOf = (given: FrameView): Frame => {
    const frame = underWay(given);
    return given.pending ? { ...frame, pending: given.pending.map(frameOf) } : frame;
  };

  const { arcane: inDeck, melee: inMelee, aside: asideCount, ...table } = view.table;
  const { seats, ...order } = view.order;
  const stack = view.stack.map(frameOf) as unknown as Match['stack']; // a view has the stack's frames, the game first
  const looked = lookedAt(view);
  const aside = arcane.deal(asideCount);
  const taken = new Unseen([...(view.gone ?? [])]);
  const hidden = ({ cards, backs }: SeatStateView): string[] => {
    const known = taken.deal(cards.count);
    return Array.from({ length: cards.count }, (_, index) => known[index] ?? unknownOf(backs?.[index]));
  };
  return {
    rules: view.rules,
    table: {
      ...table,
      decks: { arcane: [...looked, ...arcane.deal(inDeck - looked.length)], melee: view.searching ?? melee.deal(inMelee) },
      aside,
      chance: { state: decks.chance, fixed: { arcane: [], melee: [], d6: [], d4: [] } },
    },
    order: {
      ...order,
      seats: seats.map((state): SeatState => {
        const { cards, held, kept, backs: _backs, ...shared } = state;
        return {
          ...shared,
          cards: cards.cards ?? hidden(state),
          ...(held ? { held: arcane.fill(held) } : {}),
          ...(kept ? { kept: Object.fromEntries(Object.entries(kept).map(([model, beside]) => [model, arcane.fill(beside)])) } : {}),
        };
      }),
    },
    stack,
    openings: view.waiting ?? view.openings,
    ...(view.proposal ? { proposal: view.proposal } : {}),
    ...(view.asking ? { asking: waitingFor(view.asking) } : {}),
  };
}
