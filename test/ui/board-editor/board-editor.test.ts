import { sendKeys } from '@web/test-runner-commands';
import '../../../src/ui/board-editor/board-editor.ts';
import type { MoonBoardEditor } from '../../../src/ui/board-editor/board-editor.ts';
import type { EditedBoard } from '../../../src/ui/contexts/board-port.ts';
import { installTheme, setTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, oneEvent, waitUntil } from '../support.ts';
import { shelfOf, workshop } from './workshop.ts';

const INCH = 254;
const named = (id: string): EditedBoard => {
  const board = workshop.ready.find((board) => board.id === id);
  if (!board) throw new Error(`no board ${id}`);
  return board;
};
const editor = async (board: EditedBoard | null = null, shelf = shelfOf()) => {
  const element = await fixture<MoonBoardEditor>(
    html`<moon-board-editor style="height: 700px" .workshop=${workshop} .shelf=${shelf} .board=${board}></moon-board-editor>`,
  );
  await settle(element);
  return element;
};
const settle = async (element: MoonBoardEditor) => {
  await element.updateComplete;
  for (const part of element.renderRoot.querySelectorAll(
    'moon-editor-palette, moon-editor-surface, moon-piece-panel, moon-icon-button, moon-button',
  ))
    await (part as MoonBoardEditor).updateComplete; // every part is a Lit element
};
const inside = (element: Element, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} in ${element.localName}`);
  return found;
};
const part = (element: MoonBoardEditor, name: string): HTMLElement => inside(element, name);
const tile = (element: MoonBoardEditor, words: string): HTMLElement => {
  const found = [...(part(element, 'moon-editor-palette').shadowRoot?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    textContent?.trim().endsWith(words),
  );
  if (!found) throw new Error(`no ${words} in the palette`);
  return found;
};
const press = async (element: MoonBoardEditor, label: string) => {
  const panel = element.shadowRoot?.querySelector('moon-piece-panel')?.shadowRoot;
  const button = [element.renderRoot, ...(panel ? [panel] : [])]
    .flatMap((where) => [...where.querySelectorAll<HTMLElement>('moon-icon-button, moon-button')])
    .find((element) => element.getAttribute('label') === label || element.textContent?.trim() === label);
  if (!button) throw new Error(`no button ${label}`);
  button.click();
  await settle(element);
};
const ids = (element: MoonBoardEditor): string[] => element.edited.terrain.map(({ id }) => id);
const sentences = (element: MoonBoardEditor): string =>
  [...element.renderRoot.querySelectorAll('.finding, .well')].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ')).join('\n');
const textOf = (element: MoonBoardEditor): string => element.renderRoot.querySelector('moon-toast')?.textContent?.trim() ?? '';
const west = (element: MoonBoardEditor, id: string): number => {
  const shape = element.edited.terrain.find((piece) => piece.id === id)?.shape;
  if (!shape) throw new Error(`no ${id}`);
  return 'disc' in shape ? shape.disc.at.x - shape.disc.radius : Math.min(...shape.polygon.map(({ x }) => x));
};

before(() => installTheme());
after(() => setTheme('night'));

describe('the board editor', () => {
  for (const theme of ['night', 'day'] as const)
    it(`is accessible by ${theme}`, async () => {
      setTheme(theme);
      const element = await editor(named('owl-towers'));
      await expect(element).to.be.accessible();
      inside(element, '.name').click();
      await settle(element);
      await expect(element).to.be.accessible();
    });

  it('lays a tapped piece on the board and takes it back with undo', async () => {
    const element = await editor();
    tile(element, 'Hedge').click();
    tile(element, 'Hedge').click();
    await settle(element);
    expect(ids(element)).to.deep.equal(['hedge', 'hedge-2']);
    await press(element, 'Undo');
    expect(ids(element)).to.deep.equal(['hedge']);
    await press(element, 'Redo');
    expect(ids(element)).to.deep.equal(['hedge', 'hedge-2']);
  });

  it('draws a piece from the palette to where it is dropped, on quarter inches', async () => {
    const element = await editor();
    const surface = part(element, 'moon-editor-surface');
    const { left, top, width, height } = surface.getBoundingClientRect();
    const from = tile(element, 'Stairs');
    const way = (type: string, x: number, y: number): boolean =>
      from.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: x, clientY: y, bubbles: true, composed: true }));
    from.setPointerCapture = () => undefined;
    way('pointerdown', 10, 10);
    way('pointermove', left + 40, top + height / 2);
    way('pointermove', left + width / 2, top + height / 2 + 3);
    way('pointerup', left + width / 2, top + height / 2 + 3);
    await settle(element);
    expect(ids(element)).to.deep.equal(['stairs']);
    expect((west(element, 'stairs') / INCH) * 4).to.be.closeTo(Math.round((west(element, 'stairs') / INCH) * 4), 0.02);
    expect(Math.abs(west(element, 'stairs') - 16.75 * INCH)).to.be.below(INCH);
  });

  it('draws a piece about on the board', async () => {
    const element = await editor(named('mill-ford'));
    const surface = inside(part(element, 'moon-editor-surface'), '.surface');
    const { left, top, width, height } = surface.getBoundingClientRect();
    const scale = Math.min(width, height) / (36 * INCH + 500);
    const pointAt = (x: number, y: number): [number, number] => [
      left + width / 2 + (x - 18) * INCH * scale,
      top + height / 2 + (y - 18) * INCH * scale,
    ];
    const finger = (type: string, [x, y]: [number, number]): boolean =>
      surface.dispatchEvent(new PointerEvent(type, { pointerId: 4, clientX: x, clientY: y, bubbles: true, composed: true }));
    const before = west(element, 'water-mill');
    finger('pointerdown', pointAt(24.7, 3));
    finger('pointermove', pointAt(23, 5));
    finger('pointermove', pointAt(20.7, 7));
    finger('pointerup', pointAt(20.7, 7));
    await settle(element);
    expect(Math.abs(west(element, 'water-mill') - before + 4 * INCH)).to.be.below(INCH / 3);
  });

  it('moves, turns and deletes with the keyboard', async () => {
    const element = await editor();
    tile(element, 'Hut').click();
    await settle(element);
    const before = west(element, 'hut');
    inside(part(element, 'moon-editor-surface'), '.surface').focus();
    await sendKeys({ press: 'ArrowRight' });
    await settle(element);
    expect(west(element, 'hut') - before).to.be.closeTo(INCH / 4, 33);
    await sendKeys({ press: 'e' });
    await settle(element);
    const [hut] = element.edited.terrain;
    expect(hut && 'polygon' in hut.shape && new Set(hut.shape.polygon.map(({ y }) => y)).size).to.equal(4);
    await sendKeys({ press: 'Delete' });
    expect(ids(element)).to.deep.equal([]);
  });

  it('says in words what is wrong, at once, and what it rests on', async () => {
    const element = await editor();
    tile(element, 'Platform').click();
    await settle(element);
    expect(sentences(element)).to.contain('No model can climb Platform');
    expect(sentences(element)).to.contain('MOV-14');
    const whole = await editor(named('heron-quay'));
    expect(sentences(whole)).to.contain('The board is ready');
  });

  it('duplicates, and takes a building apart', async () => {
    const element = await editor();
    tile(element, 'House').click();
    await settle(element);
    await press(element, 'Duplicate');
    expect(new Set(element.edited.terrain.map(({ piece }) => piece))).to.deep.equal(new Set(['house', 'house-2']));
    expect(new Set(ids(element)).size).to.equal(ids(element).length);
    await press(element, 'Take apart');
    expect(element.edited.terrain.filter(({ piece }) => piece === 'house-2')).to.deep.equal([]);
    expect(ids(element)).to.contain('house-2-back-door');
  });

  it('keeps a board on the shelf, never over another of the same name', async () => {
    const other = { ...named('mill-ford'), id: 'own-new-board' };
    const shelf = shelfOf(other);
    const element = await editor(null, shelf);
    tile(element, 'Tree').click();
    setTimeout(() => void press(element, 'Save'));
    await oneEvent(element, 'board-saved');
    expect(shelf.kept.map(({ id }) => id)).to.deep.equal(['own-new-board', 'own-new-board-2']);
    expect(shelf.kept[0]).to.deep.equal(other);
    setTimeout(() => void press(element, 'Save'));
    await oneEvent(element, 'board-saved');
    expect(shelf.kept.length).to.equal(2);
  });

  it('keeps a third board of a name beside the first two', async () => {
    const others = ['own-new-board', 'own-new-board-2'].map((id) => ({ ...named('mill-ford'), id }));
    const shelf = shelfOf(...others);
    const element = await editor(null, shelf);
    tile(element, 'Tree').click();
    setTimeout(() => void press(element, 'Save'));
    await oneEvent(element, 'board-saved');
    expect(shelf.kept.map(({ id }) => id)).to.deep.equal(['own-new-board', 'own-new-board-2', 'own-new-board-3']);
    expect(shelf.kept.slice(0, 2)).to.deep.equal(others);
  });

  it('joins what another window has saved of the same board, and says so', async () => {
    const board = { ...named('mill-ford'), id: 'own-ford' };
    const shelf = shelfOf(board);
    const element = await editor(board, shelf);
    const first = board.terrain[0]?.piece ?? board.terrain[0]?.id;
    const others = board.terrain.filter((piece) => (piece.piece ?? piece.id) !== first);
    shelf.kept[0] = { ...board, terrain: others };
    tile(element, 'Tree').click();
    setTimeout(() => void press(element, 'Save'));
    await oneEvent(element, 'board-saved');
    await settle(element);
    expect(textOf(element)).to.contain('Another window has changed this board as well.');
    expect(ids(element)).to.have.members([...others.map(({ id }) => id), ...ids(element).filter((id) => id.startsWith('tree'))]);
    expect(ids(element)).to.have.length(others.length + 1);
    setTimeout(() => void press(element, 'Save'));
    await oneEvent(element, 'board-saved');
    await settle(element);
    expect(textOf(element)).to.contain('The board is on the shelf.');
    expect(shelf.kept).to.have.length(1);
    expect(shelf.kept[0]?.terrain).to.have.length(others.length + 1);
  });

  it('says so when a board could not be kept, and keeps it on the table', async () => {
    const element = await editor(named('mill-ford'), { ...shelfOf(), save: () => Promise.reject(new Error('full')) });
    await press(element, 'Save');
    await waitUntil(() => textOf(element) !== '');
    expect(textOf(element)).to.contain('could not be saved');
    expect(ids(element).length).to.equal(named('mill-ford').terrain.length);
  });

  it('opens a file, and leaves everything as it was when the file is bad', async () => {
    const element = await editor(named('mill-ford'));
    const picker = part(element, 'input[type=file]');
    if (!(picker instanceof HTMLInputElement)) throw new Error('no picker');
    const open = async (text: string) => {
      const files = new DataTransfer();
      files.items.add(new File([text], 'board.json'));
      picker.files = files.files;
      picker.dispatchEvent(new Event('change'));
      const before = textOf(element);
      await waitUntil(() => textOf(element) !== before);
      await settle(element);
    };
    const before = element.edited;
    await open('{"moonrise":"board","version":1,"id":"x","name":"X","terrain":[{"id":"a"}]}');
    expect(textOf(element)).to.contain('Nothing has changed');
    expect(element.edited).to.deep.equal(before);
    await open(workshop.write(named('owl-towers')));
    expect(element.edited.terrain).to.deep.equal(named('owl-towers').terrain);
    await press(element, 'Undo');
    expect(element.edited.terrain).to.deep.equal(before.terrain);
  });

  it('takes a board from a seed', async () => {
    const element = await editor();
    await press(element, 'Board from a seed');
    const dialog = part(element, 'moon-seed-dialog');
    await waitUntil(() => dialog.shadowRoot?.querySelector('moon-board-preview'));
    dialog.shadowRoot?.querySelector<HTMLElement>('moon-button[slot=actions]')?.click();
    await settle(element);
    expect(element.edited.terrain.length).to.be.above(15);
    expect(sentences(element)).to.contain('The board is ready');
  });
});
