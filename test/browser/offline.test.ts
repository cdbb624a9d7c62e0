import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visit, workerActive, type Visit } from './support.ts';

describe('the built app in a sub-folder', () => {
  let v: Visit;
  beforeEach(async () => {
    v = await visit();
  });
  afterEach(() => v.end());

  it('comes back after a reload when the server is gone', async () => {
    await v.page.goto(v.url);
    await v.page.getByRole('heading', { name: 'Moonrise', exact: true }).waitFor();
    expect(await workerActive(v.page)).toBe(`${v.url}sw.js`);

    await v.stopServer();
    await expect(fetch(v.url)).rejects.toThrow();

    await v.page.reload();
    await v.page.getByRole('heading', { name: 'Moonrise', exact: true }).waitFor();
    expect(await v.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(v.failures).toEqual([]);
  });

  it('can be installed', async () => {
    await v.page.goto(v.url);
    await workerActive(v.page);
    const session = await v.context.newCDPSession(v.page);
    const manifest = await session.send('Page.getAppManifest');
    expect(manifest.url).toBe(`${v.url}manifest.webmanifest`);
    expect(manifest.errors).toEqual([]);
    expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  });

  it('asks nobody but its own server', async () => {
    const hosts = new Set<string>();
    v.context.on('request', (request) => hosts.add(new URL(request.url()).host));
    await v.page.goto(v.url);
    await workerActive(v.page);
    expect([...hosts]).toEqual([new URL(v.url).host]);
  });
});
