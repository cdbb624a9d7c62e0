import { catalogue, pairings, boards } from '../../../src/cards/index.ts';
import { beginRecord } from '../../../src/record/match-record.ts';
import { Database } from '../../../src/storage/database/database.ts';
import { holdMatch } from '../../../src/storage/hold-match.ts';
import { MatchStore } from '../../../src/storage/stores/match-store.ts';
import { expect, waitUntil } from '../support.ts';

const terrain = boards[0]?.terrain ?? [];
const { record } = beginRecord({ seats: [...(pairings[2]?.sides ?? [])], options: {}, terrain, seed: 's', start: 'setup' }, catalogue);
const entry = { decision: { seat: 0, kind: 'keep-stones' } as const, events: [] };

describe('storage in a browser', () => {
  const name = `moonrise-${Date.now()}`;
  after(() => new Database(name).delete());

  it('opens a match at its last decision after the connection has gone', async () => {
    const first = new Database(name);
    const matches = new MatchStore(first);
    await matches.create(record, { id: 'm', title: 'A match', names: [], turn: 0, finished: false });
    await matches.append('m', { at: 0, entry, turn: 0, finished: false });
    first.close();
    expect(await new MatchStore(new Database(name)).load('m')).to.deep.equal({ ...record, entries: [entry] });
  });

  it('does not let two windows write one decision', async () => {
    const matches = new MatchStore(new Database(name));
    const other = { decision: { seat: 0, kind: 'mulligan' } as const, events: [] };
    let kind = '';
    await matches.append('m', { at: 0, entry: other, turn: 0, finished: false }).catch((error: { kind: string }) => {
      kind = error.kind;
    });
    expect(kind).to.equal('taken');
  });

  it('gives a match to one window at a time', async () => {
    const first = await holdMatch(name);
    expect(first).to.not.equal(null);
    expect(await holdMatch(name)).to.equal(null);
    first?.();
    // a lock is given back in its own time
    await waitUntil(async () => {
      const again = await holdMatch(name);
      again?.();
      return again !== null;
    }, 'it is free again');
  });
});
