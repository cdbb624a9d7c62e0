import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runClub, type RunningClub } from '../../server/main.ts';
import type { ClubView } from '../../src/club/terms/club.ts';
import { Lot } from '../../src/players/lot.ts';
import { isSame } from '../../src/record/equality.ts';
import { eventsFor } from '../../src/seats/events-for.ts';
import { viewFor } from '../../src/seats/view.ts';
import { byLot, smallSetup, streamLine, TestDevice, until } from './party.ts';

const folders: string[] = [];
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function started(folder = mkdtempSync(join(tmpdir(), 'club-'))): Promise<RunningClub & { folder: string }> {
  if (!folders.includes(folder)) folders.push(folder);
  const running = await runClub({ folder, port: 0, host: '127.0.0.1', perSecond: 100_000 });
  stops.push(running.stop);
  return { ...running, folder };
}
const device = (running: RunningClub, changeOf?: typeof streamLine): TestDevice => {
  const made = new TestDevice(running.port, changeOf);
  stops.unshift(() => Promise.resolve(made.leave()));
  return made;
};
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a club', () => {
  it('lets its founder and a friend play a whole match, one of them by event stream and away for a while, and shows a watcher what everybody sees', async () => {
    const running = await started();
    const ada = await device(running).join(running.founder ?? '', 'Ada');
    const { code = '' } = await ada.wants({ ask: 'invite', role: 'player' });
    const bo = await device(running, streamLine).join(code, 'Bo');
    expect((await device(running).join(code, 'Cy')).refused?.code).toBe('no-such-invitation');
    const { code: link = '' } = await ada.wants({ ask: 'watch-link', open: true });
    const watcher = await device(running).watch(link);
    const { id = '' } = await ada.wants({
      ask: 'match',
      title: 'A small match',
      setup: smallSetup('club'),
      seats: [{ member: 'm1' }, { member: 'm2' }],
      pace: { kind: 'live' },
    });
    let club: ClubView | null = null;
    bo.side.follow('club', (view) => (club = view as unknown as ClubView));
    const glasses = [ada, bo, watcher].map((player) => player.sit(id));
    await until(() => glasses.every((glass) => glass.hasMatch), 'the first views');
    expect(glasses.map((glass) => glass.welcome?.seats)).toEqual([[0], [1], []]);
    const lot = new Lot('club');
    const opened = await running.club.referee.open(id);
    if (!opened) throw new Error('no match');
    const { match } = opened;
    for (let turn = 0; turn < 400 && !match.over; turn += 1) {
      if (turn === 12) {
        bo.leave();
        // what it decides meanwhile waits until then
        setTimeout(() => bo.connect(), 100);
      }
      const [seat, glass] = ([...glasses.entries()].find(([, candidate]) => candidate.linked && byLot(candidate, new Lot('?'))) ?? []) as [
        number,
        (typeof glasses)[number],
      ];
      if (!glass) {
        await new Promise((done) => setTimeout(done, 5));
        continue;
      }
      const decision = match.decided > 60 ? ({ seat, kind: 'concede' } as const) : byLot(glass, lot);
      if (decision) await glass.decide(decision);
      await until(() => glass.at === match.decided, 'the next view');
    }
    expect(match.over).toBe(true);
    await until(() => glasses.every((glass) => glass.at === match.decided), 'the last views');
    for (const [seat, glass] of glasses.entries()) {
      const mine = seat === 2 ? null : seat;
      expect(isSame(glass.view(mine), asJson(viewFor(match.folded.match, mine)))).toBe(true);
      const lines = match.folded.record.entries.map(({ events }) => asJson(eventsFor(events, mine)));
      expect(
        isSame(
          glass
            .log(mine)
            .slice(1)
            .map(({ events }) => events),
          lines,
        ),
      ).toBe(true);
    }
    await until(() => club?.matches[0]?.over === true, 'the page of the club');
    expect(club).toMatchObject({ you: { member: 'm2', name: 'Bo' }, waiting: [], matches: [{ title: 'A small match', yours: [1] }] });
  });

  it('takes an answer whose question still stands, refuses one whose question has passed, and never one of another seat', async () => {
    const running = await started();
    const ada = await device(running).join(running.founder ?? '', 'Ada');
    const { code = '' } = await ada.wants({ ask: 'invite', role: 'player' });
    const bo = await device(running).join(code, 'Bo');
    const { id = '' } = await ada.wants({
      ask: 'match',
      title: '',
      setup: smallSetup('moved'),
      seats: [{ member: 'm1' }, { member: 'm2' }],
      pace: { kind: 'live' },
    });
    const [first, two] = [ada.sit(id), bo.sit(id)];
    await until(() => first.hasMatch && two.hasMatch, 'the views');
    const [seat, glass, other] = byLot(first, new Lot('a')) ? ([0, first, two] as const) : ([1, two, first] as const);
    const decision = byLot(glass, new Lot('a'));
    if (!decision) throw new Error('nobody is asked');
    expect((await other.decide(decision))?.code).toBe('not-your-seat');
    const before = glass.at;
    const asked = { id: 'the-same-decision', at: before, decision };
    expect(await Promise.all([glass.decideAgain(asked), glass.decideAgain(asked), glass.decideAgain(asked)])).toEqual([null, null, null]);
    const opened = await running.club.referee.open(id);
    const decisions = opened?.match.folded.record.entries.filter((entry) => isSame(entry.decision, decision)) ?? [];
    expect(decisions.length).toBe(1);
    expect((await glass.decideAgain({ id: 'an-old-decision', at: before, decision }))?.code).toBe('asked-otherwise');
    expect(await glass.decide({ seat, kind: 'concede' })).toBe(null);
  });

  it('is the same after a restart: members, sessions, matches; a device that was taken out is out at once', async () => {
    const first = await started();
    const ada = await device(first).join(first.founder ?? '', 'Ada');
    const { code = '' } = await ada.wants({ ask: 'add-device' });
    const tablet = await device(first).join(code, '');
    expect(tablet.side.session?.member).toBe('m1');
    const { id = '' } = await ada.wants({
      ask: 'match',
      title: 'Computers',
      setup: smallSetup('restart'),
      seats: [{ level: 'gentle' }, { member: 'm1' }],
      pace: { kind: 'live' },
    });
    await stops.pop()?.();
    const second = await started(first.folder);
    expect(second.founder).toBe(null);
    [ada.port, tablet.port] = [second.port, second.port];
    await until(() => ada.side.linked && tablet.side.linked, 'coming again');
    const glass = ada.sit(id);
    await until(() => glass.hasMatch, 'the view');
    // a computer plays its seat until the member is asked
    await until(() => glass.view(1).openings.some(({ seat }) => seat === 1), 'being asked');
    await ada.wants({ ask: 'drop-device', device: tablet.id }).catch(() => undefined);
    await until(() => tablet.side.closed === 'revoked', 'being out');
    expect(ada.side.linked).toBe(true);
  });
});
