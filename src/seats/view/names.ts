import type { LedgerEntry } from '../../rules/ledger.ts';
import type { Bound, Notes } from '../../rules/terms/frame-notes.ts';
import type { Json } from '../../rules/terms/ids.ts';
import { once } from './sights.ts';

// The parts of a match with free names: the bindings of a text, its notes, the ledger. A name that is not listed here stays out of views.

/** The public names that a text binds, and the prefixes of such names. By its type a new name must be listed here. */
const BOUND: Readonly<Record<Exclude<keyof Bound, `${string}:${string}` | 'now'>, true>> = {
  target: true,
  subject: true,
  originator: true,
  enemy: true,
  each: true,
  X: true,
  stone: true,
  stones: true,
  terrain: true,
  point: true,
  by: true,
  catastrophe: true,
  marks: true,
  settled: true,
  trigger: true,
};
const BOUND_KINDS = ['pick:', 'result:', 'turns:', 'times:', 'area:'];
/** The prefix under which a nested list saves the earlier values of names. */
const SAVED = 'back:';
/** The public notes of effects. */
const NOTES: Readonly<Record<{ [D in keyof Notes]: keyof Notes[D] }[keyof Notes], true>> = {
  ability: true,
  acted: true,
  averted: true,
  card: true,
  cards: true,
  caught: true,
  caused: true,
  chosen: true,
  count: true,
  dealt: true,
  diverted: true,
  done: true,
  drawn: true,
  dropped: true,
  gone: true,
  grown: true,
  id: true,
  laid: true,
  kept: true,
  kind: true,
  lessened: true,
  layers: true,
  lays: true,
  lost: true,
  moved: true,
  named: true,
  newest: true,
  opened: true,
  paid: true,
  placed: true,
  queue: true,
  sharpened: true,
  spared: true,
  stage: true,
  stone: true,
  struck: true,
  taken: true,
  travelled: true,
  warned: true,
};
/** The public fields of an answer in an effect's notes; the cards that it names stay secret. */
const ANSWERED = ['pass', 'option', 'number', 'at', 'stone', 'path', 'terrain', 'by', 'order', 'amounts'];
const LEDGER: Readonly<Record<LedgerEntry extends `${infer Word}:${string}` ? Word : never, true>> = {
  activated: true,
  added: true,
  aimed: true,
  asked: true,
  attacks: true,
  'attacks-of': true,
  card: true,
  discarded: true,
  down: true,
  fell: true,
  first: true,
  hurt: true,
  reborn: true,
  risen: true,
  spared: true,
  spoke: true,
  'too-late': true,
  unanswered: true,
  wounds: true,
  returned: true,
};

type JsonFields = Readonly<Record<string, Json>>;
const isFields = (value: Json | undefined): value is JsonFields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries for which `view` returns a value. */
function only<V>(given: Readonly<Record<string, V>>, view: (name: string, value: V) => V | undefined): Record<string, V> {
  const shown: Record<string, V> = {};
  for (const [name, value] of Object.entries(given)) {
    const seen = view(name, value);
    if (seen !== undefined) shown[name] = seen;
  }
  return shown;
}

const notesOf = (notes: Json): Json | undefined =>
  isFields(notes)
    ? only<Json>(notes, (name, value) => {
        if (name === 'answer')
          return isFields(value) ? only<Json>(value, (field, inner) => (ANSWERED.includes(field) ? inner : undefined)) : undefined;
        return Object.hasOwn(NOTES, name) ? value : undefined;
      })
    : undefined;

const visible = (bound: JsonFields): JsonFields =>
  only<Json>(bound, (name, value) => {
    if (name === 'now') return notesOf(value);
    if (name.startsWith(SAVED)) return isFields(value) ? visible(value) : undefined;
    return Object.hasOwn(BOUND, name) || BOUND_KINDS.some((kind) => name.startsWith(kind)) ? value : undefined;
  });

/** The public bindings of a text. */
export const boundView = (bound: Bound): Bound => visible(bound as unknown as JsonFields) as unknown as Bound; // plain JSON; some of the same names

/** The public part of the ledger of the turn. */
export const ledgerView = once((ledger: Readonly<Record<string, number>>): Record<string, number> =>
  only(ledger, (name, value) => (Object.hasOwn(LEDGER, name.slice(0, name.indexOf(':'))) ? value : undefined)),
);
