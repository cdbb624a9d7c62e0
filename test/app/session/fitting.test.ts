import { expect, it } from 'vitest';
import { suggestedLevel } from '../../../src/app/kept/fitting.ts';
import { Session } from '../../../src/app/session/session.ts';
import type { MatchMeta } from '../../../src/storage/database/rows.ts';
import { Device } from '../../storage/memory.ts';

// A level that fits is offered after three results in a row; it changes only when the player takes it.

type Ended = 'won' | 'lost' | 'drawn';

/** Finished matches of a person at seat 0 against a computer, the newest last. */
const played = (level: string, ...ends: Ended[]): MatchMeta[] =>
  ends.map((ended, nth) => ({
    id: `${level} ${nth}`,
    title: '',
    names: ['Ada', ''],
    levels: [null, level],
    computers: [null, { level, seed: '1' }],
    startedAt: nth,
    changedAt: nth,
    finished: true,
    turn: 4,
    outcome: { winner: ended === 'drawn' ? 'draw' : ended === 'won' ? 0 : 1, troupes: [[], []] },
  }));
const after = (matches: readonly MatchMeta[]) => suggestedLevel(matches.at(-1)?.id ?? '', matches);

it('after three losses in a row a milder computer is offered, after three wins a stronger one, in the same way', () => {
  expect(after(played('club', 'lost', 'lost', 'lost'))).toEqual({ level: 'gentle', after: 'lost' });
  expect(after(played('club-ragna', 'won', 'won', 'won'))).toEqual({ level: 'strong-ragna', after: 'won' });
  expect(after(played('strong', 'won', 'drawn', 'lost', 'lost', 'lost'))).toEqual({ level: 'club', after: 'lost' });
});

it('two are too few, a draw or a win between begins anew, and nothing is beyond the ends', () => {
  for (const ends of [
    ['lost', 'lost'],
    ['lost', 'lost', 'drawn'],
    ['lost', 'lost', 'won', 'lost'],
    ['lost', 'drawn', 'lost', 'lost'],
  ] satisfies Ended[][])
    expect(after(played('club', ...ends)), ends.join()).toBeNull();
  expect(after(played('gentle', 'lost', 'lost', 'lost'))).toBeNull();
  expect(after(played('strong', 'won', 'won', 'won'))).toBeNull();
});

it('who does not take it is asked again after three more, not at every match', () => {
  const ends = Array.from({ length: 6 }, (): Ended => 'lost');
  expect(ends.map((_, nth) => after(played('club', ...ends.slice(0, nth + 1))) !== null)).toEqual([false, false, true, false, false, true]);
});

it('other matches do not count: of people alone, of more seats, played on, given over, or against another strength', () => {
  const [first, second, third] = played('club', 'lost', 'lost', 'lost');
  if (!first || !second || !third) throw new Error('three matches');
  for (const change of [
    { computers: undefined, levels: undefined },
    { names: ['Ada', 'Ben', ''] },
    { playedOn: [2] },
    { computerSeats: [0] },
    { finished: false },
    { computers: [null, { level: 'strong', seed: '1' }], levels: [null, 'strong'] },
  ] satisfies Partial<MatchMeta>[])
    expect(after([first, { ...second, ...change }, third]), JSON.stringify(change)).toBeNull();
});

it('the level that is taken sits at the next match, under its own name', async () => {
  const session = new Session(new Device().open(), () => 1_800_000_000_000);
  const id = await session.begin({ pairing: 'trouble-at-the-mill', names: ['Ada', ''], computers: [null, 'club'] });
  const same = await session.matches.meta(await session.rematch(id));
  expect([same?.computers?.[1]?.level, same?.levels]).toEqual(['club', [null, 'club']]);
  const milder = await session.matches.meta(await session.rematch(id, false, 'gentle'));
  expect([milder?.computers?.[1]?.level, milder?.computers?.[0], milder?.levels]).toEqual(['gentle', null, [null, 'gentle']]);
  expect(await session.fitting(id)).toBeNull();
});

it('a seat of a computer keeps the name of the player who sat there, and has none where nobody did', async () => {
  const session = new Session(new Device().open(), () => 1_800_000_000_000);
  const begin = (names: string[], computers: (null | 'club')[]) => session.begin({ pairing: 'trouble-at-the-mill', names, computers });
  const names = async () => (await session.settings.get()).names;
  await begin(['Ada', 'Club computer'], [null, 'club']);
  expect(await names()).toEqual(['Ada', '']);
  await begin(['Ada', 'Ben'], [null, null]);
  await begin(['Cleo', 'Club computer'], [null, 'club']);
  expect(await names()).toEqual(['Cleo', 'Ben']);
});
