import type { ArcaneCard, MeleeCard } from './terms/decks.ts';
import type { EndlessText } from './terms/endless-text.ts';
import type { TableAnswers } from './terms/fact.ts';
import type { Frame, Leaf } from './terms/frame.ts';
import type { Happening } from './terms/happening.ts';
import type { ModelId, Seat, StoneId } from './terms/ids.ts';
import type { Chance, Model, Order, SeatState, Stone, MatchTable } from './terms/match.ts';
import type { Opening } from './terms/opening.ts';
import { Look } from './look.ts';
import { drawInteger, shuffled } from './table/chance.ts';
import { impossible } from './violation.ts';

const STIRS = ['at', 'height', 'status', 'character'] as const satisfies (keyof Model)[];

const isShaped = ({ lasting }: Pick<Model, 'lasting'>): boolean => lasting.some(({ mods }) => mods.some(({ mod }) => mod === 'presence'));

/** True if a change of a model may change the answers to facts about the table. */
const stirs = (patch: Partial<Model>, before: Model): boolean =>
  STIRS.some((field) => field in patch) ||
  (patch.lasting !== undefined &&
    (patch.lasting.length > 0 || before.lasting.length > 0) &&
    (isShaped(before) || isShaped({ lasting: patch.lasting })));

type Patch<T> = { [K in keyof T]?: T[K] | undefined };

/** A patched copy. A key patched with `undefined` is removed, so that a match equals itself after a trip through JSON. */
function patched<T extends object>(whole: T, patch: Patch<T>): T {
  const next = { ...whole, ...patch };
  for (const key in patch) if (patch[key] === undefined) return without(next); // `whole` itself never has a key with `undefined`
  return next;
}

const without = <T extends object>(whole: Patch<T>): T =>
  Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined)) as T;

/** A match that one decision changes, and the events on the way. The match is replaced, never mutated. */
export class Play extends Look {
  readonly events: Happening[] = [];
  /** The number of times that something has moved, come or gone since the decision began. */
  stirred = 0;
  /** The card texts that have begun since the decision began, and how often each. */
  readonly textRuns = new Map<string, { text: EndlessText; times: number }>();
  /** The answers of the players, by the value of `stirred` at which each set was given. */
  private answers: readonly TableAnswers[] = [];

  emit(event: Happening): void {
    this.events.push(event);
  }
  patchTable(patch: Partial<MatchTable>): void {
    this.now = { ...this.now, table: { ...this.now.table, ...patch } };
    if ('terrain' in patch) this.noteMovement();
  }
  patchOrder(patch: Partial<Order>): void {
    this.now = { ...this.now, order: { ...this.now.order, ...patch } };
  }
  setOrder(order: Order): void {
    this.now = { ...this.now, order };
  }
  patchSeat(seat: Seat, patch: Partial<SeatState>): void {
    this.patchOrder({ seats: this.now.order.seats.map((state, index) => (index === seat ? { ...state, ...patch } : state)) });
  }
  patchModel(id: ModelId, patch: Partial<Model>): void {
    const { models } = this.now.table;
    const before = this.model(id);
    this.patchTable({ models: { ...models, [id]: { ...before, ...patch } } });
    if (stirs(patch, before)) this.noteMovement();
  }
  patchStone(id: StoneId, patch: Partial<Stone>): void {
    this.patchTable({ stones: this.now.table.stones.map((stone) => (stone.id === id ? { ...stone, ...patch } : stone)) });
    if ('at' in patch) this.noteMovement(id);
  }

  /** Something has moved, so the answers about the table no longer hold. When a stone has moved, only the answers about that stone are dropped. */
  noteMovement(stone?: StoneId): void {
    this.stirred += 1;
    const { told } = this.now.table;
    const next = this.answers[this.stirred];
    if (!told && !next) return;
    const remaining =
      stone === undefined ? {} : Object.fromEntries(Object.entries(told ?? {}).filter(([key]) => !key.split(' ').includes(stone)));
    this.setTold({ ...remaining, ...next });
  }
  /** Takes the answers of the players: the first set holds now, each further set after one more thing has moved. */
  takeTellings(rounds: readonly TableAnswers[]): void {
    this.answers = rounds;
    this.assumeFacts(rounds[0] ?? {});
  }
  /** Takes these answers as true until something moves. */
  assumeFacts(answers: TableAnswers): void {
    if (Object.keys(answers).length > 0) this.setTold({ ...this.now.table.told, ...answers });
  }
  private setTold(answers: TableAnswers): void {
    this.now = { ...this.now, table: patched(this.now.table, { told: Object.keys(answers).length > 0 ? answers : undefined }) };
  }

  setProposal(proposal: typeof this.now.proposal): void {
    this.now = patched(this.now, { proposal });
  }
  /** Patches the frame on top of the stack. */
  patchTop<F extends Frame>(patch: Patch<F>): void {
    const below = this.now.stack.slice(0, -1);
    this.now = { ...this.now, stack: [...below, patched(this.top, patch as Patch<Frame>)] as unknown as typeof this.now.stack };
  }
  /** Writes the step of the top frame; only the chart chooses it. */
  goTo(step: Leaf): void {
    this.patchTop({ step } as Patch<Frame>); // the chart leads a frame only to leaves of its own kind
  }
  /** Lets frames run before the top frame goes on; the step then returns `again`. @rule ACT-18 */
  pend(frames: readonly Frame[]): void {
    if (frames.length > 0) this.patchTop({ pending: [...(this.top.pending ?? []), ...frames] });
  }
  setStack(stack: Frame[]): void {
    this.now = { ...this.now, stack: stack as unknown as typeof this.now.stack, openings: [] };
  }

  /** Opens further questions; at most one for each seat. */
  ask(...openings: Opening[]): void {
    for (const opening of openings) {
      if (this.openings.some(({ seat }) => seat === opening.seat)) impossible(`a second question for seat ${opening.seat}`);
      this.now = { ...this.now, openings: [...this.openings, opening] };
    }
  }
  close(seat: Seat): void {
    this.now = { ...this.now, openings: this.openings.filter((opening) => opening.seat !== seat) };
  }
  closeAll(): void {
    if (this.openings.length > 0) this.now = { ...this.now, openings: [] };
  }

  /** Rolls a die with the seeded generator, or takes the next result that a scenario has fixed. */
  roll(sides: 6 | 4): number {
    const { chance } = this.now.table;
    const deck = sides === 6 ? 'd6' : 'd4';
    const [fixed, ...rest] = chance.fixed[deck];
    if (fixed !== undefined) {
      this.patchChance({ fixed: { ...chance.fixed, [deck]: rest } });
      return fixed;
    }
    return this.between(1, sides);
  }
  /** A whole number from the seeded generator, both ends included. */
  between(from: number, to: number): number {
    const { value, state } = drawInteger(this.now.table.chance.state, from, to);
    this.patchChance({ state });
    return value;
  }
  /** The top cards of the arcane deck, fewer if it runs out (ARC-12). */
  drawArcane(count: number): ArcaneCard[] {
    return this.draw('arcane', count) as ArcaneCard[];
  }
  /** The top cards of the melee deck, fewer if it runs out. */
  drawMelee(count: number): MeleeCard[] {
    return this.draw('melee', count) as MeleeCard[];
  }
  /** Sets arcane cards aside until the action is over (ABL-8, ABL-10, ARC-36). */
  setAside(cards: readonly ArcaneCard[]): void {
    if (cards.length > 0) this.patchTable({ aside: [...this.now.table.aside, ...cards] });
  }
  /** Shuffles the cards that were set aside back into the arcane deck (ABL-9). */
  gatherArcane(): void {
    const { aside, decks } = this.now.table;
    if (aside.length === 0) return;
    this.patchTable({ aside: [], decks: { ...decks, arcane: this.shuffle([...decks.arcane, ...aside]) } });
    this.emit({ what: 'shuffled', deck: 'arcane' });
  }
  /** Shuffles melee cards back into their deck (MEL-23). */
  returnMelee(cards: readonly MeleeCard[]): void {
    if (cards.length === 0) return;
    const { decks } = this.now.table;
    this.patchTable({ decks: { ...decks, melee: this.shuffle([...decks.melee, ...cards]) } });
    this.emit({ what: 'shuffled', deck: 'melee' });
  }
  shuffle<T>(items: readonly T[]): T[] {
    const result = shuffled(this.now.table.chance.state, items);
    this.patchChance({ state: result.state });
    return result.items;
  }

  private patchChance(patch: Partial<Chance>): void {
    this.patchTable({ chance: { ...this.now.table.chance, ...patch } });
  }

  private draw(deck: 'arcane' | 'melee', count: number): (ArcaneCard | MeleeCard)[] {
    const drawn: (ArcaneCard | MeleeCard)[] = [];
    while (drawn.length < count && this.now.table.decks[deck].length > 0) {
      const { chance, decks } = this.now.table;
      const cards: readonly (ArcaneCard | MeleeCard)[] = decks[deck];
      const [fixed, ...rest] = chance.fixed[deck];
      const position = fixed === undefined ? 0 : cards.indexOf(fixed);
      if (position < 0) impossible(`the ${deck} deck holds no ${fixed}`);
      if (fixed !== undefined) this.patchChance({ fixed: { ...chance.fixed, [deck]: rest } });
      drawn.push(cards[position] as ArcaneCard | MeleeCard);
      this.patchTable({ decks: { ...decks, [deck]: cards.filter((_, index) => index !== position) } });
    }
    return drawn;
  }
}
