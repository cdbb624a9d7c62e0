import { html } from 'lit';
import { Table } from '../../../src/app/table/table.ts';
import { catalogue, characters } from '../../../src/cards/index.ts';
import { BOARD } from '../../../src/geometry/lengths.ts';
import { advance, beginRecord } from '../../../src/record/match-record.ts';
import type { BoardRing, Pointed } from '../../../src/ui/board/modes.ts';
import { meleeOf } from '../../../src/ui/table/hands.ts';
import { playMatch } from '../../../tools/simulate/play-match.ts';
import { randomSetup } from '../../../tools/simulate/setups/random-setup.ts';
import { book, settle, show } from './drawn-page.ts';
import { inLibrary, libraryOf } from './lists.ts';
import { page } from './page-node.ts';
import { touchAll } from './touches.ts';

const TURNS = [0, 90, 180, 270] as const;

/** A match of four, half played. */
function midMatch(): Table {
  const setup = randomSetup('turned', { seats: 4, size: 2, eventsAndAgendas: false });
  const { record } = playMatch(setup, catalogue, { brokenEvery: Infinity, leaksEvery: Infinity, refold: false }).folded;
  let folded = beginRecord(setup, catalogue);
  for (const { decision } of record.entries.slice(0, record.entries.length / 2)) {
    const taken = advance(folded, decision);
    if (taken.ok) folded = taken.folded;
  }
  return new Table({ id: 'match', names: ['Ada', 'Ben', 'Cleo', 'Dan'], folded, store: { append: () => Promise.resolve() } });
}

/** Boards turned to each side for a reader at each side, with labels at every edge, in the corners and in the middle, and with advice. */
async function showBoards(): Promise<void> {
  const table = midMatch();
  const shared = table.view(null);
  const { models } = shared.table;
  const [model] = Object.values(models).filter(({ status }) => status === 'board');
  // the model holds the first moonstone, all others lie about
  const stones = shared.table.stones.map((stone, index) => (index === 0 && model ? { ...stone, holder: model.id } : stone));
  const view = { ...shared, table: { ...shared.table, stones } };
  const near = 300;
  const places = [near, BOARD / 2, BOARD - near].flatMap((x) => [near, BOARD / 2, BOARD - near].map((y) => ({ x, y })));
  const rings: BoardRing[] = places.map((spot, index) => ({ at: spot, reach: 200 + index * 40, tone: 'question', label: `${index}` }));
  const pointed: Pointed = {
    goes: model ? { model: model.id, way: [{ x: 4000, y: 5000 }, { x: 5000, y: 4000 }], put: false } : null,
    places: places.slice(0, 2),
    ids: [...(model ? [model.id] : []), ...stones.map(({ id }) => id), ...view.table.terrain.slice(0, 2).map(({ id }) => id)],
  }; // prettier-ignore
  for (const rotation of TURNS)
    for (const reader of TURNS) {
      book.aspect = `turned-${rotation}`;
      const box = await show(
        html`<moon-board
          .view=${view}
          .characters=${table.characters}
          .rings=${rings}
          .pointed=${pointed}
          .rotation=${rotation}
          .reader=${reader}
          .selected=${model?.id ?? null}
          names
        ></moon-board>`,
      );
      if (rotation === reader) await touchAll(box, 1, 3);
    }
}

/** The ends of a melee without a wound, with one, with more, and with one side or both slain. */
async function showVerdicts(): Promise<void> {
  const { melee } = await import('../../ui/match/tables/tables.ts');
  const table = await melee(['thrust', 'high-guard', 'sweeping-cut', 'falling-swing', 'low-guard', 'thrust', 'rising-attack', 'sweeping-cut']); // prettier-ignore
  const begun = meleeOf(table.view(null));
  if (!begun) return;
  const frame = { ...begun, played: { attacker: 'thrust', defender: 'high-guard' } };
  const ends = [[0, 0, []], [1, 0, []], [0, 1, []], [3, 1, ['attacker']], [0, 2, ['defender']], [0, 0, ['attacker', 'defender']]] as const; // prettier-ignore
  for (const [attacker, defender, slain] of ends) {
    book.aspect = `verdict-${attacker}-${defender}-${slain.length}`;
    const verdict = { of: 'melee', frame, wounds: { attacker, defender }, slain, blows: {} };
    for (const turn of [0, 180]) {
      const box = await show(html`<moon-melee-stage .table=${table} .verdict=${verdict} .turns=${[turn, 0]}></moon-melee-stage>`);
      await touchAll(box, 1, 3);
    }
  }
}

/** Troupes chosen among few and many characters: just below a limit, at it, and above it. */
async function showBuilders(): Promise<void> {
  await inLibrary(await libraryOf(3));
  for (const count of [0, 1, 6, 11, 12, 13]) {
    book.aspect = `among-${count}`;
    const some = characters.filter(({ factions }) => factions.includes('commonwealth')).slice(0, count);
    for (const size of [1, 6]) {
      const troupe = some.slice(0, size).map(({ id }) => id);
      const box = await show(
        html`<moon-troupe-builder faction="commonwealth" .characters=${some} .troupe=${troupe} .size=${size}></moon-troupe-builder>`,
      );
      await touchAll(box, 1, 4);
    }
  }
}

/** Shows boards turned to every side, the ends of melees, and lists at their limits. */
export async function showTurned(): Promise<void> {
  Object.assign(page, { width: 820, height: 1180 });
  for (const run of [showBoards, showVerdicts, showBuilders]) await run();
  await settle();
}
