import { Table } from '../../../../src/app/table/table.ts';
import { catalogue } from '../../../../src/cards/index.ts';
import { advance, beginRecord } from '../../../../src/record/match-record.ts';
import type { Folded } from '../../../../src/record/match-record.ts';
import type { Setup } from '../../../../src/rules/terms/match.ts';
import type { TablePort } from '../../../../src/ui/contexts/table-port.ts';

/** A table as it stands in a record, to be looked at. */
export function tableAt(folded: Folded, names: string[]): TablePort {
  return new Table({ id: 'test', names, folded, store: { append: () => Promise.resolve() } });
}

/** A table with the real rules behind it and nothing kept: for playing in tests. `folded` is the record so far. */
export function rulesTable(setup: Setup, names: string[]): TablePort & { folded(): Folded } {
  let folded = beginRecord(setup, catalogue);
  const table = new Table({
    id: 'test',
    names,
    folded,
    store: {
      append(_id, { entry }) {
        const next = advance(folded, entry.decision);
        if (next.ok) folded = next.folded;
        return Promise.resolve();
      },
    },
  });
  return Object.assign(table, { folded: () => folded });
}

/** A table that asks every question: none is let pass by itself after a while, so that a match goes the same way however busy the machine is. */
export function askingTable(setup: Setup, names: string[]): TablePort & { folded(): Folded } {
  return Object.assign(rulesTable(setup, names), { isQuiet: () => false });
}
