import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { args, executablePath } from '../../tools/chromium.mjs';
import { serve } from '../../tools/serve.mjs';
import { BASE, leadsTo, SEEN_AT } from './readers/seen-before.ts';
import { workerActive } from './drivers/support.ts';

/** What is kept beside the worker and its files: a browser that was here before has neither matches nor settings. */
const FORGOTTEN = ['IndexedDB', 'Local Storage', 'Session Storage', 'Cache'];

/** Visits the built app once, until its service worker has everything, and provides the profile of that browser. */
export async function setup({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const profile = await mkdtemp(join(tmpdir(), 'moonrise-seen-'));
  const server = await serve({ dir: 'dist', base: BASE });
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, leadsTo(server.url)],
    headless: true,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(SEEN_AT);
  await workerActive(page);
  await context.close();
  await server.close();
  for (const name of FORGOTTEN) await rm(join(profile, 'Default', name), { recursive: true, force: true });
  provide('seenBefore', profile);
  return () => rm(profile, { recursive: true, force: true });
}
