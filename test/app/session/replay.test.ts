import { beforeAll, describe, expect, it } from 'vitest';
import { foreignWork } from '../../../src/app/foreign/foreign-work.ts';
import { matchFile, readMatchContent } from '../../../src/app/kept/match-file.ts';
import { matchTitle } from '../../../src/app/kept/match-title.ts';
import { openReplay } from '../../../src/app/session/replay.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { Lot } from '../../../src/players/lot.ts';
import { randomPlayer } from '../../../src/players/random-player.ts';
import { advance, beginRecord, type Folded } from '../../../src/record/match-record.ts';
import { toEnd } from '../../../src/record/steps.ts';
import { foldRecord } from '../../../src/record/refold.ts';
import { openingsOf } from '../../../src/rules/index.ts';
import { viewFor } from '../../../src/seats/view.ts';
import type { ReplayPort } from '../../../src/ui/contexts/replay-port.ts';
import { fileName } from '../../../src/words/language/file-name.ts';
import { sampleSetup } from '../../record/sample-record.ts';

/** So many decisions made at random. */
function played(most: number): Folded {
  const lot = new Lot('replay');
  let folded = beginRecord(sampleSetup(), catalogue);
  for (let made = 0; made < most; made += 1) {
    const [opening] = openingsOf(folded.match);
    if (!opening) break;
    const next = advance(folded, randomPlayer(folded.record.cards)(viewFor(folded.match, opening.seat), [], lot));
    if (!next.ok) throw new Error(next.reason.code);
    folded = next.folded;
  }
  return folded;
}
const replayOf = async ({ record }: Folded): Promise<ReplayPort> => {
  const opened = await openReplay('m', { title: 'Ada and Ben', names: ['Ada', 'Ben'] }, record);
  if (!opened.ok) throw new Error(opened.sentence);
  return opened.replay;
};

describe('a replay', () => {
  let folded: Folded;
  let replay: ReplayPort;
  beforeAll(async () => {
    folded = played(90);
    replay = await replayOf(folded);
  });

  it('shows at every step what the record folds to, in whatever order the steps are asked for', () => {
    expect(replay.last).toBe(folded.record.entries.length);
    for (const step of [replay.last, 0, 41, 40, 39, 7, 60, 61, 20]) {
      const { match } = foldRecord({ ...folded.record, entries: folded.record.entries.slice(0, step), checkpoints: [] });
      expect(replay.at(step, 'everybody').view(null), `step ${step}`).toEqual(viewFor(match, null));
    }
  });

  it('keeps to its ends when it is asked to go beyond them', () => {
    expect(replay.at(-3, 'everybody').view(null)).toEqual(replay.at(0, 'everybody').view(null));
    expect(replay.at(1e6, 'everybody').view(null)).toEqual(replay.at(replay.last, 'everybody').view(null));
  });

  it('knows at which step each turn began', () => {
    expect(replay.turns.length).toBeGreaterThan(0);
    for (const { turn, step } of replay.turns) {
      expect(replay.at(step, 'everybody').view(null).order.turn).toBe(turn);
      if (step > 0) expect(replay.at(step - 1, 'everybody').view(null).order.turn).toBe(turn - 1);
    }
  });

  it('tells an entry as those eyes witnessed it, and shows nobody everything before the end', () => {
    const secretive = folded.record.entries.findIndex(({ events }) => events.some((event) => 'secret' in event && event.secret.to === 0));
    expect(secretive).toBeGreaterThanOrEqual(0);
    const secrets = (eyes: 'everybody' | 'open' | number) =>
      (replay.entry(secretive + 1, eyes)?.events ?? []).flatMap((event) => ('secret' in event && event.secret ? [event.secret.to] : []));
    expect(replay.finished).toBe(false);
    expect(secrets('everybody')).toEqual([]);
    expect(secrets('open')).toEqual([]);
    expect(new Set(secrets(0))).toEqual(new Set([0]));
    expect(secrets(1)).not.toContain(0);
  });

  it('gives the view of no seat but the chosen one', () => {
    for (const step of [10, 50, replay.last]) {
      const table = replay.at(step, 0);
      expect(table.view(0).seat).toBe(0);
      expect(table.view(1).seat).toBe(null);
      expect(replay.at(step, 'open').view(0).seat).toBe(null);
    }
  });

  it.each([
    ['sits there now', { computers: [null, { level: 'club', seed: 's' }] }],
    ['sat there when it began', { levels: [null, 'club'] }],
    ['has sat there since', { computers: [null, null], computerSeats: [1] }],
  ])('has no eyes before the end for a seat where a computer %s', async (_how, seated) => {
    const names = { title: '', names: ['Ada', ''] };
    const open = await openReplay('m', { ...names, ...seated }, folded.record);
    if (!open.ok) throw new Error(open.sentence);
    expect(open.replay.eyes).toEqual(['everybody', 0]);
    for (const step of [10, 50, open.replay.last]) {
      expect(open.replay.at(step, 1).view(1).seat).toBe(null);
      expect(open.replay.at(step, 1).log(1)).toEqual(open.replay.at(step, 'everybody').log(null));
      expect(open.replay.entry(step, 1)).toEqual(open.replay.entry(step, 'everybody'));
      expect(open.replay.at(step, 0).view(0).seat).toBe(0);
    }
    const over = advance(folded, { seat: 0, kind: 'concede' });
    if (!over.ok) throw new Error(over.reason.code);
    const ended = await openReplay('m', { ...names, ...seated }, over.folded.record);
    expect(ended.ok && ended.replay.eyes).toEqual(['open', 0, 1]);
    expect(ended.ok && ended.replay.at(50, 1).view(1).seat).toBe(1);
  });

  it('hands nothing on but as the file that says what it holds', async () => {
    await expect(replay.at(5, 'everybody').exportRecord()).rejects.toThrow('hands nothing on');
    expect(replay.file().name).toBe('Ada-and-Ben.all-hands.moonrise-match');
  });

  it('decides nothing', async () => {
    const table = replay.at(5, 'everybody');
    expect((await table.decide({ seat: 0, kind: 'concede' }))?.code).toBe('read-only');
  });

  it('shows everything once the match is over', async () => {
    const over = advance(folded, { seat: 0, kind: 'concede' });
    if (!over.ok) throw new Error(over.reason.code);
    const open = await replayOf(over.folded);
    expect(open.finished).toBe(true);
    const index = over.folded.record.entries.findIndex(({ events }) => events.some((event) => 'secret' in event));
    expect(open.entry(index + 1, 'open')?.events.some((event) => 'secret' in event)).toBe(true);
    expect(open.file().name).toBe('Ada-and-Ben.moonrise-match');
  });
});

describe('the file of a match', () => {
  it('comes back with its names and its title', async () => {
    const { record } = played(12);
    const file = matchFile({ record, names: ['Ada', 'Ben'], title: 'Dusk', computerSeats: [1] }, false);
    const read = toEnd(foreignWork({ bytes: new Uint8Array(await file.arrayBuffer()), wanted: 'match' }));
    expect(read).toMatchObject({ kind: 'match', label: { names: ['Ada', 'Ben'], title: 'Dusk', computerSeats: [1] } });
    expect(read.kind === 'match' && JSON.parse(JSON.stringify(read.record))).toEqual(JSON.parse(JSON.stringify(record)));
  });

  it('comes back without what is not in order beside its record', () => {
    const { record } = played(0);
    const after = { board: { id: 'constructor', name: 'Glade' } };
    const read = readMatchContent({
      ...record,
      title: 5,
      names: 'Ada',
      after,
      playedOn: ['x'],
      levels: [7, 'club'],
      computerSeats: [-1],
      holds: '',
    });
    if (!read.ok) throw new Error(read.fault.code);
    expect(read.label).toEqual({ title: '', names: [], after, playedOn: undefined, levels: ['', 'club'] });
    expect(matchTitle(read.label)).toBe('Glade');
  });

  it('is refused when it is none, and nothing is thrown', () => {
    expect(toEnd(foreignWork({ bytes: new Uint8Array([1, 2, 3]), wanted: 'match' }))).toEqual({
      kind: 'fault',
      fault: { code: 'not-ours' },
    });
  });

  it('says in its name that an unfinished match holds all hands', () => {
    expect(fileName('Ada & Ben', false)).toBe('Ada-Ben.all-hands.moonrise-match');
    expect(fileName('…', true)).toBe('match.moonrise-match');
  });
});
