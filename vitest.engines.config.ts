import { defineConfig } from 'vitest/config';

/** The same match in engines that no package ships: it runs where they are installed. */
export default defineConfig({
  test: {
    include: ['test/engines/**/*.test.ts'],
    globalSetup: ['test/browser/build.ts'],
    environment: 'node',
    hookTimeout: 180_000,
    reporters: ['verbose'],
  },
});
