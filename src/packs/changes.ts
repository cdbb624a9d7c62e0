import type { Ability, Catalogue, Signature } from '../rules/terms/card-language.ts';
import { cardsOf, lyingBeside, type AnyCard, type PackCardKind, type Pack, type PackCard } from './pack.ts';
import { sumOf, canonicalText } from './canonical-text.ts';

/** The difference between two prints of a card. A `deal` is one value of a signature move. */
export type PackChange =
  | { kind: 'number'; field: string; before: number; after: number }
  | { kind: 'words'; field: string; before: unknown; after: unknown }
  | { kind: 'new' | 'gone'; text: Ability | Signature }
  | { kind: 'text'; before: Ability | Signature; after: Ability | Signature };

/** The change of a pack to one card of the box. `sincePrint`: the pack was made from another print. */
export type CardChange =
  | { kind: PackCardKind; card: PackCard['card']; is: 'new' }
  | { kind: PackCardKind; card: PackCard['card']; is: 'changed'; changes: PackChange[]; otherPrint: boolean };

const same = (a: unknown, b: unknown): boolean => canonicalText(a) === canonicalText(b);

/** The texts of a card by id; if the card has an id twice, the key also contains a number. */
function textsOf(card: AnyCard): Map<string, Ability | Signature> {
  const texts = new Map<string, Ability | Signature>();
  for (const text of 'abilities' in card ? card.abilities : []) {
    let key = text.id;
    for (let n = 2; texts.has(key); n += 1) key = `${text.id}#${n}`;
    texts.set(key, text);
  }
  return texts;
}

function changedTexts(before: AnyCard, after: AnyCard): PackChange[] {
  const [older, newer] = [textsOf(before), textsOf(after)];
  const changes: PackChange[] = [];
  for (const [id, text] of newer) {
    const was = older.get(id);
    if (!was) changes.push({ kind: 'new', text });
    else if (!same(was, text)) changes.push({ kind: 'text', before: was, after: text });
  }
  for (const [id, text] of older) if (!newer.has(id)) changes.push({ kind: 'gone', text });
  const order = (texts: Map<string, unknown>, others: Map<string, unknown>): string[] => [...texts.keys()].filter((id) => others.has(id));
  if (!same(order(older, newer), order(newer, older)))
    changes.push({ kind: 'words', field: 'order', before: [...older.keys()], after: [...newer.keys()] });
  return changes;
}

function changedSignature(before: Signature | null, after: Signature | null): PackChange[] {
  if (same(before, after)) return [];
  if (!before || !after)
    return [before, after].flatMap((text, index) => (text ? [{ kind: index === 0 ? ('gone' as const) : ('new' as const), text }] : []));
  return [{ kind: 'text', before, after }];
}

/** All differences between two prints of one card; empty only if they are equal. */
export function changesOf(before: AnyCard, after: AnyCard): PackChange[] {
  const [was, is]: Record<string, unknown>[] = [{ ...before }, { ...after }];
  const fields = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].filter(
    (field) => field !== 'abilities' && field !== 'signature',
  );
  const plain = fields.flatMap((field): PackChange[] => {
    const [a, b] = [was?.[field], is?.[field]];
    if (same(a, b)) return [];
    return typeof a === 'number' && typeof b === 'number'
      ? [{ kind: 'number', field, before: a, after: b }]
      : [{ kind: 'words', field, before: a, after: b }];
  });
  const signatures = 'signature' in before || 'signature' in after;
  const moves = signatures
    ? changedSignature('signature' in before ? before.signature : null, 'signature' in after ? after.signature : null)
    : [];
  return [...plain, ...changedTexts(before, after), ...moves];
}

function lyingIn(cards: Catalogue, part: PackCard): AnyCard | undefined {
  const list = lyingBeside(part, cards);
  return Object.hasOwn(list, part.card.id) ? list[part.card.id] : undefined;
}

/** The changes of a pack to the cards of the box, without unchanged cards. */
export const packChanges = (pack: Pack, cards: Catalogue): CardChange[] =>
  cardsOf(pack).flatMap((part): CardChange[] => {
    const { kind, card } = part;
    const printed = lyingIn(cards, part);
    if (!printed) return [{ kind, card, is: 'new' }];
    const changes = changesOf(printed, card);
    const made = Object.hasOwn(pack.corrects, card.id) ? pack.corrects[card.id] : undefined;
    const otherPrint = made !== undefined && made.sum !== sumOf(printed);
    return changes.length === 0 ? [] : [{ kind, card, is: 'changed', changes, otherPrint }];
  });
