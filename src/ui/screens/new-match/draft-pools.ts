import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Troupe } from '../../../troupes/troupe.ts';
import { draftWords } from '../../../words/match/draft.ts';
import { troupeWords } from '../../../words/app/troupes.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/fields/segmented.ts';
import { shared } from '../../kit/styles.ts';
import { DRAFT_FROM, type DraftFrom, type DraftPlan, type DraftPool } from './draft-plan.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { troupesHash } from '../../contexts/places.ts';

const poolOf = ({ id, name, characters }: Troupe): DraftPool => ({ id, name, characters });

/**
 * Chooses the characters that can be drafted: all, a saved pool for all seats, or a saved pool each.
 * @fires pools-changed `Partial<DraftPlan>`
 */
@customElement('moon-draft-pools')
export class MoonDraftPools extends LitElement {
  static override styles = [
    shared,
    pageStyles,
    css`
      label {
        display: block;
        margin-top: var(--space-3);
        font-weight: 600;
      }
      select {
        display: block;
        width: 100%;
        min-height: var(--touch);
        margin-top: var(--space-1);
        padding: 0 var(--space-3);
        border: var(--pen) solid var(--line);
        border-radius: var(--radius-drawn);
        background: var(--ground-deep);
        color: var(--ink);
        font: inherit;
      }
      p,
      a {
        margin-top: var(--space-3);
      }
      a {
        display: inline-flex;
        align-items: center;
        min-height: var(--touch);
        color: var(--touchable);
      }
    `,
  ];
  @property({ attribute: false }) plan!: DraftPlan;
  /** The saved troupes that are pools. */
  @property({ attribute: false }) pools: readonly Troupe[] = [];
  /** The names of the players by seat. */
  @property({ attribute: false }) names: readonly string[] = [];

  #change(change: Partial<DraftPlan>) {
    emit(this, 'pools-changed', change);
  }

  #from(draftFrom: DraftFrom) {
    const [first] = this.pools;
    this.#change({ draftFrom, ...(draftFrom === 'shared' && !this.plan.pool && first ? { pool: poolOf(first) } : {}) });
  }

  /** A choice among the saved pools; `absent`: the text of the choice for no pool, null where a pool is needed. */
  #choose(label: string, current: DraftPool | undefined, absent: string | null, set: (pool: DraftPool | undefined) => void) {
    const chosen = (event: Event): void => {
      const id = event.target instanceof HTMLSelectElement ? event.target.value : '';
      const pool = this.pools.find((candidate) => candidate.id === id);
      set(pool && poolOf(pool));
    };
    return html`<label
      >${label}
      <select @change=${chosen}>
        ${absent === null ? nothing : html`<option value="" ?selected=${!current}>${absent}</option>`}
        ${this.pools.map(
          ({ id, name, characters }) =>
            html`<option value=${id} ?selected=${current?.id === id}>${name} · ${troupeWords.characters(characters.length)}</option>`,
        )}
      </select></label
    >`;
  }

  #pools() {
    const { draftFrom = 'all', pool, seats } = this.plan;
    if (draftFrom === 'shared')
      return this.#choose(draftWords.pool(), pool, null, (draftPool) => this.#change(draftPool ? { pool: draftPool } : {}));
    if (draftFrom === 'all') return nothing;
    return seats.map((seat, position) =>
      this.#choose(draftWords.poolOf(this.names[position] ?? ''), seat.pool, draftWords.everybody(), (draftPool) => {
        const { pool: _before, ...seatFields } = seat;
        this.#change({
          seats: seats.map((known, index) => (index === position ? { ...seatFields, ...(draftPool ? { pool: draftPool } : {}) } : known)),
        });
      }),
    );
  }

  override render() {
    if (this.pools.length === 0)
      return html`<p class="soft">${draftWords.noPools()}</p>
        <a href=${troupesHash()}>${draftWords.makePool()}</a>`;
    return html`<section class="panel" aria-label=${draftWords.from()}>
      <moon-segmented
        .label=${draftWords.from()}
        .selected=${this.plan.draftFrom ?? 'all'}
        .segments=${DRAFT_FROM.map((id) => ({ id, label: draftWords[id]() }))}
        @chosen=${({ detail }: MoonEvent<'chosen', { id: DraftFrom }>) => this.#from(detail.id)}
      ></moon-segmented>
      ${this.#pools()}
    </section>`;
  }
}

declare global {
  interface MoonriseEvents {
    'pools-changed': Partial<DraftPlan>;
  }
  interface HTMLElementTagNameMap {
    'moon-draft-pools': MoonDraftPools;
  }
}
