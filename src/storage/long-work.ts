/** Of something that takes a while: hears how much of it is done, from 0 to 1, and may call it off. */
export interface LongWork {
  told?: (done: number) => void;
  signal?: AbortSignal;
}

/** The same for a copy of the data. `photos`: photographs of figures are in it, too. */
export interface CopyWork extends LongWork {
  photos?: boolean;
}

/** Says how far it has come after so many of so many; throws when it was cancelled. */
export function step({ told, signal }: LongWork, done: number, total: number): void {
  if (signal?.aborted) throw new Error('called off');
  told?.(total === 0 ? 1 : done / total);
}
