import { setViewport } from '@web/test-runner-commands';
import '../../../../src/ui/match/match-screen.ts';
import { catalogue } from '../../../../src/cards/index.ts';
import { Lot } from '../../../../src/players/lot.ts';
import { randomPlayer } from '../../../../src/players/random-player.ts';
import type { TablePort } from '../../../../src/ui/contexts/table-port.ts';
import type { Seating } from '../../../../src/ui/match/layout/lay-out.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../../support.ts';
import { askingTable } from '../tables/rules-table.ts';
import { claim, deep, deepAll, duel } from '../tables/tables.ts';

// A tablet that is turned, split beside another app and given all its glass again; a phone that is turned. What somebody has planned, chosen, laid
// or opened is there as before.

const TABLET = [
  [1180, 820],
  [820, 1180],
  [590, 820],
  [1024, 600],
  [1180, 820],
] as const;
const PHONE = [
  [390, 844],
  [844, 390],
  [390, 844],
] as const;

async function screen(table: TablePort, seating: Seating | null, [width, height]: readonly [number, number]) {
  await setViewport({ width, height });
  const element = await fixture<MoonMatchScreen>(
    html`<moon-match-screen
      style="position: fixed; inset: 0; width: auto; height: auto"
      .table=${table}
      .seating=${seating}
    ></moon-match-screen>`,
  );
  await waitUntil(() => element.shadowRoot?.querySelector('main'), 'the screen is drawn');
  await settled();
  return element;
}
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));

/** After each size, and with the board drawn anew. */
async function throughSizes(element: MoonMatchScreen, sizes: readonly (readonly [number, number])[], holds: (size: string) => void) {
  for (const [width, height] of sizes) {
    await setViewport({ width, height });
    await waitUntil(() => element.clientWidth === width && element.clientHeight === height);
    await frames();
    await settled();
    holds(`${width} × ${height}`);
  }
}
const press = (element: Element, selector: string) => {
  const button = deep(element, selector);
  if (!button) throw new Error(`no ${selector}`);
  button.click();
};

/** The player it is meant for takes the tablet. */
async function taken(element: MoonMatchScreen) {
  await frames();
  deep(element, 'moon-cover')?.dispatchEvent(new CustomEvent('confirmed'));
  await settled();
}

const SEATINGS: [string, Seating | null, readonly (readonly [number, number])[]][] = [
  ['a tablet that lies flat', 'flat', TABLET],
  ['a tablet as its glass suggests', null, TABLET],
  ['a phone', null, PHONE],
];

describe('a window that changes', () => {
  before(() => installTheme());

  for (const [label, seating, sizes] of SEATINGS) {
    it(`keeps a move that is planned and not sent: ${label}`, async () => {
      const table = await duel();
      const element = await screen(table, seating, sizes[0] ?? [1180, 820]);
      await taken(element);
      press(element, '[data-id=step]');
      await settled();
      await frames();
      const { board } = element;
      if (!board) throw new Error('no board');
      (board as unknown as { hands: { tap: (point: object) => void } }).hands.tap({ x: 18 * 254 - 200, y: 18 * 254 });
      await settled();
      const textOf = () => deep(element, 'moon-move-plan')?.shadowRoot?.querySelector('.say')?.textContent?.trim() ?? '';
      const before = textOf();
      expect(before).to.contain('0.8″');
      await throughSizes(element, sizes, (size) => {
        expect(textOf(), size).to.equal(before);
        expect(element.board, size).to.equal(board);
        expect(deepAll(board, '.overlay .leg').length, `the plan is drawn on ${size}`).to.be.greaterThan(0);
        expect(board.mode.kind, size).to.equal('move');
      });
      press(deep(element, 'moon-move-plan') ?? element, 'moon-button[tone=question]');
      await settled();
      expect(table.view(null).table.models['0:flintlock']?.at.x).to.equal(18 * 254 - 200);
    });

    it(`keeps a card that is laid for a claim: ${label}`, async () => {
      const table = await claim(['green-1', 'green-2', 'blue-3', 'pink-1']);
      const element = await screen(table, seating, sizes[0] ?? [1180, 820]);
      await taken(element);
      const prompt = deep(element, 'moon-claim-prompt');
      if (!prompt) throw new Error('nobody is asked what is claimed');
      const answers = () => deepAll(prompt, '[data-as]').length;
      expect(answers(), 'no card is laid yet').to.equal(0);
      deep(prompt, 'moon-secret-answer')?.dispatchEvent(new CustomEvent('answer', { detail: { id: '0:green-1' } }));
      await settled();
      expect(answers(), 'a card is laid: something is said of it').to.equal(10);
      await throughSizes(element, sizes, (size) => {
        expect(deep(element, 'moon-claim-prompt'), size).to.equal(prompt);
        expect(answers(), size).to.equal(10);
      });
      // what is said now is said of the card that was laid before
      deep(prompt, '[data-as="pink-1"]')?.click();
      await waitUntil(() => table.folded().record.entries.at(-1)?.decision.kind === 'claim', 'something is claimed');
      expect(table.folded().record.entries.at(-1)?.decision).to.deep.equal({ seat: 0, kind: 'claim', card: 'green-1', as: 'pink-1' });
    });
  }

  it('keeps the question whether something is to be taken back', async () => {
    const table = await duel();
    const element = await screen(table, 'side', [1180, 820]);
    await table.decide({ seat: 0, kind: 'step', path: [[17.5, 18]] });
    await table.decide({ seat: 1, kind: 'pass' });
    await settled();
    const undo = () =>
      deep(element, 'moon-seat-strip[data-seat="0"] moon-undo-button') ??
      deep(deep(element, '[data-seat="0"]') ?? element, 'moon-undo-button');
    undo()?.shadowRoot?.querySelector<HTMLElement>('moon-icon-button')?.click();
    await settled();
    const dialogs = () =>
      deepAll(element, 'moon-undo-button').flatMap((button) => [...(button.shadowRoot?.querySelectorAll('moon-dialog[open]') ?? [])]);
    const [dialog] = dialogs();
    if (!dialog) throw new Error('nothing is asked');
    await throughSizes(element, TABLET, (size) => {
      expect(dialogs(), size).to.deep.equal([dialog]);
      expect(dialog.shadowRoot?.querySelector('dialog')?.open, size).to.equal(true);
    });
  });

  it('leads on where a phone goes from hand to hand: to the seat that decides, not to one that could react', async () => {
    const table = await duel({}, { table: 'spoken' });
    const [act] = table.openings().filter(({ kind }) => kind === 'act');
    const element = await screen(table, null, [1180, 820]);
    await throughSizes(element, [[390, 844]], () => undefined);
    const strip = () => deep(element, `moon-seat-strip[data-seat="${act?.seat ?? -1}"]`);
    await waitUntil(() => strip() !== null, 'the strip of the seat that decides');
    expect(strip()?.shadowRoot?.querySelector('.question') !== null).to.equal(true);
  });

  it('leaves a board between two players where it is while nobody acts, and in sight what has to be chosen', async () => {
    const table = askingTable({ seats: [{}, {}], options: { troupeSize: 3 }, terrain: [], seed: '9', start: 'setup' }, ['Ada', 'Ben']);
    const lot = new Lot('a board that lies still');
    const player = randomPlayer(catalogue);
    const element = await screen(table, 'flat', [820, 1180]);
    const seen = new Set<string>();
    const kinds = new Set<string>();
    for (let question = 0; question < 40; question += 1) {
      const [opening] = table.openings();
      if (!opening || table.view(null).order.active !== null) break;
      await settled();
      await frames();
      const { board } = element;
      if (!board) throw new Error('no board');
      const { x, y, zoom } = board.camera;
      kinds.add(opening.kind);
      // before the first stones fall there is nothing to lay out
      const isLaidOut = x !== 0 || y !== 0 || zoom !== 1;
      if (opening.kind !== 'activate' && isLaidOut) seen.add([x, y, zoom].join(' '));
      const [asked] = deepAll(deep(element, `[data-seat="${opening.seat}"]`) ?? element, '.question').map((part) =>
        part.getBoundingClientRect(),
      );
      const { top } = board.getBoundingClientRect();
      const models = Object.values(table.view(null).table.models).filter(
        ({ controller, status }) => status === 'board' && controller === opening.seat,
      );
      if (opening.kind === 'activate' && asked)
        for (const { at, id } of models) {
          const middle = top + board.camera.toScreen(at).y;
          expect(middle < asked.top || middle > asked.bottom, `${id} may be chosen and is seen`).to.equal(true);
        }
      await table.decide(player(table.view(opening.seat), [], lot));
    }
    expect([...seen].length, [...seen].join(' | ')).to.equal(1);
    for (const kind of ['mulligan', 'deploy', 'activate']) expect([...kinds]).to.include(kind);
  });

  it('leaves the faces of a table without a board where they are while reactions come and go', async () => {
    const table = await duel({}, { table: 'spoken' });
    const element = await screen(table, 'side', [1180, 820]);
    const tops = () =>
      deepAll(deep(element, 'moon-spoken-table') ?? element, '.model').map((face) => Math.round(face.getBoundingClientRect().top));
    const before = tops();
    expect(before.length).to.equal(2);
    for (const seat of [0, 1]) {
      await table.decide({ seat, kind: 'stand-by', until: 'recall' });
      await settled();
      await frames();
      expect(tops()).to.deep.equal(before);
    }
  });

  it('shows pennant, moonstones and buttons of both strips of a phone whole and side by side', async () => {
    const table = await duel({}, { table: 'spoken' });
    const element = await screen(table, 'side', [390, 844]);
    await frames();
    const strips = deepAll(element, '.status');
    expect(strips.length).to.equal(2);
    for (const strip of strips) {
      const { left, right } = strip.getBoundingClientRect();
      const parts = deepAll(strip, 'moon-pennant, .stones, moon-undo-button, .recall').map((part) => part.getBoundingClientRect());
      parts.sort((a, b) => a.left - b.left);
      for (const [index, part] of parts.entries()) {
        expect(part.left, 'within the strip').to.be.at.least(left - 1);
        expect(part.right, 'within the strip').to.be.at.most(right + 1);
        const next = parts[index + 1];
        if (next) expect(next.left - part.right, 'beside the next').to.be.at.least(-9);
      }
    }
  });
});
