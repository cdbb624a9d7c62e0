import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { AnyCard } from '../../../packs/pack.ts';
import type { CardDesk } from '../../contexts/cards/workshop-port.ts';

interface KeepingNeeds {
  desk: () => CardDesk;
  card: () => AnyCard | null;
  /** Another window has written the card: it is shown as it is kept. */
  overtaken: (kept: AnyCard) => void;
}

/** Keeps a card while it is changed: one write after the other, and none over what another window has written. */
export class CardKeeping implements ReactiveController {
  trouble = false;
  elsewhere = false;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly needs: KeepingNeeds,
  ) {
    host.addController(this);
  }

  /** Everything is kept. */
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
    this.trouble = false;
    const desk = this.needs.desk();
    this.#writing = this.#writing
      .then(() => desk.save(card, anyway))
      .then(
        (saved) => (this.elsewhere = saved === 'elsewhere'),
        () => (this.trouble = true),
      )
      .then(() => this.host.requestUpdate());
  }

  /** Another card, or nothing to be told any more. */
  calm(): void {
    this.trouble = false;
    this.elsewhere = false;
    this.host.requestUpdate();
  }

  /** What another window has written takes the place of what is here. */
  async takeOther(): Promise<void> {
    const kept = await this.needs.desk().read();
    this.calm();
    if (kept) this.needs.overtaken(kept);
  }

  /** A page that comes back may have been overtaken: it reads before it writes. */
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
