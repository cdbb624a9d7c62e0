import { describe, expect, it } from 'vitest';
import { checkTournamentEntries } from '../../src/tournament/shapes.ts';
import { appendEntry, emptyLog, readLog, undoable, type TournamentLog } from '../../src/tournament/tournament-log.ts';
import type { TournamentEntry } from '../../src/tournament/terms/decision.ts';

const entries: TournamentEntry[] = [
  { time: 1, decision: { kind: 'rename', name: 'Autumn' } },
  { time: 2, decision: { kind: 'enter', name: 'Ada', list: null, lot: 3 } },
  {
    time: 3,
    decision: { kind: 'enter', name: 'Bo', list: { faction: 'dominion', characters: ['doug-the-flatulent'], cards: 'x' }, lot: 4 },
  },
  { time: 4, decision: { kind: 'pair', round: 1, games: [['e1', 'e2']], bye: null, seed: 7 } },
  { time: 5, decision: { kind: 'clock', round: 1, clock: { minutes: 90, elapsed: 0, since: 5 } } },
  { time: 6, decision: { kind: 'result', round: 1, table: 1, result: { stones: [3, 2], conceded: [] } } },
];
const undo = (time: number): TournamentEntry => ({ time, decision: { kind: 'undo' } });

function appended(log: TournamentLog, entry: TournamentEntry): TournamentLog {
  const step = appendEntry(log, entry);
  if (!step.ok) throw new Error(step.reason.code);
  return step.log;
}

describe('a log', () => {
  it('becomes the tournament, and is read back out of plain text as it was', () => {
    const { log, bad } = readLog(entries);
    expect(bad).toBe(-1);
    expect(log.tournament).toMatchObject({ name: 'Autumn', rounds: [{ seed: 7, games: [{ result: { stones: [3, 2] } }] }] });
    expect(checkTournamentEntries(JSON.parse(JSON.stringify(entries)))).toEqual(entries);
  });

  it('stops before the first entry that is refused, and keeps what was before it', () => {
    const { log, bad } = readLog([...entries.slice(0, 4), ...entries.slice(3)]);
    expect(bad).toBe(4);
    expect(log.tournament.rounds).toHaveLength(1);
    expect(log.entries).toEqual(entries.slice(0, 4));
  });

  it('takes back one decision after the other, the clock goes on, and nothing is lost of the list', () => {
    const { log } = readLog(entries);
    expect(undoable(log)).toEqual(entries[5]?.decision);
    const first = appended(log, undo(7));
    expect(first.tournament.rounds[0]?.games[0]?.result).toBeNull();
    expect(first.tournament.clock).toEqual({ minutes: 90, elapsed: 0, since: 5 });
    expect(undoable(first)).toEqual(entries[3]?.decision);
    const second = appended(first, undo(8));
    expect([second.tournament.rounds, second.tournament.clock]).toEqual([[], null]);
    expect(second.entries).toHaveLength(8);
    expect(readLog(second.entries)).toEqual({ log: second, bad: -1 });
    const empty = [9, 10, 11].reduce((current, time) => appended(current, undo(time)), second);
    expect(empty.tournament).toEqual(emptyLog.tournament);
    expect(undoable(empty)).toBeNull();
    expect(appendEntry(empty, undo(12))).toMatchObject({ ok: false, reason: { code: 'nothing-to-undo' } });
  });

  it('goes on after an undo as if the decision had never been', () => {
    const { log } = readLog([...entries, undo(7)]);
    const again: TournamentEntry = { time: 8, decision: { kind: 'result', round: 1, table: 1, result: { stones: [0, 4], conceded: [] } } };
    const straight = readLog([...entries.slice(0, 5), again]).log;
    expect(appended(log, again).tournament).toEqual(straight.tournament);
  });
});

describe('the shape of entries', () => {
  it.each([
    [null],
    [[{ time: 1 }]],
    [[{ time: -1, decision: { kind: 'end' } }]],
    [[{ time: 1, decision: { kind: 'win' } }]],
    [[{ time: 1, decision: { kind: 'withdraw', entrant: '__proto__' } }]],
    [[{ time: 1, decision: { kind: 'enter', name: 'x'.repeat(200), list: null, lot: 1 } }]],
    [{ 0: 1 }],
  ])('refuses what is none: %j', (given) => {
    expect(checkTournamentEntries(given)).toBeNull();
  });
});
