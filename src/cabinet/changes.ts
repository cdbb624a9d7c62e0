import type { CharacterId } from '../rules/terms/ids.ts';
import type { Arriving, CabinetChange } from './answers.ts';
import { isFurther, isOwned, placesOf, stageOf, standsHere } from './figures.ts';
import { emptyPlain, newCopy } from './holding.ts';
import {
  FIRST_GUEST,
  STAGES,
  type Day,
  type PlainCabinet,
  type PlainCopy,
  type PlainHolding,
  type Product,
  type ProductId,
  type Stage,
} from './terms.ts';

/** A cabinet with its contents, in plain form. */
export interface CabinetState {
  cabinet: PlainCabinet;
  holdings: ReadonlyMap<CharacterId, PlainHolding>;
}
/** The result of a change: the cabinet and the holdings that differ, and the change itself, which is reported to the player. */
export interface ChangedCabinet {
  cabinet?: PlainCabinet;
  holdings: ReadonlyMap<CharacterId, PlainHolding>;
  change: CabinetChange;
}

const holdingOf = ({ holdings }: CabinetState, character: CharacterId): PlainHolding => holdings.get(character) ?? emptyPlain;
const withCopy = (holding: PlainHolding, place: number, copy: Partial<PlainCopy>): PlainHolding => ({
  ...holding,
  copies: holding.copies.map((was, index) => (index === place ? { ...was, ...copy } : was)),
  guests: holding.guests.map((was, index) => (index + FIRST_GUEST === place ? { ...was, ...copy } : was)),
});
const copyAt = ({ copies, guests }: PlainHolding, place: number): PlainCopy | undefined => copies[place] ?? guests[place - FIRST_GUEST];

/** Adds a figure, in the place of one that was marked by mistake if there is one. */
function arrived(holding: PlainHolding, copy: PlainCopy): PlainHolding {
  const free = holding.copies.findIndex(({ gone, recipe }) => gone === 'never' && recipe === '');
  if (free >= 0) return withCopy(holding, free, copy);
  return { ...holding, copies: [...holding.copies, copy] };
}

const alone = (character: CharacterId, holding: PlainHolding, change: CabinetChange): ChangedCabinet => ({
  holdings: new Map([[character, holding]]),
  change,
});

/** Adds a copy where none is owned; null otherwise. */
export function owning(state: CabinetState, character: CharacterId): ChangedCabinet | null {
  const holding = holdingOf(state, character);
  return holding.copies.some(isOwned) ? null : alone(character, arrived(holding, newCopy), { kind: 'owned', character });
}

/** Adds a copy. */
export const owningAnother = (state: CabinetState, character: CharacterId): ChangedCabinet =>
  alone(character, arrived(holdingOf(state, character), newCopy), { kind: 'another', character });

const counted = (cabinet: PlainCabinet, product: ProductId, count: number): PlainCabinet => ({
  ...cabinet,
  products: Object.fromEntries(Object.entries<number>({ ...cabinet.products, [product]: count }).filter(([, many]) => many > 0)),
});
const countOf = ({ cabinet }: CabinetState, product: ProductId): number => cabinet.products[product] ?? 0;

const comesFrom = (copy: PlainCopy, product: ProductId): boolean => copy.gone === 'here' && copy.from?.product === product;

/** Removes the last owned copy as a mistake; a product without any figure left is removed, too. */
export function unowning(state: CabinetState, character: CharacterId): ChangedCabinet | null {
  const holding = holdingOf(state, character);
  const place = holding.copies.findLastIndex(isOwned);
  if (place < 0) return null;
  const product = holding.copies[place]?.from?.product;
  const changed = alone(character, withCopy(holding, place, { from: null, gone: 'never' }), { kind: 'unowned', character });
  if (product === undefined || countOf(state, product) === 0) return changed;
  const remains = [...state.holdings].some(([id, { copies }]) =>
    copies.some((copy, index) => comesFrom(copy, product) && !(id === character && index === place)),
  );
  return remains ? changed : { ...changed, cabinet: counted(state.cabinet, product, 0) };
}

/** Marks a product: each of its figures uses a copy without a product if there is one, or is added. */
export function addingProduct(state: CabinetState, { id, characters }: Product, { stage, double = false }: Arriving = {}): ChangedCabinet {
  const holdings = new Map<CharacterId, PlainHolding>();
  const [fresh, known, doubled]: CharacterId[][] = [[], [], []];
  for (const character of characters) {
    const holding = holdings.get(character) ?? holdingOf(state, character);
    const place = double ? -1 : holding.copies.findIndex((copy) => isOwned(copy) && copy.from === null);
    if (place >= 0) {
      holdings.set(character, withCopy(holding, place, { from: { product: id, brought: false } }));
      known?.push(character);
      continue;
    }
    if (holdingOf(state, character).copies.some(isOwned)) doubled?.push(character);
    const days = stage === undefined || stage === 'boxed' ? {} : { [stage]: 0 };
    holdings.set(character, arrived(holding, { ...newCopy, from: { product: id, brought: true }, days }));
    fresh?.push(character);
  }
  return {
    cabinet: counted(state.cabinet, id, countOf(state, id) + 1),
    holdings,
    change: { kind: 'product', product: id, fresh: fresh ?? [], doubled: doubled ?? [], known: known ?? [] },
  };
}

/** True if a copy is unchanged since it was added. */
const isUntouched = ({ away, recipe, days }: PlainCopy): boolean =>
  away === null && recipe === '' && Object.values(days).every((day) => day === 0);

/** Removes a product: unchanged figures that it brought are removed; figures that were there before or were changed stay. */
export function removingProduct(state: CabinetState, { id, characters }: Product): ChangedCabinet | null {
  const count = countOf(state, id);
  if (count === 0) return null;
  const holdings = new Map<CharacterId, PlainHolding>();
  const kept: CharacterId[] = [];
  let taken = 0;
  for (const character of characters) {
    const holding = holdings.get(character) ?? holdingOf(state, character);
    const place = holding.copies.findLastIndex((copy) => comesFrom(copy, id));
    const copy = holding.copies[place];
    if (!copy) continue;
    const goes = copy.from?.brought === true && isUntouched(copy);
    holdings.set(character, withCopy(holding, place, goes ? { from: null, gone: 'never' } : { from: null }));
    if (goes) taken += 1;
    else kept.push(character);
  }
  return {
    cabinet: counted(state.cabinet, id, count - 1),
    holdings,
    change: { kind: 'no-product', product: id, count: taken, remaining: kept },
  };
}

const reached = (copy: PlainCopy, stage: Stage, today: Day): Partial<PlainCopy> => ({ days: { ...copy.days, [stage]: today } });
const present = ({ gone }: PlainCopy): boolean => gone === 'here';

/** The place of the copy with the lowest stage, or the highest. */
function placeBy(holding: PlainHolding, further: boolean): number {
  let best = -1;
  for (const [place, copy] of placesOf(holding)) {
    const than = copyAt(holding, best);
    if (!present(copy)) continue;
    if (!than || (further ? isFurther(stageOf(copy), stageOf(than)) : isFurther(stageOf(than), stageOf(copy)))) best = place;
  }
  return best;
}

/** Moves a copy to the next stage, or to `to`; null when it is already there. */
export function steppingOn(state: CabinetState, character: CharacterId, today: Day, to?: Stage, chosen?: number): ChangedCabinet | null {
  const holding = holdingOf(state, character);
  const place = chosen ?? placeBy(holding, false);
  const copy = copyAt(holding, place);
  const stage = copy && (to ?? STAGES[STAGES.indexOf(stageOf(copy)) + 1]);
  if (!copy || !stage || !present(copy) || copy.days[stage] !== undefined) return null;
  if (!isFurther(stage, stageOf(copy)) && !(stage === 'boxed' && stageOf(copy) === 'boxed')) return null;
  return alone(character, withCopy(holding, place, reached(copy, stage, today)), { kind: 'stage', character, stage });
}

/** Takes back the last stage of a copy. */
export function steppingBack(state: CabinetState, character: CharacterId, chosen?: number): ChangedCabinet | null {
  const holding = holdingOf(state, character);
  const place = chosen ?? placeBy(holding, true);
  const copy = copyAt(holding, place);
  if (!copy || !present(copy)) return null;
  const last = stageOf(copy);
  if (copy.days[last] === undefined) return null;
  const days = Object.fromEntries(Object.entries(copy.days).filter(([stage]) => stage !== last));
  return alone(character, withCopy(holding, place, { days }), { kind: 'stage', character, stage: stageOf({ days }) });
}

/** Moves every owned figure of these characters that is not as far to a stage. */
export function steppingAll(state: CabinetState, characters: readonly CharacterId[], stage: Stage, today: Day): ChangedCabinet | null {
  const holdings = new Map<CharacterId, PlainHolding>();
  let count = 0;
  for (const character of new Set(characters)) {
    const holding = holdingOf(state, character);
    const copies = holding.copies.map((copy) => {
      if (!isOwned(copy) || !isFurther(stage, stageOf(copy))) return copy;
      count += 1;
      return { ...copy, ...reached(copy, stage, today) };
    });
    if (copies.some((copy, place) => copy !== holding.copies[place])) holdings.set(character, { ...holding, copies });
  }
  return count === 0 ? null : { holdings, change: { kind: 'shelf-stage', count, stage } };
}

/** Lends the copy at a place, or the last copy that is here. */
export function lending(state: CabinetState, character: CharacterId, person: string, chosen?: number): ChangedCabinet | null {
  const holding = holdingOf(state, character);
  const place = chosen ?? holding.copies.findLastIndex((copy) => isOwned(copy) && standsHere(copy));
  const copy = holding.copies[place];
  if (!copy || !isOwned(copy) || person.trim() === '') return null;
  return alone(character, withCopy(holding, place, { away: person.trim() }), { kind: 'lent', character, person: person.trim() });
}

/** Returns a lent figure to the cabinet, or a borrowed one to its owner. */
export function givingBack(state: CabinetState, character: CharacterId, chosen?: number): ChangedCabinet | null {
  const holding = holdingOf(state, character);
  const isOut = (copy: PlainCopy): boolean => present(copy) && (copy.away !== null || copy.guest !== null);
  const place = chosen ?? placesOf(holding).findLast(([, copy]) => isOut(copy))?.[0] ?? -1;
  const copy = copyAt(holding, place);
  if (!copy || !isOut(copy)) return null;
  const back: Partial<PlainCopy> = copy.guest === null ? { away: null } : { gone: 'never' };
  return alone(character, withCopy(holding, place, back), { kind: 'returned', character });
}

/** Adds a guest: a borrowed figure that stands here and is not owned. */
export function borrowing(state: CabinetState, character: CharacterId, person: string): ChangedCabinet | null {
  const lender = person.trim();
  if (lender === '') return null;
  const holding = holdingOf(state, character);
  const guests = [...holding.guests.filter(({ guest }) => guest !== lender), { ...newCopy, guest: lender }];
  return alone(character, { ...holding, guests }, { kind: 'borrowed', character, person: lender });
}

/** Marks a copy as sold or lost; it stays in the history. */
export function partingWith(state: CabinetState, character: CharacterId, chosen?: number): ChangedCabinet | null {
  const holding = holdingOf(state, character);
  const place = chosen ?? holding.copies.findLastIndex(isOwned);
  const copy = holding.copies[place];
  if (!copy || !isOwned(copy)) return null;
  return alone(character, withCopy(holding, place, { away: null, gone: 'left' }), { kind: 'left', character });
}

export const wishing = (state: CabinetState, character: CharacterId, wish: boolean): ChangedCabinet | null =>
  holdingOf(state, character).wish === wish
    ? null
    : alone(character, { ...holdingOf(state, character), wish }, { kind: wish ? 'wished' : 'unwished', character });

export const noting = (state: CabinetState, character: CharacterId, note: string): ChangedCabinet | null =>
  holdingOf(state, character).note === note
    ? null
    : alone(character, { ...holdingOf(state, character), note }, { kind: 'note', character });

/** Sets the edition of the paper card; null removes it. */
export const printing = (state: CabinetState, character: CharacterId, print: string | null): ChangedCabinet | null =>
  holdingOf(state, character).print === print
    ? null
    : alone(character, { ...holdingOf(state, character), print }, { kind: 'print', character });

/** Changes the recipe or the sculpt of one copy. */
export function describing(
  state: CabinetState,
  character: CharacterId,
  place: number,
  copy: Partial<Pick<PlainCopy, 'recipe' | 'look'>>,
): ChangedCabinet | null {
  const holding = holdingOf(state, character);
  if (!copyAt(holding, place)) return null;
  return alone(character, withCopy(holding, place, copy), { kind: 'recipe' in copy ? 'recipe' : 'look', character });
}
