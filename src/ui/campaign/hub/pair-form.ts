import { LitElement, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { PropertyValues } from 'lit';
import type { PlayerId } from '../../../campaign/terms/parts.ts';
import type { CampaignView } from '../../../campaign/terms/view.ts';
import { officeWords } from '../../../words/campaign/campaign-office.ts';
import { hubWords } from '../../../words/campaign/campaign.ts';
import '../../kit/button.ts';
import '../../kit/sheets/dialog.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/fields/segmented.ts';
import { shared } from '../../kit/styles.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { askStyles } from '../ask-styles.ts';

const OUT = 'out';

/** Pairs the players by hand. @slot - the reason of a refusal @fires campaign-decided the `pair` decision @fires closed */
@customElement('moon-pair-form')
export class MoonPairForm extends LitElement {
  static override styles = [shared, pageStyles, askStyles];
  @property({ attribute: false }) view!: CampaignView;
  @state() private tables: Readonly<Record<PlayerId, string>> = {};

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('view')) return;
    const games = this.view.weeks.at(-1)?.games ?? [];
    this.tables = Object.fromEntries(this.#players.map(({ id }) => [id, String(games.findIndex(({ players }) => players.includes(id)))]));
  }

  get #players() {
    const absent = this.view.weeks.at(-1)?.absent ?? [];
    return this.view.players.filter(({ id, left }) => left === null && !absent.includes(id));
  }

  get #games(): PlayerId[][] {
    const all = this.#players.map(({ id }) => id);
    const used = [...new Set(all.map((id) => this.tables[id] ?? OUT))].filter((table) => table !== OUT && table !== '-1');
    return used.sort().map((table) => all.filter((id) => this.tables[id] === table));
  }

  override render() {
    const players = this.#players;
    const count = Math.max(1, Math.floor(players.length / 2));
    const segments = [
      ...Array.from({ length: count }, (_, index) => ({ id: String(index), label: officeWords.tableOf(index + 1) })),
      { id: OUT, label: officeWords.sitsOut() },
    ];
    const player = this.view.players.find(({ chamberlain }) => chamberlain)?.id ?? '';
    return html`<moon-dialog open .heading=${hubWords.pair()} @closed=${() => emit(this, 'closed')}>
      <div class="stack">
        ${players.map(
          ({ id, name }) =>
            html`<div class="measure">
              <strong>${name}</strong>
              <moon-segmented
                .label=${name}
                .segments=${segments}
                .selected=${this.tables[id] === '-1' ? OUT : (this.tables[id] ?? OUT)}
                @chosen=${({ detail }: MoonEvent<'chosen'>) => (this.tables = { ...this.tables, [id]: detail.id })}
              ></moon-segmented>
            </div>`,
        )}
      </div>
      <slot slot="actions"></slot>
      <moon-button
        slot="actions"
        tone="question"
        icon="check"
        @click=${() => emit(this, 'campaign-decided', { player, kind: 'pair', games: this.#games })}
        >${officeWords.doIt()}</moon-button
      >
    </moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-pair-form': MoonPairForm;
  }
}
