import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Faction } from '../../rules/terms/factions.ts';
import { factionsOf } from '../../troupes/faction.ts';
import { termsOf } from '../../troupes/formats.ts';
import { judgeTroupe } from '../../troupes/judge-troupe.ts';
import type { TroupeCatalogue } from '../../troupes/troupe-catalogue.ts';
import type { Troupe } from '../../troupes/troupe.ts';
import { factionsSaid, troupeWords } from '../../words/app/troupes.ts';
import { emit } from '../kit/emit.ts';
import { fieldBox, shared } from '../kit/styles.ts';

/** The factions a troupe can be played as: those in which it has no error. */
export const playedAs = (troupe: Troupe, catalogue: TroupeCatalogue): Faction[] =>
  factionsOf(troupe, catalogue).filter(
    (faction) => !judgeTroupe({ ...troupe, faction }, troupe.format, catalogue).some(({ grade }) => grade === 'error'),
  );

/** True if a match can be played with a saved troupe as it is. */
export const playable = (troupe: Troupe, catalogue: TroupeCatalogue): boolean =>
  !troupe.archived && termsOf(troupe.format).oneFaction && playedAs(troupe, catalogue).length > 0;

/** The choice of a playable saved troupe for a seat. @fires troupe-taken `{ troupe }` */
@customElement('moon-kept-troupe-choice')
export class MoonKeptTroupeChoice extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      select {
        width: 100%;
        ${fieldBox}
      }
    `,
  ];
  @property({ attribute: false }) troupes: readonly Troupe[] = [];
  @property({ attribute: false }) catalogue!: TroupeCatalogue;
  @property() label = '';
  /** The id of the chosen troupe; '' for none. */
  @property() troupeId = '';

  #chosen(event: Event) {
    const troupe =
      event.target instanceof HTMLSelectElement ? this.troupes.find(({ id }) => id === (event.target as HTMLSelectElement).value) : null;
    if (troupe) emit(this, 'troupe-taken', { troupe });
  }

  override render() {
    const { troupes, catalogue, troupeId } = this;
    if (troupes.length === 0) return nothing;
    return html`<select aria-label=${this.label} .value=${troupeId} @change=${(event: Event) => this.#chosen(event)}>
      <option value="" ?selected=${troupeId === ''}>${troupeWords.chooseKept()}</option>
      ${troupes.map(
        (troupe) =>
          html`<option value=${troupe.id} ?selected=${troupe.id === troupeId}>
            ${troupe.name} · ${factionsSaid(factionsOf(troupe, catalogue))} · ${troupeWords.characters(troupe.characters.length)}
          </option>`,
      )}
    </select>`;
  }
}

declare global {
  interface MoonriseEvents {
    'troupe-taken': { troupe: Troupe };
  }
  interface HTMLElementTagNameMap {
    'moon-kept-troupe-choice': MoonKeptTroupeChoice;
  }
}
