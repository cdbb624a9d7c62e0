import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, meetingIn } from '../../../src/app/glasses/code.ts';
import type { Address } from '../../../src/glasses/meeting.ts';
import { glassesWords } from '../../../src/words/glasses/glasses.ts';
import { args as usual, executablePath } from '../../../tools/chromium.mjs';
import { newDevice, TELLS_ADDRESS } from '../drivers/meets.ts';
import { leadsTo } from '../readers/seen-before.ts';
import { visit, type Visit } from '../drivers/support.ts';

/** Nobody is there, by each kind of address (RFC 5737, RFC 3849). */
const NOWHERE: Record<string, Uint8Array> = {
  4: Uint8Array.of(192, 0, 2, 1),
  6: Uint8Array.of(0x20, 0x01, 0x0d, 0xb8, ...Array.from({ length: 12 }, () => 7)),
};

describe('a network that drops a family of addresses', () => {
  let v: Visit;
  let devices: Browser;

  beforeAll(async () => {
    v = await visit({ seen: true });
    devices = await chromium.launch({ executablePath, headless: true, args: [...usual, ...TELLS_ADDRESS, leadsTo(v.served)] });
  });
  afterAll(async () => {
    await devices.close();
    await v.end();
  });

  const letters = async (page: Page): Promise<string> => {
    await page.locator('[data-meeting="showing"]').waitFor();
    return page.locator('#ours').inputValue();
  };
  /** The letters of a device as they are where packets of these kinds of address get lost, with a name that nobody resolves before them. */
  const walled = (text: string, dropped: readonly Address['kind'][]): string => {
    const met = meetingIn(text);
    if (!met) throw new Error('no code');
    const addresses = met.addresses.map((address) =>
      dropped.includes(address.kind) ? { ...address, host: NOWHERE[address.kind] ?? address.host } : address,
    );
    const unresolved: Address = { kind: 'name', host: Uint8Array.from({ length: 16 }, (_, nth) => nth), port: 9 };
    return codeOf({ ...met, addresses: [unresolved, ...addresses].slice(0, 4) });
  };
  async function pair(): Promise<[Page, Page]> {
    const pages: [Page, Page] = [await newDevice(devices), await newDevice(devices)];
    for (const page of pages) await page.goto(`${v.url}#/join`);
    return pages;
  }
  async function meet([first, two]: [Page, Page], dropped: readonly Address['kind'][]): Promise<void> {
    const [ours, theirs] = [await letters(first), await letters(two)];
    await first.locator('#theirs').fill(walled(theirs, dropped));
    await two.locator('#theirs').fill(walled(ours, dropped));
    for (const page of [first, two]) await page.locator('[data-do="connect"]').click();
  }

  it('tells an address of each family that the device has', async () => {
    const [page, other] = await pair();
    const kinds = new Set(meetingIn(await letters(page))?.addresses.map(({ kind }) => kind));
    expect(kinds.has(4)).toBe(true);
    await page.context().close();
    await other.context().close();
  });

  it.each([
    ['IPv6', 6],
    ['IPv4', 4],
  ] as const)('meets all the same where %s gets lost', async (_name, kind) => {
    const pages = await pair();
    const kinds = meetingIn(await letters(pages[0]))?.addresses.map((address) => address.kind) ?? [];
    // a machine that has one family alone has no other way
    if (new Set(kinds).size > 1 || kind === 6) {
      await meet(pages, [kind]);
      for (const page of pages) await page.getByText(glassesWords.waiting()).waitFor();
    }
    for (const page of pages) await page.context().close();
  });

  it('does not meet where both get lost, and says after 20 seconds what may be wrong', async () => {
    const pages = await pair();
    for (const page of pages) await page.clock.install();
    for (const page of pages) await page.reload();
    await meet(pages, [4, 6]);
    const [page] = pages;
    await page.locator('[data-meeting="joining"]').waitFor();
    await page.clock.runFor(21_000);
    await page.locator('[data-meeting="unanswered"]').waitFor();
    await expect.poll(() => page.locator('[data-fault="silence"]').innerText()).toBe(glassesWords.fault('silence'));
    for (const page of pages) await page.context().close();
  });
});
