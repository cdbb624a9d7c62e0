import type { MoonCoach } from '../../../src/ui/lessons/coach.ts';
import '../../../src/ui/lessons/coach.ts';
import '../../../src/ui/lessons/learn-screen.ts';
import '../../../src/ui/screens/home/pairing-sheet.ts';
import { LESSON_IDS } from '../../../src/lessons/lesson-ids.ts';
import { lessons } from '../../../src/lessons/index.ts';
import { lessonWords } from '../../../src/words/match/lessons.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, oneEvent } from '../support.ts';
import { pairings } from '../../../src/cards/index.ts';
import { deep, press, SampleLibrary, within, words } from '../screens/sample-library.ts';

const coach = (task: string | null) =>
  fixture<MoonCoach>(html`<moon-coach lesson="stones" .number=${1} .count=${2} .task=${task} ?reading=${task === 'look'}></moon-coach>`);

describe('learning', () => {
  before(() => installTheme());

  it('there are words for every lesson and everything that is to be done in it', () => {
    for (const id of LESSON_IDS) {
      expect(lessonWords.title(id)).not.to.equal(id);
      expect(lessonWords.after(id)).not.to.equal('');
      for (const { name } of lessons[id].tasks) expect(lessonWords.task(id, name), `${id}: ${name}`).not.to.equal(name);
    }
  });

  for (const theme of ['night', 'day'] as const) {
    it(`is accessible by ${theme}`, async () => {
      setTheme(theme);
      const library = new SampleLibrary();
      library.settings = { ...library.settings, lessons: ['stones'] };
      await expect(await fixture(within(library, html`<moon-learn-screen></moon-learn-screen>`))).to.be.accessible();
      await expect(await coach('jog')).to.be.accessible();
      await expect(await coach(null)).to.be.accessible();
    });
  }

  it('the list leads to the first that is not done', async () => {
    const library = new SampleLibrary();
    library.settings = { ...library.settings, lessons: ['stones'] };
    const screen = await fixture(within(library, html`<moon-learn-screen></moon-learn-screen>`));
    expect(words(screen.shadowRoot ?? screen)).to.include('Go on');
    press(screen, 'moon-button');
    expect(location.hash).to.equal('#/learn/winning');
    location.hash = '';
  });

  it('sound is offered once: what is answered is kept, and neither a yes nor a no is asked for again', async () => {
    const screens = [
      html`<moon-learn-screen></moon-learn-screen>`,
      html`<moon-pairing-sheet .pairing=${pairings[0]}></moon-pairing-sheet>`,
    ];
    const section = (root: Element) => deep(deep(root, 'moon-sound-offer') ?? root, 'section');
    for (const screen of screens)
      for (const [answer, isKept] of [
        ['sound', true],
        ['no-sound', false],
      ] as const) {
        const library = new SampleLibrary();
        library.settings = { ...library.settings, sound: null };
        const element = await fixture(within(library, screen));
        await expect(deep(element, 'moon-sound-offer') ?? element).to.be.accessible();
        press(deep(element, 'moon-sound-offer') ?? element, `[data-do="${answer}"]`);
        expect(library.settings.sound).to.equal(isKept);
        const again = await fixture(within(library, screen));
        expect(section(again)).to.equal(null);
      }
  });

  it('the first match is one tap away', async () => {
    const library = new SampleLibrary();
    const screen = await fixture(within(library, html`<moon-learn-screen></moon-learn-screen>`));
    const started = oneEvent(screen, 'start-match');
    press(screen, 'moon-button[icon="swords"]');
    const { pairing, first } = ((await started) as CustomEvent<{ pairing: string; first?: boolean }>).detail;
    expect([pairing, first]).to.deep.equal(['a-quick-quarrel', true]);
  });

  it('after the last lesson both first matches are as large as each other, and the one against the computer begins with one', async () => {
    const last = await fixture<MoonCoach>(html`<moon-coach lesson="winning" .number=${2} .count=${2}></moon-coach>`);
    const tones = [...(last.shadowRoot?.querySelectorAll('moon-button') ?? [])].map(({ tone }) => tone);
    expect(tones).to.deep.equal(['question', 'question']);
    const library = new SampleLibrary();
    library.lesson = () => new Promise(() => undefined); // its table is not looked at
    const screen = await fixture(within(library, html`<moon-learn-screen at="winning"></moon-learn-screen>`));
    const started = oneEvent(screen, 'start-match');
    deep(screen, 'moon-lesson-table')?.dispatchEvent(new CustomEvent('first-alone'));
    const { seats } = ((await started) as CustomEvent<{ seats: { computer?: string }[] }>).detail;
    expect(seats.map(({ computer }) => computer ?? null)).to.deep.equal([null, 'gentle']);
  });

  it('says what was learnt when everything is done', async () => {
    const done = await coach(null);
    expect(words(done.shadowRoot ?? done)).to.include(lessonWords.after('stones'));
    expect(deep(done, 'moon-button')?.textContent).to.include('Next lesson');
  });
});
