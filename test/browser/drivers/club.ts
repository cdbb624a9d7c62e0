import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { LEVEL } from '../../../src/players/levels.ts';
import { think } from '../../../src/players/think.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { View } from '../../../src/seats/view.ts';
import { args, executablePath } from '../../../tools/chromium.mjs';
import { SqliteLog } from '../../../server/log/sqlite.ts';
import { bundleClub } from '../../../tools/club/bundle.mjs';
import { hasNats, natsServers } from '../../server/nats.ts';
import { whole } from '../whole-suite.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** The script of a club's process: the server with its store in a folder, and the built app beside it. */
const runs = (script: string): string => `
import { filesOf } from ${JSON.stringify(pathToFileURL(join(process.cwd(), 'tools/serve.mjs')).href)};
const script = new URL(${JSON.stringify(pathToFileURL(script).href)});
const club = await import(script.href);
const [folder, port] = process.argv.slice(1);
const running = await club.runClub({ folder, port: Number(port), host: '127.0.0.1', files: filesOf('dist'), script, name: 'Moonlit Mondays' });
console.log(JSON.stringify({ founder: running.founder }));
`;

/**
 * A store for the logs of a club. `begin`: starts what the store needs in a folder; gives the environment of the server, and a function that ends it
 * all.
 */
export interface ClubStore {
  name: string;
  begin: (folder: string) => Promise<{ env: Record<string, string>; end: () => Promise<void> }>;
}
const EMBEDDED: ClubStore = { name: 'its own file', begin: () => Promise.resolve({ env: {}, end: () => Promise.resolve() }) };
const JETSTREAM: ClubStore = {
  name: 'JetStream',
  begin: async (folder) => {
    const servers = await natsServers(folder, 1);
    const CLUB_STORE = servers.map(({ address }) => address).join(',');
    return { env: { CLUB_STORE }, end: async () => void (await Promise.all(servers.map((server) => server.kill('SIGTERM')))) };
  },
};
if (whole && !hasNats) console.log('No nats-server is found here: the journeys of the club are not made over JetStream.');
/** The stores with which the journeys of a club run. */
export const STORES: readonly ClubStore[] = whole && hasNats ? [EMBEDDED, JETSTREAM] : [EMBEDDED];

/** A club in a separate process, with the embedded store; it can be killed and started again with its stored data. */
export class ClubServer {
  founder = '';
  #process: ChildProcess | null = null;

  private constructor(
    private readonly script: string,
    private readonly folder: string,
    private readonly port: number,
    private readonly store: Awaited<ReturnType<ClubStore['begin']>>,
  ) {}

  static async start(name: string, store: ClubStore = EMBEDDED): Promise<ClubServer> {
    const [script, folder, port] = await Promise.all([
      bundleClub(`browser-${name}-${process.pid}`),
      mkdtemp(join(tmpdir(), 'moonrise-club-')),
      freePort(),
    ]);
    const server = new ClubServer(script, folder, port, await store.begin(join(folder, 'store')));
    server.founder = (await server.run()) ?? '';
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  /** Starts the club, or starts it again; gives the code of the founder's invitation while nobody has joined. */
  async run(): Promise<string | null> {
    const running = spawn(process.execPath, ['--input-type=module', '-e', runs(this.script), this.folder, String(this.port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...this.store.env },
    });
    this.#process = running;
    for await (const line of createInterface({ input: running.stdout })) {
      if (!line.startsWith('{')) continue;
      return (JSON.parse(line) as { founder: string | null }).founder; // written by the script above
    }
    throw new Error('the club did not start');
  }

  /** Ends the process like a power cut. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const value = new Promise((done) => running.once('exit', done));
    running.kill('SIGKILL');
    await value;
  }

  /** Ends the club, and gives the ids of the decisions in its logs; null where another store holds them. */
  async decisionIds(): Promise<string[] | null> {
    await this.kill();
    if (this.store.env['CLUB_STORE'] !== undefined) return null;
    const log = new SqliteLog(join(this.folder, 'club.db'));
    const matches = await log.list('match.');
    const entries = (await Promise.all(matches.map(({ stream }) => log.read(stream, 1)))).flat();
    await log.close();
    return entries.map(({ text }) => (JSON.parse(text) as { id: string }).id);
  }

  async end(): Promise<void> {
    await this.kill();
    await this.store.end();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A device: a browser that has never opened the app. */
export interface ClubDevice {
  context: BrowserContext;
  page: Page;
}

/** The devices of a test, in one browser. */
export class Devices {
  readonly faults: string[] = [];
  private constructor(private readonly browser: Browser) {}

  static async open(): Promise<Devices> {
    return new Devices(await chromium.launch({ executablePath, headless: true, args }));
  }

  async device(width: number, height: number, locale = 'en'): Promise<ClubDevice> {
    const context = await this.browser.newContext({
      viewport: { width, height },
      locale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    // pages that are only touched and read need no painting
    await context.addInitScript(() => {
      const glass = new CSSStyleSheet();
      glass.replaceSync(':root { opacity: 0; }');
      document.adoptedStyleSheets.push(glass);
      Object.assign(window, { glass });
    });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => this.faults.push(message));
    return { context, page };
  }

  end(): Promise<void> {
    return this.browser.close();
  }
}

/** Joins the club by a link. */
export async function joinClub(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('moon-join-club moon-text-field input').fill(name);
  await page.locator('moon-join-club [data-do="join"]').click();
  await page.locator('moon-club-screen [data-line="live"]').waitFor();
}

/** The link of an invitation from an organiser whose club is open. */
export async function invitation(page: Page, deed = 'invite'): Promise<string> {
  await page.locator(`moon-people-panel [data-do="${deed}"]`).click();
  const link = await page.locator('moon-people-panel [data-link]').textContent();
  await page.keyboard.press('Escape');
  await page.locator('moon-people-panel [data-link]').waitFor({ state: 'detached' });
  return link?.trim() ?? '';
}

/** Milliseconds between two progress lines of the long form. */
const TELLING = 10_000;

interface Questioned {
  seat: number;
  at: number;
  view: View;
}

/** Runs in the page: everything it needs is inside. Gives the first question on this screen. */
function questioned(): string | null {
  const within = (root: ParentNode): Element | null => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches('moon-match-screen')) return element;
      const found = element.shadowRoot && within(element.shadowRoot);
      if (found) return found;
    }
    return null;
  };
  interface Told {
    localSeats: readonly number[];
    unsent: number;
    openings: () => { seat: number }[];
    view: (seat: number) => unknown;
    log: (seat: null) => unknown[];
  }
  const table = (within(document) as unknown as { table: Told } | null)?.table;
  if (!table) return null;
  Object.assign(window, { table });
  const opening = table.openings().find(({ seat }) => table.localSeats.includes(seat));
  return opening ? JSON.stringify({ seat: opening.seat, at: table.log(null).length, view: table.view(opening.seat) }) : null;
}

/** Waits until the screen shows a match, and remembers its table for later questions. */
export async function waitForTable(page: Page): Promise<void> {
  await expect.poll(async () => (await page.evaluate(questioned), page.evaluate(() => 'table' in window))).toBe(true);
}

const SETTLING = { between: 500, looks: 4 };

/**
 * Waits until both screens show the same position and keep showing it: the table gives forced answers itself, as separate entries after the decision.
 */
async function settled(pages: readonly Page[]): Promise<void> {
  let last = '';
  for (let same = 0; same < SETTLING.looks;) {
    const places = await Promise.all(pages.map(async (page) => (await questionOn(page), page.evaluate(position))));
    const seen = places.join(' ');
    same = seen === last && new Set(places).size === 1 ? same + 1 : 0;
    last = seen;
    await pages[0]?.waitForTimeout(SETTLING.between);
  }
}

/** Plays on the other screen until this one has a question; gives a gentle player's decision about it. */
export async function untilAsked(page: Page, other: Page, most = 1500): Promise<Decision> {
  for (let round = 0; round < most; round += 1) {
    if (await answerOn(page)) {
      await settled([page, other]);
      const decision = await answerOn(page);
      if (decision) return decision;
    } else if (!(await answers(other))) await page.waitForTimeout(25);
  }
  throw new Error('it was not asked');
}

/** Runs in the page: the number of decisions at the table. */
function position(): number {
  const { table } = window as unknown as { table: { log: (seat: null) => unknown[] } };
  return table.log(null).length;
}

/** Runs in the page: decides at the remembered table. */
async function decides(decision: string): Promise<string | null> {
  const { table } = window as unknown as { table: { decide: (given: unknown) => Promise<{ code: string } | null> } };
  return (await table.decide(JSON.parse(decision)))?.code ?? null;
}

/** Runs in the page: whether the shown match is over. */
export function isOver(): boolean {
  const { table } = window as unknown as { table?: { view: (seat: null) => { order: { result: unknown } } } };
  return table !== undefined && table.view(null).order.result !== null;
}

/** Runs in the page: the seat of this screen concedes. */
export async function gaveUp(): Promise<string | null> {
  const { table } = window as unknown as {
    table: { localSeats: readonly number[]; decide: (given: unknown) => Promise<{ code: string } | null> };
  };
  return (await table.decide({ seat: table.localSeats[0], kind: 'concede' }))?.code ?? null;
}

async function questionOn(page: Page): Promise<Questioned | null> {
  const asked = await page.evaluate(questioned);
  return asked === null ? null : (JSON.parse(asked) as Questioned); // written by the page
}

const answerTo = ({ seat, at, view }: Questioned): Decision | null =>
  think(view, catalogue, LEVEL.gentle, `${seat} ${at}`)?.decision ?? null;

/** A gentle player's decision about the question on a screen; null where there is none. */
export async function answerOn(page: Page): Promise<Decision | null> {
  const question = await questionOn(page);
  return question && answerTo(question);
}

/** Decides at the table on a screen; gives the code of a refusal. */
export const decideOn = (page: Page, decision: Decision): Promise<string | null> => page.evaluate(decides, JSON.stringify(decision));

/** Answers the question on a screen; false where there is none. A question that the other screen has answered meanwhile is no fault. */
export async function answers(page: Page): Promise<boolean> {
  const question = await questionOn(page);
  const decision = question && answerTo(question);
  if (!decision) return false;
  const refused = await decideOn(page, decision);
  if (refused === null || refused === 'asked-otherwise') return true;
  const standing = await questionOn(page);
  if (standing?.seat === question.seat && standing.at === question.at) throw new Error(`${JSON.stringify(decision)}: ${refused}`);
  return true;
}

/** Plays on both screens until `until` holds or the match is over; gives whether it is over. */
export async function playOn(pages: readonly Page[], until: (decisions: number) => boolean, most = 1500): Promise<boolean> {
  let decisions = 0;
  let lastLine = performance.now();
  for (let round = 0; round < most; round += 1) {
    if (whole && performance.now() - lastLine > TELLING) {
      lastLine = performance.now();
      console.log(`${new Date().toISOString().slice(11, 19)} round ${round}, ${decisions} decisions`);
    }
    let acted = false;
    for (const page of pages) {
      if (!(await answers(page))) continue;
      acted = true;
      decisions += 1;
    }
    if (until(decisions)) return false;
    if (acted) continue;
    if (await pages[0]?.evaluate(isOver)) return true;
    await pages[0]?.waitForTimeout(25);
  }
  throw new Error(`nothing came of ${most} rounds`);
}

/** Runs in the page: the ids of the unsent decisions on this device. */
export async function keptIds(): Promise<string[]> {
  const opening = indexedDB.open('moonrise-club');
  const database = await new Promise<IDBDatabase>((done) => opening.addEventListener('success', () => done(opening.result)));
  const reading = database.transaction('drafts').objectStore('drafts').getAllKeys();
  const keys = await new Promise<IDBValidKey[]>((done) => reading.addEventListener('success', () => done(reading.result)));
  database.close();
  return keys.map(String);
}
