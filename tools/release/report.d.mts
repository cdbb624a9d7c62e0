export interface Step {
  name: string;
  script: string;
}
export interface Result {
  name: string;
  revision: string;
  date: string;
  passed: boolean;
  minutes: number;
  line: string;
}
export function remaining<S extends Step>(steps: readonly S[], results: readonly Result[], only?: readonly string[]): S[];
export function lastLine(output: string): string;
export function pageOf(steps: readonly Step[], results: readonly Result[], revision: string): string;
