import { STAGES, type Cabinet, type Copy, type Holding, type CabinetLine, type TimedValue, type ToggleCount } from './terms.ts';

// Merges the collection of two devices. The result is the same in any order and grouping and however often it is merged, and removals stay removed.

/** True if it is marked at present. */
export const isMarked = ({ turns }: ToggleCount): boolean => turns % 2 === 1;

/** The newer of two values; at equal times both devices choose the same one. */
function latest<T>(a: TimedValue<T>, b: TimedValue<T>): TimedValue<T> {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return JSON.stringify(a.is) >= JSON.stringify(b.is) ? a : b;
}

function turned(a: ToggleCount, b: ToggleCount, better: (x: number, y: number) => number): ToggleCount {
  if (a.turns !== b.turns) return a.turns > b.turns ? a : b;
  return { turns: a.turns, value: better(a.value, b.value) };
}

function bothLines(a: readonly CabinetLine[], b: readonly CabinetLine[]): CabinetLine[] {
  const lines = new Map(a.map((line) => [line.text, line]));
  for (const line of b) {
    const kept = lines.get(line.text);
    lines.set(line.text, kept ? { ...latest(kept, line), text: line.text } : line);
  }
  return [...lines.values()].sort((x, y) => (x.text < y.text ? -1 : 1));
}

function bothCopies(a: Copy, b: Copy): Copy {
  const days: Copy['days'] = {};
  for (const stage of STAGES) {
    const [x, y] = [a.days[stage], b.days[stage]];
    const day = x && y ? turned(x, y, Math.min) : (x ?? y);
    if (day) days[stage] = day;
  }
  return {
    from: latest(a.from, b.from),
    look: latest(a.look, b.look),
    days,
    away: latest(a.away, b.away),
    guest: a.guest,
    recipe: bothLines(a.recipe, b.recipe),
    gone: latest(a.gone, b.gone),
  };
}

const UNSAID: TimedValue<string | null> = { is: null, at: 0 };

const byLender = (a: Copy, b: Copy): number => ((a.guest ?? '') < (b.guest ?? '') ? -1 : 1);

/** Merges a holding of two devices: copies by their place, guests by their lender, notes line by line. */
export function mergeHoldings(a: Holding, b: Holding): Holding {
  const [longer, shorter] = a.copies.length >= b.copies.length ? [a, b] : [b, a];
  return {
    copies: longer.copies.map((copy, place) => {
      const beside = shorter.copies[place];
      return beside ? bothCopies(copy, beside) : copy;
    }),
    guests: [
      ...a.guests.map((copy) => {
        const beside = b.guests.find(({ guest }) => guest === copy.guest);
        return beside ? bothCopies(copy, beside) : copy;
      }),
      ...b.guests.filter(({ guest }) => !a.guests.some((copy) => copy.guest === guest)),
    ].sort(byLender),
    wish: latest(a.wish, b.wish),
    note: bothLines(a.note, b.note),
    ...(a.print || b.print ? { print: a.print && b.print ? latest(a.print, b.print) : (a.print ?? b.print ?? UNSAID) } : {}),
  };
}

/** Merges a cabinet of two devices. Of two counts the larger one stays until it is taken back. */
export function mergeCabinets(a: Cabinet, b: Cabinet): Cabinet {
  const products = new Map(Object.entries(a.products));
  for (const [product, count] of Object.entries(b.products)) {
    const kept = products.get(product);
    products.set(product, kept ? turned(kept, count, Math.max) : count);
  }
  return {
    name: latest(a.name, b.name),
    player: latest(a.player, b.player),
    order: latest(a.order, b.order),
    gone: latest(a.gone, b.gone),
    products: Object.fromEntries([...products].sort(([x], [y]) => (x < y ? -1 : 1))),
  };
}
