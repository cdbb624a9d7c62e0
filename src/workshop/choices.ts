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

/** How a choice changes a place: something else stands there, follows it, is added within it, holds it, or it goes. */
export type ChoiceManner = 'instead' | 'next' | 'into' | 'more' | 'around' | 'less' | 'bare' | 'earlier' | 'later' | 'twice';

/** Something that may be done at a place. The card after it is valid, and the linter has no error. */
export interface Choice {
  manner: ChoiceManner;
  edit: Edit;
  /** What it puts there, where it comes in kinds: to be said alone. */
  part?: GrammarPart;
  node?: unknown;
  /** What may stand there. */
  field?: Field;
}

/** Lists of a card that may be empty. */
const mayBeEmpty = (path: Path): boolean =>
  path.length === 1 && ['abilities', 'keywords', 'blueDots', 'allowed', 'forbidden'].includes(String(path[0]));
/** A printed list of things of which each is there once. */
const isPlain = (item: Field): boolean => item.is === 'word' || item.is === 'name' || item.is === 'who';
/** Of a title and an id their maker says what they are. */
const isTitle = ({ field }: CardPlace): boolean => field.is === 'name' && field.sense === 'title';
/** A card stays the card that it is: in the place of all of it nothing else stands, and its kind is never chosen again. */
const isFixed = ({ path: [field, ...deeper] }: CardPlace): boolean =>
  deeper.length === 0 && (field === undefined || FIXED.has(String(field)));
const FIXED: ReadonlySet<string> = new Set(['id', 'kind', 'version', 'clause']);

/** A card that says the first is not known to the end; the others are for the cards of the publisher. */
const UNOFFERED: ReadonlySet<string> = new Set(['unknown', 'byHand', 'faction']);

const itemOf = (field: Field): Field | null => {
  if (field.is === 'list') return field.item;
  return field.is === 'either' ? (field.options.map(itemOf).find((item) => item !== null) ?? null) : null;
};
const partOf = (field: Field): GrammarPart | null => {
  if (field.is === 'part') return field.part;
  return field.is === 'either' ? (field.options.map(partOf).find((part) => part !== null) ?? null) : null;
};
/** Where in a field something of this part stands: in itself, first in its list, first in the first list of its list. */
function holding(field: Field, part: GrammarPart): Path | null {
  if (partOf(field) === part) return [];
  const item = field.is === 'tuple' ? field.items[0] : itemOf(field);
  const deeper = item ? holding(item, part) : null;
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
        const inner = holding(field, part);
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
      const inner = holding(field, part);
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

/** A list of nothing but the place where something goes. */
const nest = ([, ...deeper]: Path): unknown[] => (deeper.length > 0 ? [nest(deeper)] : [null]);

function moved({ path, listed }: CardPlace, steps: number): Made[] {
  const last = path.at(-1);
  return listed && typeof last === 'number' && last + steps >= 0 ? [{ edit: { edit: 'move', path, to: last + steps } }] : [];
}

/** What might be done at a place of a card in one way, the likeliest first. Whether it suits is not looked at yet. */
export function proposalsAt(bench: CardBench, card: AnyCard, path: Path, manner: ChoiceManner): Choice[] {
  const place = placesOf(card).find((candidate) => samePath(candidate.path, path));
  if (!place) return [];
  const source: Source = { bench, names: namesFor(card, path, bench.printed), made: new Map() };
  return makers[manner](place, source, card).map((made) => ({ manner, ...made }));
}

/** Whether an effect that holds others holds none: its sentence would break off. */
function holdsNothing({ part, row, value }: CardPlace): boolean {
  if (part !== 'effect' || !row) return false;
  const lists = Object.entries(row).flatMap(([name, { field }]) => {
    const list = holding(field, 'effect') && valueAt(value, [name]);
    return Array.isArray(list) ? [list] : [];
  });
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

/** Whether a proposal changes something and leaves a card that may be kept. */
export function suits(bench: CardBench, card: AnyCard, { edit }: Choice): boolean {
  const text = edit.path.slice(0, 2);
  const after = applyEdit(card, edit);
  if (canonicalText(valueAt(after, text)) === canonicalText(valueAt(card, text)) || !bench.fitsAt(after, text)) return false;
  if (placesOf(after).some((place) => isWithin(place.path, text) && holdsNothing(place))) return false;
  return !reachesFar(edit) || bench.fits(after);
}

/** What may be done at a place of a card in one way, the likeliest first; of each kind one. */
export function choicesAt(bench: CardBench, card: AnyCard, path: Path, manner: ChoiceManner): Choice[] {
  const seen = new Set<string>();
  return proposalsAt(bench, card, path, manner).filter((choice) => {
    const sign = signOf(choice);
    if (seen.has(sign) || !suits(bench, card, choice)) return false;
    seen.add(sign);
    return true;
  });
}

/** Whether an edit can make something wrong in another text: it changes a whole one, or brings somebody into play. */
const reachesFar = (edit: Edit): boolean => edit.path.length < 4 || canonicalText(edit).includes('summon');

/** Of which kind something is; in a list, the first of it. Of numbers and of whom is described each is its own. */
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

/** Equal where two choices are of one kind: the first that fits is offered. */
function signOf({ edit, field, node, part }: Choice): string {
  const target = `${edit.edit} ${canonicalText(edit.path)}`;
  if (edit.edit === 'wrap') return `${target} ${part ? kindOf(part, node as object) : ''} ${String(edit.inner[0])}`;
  const value = 'to' in edit ? edit.to : 'node' in edit ? edit.node : canonicalText(edit);
  return `${target} ${field && edit.edit !== 'move' ? kindSign(field, value) : canonicalText(value)}`;
}
