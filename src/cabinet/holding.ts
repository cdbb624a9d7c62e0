import { isMarked } from './merge.ts';
import {
  STAGES,
  type Cabinet,
  type Copy,
  type Day,
  type Holding,
  type CabinetLine,
  type PlainCabinet,
  type PlainCopy,
  type PlainHolding,
  type TimedValue,
  type Stage,
  type ToggleCount,
} from './terms.ts';

// The stored and the plain form of a holding: a change is made in the plain form, and `holdingChangedTo` writes only the fields that differ.

export const emptyHolding: Holding = { copies: [], guests: [], wish: { is: false, at: 0 }, note: [] };
export const emptyPlain: PlainHolding = { copies: [], guests: [], wish: false, note: '', print: null };
export const emptyCabinet: Cabinet = {
  name: { is: '', at: 0 },
  player: { is: null, at: 0 },
  order: { is: 0, at: 0 },
  gone: { is: false, at: 0 },
  products: {},
};
/** A new figure of which nothing else is known. */
export const newCopy: PlainCopy = { from: null, look: null, days: {}, away: null, guest: null, recipe: '', gone: 'here' };

const textOf = (lines: readonly CabinetLine[]): string =>
  lines
    .filter((line): line is CabinetLine & { is: number } => line.is !== null)
    .sort((a, b) => a.is - b.is || b.at - a.at || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text)
    .join('\n');

function daysOf(days: Copy['days']): PlainCopy['days'] {
  const plain: Partial<Record<Stage, Day>> = {};
  for (const stage of STAGES) {
    const day = days[stage];
    if (day && isMarked(day)) plain[stage] = day.value;
  }
  return plain;
}

const plainCopy = ({ from, look, days, away, guest, recipe, gone }: Copy): PlainCopy => ({
  from: from.is,
  look: look.is,
  days: daysOf(days),
  away: away.is,
  guest,
  recipe: textOf(recipe),
  gone: gone.is,
});

export const plainOf = ({ copies, guests, wish, note, print }: Holding): PlainHolding => ({
  copies: copies.map(plainCopy),
  guests: guests.map(plainCopy),
  wish: wish.is,
  note: textOf(note),
  print: print?.is ?? null,
});

export const plainCabinet = ({ name, player, order, gone, products }: Cabinet): PlainCabinet => ({
  name: name.is,
  player: player.is,
  order: order.is,
  gone: gone.is,
  products: Object.fromEntries(Object.entries(products).flatMap(([id, count]) => (isMarked(count) ? [[id, count.value]] : []))),
});

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const anew = <T>(kept: TimedValue<T>, is: T, time: number): TimedValue<T> => (isSame(kept.is, is) ? kept : { is, at: time });

/** `grows`: whether the new value alone would win a merge with the stored one. */
function turnedTo(
  kept: ToggleCount | undefined,
  value: number | undefined,
  grows: (was: number, is: number) => boolean,
): ToggleCount | undefined {
  if (!kept) return value === undefined ? undefined : { turns: 1, value };
  if (!isMarked(kept)) return value === undefined ? kept : { turns: kept.turns + 1, value };
  if (value === undefined) return { ...kept, turns: kept.turns + 1 };
  if (value === kept.value) return kept;
  return { turns: kept.turns + (grows(kept.value, value) ? 0 : 2), value };
}

/** The lines of a text without duplicates; an empty line belongs to the line after it. */
function linesIn(text: string): string[] {
  const lines: string[] = [];
  let before = '';
  for (const line of text.replaceAll('\r\n', '\n').trimEnd().split('\n')) {
    if (line.trim() === '' && lines.length > 0) before += '\n';
    else if (line.trim() !== '') {
      lines.push(before + line.trimEnd());
      before = '';
    }
  }
  return [...new Set(lines)];
}

function linesTo(kept: readonly CabinetLine[], text: string, time: number): readonly CabinetLine[] {
  if (textOf(kept) === text) return kept;
  const places = new Map(linesIn(text).map((line, place) => [line, place]));
  const lines = new Map(kept.map((line) => [line.text, line]));
  for (const line of kept)
    lines.set(line.text, { text: line.text, ...anew<number | null>(placeOf(line), places.get(line.text) ?? null, time) });
  for (const [line, place] of places) if (!lines.has(line)) lines.set(line, { text: line, is: place, at: time });
  return [...lines.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}
const placeOf = ({ is, at: time }: CabinetLine): TimedValue<number | null> => ({ is, at: time });

const emptyCopy: Copy = {
  from: { is: null, at: 0 },
  look: { is: null, at: 0 },
  days: {},
  away: { is: null, at: 0 },
  guest: null,
  recipe: [],
  gone: { is: 'never', at: 0 },
};

function copyTo(kept: Copy, copy: PlainCopy, time: number): Copy {
  const days: Copy['days'] = {};
  for (const stage of STAGES) {
    const day = turnedTo(kept.days[stage], copy.days[stage], (was, is) => is < was);
    if (day) days[stage] = day;
  }
  return {
    from: anew(kept.from, copy.from, time),
    look: anew(kept.look, copy.look, time),
    days,
    away: anew(kept.away, copy.away, time),
    guest: copy.guest,
    recipe: linesTo(kept.recipe, copy.recipe, time),
    gone: anew(kept.gone, copy.gone, time),
  };
}

/** A stored holding changed to this plain form; changed fields get the time `time`. A copy never changes its place. */
export function holdingChangedTo(holding: Holding, plain: PlainHolding, time: number): Holding {
  const copies = plain.copies.map((copy, place) => copyTo(holding.copies[place] ?? emptyCopy, copy, time));
  const guests = new Map(holding.guests.map((copy) => [copy.guest, copy]));
  for (const copy of plain.guests) guests.set(copy.guest, copyTo(guests.get(copy.guest) ?? emptyCopy, copy, time));
  return {
    copies: [...copies, ...holding.copies.slice(plain.copies.length)],
    guests: [...guests.values()].sort((a, b) => ((a.guest ?? '') < (b.guest ?? '') ? -1 : 1)),
    wish: anew(holding.wish, plain.wish, time),
    note: linesTo(holding.note, plain.note, time),
    ...(holding.print || plain.print !== null ? { print: anew(holding.print ?? { is: null, at: 0 }, plain.print, time) } : {}),
  };
}

/** A stored cabinet changed to this plain form; changed fields get the time `time`. */
export function restatedCabinet(cabinet: Cabinet, plain: PlainCabinet, time: number): Cabinet {
  const products = new Map(Object.entries(cabinet.products));
  for (const id of new Set([...products.keys(), ...Object.keys(plain.products)])) {
    const count = turnedTo(products.get(id), plain.products[id] || undefined, (was, is) => is > was);
    if (count) products.set(id, count);
  }
  return {
    name: anew(cabinet.name, plain.name, time),
    player: anew(cabinet.player, plain.player, time),
    order: anew(cabinet.order, plain.order, time),
    gone: anew(cabinet.gone, plain.gone, time),
    products: Object.fromEntries([...products].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The time of its newest field. */
export function lastChangeTime(item: Holding | Cabinet): number {
  let last = 0;
  const hear = (...words: readonly { at: number }[]): void => {
    for (const { at: time } of words) if (time > last) last = time;
  };
  if ('products' in item) hear(item.name, item.player, item.order, item.gone);
  else {
    hear(item.wish, ...item.note, ...(item.print ? [item.print] : []));
    for (const copies of [item.copies, item.guests])
      for (const { from, look, away, gone, recipe } of copies) hear(from, look, away, gone, ...recipe);
  }
  return last;
}

/** A holding without the effects of one change; later changes stay. */
export function withoutChange(is: PlainHolding, before: PlainHolding, after: PlainHolding): PlainHolding {
  const field = <T extends object, K extends keyof T>(name: K, a: T, b: T, c: T): T[K] => (isSame(b[name], c[name]) ? a[name] : b[name]);
  const without = (copy: PlainCopy, was: PlainCopy | undefined, became: PlainCopy | undefined): PlainCopy => {
    if (!became) return copy;
    if (!was) return { ...copy, from: null, gone: 'never' };
    return {
      from: field('from', copy, was, became),
      look: field('look', copy, was, became),
      days: field('days', copy, was, became),
      away: field('away', copy, was, became),
      guest: copy.guest,
      recipe: field('recipe', copy, was, became),
      gone: field('gone', copy, was, became),
    };
  };
  const lent = ({ guests }: PlainHolding, lender: string | null): PlainCopy | undefined => guests.find(({ guest }) => guest === lender);
  const copies = is.copies.map((copy, place) => without(copy, before.copies[place], after.copies[place]));
  const guests = is.guests.map((copy) => without(copy, lent(before, copy.guest), lent(after, copy.guest)));
  return {
    copies,
    guests,
    wish: field('wish', is, before, after),
    note: field('note', is, before, after),
    print: field('print', is, before, after),
  };
}

/** A cabinet without the effects of one change; later changes stay. */
export function undoneCabinet(is: PlainCabinet, before: PlainCabinet, after: PlainCabinet): PlainCabinet {
  const products = { ...is.products };
  for (const id of new Set([...Object.keys(before.products), ...Object.keys(after.products)]))
    if (before.products[id] !== after.products[id]) products[id] = before.products[id] ?? 0;
  return {
    name: before.name === after.name ? is.name : before.name,
    player: before.player === after.player ? is.player : before.player,
    order: before.order === after.order ? is.order : before.order,
    gone: before.gone === after.gone ? is.gone : before.gone,
    products: Object.fromEntries(Object.entries(products).filter(([, count]) => count > 0)),
  };
}
