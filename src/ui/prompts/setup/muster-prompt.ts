import { css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { Character } from '../../../rules/terms/card-language.ts';
import type { CharacterId, Seat } from '../../../rules/terms/ids.ts';
import { matchWords } from '../../../words/match/match.ts';
import { keywordName } from '../../../words/names/keywords.ts';
import { promptText } from '../../../words/match/questions.ts';
import { icon } from '../../art/icon.ts';
import '../../kit/button.ts';
import '../../kit/icon-button.ts';
import '../../kit/figures/pennant.ts';
import { pressable, shared } from '../../kit/styles.ts';
import { namesOf, seatName } from '../../table/names.ts';
import { characterCoin } from '../../cards/coin.ts';
import '../../cards/character/character-sheet.ts';
import '../../cards/here-choice.ts';
import { unownedFolded } from '../../cards/unowned-folded.ts';
import { Prompt, promptStyles } from '../prompt.ts';

/** The choice of characters at the table: one at a time in a draft, with the characters of all players, or a whole troupe. @rule DRF-5 SET-12 */
@customElement('moon-muster-prompt')
export class MoonMusterPrompt extends Prompt {
  static override styles = [
    shared,
    pressable,
    promptStyles,
    css`
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr));
        gap: var(--space-2) var(--space-3);
        list-style: none;
      }
      .pool {
        max-height: max(9rem, calc(var(--question-most, 28rem) - var(--around, 9.5rem)));
        padding: 2px 2px var(--space-2);
        overflow: auto;
      }
      .rest summary {
        min-height: 44px;
        padding-block: var(--space-3);
        cursor: pointer;
        color: var(--ink-soft);
        font-weight: 600;
      }
      .drafting {
        --around: 15rem;
      }
      li {
        display: flex;
        align-items: center;
        gap: var(--space-1);
        min-width: 0;
      }
      .press {
        flex: 1;
        min-width: 0;
        min-height: 56px;
        justify-content: flex-start;
        gap: var(--space-2);
        padding: 2px var(--space-2);
        font-weight: 500;
        line-height: 1.15;
        text-align: start;
      }
      .coin {
        flex: none;
      }
      .who {
        flex: 1;
        min-width: 0;
      }
      .who .kind {
        display: block;
        font-size: var(--text-s);
      }
      .taken {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-4);
        margin-bottom: var(--space-2);
        font-size: var(--text-s);
      }
      .taken span {
        display: inline-flex;
        align-items: center;
        gap: 3px;
      }
      .corner > span {
        grid-column: 1 / -1;
        text-align: end;
      }
      .corner > moon-button {
        grid-row: 2;
        grid-column: 2 / 4;
      }
    `,
  ];
  @state() private chosen: CharacterId[] = [];
  @state() private looked: Character | null = null;
  /** The characters of which the players have miniatures here; null: all characters. */
  @state() private miniatures: ReadonlySet<CharacterId> | null = null;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('opening')) this.chosen = [];
  }

  get #size(): number {
    return this.table.view(null).order.options.troupeSize;
  }

  get #limit(): number {
    return this.opening.kind === 'draft' ? 1 : this.#size;
  }

  #toggle(id: CharacterId) {
    if (this.chosen.includes(id)) this.chosen = this.chosen.filter((candidate) => candidate !== id);
    else if (this.#limit === 1) this.chosen = [id];
    else if (this.chosen.length < this.#limit) this.chosen = [...this.chosen, id];
  }

  #take() {
    const [first] = this.chosen;
    if (this.opening.kind === 'troupe') void this.decide({ kind: 'choose-troupe', characters: this.chosen });
    else if (first !== undefined) void this.decide({ kind: 'draft', character: first });
  }

  #item(id: CharacterId) {
    const character = this.table.characters[id];
    if (!character) return nothing;
    const { name, keywords } = character;
    return html`<li>
      <button
        type="button"
        class="press"
        data-character=${id}
        aria-pressed=${this.chosen.includes(id) ? 'true' : 'false'}
        @click=${() => this.#toggle(id)}
      >
        ${characterCoin(character, '42px')}<span class="who"
          ><strong>${name}</strong><span class="kind">${keywords.map(keywordName).join(' · ')}</span></span
        >${this.chosen.includes(id) ? icon('check') : nothing}
      </button>
      <moon-icon-button icon="cards" .label=${matchWords.cardOf(name)} @click=${() => (this.looked = character)}></moon-icon-button>
    </li>`;
  }

  /** The characters chosen so far, and the seat whose turn in the draft is next. */
  #draft() {
    const { seats } = this.table.view(null).order;
    const size = this.#size;
    const after = seats.map((_, step): Seat => (this.seat + 1 + step) % seats.length);
    const lacks = (seat: Seat): number => size - (seats[seat]?.troupe.length ?? 0) - (seat === this.seat ? 1 : 0);
    const next = after.find((seat) => !seats[seat]?.conceded && lacks(seat) > 0);
    return html`<div class="taken">
        ${seats.map(
          ({ troupe }, seat) =>
            html`<span
              ><moon-pennant .seat=${seat}></moon-pennant>${seatName(this.table, seat)}
              ${matchWords.drafted(troupe.length, size)}${troupe.map((id) => {
                const character = this.table.characters[id];
                return character
                  ? html`<span role="img" aria-label=${character.name} title=${character.name}>${characterCoin(character, '28px')}</span>`
                  : nothing;
              })}</span
            >`,
        )}
      </div>
      <p class="note">${next === undefined ? matchWords.draftsLast() : matchWords.draftsNext(seatName(this.table, next))}</p>`;
  }

  override render() {
    const { decisions } = this.table.choices(this.seat);
    const known = [
      ...new Set(
        decisions.flatMap((decision) =>
          decision.kind === 'choose-troupe' ? decision.characters : decision.kind === 'draft' ? [decision.character] : [],
        ),
      ),
    ];
    const words = promptText(this.opening, namesOf(this.table));
    const isDraft = this.opening.kind === 'draft';
    const [first] = this.chosen;
    const named = first === undefined ? '' : (this.table.characters[first]?.name ?? first);
    return html`<p class="say">${words}</p>
      ${isDraft ? this.#draft() : nothing}
      <div class="pool ${isDraft ? 'drafting' : ''}">
        <moon-here-choice
          @here-chosen=${({ detail }: MoonEvent<'here-chosen'>) => (this.miniatures = detail.characters)}
        ></moon-here-choice>
        ${unownedFolded(
          known,
          (id) => id,
          (id) => this.#item(id),
          { collection: this.miniatures, picks: this.chosen, label: words },
        )}
      </div>
      <div class="corner">
        <span class="soft" aria-live="polite"
          >${isDraft ? (named ? '' : matchWords.pickOne()) : matchWords.chosenOf(this.chosen.length, this.#limit)}</span
        >
        <moon-button tone="question" icon="check" ?disabled=${this.chosen.length !== this.#limit} @click=${() => this.#take()}
          >${isDraft ? (named ? matchWords.draftThis(named) : matchWords.confirm()) : matchWords.takeTroupe()}</moon-button
        >
      </div>
      <moon-character-sheet .character=${this.looked} @closed=${() => (this.looked = null)}></moon-character-sheet>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-muster-prompt': MoonMusterPrompt;
  }
}
