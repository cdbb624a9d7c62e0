/** A value that is made at the first request. After a failure the next request tries again. */
export class Lazy<T> {
  #made: Promise<T> | null = null;

  constructor(private readonly make: () => Promise<T>) {}

  get(): Promise<T> {
    this.#made ??= this.make().catch((error: unknown) => {
      this.#made = null;
      throw error;
    });
    return this.#made;
  }

  /** The value once it was requested; null before. */
  get known(): Promise<T> | null {
    return this.#made;
  }
}
