export interface Failure {
  file: string;
  name: string;
  message: string;
}
export interface TestCount {
  passed: number;
  failed: number;
  failures: Failure[];
}
export function countSessions(sessions: readonly unknown[], root: string): TestCount;
export function countVitest(report: unknown, root: string): TestCount;
export function countReporter(file: string | undefined, root: string): { stop(told: { sessions: readonly unknown[] }): void };
export function linesOf(failures: readonly Failure[]): string[];
