import { consume } from '@lit/context';
import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { glassesWords } from '../../words/glasses/glasses.ts';
import { tableContext } from '../contexts/contexts.ts';
import type { HostingPort, OtherGlass } from '../contexts/glasses-port.ts';
import type { TablePort } from '../contexts/table-port.ts';
import { Watching } from '../contexts/watching.ts';
import { icon } from '../art/icon.ts';
import '../kit/dialog.ts';
import '../kit/icon-button.ts';
import { pressable, shared } from '../kit/styles.ts';
import { seatName } from '../table/names.ts';

/** The name of what a glass shows. */
function glassName(table: TablePort, { part, seats }: Pick<OtherGlass, 'part' | 'seats'>): string {
  const names = seats.map((seat) => seatName(table, seat)).join(', ');
  return part === 'watch' ? glassesWords.watching() : part === 'hand' ? glassesWords.handOf(names) : glassesWords.seatOf(names);
}

/** The same, and how its line is. */
function stateName(table: TablePort, glass: OtherGlass): string {
  const name = glassName(table, glass);
  return glass.state === 'here' ? name : glass.state === 'away' ? glassesWords.away(name) : glassesWords.shaky(name);
}

/**
 * The other glasses of a match: which there are, and how another one is added.
 * @fires closed
 */
@customElement('moon-glasses-sheet')
export class MoonGlassesSheet extends LitElement {
  static override styles = [
    shared,
    pressable,
    css`
      ul {
        display: grid;
        gap: var(--space-2);
        margin: 0 0 var(--space-3);
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-3);
      }
      li span {
        flex: 1;
      }
      .ways {
        display: grid;
        gap: var(--space-2);
      }
      .soft {
        font-size: var(--text-s);
        color: var(--ink-soft);
      }
    `,
  ];
  @consume({ context: tableContext, subscribe: true }) @property({ attribute: false }) table!: TablePort;
  protected readonly watching = new Watching(this, () => this.#hosting ?? { subscribe: () => () => undefined });

  get #hosting(): HostingPort | null {
    return this.table.hosting ?? null;
  }

  #glasses(hosting: HostingPort) {
    if (hosting.glasses.length === 0) return nothing;
    return html`<ul>
      ${hosting.glasses.map(
        (glass) =>
          html`<li data-glass=${glass.part} data-state=${glass.state}>
            ${icon(glass.part === 'watch' ? 'eye' : 'phone')}<span>${stateName(this.table, glass)}</span>
            <moon-icon-button icon="close" .label=${glassesWords.dismiss()} @click=${() => hosting.dismiss(glass)}></moon-icon-button>
          </li>`,
      )}
    </ul>`;
  }

  override render() {
    const hosting = this.#hosting;
    if (!hosting) return nothing;
    return html`<moon-dialog open .heading=${glassesWords.heading()}>
      ${this.#glasses(hosting)}
      <div class="ways">
        <a class="press" target="_blank" rel="opener" href=${hosting.windowHash('watch', [])} data-do="watch"
          >${icon('eye')}<span>${glassesWords.secondWindow()}</span></a
        >
        <p class="soft">${glassesWords.secondWindowMeans()}</p>
      </div>
    </moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-glasses-sheet': MoonGlassesSheet;
  }
}
