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
/** A count of a run whose failed files may be run once more. */
export interface FileCount extends TestCount {
  passedBeside: number;
}
export function countSessions(sessions: readonly unknown[], root: string): FileCount;
export function countVitest(report: unknown, root: string): FileCount;
export function filesToRepeat(count: Pick<TestCount, 'failures'>): string[];
export function withRepeated(first: FileCount, second: TestCount): TestCount;
export function countReporter(file: string | undefined, root: string): { stop(told: { sessions: readonly unknown[] }): void };
export function linesOf(failures: readonly Failure[]): string[];
