import type { Look } from './look.ts';
import type { Play } from './play.ts';
import type { AbilityId, ModelId, Seat } from './terms/ids.ts';

// The ledger of the turn: what has been done, and how often. It begins again with each turn; some of it ends with the action under way.

/** Everything that is ever noted, by the name under which it stands. */
export const entry = {
  /** Wounds that the action under way has marked on a model. */
  wounds: (model: ModelId) => `wounds:${model}` as const,
  /** A model has suffered a wound of the action under way. */
  hurt: (model: ModelId) => `hurt:${model}` as const,
  /** An ability has been aimed at a model. */
  aimed: (user: ModelId, ability: AbilityId, target: ModelId) => `aimed:${user}/${ability}/${target}` as const,
  /** The first action of which a price speaks has been taken. */
  first: (source: ModelId, ability: AbilityId) => `first:${source}/${ability}` as const,
  /** The first action of a bearer of which a price speaks has been taken. */
  firstOf: (source: ModelId, ability: AbilityId, bearer: ModelId) => `first:${source}/${ability}/${bearer}` as const,
  /** A card laid aside has been added to the hand in an arcane action of this model. */
  added: (model: ModelId) => `added:${model}` as const,
  /** A rule of an ability has spoken. */
  spoke: (source: ModelId, ability: AbilityId) => `spoke:${source}/${ability}` as const,
  /** It has spoken about this model. */
  spokeOf: (source: ModelId, ability: AbilityId, about: ModelId) => `spoke:${source}/${ability}/${about}` as const,
  /** A card of a seat has spoken. */
  card: (seat: Seat, card: string) => `card:${seat}/${card}` as const,
  /** A model has been slain. */
  fell: (model: ModelId) => `fell:${model}` as const,
  /** It had no health left, and was not slain after all. */
  spared: (model: ModelId) => `spared:${model}` as const,
  /** An ability has brought it back into play. */
  returned: (model: ModelId, ability: AbilityId) => `returned:${model}/${ability}` as const,
  /** An action after which nobody makes a reaction step: struck out when reaction steps would come. */
  unanswered: () => 'unanswered:' as const,
  /** It came back before all that follows from its fall was over; its second fall has been dealt with. */
  reborn: (model: ModelId) => `reborn:${model}` as const,
  down: (model: ModelId) => `down:${model}` as const,
  /** It was slain in its own activation and has come back: that activation is over. */
  risen: (model: ModelId) => `risen:${model}` as const,
  /** Melee attacks, of a model and of a seat's models. */
  attacks: (model: ModelId) => `attacks:${model}` as const,
  attacksOf: (seat: Seat) => `attacks-of:${seat}` as const,
  /** A seat has activated a model. */
  activated: (seat: Seat) => `activated:${seat}` as const,
  /** A model has entered play this turn and is not activated in it. */
  tooLate: (model: ModelId) => `too-late:${model}` as const,
  /** Wounds marked on a model in the Discard Step. */
  discarded: (model: ModelId) => `discarded:${model}` as const,
  /** The first action of the turn has had its window for cards before it. */
  cardsAsked: () => 'asked:cards' as const,
};

export type LedgerEntry = ReturnType<(typeof entry)[keyof typeof entry]>;

const OF_ACTION = ['wounds:', 'hurt:', 'added:'];

/** How often something has been noted; 0 when it has not. */
export const ledgerCount = (look: Look, name: LedgerEntry): number => look.match.order.ledger[name] ?? 0;

/** Notes things as done. */
export function note(play: Play, ...names: readonly LedgerEntry[]): void {
  if (names.length > 0) write(play, Object.fromEntries(names.map((name) => [name, 1])));
}

/** Counts things once more each, or one of them several times. */
export function tally(play: Play, names: readonly LedgerEntry[], times = 1): void {
  write(play, Object.fromEntries(names.map((name) => [name, ledgerCount(play, name) + times])));
}

/** Strikes out what has been noted. */
export function strike(play: Play, names: readonly LedgerEntry[]): void {
  const gone = new Set<string>(names);
  keep(play, (name) => !gone.has(name));
}

/** The action is over, and what was noted for it alone. */
export const closeAction = (play: Play): void => keep(play, (name) => !OF_ACTION.some((word) => name.startsWith(word)));

/** The turn is over. */
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
