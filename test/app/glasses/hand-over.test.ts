import { describe, expect, it } from 'vitest';
import { Hosting, type MovedLine } from '../../../src/app/glasses/hosting.ts';
import { RemoteJoined } from '../../../src/app/glasses/remote-joined.ts';
import type { TakenMatch } from '../../../src/app/glasses/taking.ts';
import { readMatchContent } from '../../../src/app/kept/match-file.ts';
import { unseal } from '../../../src/record/sealed-file.ts';
import { Table } from '../../../src/app/table/table.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { beginRecord } from '../../../src/record/match-record.ts';
import { chance, settled, setupOf, Wire } from '../../glasses/wire.ts';

/** A table on a device that keeps whether the match is still its own, and another device at a seat of it. */
async function joined(given: { part?: 'hand' | 'seat'; keeps?: boolean; parts?: boolean; first?: boolean } = {}) {
  const { part = 'seat', keeps = true, parts = true, first = false } = given;
  const marks: boolean[] = [];
  const table = new Table({
    id: 'before',
    names: ['Ada', 'Bo'],
    first,
    folded: beginRecord(setupOf('hand-over'), catalogue),
    store: {
      append: () => Promise.resolve(),
      part: (_id, handedOver) => (parts ? Promise.resolve(void marks.push(handedOver)) : Promise.reject(new Error('full'))),
    },
  });
  const hosting = new Hosting(table, () => () => undefined);
  let moved: MovedLine | null = null;
  hosting.onMoved = (departure) => ((moved = departure), Promise.resolve('#/join/moved'));
  const undone: string[] = [];
  const files: Uint8Array[] = [];
  const owned: TakenMatch[] = [];
  const glass = new RemoteJoined(
    { address: 'table', certificate: {} as RTCCertificate },
    {
      keep: (file) => {
        files.push(file);
        return keeps
          ? Promise.resolve({ id: 'after', undo: () => Promise.resolve(void undone.push('after')) })
          : Promise.reject(new Error('full'));
      },
      adopt: (match) => Promise.resolve(void owned.push(match)),
    },
  );
  const wire = new Wire();
  const [host, line] = wire.line();
  hosting.admit({ part, seats: [1] }, host, true);
  glass.link(line);
  await settled();
  const decided = chance('hand-over');
  const plays = async (): Promise<unknown> => {
    const decision = decided(table, [0, 1]);
    return decision && table.decide(decision);
  };
  for (let count = 0; count < 6; count += 1) await plays();
  await settled();
  const answer = async (yes: boolean) => {
    const [guest] = hosting.glasses;
    if (!guest) throw new Error('nobody is there');
    const handover = hosting.handOver(guest);
    await settled();
    glass.takeOver(yes);
    return handover;
  };
  return { table, hosting, glass, wire, line, marks, undone, files, owned, plays, answer, moved: () => moved };
}

const messageKinds = ({ texts }: Wire): string[] => texts.map((text) => String((JSON.parse(text) as { say: unknown }).say));

describe('a match that is handed over', () => {
  it.each([true, false])('is on the other device the first of its players, or not, as it was here: %s', async (first) => {
    const { files, answer } = await joined({ first });
    await answer(true);
    const read = files[0] && unseal('match', files[0]);
    const match = read?.ok ? readMatchContent(read.content) : null;
    expect(match?.ok && (match.label.first ?? false)).toBe(first);
  });
  it('lies on the other device, whole, and is given up here before it goes on there', async () => {
    const { table, glass, files, marks, owned, plays, answer, wire, moved } = await joined();
    const before = table.decided;
    expect(await answer(true)).toEqual({ outcome: 'moved', hash: '#/join/moved' });
    await settled();
    const [file] = files;
    const read = file && unseal('match', file);
    const match = read?.ok ? readMatchContent(read.content) : null;
    expect(match?.ok && match.record.entries.length).toBe(before);
    expect([table.readOnlyCause, marks, owned.map(({ id }) => id), glass.takenMatch]).toEqual(['handed-over', [true], ['after'], 'after']);
    expect(table.damaged).toBe(true); // a copy may go on
    expect(await plays()).toMatchObject({ code: 'read-only' });
    expect(table.decided).toBe(before);
    expect(moved()).not.toBe(null);
    expect(messageKinds(wire).filter((say) => ['give', 'take', 'taken', 'yours'].includes(say))).toEqual([
      'give',
      'give',
      'take',
      'taken',
      'yours',
    ]);
  });

  it('and nothing has changed where the other player declines: not a byte of the match has crossed', async () => {
    const { table, files, marks, owned, plays, answer, wire, hosting } = await joined();
    expect(await answer(false)).toEqual({ outcome: 'refused', hash: '' });
    await settled();
    expect([files, marks, owned, table.readOnly, messageKinds(wire).includes('take')]).toEqual([[], [], [], null, false]);
    expect(hosting.glasses).toHaveLength(1);
    expect(await plays()).toBe(null);
    // and it can be asked again
    expect(await answer(true)).toMatchObject({ outcome: 'moved' });
  });

  it('nor where the other device cannot keep it, or this one cannot note it', async () => {
    for (const given of [{ keeps: false }, { parts: false }]) {
      const { table, undone, owned, plays, answer } = await joined(given);
      expect((await answer(true)).outcome).toBe('failed');
      await settled();
      expect([table.readOnly, owned]).toEqual([null, []]);
      expect(undone).toEqual(given.keeps === false ? [] : ['after']);
      expect(await plays()).toBe(null);
    }
  });

  it('nor where the line is lost before it is kept: what came of it is given up', async () => {
    const { table, undone, owned, plays, hosting, glass, wire } = await joined();
    const [guest] = hosting.glasses;
    if (!guest) throw new Error('nobody is there');
    const handover = hosting.handOver(guest);
    await settled();
    wire.cut();
    glass.takeOver(true);
    (guest as unknown as { side: { end: (why: string) => void } }).side.end('ended');
    expect((await handover).outcome).toBe('failed');
    glass.close();
    await settled();
    expect([table.readOnly, owned, undone]).toEqual([null, [], []]);
    expect(await plays()).toBe(null);
  });

  it('is never offered to the hand of a seat, and no glass takes it unasked', async () => {
    const hand = await joined({ part: 'hand' });
    expect(hand.hosting.glasses.map(({ mayTake }) => mayTake)).toEqual([false]);
    expect(await hand.answer(true)).toEqual({ outcome: 'failed', hash: '' });
    const seat = await joined();
    for (const message of [{ say: 'give', yes: true }, { say: 'taken' }, { say: 'introduced', place: 0, code: '' }])
      seat.line.other?.onText(JSON.stringify(message));
    await settled();
    expect([seat.table.readOnly, messageKinds(seat.wire).includes('take'), seat.marks]).toEqual([null, false, []]);
    expect(await seat.plays()).toBe(null);
  });
});
