import { describe, expect, it } from 'vitest';
import { GlassSide } from '../../../src/glasses/glass-side.ts';
import { RemoteTable } from '../../../src/app/glasses/remote-table.ts';
import { hostingOf, hostTable, settled, setupOf, Wire } from '../../glasses/wire.ts';

const HOUR = 3_600_000;

describe('the clock of a round on another glass', () => {
  it('ends there when it ends at the table, though the clocks differ by hours; and is gone when it is stopped', async () => {
    const { table } = hostTable(setupOf('clock'));
    const hosting = hostingOf(table);
    const glass = new GlassSide('life', () => Date.now() + 3 * HOUR);
    const wire = new Wire();
    const [host, line] = wire.line();
    hosting.admit({ part: 'seat', seats: [1] }, host);
    glass.link(line);
    await settled();
    const remote = new RemoteTable(glass);
    expect(remote.roundEnds).toBe(null);
    const ends = Date.now() + HOUR;
    table.ring(ends);
    await settled();
    expect(Math.abs((remote.roundEnds ?? 0) - (ends + 3 * HOUR))).toBeLessThan(1000);
    wire.cut(); // it goes on while the line is lost
    expect(remote.roundEnds).not.toBe(null);
    const again = new Wire();
    const [there, back] = again.line();
    table.ring(null);
    hosting.admit({ part: 'seat', seats: [1] }, there);
    glass.link(back);
    await settled();
    expect(remote.roundEnds).toBe(null);
  });
});
