import { spawn, type ChildProcess } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A browser that is told what to do in the words of WebDriver. */
export interface Driven {
  pointer: 'touch' | 'mouse';
  goTo(url: string): Promise<void>;
  /** Runs the body of an asynchronous function in the page. */
  run(script: string): Promise<unknown>;
  act(actions: readonly object[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  end(): Promise<void>;
}

/** The whole path of a program, or null. */
export const programOf = (name: string): string | null =>
  (process.env['PATH'] ?? '')
    .split(':')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null;

const CALL = 'const done = arguments[arguments.length - 1]; (async () => {';
const BACK = '})().then((value) => done({ value }), (error) => done({ error: String(error && error.stack || error) }));';
const wrapped = (script: string): string => `${CALL}${script}${BACK}`;
function unwrapped(answer: unknown): unknown {
  const { value, error } = answer as { value?: unknown; error?: string }; // as BACK writes it
  if (error !== undefined) throw new Error(error);
  return value;
}
const sourceOf = (pointer: 'touch' | 'mouse', actions: readonly object[]) => [
  { type: 'pointer', id: 'finger', parameters: { pointerType: pointer }, actions },
];

const entryOf = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });

/** A screen that nobody sees, for browsers that need one. */
async function hiddenScreen(): Promise<{ display: string; end: () => Promise<void> }> {
  const screen = spawn(programOf('Xvfb') ?? '', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await new Promise<string[]>((done, failed) => {
    createInterface({ input: screen.stdout }).once('line', (text) => done([text]));
    screen.once('exit', () => failed(new Error('Xvfb did not start')));
  })) as [string];
  return { display: `:${line.trim()}`, end: () => entryOf(screen) };
}

/** Where Debian puts the plain browser that WebKitWebDriver drives. */
async function miniBrowser(): Promise<string | null> {
  const libraries = '/usr/lib/x86_64-linux-gnu';
  const folders = (await readdir(libraries).catch(() => [])).filter((name) => name.startsWith('webkit2gtk-'));
  return folders.map((name) => join(libraries, name, 'MiniBrowser')).find((path) => existsSync(path)) ?? null;
}

/** WebKitGTK through its own driver: a mouse only. */
export async function webKit(driver: string): Promise<Driven> {
  const screen = await hiddenScreen();
  const port = 20000 + (process.pid % 20000);
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', NO_AT_BRIDGE: '1' },
  });
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }; // as WebDriver writes it
    if (!answer.ok) throw new Error(`${path}: ${value?.error ?? ''} ${value?.message ?? ''}`);
    return value;
  };
  for (let tries = 0; ; tries += 1) {
    const up = await ask('GET', '/status').then(
      () => true,
      () => false,
    );
    if (up) break;
    if (tries > 100) throw new Error('WebKitWebDriver did not start');
    await new Promise((done) => setTimeout(done, 100));
  }
  const binary = await miniBrowser();
  const capabilities = { alwaysMatch: binary ? { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } : {} };
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
  const place = `/session/${sessionId}`;
  await ask('POST', `${place}/timeouts`, { script: 60_000 });
  return {
    pointer: 'mouse',
    goTo: async (url) => void (await ask('POST', `${place}/url`, { url })),
    run: async (script) => unwrapped(await ask('POST', `${place}/execute/async`, { script: wrapped(script), args: [] })),
    act: async (actions) => void (await ask('POST', `${place}/actions`, { actions: sourceOf('mouse', actions) })),
    resize: async (width, height) => void (await ask('POST', `${place}/window/rect`, { x: 0, y: 0, width, height })),
    screenshot: async () => Buffer.from((await ask('GET', `${place}/screenshot`)) as string, 'base64'),
    end: async () => {
      await ask('DELETE', place).catch(() => undefined);
      await entryOf(child);
      await screen.end();
    },
  };
}

/** Firefox's own protocol: each message is its length, a colon, and `[kind, number, …]` in JSON. */
class Marionette {
  #unread = Buffer.alloc(0);
  #next = 0;
  readonly #waiting = new Map<number, { done: (value: unknown) => void; failed: (error: Error) => void }>();

  constructor(private readonly socket: Socket) {
    socket.on('data', (data) => {
      this.#unread = Buffer.concat([this.#unread, data]);
      this.#read();
    });
  }

  #read(): void {
    for (;;) {
      const colon = this.#unread.indexOf(58);
      const length = Number(this.#unread.subarray(0, Math.max(0, colon)));
      if (colon < 0 || this.#unread.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(this.#unread.subarray(colon + 1, colon + 1 + length).toString());
      this.#unread = this.#unread.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue; // the greeting
      const [, number, error, value] = message as [1, number, { message: string } | null, unknown];
      const entry = this.#waiting.get(number);
      this.#waiting.delete(number);
      if (error) entry?.failed(new Error(error.message));
      else entry?.done(value);
    }
  }

  send(command: string, given: object = {}): Promise<unknown> {
    const number = (this.#next += 1);
    const text = JSON.stringify([0, number, `WebDriver:${command}`, given]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((done, failed) => this.#waiting.set(number, { done, failed }));
  }
}

const reached = (port: number): Promise<Socket> =>
  new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => done(socket));
    socket.once('error', failed);
  });

/** Firefox without a window, touched with a finger. */
export async function firefox(program: string): Promise<Driven> {
  const profile = await mkdtemp(join(tmpdir(), 'moonrise-firefox-'));
  const port = 40000 + (process.pid % 20000);
  await writeFile(
    join(profile, 'user.js'),
    `user_pref("marionette.port", ${port}); user_pref("dom.w3c_touch_events.enabled", 1); user_pref("app.update.enabled", false);`,
  );
  const child = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  let socket: Socket | null = null;
  for (let tries = 0; !socket; tries += 1) {
    socket = await reached(port).catch(() => null);
    if (socket) break;
    if (tries > 300) throw new Error('Firefox did not start');
    await new Promise((done) => setTimeout(done, 200));
  }
  const marionette = new Marionette(socket);
  await marionette.send('NewSession', { strictFileInteractability: true });
  await marionette.send('SetTimeouts', { script: 60_000 });
  const value = (answer: unknown): unknown => (answer as { value: unknown }).value; // as Marionette writes it
  return {
    pointer: 'touch',
    goTo: async (url) => void (await marionette.send('Navigate', { url })),
    run: async (script) => unwrapped(value(await marionette.send('ExecuteAsyncScript', { script: wrapped(script), args: [] }))),
    act: async (actions) => void (await marionette.send('PerformActions', { actions: sourceOf('touch', actions) })),
    resize: async (width, height) => void (await marionette.send('SetWindowRect', { width, height })),
    screenshot: async () => Buffer.from(value(await marionette.send('TakeScreenshot', { full: false })) as string, 'base64'),
    end: async () => {
      socket.destroy();
      await entryOf(child);
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
