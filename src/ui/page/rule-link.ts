import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { hashOf, placeOf } from '../contexts/places.ts';
import { clauseOf, glossed } from '../../words/language/glossary.ts';

const CLAUSES = /\b([A-Z]{3}-\d{1,2})\b/;

/** The address of a place in the rulebook: a page, a clause, the list of rulings, or the contents. */
export const ruleHash = (part: string): string => hashOf({ screen: 'rules', at: part });

/** The place in the rulebook to which a tapped link leads, looked up through every shadow root; null for another link. */
export function ruleTapped(event: Event): string | null {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  const hash = link instanceof HTMLAnchorElement ? (link.getAttribute('href') ?? '') : '';
  const place = placeOf(hash.startsWith('#') ? hash : '');
  return place.screen === 'rules' ? place.at : null;
}

/** A sentence whose clauses are links to their pages. */
export const ruleText = (text: string): (string | TemplateResult)[] =>
  text.split(CLAUSES).map((part, index) => (index % 2 === 1 ? html`<a href=${ruleHash(part)}>${part}</a>` : part));

/** Keywords as links to their rules, or to the rule about keywords. */
export const keywordLinks = (names: readonly string[]): (string | TemplateResult)[] =>
  names.flatMap((name, index) => [index > 0 ? ' · ' : '', html`<a class="means" href=${ruleHash(clauseOf(name) ?? 'CRD-2')}>${name}</a>`]);

/** The text of a card whose terms are links to their rules. */
export const glossedText = (text: string): (string | TemplateResult)[] =>
  glossed(text).map((part) => (part.clause === null ? part.text : html`<a class="term" href=${ruleHash(part.clause)}>${part.text}</a>`));
