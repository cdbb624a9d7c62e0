import { catalogue } from '../../src/cards/index.ts';
import { choicesOf } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { ModelId, Seat } from '../../src/rules/terms/ids.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import type { Watch } from './pairing.ts';

/** The counts of a player in a match. */
export const COUNTS = [
  'given', // energy that its models received
  'thrown', // energy that they discarded
  'late', // activations of the last turn that began while the seat was behind
  'idle', // of these, activations without any attack, ability or harvest that ended with energy and a legal attack, ability against an enemy or harvest
  'attacks',
  'uses',
  'digs',
  'claims',
  'lies',
  'declined', // claims that were paid for and not made
  'heard', // claims of other players
  'called', // claims that it doubted
  'caught', // doubts that were right
  'cardsLegal', // different cards that it could have played
  'cardsPlayed',
  'activesLegal', // activations that could have used an ability of an upgrade
  'activesUsed',
] as const;
export type Count = (typeof COUNTS)[number];
export type Counts = Record<Count, number>;

const LAST = 4;

/** The lead of a seat in moonstones. */
function leadOf({ table, order }: Match, seat: Seat): number {
  const stones = order.seats.map(
    (_, index) => table.stones.filter(({ holder }) => holder !== null && table.models[holder]?.seat === index).length,
  );
  return (stones[seat] ?? 0) - Math.max(...stones.filter((_, index) => index !== seat));
}

const isOfUpgrade = ({ table }: Match, model: ModelId, ability: string): boolean => {
  const character = catalogue.characters[table.models[model]?.character ?? ''];
  return character !== undefined && !character.abilities.some(({ id }) => id === ability);
};

/** True for an attack, a harvest, and the use of an ability against an enemy. */
function isDeed({ table }: Match, seat: Seat, decision: Decision): boolean {
  if (decision.kind !== 'use') return decision.kind === 'melee' || decision.kind === 'harvest';
  return (decision.targets ?? []).some((target) => table.models[target] !== undefined && table.models[target].controller !== seat);
}

interface Activation {
  seat: Seat;
  behind: boolean;
  did: boolean;
  couldUse: boolean;
  used: boolean;
}

/** Counts the decisions of every seat; `counts` has a row for each seat. */
export function watchMatch(seats: number): { watch: Watch; counts: Counts[] } {
  const counts = Array.from({ length: seats }, () => Object.fromEntries(COUNTS.map((count) => [count, 0])) as Counts);
  const legal = Array.from({ length: seats }, () => new Set<string>());
  let current: Activation | null = null;
  const add = (seat: Seat | undefined, count: Count, more = 1): void => {
    const row = seat === undefined ? undefined : counts[seat];
    if (row) row[count] += more;
  };
  const close = (): void => {
    if (!current) return;
    if (current.couldUse) add(current.seat, 'activesLegal');
    if (current.couldUse && current.used) add(current.seat, 'activesUsed');
    current = null;
  };
  const watch: Watch = (before, opening, decision, events, _after) => {
    const { seat } = decision;
    const offered = ['act', 'card', 'activate'].includes(opening.kind) ? choicesOf(before, seat, catalogue).decisions : [];
    for (const option of offered) if (option.kind === 'play-card' && !legal[seat]?.has(option.card)) legal[seat]?.add(option.card);
    if (decision.kind === 'activate') {
      close();
      const behind = before.order.turn >= LAST && leadOf(before, seat) < 0;
      current = { seat, behind, did: false, couldUse: false, used: false };
      if (behind) add(seat, 'late');
    }
    if (opening.kind === 'act' && current) {
      const ofUpgrade = (option: typeof decision): boolean =>
        option.kind === 'use' && isOfUpgrade(before, option.model ?? before.order.active ?? '', option.ability);
      current.couldUse ||= offered.some(ofUpgrade);
      current.used ||= ofUpgrade(decision);
      if (decision.kind === 'melee') add(seat, 'attacks');
      if (decision.kind === 'use') add(seat, 'uses');
      if (decision.kind === 'harvest') add(seat, 'digs');
      current.did ||= ['melee', 'use', 'harvest'].includes(decision.kind);
      const energy = before.order.active === null ? 0 : (before.table.models[before.order.active]?.energy ?? 0);
      const couldDo = offered.some((option) => isDeed(before, seat, option));
      if (decision.kind === 'end-activation' && current.behind && !current.did && energy > 0 && couldDo) add(seat, 'idle');
    }
    if (opening.kind === 'claim') {
      if (decision.kind !== 'claim') add(seat, 'declined');
      else {
        add(seat, 'claims');
        if (decision.card !== decision.as) add(seat, 'lies');
      }
    }
    if (opening.kind === 'call') {
      const top = before.stack[before.stack.length - 1];
      add(seat, 'heard');
      if (decision.kind === 'bluff') add(seat, 'called');
      if (decision.kind === 'bluff' && top?.kind === 'arcane' && top.laid !== top.claimed) add(seat, 'caught');
    }
    if (decision.kind === 'play-card') add(seat, 'cardsPlayed');
    for (const event of events) {
      if (event.what !== 'replenished' && event.what !== 'discarded') continue;
      for (const [id, energy] of Object.entries(event.energy))
        add(before.table.models[id]?.seat, event.what === 'replenished' ? 'given' : 'thrown', energy);
    }
    counts.forEach((row, index) => (row.cardsLegal = legal[index]?.size ?? 0));
  };
  return { watch, counts };
}
