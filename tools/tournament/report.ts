import type { Times } from './pairing.ts';

const Z = 1.96;

/** The 95 % interval of a share, draws counting half, in per cent (Wilson). */
export function interval(wins: number, draws: number, losses: number): { share: number; low: number; high: number } {
  const all = wins + draws + losses;
  if (all === 0) return { share: 0, low: 0, high: 100 };
  const share = (wins + draws / 2) / all;
  const z2 = (Z * Z) / all;
  const middle = (share + z2 / 2) / (1 + z2);
  const margin = (Z * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all))) / (1 + z2);
  const percent = (x: number): number => Math.round(x * 1000) / 10;
  return { share: percent(share), low: percent(Math.max(0, middle - margin)), high: percent(Math.min(1, middle + margin)) };
}

export interface Summary {
  decisions: number;
  medianMs: number;
  p95Ms: number;
  maxMs: number;
}

const round = (ms: number): number => Math.round(ms * 10) / 10;

export function summary(all: readonly number[]): Summary {
  const sorted = [...all].sort((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    decisions: sorted.length,
    medianMs: round(quantile(0.5)),
    p95Ms: round(quantile(0.95)),
    maxMs: round(sorted[sorted.length - 1] ?? 0),
  };
}

/** A line for each kind of question. */
export const byKind = (times: Times): string[] =>
  [...times]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, all]) => {
      const { decisions, medianMs, p95Ms, maxMs } = summary(all);
      return `    ${kind}: ${decisions}, median ${medianMs} p95 ${p95Ms} max ${maxMs} ms`;
    });
