import { describe, expect, it } from 'vitest';
import type { UpdatingEvent } from '../../../machines/app/updating.ts';
import { serviceWorkerUrl, WorkerWatch } from '../../../src/app/window/service-worker.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly said: unknown[] = [];
  postMessage(message: unknown): void {
    this.said.push(message);
  }
  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  asked = 0;
  /** What the server has for whoever asks. */
  next: FakeWorker | null = null;
  update(): Promise<void> {
    this.asked += 1;
    this.installing = this.next;
    return Promise.resolve();
  }
}

class FakeWorkers extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  refuses: Error | null = null;
  getRegistration(): Promise<FakeRegistration | undefined> {
    return Promise.resolve(this.controller ? this.registration : undefined);
  }
  register(): Promise<FakeRegistration> {
    return this.refuses ? Promise.reject(this.refuses) : Promise.resolve(this.registration);
  }
  takenOverBy(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

/** A window and what it has heard. */
function windowOf(workers: FakeWorkers): { watch: WorkerWatch; heard: UpdatingEvent['type'][] } {
  const heard: UpdatingEvent['type'][] = [];
  // of a browser's workers nothing else is touched
  const watch = new WorkerWatch(workers as unknown as ServiceWorkerContainer, 'https://example.org/sw.js');
  watch.watch(({ type }) => heard.push(type));
  return { watch, heard };
}

describe('serviceWorkerUrl', () => {
  it('lies beside the page, in whatever sub-folder that is', () => {
    expect(serviceWorkerUrl('https://example.org/games/moonrise/#/match/1')).toBe('https://example.org/games/moonrise/sw.js');
    expect(serviceWorkerUrl('https://example.org/index.html?from=home')).toBe('https://example.org/sw.js');
  });
});

describe('the worker', () => {
  it('the first one of all is no update', async () => {
    const workers = new FakeWorkers();
    const { watch, heard } = windowOf(workers);
    const first = (workers.registration.installing = new FakeWorker());
    await watch.register();
    first.becomes('installed');
    workers.registration.active = first;
    first.becomes('activated');
    workers.takenOverBy(first);
    expect(heard).toEqual([]);
  });

  it('tells of one that waits already, of one that comes later, and of one that has taken over', async () => {
    const workers = new FakeWorkers();
    workers.controller = workers.registration.active = new FakeWorker();
    workers.registration.waiting = new FakeWorker();
    const { watch, heard } = windowOf(workers);
    await watch.register();
    expect(heard).toEqual(['WAITING']);
    const next = (workers.registration.installing = new FakeWorker());
    workers.registration.dispatchEvent(new Event('updatefound'));
    next.becomes('installed');
    expect(heard).toEqual(['WAITING', 'WAITING']);
    workers.takenOverBy(next);
    expect(heard).toEqual(['WAITING', 'WAITING', 'TAKEN_OVER']);
  });

  it('lets the one that waits take over', async () => {
    const workers = new FakeWorkers();
    const waiting = (workers.registration.waiting = new FakeWorker());
    const { watch } = windowOf(workers);
    watch.takeOver();
    await watch.register();
    watch.takeOver();
    expect(waiting.said).toEqual([{ type: 'SKIP_WAITING' }]);
  });

  it('says when it cannot be, except where the app is kept already', async () => {
    const workers = new FakeWorkers();
    workers.refuses = new DOMException('no', 'SecurityError');
    await expect(windowOf(workers).watch.register()).rejects.toThrow('no');
    await expect(new WorkerWatch(null, '').register()).rejects.toMatchObject({ name: 'NotSupportedError' });
    workers.controller = new FakeWorker();
    await expect(windowOf(workers).watch.register()).resolves.toBe(undefined);
  });

  it('asks the server, and says whether there is a newer one', async () => {
    const workers = new FakeWorkers();
    const { watch } = windowOf(workers);
    await expect(watch.ask()).rejects.toThrow('nothing is kept');
    await watch.register();
    expect(await watch.ask()).toBe('newest');
    workers.registration.next = new FakeWorker();
    expect(await watch.ask()).toBe('newer');
    expect(workers.registration.asked).toBe(2);
  });

  it('asks for what another window has registered, where this one could not', async () => {
    const workers = new FakeWorkers();
    workers.controller = new FakeWorker();
    workers.refuses = new TypeError('no network');
    const { watch } = windowOf(workers);
    await watch.register();
    expect(await watch.ask()).toBe('newest');
  });

  it('takes back that one waits when it is gone and none has come in its place', async () => {
    const workers = new FakeWorkers();
    workers.controller = workers.registration.active = new FakeWorker();
    const first = (workers.registration.waiting = new FakeWorker());
    const { watch, heard } = windowOf(workers);
    await watch.register();
    const second = (workers.registration.installing = new FakeWorker());
    workers.registration.dispatchEvent(new Event('updatefound'));
    first.becomes('redundant');
    expect(heard).toEqual(['WAITING']);
    workers.registration.installing = null;
    workers.registration.waiting = second;
    second.becomes('installed');
    expect(heard).toEqual(['WAITING', 'WAITING']);
    workers.registration.waiting = null;
    second.becomes('redundant');
    expect(heard).toEqual(['WAITING', 'WAITING', 'GONE']);
  });
});
