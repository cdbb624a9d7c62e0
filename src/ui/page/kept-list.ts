import type { ReactiveControllerHost } from 'lit';
import { ChangeNotice, type Notice } from './change-notice.ts';
import type { ChangeFailure } from './failure-text.ts';

/** A list of saved things, read again after each change. */
export class KeptList<Item> extends ChangeNotice {
  /** Null until the list has been read. */
  items: readonly Item[] | null = null;
  /** True if the failure that is shown is that of the list itself. */
  #isUnread = false;
  readonly #fetch: () => Promise<readonly Item[]>;

  constructor(host: ReactiveControllerHost, fetch: () => Promise<readonly Item[]>) {
    super(host);
    this.#fetch = fetch;
  }

  /**
   * Reads the list; resolves with whether it could be read. One that could not be read stays as it was last read, so that it is never
   * shown as an empty one.
   */
  async read(): Promise<boolean> {
    try {
      this.items = await this.#fetch();
      if (this.#isUnread) this.fail(null);
      this.#isUnread = false;
    } catch {
      this.#isUnread ||= this.failure === null;
      if (this.#isUnread) this.fail('unread');
      return false;
    }
    this.host.requestUpdate();
    return true;
  }

  override async change(
    work: () => unknown,
    notice: Notice | null = null,
    failureOf?: (error: unknown) => ChangeFailure,
  ): Promise<boolean> {
    this.#isUnread = false;
    const done = await super.change(work, notice, failureOf);
    await this.read();
    return done;
  }
}
