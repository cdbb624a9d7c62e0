import type { Lot } from '../../../src/players/lot.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { keyOf, type Became, type Fact, type TableAnswer } from '../../../src/rules/terms/fact.ts';
import type { Match } from '../../../src/rules/terms/match.ts';

// The random answers of players at a table without a board.

function anything(lot: Lot, fact: Fact): TableAnswer {
  switch (fact.about) {
    case 'cover':
      return lot.of(['none', 'light', 'heavy'] as const) ?? 'none';
    case 'pieces':
      return lot.between(0, 3);
    case 'nearest':
      return [lot.of(fact.among) ?? fact.to];
    case 'driven':
      return lot.percent(10) ? { stays: true } : anyOutcome(lot);
    case 'room':
      return lot.percent(90);
    default:
      return lot.percent(40);
  }
}

function anyOutcome(lot: Lot): Became {
  const roll = lot.between(1, 100);
  if (roll <= 1) return { left: true };
  if (roll <= 4) return { fell: { to: 0, ...(lot.percent(20) ? { water: true } : {}) } };
  return roll <= 8 ? { height: lot.of([0, 3]) ?? 0 } : {};
}

/** The random answers of a table, given by any player. */
export const anyTelling = ({ asking, order }: Match, lot: Lot): Decision => ({
  seat: lot.of([...order.seats.keys()].filter((seat) => !order.seats[seat]?.conceded)) ?? 0,
  kind: 'tell',
  facts: (asking?.facts ?? []).map((fact) => [keyOf(fact), anything(lot, fact)]),
});

/** A move with its random result; sometimes a player calls out a card text. */
export function withOutcome({ table }: Match, decision: Decision, lot: Lot): Decision {
  const { kind } = decision;
  const moves = kind === 'step' || kind === 'jog' || kind === 'react' || (kind === 'answer' && decision.path !== undefined);
  if (!moves) return decision;
  const caller = lot.percent(25) ? lot.of(Object.values(table.models).filter(({ status }) => status === 'board')) : undefined;
  const became = { ...anyOutcome(lot), ...(caller ? { calls: [caller.id] } : {}) };
  return Object.keys(became).length > 0 ? { ...decision, became } : decision;
}
