import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Path } from '../../../packs/finding.ts';
import type { AnyCard } from '../../../packs/pack.ts';
import { workshopWords } from '../../../words/app/making/workshop.ts';
import { cardTongue } from '../../../words/cards/current-writer.ts';
import type { CardBench } from '../../../workshop/bench.ts';
import { choicesAt, type ChoiceManner } from '../../../workshop/choices.ts';
import type { Edit } from '../../../workshop/edits.ts';
import { keyOf, placesOf, samePath, textOf, type CardPlace } from '../../../workshop/places.ts';
import { icon } from '../../art/icon.ts';
import '../../kit/button.ts';
import '../../kit/sheets/dialog.ts';
import { emit } from '../../kit/emit.ts';
import '../../kit/fields/stepper.ts';
import { pressable, shared } from '../../kit/styles.ts';
import '../../kit/fields/text-field.ts';
import { pageStyles } from '../../page/page-styles.ts';
import { ChoiceOffers, type ChoiceOffer } from './choice-offers.ts';
import { textCrumbs } from './text-crumbs.ts';

/** The number of offers that are shown before the player asks for all. */
const FIRST = 10;
/** The number of offers above which the sheet has a search. */
const MANY = 16;

const GROUPS = ['instead', 'more', 'next', 'into', 'around', 'bare'] as const;
type ChoiceGroup = (typeof GROUPS)[number];
/** The groups for a whole text: additions first, and replacements last, since a replacement is another text. */
const WHOLE = ['more', 'into', 'instead'] as const;
const DEEDS = ['earlier', 'later', 'twice', 'less'] as const;
/** True if a place has a number for a stepper; a number that is one of a fixed set of words has none. */
const isNumber = ({ field, value }: CardPlace): boolean => typeof value === 'number' && field.is !== 'word';

const groupName = (manner: ChoiceGroup): string => workshopWords[manner === 'into' ? 'next' : manner]();

/**
 * The possible edits of a part of a text, in words.
 * @fires edit `{ edit, stay }` `stay`: the sheet stays open at the same part
 * @fires goto `{ path }` the part that holds it, or the whole text
 * @fires closed
 */
@customElement('moon-choice-sheet')
export class MoonChoiceSheet extends LitElement {
  static override styles = [
    shared,
    pressable,
    pageStyles,
    css`
      .crumbs,
      .deeds {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
        align-items: center;
      }
      .press {
        font-weight: 500;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
        gap: var(--space-2);
      }
      li .press {
        width: 100%;
        height: 100%;
        justify-content: flex-start;
        overflow-wrap: anywhere;
        white-space: pre-line;
      }
      summary {
        min-height: var(--touch);
        display: flex;
        align-items: center;
        gap: var(--space-2);
        font-weight: 650;
        cursor: pointer;
      }
      details > * + * {
        margin-top: var(--space-2);
      }
    `,
  ];
  @property({ attribute: false }) bench!: CardBench;
  @property({ attribute: false }) card!: AnyCard;
  @property({ attribute: false }) path: Path = [];
  @state() private opened: ChoiceManner | null = null;
  @state() private sought = '';
  @state() private all = false;
  #offers: ChoiceOffers | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('card') && !changed.has('path')) return;
    const offers = (this.#offers = new ChoiceOffers(this.bench, this.card, this.path));
    this.sought = '';
    this.all = false;
    const groups = this.path.length > textOf(this.path).length ? GROUPS : WHOLE;
    this.opened = groups.find((manner) => offers.in(manner).length > 0) ?? null;
  }

  #do(edit: Edit, stay = false) {
    emit(this, 'edit', { edit, stay });
  }

  /** The part and the parts around it, up to the whole text. */
  #crumbs(places: readonly CardPlace[]) {
    return html`<div class="crumbs">
      ${textCrumbs(this.card, this.path, places).map(
        ({ path, words }, index) =>
          html`${index > 0 ? html`<span class="soft small">${workshopWords.within()}</span>` : nothing}<button
              type="button"
              class="press"
              data-crumb=${keyOf(path)}
              aria-pressed=${samePath(path, this.path)}
              @click=${() => emit(this, 'goto', { path })}
            >
              ${words}
            </button>`,
      )}
    </div>`;
  }

  #group(manner: ChoiceGroup) {
    const isOpen = this.opened === manner;
    const offers = isOpen || manner === 'more' || manner === 'bare' || manner === 'into' ? this.#offers?.in(manner) : undefined;
    if (offers?.length === 0) return nothing;
    return html`<details ?open=${isOpen} data-manner=${manner}>
      <summary @click=${(event: Event) => (event.preventDefault(), this.#open(isOpen ? null : manner))}>
        ${icon(isOpen ? 'chevron-down' : 'chevron-right', '1.1em')}${groupName(manner)}
      </summary>
      ${isOpen && offers ? this.#list(offers) : nothing}
    </details>`;
  }

  #open(manner: ChoiceManner | null) {
    this.opened = manner;
    this.sought = '';
    this.all = false;
  }

  #list(offers: readonly ChoiceOffer[]) {
    const sought = this.sought.trim().toLocaleLowerCase();
    const matching = sought === '' ? offers : offers.filter(({ words }) => words.toLocaleLowerCase().includes(sought));
    const shown = this.all || sought !== '' ? matching : matching.slice(0, FIRST);
    return html`${
        offers.length > MANY
          ? html`<moon-text-field
              .label=${workshopWords.search()}
              .value=${this.sought}
              @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.sought = detail.value)}
            ></moon-text-field>`
          : nothing
      }
      <ul>
        ${shown.map(
          ({ choice, words }) =>
            html`<li>
              <button type="button" class="press" data-choice lang=${cardTongue()} @click=${() => this.#do(choice.edit)}>${words}</button>
            </li>`,
        )}
      </ul>
      ${
        shown.length < matching.length
          ? html`<moon-button tone="quiet" data-do="all" @click=${() => (this.all = true)}
              >${workshopWords.showMore(matching.length - shown.length)}</moon-button
            >`
          : nothing
      }`;
  }

  #deeds() {
    const deeds = DEEDS.flatMap((manner) =>
      choicesAt(this.bench, this.card, this.path, manner)
        .slice(0, 1)
        .map(({ edit }) => ({ manner, edit })),
    );
    if (deeds.length === 0) return nothing;
    return html`<div class="deeds">
      ${deeds.map(
        ({ manner, edit }) =>
          html`<moon-button tone=${manner === 'less' ? 'harm' : 'quiet'} data-deed=${manner} @click=${() => this.#do(edit)}
            >${workshopWords[manner]()}</moon-button
          >`,
      )}
    </div>`;
  }

  override render() {
    const places = placesOf(this.card);
    const place = places.find(({ path }) => samePath(path, this.path));
    if (!place) return nothing;
    const { value, path } = place;
    const isEmpty = GROUPS.every((manner) => this.#offers?.known(manner)?.length === 0);
    return html`<moon-dialog open side="bottom" .heading=${workshopWords.part()} @closed=${() => emit(this, 'closed')}>
      <div class="stack">
        ${this.#crumbs(places)}
        ${
          isNumber(place)
            ? html`<moon-stepper
                .value=${Number(value)}
                .min=${-20}
                @changed=${({ detail }: MoonEvent<'changed', { value: number }>) => this.#step(path, detail.value)}
              ></moon-stepper>`
            : nothing
        }
        ${GROUPS.map((manner) => this.#group(manner))} ${isEmpty ? html`<p class="soft">${workshopWords.nothingElse()}</p>` : nothing}
        ${this.#deeds()}
      </div>
    </moon-dialog>`;
  }

  /** Sets a number, unless the card would not be legal with it. */
  #step(path: Path, value: number) {
    const edit: Edit = { edit: 'set', path, to: value };
    const fits = choicesAt(this.bench, this.card, path, 'instead').some((choice) => choice.edit.edit === 'set' && choice.edit.to === value);
    if (fits) this.#do(edit, true);
    else this.requestUpdate();
  }
}

declare global {
  interface MoonriseEvents {
    edit: { edit: Edit; stay?: boolean };
    goto: { path: Path };
  }
  interface HTMLElementTagNameMap {
    'moon-choice-sheet': MoonChoiceSheet;
  }
}
