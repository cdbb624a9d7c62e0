import type { Path } from '../packs/finding.ts';
import { canonicalText } from '../packs/canonical-text.ts';
import type { AnyCard } from '../packs/pack.ts';
import type { Ability } from '../rules/terms/card-language.ts';
import type { CardBench } from './bench.ts';
import { candidates, namesFor, nodesOfKind, type Source } from './candidates.ts';
import { doubledText } from './doubled-card.ts';
import { applyEdit, type Edit } from './edits.ts';
import { kindOf, kindsOf, rowOfKind, type Field, type GrammarPart } from './grammar.ts';
import { isWithin, placesOf, samePath, valueAt, type CardPlace } from './places.ts';

/** The change that a choice makes to a place: it replaces it, adds something after it or within it, wraps it, moves it, copies it or removes it. */
export type ChoiceManner = 'instead' | 'next' | 'into' | 'more' | 'around' | 'less' | 'bare' | 'earlier' | 'later' | 'twice';

/** A possible change at a place. It leaves a valid card without errors of the linter. */
export interface Choice {
  manner: ChoiceManner;
  edit: Edit;
  /** The node that it adds, if it has a kind, so that it can be described on its own. */
  part?: GrammarPart;
  node?: unknown;
  /** The field of the place. */
  field?: Field;
}

/** True if a list of a card may be empty. */
const mayBeEmpty = (path: Path): boolean =>
  path.length === 1 && ['abilities', 'keywords', 'blueDots', 'allowed', 'forbidden'].includes(String(path[0]));
/** True if the items of a list are simple values, each of which occurs once. */
const isPlain = (item: Field): boolean => item.is === 'word' || item.is === 'name' || item.is === 'who';
/** True if a place holds a title or an id, which the maker of the card writes. */
const isTitle = ({ field }: CardPlace): boolean => field.is === 'name' && field.sense === 'title';
/** True if a place cannot be replaced: the card as a whole, and its id, kind, version and clause. */
const isFixed = ({ path: [field, ...deeper] }: CardPlace): boolean =>
  deeper.length === 0 && (field === undefined || FIXED.has(String(field)));
const FIXED: ReadonlySet<string> = new Set(['id', 'kind', 'version', 'clause']);

/** Fields that are not offered: `unknown` marks a card that is not fully known; the others are for cards of the publisher. */
const UNOFFERED: ReadonlySet<string> = new Set(['unknown', 'byHand', 'faction']);

const itemOf = (field: Field): Field | null => {
  if (field.is === 'list') return field.item;
  return field.is === 'either' ? (field.options.map(itemOf).find((item) => item !== null) ?? null) : null;
};
const partOf = (field: Field): GrammarPart | null => {
  if (field.is === 'part') return field.part;
  return field.is === 'either' ? (field.options.map(partOf).find((part) => part !== null) ?? null) : null;
};
/** The path within a field to a part of this kind: the field itself, or the first item of its list or nested list. Null when there is none. */
function pathToPart(field: Field, part: GrammarPart): Path | null {
  if (partOf(field) === part) return [];
  const item = field.is === 'tuple' ? field.items[0] : itemOf(field);
  const deeper = item ? pathToPart(item, part) : null;
  return deeper && [0, ...deeper];
}

const put = (field: Field, node: unknown): Pick<Choice, 'part' | 'node' | 'field'> => {
  const part = partOf(field);
  return { field, ...(part && typeof node === 'object' ? { part, node } : {}) };
};

type Made = Omit<Choice, 'manner'>;
const makers: Readonly<Record<ChoiceManner, (place: CardPlace, source: Source, card: AnyCard) => Made[]>> = {
  instead: (place, source) =>
    isTitle(place) || isFixed(place)
      ? []
      : candidates(place.field, source, place.value)
          .filter((value) => canonicalText(value) !== canonicalText(place.value))
          .map((to) => ({ edit: { edit: 'set', path: place.path, to }, ...put(place.field, to) })),
  next: (place, source, card) => {
    const last = place.path.at(-1);
    if (!place.listed || typeof last !== 'number') return [];
    const path = [...place.path.slice(0, -1), last + 1];
    const list = valueAt(card, place.path.slice(0, -1)) as unknown[];
    const present = new Set(isPlain(place.field) ? list.map(canonicalText) : []);
    return candidates(place.field, source)
      .filter((node) => !present.has(canonicalText(node)))
      .map((node) => ({ edit: { edit: 'add', path, node }, ...put(place.field, node) }));
  },
  into: ({ path, field, value }, source) => {
    const item = itemOf(field);
    if (!item || !Array.isArray(value) || value.length > 0) return [];
    return candidates(item, source).map((node) => ({ edit: { edit: 'add', path: [...path, 0], node }, ...put(item, node) }));
  },
  more: ({ path, value, row, part, kind }, source) =>
    Object.entries(row ?? {})
      .filter(([name, { optional }]) => optional && !UNOFFERED.has(name) && !Object.hasOwn(value as object, name))
      .flatMap(([name, { field }]) => {
        const printed = part && kind !== undefined ? source.bench.exemplars.values(part, kind, name) : [];
        const item = itemOf(field);
        const made = item && partOf(item) ? candidates(item, source).map((first) => [first]) : candidates(field, source);
        const all = new Map([...printed, ...made].map((to) => [canonicalText(to), to]));
        return [...all.values()].map((to) => ({ edit: { edit: 'set' as const, path: [...path, name], to }, ...put(field, to) }));
      }),
  around: ({ path, part, listed }, source) => {
    if (!part || part === 'ability' || part === 'rule' || part === 'moment') return [];
    if (part === 'effect' && !listed) return [];
    return kindsOf(part).flatMap((kind) =>
      Object.entries(rowOfKind(part, kind)).flatMap(([name, { field }]) => {
        const inner = pathToPart(field, part);
        if (!inner) return [];
        return nodesOfKind(part, kind, source)
          .filter((node) => valueAt(node, [name, ...inner]) !== undefined)
          .slice(0, 2)
          .map((around) => {
            const list =
              inner.length > 0 && field.is !== 'tuple' ? applyEdit(around, { edit: 'set', path: [name], to: nest(inner) }) : around;
            return { edit: { edit: 'wrap' as const, path, around: list, inner: [name, ...inner] }, part, node: around };
          });
      }),
    );
  },
  less: ({ path, optional, listed }, _, card) => {
    if (path.length === 0) return [];
    if (optional) return [{ edit: { edit: 'remove', path } }];
    const parent = path.slice(0, -1);
    if (!listed) return [];
    if ((valueAt(card, parent) as unknown[]).length > 1 || mayBeEmpty(parent)) return [{ edit: { edit: 'remove', path } }];
    const list = placesOf(card).find((place) => samePath(place.path, parent));
    return list?.optional ? [{ edit: { edit: 'remove', path: parent } }] : [];
  },
  bare: ({ path, part, row, listed, value }) => {
    if (!part || !row) return [];
    return Object.entries(row).flatMap(([name, { field }]): Made[] => {
      const inner = pathToPart(field, part);
      const node = inner && valueAt(value, [name, ...inner]);
      if (node === undefined || node === null) return [];
      const item = itemOf(field);
      return listed && item && partOf(item) === part
        ? [{ edit: { edit: 'unwrap', path, inner: [name] } }]
        : [{ edit: { edit: 'set', path, to: node } }];
    });
  },
  earlier: (place) => moved(place, -1),
  later: (place) => moved(place, 1),
  twice: ({ path, part, listed, value }, _, card) => {
    const last = path.at(-1);
    if (!listed || typeof last !== 'number' || !part) return [];
    const node =
      part === 'ability' && 'abilities' in card ? doubledText(value as Ability, new Set(card.abilities.map(({ id }) => id))) : value;
    return [{ edit: { edit: 'add', path: [...path.slice(0, -1), last + 1], node } }];
  },
};

/** Nested lists down to the place of the new item, which is null. */
const nest = ([, ...deeper]: Path): unknown[] => (deeper.length > 0 ? [nest(deeper)] : [null]);

function moved({ path, listed }: CardPlace, steps: number): Made[] {
  const last = path.at(-1);
  return listed && typeof last === 'number' && last + steps >= 0 ? [{ edit: { edit: 'move', path, to: last + steps } }] : [];
}

/** The proposals for changing a place in one manner, the likeliest first. They are not checked yet. */
export function proposalsAt(bench: CardBench, card: AnyCard, path: Path, manner: ChoiceManner): Choice[] {
  const place = placesOf(card).find((candidate) => samePath(candidate.path, path));
  if (!place) return [];
  const source: Source = { bench, names: namesFor(card, path, bench.printed), made: new Map() };
  return makers[manner](place, source, card).map((made) => ({ manner, ...made }));
}

/** True if an effect with inner lists has only empty ones: its sentence would break off. */
function holdsNothing({ part, row, value }: CardPlace): boolean {
  if (part !== 'effect' || !row) return false;
  const lists = Object.entries(row).flatMap(([name, { field }]) => {
    const list = pathToPart(field, 'effect') && valueAt(value, [name]);
    return Array.isArray(list) ? [list] : [];
  });
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

/** True if a proposal changes something and leaves a card that can be stored. */
export function isValidChoice(bench: CardBench, card: AnyCard, { edit }: Choice): boolean {
  const text = edit.path.slice(0, 2);
  const after = applyEdit(card, edit);
  if (canonicalText(valueAt(after, text)) === canonicalText(valueAt(card, text)) || !bench.fitsAt(after, text)) return false;
  if (placesOf(after).some((place) => isWithin(place.path, text) && holdsNothing(place))) return false;
  return !reachesFar(edit) || bench.fits(after);
}

/** The possible changes at a place in one manner, the likeliest first; one of each kind. */
export function choicesAt(bench: CardBench, card: AnyCard, path: Path, manner: ChoiceManner): Choice[] {
  const seen = new Set<string>();
  return proposalsAt(bench, card, path, manner).filter((choice) => {
    const sign = signOf(choice);
    if (seen.has(sign) || !isValidChoice(bench, card, choice)) return false;
    seen.add(sign);
    return true;
  });
}

/** True if an edit can cause errors in other texts: it changes a whole text, or brings a character into play. */
const reachesFar = (edit: Edit): boolean => edit.path.length < 4 || canonicalText(edit).includes('summon');

/** A key for the kind of a value; for a list, of its first item. Every number and every filter is its own kind. */
function kindSign(field: Field, value: unknown): string {
  const part = partOf(field);
  if (Array.isArray(value)) {
    const item = itemOf(field);
    return item ? `[${kindSign(item, value[0])}]` : canonicalText(value);
  }
  if (!part || part === 'value' || part === 'filter' || typeof value !== 'object' || value === null) return canonicalText(value);
  const kind = kindOf(part, value);
  if (part !== 'rule') return `${part} ${kind}`;
  const { when, always } = value as { when?: { on: string }; always?: object[] };
  return `${kind} ${when?.on ?? (always?.[0] ? kindOf('modifier', always[0]) : '')}`;
}

/** A key that is equal for choices of the same kind: only the first that fits is offered. */
function signOf({ edit, field, node, part }: Choice): string {
  const target = `${edit.edit} ${canonicalText(edit.path)}`;
  if (edit.edit === 'wrap') return `${target} ${part ? kindOf(part, node as object) : ''} ${String(edit.inner[0])}`;
  const value = 'to' in edit ? edit.to : 'node' in edit ? edit.node : canonicalText(edit);
  return `${target} ${field && edit.edit !== 'move' ? kindSign(field, value) : canonicalText(value)}`;
}
