import { deflateSync, strToU8 } from 'fflate';
import { Table } from '../../src/app/table/table.ts';
import { boards, catalogue } from '../../src/cards/index.ts';
import { QuestionAges } from '../../src/glasses/question-ages.ts';
import { HostSide, type Pass } from '../../src/glasses/host-side.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomDecision } from '../../src/players/random-player.ts';
import { beginRecord } from '../../src/record/match-record.ts';
import { seatTable } from '../../src/seats/table/seat-table.ts';
import { RULES } from '../../src/rules/setup/rules-number.ts';
import { randomSetup } from '../simulate/setups/random-setup.ts';
import { median, percentile, row, type Row } from './timing.ts';

const MATCHES = 3;
const DECISIONS = 250;

/** Bytes of the message about each decision to another device, packed as it is sent. */
async function bytesOf(seed: string, pass: Pass): Promise<number[]> {
  const setup = { ...randomSetup(seed, { seats: 2, size: 6, eventsAndAgendas: true }), terrain: boards[0]?.terrain ?? [] };
  const table = new Table({ id: seed, names: [], folded: beginRecord(setup, catalogue), store: { append: () => Promise.resolve() } });
  const side = new HostSide(
    { table, questionAges: new QuestionAges(), cards: 'sum', readDecision: () => null, now: () => 0, changed: () => undefined },
    pass,
  );
  let bytes: number[] = [];
  const line = {
    send: (text: string) => void bytes.push(deflateSync(strToU8(text)).length),
    onText: (_text: string): void => undefined,
    onGone: () => undefined,
    close: () => undefined,
  };
  side.link(line);
  line.onText(JSON.stringify({ say: 'hello', wire: 1, rules: RULES, life: 'a', has: 0, cards: 'sum' }));
  bytes = []; // the first message holds the whole state
  table.subscribe(() => side.tell());
  const lot = new Lot(seed);
  for (let count = 0; count < DECISIONS; count += 1) {
    const opening = lot.of(table.openings());
    if (!opening) break;
    await table.decide(randomDecision(seatTable(table.view(opening.seat), catalogue), lot));
  }
  return bytes;
}

/** The size of a decision on the wire to another device. */
export async function wireRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, pass] of [
    ['a seat', { part: 'seat', seats: [1] }],
    ['a watcher', { part: 'watch', seats: [] }],
  ] as const) {
    const bytes: number[] = [];
    for (let match = 0; match < MATCHES; match += 1) bytes.push(...(await bytesOf(`wire ${match}`, pass)));
    rows.push(row(`a decision told to the glass of ${name}, packed, median`, median(bytes), 'B'));
    rows.push(row(`a decision told to the glass of ${name}, packed, 95th percentile`, percentile(bytes, 95), 'B'));
  }
  return rows;
}
