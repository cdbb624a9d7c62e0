import type { Json } from '../../rules/terms/ids.ts';

// What the match keeps under names it makes as it goes: the bindings of a text, its notes, the ledger of the turn. A name without a line here
// stays in the match.

/** Names that a text binds, and those that begin so. */
const BOUND = [
  'self',
  'target',
  'subject',
  'originator',
  'enemy',
  'each',
  'X',
  'stone',
  'stones',
  'terrain',
  'by',
  'catastrophe',
  'marks',
  'settled',
  'trigger',
];
const BOUND_KINDS = ['pick:', 'result:', 'turns:'];
/** A list inside a text saves the names it binds anew. */
const SAVED = 'back:';
/** What an effect has noted of its work so far. */
const NOTES = [
  'ability',
  'acted',
  'averted',
  'cards',
  'caught',
  'caused',
  'chosen',
  'count',
  'dealt',
  'diverted',
  'done',
  'dropped',
  'gone',
  'grown',
  'id',
  'kept',
  'kind',
  'layers',
  'lays',
  'lost',
  'moved',
  'opened',
  'paid',
  'placed',
  'queue',
  'sharpened',
  'spared',
  'stage',
  'stone',
  'struck',
  'travelled',
  'warned',
];
/** An answer that an effect is still at work on; which cards it names stays with whoever gave it. */
const ANSWERED = ['pass', 'option', 'number', 'at', 'stone', 'path', 'terrain', 'by', 'order', 'amounts'];
const LEDGER = [
  'aimed:',
  'asked:',
  'attacks:',
  'attacks-of:',
  'card:',
  'down:',
  'fell:',
  'first:',
  'hurt:',
  'reborn:',
  'spoke:',
  'wounds:',
];

type Fields = Readonly<Record<string, Json>>;
const isFields = (value: Json | undefined): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The named entries. */
function only<V>(given: Readonly<Record<string, V>>, view: (name: string, value: V) => V | undefined): Record<string, V> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, V][] => {
      const seen = view(name, value);
      return seen === undefined ? [] : [[name, seen]];
    }),
  );
}

const notesOf = (now: Json): Json | undefined =>
  isFields(now)
    ? only<Json>(now, (name, value) => {
        if (name === 'answer')
          return isFields(value) ? only<Json>(value, (field, one) => (ANSWERED.includes(field) ? one : undefined)) : undefined;
        return NOTES.includes(name) ? value : undefined;
      })
    : undefined;

/** The bindings of a text that everybody may know. */
export function boundView(bound: Fields): Record<string, Json> {
  return only<Json>(bound, (name, value) => {
    if (name === 'now') return notesOf(value);
    if (name.startsWith(SAVED)) return isFields(value) ? boundView(value) : undefined;
    return BOUND.includes(name) || BOUND_KINDS.some((kind) => name.startsWith(kind)) ? value : undefined;
  });
}

/** What the ledger of the turn tells everybody. */
export const ledgerView = (ledger: Readonly<Record<string, number>>): Record<string, number> =>
  only(ledger, (name, value) => (LEDGER.some((kind) => name.startsWith(kind)) ? value : undefined));
