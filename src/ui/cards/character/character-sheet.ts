import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Character } from '../../../rules/terms/card-language.ts';
import './character-card.ts';
import { shownCharacter } from './shown-character.ts';
import '../../kit/sheets/dialog.ts';
import { shared } from '../../kit/styles.ts';

/** A sheet over the screen with both sides of a character's card. @fires closed */
@customElement('moon-character-sheet')
export class MoonCharacterSheet extends LitElement {
  static override styles = [
    shared,
    css`
      moon-character-card {
        display: block;
        margin: 0 auto;
      }
    `,
  ];
  @property({ attribute: false }) character: Character | null = null;

  override render() {
    const { character } = this;
    return character === null
      ? nothing
      : html`<moon-dialog open .heading=${character.name}
          ><moon-character-card .character=${shownCharacter(character)}></moon-character-card
        ></moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-character-sheet': MoonCharacterSheet;
  }
}
