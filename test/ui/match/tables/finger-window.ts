import { LitElement } from 'lit';
import '../../../../src/ui/match/match-screen.ts';
import type { TablePort } from '../../../../src/ui/contexts/table-port.ts';
import { DoubleTouch } from '../../../../src/ui/kit/touch/double-touch.ts';
import { html } from '../../support.ts';

/** A window of the app round a match. */
export class FingerWindow extends LitElement {
  static override properties = { table: { attribute: false } };
  declare table: TablePort;
  constructor() {
    super();
    new DoubleTouch(this);
  }
  override render() {
    return html`<moon-match-screen style="position: fixed; inset: 0" .table=${this.table} .seating=${'side'}></moon-match-screen>`;
  }
}
customElements.define('finger-window', FingerWindow);

/** The element under a finger, through every shadow root. */
export function under(x: number, y: number): Element | null {
  let element = document.elementFromPoint(x, y);
  for (
    let inside = element?.shadowRoot?.elementFromPoint(x, y);
    inside && inside !== element;
    inside = element?.shadowRoot?.elementFromPoint(x, y)
  )
    element = inside;
  return element;
}
