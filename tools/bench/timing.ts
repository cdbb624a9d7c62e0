/** One line of the report. */
export interface Row {
  name: string;
  value: number;
  unit: string;
}

const time = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Milliseconds of each of several runs, after a warm-up. */
export function times(runs: number, work: (run: number) => void, warmUp = Math.ceil(runs / 5)): number[] {
  for (let run = 0; run < warmUp; run += 1) work(run);
  return Array.from({ length: runs }, (_, run) => {
    const began = time();
    work(run);
    return time() - began;
  });
}

/** The value below which this percentage of the values lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** The fastest of several runs: the cost of the work without other load on the machine. */
export const best = (values: readonly number[]): number => Math.min(...values);
export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
export const median = (values: readonly number[]): number => percentile(values, 50);
export const row = (name: string, value: number, unit: string): Row => ({ name, value: Math.round(value * 1000) / 1000, unit });
