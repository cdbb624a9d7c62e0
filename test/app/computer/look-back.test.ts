import { expect, test } from 'vitest';
import { lookingBack } from '../../../src/app/computer/look-back.ts';
import type { ComputerThinker } from '../../../src/app/computer/thinker.ts';
import { betterWay, type LookedBack } from '../../../src/app/computer/thinking.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { LEVEL } from '../../../src/players/levels.ts';
import { Lot } from '../../../src/players/lot.ts';
import { randomDecision } from '../../../src/players/random-player.ts';
import { think } from '../../../src/players/think.ts';
import { advance, beginRecord, type MatchRecord } from '../../../src/record/match-record.ts';
import { openingsOf } from '../../../src/rules/index.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { seatTable } from '../../../src/seats/table/seat-table.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { randomSetup } from '../../../tools/simulate/setups/random-setup.ts';

/** Two turns of somebody who guesses against somebody who does not; then the first gives up. */
function played(): MatchRecord {
  let folded = beginRecord(randomSetup('looked back', { seats: 2, size: 2, eventsAndAgendas: false }), catalogue);
  const lot = new Lot('guesses');
  const take = (decision: Decision) => {
    const next = advance(folded, decision);
    if (!next.ok) throw new Error(next.reason.code);
    ({ folded } = next);
  };
  for (let index = 0; index < 400 && folded.match.order.turn < 3; index += 1) {
    const [opening] = openingsOf(folded.match);
    if (!opening) break;
    const view = viewFor(folded.match, opening.seat);
    const thought = opening.seat === 1 ? think(view, catalogue, LEVEL.club, `${index}`) : null;
    take(thought?.decision ?? randomDecision(seatTable(view, catalogue), lot));
  }
  take({ seat: 0, kind: 'concede' });
  return folded.record;
}
const record = played();

/** Every thorough look is a glance here: what is tested is who is asked what. */
const hired = (asked: LookedBack[] = []) => {
  const ids: string[] = [];
  const thinker: ComputerThinker = {
    think: () => Promise.resolve(null),
    trial: () => Promise.resolve(),
    lookBack: (question) => (asked.push(question), Promise.resolve(betterWay({ ...question, level: 'club' }, catalogue))),
    end: () => void ids.push('gone'),
  };
  return { hire: () => thinker, gone: ids };
};

test('of a match that is over at most five actions are named, each of its own activation, with a legal one that is better', async () => {
  const asked: LookedBack[] = [];
  const shares: number[] = [];
  const { hire, gone } = hired(asked);
  const looking = lookingBack('one', () => record, hire);
  expect(looking.known).toBeNull();
  const found = await looking.find((share) => shares.push(share), new AbortController().signal);
  expect(looking.known).toEqual(found);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(5);
  expect(found.map(({ at }) => at)).toEqual([...found.map(({ at }) => at)].sort((a, b) => a - b));
  for (const { at, seat, made, decision, loss, parts } of found) {
    expect(record.entries[at]?.decision).toEqual(made);
    expect(decision).not.toEqual(made);
    expect([made.seat, decision.seat]).toEqual([seat, seat]);
    expect(loss).toBeGreaterThanOrEqual(3);
    expect(Math.abs(parts.reduce((sum, { points }) => sum + points, 0) - loss)).toBeLessThan(0.5);
  }
  // whoever guesses is found out more often
  expect(found.filter(({ seat }) => seat === 0).length).toBeGreaterThan(found.length / 2);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(gone).toEqual(['gone']);
  // everybody is judged by what it saw: the views are the deciding seats' own
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.every(({ view, made }) => view.seat === made.seat)).toBe(true);
});

test('it can be called off while it thinks: the worker goes, and nothing is known', async () => {
  const off = new AbortController();
  const ids: string[] = [];
  const never: ComputerThinker = {
    think: () => Promise.resolve(null),
    trial: () => Promise.resolve(),
    lookBack: () => new Promise(() => setTimeout(() => off.abort(), 0)),
    end: () => void ids.push('gone'),
  };
  const looking = lookingBack(
    'two',
    () => record,
    () => never,
  );
  await expect(looking.find(() => undefined, off.signal)).rejects.toThrow();
  expect([ids, looking.known]).toEqual([['gone'], null]);
});

test('a match under way is not looked through, for nobody', async () => {
  const asked: LookedBack[] = [];
  const { hire } = hired(asked);
  const underWay = { ...record, entries: record.entries.slice(0, -1) };
  const looking = lookingBack('under way', () => underWay, hire);
  await expect(looking.find(() => undefined, new AbortController().signal)).rejects.toThrow('under way');
  expect(looking.known).toBeNull();
  expect(asked).toEqual([]);
});
