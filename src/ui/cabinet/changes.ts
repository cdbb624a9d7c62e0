import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CabinetId, ProductId } from '../../cabinet/terms.ts';
import { appWords } from '../../words/app/app.ts';
import { changeSaid, type CalledFigure } from '../../words/cabinet/change-said.ts';
import type { Arriving, CabinetChange, CabinetPort } from '../contexts/cabinet-port.ts';

/** What changed last, and the sentence that says so; null while nothing is to be said. */
export interface LastChange {
  change: CabinetChange;
  sentence: string;
}

/** Makes changes in a cabinet, says each in a sentence, and takes them back one after the other. */
export class CabinetChanges implements ReactiveController {
  last: LastChange | null = null;
  trouble = false;
  /** To which cabinet the last product was brought, and how far its figures were. */
  #brought: { cabinet: CabinetId; arriving: Arriving } | null = null;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly port: () => CabinetPort | null,
    private readonly called: CalledFigure,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.last = null;
  }

  get sentence(): string {
    return this.trouble ? appWords.notKept() : (this.last?.sentence ?? '');
  }

  /** Says what a change became; where it was not kept, that it was drawn back. */
  async make(change: Promise<CabinetChange | null> | undefined): Promise<void> {
    try {
      const made = await change;
      this.trouble = false;
      if (made) this.last = { change: made, sentence: changeSaid(made, this.called) };
    } catch {
      this.trouble = true;
      this.last = null;
    }
    this.host.requestUpdate();
  }

  undo(): Promise<void> {
    return this.make(this.port()?.undo());
  }

  /** Marks a product; figures that are here already are not doubled. */
  bring(cabinet: CabinetId, product: ProductId, arriving: Arriving): Promise<void> {
    this.#brought = { cabinet, arriving };
    return this.make(this.port()?.addProduct(cabinet, product, arriving));
  }

  /** Takes the product back that was just marked and marks it again, this time with second figures of those that were here. */
  async double(): Promise<void> {
    const change = this.last?.change;
    const port = this.port();
    const brought = this.#brought;
    if (!port || !brought || change?.what !== 'product') return;
    await this.make(port.undo().then(() => port.addProduct(brought.cabinet, change.product, { ...brought.arriving, double: true })));
  }

  seen(): void {
    this.last = null;
    this.trouble = false;
    this.host.requestUpdate();
  }
}
