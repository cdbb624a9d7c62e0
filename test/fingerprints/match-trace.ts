import { Table } from '../../src/app/table/table.ts';
import type { Folded } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import { DAMAGE_TYPES } from '../../src/rules/terms/factions.ts';
import type { Happening } from '../../src/rules/terms/happening.ts';
import { eventsFor } from '../../src/seats/events-for.ts';
import { viewFor } from '../../src/seats/view.ts';
import { linesOf } from '../../src/ui/log/lines.ts';
import { namesOf } from '../../src/ui/table/names.ts';
import { declineText, promptText } from '../../src/words/match/questions.ts';
import { reasonText } from '../../src/words/reasons/reasons.ts';
import type { Trace } from './kept-fingerprints.ts';

const KINDS = ['step', 'jog', 'react'] as const;
const MOST_OTHERS = 4;

const tableOf = (folded: Folded): Table => new Table({ id: 'example', names: [], folded, store: { append: () => Promise.resolve() } });

/** Notes a step of a match: its whole state and its events. */
export const noteMatch = (trace: Trace, { match, record }: Folded, events: readonly Happening[]): void =>
  trace.note('match', [match, events, record.checkpoints.length]);

/** Notes the questions after a decision, their legal answers, the view of each seat, and the texts. */
export function noteAsked(trace: Trace, folded: Folded, events: readonly Happening[]): void {
  const { match } = folded;
  const table = tableOf(folded);
  const names = namesOf(table);
  for (const opening of openingsOf(match)) {
    const { decisions, drawn, refused } = table.choices(opening.seat);
    trace.note('asked', { opening, decisions, drawn, refused });
    trace.note('words', [promptText(opening, names), declineText(opening), refused.map(({ reason }) => reasonText(reason))]);
  }
  for (const seat of [...match.order.seats.keys(), null])
    trace.note('seen', [viewFor(match, seat), eventsFor(events, seat), seat === null ? null : table.takeBack(seat)]);
  const last = table.log(null).at(-1);
  if (last) trace.note('words', linesOf(table, last));
}

/** Notes the queries of a seat about the models on its table: numbers, sight, fights, ways and outcomes. */
export function noteTable(trace: Trace, folded: Folded): void {
  const { match, record } = folded;
  const table = tableOf(folded);
  const standing = Object.values(match.table.models).filter(({ status }) => status === 'board');
  for (const { id } of standing) trace.note('table', [id, table.numbers(id), table.fall(id, 3)]);
  const active = standing.find(({ id }) => id === match.order.active) ?? standing[0];
  const opening = openingsOf(match)[0];
  if (opening) trace.note('table', table.isQuiet(opening));
  if (!active?.at || record.setup.options.table === 'spoken') return;
  for (const { id, at } of standing.filter((model) => model !== active).slice(0, MOST_OTHERS)) {
    trace.note('table', [table.sight(active.id, id), table.sight(id, active.id), table.meleeDraws(active.id, id)]);
    trace.note(
      'table',
      DAMAGE_TYPES.map((type) => table.damage(active.id, { to: id, by: 2, type })),
    );
    if (at)
      trace.note('ways', [
        table.route(active.id, 'jog', at, 1000),
        table.ending(active.id, 'step', { x: (at.x + active.at.x) / 2, y: at.y }),
      ]);
  }
  for (const kind of KINDS) trace.note('ways', [kind, table.longestMove(active.id, kind), table.reach(active.id, kind, 254)]);
  if (!opening) return;
  const choices = table.choices(opening.seat);
  const [first] = choices.decisions;
  trace.note('ways', [table.course(opening.seat, active.id, { x: active.at.x + 700, y: active.at.y }), table.freeSpots(opening.seat)]);
  if (first) trace.note('ways', table.outlook([first]));
}
