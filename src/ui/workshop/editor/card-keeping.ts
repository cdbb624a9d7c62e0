import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { AnyCard } from '../../../packs/pack.ts';
import type { CardDesk } from '../../contexts/cards/workshop-port.ts';
import type { ChangeFailure } from '../../page/failure-text.ts';

interface KeepingNeeds {
  desk: () => CardDesk;
  card: () => AnyCard | null;
  /** Called with the saved card when another window has written it. */
  overtaken: (kept: AnyCard) => void;
}

/** Saves a card after each change, one write after the other, and never over a change of another window. */
export class CardKeeping implements ReactiveController {
  trouble: ChangeFailure | null = null;
  elsewhere = false;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly needs: KeepingNeeds,
  ) {
    host.addController(this);
  }

  /** Resolves when every change has been written. */
  get settled(): Promise<unknown> {
    return this.#writing;
  }

  hostConnected(): void {
    addEventListener('pageshow', this.#back);
    addEventListener('focus', this.#back);
  }

  hostDisconnected(): void {
    removeEventListener('pageshow', this.#back);
    removeEventListener('focus', this.#back);
  }

  save(card: AnyCard, anyway = false): void {
    this.trouble = null;
    const desk = this.needs.desk();
    this.#writing = this.#writing
      .then(() => desk.save(card, anyway))
      .then(
        (saved) => (this.elsewhere = saved === 'elsewhere'),
        () => (this.trouble = 'unsaved'),
      )
      .then(() => this.host.requestUpdate());
  }

  /** Clears the messages, for another card or after they are read. */
  calm(): void {
    this.trouble = null;
    this.elsewhere = false;
    this.host.requestUpdate();
  }

  /** Removes the message of a failure; the choice between two versions of the card stays open. */
  closeTrouble(): void {
    this.trouble = null;
    this.host.requestUpdate();
  }

  /** Replaces the card here with the one that another window has saved; where that cannot be read, the choice stays open. */
  async takeOther(): Promise<void> {
    try {
      const kept = await this.needs.desk().read();
      this.calm();
      if (kept) this.needs.overtaken(kept);
    } catch {
      this.trouble = 'unread';
      this.host.requestUpdate();
    }
  }

  /** Reads the saved card when the page comes back, since another window may have changed it. */
  readonly #back = (): void => void this.#look();

  async #look(): Promise<void> {
    const card = this.needs.card();
    await this.#writing;
    if (!card || card !== this.needs.card() || this.elsewhere) return;
    const kept = await this.needs
      .desk()
      .read()
      .catch(() => card);
    if (kept && card === this.needs.card() && JSON.stringify(kept) !== JSON.stringify(card)) this.needs.overtaken(kept);
  }
}
