/** Progress and cancelling of a file that is being read. */
export interface Waiting {
  /** Called with the share that is done, from 0 to 1. */
  report?: (share: number) => void;
  /** Cancels the reading, which then rejects with the signal's reason and changes nothing. */
  signal?: AbortSignal;
}
