import type { CDPSession } from 'playwright-core';

/** A trace event of the browser. */
export interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** The part of `dur` in which the thread ran and did not wait for a processor, if the browser reports it. */
  tdur?: number;
  tid: number;
  pid: number;
  args?: { data?: { type?: string } };
}

/** All trace events while some work is done, in the order in which they begin. */
export async function traced(cdp: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[]))); // the format of the protocol
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
