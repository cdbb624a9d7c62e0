import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { args, executablePath } from '../../tools/chromium.mjs';
import { serve } from '../../tools/serve.mjs';

/** The built app, served from a sub-folder, and a browser that has never seen it. */
export interface Visit {
  url: string;
  context: BrowserContext;
  page: Page;
  /** Addresses that could not be fetched or were answered with an error, and errors thrown by the page. */
  failures: string[];
  stopServer: () => Promise<void>;
  end: () => Promise<void>;
}

/** Serves `dist` under `/games/moonrise/` and opens an empty page; the profile is a real one, since an incognito page cannot be installed. */
export async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const server = await serve({ dir: process.env['MOONRISE_DIST'] ?? 'dist', base: '/games/moonrise/' });
  const profile = await mkdtemp(join(tmpdir(), 'moonrise-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args,
    headless: true,
    viewport: { width: 1180, height: 820 },
    ...options,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const failures: string[] = [];
  context.on('requestfailed', (request) => failures.push(`${request.url()}: ${request.failure()?.errorText ?? 'failed'}`));
  context.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()}: ${response.status()}`);
  });
  page.on('pageerror', (error) => failures.push(error.message));
  return {
    url: server.url,
    context,
    page,
    failures,
    stopServer: server.close,
    end: async () => {
      await context.close();
      await server.close().catch(() => undefined);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Waits until the app's service worker has everything it keeps and is active. */
export async function workerActive(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!active) throw new Error('no active worker');
    if (active.state !== 'activated') {
      await new Promise<void>((done) => {
        active.addEventListener('statechange', () => {
          if (active.state === 'activated') done();
        });
      });
    }
    return active.scriptURL;
  });
}
