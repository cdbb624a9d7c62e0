import { Lot } from '../../../src/players/lot.ts';
import { kindOfCard } from '../../../src/rules/terms/card-kind.ts';
import { findsMissing } from '../../../src/rules/setup/pick.ts';
import type { ArcaneCard, MeleeCard } from '../../../src/rules/terms/decks.ts';
import { SIDES, type ArcaneFrame, type Frame, type MeleeFrame } from '../../../src/rules/terms/frame.ts';
import type { Seat } from '../../../src/rules/terms/ids.ts';
import type { Match } from '../../../src/rules/terms/match.ts';

// Makes the same match with other cards in every place that a seat may not look at, by the rules and not by its view.

/** Piles whose cards are shuffled together and dealt again; each keeps its size. */
class Pool<C> {
  #cards: C[] = [];
  readonly #deals: (() => void)[] = [];
  constructor(private lot: Lot) {}

  add(pile: readonly C[], put: (cards: C[]) => void): void {
    this.#cards.push(...pile);
    this.#deals.push(() => put(pile.map(() => this.#draw())));
  }
  deal(): void {
    for (const deal of this.#deals) deal();
  }
  #draw(): C {
    return this.#cards.splice(this.lot.between(0, this.#cards.length - 1), 1)[0] as C; // as many cards are drawn as were added
  }
}

const framesIn = (frames: readonly Frame[]): Frame[] => frames.flatMap((frame) => [frame, ...framesIn(frame.pending ?? [])]);

/** The number of cards on top of the arcane deck that a seat looks at: none, some or all. */
function lookedAt({ openings, table }: Match, seat: Seat | null): { count: number; ordered: boolean } {
  const asked = openings.find((opening) => opening.seat === seat);
  if (asked?.kind !== 'choice') return { count: 0, ordered: true };
  const { question } = asked;
  if (question.ask === 'look') return { count: question.hand ? 0 : question.count, ordered: true };
  if (question.ask !== 'search' || question.one === 'show' || question.one === 'back') return { count: 0, ordered: true };
  return question.top ? { count: question.count, ordered: true } : { count: table.decks.arcane.length, ordered: false };
}

/** True if a seat looks through the melee deck: cards missing there are in the other hand. */
export function searchesMelee({ openings }: Match, seat: Seat | null): boolean {
  const asked = openings.find((opening) => opening.seat === seat);
  return asked?.kind === 'choice' && asked.question.ask === 'option' && asked.question.from === 'melee-deck';
}

function arcaneFrame(frame: ArcaneFrame, seat: Seat | null, pool: Pool<ArcaneCard>): void {
  if (frame.seat !== seat) pool.add(frame.hand, (cards) => (frame.hand = cards));
  if (frame.resisting !== seat) pool.add(frame.resist, (cards) => (frame.resist = cards));
  pool.add(frame.discard, (cards) => (frame.discard = cards));
  const { laid } = frame;
  if (laid && frame.seat !== seat && frame.step !== 'arcane.replace') pool.add([laid], ([card]) => card && (frame.laid = card));
}

function meleeFrame(frame: MeleeFrame, seat: Seat | null, pool: Pool<MeleeCard>, lot: Lot): void {
  const { hands, laid, picked, copies, shown } = frame;
  for (const side of SIDES) {
    if (frame.seats[side] === seat) continue;
    const card = laid[side];
    if (shown.includes(side)) {
      if (card) [laid[side], hands[side]] = swapped(lot, card, hands[side]);
    } else {
      pool.add(hands[side], (cards) => (hands[side] = cards));
      if (card) pool.add([card], ([drawn]) => drawn && (laid[side] = drawn));
    }
    if (picked?.[side] !== undefined) picked[side] = lot.percent(30) ? null : (lot.of(hands[side]) ?? null);
    if (frame.step === 'melee.critical' && (frame.dealing ?? side) === side && copies[side] !== undefined) copies[side] = lot.between(1, 3);
  }
}

function swapped(lot: Lot, laid: MeleeCard, hand: readonly MeleeCard[]): [MeleeCard, MeleeCard[]] {
  const all = [laid, ...hand];
  const position = lot.between(0, all.length - 1);
  return [all[position] ?? laid, all.filter((_, index) => index !== position)];
}

/** Deals cards of the players again, within each kind; a seat that finds cards missing must not learn who has which. */
function playersCards(match: Match, seat: Seat | null, lot: Lot): void {
  const finds = findsMissing(match) && match.openings.some((opening) => opening.seat === seat && opening.kind === 'pick');
  const taken = new Pool<string>(lot);
  for (const [position, state] of match.order.seats.entries()) {
    if (position === seat) continue;
    const substitute = (card: string, index: number): string => {
      const kind = kindOfCard(card);
      return kind === 'campaign' ? `other-${index}` : `${kind}:other-${index}`;
    };
    if (!finds) state.cards = state.cards.map(substitute);
    else {
      const missing = state.cards.filter((card) => kindOfCard(card) !== 'campaign');
      const remaining = state.cards.filter((card) => kindOfCard(card) === 'campaign').map(substitute);
      taken.add(missing, (cards) => (state.cards = [...remaining, ...cards]));
    }
  }
  taken.deal();
}

/** Replaces all that a seat may not know, as far as possible; `null` is a watcher. */
export function otherSecrets(match: Match, seat: Seat | null, seed: string): Match {
  const lot = new Lot(`secrets ${seed}`);
  const twin = structuredClone(match);
  const { table, order } = twin;
  const arcane = new Pool<ArcaneCard>(lot);
  const melee = new Pool<MeleeCard>(lot);
  const { count, ordered } = lookedAt(match, seat);
  const seen = table.decks.arcane.slice(0, count);
  arcane.add(table.decks.arcane.slice(count), (cards) => (table.decks.arcane = [...(ordered ? seen : seen.reverse()), ...cards]));
  arcane.add(table.aside, (cards) => (table.aside = cards));
  if (!searchesMelee(match, seat)) melee.add(table.decks.melee, (cards) => (table.decks.melee = cards));
  for (const frame of framesIn(twin.stack)) {
    if (frame.kind === 'arcane') arcaneFrame(frame, seat, arcane);
    if (frame.kind === 'melee') meleeFrame(frame, seat, melee, lot);
    if (frame.kind === 'game' && frame.picks)
      frame.picks = Object.fromEntries(
        Object.entries(frame.picks).map(([owner, pick]) => [owner, Number(owner) === seat ? pick : 'another']),
      );
  }
  for (const [index, state] of order.seats.entries()) {
    if (index === seat) continue;
    if (state.held) arcane.add(state.held, (cards) => (state.held = cards));
    const { kept } = state;
    if (kept) for (const [model, beside] of Object.entries(kept)) arcane.add(beside, (cards) => (kept[model] = cards));
  }
  arcane.deal();
  melee.deal();
  playersCards(twin, seat, lot);
  table.chance = { state: table.chance.state.map((part) => part ^ 1), fixed: { arcane: [], melee: [], d6: [1], d4: [1] } };
  return twin;
}
