import { LitElement, css, html, nothing } from 'lit';
import type { PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { rulesWords } from '../../words/app/rules-screen.ts';
import { ruleClause, systemOf } from '../../words/rulebook/rulebook.ts';
import '../kit/button.ts';
import '../kit/sheets/dialog.ts';
import '../kit/sheets/read-in.ts';
import { shared } from '../kit/styles.ts';
import { ruleTapped } from '../page/rule-link.ts';
import './rulebook.ts';
import { ruleTitle } from './rulebook.ts';

/** The text of a clause, or the summary of a page. */
const says = (clause: string): string => ruleClause(clause)?.text() ?? systemOf(clause)?.summary() ?? '';

/** The rulebook in a sheet over the screen, which stays as it is; links turn its pages, and the player can go back. @fires closed */
@customElement('moon-rule-sheet')
export class MoonRuleSheet extends LitElement {
  static override styles = [
    shared,
    css`
      moon-rulebook {
        min-height: 12rem;
      }
    `,
  ];
  /** The clause or page at which the sheet opens; null while it is closed. */
  @property() at: string | null = null;
  @property() side: 'centre' | 'top' | 'bottom' = 'centre';
  @state() private leafed: string[] = [];

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('at')) this.leafed = this.at === null ? [] : [this.at];
  }

  readonly #leaf = (event: Event): void => {
    const to = ruleTapped(event);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.leafed = [...this.leafed, to];
  };

  override render() {
    const current = this.leafed[this.leafed.length - 1];
    if (current === undefined) return nothing;
    return html`<moon-dialog open .heading=${ruleTitle(current)} .side=${this.side}>
      <moon-rulebook .at=${current} @click=${this.#leaf}></moon-rulebook>
      ${says(current) === '' ? nothing : html`<moon-read-in .say=${() => says(current)}></moon-read-in>`}
      ${
        this.leafed.length > 1
          ? html`<moon-button slot="actions" icon="chevron-left" @click=${() => (this.leafed = this.leafed.slice(0, -1))}
              >${rulesWords.back()}</moon-button
            >`
          : nothing
      }
    </moon-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-rule-sheet': MoonRuleSheet;
  }
}
