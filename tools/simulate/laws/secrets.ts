import { isDeepStrictEqual } from 'node:util';
import { decide } from '../../../machines/match/fold.ts';
import { Lot } from '../../../src/players/lot.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { ArcaneCard, MeleeCard } from '../../../src/rules/terms/decks.ts';
import { SIDES, type ArcaneFrame, type MeleeFrame, type Side } from '../../../src/rules/terms/frame.ts';
import type { HappeningKind } from '../../../src/rules/terms/happening.ts';
import type { Seat } from '../../../src/rules/terms/ids.ts';
import type { Match } from '../../../src/rules/terms/match.ts';
import type { Opening } from '../../../src/rules/terms/opening.ts';
import { eventsFor, type Witnessed } from '../../../src/seats/events-for.ts';
import { imagine } from '../../../src/seats/imagine.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { searchesMelee } from './other-secrets.ts';

/** Events that reveal a card or a die to everyone: from there on two matches that looked alike may differ. */
const REVEALING: readonly HappeningKind[] = [
  'rolled',
  'stones-dropped',
  'stone-rolled',
  'flipped',
  'melee-hand-shown',
  'melee-revealed',
  'pressed',
  'arcane-revealed',
  'resist-shown',
  'replaced',
  'follow-up-declined',
];
/** The same where only the rest of a hand differs. */
const SHOWING: readonly HappeningKind[] = ['melee-hand-shown', 'resist-shown'];

/** An answer can exchange the played card for one of the hand; whether there is such a card shows at once. */
const SWAPPING: readonly HappeningKind[] = [...SHOWING, 'melee-revealed'];

/** Secret picks are revealed together with the last one; then there is nothing to compare. */
const PICKING: readonly string[] = ['setup.faction', 'setup.troupe'];

const topOf = (match: Match): Match['stack'][number] | undefined => match.stack[match.stack.length - 1];

/** The public place of a card that is claimed or that replaces another: the hand (null), or the character card beside which it is set aside. */
function pileOf(match: Match, { kind, seat, card }: { kind: 'claim' | 'replace'; seat: Seat; card: ArcaneCard }): string | null {
  const { hand, resist } = topOf(match) as ArcaneFrame; // such decisions occur only in a duel
  if ((kind === 'claim' ? hand : resist).includes(card)) return null;
  const pairs = Object.entries(match.order.seats[seat]?.kept ?? {});
  return pairs.find(([, cards]) => cards.includes(card))?.[0] ?? null;
}

/** The same decision as others see it, in a match with other hands; null when others see its card. */
function sameFace(decision: Decision, real: Match, match: Match, opening: Opening | undefined): Decision | null {
  const top = topOf(match);
  switch (decision.kind) {
    case 'claim': {
      const pile = pileOf(real, decision);
      const [card] = pile === null ? (top as ArcaneFrame).hand : (match.order.seats[decision.seat]?.kept?.[pile] ?? []);
      const twin = card && { ...decision, card };
      return twin && pileOf(match, twin) === pile ? twin : null;
    }
    case 'play-melee':
    case 'follow-up': {
      const hand = opening && 'side' in opening ? (top as MeleeFrame).hands[opening.side] : [];
      return hand[0] ? { ...decision, card: hand[0] } : null;
    }
    case 'press':
      return { ...decision, copies: 1 };
    case 'replace':
    case 'play-card':
    case 'choose-card':
      return null;
    case 'answer':
      return decision.cards || decision.top ? null : decision;
    default:
      return decision;
  }
}

interface Deck<C> {
  pool: C[];
  bottom: number;
}

/** Half of a deck stays in order, so that the next draws are the same; the other half is dealt again with the hidden hands. */
const opened = <C>(cards: readonly C[]): Deck<C> => ({
  pool: cards.slice(Math.ceil(cards.length / 2)),
  bottom: Math.floor(cards.length / 2),
});

/** The secret cards that a side has chosen and still holds: further copies, a card for a Follow-Up. */
function committed({ step, played, copies, picked }: MeleeFrame, side: Side): MeleeCard[] {
  const card = played[side];
  const pressed = step === 'melee.critical' && card ? Array.from({ length: (copies[side] ?? 1) - 1 }, () => card) : [];
  return [...pressed, ...(picked?.[side] ? [picked[side]] : [])];
}

/** The match with other cards in every hand that a seat does not see; a card about to be revealed, the dice and the next cards stay. */
function otherHands(match: Match, seat: Seat | null, decision: Decision, seed: string): Match {
  const { decks } = match.table;
  const arcane = opened<ArcaneCard>(decks.arcane);
  const melee = opened<MeleeCard>(decks.melee);
  const named = 'card' in decision ? [decision.card] : [];
  const lot = new Lot(`hands ${seed}`);
  const hidden: (() => void)[] = [];
  const redeal = <C extends string>(deck: Deck<C>, hand: readonly C[], staying: readonly string[], put: (cards: C[]) => void): void => {
    const stays: C[] = [];
    const due = [...staying];
    for (const card of hand) {
      const index = due.indexOf(card);
      if (index < 0) deck.pool.push(card);
      else stays.push(...(due.splice(index, 1) as C[])); // a card of this hand
    }
    const newCards = (): C[] => hand.slice(stays.length).map(() => deck.pool.splice(lot.between(0, deck.pool.length - 1), 1)[0] as C);
    hidden.push(() => put([...stays, ...newCards()]));
  };
  const twin = structuredClone(match);
  for (const frame of twin.stack) {
    if (frame.kind === 'arcane') {
      if (frame.seat !== seat) redeal(arcane, frame.hand, named, (cards) => (frame.hand = cards));
      if (frame.resisting !== seat) redeal(arcane, frame.resist, named, (cards) => (frame.resist = cards));
    }
    if (frame.kind === 'melee')
      for (const side of SIDES) {
        if (frame.seats[side] === seat || frame.shown.includes(side) || searchesMelee(match, seat)) continue;
        redeal(melee, frame.hands[side], [...named, ...committed(frame, side)], (cards) => (frame.hands[side] = cards));
      }
  }
  for (const deal of hidden) deal();
  const under = <C>(cards: readonly C[], { pool, bottom }: Deck<C>): C[] => [...cards.slice(0, cards.length - bottom), ...pool];
  twin.table.decks = { arcane: under(decks.arcane, arcane), melee: under(decks.melee, melee) };
  return twin;
}

/** The first event in which two lists differ. */
const parting = (a: readonly Witnessed[], b: readonly Witnessed[]): Witnessed | undefined => {
  const position = a.findIndex((event, index) => !isDeepStrictEqual(event, b[index]));
  return position < 0 ? b[a.length] : a[position];
};

/**
 * The knowledge that one observer gains from a decision that has different results in two matches; `allowed`: the events from which on they may differ.
 */
function compared(
  { seat, isOwn }: { seat: Seat | null; isOwn: boolean },
  cards: Catalogue,
  [match, decision]: Going,
  [twinMatch, twin]: Going,
  allowed: readonly HappeningKind[],
): string[] {
  const [result, twinResult] = [decide(match, decision, cards), decide(twinMatch, twin, cards)];
  if (!result.ok || !twinResult.ok) {
    // Only the owner of a hand may learn what it allows.
    return isOwn && result.ok !== twinResult.ok ? [`whether seat ${seat} may ${decision.kind} depends on what it may not know`] : [];
  }
  const parts = parting(eventsFor(result.events, seat), eventsFor(twinResult.events, seat));
  if (parts) {
    const drawn = 'secret' in parts && parts.secret.to === seat;
    return drawn || allowed.includes(parts.what) ? [] : [`after ${decision.kind}, ${parts.what} tells seat ${seat} what it may not know`];
  }
  // a seat that begins to look through a deck sees its cards, and so learns what another seat holds
  const { looking, searching } = viewFor(match, seat);
  const begun = { ...(looking === null ? { looking } : {}), ...(searching === undefined ? { searching } : {}) };
  const seen = (after: Match): object => ({ ...viewFor(after, seat), ...(isOwn ? begun : {}) });
  const alike = isDeepStrictEqual(seen(result.match), seen(twinResult.match));
  return alike ? [] : [`after ${decision.kind}, the view of seat ${seat} tells what it may not know`];
}
type Going = readonly [Match, Decision];

/**
 * Checks that a decision reveals nothing about hidden hands, decks and dice. For every seat and for a watcher, another match with the same view takes
 * the same course, question by question, until something is revealed to everyone. A match that differs only in hidden hands takes the same course
 * until a hand is shown.
 */
export function tells(match: Match, decision: Decision, cards: Catalogue, seed: string): string[] {
  if (PICKING.includes(topOf(match)?.step ?? '') && match.openings.length < 2) return [];
  const opening = match.openings.find(({ seat }) => seat === decision.seat);
  const observers: (Seat | null)[] = [...match.order.seats.keys(), null];
  return observers.flatMap((seat) => {
    const isOwn = seat === decision.seat;
    const twinMatch = imagine(viewFor(match, seat), seed);
    const single = <D extends Decision>(given: D): Decision => (!isOwn && given.kind === 'press' ? { ...given, copies: 1 } : given);
    const twin = isOwn ? decision : sameFace(decision, match, twinMatch, opening);
    const hands = otherHands(match, seat, decision, seed);
    const hasNoPile = decision.kind !== 'claim' && decision.kind !== 'replace';
    const isSame = hasNoPile || pileOf(match, decision) === pileOf(hands, decision);
    return [
      ...(twin ? compared({ seat, isOwn }, cards, [match, single(decision)], [twinMatch, twin], REVEALING) : []),
      ...(isSame
        ? compared(
            { seat, isOwn },
            cards,
            [match, single(decision)],
            [hands, single(decision)],
            decision.kind === 'answer' ? SWAPPING : SHOWING,
          )
        : []),
    ];
  });
}
