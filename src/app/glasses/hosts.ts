import { idle } from '../../ui/screens/idle.ts';
import type { Table } from '../table/table.ts';
import type { Hosting } from './hosting.ts';

/** Shows the match that lies open on other glasses. What that takes is fetched once the match stands on the screen. */
export class Hosts {
  #hosted: { match: string; hosting: Hosting } | null = null;
  /** The match that was played once more, and its rematch. */
  #rematch: { before: string; again: string } | null = null;

  /** `pause`: until nothing else is to do. */
  constructor(private readonly pause: () => Promise<void> = idle) {}

  /** A match is played once more: its glasses go along when that is opened. */
  again(before: string, again: string): void {
    this.#rematch = { before, again };
  }

  /** Shows a table on other glasses until it is called off; the players of a real table need none. Those of a rematch are there at once. */
  async open(table: Table): Promise<() => void> {
    if (table.readOnly !== null || table.view(null).order.options.table === 'spoken') return () => undefined;
    let [over, hosting]: [boolean, Hosting | null] = [false, null];
    const before = this.#hosted;
    // a rematch takes its glasses along, before the match before is closed
    const follows = before !== null && this.#rematch?.before === before.match && this.#rematch.again === table.matchId;
    const begin = async (): Promise<void> => {
      if (!follows) await this.pause();
      const { Hosting: Host } = await import('./hosting.ts');
      if (over) return;
      hosting = new Host(table);
      if (follows) hosting.follow(before.hosting);
      this.#hosted = { match: table.matchId, hosting };
      table.host(hosting);
    };
    const begun = begin().catch(() => undefined); // a device that cannot fetch it has no other glasses
    if (follows) await begun;
    return () => {
      over = true;
      hosting?.close();
      if (this.#hosted?.hosting === hosting) this.#hosted = null;
    };
  }
}
