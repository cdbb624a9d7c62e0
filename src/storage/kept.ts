/** One thing that is kept whole. Times in milliseconds since 1970; `archived` null while it is in use. */
export interface Kept<Data> {
  id: string;
  changedAt: number;
  archived: number | null;
  data: Data;
  /** Signs of what it was before, the oldest first. */
  before?: readonly string[] | undefined;
}
