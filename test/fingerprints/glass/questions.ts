import { html } from 'lit';
import { Table } from '../../../src/app/table/table.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { advance, beginRecord, type Folded } from '../../../src/record/match-record.ts';
import type { Scenario } from '../../../src/record/scenario/scenario.ts';
import { choicesOf, openingsOf } from '../../../src/rules/index.ts';
import type { Opening } from '../../../src/rules/terms/opening.ts';
import { Lot } from '../../../src/players/lot.ts';
import { promptFor } from '../../../src/ui/prompts/prompt-for.ts';
import { Desk } from '../../../src/ui/table/desk.ts';
import { anyTelling } from '../../../tools/simulate/laws/table-talk.ts';
import { randomSetup } from '../../../tools/simulate/setups/random-setup.ts';
import { positionsOf, scenarios } from '../worked-positions.ts';
import { below, book, settle, show } from './drawn-page.ts';
import { knotOf } from './knot.ts';
import { page } from './page-node.ts';
import { touchAll } from './touches.ts';
import { watched } from './watched-port.ts';

/** Of so many worked examples one is searched for questions. */
const EXAMPLES = 6;
const MOST_A_KIND = 2;
const TOUCHED = 6;
const SIZES = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 390, height: 780 },
];
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const seen = new Map<string, number>();

/** What a question asks for, as a word. */
function kindOf(opening: Opening): string {
  if (opening.kind !== 'choice') return opening.kind;
  const { question } = opening;
  return `${question.ask}${'of' in question && typeof question.of === 'string' ? `-${question.of}` : ''}`;
}

const watchedTable = (folded: Folded) =>
  watched(
    'table',
    new Table({
      id: 'match',
      names: NAMES.slice(0, folded.record.setup.seats.length),
      folded,
      store: { append: () => Promise.resolve() },
    }),
    { decide: () => Promise.resolve(null) },
  );

/** Shows each question of a position that was seldom shown before; hands lie open, as they do when nobody else looks on. */
async function showQuestionsOf(folded: Folded, name: string): Promise<void> {
  for (const opening of openingsOf(folded.match)) {
    const kind = `${name}-${kindOf(opening)}`;
    const times = seen.get(kind) ?? 0;
    if (times >= MOST_A_KIND) continue;
    seen.set(kind, times + 1);
    Object.assign(page, SIZES[seen.size % SIZES.length]);
    book.aspect = kind;
    const box = await show(promptFor(watchedTable(folded), opening, new Desk()));
    for (const node of below(box)) if (knotOf(node).tag === 'moon-peek') Object.assign(node, { alone: true });
    await settle();
    // what the first touches have opened is touched too
    for (const most of [TOUCHED, 2]) await touchAll(box, 1, most);
  }
}

/** A match without a board: questions in words, facts that the table is asked for, and what a move has led to. */
async function showSpoken(scenario: Scenario): Promise<void> {
  const setup = randomSetup(`asked ${scenario.id}`, { seats: 2, size: 3, eventsAndAgendas: true, options: { table: 'spoken' } });
  const lot = new Lot(scenario.id);
  let folded = beginRecord(setup, catalogue);
  for (let step = 0; step < 120; step += 1) {
    const { match } = folded;
    const opening = lot.of(openingsOf(match));
    await showQuestionsOf(folded, 'spoken');
    if (match.asking && (seen.get('facts') ?? 0) < 4) {
      seen.set('facts', (seen.get('facts') ?? 0) + 1);
      book.aspect = 'spoken-facts';
      const table = watchedTable(folded);
      const { facts } = match.asking;
      await touchAll(await show(html`<moon-fact-list .table=${table} .facts=${facts}></moon-fact-list>`), 1, 12);
      await touchAll(await show(html`<moon-asking-form .table=${table} .facts=${facts} .seat=${1}></moon-asking-form>`), 1, 12);
    }
    const decision = match.asking ? anyTelling(match, lot) : opening && lot.of(choicesOf(match, opening.seat, catalogue).decisions);
    const taken = decision && advance(folded, decision);
    if (!taken || !taken.ok) return;
    folded = taken.folded;
  }
  book.aspect = 'spoken-end';
  const table = watchedTable(folded);
  const [first] = Object.keys(folded.match.table.models);
  for (const template of [
    html`<moon-ending-bar .table=${table} .model=${first} whole></moon-ending-bar>`,
    html`<moon-turn-clock .table=${table}></moon-turn-clock>`,
    html`<moon-dice></moon-dice>`,
    html`<moon-spoken-table .table=${table}></moon-spoken-table>`,
    html`<moon-hand-glass .table=${table}></moon-hand-glass>`,
  ])
    await touchAll(await show(template), 1, 10);
}

/** Shows every kind of question that worked examples and the set-up of a match lead to, and touches its answers. */
export async function showQuestions(): Promise<void> {
  for (const [number, scenario] of scenarios.entries()) {
    if (number % EXAMPLES !== 2) continue;
    for (const passed of positionsOf(scenario)) if ('folded' in passed) await showQuestionsOf(passed.folded, 'asked');
  }
  const [first] = scenarios;
  if (first) await showSpoken(first);
  await showSetUps();
}

/** The questions before a match: everything is chosen, drafted and placed by lot. */
async function showSetUps(): Promise<void> {
  const ways = [
    [2, { campaignCards: 2, objectiveMarkers: true }],
    [3, { draft: true, eventsAndAgendas: true }],
  ] as const;
  for (const [seats, options] of ways) {
    const chosen = randomSetup(`asked first ${seats}`, { seats, size: 2, eventsAndAgendas: false, options });
    const lot = new Lot(`asked first ${seats}`);
    let folded = beginRecord({ ...chosen, seats: chosen.seats.map(() => ({})) }, catalogue);
    for (let step = 0; step < 60 && folded.match.order.active === null; step += 1) {
      await showQuestionsOf(folded, `set-up-${seats}`);
      const opening = lot.of(openingsOf(folded.match));
      const decision = opening && lot.of(choicesOf(folded.match, opening.seat, catalogue).decisions);
      const taken = decision && advance(folded, decision);
      if (!taken || !taken.ok) break;
      folded = taken.folded;
    }
  }
}

/** Shows what a table may set by hand, at a few positions. */
export async function showAdjustments(): Promise<void> {
  for (const [number, scenario] of scenarios.entries()) {
    if (number % 500 !== 7) continue;
    const last = [...positionsOf(scenario)].flatMap((passed) => ('folded' in passed ? [passed.folded] : [])).at(-1);
    if (!last) continue;
    book.aspect = 'by-hand';
    const box = await show(html`<moon-adjust-panel .table=${watchedTable(last)}></moon-adjust-panel>`);
    await touchAll(box, 2, 25);
  }
}
