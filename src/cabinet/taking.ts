import type { CharacterId } from '../rules/terms/ids.ts';
import type { ReviewLine, ReviewRow } from './answers.ts';
import { addingProduct, type CabinetState, type ChangedCabinet } from './changes.ts';
import { isFurther, isOwned, stageOf } from './figures.ts';
import { emptyPlain, newCopy } from './holding.ts';
import { STAGES, type PlainCabinet, type PlainCopy, type PlainHolding, type Product, type ProductId, type Stage } from './terms.ts';

// Imports a list as “at least this”, so that importing it twice changes nothing.

const copyText = ({ from, look, days, away, guest, recipe, gone }: PlainCopy): unknown[] => [
  from && [from.product, from.brought],
  look,
  STAGES.map((stage) => days[stage] ?? null),
  away,
  guest,
  recipe,
  gone,
];
/** A holding as text, independent of the order of its fields. */
const holdingText = ({ copies, guests, wish, note, print }: PlainHolding): string =>
  JSON.stringify([copies.map(copyText), guests.map(copyText), wish, note, print]);

/** The cabinet with the lines imported so far. */
class TakenList implements CabinetState {
  cabinet: PlainCabinet;
  readonly holdings: Map<CharacterId, PlainHolding>;
  readonly changed = new Map<CharacterId, PlainHolding>();

  constructor({ cabinet, holdings }: CabinetState) {
    this.cabinet = cabinet;
    this.holdings = new Map(holdings);
  }
  of(character: CharacterId): PlainHolding {
    return this.holdings.get(character) ?? emptyPlain;
  }
  set(character: CharacterId, holding: PlainHolding): void {
    if (holdingText(holding) === holdingText(this.of(character))) return;
    this.holdings.set(character, holding);
    this.changed.set(character, holding);
  }
}

const reaching = (copy: PlainCopy, stage: Stage | undefined): PlainCopy =>
  stage === undefined || !isFurther(stage, stageOf(copy)) ? copy : { ...copy, days: { ...copy.days, [stage]: 0 } };

/** Raises the number of owned copies to `count`; the furthest copies get the listed stages first. */
function withCopies({ copies, ...holding }: PlainHolding, { count, stage, stages, lent }: ReviewLine): PlainHolding {
  const grown = [...copies];
  while (grown.filter(isOwned).length < count) grown.push(newCopy);
  const order = grown
    .map((copy, place) => ({ copy, place }))
    .filter(({ copy }) => isOwned(copy))
    .sort((a, b) => Number(isFurther(stageOf(b.copy), stageOf(a.copy))) - Number(isFurther(stageOf(a.copy), stageOf(b.copy))));
  for (const [rank, { place }] of order.slice(0, count).entries()) {
    const copy = grown[place];
    if (copy) grown[place] = reaching(copy, stages ? stages[rank] : (stage ?? undefined));
  }
  const last = grown.findLastIndex(isOwned);
  const away = grown[last];
  if (lent !== null && away && !grown.some((copy) => copy.away === lent)) grown[last] = { ...away, away: lent };
  return { ...holding, copies: grown };
}

const bothTexts = (kept: string, more: string): string => {
  const lines = kept === '' ? [] : kept.split('\n');
  return [
    ...lines,
    ...more
      .replaceAll('\r\n', '\n')
      .split('\n')
      .filter((line) => line.trim() !== '' && !lines.includes(line.trimEnd())),
  ].join('\n');
};

const withRow = (copy: PlainCopy, { from, look, days, gone, recipe }: ReviewRow, lent: string | null): PlainCopy => ({
  from: copy.from ?? (from === null ? null : { product: from, brought: true }),
  look: copy.look ?? look,
  days: { ...days, ...copy.days },
  away: copy.away ?? lent,
  guest: copy.guest,
  recipe: bothTexts(copy.recipe, recipe),
  gone: gone ? 'left' : copy.gone,
});

/** `rank`: the place of the line among the lines of its character. */
function withTableLine(holding: PlainHolding, { count, lent }: ReviewLine, row: ReviewRow, rank: number): PlainHolding {
  const note = bothTexts(holding.note, row.note);
  const print = holding.print ?? row.print;
  if (count === 0) return { ...holding, note, print };
  if (row.guest !== null) {
    const guest = holding.guests.find((copy) => copy.guest === row.guest) ?? { ...newCopy, guest: row.guest };
    const others = holding.guests.filter((copy) => copy.guest !== row.guest);
    return { ...holding, note, print, guests: [...others, withRow({ ...guest, gone: 'here' }, row, null)] };
  }
  const places = holding.copies.flatMap(({ gone }, place) => (gone === 'never' ? [] : [place]));
  const place = places[rank] ?? holding.copies.length;
  const copies = [...holding.copies];
  copies[place] = withRow(copies[place] ?? newCopy, row, lent);
  return { ...holding, note, print, copies };
}

/** Imports the lines that were understood. */
export function importedLines(
  state: CabinetState,
  lines: readonly ReviewLine[],
  products: ReadonlyMap<ProductId, Product>,
): ChangedCabinet | null {
  const taken = new TakenList(state);
  const ranks = new Map<CharacterId, number>();
  for (const line of lines) {
    const { product: id, character, count, row } = line;
    const product = id === undefined ? undefined : products.get(id);
    if (product && row) {
      const most = Math.max(count, taken.cabinet.products[product.id] ?? 0);
      taken.cabinet = { ...taken.cabinet, products: { ...taken.cabinet.products, [product.id]: most } };
    } else if (product) {
      while ((taken.cabinet.products[product.id] ?? 0) < count) {
        const { cabinet, holdings } = addingProduct(taken, product, line.stage === null ? {} : { stage: line.stage });
        taken.cabinet = cabinet ?? taken.cabinet;
        for (const [figure, holding] of holdings) taken.set(figure, holding);
      }
    }
    if (character === undefined) continue;
    const holding = taken.of(character);
    const rank = ranks.get(character) ?? 0;
    if (row && row.guest === null && count > 0) ranks.set(character, rank + 1);
    const wish = holding.wish || line.wished;
    if (row) taken.set(character, { ...withTableLine(holding, line, row, rank), wish });
    else if (line.wished && line.stage === null && line.lent === null && !holding.copies.some(isOwned))
      taken.set(character, { ...holding, wish });
    else taken.set(character, { ...withCopies(holding, line), wish });
  }
  const isNew = JSON.stringify(taken.cabinet) !== JSON.stringify(state.cabinet);
  if (taken.changed.size === 0 && !isNew) return null;
  return { ...(isNew ? { cabinet: taken.cabinet } : {}), holdings: taken.changed, change: { kind: 'list', count: lines.length } };
}
