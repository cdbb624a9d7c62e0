import type { Database } from '../../storage/database/database.ts';

/** A memory of the browser apart from the app's database. */
export interface MarkMemory {
  get(): string | null;
  set(mark: string | null): void;
}

const NAME = 'moonrise-kept';

/** The local storage of this browser; remembers nothing where the browser has none. */
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
      // then a loss goes unnoticed
    }
  },
};

/**
 * Notices when the browser has dropped the database: the app then finds a new, empty one, without an error. A database that holds something has a
 * random mark, which the browser also remembers elsewhere.
 */
export class KeptMark {
  constructor(
    private readonly database: Database,
    private readonly memory: MarkMemory = ownMemory,
    private readonly newMark: () => string = () => crypto.randomUUID(),
  ) {}

  /** True if stored data is missing; true until `acknowledge` is called. */
  async lost(): Promise<boolean> {
    const remembered = this.memory.get();
    const mark = await this.#mark();
    if (remembered !== null && remembered !== mark) return true;
    if (mark !== null) this.memory.set(mark);
    else if (await this.#holdsSomething()) this.memory.set(await this.#marked());
    return false;
  }

  /** Call it when the player was told: the next check accepts the present contents. */
  acknowledge(): void {
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

  /** The mark of this database; if two windows mark it at once, the first mark stays. */
  #marked(): Promise<string> {
    const { connection, settings } = this.database;
    return connection.write([settings], async () => {
      const mark = (await this.#mark()) ?? this.newMark();
      await settings.put({ key: NAME, value: mark });
      return mark;
    });
  }
}
