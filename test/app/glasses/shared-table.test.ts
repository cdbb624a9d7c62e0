import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Hosting } from '../../../src/app/glasses/hosting.ts';
import { Hosts } from '../../../src/app/glasses/hosts.ts';
import { JoinedTable } from '../../../src/app/glasses/joining.ts';
import type { WireLine } from '../../../src/glasses/wire.ts';
import { Table } from '../../../src/app/table/table.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { beginRecord } from '../../../src/record/match-record.ts';
import { appWords } from '../../../src/words/app/app.ts';
import { glassesWords } from '../../../src/words/glasses/glasses.ts';
import { readOnlyBecause } from '../../../src/words/app/keeping/storage.ts';
import { speak } from '../../../src/words/language/locale.ts';
import { chance, hostingOf, linked, settled, setupOf } from '../../glasses/wire.ts';

// What a table with one glass may keep in a sentence, or in a field of its screen, and several may not.

const seat = { part: 'seat' as const, seats: [1] };
let table: Table;
let hosting: Hosting;
let bo: JoinedTable;
let cy: JoinedTable;
/** Whether the device of the host can write. */
let full = false;

beforeEach(async () => {
  full = false;
  const folded = beginRecord(setupOf('untied', 3), catalogue);
  const append = (): Promise<void> => (full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : Promise.resolve());
  table = new Table({ id: 'untied', names: ['Ada', '', ''], folded, store: { append } });
  hosting = hostingOf(table);
  [bo, cy] = [new JoinedTable('seat', [1]), new JoinedTable('hand', [2])];
  await linked(hosting, bo, seat);
  await linked(hosting, cy, { part: 'hand', seats: [2] });
});
afterEach(async () => {
  for (const joined of [bo, cy]) joined.close();
  hosting.close();
  await speak('en');
});
const remote = () => {
  if (!bo.table) throw new Error('nothing was told');
  return bo.table;
};

describe('a table of several glasses', () => {
  it('tells each glass that a card lies before it is claimed, and that it lies no more', async () => {
    cy.table?.lay(2, true);
    await settled();
    expect([table.laid, remote().laid, cy.table?.laid]).toEqual([[2], [2], [2]]);
    cy.table?.lay(1, true); // of another's seat
    cy.table?.lay(2, false);
    await settled();
    expect([table.laid, remote().laid]).toEqual([[], []]);
  });

  it('knows on each glass whether its players play for the first time', async () => {
    expect([bo.table?.first, cy.table?.first]).toEqual([false, false]);
    const folded = beginRecord(setupOf('newcomers', 3), catalogue);
    const newcomers = hostingOf(new Table({ id: 'newcomers', names: [], folded, store: { append: () => Promise.resolve() }, first: true }));
    const joined = new JoinedTable('seat', [1]);
    await linked(newcomers, joined, seat);
    expect(joined.table?.first).toBe(true);
    joined.close();
    newcomers.close();
  });

  it('knows on each glass who shows all copies', async () => {
    await remote().showAllCopies(0, true);
    await remote().showAllCopies(1, true);
    expect(remote().allCopies, 'a seat of this glass at once, one elsewhere only once the host says so').toEqual([1]);
    await settled();
    expect(table.allCopies).toContain(1);
    const again = new JoinedTable('seat', [1]);
    await linked(hosting, again, seat);
    expect(again.table?.allCopies).toEqual([1]);
    again.close();
  });

  it('says in the language of each glass why it may only be looked at, and who has no name', async () => {
    table.withdraw(beginRecord(setupOf('untied', 3), catalogue), 'damaged');
    await settled();
    const english = remote().readOnly;
    await speak('de');
    expect(remote().readOnly).toBe(readOnlyBecause('damaged'));
    expect(remote().readOnly).not.toBe(english);
    const rival = new JoinedTable('seat', [1]);
    await linked(hosting, rival, seat);
    expect(rival.table?.seats.map(({ name }) => name)).toEqual(['Ada', appWords.playerNumber(2), appWords.playerNumber(3)]);
    rival.close();
  });

  it('says that the device with the match cannot save, and that there is no line; and neither where all is well', async () => {
    expect(remote().troubled).toBe(null);
    full = true;
    const play = chance('untied');
    const decision = play(table, [0, 1, 2]);
    if (decision) await table.decide(decision);
    await settled();
    expect(table.unsavedKind).not.toBe(null);
    expect(remote().troubled).toBe(glassesWords.hostCannotSave());
    expect(remote().unsaved).toBe(null); // nothing of it can be kept here
    const line: WireLine = { send: () => undefined, onText: () => undefined, onGone: () => undefined, close: () => undefined };
    bo.glass.link(line);
    line.onGone();
    expect(remote().troubled).toBe(glassesWords.noLine());
  });
});

describe('what is shown on other glasses', () => {
  const open = async (played: Table): Promise<Table> => {
    const hosts = new Hosts({ keep: () => Promise.reject(new Error('none')), claim: () => Promise.resolve() }, () => Promise.resolve());
    const close = await hosts.open(played);
    for (let turn = 0; turn < 100 && !played.hosting; turn += 1) await settled();
    close();
    return played;
  };
  const played = (options: object, readOnly: string | null = null): Table =>
    new Table({
      id: 'shown',
      names: [],
      folded: beginRecord({ ...setupOf('shown'), options }, catalogue),
      store: { append: () => Promise.resolve() },
      readOnly,
    });

  it('is a match of people or computers, and neither one that is only looked at', async () => {
    expect((await open(played({}))).hosting).not.toBe(null);
    expect((await open(played({}, 'elsewhere'))).hosting).toBe(null);
  });

  it('is no match on a table of miniatures: the glass at the miniatures tells', async () => {
    const spoken = played({ table: 'spoken' });
    expect((await open(spoken)).hosting).toBe(null);
  });
});
