import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { editorWords } from '../../words/app/making/board-editor.ts';
import type { BoardWorkshop, EditedBoard } from '../contexts/board-port.ts';
import { emit } from '../kit/emit.ts';
import { shared } from '../kit/styles.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import '../kit/fields/segmented.ts';
import '../kit/fields/text-field.ts';
import '../board/terrain/board-preview.ts';

const ANY = 'any';
/** A random seed that is short enough to read aloud. */
const newSeed = (): string => Math.random().toString(36).slice(2, 7);

/**
 * Makes a board from a seed and shows it, before the player takes it.
 * @fires board-taken `{ board }`
 * @fires closed
 */
@customElement('moon-seed-dialog')
export class MoonSeedDialog extends LitElement {
  static override styles = [
    shared,
    css`
      .row {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: end;
        gap: var(--space-3);
      }
      .stack {
        display: grid;
        gap: var(--space-3);
      }
      moon-board-preview {
        width: min(100%, 40dvh);
        justify-self: center;
      }
      .again {
        margin-bottom: 1.7rem;
      }
      h3 {
        text-align: center;
        font: 700 var(--text-l) / 1.1 var(--title-face);
      }
    `,
  ];
  @property({ attribute: false }) workshop!: BoardWorkshop;
  @property({ attribute: false }) styles: readonly { id: string; label: string }[] = [];
  @property({ type: Boolean, reflect: true }) open = false;
  @state() private seed = newSeed();
  @state() private style_ = ANY;
  @state() private preview: EditedBoard | null = null;

  override willUpdate(changes: PropertyValues): void {
    if (this.open && (changes.has('open') || changes.has('seed') || changes.has('style_')))
      this.preview = this.workshop.generate(this.seed, this.style_ === ANY ? undefined : this.style_);
  }

  override render() {
    const { preview } = this;
    return html`<moon-dialog ?open=${this.open} heading=${editorWords.seed()}>
      <div class="stack">
        <div class="row">
          <moon-text-field
            label=${editorWords.seedText()}
            hint=${editorWords.seedHint()}
            .value=${this.seed}
            maxlength="40"
            @changed=${(event: MoonEvent<'changed', { value: string }>) => (this.seed = event.detail.value)}
          ></moon-text-field>
          <moon-button class="again" tone="quiet" icon="redo" @click=${() => (this.seed = newSeed())}>${editorWords.another()}</moon-button>
        </div>
        <moon-segmented
          label=${editorWords.style()}
          .segments=${[{ id: ANY, label: editorWords.anyStyle() }, ...this.styles]}
          selected=${this.style_}
          @chosen=${(event: MoonEvent<'chosen'>) => (this.style_ = event.detail.id)}
        ></moon-segmented>
        ${
          preview
            ? html`<moon-board-preview .terrain=${preview.terrain} label=${preview.name}></moon-board-preview>
                <h3>${preview.name}</h3>`
            : nothing
        }
      </div>
      <moon-button slot="actions" @click=${() => preview && emit(this, 'board-taken', { board: preview })}
        >${editorWords.take()}</moon-button
      >
    </moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-seed-dialog': MoonSeedDialog;
  }
}
