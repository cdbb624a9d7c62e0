/** A long operation: `report` receives the share that is done, from 0 to 1; `signal` cancels it. */
export interface LongWork {
  report?: (done: number) => void;
  signal?: AbortSignal;
}

/** The same for a copy of the data; `photos` includes photographs of miniatures. */
export interface CopyWork extends LongWork {
  photos?: boolean;
}

/** Reports progress; throws when the operation is cancelled. */
export function step({ report, signal }: LongWork, amount: number, total: number): void {
  if (signal?.aborted) throw new Error('called off');
  report?.(total === 0 ? 1 : amount / total);
}
