import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Frame, type BrowserContextOptions, type Page, type Request } from 'playwright-core';
import { args as usual, executablePath } from '../../../tools/chromium.mjs';
import { serve } from '../../../tools/serve.mjs';
import { BASE, leadsTo, SEEN_AT, seenBefore } from '../readers/seen-before.ts';

/** The built app, served from a sub-folder, and a browser that is new or has used the app before. */
export interface Visit {
  url: string;
  /** The address at which the server answers requests without a browser. */
  served: string;
  context: BrowserContext;
  page: Page;
  /** Failed requests, error responses, and errors thrown by the page. */
  failures: string[];
  /** Violations of the page's Content-Security-Policy; `end` rejects when there are any. */
  against: string[];
  stopServer: () => Promise<void>;
  /** Kills the browser without a warning, as an empty battery does, and opens another one with the stored data. */
  crash: () => Promise<void>;
  end: () => Promise<void>;
}

/**
 * Serves `dist` (or another folder) under `/games/moonrise/` and opens an empty page with a real profile, because an incognito page cannot be
 * installed. `args`: further switches of the browser. `painted: false`: makes the page transparent, so that the browser does not paint it, which
 * costs as much as the app itself; for tests that only read and touch. `seen: true`: the service worker has already fetched the app, and nothing else
 * is stored; fetching it again costs as much as a hundred touches.
 */
export async function visit({
  args = [],
  dir = 'dist',
  painted = true,
  seen = false,
  ...options
}: BrowserContextOptions & { args?: readonly string[]; dir?: string; painted?: boolean; seen?: boolean } = {}): Promise<Visit> {
  const server = await serve({ dir, base: BASE });
  const profile = await mkdtemp(join(tmpdir(), 'moonrise-'));
  if (seen) await cp(await seenBefore(), profile, { recursive: true });
  const failures: string[] = [];
  const against: string[] = [];
  const launch = async (): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: [...usual, ...args, ...(seen ? [leadsTo(server.url)] : [])],
      headless: true,
      viewport: { width: 1180, height: 820 },
      // No animations unless a test asks for them: most of their cost is drawing.
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(180_000);
    const page = context.pages()[0] ?? (await context.newPage());
    // A page that is left or reloaded aborts its requests, which is no failure.
    // The old page may still send requests after the navigation, until the new page is there.
    let [pages, standing] = [0, 0];
    const asked = new WeakMap<Request, number>();
    context.on('request', (request) => {
      if (request.isNavigationRequest()) pages += 1;
      asked.set(request, standing);
    });
    const stands = (frame: Frame): void => {
      if (frame.parentFrame() === null) standing = pages;
    };
    for (const page of context.pages()) page.on('framenavigated', stands);
    context.on('page', (page) => page.on('framenavigated', stands));
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? 'failed';
      const left = why === 'net::ERR_ABORTED' && (asked.get(request) ?? standing) < pages;
      if (!left) failures.push(`${request.url()}: ${why}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.url()}: ${response.status()}`);
    });
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') failures.push(`console: ${message.text()}`);
    });
    await context.exposeBinding('againstThePolicy', (_, label: string) => void against.push(label));
    if (!painted) await seeThrough(context);
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile, lineNumber }) => {
        const { againstThePolicy } = window as unknown as { againstThePolicy: (fault: string) => void }; // exposed to every page
        againstThePolicy(`${violatedDirective}: ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`);
      });
    });
    return { context, page };
  };
  const visited: Visit = {
    ...(await launch()),
    url: seen ? SEEN_AT : server.url,
    served: server.url,
    failures,
    against,
    stopServer: async () => {
      await visited.page.waitForLoadState('networkidle'); // requests under way when the server stops would be lost
      await server.close();
    },
    crash: async () => {
      const { context } = visited;
      const pid = await browserOf(profile);
      if (pid === null) await context.close();
      else {
        const value = new Promise((done) => context.once('close', done));
        process.kill(pid, 'SIGKILL');
        await value;
      }
      Object.assign(visited, await launch());
    },
    end: async () => {
      await visited.context.close();
      await server.close().catch(() => undefined);
      await rm(profile, { recursive: true, force: true });
      if (against.length > 0) throw new Error(`against the policy of the page: ${against.join('; ')}`);
    },
  };
  return visited;
}

/**
 * Makes pages that are opened from now on transparent: they can be touched and read, but the browser does not paint them, which costs as much as the
 * app itself.
 */
export const seeThrough = (context: BrowserContext): Promise<unknown> => context.addInitScript(seenThrough);

/** Runs in the page: everything it needs is inside. */
function seenThrough(): void {
  const glass = new CSSStyleSheet();
  glass.replaceSync(':root { opacity: 0; }');
  document.adoptedStyleSheets.push(glass);
  Object.assign(window, { glass });
}

/** The process id of the browser with this profile; null where processes cannot be listed. */
async function browserOf(profile: string): Promise<number | null> {
  const names = await readdir('/proc').catch(() => []);
  for (const name of names.filter((name) => /^\d+$/.test(name))) {
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(`--user-data-dir=${profile}`) && !line.includes('--type=')) return Number(name);
  }
  return null;
}

/** Fixes the random numbers of pages that are opened from now on, so that tests do not depend on luck. */
export async function fixChance(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript(fixedChance, seed);
}

/** Runs in the page: everything it needs is inside. */
export function fixedChance(from: number): void {
  let state = Math.imul(from + 1, 2654435761) >>> 0;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    const bytes = array ? new Uint8Array(array.buffer, array.byteOffset, array.byteLength) : [];
    for (const index of bytes.keys()) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[index] = state >>> 24;
    }
    return array;
  };
}

/** Injects axe into the page as a debugger does, because the page's policy allows no further scripts. */
export async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', {
    expression: await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  });
  await session.detach();
}

/** Waits until the app's service worker has stored all its files and is active. */
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
