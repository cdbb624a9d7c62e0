import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CabinetId, ProductId } from '../../cabinet/terms.ts';
import { appWords } from '../../words/app/app.ts';
import { changeSaid, type CalledFigure } from '../../words/cabinet/change-said.ts';
import type { Arriving, CabinetChange, CabinetPort } from '../contexts/cards/cabinet-port.ts';
import { nextFrame } from '../kit/touch/next-frame.ts';

/** The last change, and the sentence about it. */
export interface LastChange {
  change: CabinetChange;
  sentence: string;
}

/** The elements that a finger presses in a cabinet. */
const PRESSED = 'button, moon-button, moon-icon-button';

/**
 * Makes changes in a cabinet, announces each in a sentence, and takes them back one after the other. The pressed element is marked until
 * the change is saved. The mark is painted in the next frame, and all other work begins after it.
 */
export class CabinetChanges implements ReactiveController {
  last: LastChange | null = null;
  trouble = false;
  /** The cabinet to which the last product was added, and the stage of its figures; null before the first. */
  #brought: { cabinet: CabinetId; arriving: Arriving } | null = null;
  /** The element that the present click has pressed; null outside a click. */
  #touched: Element | null = null;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly port: () => CabinetPort | null,
    private readonly called: CalledFigure,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.last = null;
    this.host.addEventListener('click', this, { capture: true });
  }

  hostDisconnected(): void {
    this.host.removeEventListener('click', this, { capture: true });
  }

  handleEvent(event: Event): void {
    this.#touched = event.composedPath().findLast((part): part is Element => part instanceof Element && part.matches(PRESSED)) ?? null;
    setTimeout(() => (this.#touched = null));
  }

  get sentence(): string {
    return this.trouble ? appWords.notKept() : (this.last?.sentence ?? '');
  }

  /**
   * Marks the pressed element; resolves once the mark is painted, with the function that removes it. A button gets `data-taken`, a coin
   * `data-pressed`.
   */
  async mark(): Promise<() => void> {
    const touched = this.#touched;
    const mark = touched?.matches('.coin-button') ? 'data-pressed' : 'data-taken';
    touched?.toggleAttribute(mark, true);
    await nextFrame();
    return () => touched?.removeAttribute(mark);
  }

  /** Makes a change and announces it, or announces that it could not be saved. */
  async make(change: () => Promise<CabinetChange | null> | undefined): Promise<void> {
    const release = await this.mark();
    try {
      const made = await change();
      this.trouble = false;
      if (made) this.last = { change: made, sentence: changeSaid(made, this.called) };
    } catch {
      this.trouble = true;
      this.last = null;
    }
    release();
    this.host.requestUpdate();
  }

  undo(): Promise<void> {
    return this.make(() => this.port()?.undo());
  }

  /**
   * Adds a product; figures that are here already are not doubled. `begins` is called once the mark is painted, and the product is added
   * after it.
   */
  bring(cabinet: CabinetId, product: ProductId, arriving: Arriving, begins: () => Promise<void>): Promise<void> {
    this.#brought = { cabinet, arriving };
    return this.make(async () => {
      await begins();
      return (await this.port()?.addProduct(cabinet, product, arriving)) ?? null;
    });
  }

  /** Takes back the product that was just added, and adds it again with second copies of the figures that were here. */
  async double(): Promise<void> {
    const change = this.last?.change;
    const port = this.port();
    const brought = this.#brought;
    if (!port || !brought || change?.kind !== 'product') return;
    await this.make(() => port.undo().then(() => port.addProduct(brought.cabinet, change.product, { ...brought.arriving, double: true })));
  }

  dismiss(): void {
    this.last = null;
    this.trouble = false;
    this.host.requestUpdate();
  }
}
