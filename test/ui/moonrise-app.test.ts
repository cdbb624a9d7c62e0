import { Shell } from '../../src/app/window/shell.ts';
import { WorkerWatch } from '../../src/app/window/service-worker.ts';
import '../../src/ui/moonrise-app.ts';
import type { MoonriseApp } from '../../src/ui/moonrise-app.ts';
import { listed, SampleLibrary, deep, words } from './screens/sample-library.ts';
import { installTheme } from '../../src/ui/theme/theme.ts';
import { expect, fixture, html, waitUntil } from './support.ts';

/** The window's page: what was loaded again, and a worker that tells what the test wants. */
class SamplePage {
  readonly worker = new WorkerWatch(null, '');
  reloads = 0;
  unkept = false;
  /** Comes to the front. */
  front = (): void => undefined;
  /** How often it is held awake now, and the device takes that back. */
  awake = 0;
  lose = (): void => undefined;
  asked = 0;
  tell: Parameters<WorkerWatch['watch']>[0] = () => undefined;

  constructor(register: () => Promise<void> = () => Promise.resolve()) {
    this.worker.register = register;
    this.worker.ask = () => Promise.resolve((this.asked += 1) > 1 ? 'newer' : 'newest');
    this.worker.watch = (tell) => {
      this.tell = tell;
      return () => undefined;
    };
  }
}

async function appWith(library: SampleLibrary, page = new SamplePage()): Promise<MoonriseApp & { shell: Shell }> {
  const shell = new Shell(library, {
    worker: page.worker,
    address: (to) => shell.go(to),
    reload: () => (page.reloads += 1),
    unkept: () => page.unkept,
    front: (work) => {
      page.front = work;
      return () => undefined;
    },
    keepAwake: (lose) => {
      page.awake += 1;
      page.lose = () => lose({ type: 'LOST' });
      return () => (page.awake -= 1);
    },
    awake: () => library.settings.awake,
    prepare: () => Promise.resolve(),
  });
  shell.go({ screen: 'home' });
  const app = await fixture<MoonriseApp>(html`<moonrise-app .library=${library} .shell=${shell}></moonrise-app>`);
  await waitUntil(() => deep(app, 'h1') !== null, 'the first screen');
  return Object.assign(app, { shell });
}
const says = (app: MoonriseApp, text: string): Promise<void> =>
  waitUntil(() => words(app.shadowRoot ?? app).includes(text), `says ${text}`);

describe('moonrise-app', () => {
  before(() => installTheme());

  it('shows its name as the heading of the page', async () => {
    const app = await appWith(new SampleLibrary());
    expect(deep(app, 'h1')).to.have.text('Moonrise');
    await expect(app).to.be.accessible();
  });

  it('names the screen in the title and moves the focus to its heading', async () => {
    const app = await appWith(new SampleLibrary());
    await waitUntil(() => document.title === 'Moonrise', 'the title');
    app.shell.go({ screen: 'settings' });
    await waitUntil(() => deep(app, 'h1[tabindex]')?.matches(':focus') ?? false, 'the focus');
    expect(document.title).to.equal('Settings · Moonrise');
  });

  it('the title of a match tells nothing of it', async () => {
    const library = new SampleLibrary();
    library.list = [listed('a', { title: 'Ada and Ben' })];
    const app = await appWith(library);
    app.shell.go({ screen: 'match', id: 'a' });
    await says(app, 'It has crumbled.');
    expect(document.title).to.equal('Match · Moonrise');
  });

  it('offers a new version, but never beside a match, and loads the page anew only when asked', async () => {
    const page = new SamplePage();
    const app = await appWith(new SampleLibrary(), page);
    page.tell({ type: 'WAITING' });
    await says(app, 'A new version is ready.');
    app.shell.go({ screen: 'match', id: 'a' });
    await says(app, 'It has crumbled.');
    expect(words(app.shadowRoot ?? app)).not.to.contain('A new version is ready.');
    page.tell({ type: 'TAKEN_OVER' });
    app.shell.go({ screen: 'home' });
    await says(app, 'A new version is ready.');
    expect(page.reloads).to.equal(0);
    deep<HTMLElement>(app, '[data-line="update"] moon-button')?.click();
    expect(page.reloads).to.equal(1);
  });

  it('offers no new version while something is only in memory', async () => {
    const page = new SamplePage();
    page.unkept = true;
    const app = await appWith(new SampleLibrary(), page);
    page.tell({ type: 'WAITING' });
    await app.updateComplete;
    expect(words(app.shadowRoot ?? app)).not.to.contain('A new version is ready.');
  });

  for (const error of [
    new DOMException('', 'SecurityError'),
    new DOMException('', 'NotSupportedError'),
    new TypeError('bad HTTP response code (404)'),
  ])
    it(`works without a worker and says what that means: ${error.name}`, async () => {
      const app = await appWith(new SampleLibrary(), new SamplePage(() => Promise.reject(error)));
      app.shell.install();
      await says(app, 'it needs a connection each time it is opened.');
      expect(words(app.shadowRoot ?? app)).not.to.contain('Moonrise has hit an error.');
      deep<HTMLElement>(app, '[data-line="tethered"]')?.dispatchEvent(new CustomEvent('closed'));
      await app.updateComplete;
      expect(words(app.shadowRoot ?? app)).not.to.contain('it needs a connection');
    });

  it('says when nothing can be kept', async () => {
    const library = new SampleLibrary();
    library.unsupported = 'The browser keeps nothing.';
    const app = await appWith(library);
    expect(words(app.shadowRoot ?? app)).to.contain('The browser keeps nothing.');
  });

  it('lays a rule over whatever is open, and takes it away again', async () => {
    const app = await appWith(new SampleLibrary());
    deep(app, 'main')?.dispatchEvent(new CustomEvent('open-rule', { detail: { clause: 'HRV-5' }, bubbles: true, composed: true }));
    await waitUntil(() => deep(app, '#HRV-5') !== null, 'the rule lies there');
    deep(app, 'moon-rule-sheet')?.dispatchEvent(new CustomEvent('closed'));
    await waitUntil(() => deep(app, 'moon-rule-sheet') === null);
  });

  it('a page of the rulebook is a screen of its own', async () => {
    const app = await appWith(new SampleLibrary());
    app.shell.go({ screen: 'rules', at: 'FAE' });
    await says(app, 'Faeries flutter.');
    expect(document.title).to.equal('Rules · Moonrise');
  });

  it('says why a match cannot be replayed', async () => {
    const app = await appWith(new SampleLibrary());
    app.shell.go({ screen: 'replay', id: 'a' });
    await says(app, 'It has crumbled.');
    expect(document.title).to.equal('Replay · Moonrise');
  });

  it('a crash shows a sentence and the ways out', async () => {
    const library = new SampleLibrary();
    library.opened = () => {
      throw new Error('split in two');
    };
    const app = await appWith(library);
    app.shell.go({ screen: 'match', id: 'a' });
    await says(app, 'Moonrise has hit an error.');
    expect(words(app.shadowRoot ?? app)).to.contain('split in two');
    await expect(app).to.be.accessible();
  });

  it('keeps the screen awake where somebody plays, as often as the page comes back, and nowhere else', async () => {
    const library = new SampleLibrary();
    const page = new SamplePage();
    const app = await appWith(library, page);
    expect(page.awake).to.equal(0);
    app.shell.go({ screen: 'match', id: 'a' });
    await waitUntil(() => page.awake === 1);
    page.lose();
    expect(page.awake).to.equal(0);
    page.front();
    expect(page.awake).to.equal(1);
    await library.change({ awake: false });
    expect(page.awake).to.equal(0);
    page.front();
    expect(page.awake).to.equal(0);
    await library.change({ awake: true });
    expect(page.awake).to.equal(1);
    app.shell.go({ screen: 'settings' });
    await waitUntil(() => page.awake === 0);
    app.shell.go({ screen: 'learn', at: 'melee' });
    await waitUntil(() => page.awake === 1);
    app.shell.go({ screen: 'learn', at: '' });
    await waitUntil(() => page.awake === 0);
  });

  it('tells in the settings which edition it is, and whether there is a newer one', async () => {
    const page = new SamplePage();
    const app = await appWith(new SampleLibrary(), page);
    app.shell.install();
    app.shell.go({ screen: 'settings' });
    await says(app, 'Moonrise 1.2.3 with its cards and rules, as of 27 November 2026');
    expect(page.asked).to.equal(0);
    deep<HTMLElement>(app, '[data-do=ask]')?.click();
    await says(app, 'Moonrise is up to date.');
    deep<HTMLElement>(app, '[data-do=ask]')?.click();
    await says(app, 'There is an update.');
    expect(page.asked).to.equal(2);
  });

  it('leaves the match that stands there where its address is spelt another way', async () => {
    const library = new SampleLibrary();
    const { duel } = await import('./match/tables/tables.ts');
    let [opened, closed] = [0, 0];
    const table = await duel();
    library.open = () => Promise.resolve({ ok: true, table, close: () => (closed += 1) } as const).finally(() => (opened += 1));
    const app = await appWith(library);
    app.shell.go({ screen: 'match', id: 'a' });
    await waitUntil(() => deep(app, 'moon-match-screen') !== null);
    app.shell.go({ screen: 'match', id: 'a' });
    app.shell.go({ screen: 'match', id: 'a' });
    await new Promise((done) => setTimeout(done, 20));
    expect([opened, closed]).to.deep.equal([1, 0]);
    app.shell.go({ screen: 'match', id: 'b' });
    await waitUntil(() => opened === 2 && closed === 1);
  });
});
