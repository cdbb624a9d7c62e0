import type { ReactiveControllerHost } from 'lit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pairings, boards, catalogue } from '../../../src/cards/index.ts';
import { GREEDY } from '../../../src/players/levels.ts';
import { think } from '../../../src/players/think.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Opening } from '../../../src/rules/terms/opening.ts';
import type { Setup } from '../../../src/rules/terms/match.ts';
import { QuietWindows } from '../../../src/ui/match/seats/quiet-windows.ts';
import { whoIsAsked } from '../../../src/ui/match/seats/who-is-asked.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { rulesTable } from '../../ui/match/tables/rules-table.ts';

/** The first match, everybody set down and the first model activated and moved. */
async function moved(far: boolean): Promise<TablePort> {
  const pairing = pairings.find(({ id }) => id === 'a-quick-quarrel');
  const terrain = boards.find(({ id }) => id === pairing?.board)?.terrain;
  const setup = { seats: pairing?.sides, options: {}, terrain, seed: '1', start: 'setup' } as unknown as Setup;
  const table = rulesTable(setup, ['Ada', 'Ben']);
  const take = async (decision: Decision): Promise<void> => expect(await table.decide(decision)).toBe(null);
  for (let [opening] = table.openings(); opening; [opening] = table.openings()) {
    const { seat, kind } = opening;
    if (kind === 'reaction' && table.isQuiet?.(opening) === far) return table;
    const thought = kind === 'reaction' ? { decision: { seat, kind: 'pass' } as const } : think(table.view(seat), catalogue, GREEDY, '1');
    if (!thought) throw new Error(kind);
    await take(thought.decision);
  }
  throw new Error('nobody was asked');
}

const asked = (table: TablePort): Opening => {
  const [opening] = table.openings();
  if (!opening) throw new Error('nobody is asked');
  return opening;
};
function glass(table: TablePort) {
  const host = { table, addController: () => undefined } as unknown as ReactiveControllerHost & { table: TablePort };
  const quiet = new QuietWindows(host);
  quiet.look(table.openings());
  const folded = () => whoIsAsked(table, table.openings(), { passed: false, holder: null, reacting: null, quiet: quiet.seats }).folded;
  return { quiet, folded };
}
const passes = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(5000);
};

describe('a question of which nothing can come', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is a button for a moment, then its seat has let it pass; the opening of the match is the same', async () => {
    const table = await moved(true);
    const { seat } = asked(table);
    const { folded } = glass(table);
    expect(folded()).toEqual([seat]);
    const before = table.log(null).length;
    await vi.advanceTimersByTimeAsync(300);
    expect(table.log(null).length).toBe(before);
    await passes();
    expect(
      table
        .log(null)
        .slice(before)
        .map((entry) => entry.seat),
    ).toEqual([seat]);
    expect(table.openings().some((opening) => opening.seat === seat && opening.kind === 'reaction')).toBe(false);
  });

  it('is asked as ever where something may come of it, and for as long as its seat likes', async () => {
    const table = await moved(false);
    const { folded } = glass(table);
    const before = table.log(null).length;
    expect(folded()).toEqual([]);
    await passes();
    expect(table.log(null).length).toBe(before);
  });

  it('is asked whoever wants it, and waits then; the one after it is let pass again', async () => {
    const table = await moved(true);
    const opening = asked(table);
    const { quiet, folded } = glass(table);
    quiet.wants(opening.seat);
    expect(folded()).toEqual([]);
    const before = table.log(null).length;
    await passes();
    expect(table.log(null).length).toBe(before);
    quiet.look(table.openings()); // the glass was turned, and looks once more
    await passes();
    expect(table.log(null).length).toBe(before);
  });

  it('whoever asked to react before anything was open is asked next, once', async () => {
    const table = await moved(true);
    const { seat } = asked(table);
    const host = { table, addController: () => undefined } as unknown as ReactiveControllerHost & { table: TablePort };
    const quiet = new QuietWindows(host);
    quiet.wants(seat);
    quiet.look(table.openings());
    expect(quiet.seats).toEqual([]);
    await passes();
    expect(table.openings()).toContain(asked(table));
    expect(asked(table).kind).toBe('reaction');
    // whoever has been asked once is let pass as ever
    const { seats } = (quiet.look([]), quiet.look([{ ...asked(table) }]), quiet);
    expect(seats).toEqual([seat]);
  });

  it('is not let pass in a lesson, nor for a computer, nor where the match may only be looked at', async () => {
    const table = await moved(true);
    for (const odd of [{ taught: true }, { computers: [{ level: 'club' }, { level: 'club' }] }, { readOnly: 'elsewhere' }]) {
      const seen = {
        view: table.view.bind(table),
        openings: table.openings.bind(table),
        isQuiet: table.isQuiet?.bind(table),
        seats: table.seats,
      };
      expect(glass({ readOnly: null, ...seen, ...odd } as unknown as TablePort).folded(), JSON.stringify(odd)).toEqual([]);
      expect(glass({ readOnly: null, ...seen } as unknown as TablePort).folded()).toEqual([asked(table).seat]);
    }
  });
});
