import { expect, it } from 'vitest';
import { Table } from '../../src/app/table/table.ts';
import { QuestionAges } from '../../src/glasses/question-ages.ts';
import { HostSide, type Pass } from '../../src/glasses/host-side.ts';
import type { WireStands } from '../../src/glasses/wire.ts';
import type { Folded } from '../../src/record/match-record.ts';
import type { Happening } from '../../src/rules/terms/happening.ts';
import type { Seat } from '../../src/rules/terms/ids.ts';
import { RULES } from '../../src/rules/setup/rules-number.ts';
import { otherSecrets } from '../../tools/simulate/laws/other-secrets.ts';
import { chance, hostTable, settled, setupOf } from './wire.ts';

const WHOLE = process.env['MOONRISE_WHOLE'] !== undefined;
const VIEWS = WHOLE ? 10_000 : 80;
/** So many decisions lie between two looks. */
const STRIDE = WHOLE ? 1 : 5;

/** Every text that leaves the host for a glass of this part, from the first word on. `has`: the glass knows so many entries. */
function texts(folded: Folded, pass: Pass, has: number): string[] {
  const table = new Table({ id: 'm', names: [], folded, store: { append: () => Promise.resolve() } });
  const side = new HostSide(
    { table, questionAges: new QuestionAges(), cards: 'sum', readDecision: () => null, now: () => 0, changed: () => undefined },
    pass,
  );
  const lines: string[] = [];
  const line = {
    send: (text: string) => void lines.push(text),
    onText: (_text: string) => undefined as void,
    onGone: () => undefined,
    close: () => undefined,
  };
  side.link(line);
  line.onText(JSON.stringify({ say: 'hello', wire: 1, rules: RULES, life: 'a', has, cards: 'sum' }));
  return lines;
}

/** The events with another content in every secret that none of these seats may know. */
const otherEvents = (events: readonly Happening[], seats: readonly Seat[]): Happening[] =>
  events.map((event) =>
    'secret' in event && !seats.includes(event.secret.to)
      ? ({ ...event, secret: { to: event.secret.to, cards: ['another'] } } as unknown as Happening)
      : event,
  );

/** The same match with other secrets, in the position and in the story. */
const redealt = (folded: Folded, seats: readonly Seat[], seat: Seat | null, seed: string): Folded => ({
  ...folded,
  match: otherSecrets(folded.match, seat, seed),
  record: {
    ...folded.record,
    prologue: otherEvents(folded.record.prologue, seats),
    entries: folded.record.entries.map((entry) => ({ ...entry, events: otherEvents(entry.events, seats) })),
  },
});

/** What is told of one seat, and what everybody is told. */
const ofSeat = (texts: readonly string[], seat: Seat): string =>
  JSON.stringify(
    texts.map((text) => ({ ...(JSON.parse(text) as WireStands), own: (JSON.parse(text) as Partial<WireStands>).own?.[seat] ?? null })),
  );

it(
  'tells nothing that a glass may not know: every text is the same, byte for byte, with other secrets behind it',
  { timeout: 1_800_000 },
  async () => {
    let views = 0;
    let differ = 0;
    for (let match = 0; views < VIEWS; match += 1) {
      const seats = 2 + (match % 3);
      const { table, kept } = hostTable(setupOf(`secrets ${match}`, seats));
      const play = chance(`secrets ${match}`);
      const all = Array.from({ length: seats }, (_, seat) => seat);
      for (let count = 0; views < VIEWS && table.openings().length > 0; count += 1) {
        const decision = play(table, all);
        if (!decision) break;
        await table.decide(decision);
        if (count % STRIDE !== 0) continue;
        const { folded } = kept;
        const has = count % 25 === 0 ? 0 : folded.record.entries.length - 1;
        const seed = `${match} ${count}`;
        const passes: { pass: Pass; seat: Seat | null }[] = [
          { pass: { part: 'watch', seats: [] }, seat: null },
          ...all.map((seat) => ({ pass: { part: seat % 2 ? ('seat' as const) : ('hand' as const), seats: [seat] }, seat })),
        ];
        for (const { pass, seat } of passes) {
          const twin = redealt(folded, pass.seats, seat, seed);
          expect(texts(twin, pass, has), `${seed}, ${pass.part} ${seat}`).toEqual(texts(folded, pass, has));
          if (JSON.stringify(twin.match) !== JSON.stringify(folded.match)) differ += 1;
          views += 1;
        }
        // a glass of two seats: what it is told of each of them hangs on no other
        const pair: Pass = { part: 'hand', seats: [0, 1] };
        expect(ofSeat(texts(redealt(folded, pair.seats, 0, seed), pair, has), 0)).toEqual(ofSeat(texts(folded, pair, has), 0));
      }
      await settled();
    }
    if (WHOLE) console.info(`${views} views, ${differ} of them with other secrets`);
    expect(differ).toBe(views); // there was something to hide
  },
);
