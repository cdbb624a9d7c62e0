import type { ReactiveControllerHost } from 'lit';
import { ChangeNotice, type Notice } from './change-notice.ts';

/** A list of saved things, read again after each change. */
export class KeptList<Item> extends ChangeNotice {
  /** Null until the list has been read. */
  items: readonly Item[] | null = null;
  readonly #fetch: () => Promise<readonly Item[]>;

  constructor(host: ReactiveControllerHost, fetch: () => Promise<readonly Item[]>) {
    super(host);
    this.#fetch = fetch;
  }

  async read(): Promise<void> {
    this.items = await this.#fetch().catch(() => []);
    this.host.requestUpdate();
  }

  override async change(work: () => unknown, notice: Notice | null = null): Promise<boolean> {
    const done = await super.change(work, notice);
    await this.read();
    return done;
  }
}
