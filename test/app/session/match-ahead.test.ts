import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchAhead } from '../../../src/app/session/match-ahead.ts';
import type { OpenedMatch } from '../../../src/app/session/open-table.ts';
import { Session } from '../../../src/app/session/session.ts';
import { Device } from '../../storage/memory.ts';

/** Opens matches of nothing; notes in their order which are opened and closed. */
function shelf(answer: (id: string) => 'playable' | 'held' | 'gone' | 'broken' = () => 'playable') {
  const notes: string[] = [];
  const openMatch = async (id: string): Promise<OpenedMatch> => {
    notes.push(`open ${id}`);
    const as = answer(id);
    if (as === 'broken') throw new Error('no disk');
    if (as === 'gone') return { ok: false, why: 'It is gone.' };
    const table = { matchId: id, readOnly: as === 'held' ? 'held' : null, close: async () => void notes.push(`close ${id}`) };
    return { ok: true, table: table as never };
  };
  return { ahead: new MatchAhead(openMatch), notes };
}

describe('a match that is opened ahead', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is given when it is wanted, once, and stays open', async () => {
    const { ahead, notes } = shelf();
    ahead.want('a');
    ahead.want('a');
    expect(await ahead.open('a')).toMatchObject({ ok: true, table: { matchId: 'a' } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(notes).toEqual(['open a']);
    expect(await ahead.open('a')).toMatchObject({ ok: true });
    expect(notes, 'the second time it is opened anew').toEqual(['open a', 'open a']);
  });

  it('is closed again when another match or none is wanted, and after a second and a half', async () => {
    const { ahead, notes } = shelf();
    ahead.want('a');
    ahead.want('b');
    await vi.advanceTimersByTimeAsync(0);
    expect(notes).toEqual(['open a', 'open b', 'close a']);
    ahead.want(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(notes.at(-1)).toBe('close b');
    ahead.want('c');
    await vi.advanceTimersByTimeAsync(1499);
    expect(notes.at(-1)).toBe('open c');
    await vi.advanceTimersByTimeAsync(1);
    expect(notes.at(-1)).toBe('close c');
    await ahead.open('d');
    expect(notes.slice(-1)).toEqual(['open d']);
  });

  it('is closed when another match is opened', async () => {
    const { ahead, notes } = shelf();
    ahead.want('a');
    await ahead.open('b');
    await vi.advanceTimersByTimeAsync(0);
    expect([...notes].sort()).toEqual(['close a', 'open a', 'open b']);
  });

  it('is opened anew where it could only be watched, was gone or could not be read', async () => {
    for (const [first, notes] of [
      ['held', ['open a', 'close a', 'open a']],
      ['gone', ['open a', 'open a']],
      ['broken', ['open a', 'open a']],
    ] as const) {
      let times = 0;
      const made = shelf(() => ((times += 1) === 1 ? first : 'playable'));
      made.ahead.want('a');
      expect(await made.ahead.open('a')).toMatchObject({ ok: true, table: { readOnly: null } });
      expect(made.notes, first).toEqual(notes);
    }
  });

  it('tells nobody of a failure that nobody waits for, and the next one to whom it opens', async () => {
    const { ahead } = shelf(() => 'broken');
    ahead.want('a');
    await vi.advanceTimersByTimeAsync(2000);
    await expect(ahead.open('a')).rejects.toThrow('no disk');
  });
});

describe('a session', () => {
  it('opens ahead what is stored, and gives the same table; another is left alone', async () => {
    const session = new Session(new Device().open(), () => 1_800_000_000_000);
    const id = await session.begin({ pairing: 'a-quick-quarrel', names: ['Ada', 'Bo'] });
    const open = vi.spyOn(session.matches, 'open');
    session.openAhead(id);
    const opened = await session.open(id);
    expect(opened.ok && opened.table.readOnly).toBe(null);
    expect(open).toHaveBeenCalledTimes(1);
    if (opened.ok) await session.leave(opened.table);
    session.openAhead('no-such-match');
    const again = await session.open(id);
    expect(again.ok && again.table).not.toBe(opened.ok && opened.table);
    if (again.ok) await session.leave(again.table);
  });
});
