import { isDeepStrictEqual } from 'node:util';
import { Lot } from '../../../src/players/lot.ts';
import { tryDrawn } from '../../../src/players/drawn-answers.ts';
import { abilitiesOf } from '../../../src/rules/printed/abilities-of.ts';
import { choicesOf, judge, named, openingsOf } from '../../../src/rules/index.ts';
import { lookAt } from '../../../src/rules/look-at.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Seat } from '../../../src/rules/terms/ids.ts';
import type { Match } from '../../../src/rules/terms/match.ts';
import type { Reason } from '../../../src/rules/terms/reason.ts';
import { numbersOf, priceOf, sightOf } from '../../../src/seats/table/explain.ts';
import { freeSpots } from '../../../src/seats/table/free-spots.ts';
import { seatTable, type SeatTable } from '../../../src/seats/table/seat-table.ts';
import { mostOf, reachOf, routeTo } from '../../../src/seats/table/ways.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { randomAdjust } from '../setups/random-adjust.ts';

const TRIED = 6;
const some = <T>(lot: Lot, items: readonly T[], most = TRIED): T[] =>
  items.length <= most ? [...items] : Array.from({ length: most }, () => lot.of(items) as T); // the list is not empty

/** Decisions of every seat, legal and illegal, some of them at the wrong time. */
function decisions(match: Match, cards: Catalogue, lot: Lot, table: SeatTable): Decision[] {
  const seats = [...match.order.seats.keys()];
  const answers = openingsOf(match).flatMap(({ seat }) => {
    const { decisions: legal, drawn } = choicesOf(match, seat, cards);
    return [...some(lot, legal), ...some(lot, drawn, 2).map((drag) => tryDrawn(table, lot, seat, drag))];
  });
  const elsewhere = some(lot, answers).map((decision): Decision => ({ ...decision, seat: lot.of(seats) ?? 0 }));
  const standing = some(lot, seats, 2).flatMap((seat): Decision[] => [
    randomAdjust(lot, match, cards, seat),
    { seat, kind: 'pass' },
    { seat, kind: 'concede' },
    { seat, kind: 'sunrise' },
    { seat, kind: 'agree' },
    { seat, kind: 'take-back', to: 0 },
  ]);
  return [...answers, ...elsewhere, ...standing];
}

/** The differences between the view of one seat and the match. */
function untruths(match: Match, cards: Catalogue, seat: Seat | null, lot: Lot): string[] {
  const faults: string[] = [];
  const viewer = seat === null ? 'somebody who watches' : `seat ${seat}`;
  const compare = (value: unknown, truth: unknown, name: string): void => {
    if (!isDeepStrictEqual(value, truth)) faults.push(`${viewer} is told otherwise: ${name}`);
  };
  const look = lookAt(match, cards);
  const table = seatTable(viewFor(match, seat), cards);
  if (seat !== null) compare(table.choices(), choicesOf(match, seat, cards), 'what it may answer, and why not');

  const refusal = (decision: Decision): Reason | null => {
    const judged = judge(match, named(match, decision), cards);
    return judged.ok ? null : judged.reason;
  };
  for (const decision of decisions(match, cards, lot, table)) {
    const verdict = table.judge(decision);
    if (verdict.known) compare(verdict.refused, refusal(decision), JSON.stringify(decision));
    else if (decision.seat === seat && decision.kind !== 'take-back')
      faults.push(`${viewer} does not know whether it may ${JSON.stringify(decision)}`);
  }

  const models = Object.values(match.table.models);
  for (const { id, status } of some(lot, models)) {
    compare(table.numbers(id), numbersOf(look, id), `the numbers of ${id}`);
    const target = lot.of(models)?.id ?? id;
    const ability = lot.of(abilitiesOf(look, id))?.id ?? '';
    compare(table.price(id, ability, [target]), priceOf(look, id, ability, [target]), `the price of ${ability} at ${target}`);
    if (status === 'board' && match.table.models[target]?.status === 'board') {
      compare(table.sight(id, target), sightOf(look, id, target), `what ${id} sees of ${target}`);
    }
  }

  const drawn = seat === null ? undefined : lot.of(table.choices().drawn);
  if (drawn?.kind === 'step' || drawn?.kind === 'jog' || drawn?.kind === 'react') {
    const { model, kind } = drawn;
    const most = mostOf(look, model, kind);
    const { x, y } = match.table.models[model]?.at ?? { x: 0, y: 0 };
    const to = { x: x + lot.between(-most, most), y: y + lot.between(-most, most) };
    compare(table.longestMove(model, kind), most, `how far ${model} may go`);
    compare(table.reach(model, kind, most), reachOf(look, model, kind, most), `where ${model} may go`);
    compare(table.route(model, kind, to, most), routeTo(look, refusal, { model, as: kind, limit: most }, to), `the way of ${model}`);
  }
  const { opening } = table;
  if (seat !== null && opening?.kind === 'choice')
    compare(table.freeSpots(), freeSpots(look, seat, opening.question), `free spots for ${opening.question.ask}`);
  return faults;
}

/** Checks that the views of every seat and of a watcher agree with the match, and admit what they do not know. */
export function seatsAreToldTheTruth(match: Match, cards: Catalogue, seed: string): string[] {
  const lot = new Lot(`told ${seed}`);
  return [...match.order.seats.keys(), null].flatMap((seat) => untruths(match, cards, seat, lot));
}
