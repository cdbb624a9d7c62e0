import type { LibraryPort } from '../../../src/ui/contexts/library-port.ts';
import type { ReadMatch } from '../../../src/ui/contexts/replay-port.ts';
import type { Waiting } from '../../../src/ui/contexts/waiting.ts';
import type { MoonMatchFile } from '../../../src/ui/screens/home/match-file.ts';
import '../../../src/ui/screens/home/match-file.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';
import { deep, press, SampleLibrary, words, within } from './sample-library.ts';

/** A library in which reading a match takes as long as a test wants. */
class Slow {
  waiting: Waiting | undefined;
  done: () => void = () => undefined;
  readonly library: LibraryPort = Object.assign(new SampleLibrary(), {
    readMatch: (_file: File, waiting?: Waiting) => {
      this.waiting = waiting;
      return new Promise<ReadMatch>((done, off) => {
        this.done = () => done({ ok: true, relation: 'new', id: 'read', finished: false });
        waiting?.signal?.addEventListener('abort', () => off(new Error('called off')));
      });
    },
  });
}

describe('a file that takes long to read', () => {
  before(() => installTheme());
  after(() => setTheme('night'));

  const reading = async () => {
    const slow = new Slow();
    const element = await fixture<MoonMatchFile>(within(slow.library, html`<moon-match-file></moon-match-file>`));
    void element.take(new File(['x'], 'long.moonrise-match'));
    await waitUntil(() => deep(element, 'progress') !== null, 'shows that it reads');
    return { slow, element };
  };
  const bar = (element: Element) => deep(element, 'moon-progress-bar');

  for (const theme of ['night', 'day'] as const)
    it(`is told accessibly by ${theme}`, async () => {
      setTheme(theme);
      const { element } = await reading();
      await expect(element).to.be.accessible();
    });

  it('says how far it is, and nothing more once it is read', async () => {
    const { slow, element } = await reading();
    slow.waiting?.report?.(0.42);
    await waitUntil(() => words(bar(element)?.shadowRoot ?? element).includes('42%'), 'says 42 %');
    expect((deep(element, 'progress') as HTMLProgressElement).value).to.equal(42);
    slow.done();
    await waitUntil(() => bar(element) === null, 'is gone');
    expect(words(element.shadowRoot ?? element)).to.include('on this device now');
  });

  it('is called off by whoever waits, who is told nothing of it', async () => {
    const { slow, element } = await reading();
    press(bar(element) ?? element, '[data-do="stop"]');
    await waitUntil(() => bar(element) === null, 'is gone');
    expect(slow.waiting?.signal?.aborted).to.equal(true);
    expect(deep(element, 'moon-toast')).to.equal(null);
  });

  it('is called off when its screen is left', async () => {
    const { slow, element } = await reading();
    element.remove();
    expect(slow.waiting?.signal?.aborted).to.equal(true);
  });
});
