import type { CDPSession } from 'playwright-core';

/** What a browser notes of its own work. */
export interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** What of `dur` the thread was at work and not waiting for a processor, where the browser says so. */
  tdur?: number;
  tid: number;
  pid: number;
  args?: { data?: { type?: string } };
}

/** All that the browser notes while some work is done, in the order in which it begins. */
export async function traced(cdp: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // as the protocol writes them
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'] },
  });
  await work();
  await cdp.send('Tracing.end');
  await complete;
  return events.sort((a, b) => a.ts - b.ts);
}
