/** The parts of a board that every frame of a drag draws on. Each is queried once, because a query walks through the whole board. */
export class BoardParts {
  private readonly known = new Map<string, Element>();

  /** `root`: the render root of the board, which may be rendered again while the board lives. */
  constructor(private readonly root: () => ParentNode) {}

  /** The layer of routes and tapes; null until the board is drawn. */
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
    if (known?.isConnected) return known as Part; // the same selector found it before, so it has this type
    const element = this.root().querySelector<Part>(selector);
    if (element) this.known.set(selector, element);
    return element;
  }
}
