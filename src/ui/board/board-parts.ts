/** The parts of a board that every frame of a drag draws on. Each is looked for once: to look is a walk through the whole board. */
export class BoardParts {
  private readonly known = new Map<string, Element>();

  /** `root`: the board's own drawing, which is put together anew while the board lives. */
  constructor(private readonly root: () => ParentNode) {}

  /** The layer of ways and tapes; null until the board is drawn. */
  get top(): SVGGElement | null {
    return this.part<SVGGElement>('.overlay g');
  }
  /** The layer that moves with a carried thing. */
  get carried(): HTMLElement {
    return this.drawn('.carried');
  }
  /** The layer of labels. */
  get labels(): HTMLElement {
    return this.drawn('.chips');
  }
  private drawn(selector: string): HTMLElement {
    const part = this.part<HTMLElement>(selector);
    if (!part) throw new Error(`the board has no ${selector} yet`);
    return part;
  }
  private part<Part extends Element>(selector: string): Part | null {
    const known = this.known.get(selector);
    if (known?.isConnected) return known as Part; // found by the same selector
    const element = this.root().querySelector<Part>(selector);
    if (element) this.known.set(selector, element);
    return element;
  }
}
