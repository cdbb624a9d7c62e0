/** How somebody waits for a file to be read. */
export interface Waiting {
  /** Hears how much is done, from 0 to 1. */
  report?: (share: number) => void;
  /** Called off, the reading rejects with the signal's reason, and nothing was changed. */
  signal?: AbortSignal;
}
