export function reachedTests(changed: readonly string[]): string[];
export function reachedExamples(changed: readonly string[]): string[];
