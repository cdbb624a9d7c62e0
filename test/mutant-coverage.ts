import { afterEach } from 'vitest';

interface Found {
  mutantCoverage?: unknown;
  hitCount?: number;
}

// Which test runs over which break is written where Stryker looks for it, on the file of the test: its own hook is given the file by older editions of Vitest only.
// Without it every break meets every test, and what is read once when a module is loaded is taken for living on.
afterEach(({ task }) => {
  const { __stryker__: found } = globalThis as { __stryker__?: Found }; // put there by Stryker
  Object.assign(task.file.meta, found && { mutantCoverage: found.mutantCoverage, hitCount: found.hitCount });
});
