import type { Look } from './look.ts';
import type { Play } from './play.ts';
import type { AbilityId, ModelId, Seat } from './terms/ids.ts';

// The ledger counts what has happened, for texts with limits. It is cleared when a turn ends; the entries `OF_ACTION` when an action ends.

/** The name of every entry of the ledger. */
export const entry = {
  /** The number of wounds that the action under way has marked on a model. */
  wounds: (model: ModelId) => `wounds:${model}` as const,
  /** The model has suffered a wound in the action under way. */
  hurt: (model: ModelId) => `hurt:${model}` as const,
  /** An ability of `user` has targeted a model. */
  aimed: (user: ModelId, ability: AbilityId, target: ModelId) => `aimed:${user}/${ability}/${target}` as const,
  /** The first action has been taken for which a text changes the cost. */
  first: (source: ModelId, ability: AbilityId) => `first:${source}/${ability}` as const,
  /** The same, where each model (`bearer`) has a first action. */
  firstOf: (source: ModelId, ability: AbilityId, bearer: ModelId) => `first:${source}/${ability}/${bearer}` as const,
  /** A card that was set aside has been added to the hand in an arcane action of this model. */
  added: (model: ModelId) => `added:${model}` as const,
  /** A text of an ability has taken effect. */
  spoke: (source: ModelId, ability: AbilityId) => `spoke:${source}/${ability}` as const,
  /** The text has taken effect on the model `about`. */
  spokeOf: (source: ModelId, ability: AbilityId, about: ModelId) => `spoke:${source}/${ability}/${about}` as const,
  /** A card of a seat has taken effect. */
  card: (seat: Seat, card: string) => `card:${seat}/${card}` as const,
  /** A model has been slain. */
  fell: (model: ModelId) => `fell:${model}` as const,
  /** The model had no health left, but a text kept it from being slain. */
  spared: (model: ModelId) => `spared:${model}` as const,
  /** The ability has brought the model back into play. */
  returned: (model: ModelId, ability: AbilityId) => `returned:${model}/${ability}` as const,
  /** No model makes a reaction step after the action under way; struck when the reaction steps would come. */
  unanswered: () => 'unanswered:' as const,
  /** The model was slain and came back before the consequences of its fall were over. */
  reborn: (model: ModelId) => `reborn:${model}` as const,
  /** The model fell a second time before the consequences of its first fall were over, and the second fall has been resolved. */
  down: (model: ModelId) => `down:${model}` as const,
  /** The model was slain in its own activation and came back, so that activation is over. */
  risen: (model: ModelId) => `risen:${model}` as const,
  /** The number of melee attacks that a model, or the models of a seat, have made. */
  attacks: (model: ModelId) => `attacks:${model}` as const,
  attacksOf: (seat: Seat) => `attacks-of:${seat}` as const,
  /** A seat has activated a model. */
  activated: (seat: Seat) => `activated:${seat}` as const,
  /** The model entered play too late to activate this turn. */
  tooLate: (model: ModelId) => `too-late:${model}` as const,
  /** The number of wounds that were marked on a model in the Discard Step. */
  discarded: (model: ModelId) => `discarded:${model}` as const,
  /** The window for cards before the first action of the turn has been offered. */
  cardsAsked: () => 'asked:cards' as const,
};

export type LedgerEntry = ReturnType<(typeof entry)[keyof typeof entry]>;

const OF_ACTION = ['wounds:', 'hurt:', 'added:'];

/** The count of an entry; 0 when there is none. */
export const ledgerCount = (look: Look, name: LedgerEntry): number => look.match.order.ledger[name] ?? 0;

/** Sets entries to 1. */
export function note(play: Play, ...names: readonly LedgerEntry[]): void {
  if (names.length > 0) write(play, Object.fromEntries(names.map((name) => [name, 1])));
}

/** Adds `times` to each entry. */
export function tally(play: Play, names: readonly LedgerEntry[], times = 1): void {
  write(play, Object.fromEntries(names.map((name) => [name, ledgerCount(play, name) + times])));
}

/** Removes entries. */
export function strike(play: Play, names: readonly LedgerEntry[]): void {
  const gone = new Set<string>(names);
  keep(play, (name) => !gone.has(name));
}

/** Removes the entries that belong to the action that has ended. */
export const closeAction = (play: Play): void => keep(play, (name) => !OF_ACTION.some((word) => name.startsWith(word)));

/** Clears the ledger at the end of a turn. */
export const closeTurn = (play: Play): void => play.patchOrder({ ledger: {} });

function write(play: Play, more: Record<string, number>): void {
  play.patchOrder({ ledger: { ...play.match.order.ledger, ...more } });
}

function keep(play: Play, stays: (name: string) => boolean): void {
  const { ledger } = play.match.order;
  const names = Object.keys(ledger);
  if (names.every(stays)) return;
  play.patchOrder({ ledger: Object.fromEntries(Object.entries(ledger).filter(([name]) => stays(name))) });
}
