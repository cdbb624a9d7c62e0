import type { Catalogue } from '../rules/terms/card-language.ts';
import type { GrammarPart } from './grammar.ts';
import { placesOf, type CardPlace } from './places.ts';

/** The contents of printed cards, the most common first, from which the editor makes its offers. */
export interface Exemplars {
  /** Printed nodes of a kind. */
  nodes(part: GrammarPart, kind: string): readonly unknown[];
  /** The number of times that a kind occurs on printed cards. */
  uses(part: GrammarPart, kind: string): number;
  /** Printed values of a field of a kind. */
  values(part: GrammarPart, kind: string, field: string): readonly unknown[];
}

/** Longer nodes are no examples, because they contain too much that was not asked for. */
const LONGEST = 160;
const MOST = 12;

class ExemplarTally {
  readonly #counts = new Map<string, Map<string, number>>();

  note(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    if (text.length > LONGEST) return;
    const counts = this.#counts.get(key) ?? new Map<string, number>();
    this.#counts.set(key, counts.set(text, (counts.get(text) ?? 0) + 1));
  }

  /** The best examples: frequent and short. */
  best(key: string): unknown[] {
    const worth = ([text, count]: [string, number]): number => count * 40 - text.length;
    return [...(this.#counts.get(key) ?? [])]
      .toSorted((a, b) => worth(b) - worth(a))
      .slice(0, MOST)
      .map(([text]) => JSON.parse(text) as unknown);
  }
}

const printedExemplars = [new WeakMap<Catalogue, Exemplars>(), new WeakMap<Catalogue, Exemplars>()] as const;

/** The contents of the printed cards, collected once; for a card of a player, only those of such cards. */
export function exemplarsOf(cards: Catalogue, isForPlayer = false): Exemplars {
  const ofKind = printedExemplars[isForPlayer ? 1 : 0];
  const known = ofKind.get(cards);
  if (known) return known;
  const [nodes, values] = [new ExemplarTally(), new ExemplarTally()];
  const uses = new Map<string, number>();
  const note = ({ part, kind, row, value }: CardPlace): void => {
    if (!part || kind === undefined) return;
    nodes.note(`${part} ${kind}`, value);
    uses.set(`${part} ${kind}`, (uses.get(`${part} ${kind}`) ?? 0) + 1);
    for (const [field, inner] of Object.entries(value as object))
      if (row && Object.hasOwn(row, field)) values.note(`${part} ${kind} ${field}`, inner);
  };
  const players = isForPlayer ? Object.values(cards.tableCards ?? {}) : [];
  for (const card of [...players, ...Object.values(cards.characters), ...Object.values(cards.upgrades ?? {})]) placesOf(card).forEach(note);
  const sorted = new Map<string, readonly unknown[]>();
  const once = (tally: ExemplarTally, key: string): readonly unknown[] => {
    const list = sorted.get(key) ?? tally.best(key);
    sorted.set(key, list);
    return list;
  };
  const exemplars: Exemplars = {
    nodes: (part, kind) => once(nodes, `${part} ${kind}`),
    uses: (part, kind) => uses.get(`${part} ${kind}`) ?? 0,
    values: (part, kind, field) => once(values, `${part} ${kind} ${field}`),
  };
  ofKind.set(cards, exemplars);
  return exemplars;
}
