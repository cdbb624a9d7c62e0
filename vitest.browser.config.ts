import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/build.ts'],
    environment: 'node',
    // A busy machine must not fail what is right.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // One browser at a time: tests that watch the network or the worker must not compete for it.
    fileParallelism: false,
  },
});
