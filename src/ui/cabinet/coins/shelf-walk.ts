/** The position of a coin: the shelf and its place on it. */
export interface ShelfStand {
  shelf: number;
  coin: number;
}

/** The number of coins on each shelf, and of coins in a row. */
interface WalkedShelves {
  lengths: readonly number[];
  columns: number;
}

/** A row further down or up, in the same column, also across shelves. */
function vertical({ lengths, columns }: WalkedShelves, { shelf, coin }: ShelfStand, step: 1 | -1): ShelfStand {
  const length = lengths[shelf] ?? 0;
  const row = Math.floor(coin / columns);
  if (step > 0 ? row < Math.floor((length - 1) / columns) : row > 0) return { shelf, coin: Math.min(length - 1, coin + step * columns) };
  const next = lengths[shelf + step];
  if (next === undefined || next === 0) return { shelf, coin };
  const start = step > 0 ? 0 : Math.floor((next - 1) / columns) * columns;
  return { shelf: shelf + step, coin: Math.min(next - 1, start + (coin % columns)) };
}

function sideways({ lengths }: WalkedShelves, { shelf, coin }: ShelfStand, step: 1 | -1): ShelfStand {
  if (coin + step >= 0 && coin + step < (lengths[shelf] ?? 0)) return { shelf, coin: coin + step };
  const next = lengths[shelf + step];
  return next === undefined ? { shelf, coin } : { shelf: shelf + step, coin: step > 0 ? 0 : next - 1 };
}

/** The stand to which a key leads from a coin; null where it leads nowhere. */
export function walkedShelves(shelves: WalkedShelves, stand: ShelfStand, { key, ctrlKey }: KeyboardEvent): ShelfStand | null {
  if (key === 'ArrowRight') return sideways(shelves, stand, 1);
  if (key === 'ArrowLeft') return sideways(shelves, stand, -1);
  if (key === 'ArrowDown') return vertical(shelves, stand, 1);
  if (key === 'ArrowUp') return vertical(shelves, stand, -1);
  if (key === 'Home') return { shelf: ctrlKey ? 0 : stand.shelf, coin: 0 };
  const shelf = ctrlKey ? shelves.lengths.length - 1 : stand.shelf;
  return key === 'End' ? { shelf, coin: Math.max(0, (shelves.lengths[shelf] ?? 1) - 1) } : null;
}
