import { build } from 'vite';

/** Builds the app once for all browser tests, into `dist`. */
export async function setup(): Promise<void> {
  // Vitest sets NODE_ENV to "test", which would build the development editions of the packages.
  process.env.NODE_ENV = 'production';
  await build({ logLevel: 'warn', mode: 'production' });
}
