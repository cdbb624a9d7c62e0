import type { Catalogue } from '../rules/terms/card-language.ts';
import type { Choices } from '../rules/terms/choices.ts';
import type { Decision } from '../rules/terms/decision.ts';
import { impossible } from '../rules/violation.ts';
import { seatTable } from '../seats/table/seat-table.ts';
import { tryDrawn, type PlayersTable } from './drawn-answers.ts';
import type { Lot } from './lot.ts';
import type { Player } from './player.ts';

const TRIES = 12;
const STUBBORN = 400;

/** A random complete decision. The kind is drawn first, so that rare kinds come up as often as common ones. */
function complete(lot: Lot, { decisions }: Choices): Decision | undefined {
  const kinds = [...new Set(decisions.map(({ kind }) => kind))];
  const lively = kinds.filter((kind) => kind !== 'end-activation' && kind !== 'pass');
  const kind = lively.length > 0 && lot.percent(80) ? lot.of(lively) : lot.of(kinds);
  const ofKind = decisions.filter((decision) => decision.kind === kind);
  if (kind !== 'use') return lot.of(ofKind);
  const abilities = [...new Set(ofKind.map((decision) => (decision.kind === 'use' ? decision.ability : '')))];
  const ability = lot.of(abilities);
  return lot.of(ofKind.filter((decision) => decision.kind === 'use' && decision.ability === ability));
}

/** A random legal answer, half the time one that is drawn on the board where that is possible. */
export function randomDecision(table: PlayersTable, lot: Lot): Decision {
  const { seat } = table;
  if (seat === null) return impossible('nobody plays who only watches');
  const choices = table.choices();
  const tries = !choices.hasDecision ? STUBBORN : lot.percent(50) ? TRIES : 0;
  for (let count = 0; count < tries; count += 1) {
    const drawn = lot.of(choices.drawn);
    const decision = drawn && tryDrawn(table, lot, seat, drawn);
    if (decision && isLegal(table, decision)) return decision;
  }
  return complete(lot, choices) ?? impossible(`seat ${seat} finds no legal answer to ${JSON.stringify(table.opening)}`);
}

function isLegal(table: PlayersTable, decision: Decision): boolean {
  const verdict = table.judge(decision);
  return verdict.known && verdict.refused === null;
}

/** A player that gives any legal answer. */
export const randomPlayer =
  (cards: Catalogue): Player =>
  (view, _witnessed, lot) =>
    randomDecision(seatTable(view, cards), lot);
