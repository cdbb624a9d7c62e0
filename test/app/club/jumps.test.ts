import { expect, it } from 'vitest';
import { SittingTable } from '../../../src/app/club/sitting-table.ts';
import { readFromHost } from '../../../src/glasses/read-wire.ts';
import type { WireLine, WireStands } from '../../../src/glasses/wire.ts';
import { RULES } from '../../../src/rules/setup/rules-number.ts';
import type { View } from '../../../src/seats/view.ts';
import { hostingOf, hostTable, settled, setupOf, Wire } from '../../glasses/wire.ts';

const wait = (milliseconds: number): Promise<unknown> => new Promise((done) => setTimeout(done, milliseconds));

/** A match that this device sits at, and what it sends; `stands` tells it that the match lies otherwise after the next decision of a seat. */
async function sitting() {
  const { table } = hostTable(setupOf('jumps'));
  const [host, glass] = new Wire().line();
  const texts: string[] = [];
  glass.onText = (text) => texts.push(text);
  hostingOf(table).admit({ part: 'seat', seats: [0] }, host);
  const hello = { say: 'hello', wire: 1, rules: RULES, life: 'a', has: 0, cards: '' };
  glass.send(JSON.stringify(hello));
  await settled();
  const sent: string[] = [];
  const line: WireLine = { onText: () => undefined, onGone: () => undefined, send: (text) => sent.push(text), close: () => undefined };
  const seated = new SittingTable({
    listed: () => null,
    standing: () => null,
    keep: () => Promise.resolve(() => Promise.resolve()),
    record: () => Promise.reject(new Error('none')),
  });
  seated.link(line);
  for (const text of texts) line.onText(text);
  const whole = texts.map(readFromHost).find((message): message is WireStands => message?.say === 'stands');
  if (!whole || !Array.isArray(whole.shared)) throw new Error('nothing was told');
  const view = whole.shared[0] as unknown as View;
  let { at, nth } = whole;
  const stands = (seat: number, openings: readonly object[], source?: 'steward'): void => {
    at += 1;
    nth += 1;
    const entries = [{ at: at - 1, seat, events: [], ...(source ? { by: source } : {}) }];
    line.onText(JSON.stringify({ ...whole, at, nth, from: null, shared: [{ ...view, openings }], own: { 0: null }, entries }));
  };
  const decides = async (): Promise<string> => {
    const before = sent.filter((text) => text.includes('"decide"')).length;
    const answered = seated.table?.decide({ seat: 0, kind: 'pass' });
    await settled();
    const isSent = sent.filter((text) => text.includes('"decide"')).length > before;
    return isSent ? 'sent' : ((await answered)?.code ?? 'nothing');
  };
  return { seated, stands, decides };
}

const reaction = { seat: 0, kind: 'reaction', models: ['a'] };
const nextReaction = { seat: 0, kind: 'reaction', models: ['b'] };

it('a tap right after the table has jumped to another question decides nothing; a little later it does', async () => {
  const { seated, stands, decides } = await sitting();
  stands(1, [reaction]);
  await wait(520);
  stands(1, [nextReaction]);
  expect(await decides()).toBe('asked-otherwise');
  await wait(520);
  expect(await decides()).toBe('sent');
  seated.close();
});

it('what the seat has brought about itself, what did not change its question, and a first question hold nobody up; a steward does', async () => {
  const { seated, stands, decides } = await sitting();
  stands(1, []);
  stands(1, [reaction]);
  expect(await decides()).toBe('sent');
  stands(1, [reaction]);
  expect(await decides()).toBe('sent');
  stands(0, [nextReaction]);
  expect(await decides()).toBe('sent');
  stands(0, [reaction], 'steward');
  expect(await decides()).toBe('asked-otherwise');
  seated.close();
});
