/** A thing that is stored whole. Times are in milliseconds since 1970; `archived` is null while it is in use. */
export interface StoredThing<Data> {
  id: string;
  changedAt: number;
  archived: number | null;
  data: Data;
  /** Hashes of earlier versions, the oldest first. */
  before?: readonly string[] | undefined;
}
