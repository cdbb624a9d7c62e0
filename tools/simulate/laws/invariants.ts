import { isAbandoned } from '../../../src/rules/scoring/scoring.ts';
import { ARCANE_DECK, MELEE_DECK } from '../../../src/rules/terms/decks.ts';
import { SIDES, type Frame } from '../../../src/rules/terms/frame.ts';
import type { Match } from '../../../src/rules/terms/match.ts';

const framesOf = (frames: readonly Frame[]): Frame[] => frames.flatMap((frame) => [frame, ...framesOf(frame.pending ?? [])]);

/** Every melee card of a match, wherever it is. */
function meleeCards(match: Match): string[] {
  const cards = framesOf(match.stack).flatMap((frame) => {
    if (frame.kind !== 'melee') return [];
    return [
      ...frame.hands.attacker,
      ...frame.hands.defender,
      ...frame.discard,
      ...SIDES.flatMap((side) => [frame.laid[side] ?? [], frame.second?.[side] ?? []].flat()),
    ];
  });
  return [...match.table.decks.melee, ...cards];
}

function arcaneCards(match: Match): string[] {
  const cards = framesOf(match.stack).flatMap((frame) => {
    if (frame.kind === 'effects') return frame.flipped;
    if (frame.kind !== 'arcane') return [];
    return [...frame.hand, ...frame.resist, ...frame.discard, ...(frame.laid ? [frame.laid] : [])];
  });
  const cardsNow = match.order.seats.flatMap((seat) => [...(seat.held ?? []), ...Object.values(seat.kept ?? {}).flat()]);
  return [...match.table.decks.arcane, ...match.table.aside, ...cardsNow, ...cards];
}

const sameCards = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();

// A match is replaced and never changed, so that a value found to be plain stays plain.
const knownPlain = new WeakSet<object>();

/** True if a value survives JSON unchanged. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return value === null || typeof value === 'string' || typeof value === 'boolean';
  if (knownPlain.has(value)) return true;
  const all = Object.values(value);
  const isOrdinary = Array.isArray(value)
    ? all.length === value.length
    : Object.getPrototypeOf(value) === Object.prototype && Object.getOwnPropertySymbols(value).length === 0;
  if (!isOrdinary || !all.every(isPlain)) return false;
  knownPlain.add(value);
  return true;
}

const BEFORE_STONES: readonly string[] = ['setup.faction', 'setup.troupe', 'setup.draft', 'setup.pick'];

/** Checks the laws of every match at rest; each sentence names a broken one. */
export function broken(match: Match, stones: number): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, fault: string): void => {
    if (!holds) faults.push(fault);
  };
  must(sameCards(meleeCards(match), MELEE_DECK), 'the melee deck is not whole');
  must(sameCards(arcaneCards(match), ARCANE_DECK), 'the arcane deck is not whole');
  const dropped = !isAbandoned(match) && !BEFORE_STONES.includes(match.stack[0].step);
  must(!dropped || match.table.stones.length === stones, `${match.table.stones.length} stones instead of ${stones}`);
  for (const { id, energy, wounds, status } of Object.values(match.table.models)) {
    must(Number.isInteger(energy) && energy >= 0, `${id} has ${energy} energy`);
    must(Number.isInteger(wounds) && wounds >= 0, `${id} has ${wounds} wounds`);
    must(
      status !== 'slain' || match.stack.length > 1 || !match.table.stones.some(({ holder }) => holder === id),
      `${id} took stones to the grave`,
    );
  }
  must(
    match.order.result !== null || match.openings.length > 0 || match.proposal !== undefined || match.asking !== undefined,
    'nobody is asked anything',
  );
  must(new Set(match.openings.map(({ seat }) => seat)).size === match.openings.length, 'a seat is asked twice');
  must(isPlain(match), 'the match is not plain JSON');
  return faults;
}
