import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/build.ts'],
    environment: 'node',
    // A busy machine must not fail what is right.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // Each file has a server, a profile and a browser of its own: two of them share the machine, and none waits for a clock.
    maxWorkers: 2,
  },
});
