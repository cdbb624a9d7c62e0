import type { Clause } from '../../rules/terms/ids.ts';
import { foldedText } from '../language/folded-text.ts';
import { ruleClause, systemOf } from './rulebook.ts';
import { systems } from './systems.ts';
import { terms } from './terms.ts';

/** A search result. `term`: the rulebook's word that led to it. */
export interface RuleHit {
  clause: Clause;
  term?: string;
}

const MOST = 40;

/** The quality of a text's match: 0 for not at all; whole words count more than parts, a short text more than a long one. */
function score(text: string, wanted: readonly string[]): number {
  const plain = foldedText(text);
  const words = plain.split(/[^\p{L}\p{N}]+/u);
  let sum = 0;
  for (const word of wanted) {
    if (words.includes(word)) sum += 3;
    else if (words.some((candidate) => candidate.startsWith(word))) sum += 2;
    else if (word.length > 3 && plain.includes(word)) sum += 1;
    else return 0;
  }
  return sum / wanted.length + 1 / (1 + words.length);
}

/**
 * Clauses that match a query, the best first, at most 40: by their texts, by the terms of the rulebooks in four languages, by the name of a page, or
 * by the clause itself.
 */
export function searchRules(query: string): RuleHit[] {
  const asked = query.trim();
  const byId = /^([a-z]{3})[\s-]?(\d{1,2})$/i.exec(asked);
  const id = byId ? `${byId[1]?.toUpperCase()}-${byId[2]}` : '';
  if (ruleClause(id)) return [{ clause: id }];
  const wanted = foldedText(asked)
    .split(/[^\p{L}\p{N}∅]+/u)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  const best = new Map<Clause, { score: number; term?: string }>();
  const offer = (clause: Clause, value: number, term?: string): void => {
    if (value > 0 && value > (best.get(clause)?.score ?? 0)) best.set(clause, { score: value, ...(term === undefined ? {} : { term }) });
  };
  for (const { clause, names } of terms) for (const name of names) offer(clause, score(name, wanted) * 2, name);
  for (const system of systems) {
    const [first] = system.clauses;
    if (first) offer(first.id, score(system.title(), wanted) * 1.5);
    for (const { id: clause, text } of system.clauses) offer(clause, score(text(), wanted));
  }
  return [...best]
    .sort(([, a], [, b]) => b.score - a.score)
    .slice(0, MOST)
    .map(([clause, { term }]) => (term === undefined ? { clause } : { clause, term }));
}

/** The title of the page with a clause. */
export const pageTitle = (clause: Clause): string => systemOf(clause)?.title() ?? clause;
