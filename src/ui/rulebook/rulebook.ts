import { LitElement, html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { campaignRulings } from '../../words/campaign/campaign-rulings.ts';
import { chapters, ruleClause, rulings, systemOf } from '../../words/rulebook/rulebook.ts';
import { pageTitle, searchRules } from '../../words/rulebook/search.ts';
import type { RuleClause, System } from '../../words/rulebook/system.ts';
import { systems } from '../../words/rulebook/systems.ts';
import { rulesWords } from '../../words/app/rules-screen.ts';
import { shared } from '../kit/styles.ts';
import '../kit/fields/text-field.ts';
import { campaignsHash } from '../contexts/places.ts';
import './rule-figure.ts';
import { ruleHash, ruleText } from '../page/rule-link.ts';
import { ruleDrawing, ruleDrawingStyle } from './rule-drawing.ts';
import { rulebookStyles } from './rulebook-styles.ts';

/** The title of a place in the rulebook. */
export function ruleTitle(clause: string): string {
  if (clause === 'rulings') return rulesWords.rulings();
  return clause === '' ? rulesWords.heading() : pageTitle(clause);
}

/** The rulebook at one place: its contents and search, a page (scrolled to a clause), or the list of rulings. */
@customElement('moon-rulebook')
export class MoonRulebook extends LitElement {
  static override styles = [shared, rulebookStyles, ruleDrawingStyle];
  /** '' for the contents, `MEL`, `MEL-13`, or `rulings`. */
  @property() at = '';
  @state() private query = '';

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('at')) this.query = '';
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has('at')) this.bring();
  }

  /** Scrolls to the clause of `at`. */
  bring(): void {
    if (!ruleClause(this.at)) return;
    const meant = this.renderRoot.querySelector<HTMLElement>(`#${this.at}`);
    meant?.scrollIntoView({ block: 'center' });
    meant?.focus({ preventScroll: true });
  }

  #clause({ id, text, why, optional }: RuleClause, mark: string | null = null): TemplateResult {
    const marked = why ? rulesWords.ruling() : optional ? rulesWords.optional() : null;
    return html`<li id=${id} class="clause ${id === this.at ? 'meant' : ''}" tabindex=${id === this.at ? '-1' : nothing}>
      <a class="number" href=${ruleHash(id)} aria-label=${rulesWords.linkTo(id)}>${id}</a>
      <div>
        ${mark === null ? nothing : html`<p class="small soft">${mark}</p>`} ${ruleDrawing(id)}
        <p>${ruleText(text())}</p>
        ${marked === null ? nothing : html`<p class="reading"><span class="mark">${marked}</span>${why ? ruleText(rulesWords.why(why())) : nothing}</p>`}
      </div>
    </li>`;
  }

  #page(system: System) {
    const index = systems.indexOf(system);
    const link = (to: System | undefined, named: (title: string) => string) =>
      to ? html`<a href=${ruleHash(to.id)}>${named(to.title())}</a>` : html`<span></span>`;
    return html`<p class="gist">${system.summary()}</p>
      <moon-rule-figure .page=${system.id}></moon-rule-figure>
      <ol class="clauses">
        ${system.clauses.map((clause) => this.#clause(clause))}
      </ol>
      <nav class="ways" aria-label=${rulesWords.contents()}>
        ${link(systems[index - 1], rulesWords.previous)}
        <a href=${ruleHash('')}>${rulesWords.contents()}</a> ${link(systems[index + 1], rulesWords.next)}
      </nav>`;
  }

  #contents() {
    return html`${chapters.map(
        ({ title, systems: letters }) =>
          html`<section>
            <h2 class="chapter">${title()}</h2>
            <div class="pages">
              ${letters.map((id) => html`<a class="page" href=${ruleHash(id)}><span class="letters">${id}</span><span>${pageTitle(id)}</span></a>`)}
            </div>
          </section>`,
      )}
      <p><a href=${ruleHash('rulings')}>${rulesWords.rulings()}</a></p>`;
  }

  #results() {
    const results = searchRules(this.query);
    return html`<p role="status" class="small soft">${results.length === 0 ? rulesWords.noneFound() : rulesWords.found(results.length)}</p>
      <ol class="clauses">
        ${results.map(({ clause, term }) => {
          const rule = ruleClause(clause);
          return rule ? this.#clause(rule, [pageTitle(clause), ...(term === undefined ? [] : [term])].join(' · ')) : nothing;
        })}
      </ol>`;
  }

  #rulings() {
    const all = rulings();
    const count = all.reduce((sum, { clauses }) => sum + clauses.length, campaignRulings.length);
    return html`<p class="gist">${rulesWords.rulingsText()}</p>
      <p class="soft">${rulesWords.order()} ${rulesWords.rulingsCount(count)}.</p>
      ${all.map(
        ({ system, clauses }) =>
          html`<section>
            <h2 class="chapter"><a href=${ruleHash(system.id)}>${system.title()}</a></h2>
            <ol class="clauses">
              ${clauses.map((clause) => this.#clause(clause))}
            </ol>
          </section>`,
      )}
      <section id="campaigns">
        <h2 class="chapter"><a href=${campaignsHash()}>${rulesWords.campaigns()}</a></h2>
        <ol class="clauses">
          ${campaignRulings.map(
            ({ clause, text, why }) =>
              html`<li class="clause">
                <span class="number">${clause}</span>
                <div>
                  <p>${text()}</p>
                  <p class="reading"><span class="mark">${rulesWords.ruling()}</span>${rulesWords.why(why())}</p>
                </div>
              </li>`,
          )}
        </ol>
      </section>`;
  }

  override render() {
    if (this.at === 'rulings') return html`<div class="stack">${this.#rulings()}</div>`;
    const system = this.at === '' ? null : systemOf(this.at);
    if (system) return this.#page(system);
    return html`<div class="stack">
      <p class="gist">${rulesWords.intro()}</p>
      <moon-text-field
        .label=${rulesWords.search()}
        .hint=${rulesWords.searchHint()}
        .value=${this.query}
        @changed=${({ detail }: MoonEvent<'changed', { value: string }>) => (this.query = detail.value)}
      ></moon-text-field>
      ${this.query.trim() === '' ? this.#contents() : this.#results()}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'moon-rulebook': MoonRulebook;
  }
}
