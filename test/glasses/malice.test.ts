import { afterEach, expect, it } from 'vitest';
import { JoinedTable } from '../../src/app/glasses/joining.ts';
import { Lot } from '../../src/players/lot.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import { chance, hostingOf, hostTable, linked, settled, setupOf, Wire } from './wire.ts';

const WHOLE = process.env['MOONRISE_WHOLE'] !== undefined;
const MESSAGES = WHOLE ? 20_000 : 800;
/** Between so many messages somebody else decides. */
const EVERY = WHOLE ? 500 : 200;

const open: { close(): void }[] = [];
afterEach(() => {
  for (const thing of open.splice(0)) thing.close();
});

/** Values that nobody means. None of them is the seat of the glass. */
const JUNK: readonly unknown[] = [
  null, true, -1, 0.5, 1e308, 7, 'x', '', 'x'.repeat(5000), [], {}, [[[[]]]], { say: 'hello' }, { toString: 1 }, '__proto__', '\u0000\uD800', '<b>',
]; // prettier-ignore
const DEEP = '['.repeat(16_000);

/** A message with one of its parts in another's place, gone, or doubled under a strange name. */
function mistyped(lot: Lot, message: Record<string, unknown>): unknown {
  const key = lot.of(Object.keys(message)) ?? 'say';
  const inner = message[key];
  if (typeof inner === 'object' && inner !== null && !Array.isArray(inner) && lot.percent(60))
    return { ...message, [key]: mistyped(lot, inner as Record<string, unknown>) };
  if (lot.percent(20)) return Object.fromEntries(Object.entries(message).filter(([name]) => name !== key));
  if (lot.percent(10)) return { ...message, constructor: 1, ['__proto__x']: lot.of(JUNK) };
  return { ...message, [key]: lot.of(JUNK) };
}

/** What a glass of seat 1, which is asked nothing, might tell that is not meant or not its own. `foreign`: what seat 0 may decide. */
function malice(lot: Lot, position: number, foreign: readonly Decision[], ownDecisions: readonly Decision[]): unknown {
  const decide = (decision: unknown, when = position): Record<string, unknown> => ({
    say: 'decide',
    nth: lot.between(1, 90_000),
    at: when,
    decision,
  });
  const text = JSON.stringify;
  switch (lot.between(0, 9)) {
    case 0:
      return text(decide(lot.of(foreign))); // another's
    case 1:
      return text(decide(lot.of(ownDecisions), lot.between(0, Math.max(0, position - 1)))); // an answer to what is asked no more
    case 2:
      return text(mistyped(lot, decide(lot.of(lot.percent(50) ? foreign : ownDecisions) ?? { seat: 0, kind: 'pass' })));
    case 3:
      return text(
        mistyped(
          lot,
          lot.of<Record<string, unknown>>([
            { say: 'prefers', seat: 0, allCopies: true },
            { say: 'laid', seat: 0, lies: true },
            { say: 'leave', more: 1 },
          ]) ?? {},
        ),
      );
    case 4:
      return text(decide({ ...(lot.of(ownDecisions) ?? { seat: 1, kind: 'pass' }), more: 'x'.repeat(lot.between(16_384, 400_000)) })); // oversized
    case 5:
      return lot.of<unknown>([
        DEEP,
        `{"say":${DEEP}`,
        text(decide(lot.of(ownDecisions))).slice(0, -lot.between(1, 20)),
        '',
        'null',
        new ArrayBuffer(64_000),
        4,
        undefined,
        {},
      ]);
    case 6:
      return text(
        lot.of([
          { say: 'welcome' },
          { say: 'stands', at: 0 },
          { say: 'take', file: 'x' },
          { say: 'give', yes: true },
          { say: 'taken' },
          { say: 'introduced', place: 0, code: 'x' },
          { say: 'moved', code: 'x' },
          { say: 'spare', again: 'x', next: 'y' },
          { say: 'bye', why: 'ended' },
          { say: 'hello', wire: 1 },
        ]),
      );
    case 7:
      return text({ say: lot.of(['prefers', 'laid']), seat: lot.of([0, 2, 7, -1]), allCopies: true, lies: true });
    case 8:
      return text(lot.of([{ say: 'ping' }, { say: 'again' }])); // meant, but how often
    default:
      return String.fromCharCode(...Array.from({ length: lot.between(0, 200) }, () => lot.between(0, 65_535)));
  }
}

it('is not changed or stopped by what is mistyped, oversized, foreign, old or too much', { timeout: 900_000 }, async () => {
  const lot = new Lot('malice');
  const { table, hosting, kept } = (() => {
    const hosted = hostTable(setupOf('malice', 3));
    return { ...hosted, hosting: hostingOf(hosted.table) };
  })();
  open.push(hosting);
  const cy = new JoinedTable('seat', [2]);
  open.push(cy);
  await linked(hosting, cy, { part: 'seat', seats: [2] });
  const play = chance('malice');
  /** Somebody else goes on, until seat 1 is asked nothing. */
  const others = async (): Promise<void> => {
    for (let count = 0; count < 60; count += 1) {
      const decision = cy.table && play(cy.table, [2]);
      if (decision) expect(await cy.glass.decide(decision)).toBe(null);
      else {
        const hostTable = play(table, [0, 1]);
        if (hostTable) await table.decide(hostTable);
      }
      await settled();
      if (count >= 1 && table.decided > 12 && !table.view(null).openings.some(({ seat }) => seat === 1)) return;
    }
    throw new Error('seat 1 is always asked');
  };
  const story = (): string =>
    JSON.stringify([
      kept.folded.record.entries,
      table.view(null),
      table.view(0),
      table.view(1),
      table.allCopies,
      table.laid,
      cy.table?.view(2),
    ]);
  const ownDecisions = (): Decision[] => kept.folded.record.entries.map(({ decision }) => decision).filter(({ seat }) => seat === 1);
  await others();
  let [sent, longest, ended] = [0, 0, 0];
  while (sent < MESSAGES) {
    const before = story();
    const until = sent + EVERY;
    const foreign = table.choices(0).decisions.concat(table.choices(2).decisions);
    while (sent < until) {
      const wire = new Wire();
      const [host, glass] = wire.line();
      let isOpen = true;
      glass.onGone = () => (isOpen = false);
      hosting.admit({ part: 'seat', seats: [1] }, host);
      for (; isOpen && sent < until; sent += 1) {
        const message = malice(lot, table.decided, foreign, ownDecisions());
        const began = performance.now();
        host.onText(message as string);
        longest = Math.max(longest, performance.now() - began);
        if (sent % 10 === 9) await settled(6);
      }
      if (!isOpen) ended += 1;
      await settled(6);
    }
    expect(story()).toBe(before);
    expect(hosting.glasses.length).toBeLessThanOrEqual(2);
    await others();
  }
  if (WHOLE) {
    console.info(`${sent} messages, ${ended} lines ended, the longest took ${Math.round(longest)} ms`);
    expect(longest).toBeLessThan(1000);
  }
  expect(ended).toBeGreaterThan(3);
});
