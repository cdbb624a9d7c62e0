/**
 * The results for the things that were asked for lately. A WeakMap would hold more of them, but the engine frees what lies in one only
 * when it sweeps its whole memory, and all that hangs on it until then is copied from place to place.
 */
export class RecentResults<K extends object, V> {
  private readonly things: K[] = [];
  private readonly results: V[] = [];
  private next = 0;

  constructor(private readonly limit: number) {}

  get(thing: K): V | undefined {
    const place = this.things.indexOf(thing);
    return place < 0 ? undefined : this.results[place];
  }
  set(thing: K, result: V): void {
    let place = this.things.indexOf(thing);
    if (place < 0) {
      place = this.next;
      this.next = (place + 1) % this.limit;
    }
    this.things[place] = thing;
    this.results[place] = result;
  }
}
