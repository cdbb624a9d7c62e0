import { html } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { ruleClause } from '../../words/rulebook/rulebook.ts';
import { shared } from '../kit/styles.ts';
import { Screen } from '../page/screen.ts';
import { pageStyles } from '../page/page-styles.ts';
import './rulebook.ts';
import { ruleTitle } from './rulebook.ts';
import type { MoonRulebook } from './rulebook.ts';

/** The rulebook as a screen of its own. */
@customElement('moon-rules-screen')
export class MoonRulesScreen extends Screen {
  static override styles = [shared, pageStyles];
  @property() at = '';
  @query('moon-rulebook') private readonly book!: MoonRulebook;

  /** Focuses the clause, where the place is one, instead of the heading. */
  override focus(): void {
    void this.updateComplete.then(() =>
      ruleClause(this.at) ? this.book.updateComplete.then(() => this.book.bring()) : this.headed?.focus(),
    );
  }

  override render() {
    return html`<moon-page .heading=${ruleTitle(this.at)}><moon-rulebook .at=${this.at}></moon-rulebook></moon-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-rules-screen': MoonRulesScreen;
  }
}
