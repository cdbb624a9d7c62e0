import { describe, expect, it } from 'vitest';
import type { AppendedSeveral, Log } from '../../server/log/log.ts';
import { SqliteLog } from '../../server/log/sqlite.ts';
import type { HeldMatch } from '../../server/referee/held-match.ts';
import { onlyAnswer } from '../../server/referee/judged-ahead.ts';
import type { MatchEntry } from '../../server/referee/match-log.ts';
import { Referee } from '../../server/referee/referee.ts';
import { Standing } from '../../server/referee/standing.ts';
import { catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomDecision } from '../../src/players/random-player.ts';
import { seatTable } from '../../src/seats/table/seat-table.ts';
import { smallSetup } from './party.ts';

const DECISIONS = 120;

type Appends = (stream: string, place: number, texts: readonly string[]) => Promise<AppendedSeveral>;

/** A store whose several entries go through `keeps`. */
function storeWith(keeps: (appends: Appends) => Appends): Log {
  const log = new SqliteLog(':memory:');
  log.appendAll = keeps(log.appendAll.bind(log));
  return log;
}

/** Plays by the same lot in every store; `heard` hears how many messages a decision made, and its entries. */
async function played(log: Log, heard: (match: HeldMatch, messages: number, entries: number) => void): Promise<string[]> {
  const referee = new Referee({ log, cards: catalogue, names: () => ({ names: [], levels: [] }), now: () => 0 });
  const seats = [{ member: 'm1' }, { member: 'm2' }];
  const setup = smallSetup('together');
  await referee.begin('together', { title: '', setup, seats, pace: { kind: 'live' }, campaign: null, by: 'm1' });
  const opened = await referee.open('together');
  if (!opened) throw new Error('no match');
  const { match } = opened;
  const lot = new Lot('together');
  let messages = 0;
  match.listeners.add({ tell: () => (messages += 1) });
  for (let nth = 0; nth < DECISIONS && !match.over; nth += 1) {
    const seat = match.openings()[0]?.seat ?? 0;
    const decision = randomDecision(seatTable(match.view(seat), match.cards), lot);
    if (!decision) break;
    const before = match.decided;
    messages = 0;
    expect(await match.say({ id: `said.${nth}`, at: before, decision })).toBe(null);
    heard(match, messages, match.decided - before);
  }
  const entries = (await log.read('match.together', 1)).map(({ text }) => JSON.parse(text) as MatchEntry);
  await referee.close();
  await log.close();
  return entries.map(({ id, entry }) => `${id} ${JSON.stringify(entry.decision)}`);
}

describe('what follows from a decision by itself', () => {
  it('is kept in the same commit, told in the same message, and never left to be asked', async () => {
    const batches: number[] = [];
    const log = storeWith((appends) => (stream, place, texts) => {
      batches.push(texts.length);
      return appends(stream, place, texts);
    });
    const lines = await played(log, (match, messages, entries) => {
      expect([messages, batches.at(-1)]).toEqual([1, entries]);
      expect(onlyAnswer(new Standing(match.folded))).toBe(null);
    });
    // decisions with such an answer and without are both among them
    expect(batches.some((entries) => entries > 1) && batches.includes(1)).toBe(true);
    expect(lines.length).toBe(batches.reduce((sum, entries) => sum + entries, 0));
    expect(lines.filter((line) => line.startsWith('forced.')).length).toBe(lines.length - batches.length);
  });

  it('is given after it where the store has kept the decision alone: the decision is taken and told all the same', async () => {
    const whole = await played(
      storeWith((appends) => appends),
      () => undefined,
    );
    let parted = 0;
    const log = storeWith((appends) => async (stream, place, texts) => {
      if (texts.length === 1) return appends(stream, place, texts);
      parted += 1;
      await appends(stream, place, texts.slice(0, 1));
      return { kept: 1, why: 'unknown' };
    });
    const lines = await played(log, (match, messages, entries) => {
      expect(messages).toBe(entries);
      expect(onlyAnswer(new Standing(match.folded))).toBe(null);
    });
    expect(parted).toBeGreaterThan(0);
    expect(lines).toEqual(whole);
  });
});
