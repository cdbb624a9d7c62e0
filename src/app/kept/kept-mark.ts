import type { Database } from '../../storage/database/database.ts';

/** Where the app remembers something apart from its database. */
export interface MarkMemory {
  get(): string | null;
  set(mark: string | null): void;
}

const NAME = 'moonrise-kept';

/** The memory of this browser; one that remembers nothing where it has none. */
export const ownMemory: MarkMemory = {
  get() {
    try {
      return localStorage.getItem(NAME);
    } catch {
      return null;
    }
  },
  set(mark) {
    try {
      if (mark === null) localStorage.removeItem(NAME);
      else localStorage.setItem(NAME, mark);
    } catch {
      // then nobody is told
    }
  },
};

/**
 * Notices that a database is another one than it was: a browser that drops what was kept opens an empty one in its place and says nothing.
 * A database in which something is kept bears a mark, and the browser remembers it elsewhere.
 */
export class KeptMark {
  constructor(
    private readonly database: Database,
    private readonly memory: MarkMemory = ownMemory,
    private readonly newMark: () => string = () => crypto.randomUUID(),
  ) {}

  /** Whether something had been kept that is not there any more; true until it was `seen`. */
  async lost(): Promise<boolean> {
    const remembered = this.memory.get();
    const mark = await this.#mark();
    if (remembered !== null && remembered !== mark) return true;
    if (mark !== null) this.memory.set(mark);
    else if (await this.#holdsSomething()) this.memory.set(await this.#marked());
    return false;
  }

  /** Call it when the player was told: the next look takes the present contents. */
  seen(): void {
    this.memory.set(null);
  }

  async #mark(): Promise<string | null> {
    const { connection, settings } = this.database;
    const row = await connection.read(() => settings.get(NAME));
    return typeof row?.value === 'string' ? row.value : null;
  }

  async #holdsSomething(): Promise<boolean> {
    const { connection, matches, campaigns, troupes, players, boards, holdings, cabinets, packs } = this.database;
    const counts = await connection.read(() =>
      Promise.all([matches, campaigns, troupes, players, boards, holdings, cabinets, packs].map((table) => table.count())),
    );
    return counts.some((count) => count > 0);
  }

  /** The mark of this database; of two windows that mark it the first one's stays. */
  #marked(): Promise<string> {
    const { connection, settings } = this.database;
    return connection.write([settings], async () => {
      const mark = (await this.#mark()) ?? this.newMark();
      await settings.put({ key: NAME, value: mark });
      return mark;
    });
  }
}
