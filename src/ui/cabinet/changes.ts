import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CabinetId, ProductId } from '../../cabinet/terms.ts';
import { appWords } from '../../words/app/app.ts';
import { changeSaid, type CalledFigure } from '../../words/cabinet/change-said.ts';
import type { Arriving, CabinetChange, CabinetPort } from '../contexts/cards/cabinet-port.ts';
import { nextFrame } from '../kit/touch/next-frame.ts';

/** What changed last, and the sentence that says so; null while nothing is to be said. */
export interface LastChange {
  change: CabinetChange;
  sentence: string;
}

/** What a finger presses in a cabinet. */
const PRESSED = 'button, moon-button, moon-icon-button';

/**
 * Makes changes in a cabinet, says each in a sentence, and takes them back one after the other. What was touched for a change is marked until the change
 * is kept: the mark is seen in the next frame, and everything else begins after it.
 */
export class CabinetChanges implements ReactiveController {
  last: LastChange | null = null;
  trouble = false;
  /** To which cabinet the last product was brought, and how far its figures were. */
  #brought: { cabinet: CabinetId; arriving: Arriving } | null = null;
  /** What the click that is being heard has touched. */
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

  /** Marks what was touched; resolves once that has been seen, with what takes the mark away. A button gets `data-taken`, a coin `data-pressed`. */
  async mark(): Promise<() => void> {
    const touched = this.#touched;
    const mark = touched?.matches('.coin-button') ? 'data-pressed' : 'data-taken';
    touched?.toggleAttribute(mark, true);
    await nextFrame();
    return () => touched?.removeAttribute(mark);
  }

  /** Makes a change, and says what it became; where it was not kept, that it was drawn back. */
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

  /** Marks a product; figures that are here already are not doubled. `begins` is called when what was touched has been seen; the product comes after it. */
  bring(cabinet: CabinetId, product: ProductId, arriving: Arriving, begins: () => Promise<void>): Promise<void> {
    this.#brought = { cabinet, arriving };
    return this.make(async () => {
      await begins();
      return (await this.port()?.addProduct(cabinet, product, arriving)) ?? null;
    });
  }

  /** Takes the product back that was just marked and marks it again, this time with second figures of those that were here. */
  async double(): Promise<void> {
    const change = this.last?.change;
    const port = this.port();
    const brought = this.#brought;
    if (!port || !brought || change?.what !== 'product') return;
    await this.make(() => port.undo().then(() => port.addProduct(brought.cabinet, change.product, { ...brought.arriving, double: true })));
  }

  seen(): void {
    this.last = null;
    this.trouble = false;
    this.host.requestUpdate();
  }
}
