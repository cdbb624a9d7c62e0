import { begin, decide } from '../../../machines/match/fold.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { choicesOf, newMatch } from '../../../src/rules/index.ts';
import { imagine } from '../../../src/seats/imagine.ts';
import { viewFor } from '../../../src/seats/view.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { ArcaneCard, MeleeCard } from '../../../src/rules/terms/decks.ts';
import type { Match, Model, Options } from '../../../src/rules/terms/match.ts';
import { expect } from 'vitest';

const INCH = 254;
export type Placed = { at: [number, number] } & Partial<Pick<Model, 'energy' | 'wounds' | 'jogged' | 'activated'>> & { stones?: number };

export interface Given {
  troupes: string[][];
  models: Record<string, Placed>;
  arcane?: ArcaneCard[];
  melee?: MeleeCard[];
  options?: Partial<Options>;
  stones?: { id: string; at: [number, number]; depth: number }[];
}

const pointAt = ([x, y]: readonly [number, number]): { x: number; y: number } => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });

/** A match of printed characters with the first model of seat 0 active. */
export function table({ troupes, models, arcane = [], melee = [], options = {}, stones = [] }: Given): Match {
  const setup = {
    seats: troupes.map((troupe) => ({ troupe })),
    options: { reactions: false, ...options },
    terrain: [],
    seed: '1',
    start: 'activation' as const,
    position: {
      models: Object.fromEntries(Object.entries(models).map(([id, placed]) => [id, { ...placed, at: pointAt(placed.at) }])),
      stones: stones.map((stone) => ({ ...stone, at: pointAt(stone.at) })),
      draws: { arcane, melee },
    },
  };
  return begin(newMatch(setup, catalogue), catalogue).match;
}

/** One decision; a refusal fails the test. Every position on the way looks the same when it is imagined from its view. */
export function say(match: Match, decision: Decision): Match {
  const decided = decide(match, decision, catalogue);
  if (!decided.ok)
    throw new Error(`${JSON.stringify(decision)}: ${JSON.stringify(decided.reason)}; asked ${JSON.stringify(match.openings)}`);
  for (const seat of [0, 1, null]) {
    const view = viewFor(decided.match, seat);
    expect(viewFor(imagine(view, 'seed'), seat)).toEqual(view);
  }
  for (const { seat } of decided.match.openings) {
    const legal = choicesOf(decided.match, seat, catalogue).decisions;
    expect(choicesOf(imagine(viewFor(decided.match, seat), 'seed'), seat, catalogue).decisions).toEqual(legal);
  }
  return decided.match;
}
export const all = (match: Match, ...decisions: Decision[]): Match => decisions.reduce(say, match);
export const refusal = (match: Match, decision: Decision): string[] => {
  const decided = decide(match, decision, catalogue);
  return decided.ok ? ['legal'] : [decided.reason.code, ...decided.reason.clauses];
};
export const model = (match: Match, id: string): Model => match.table.models[id] as Model;
export const spot = (match: Match, id: string): [number, number] => {
  const { x, y } = model(match, id).at;
  return [Math.round((x / INCH) * 100) / 100, Math.round((y / INCH) * 100) / 100];
};
export const arcaneCards = ({ table: { decks, aside }, stack, order }: Match): number =>
  decks.arcane.length +
  aside.length +
  order.seats.reduce((sum, { held = [] }) => sum + held.length, 0) +
  stack.reduce((sum, frame) => {
    if (frame.kind === 'effects') return sum + frame.flipped.length;
    if (frame.kind !== 'arcane') return sum;
    return sum + frame.hand.length + frame.resist.length + frame.discard.length + (frame.laid ? 1 : 0);
  }, 0);

export const BORIS = '0:boris-the-bunny-summoner';
export const BUNNY = '0:murder-bunny';
export const act = (seat: number, id: string): Decision => ({ seat, kind: 'activate', model: id });
export const claim = (seat: number, card: ArcaneCard, as: ArcaneCard = card): Decision => ({ seat, kind: 'claim', card, as });
export const ok: Decision = { seat: 1, kind: 'ok' };
/** The hand of so many cards, then six to resist. */
export const hand = (cards: number, first: ArcaneCard): ArcaneCard[] => {
  const anotherCards: ArcaneCard[] = [
    'pink-1',
    'pink-1',
    'pink-1',
    'blue-1',
    'blue-1',
    'blue-1',
    'green-1',
    'green-1',
    'green-1',
    'pink-2',
    'blue-2',
    'green-2',
  ];
  return [first, ...anotherCards.slice(0, cards - 1 + 6)];
};

export const burrow = (given: Partial<Given> = {}): Match =>
  table({
    troupes: [['boris-the-bunny-summoner'], ['flintlock']],
    models: {
      [BORIS]: { at: [18, 18], energy: 6 },
      [BUNNY]: { at: [18, 19.3] },
      [`${BUNNY}#2`]: { at: [19.3, 18] },
      '1:flintlock': { at: [30, 30] },
    },
    ...given,
  });
