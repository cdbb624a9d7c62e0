import '../words/named-after-each.ts';
import { characters } from '../../../src/cards/characters.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { parcelOf, troupeParcel } from '../../../src/app/foreign/sharing.ts';
import { editionMark } from '../../../src/words/app/edition/edition-mark.ts';
import { SharedReader } from '../../../src/app/foreign/read-shared.ts';
import { seal } from '../../../src/record/sealed-file.ts';
import '../../../src/ui/screens/new-match/new-match-screen.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import type { Taken } from '../../../src/ui/contexts/cards/troupe-port.ts';
import type { NewMatch } from '../../../src/ui/contexts/table/new-match.ts';
import type { MoonQrPicture } from '../../../src/ui/codes/qr-picture.ts';
import type { MoonShareScreen } from '../../../src/ui/troupes/share-screen.ts';
import type { MoonShareDialog } from '../../../src/ui/troupes/share-dialog.ts';
import '../../../src/ui/troupes/share-dialog.ts';
import '../../../src/ui/troupes/share-screen.ts';
import '../../../src/ui/troupes/troupe-sheet.ts';
import '../../../src/ui/troupes/troupes-screen.ts';
import type { CabinetId } from '../../../src/cabinet/terms.ts';
import { SampleCabinet } from '../cabinet/sample-cabinet.ts';
import { deep, press, SampleLibrary, words, within } from '../screens/sample-library.ts';
import { setViewport } from '@web/test-runner-commands';
import { deepAll } from '../match/tables/tables.ts';
import { expect, fixture, html, oneEvent, waitUntil } from '../support.ts';
import { sampleTroupe } from './sample-desk.ts';

const shows = (root: Element, text: string): Promise<void> =>
  waitUntil(() => words(root.shadowRoot ?? root).includes(text), `says ${text}`);
const there = (root: Element, selector: string): Promise<void> => waitUntil(() => deep(root, selector) !== null, `shows ${selector}`);
const page = 'https://example.org/moonrise/';

function stocked(): SampleLibrary {
  const library = new SampleLibrary();
  library.desk.put(sampleTroupe('a', { name: 'Badgers' }));
  library.desk.put(
    sampleTroupe('b', { name: 'Adders', characters: ['grub', 'firespitter', 'flintlock'], upgrades: { grub: ['unheard-of'] } }),
  );
  library.desk.put(sampleTroupe('c', { name: 'Crows', archived: true, characters: ['boris-the-bunny-summoner', 'quack', 'jackalope'] }));
  return library;
}
const list = (library: SampleLibrary) => within(library, html`<moon-troupes-screen></moon-troupes-screen>`);
const bench = (library: SampleLibrary, place: string) => within(library, html`<moon-troupes-screen .at=${place}></moon-troupes-screen>`);
const shareScreen = (library: SampleLibrary, code = '') => within(library, html`<moon-share-screen .code=${code}></moon-share-screen>`);
const code = troupeParcel(sampleTroupe('x', { name: 'Foxes' }), 'commonwealth', stocked().desk.catalogue, page).code;

describe('troupes', () => {
  before(() => installTheme());

  it('one that was kept before this edition says which of its cards are changed; a newer one says nothing', async () => {
    const library = stocked();
    library.desk.put(sampleTroupe('d', { name: 'Owls', characters: ['boris-the-bunny-summoner', 'igor-the-servant', 'quack'] }));
    library.desk.put(sampleTroupe('e', { name: 'Newts', characters: ['boris-the-bunny-summoner', 'quack'] }));
    library.desk.kept = library.desk.kept.map((keptTroupe) =>
      keptTroupe.troupe.id === 'e' ? { ...keptTroupe, changedAt: editionMark.since } : keptTroupe,
    );
    const screen = await fixture(list(library));
    await there(screen, '[data-troupe="e"]');
    const marked = (id: string) => deep(screen, `[data-troupe="${id}"] [data-edition]`)?.textContent?.trim() ?? null;
    expect([marked('d'), marked('e'), marked('a')]).to.deep.equal([
      'Cards changed in August 2026: Boris, The Bunny Summoner · Igor, the Servant',
      null,
      null,
    ]);
  });

  for (const theme of ['night', 'day'] as const) {
    it(`the list is accessible by ${theme}`, async () => {
      setTheme(theme);
      const screen = await fixture(list(stocked()));
      await there(screen, '[data-troupe="a"]');
      deep(screen, 'details')?.setAttribute('open', '');
      await expect(screen).to.be.accessible();
    });
    for (const place of ['a', 'b', 'c'])
      it(`the bench of ${place} is accessible by ${theme}`, async () => {
        setTheme(theme);
        const screen = await fixture(bench(stocked(), place));
        await there(screen, 'moon-troupe-editor');
        await shows(screen, 'Strengths');
        await expect(screen).to.be.accessible();
      });
    it(`the sheet is accessible by ${theme}`, async () => {
      setTheme(theme);
      const { desk } = stocked();
      const sheet = await fixture(
        html`<moon-troupe-sheet .troupe=${sampleTroupe('a', { notes: 'Go left.' })} .catalogue=${desk.catalogue}></moon-troupe-sheet>`,
      );
      await expect(sheet).to.be.accessible();
    });
    it(`taking in is accessible by ${theme}`, async () => {
      setTheme(theme);
      const screen = await fixture(shareScreen(stocked(), code));
      await shows(screen, 'The troupe Foxes');
      await expect(screen).to.be.accessible();
    });
    it(`passing on is accessible by ${theme}`, async () => {
      setTheme(theme);
      const parcel = troupeParcel(sampleTroupe('a', { upgrades: { quack: ['stoic'] } }), 'commonwealth', stocked().desk.catalogue, page);
      const dialog = await fixture(html`<moon-share-dialog .parcel=${{ ...parcel, sealed: true }}></moon-share-dialog>`);
      await expect(dialog).to.be.accessible();
    });
  }

  it('are listed in the order that is asked for; those put away lie apart', async () => {
    const screen = await fixture(list(stocked()));
    await there(screen, '[data-troupe="a"]');
    const textsOf = () =>
      [...(deep(screen, 'moon-troupe-list')?.shadowRoot?.querySelectorAll('.name') ?? [])].map(({ textContent }) => textContent);
    expect(textsOf()).to.deep.equal(['Adders', 'Badgers']);
    await shows(screen, 'Archived (1)');
    await shows(screen, '1 thing to fix');
    deep(screen, 'moon-segmented')?.shadowRoot?.querySelectorAll('button')[2]?.click();
    await waitUntil(() => textsOf().join() === 'Badgers,Adders', 'by faction');
    deep(screen, 'moon-segmented')?.shadowRoot?.querySelectorAll('button')[1]?.click();
    await waitUntil(() => textsOf().join() === 'Adders,Badgers', 'by name');
  });

  it('a deleted one can be brought back', async () => {
    const screen = await fixture(list(stocked()));
    await there(screen, '[data-troupe="a"]');
    press(screen, '[data-troupe="a"] [data-do="remove"]');
    await shows(screen, 'Badgers has been deleted.');
    expect(deep(screen, '[data-troupe="a"]')).to.equal(null);
    press(screen, 'moon-toast moon-button');
    await there(screen, '[data-troupe="a"]');
  });

  it('one is duplicated, put away and renamed', async () => {
    const library = stocked();
    const screen = await fixture(list(library));
    await there(screen, '[data-troupe="a"]');
    press(screen, '[data-troupe="a"] [data-do="duplicate"]');
    await shows(screen, 'Badgers, a copy');
    press(screen, '[data-troupe="a"] [data-do="archive"]');
    await shows(screen, 'Archived (2)');
    press(screen, '[data-troupe="b"] [data-do="rename"]');
    await there(screen, 'moon-dialog[open] moon-text-field');
    const field = deep<HTMLInputElement>(screen, 'moon-dialog[open] moon-text-field')?.shadowRoot?.querySelector('input');
    if (!field) throw new Error('no field');
    field.value = 'Vipers';
    field.dispatchEvent(new Event('input'));
    press(screen, '[data-do="rename-now"]');
    await waitUntil(() => library.desk.kept.some(({ troupe }) => troupe.name === 'Vipers'));
    expect(library.desk.kept.find(({ troupe }) => troupe.name === 'Vipers')?.troupe.upgrades).to.deep.equal({ grub: ['unheard-of'] });
  });

  it('what cannot be kept is said, and nothing has changed', async () => {
    const library = stocked();
    const screen = await fixture(list(library));
    await there(screen, '[data-troupe="a"]');
    library.desk.full = true;
    press(screen, '[data-troupe="a"] [data-do="duplicate"]');
    await shows(screen, 'That could not be saved. Nothing was changed.');
    expect(library.desk.kept).to.have.length(3);
  });

  it('what cannot be read is said, and not that it was not saved', async () => {
    const library = stocked();
    library.desk.shelf.list = () => Promise.reject(new Error('no disk'));
    const screen = await fixture(list(library));
    await shows(screen, 'That could not be read. Try it again later.');
    expect(words(screen)).not.to.include('could not be saved');
  });

  it('one that is gone says so', async () => {
    await shows(await fixture(bench(stocked(), 'nobody')), 'This troupe is not on this device.');
  });
});

describe('a troupe on the bench', () => {
  const last = (library: SampleLibrary) => library.desk.kept[0]?.troupe;

  it('takes whom one taps, and says of everybody else why not', async () => {
    const library = stocked();
    const screen = await fixture(bench(library, 'a'));
    await there(screen, '[data-character="fritz"]');
    press(screen, '[data-character="fritz"]');
    await waitUntil(() => last(library)?.characters.at(-1) === 'fritz');
    const grub = deep(screen, '[data-character="grub"]');
    expect(grub).to.have.attribute('aria-disabled', 'true');
    expect(grub?.textContent).to.contain('Grub does not belong to Commonwealth, as the earlier picks do.');
    grub?.click();
    press(screen, '[data-character="fritz"]');
    await waitUntil(() => last(library)?.characters.length === 3);
    expect(last(library)?.characters).to.deep.equal(['baron-von-fancyhat', 'flintlock', 'quack']);
    expect(deep(screen, '[data-character="murder-bunny"]')).to.equal(null);
  });

  it('what another window saves meanwhile is joined and shown, and a name that is being typed stays', async () => {
    const library = stocked();
    const screen = await fixture(bench(library, 'a'));
    await there(screen, '[data-character="fritz"]');
    const troupeNow = library.desk.kept.find(({ troupe }) => troupe.id === 'a')?.troupe;
    if (!troupeNow) throw new Error('no troupe');
    library.desk.put({ ...troupeNow, characters: troupeNow.characters.filter((id) => id !== 'quack'), notes: 'From the other window' });
    const field = deep(screen, 'moon-text-field')?.shadowRoot?.querySelector('input');
    if (!field) throw new Error('no field');
    field.value = 'Badgers ';
    field.dispatchEvent(new Event('input'));
    await waitUntil(() => deep(screen, '[data-pick="quack"]') === null, 'shows what the other window has sent away');
    expect(last(library)).to.include({ name: 'Badgers', notes: 'From the other window' });
    expect(field.value).to.equal('Badgers ');
    press(screen, '[data-character="fritz"]');
    await waitUntil(() => last(library)?.characters.length === 3);
    expect(last(library)?.characters).to.deep.equal(['baron-von-fancyhat', 'flintlock', 'fritz']);
    expect(last(library)?.notes).to.equal('From the other window');
  });

  it('how many are chosen stays in sight however far down the list one is, and changes with each touch', async () => {
    await setViewport({ width: 390, height: 844 });
    try {
      const library = stocked();
      const screen = await fixture(bench(library, 'a'));
      await there(screen, '[data-character="fritz"]');
      const bar = () => deep(screen, '[data-chosen]');
      expect(bar()?.textContent).to.equal('3 characters');
      const last = deepAll(screen, '[data-character]').at(-1);
      last?.scrollIntoView();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { top = NaN, bottom = NaN } = bar()?.getBoundingClientRect() ?? {};
      expect(top).to.be.at.least(0);
      expect(bottom).to.be.at.most(120);
      press(screen, '[data-character="fritz"]');
      await waitUntil(() => bar()?.textContent === '4 characters');
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('its faction stays open until the picks settle it', async () => {
    const library = stocked();
    library.desk.put(sampleTroupe('open', { characters: ['jackalope'] }));
    const screen = await fixture(bench(library, 'open'));
    await shows(screen, 'Commonwealth / Leshavult');
    press(screen, '[data-character="quack"]');
    await waitUntil(() => !words(screen.shadowRoot ?? screen).includes('Commonwealth / LeshavultDepends on the picks'), 'settled');
    expect(deep(screen, '.faction')?.textContent).to.equal('Commonwealth');
  });

  it('an illegal pick that was there before says why', async () => {
    const screen = await fixture(bench(stocked(), 'b'));
    await there(screen, '[data-pick="flintlock"] .error');
    expect(deep(screen, '[data-pick="flintlock"] .error')?.textContent).to.contain(
      'Flintlock does not belong to Dominion, as the earlier picks do.',
    );
    expect(deep(screen, '[data-pick="grub"] .note')?.textContent).to.contain('it is left out');
    expect(deep(screen, 'a.play')).to.equal(null);
  });

  it('gives an upgrade, and says why another is not for its bearer', async () => {
    const library = stocked();
    const screen = await fixture(bench(library, 'a'));
    await there(screen, '[data-pick="quack"] moon-button');
    press(screen, '[data-pick="quack"] moon-button');
    await there(screen, '[data-pick="quack"] moon-choice-list');
    await shows(screen, 'Shirt of Mail is only for characters with the keyword Soldier.');
    const choices = [...(deep(screen, '[data-pick="quack"] moon-choice-list')?.shadowRoot?.querySelectorAll('button') ?? [])];
    choices.find(({ textContent }) => textContent.includes('Ox Blood Elixir'))?.click();
    await waitUntil(() => last(library)?.upgrades['quack']?.[0] === 'ox-blood-elixir');
    press(screen, '[data-pick="quack"] .chip moon-icon-button');
    await waitUntil(() => last(library)?.upgrades['quack'] === undefined);
  });

  it('shows who comes along, and those that do not stand here last, counted, when asked', async () => {
    const library = stocked();
    const cabinet = new SampleCabinet();
    await cabinet.acquire('mine' as CabinetId, 'fritz');
    library.cabinetPort = cabinet;
    const screen = await fixture(bench(library, 'c'));
    await shows(screen, 'Boris, The Bunny Summoner summons Murder Bunny');
    const pool = deep(screen, 'moon-character-pool');
    const segments = (): HTMLButtonElement[] => {
      const choice = deep(screen, 'moon-here-choice')?.shadowRoot?.querySelector('moon-segmented');
      return [...(choice?.shadowRoot?.querySelectorAll('button') ?? [])];
    };
    await waitUntil(() => segments().length === 3, 'a choice of three');
    const drawn = (): number => pool?.shadowRoot?.querySelectorAll('[data-character]').length ?? 0;
    await waitUntil(() => drawn() === characters.filter(({ unselectable }) => unselectable !== true).length, 'all of them');
    const all = drawn();
    segments()[1]?.click();
    await waitUntil(() => pool?.shadowRoot?.querySelector('.rest') !== null, 'the others come last');
    const [here, element] = [...(pool?.shadowRoot?.querySelectorAll('ul') ?? [])];
    const listed = [...(here?.querySelectorAll<HTMLElement>('[data-character]') ?? [])].map(({ dataset }) => dataset['character']);
    expect(listed).to.include('fritz');
    expect(listed).to.include('quack'); // is in the troupe
    expect(listed).to.not.include('grub');
    expect(listed.length + (element?.querySelectorAll('[data-character]').length ?? 0)).to.equal(all);
    await shows(screen, `${all - listed.length} more are hidden`);
  });

  it('its strengths are drawn and said in numbers', async () => {
    const screen = await fixture(bench(stocked(), 'a'));
    await there(screen, 'moon-strength-radar');
    await shows(screen, 'Damage types');
    const drawn = deep(screen, 'moon-strength-radar')?.shadowRoot?.querySelector('svg');
    const text = drawn?.getAttribute('aria-label') ?? '';
    expect(text).to.match(/^Strengths: Melee 3\.3, Damage types \d, Arcane 3\.7, Healing 1, /);
    expect(drawn?.querySelectorAll('text')).to.have.length(8);
  });

  it('what is typed last is what is kept, and a name is needed', async () => {
    const library = stocked();
    const screen = await fixture(bench(library, 'a'));
    await there(screen, 'moon-troupe-editor');
    const field = deep(screen, '.bench moon-text-field')?.shadowRoot?.querySelector('input');
    if (!field) throw new Error('no field');
    for (const value of ['B', 'Be', 'Bea', '', 'Beavers', ' ']) {
      field.value = value;
      field.dispatchEvent(new Event('input'));
    }
    await waitUntil(() => last(library)?.name === 'Beavers');
    await shows(screen, 'It needs a name.');
  });

  it('becomes a sheet of paper and comes back', async () => {
    const screen = await fixture(bench(stocked(), 'a'));
    await there(screen, '[data-do="print"]');
    press(screen, '[data-do="print"]');
    await shows(screen, 'Score sheet');
    await shows(screen, 'Master Strike, in place of Falling Swing');
    press(screen, '[data-do="close"]');
    await there(screen, 'moon-character-pool');
  });
});

describe('passing on', () => {
  const open = (parcel: unknown) => fixture(html`<moon-share-dialog .parcel=${parcel}></moon-share-dialog>`);
  const { desk } = stocked();

  it('the picture of a troupe is dark on white, as a file, too', async () => {
    const dialog = await open(troupeParcel(sampleTroupe('x', { name: 'Foxes' }), 'commonwealth', desk.catalogue, page));
    const qr = deep<MoonQrPicture>(dialog, 'moon-qr-picture');
    expect(qr?.shadowRoot?.querySelector('svg')).to.have.attribute('aria-label', 'Picture with the code of Foxes');
    const picture = await qr?.picture();
    if (!picture) throw new Error('no picture');
    const image = await createImageBitmap(picture);
    expect(image.width).to.equal(image.height);
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
    paper?.drawImage(image, 0, 0);
    const dark = (index: number) => (paper?.getImageData(index, index, 1, 1).data[0] ?? 0) < 128;
    // The rim of four modules is white, the corner of the first finder behind it black.
    expect([dark(3), dark(8 * 4 + 3)]).to.deep.equal([false, true]);
  });

  it('a large thing takes several pictures, a very large one goes as a file alone', async () => {
    const noise = Array.from({ length: 4000 }, (_, index) => Math.imul(index + 1, 2654435761) >>> 0);
    const dialog = await open(parcelOf({ kind: 'board', title: 'Glade', file: seal('board', noise.slice(0, 500)) }, page));
    await shows(dialog, 'Picture 1 of ');
    deep(dialog, '.turner moon-button:last-of-type')?.shadowRoot?.querySelector('button')?.click();
    await shows(dialog, 'Picture 2 of ');
    (dialog as MoonShareDialog).parcel = parcelOf({ kind: 'board', title: 'Fen', file: seal('board', noise.slice(500, 1000)) }, page);
    await shows(dialog, 'Picture 1 of ');
    const large = await open(parcelOf({ kind: 'board', title: 'Glade', file: seal('board', noise) }, page));
    await shows(large, 'It is too large for pictures: share it as a file.');
    expect(deep(large, '[data-do="copy"]')).to.equal(null);
    expect(deep(large, '[data-do="file"]')).not.to.equal(null);
  });

  it('several pictures change by themselves, from the last to the first, until a hand turns to one', async () => {
    const noise = Array.from({ length: 170 }, (_, index) => Math.imul(index + 1, 2654435761) >>> 0);
    const dialog = await open(parcelOf({ kind: 'board', title: 'Glade', file: seal('board', noise) }, page));
    await shows(dialog, 'Picture 1 of ');
    const count = (dialog as MoonShareDialog).parcel?.frames?.length ?? 0;
    expect(count).to.be.above(1);
    deep(dialog, '[data-do="turn"]')?.click();
    await shows(dialog, 'Stop');
    for (let part = 2; part <= count; part += 1) await shows(dialog, `Picture ${part} of `);
    await shows(dialog, 'Picture 1 of ');
    await shows(dialog, 'Picture 2 of ');
    deep(dialog, '.turner moon-button')?.shadowRoot?.querySelector('button')?.click();
    await shows(dialog, 'Picture 1 of ');
    await shows(dialog, 'Show the pictures in turn');
    await new Promise((done) => setTimeout(done, 1800));
    expect(words(dialog.shadowRoot ?? dialog)).to.contain('Picture 1 of ');
  });

  it('several pictures go on changing, whatever else is done meanwhile', async () => {
    const noise = Array.from({ length: 170 }, (_, index) => Math.imul(index + 1, 2654435761) >>> 0);
    const dialog = await open(parcelOf({ kind: 'board', title: 'Glade', file: seal('board', noise) }, page));
    await shows(dialog, 'Picture 1 of ');
    const count = (dialog as MoonShareDialog).parcel?.frames?.length ?? 0;
    deep(dialog, '[data-do="turn"]')?.click();
    await shows(dialog, 'Stop');
    const deeds = ['[data-do="copy"]', 'moon-toast', '[data-do="copy"]', '[data-do="file"]'];
    for (const [nth, deed] of deeds.entries()) {
      await new Promise((done) => setTimeout(done, 300));
      if (deed === 'moon-toast') deep(dialog, deed)?.dispatchEvent(new CustomEvent('closed'));
      else if (deed === '[data-do="file"]') (dialog as MoonShareDialog).requestUpdate();
      else deep(dialog, deed)?.click();
      await shows(dialog, `Picture ${((nth + 1) % count) + 1} of `);
    }
  });

  it('an unfinished match is marked', async () => {
    const dialog = await open(parcelOf({ kind: 'match', title: 'Tuesday', file: seal('match', 1), sealed: true }, page));
    await shows(dialog, 'This match is not over. The file or code contains every hand');
  });

  it('where the browser does not copy, the letters are marked', async () => {
    const dialog = await open(troupeParcel(sampleTroupe('x'), 'commonwealth', desk.catalogue, page));
    const clipboard = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.reject(new Error('no')) } });
    try {
      press(dialog, '[data-copy="lunachron"]');
      await shows(dialog, 'copy them yourself');
    } finally {
      Object.defineProperty(navigator, 'clipboard', clipboard ?? {});
    }
    const letters = deep<HTMLTextAreaElement>(dialog, 'textarea');
    expect(atob(letters?.value ?? '')).to.match(/^Troupe x\|A0AAAAB/);
    expect(letters?.selectionEnd).to.equal(letters?.value.length);
  });
});

describe('taking in', () => {
  const typed = async (screen: Element, text: string) => {
    await there(screen, 'textarea');
    await waitUntil(() => deep(screen, '[data-do="read"]') !== null);
    const letters = deep<HTMLTextAreaElement>(screen, 'textarea');
    if (letters) letters.value = text;
    press(screen, '[data-do="read"]');
  };

  it('nothing is kept before somebody says so', async () => {
    const library = new SampleLibrary();
    const screen = await fixture(shareScreen(library, code));
    await shows(screen, 'The troupe Foxes');
    expect(library.desk.arrivals).to.have.length(0);
    press(screen, '[data-do="keep"]');
    await waitUntil(() => library.desk.arrivals.length === 1);
    location.hash = '';
  });

  it('names what a foreign code holds beside a troupe', async () => {
    const screen = await fixture(shareScreen(new SampleLibrary()));
    await typed(screen, btoa('Foxes|A0AAAABCAABJAAAACAAAJBAKJJJBEAAB'));
    await shows(screen, 'The troupe Foxes');
    await shows(screen, 'Unknown, left out: AKJJJ.');
    await shows(screen, 'Campaign cards do not belong to a troupe; left out: Birthright.');
    await shows(screen, 'Expert Training');
    press(screen, '[data-do="leave"]');
    await waitUntil(() => deep(screen, 'moon-arrival') === null);
  });

  it('refuses what is no code in a sentence', async () => {
    const screen = await fixture(shareScreen(new SampleLibrary(), 'MR1.rubbish'));
    await shows(screen, 'This code is damaged; part of it may be missing. Nothing was changed.');
  });

  it('a picture without a code is refused', async () => {
    const screen = await fixture<MoonShareScreen>(shareScreen(new SampleLibrary()));
    const canvas = new OffscreenCanvas(50, 50);
    canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
    const picture = await canvas.convertToBlob({ type: 'image/png' });
    await waitUntil(async () => {
      await screen.take([new File([picture], 'x.png', { type: 'image/png' })]);
      return words(screen.shadowRoot ?? screen).includes('No code was found in this picture.');
    });
    await screen.take([new File(['\x89PNG but no picture'], 'y.png')]);
    await screen.take([new File(['once upon a time'], 'z.txt')]);
    await shows(screen, 'Moonrise cannot read this code. Nothing was changed.');
  });

  it('what the camera sees meanwhile waits: a code that is read slowly is read to its end', async () => {
    const library = new SampleLibrary();
    const reads: { text: string; signal: AbortSignal | undefined; answer: (taken: Taken) => void }[] = [];
    const reader = library.desk.reader();
    reader.text = (text, waiting) =>
      new Promise((answer, cancelled) => {
        waiting?.signal?.addEventListener('abort', () => cancelled(new Error('cancelled')));
        reads.push({ text, signal: waiting?.signal, answer });
      });
    library.desk.reader = () => reader;
    const screen = await fixture(shareScreen(library));
    await there(screen, '[data-do="camera"]');
    const devices = Object.getOwnPropertyDescriptor(Navigator.prototype, 'mediaDevices');
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: () => new Promise(() => undefined) } });
    try {
      press(screen, '[data-do="camera"]');
      await there(screen, 'moon-code-camera');
      const see = (text: string) => deep(screen, 'moon-code-camera')?.dispatchEvent(new CustomEvent('code-read', { detail: { text } }));
      for (const text of ['first', 'second', 'third']) see(text);
      await waitUntil(() => reads.length === 1);
      expect(reads[0]?.signal?.aborted).to.equal(false);
      reads[0]?.answer({ stage: 'waiting', have: [1], parts: 2 });
      // the newest of those that waited, and none that has passed
      await waitUntil(() => reads.length === 2);
      expect(reads.map(({ text }) => text)).to.deep.equal(['first', 'third']);
      see('fourth');
      const taken = await new SharedReader(() => 'fresh').text(code);
      reads[1]?.answer(taken);
      await shows(screen, 'The troupe Foxes');
      await waitUntil(() => deep(screen, 'moon-code-camera') === null);
      expect(reads).to.have.length(2);
    } finally {
      Object.defineProperty(navigator, 'mediaDevices', devices ?? {});
    }
  });

  it('without a camera it says what else there is', async () => {
    const screen = await fixture(shareScreen(new SampleLibrary()));
    await there(screen, '[data-do="camera"]');
    const devices = Object.getOwnPropertyDescriptor(Navigator.prototype, 'mediaDevices');
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: () => Promise.reject(new Error('no')) },
    });
    try {
      press(screen, '[data-do="camera"]');
      await shows(screen, 'The camera cannot be used here.');
      expect(deep(screen, 'moon-code-camera')).to.equal(null);
    } finally {
      Object.defineProperty(navigator, 'mediaDevices', devices ?? {});
    }
  });
});

describe('a match with kept troupes', () => {
  it('offers those that can be played, and takes one with its size', async () => {
    const library = stocked();
    library.desk.put(sampleTroupe('a', { upgrades: { quack: ['ox-blood-elixir', 'unheard-of'] } }));
    const screen = await fixture(within(library, html`<moon-new-match-screen .played=${'a'}></moon-new-match-screen>`));
    await there(screen, 'select');
    const select = deep<HTMLSelectElement>(screen, 'select');
    expect([...(select?.options ?? [])].map(({ value }) => value)).to.deep.equal(['', 'a']);
    expect(select?.value).to.equal('a');
    const started = oneEvent(screen, 'start-match');
    press(screen, '[slot="foot"] moon-button');
    const { detail } = (await started) as CustomEvent<NewMatch>; // fired by the screen with the match to be
    expect(detail.options.troupeSize).to.equal(3);
    expect(detail.seats[0]).to.include({ faction: 'commonwealth' });
    expect(detail.seats[0]?.troupe).to.deep.equal(['baron-von-fancyhat', 'flintlock', 'quack']);
    expect(detail.seats[0]?.upgrades).to.deep.equal({ quack: ['ox-blood-elixir'] });
    expect(detail.seats[1]?.troupe).to.have.length(3);
    expect(Object.keys(catalogue.characters)).to.include.members([...(detail.seats[1]?.troupe ?? [])]);
  });

  it('of an event’s list five take the field', async () => {
    const library = new SampleLibrary();
    const eight = ['baron-von-fancyhat', 'flintlock', 'quack', 'fritz', 'friar-flavious', 'billy', 'young-jack', 'quarrel'];
    library.desk.put(sampleTroupe('event', { characters: eight, format: 'organised-5' }));
    const screen = await fixture(within(library, html`<moon-new-match-screen .played=${'event'}></moon-new-match-screen>`));
    await there(screen, 'select');
    const started = oneEvent(screen, 'start-match');
    press(screen, '[slot="foot"] moon-button');
    const { detail } = (await started) as CustomEvent<NewMatch>; // fired by the screen with the match to be
    expect(detail.options).to.include({ troupeSize: 8, field: 5 });
    expect(detail.seats[0]?.troupe).to.deep.equal(eight);
  });
});
