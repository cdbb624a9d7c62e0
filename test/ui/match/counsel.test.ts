import { setViewport } from '@web/test-runner-commands';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Advice } from '../../../src/rules/terms/thought.ts';
import '../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../support.ts';
import { unreachable } from './tables/glass-law.ts';
import { rulesTable } from './tables/rules-table.ts';
import { deep, deepAll, duel } from './tables/tables.ts';

const INCH = 254;
const jog: Decision = {
  seat: 0,
  kind: 'jog',
  path: [
    [16, 18],
    [16, 16],
  ],
};
const advising = (decision: Decision): Advice => ({ decision, why: { code: 'aims', aim: { to: 'enemy', target: '1:beaky-bobby' } } });
const GLASS = { width: 1180, height: 820 };

/** Ada plays against a computer that never comes to it, and is given this advice. */
async function seated(table: ReturnType<typeof rulesTable>, advice: Advice | null | Promise<Advice>, glass = GLASS, seat = 0) {
  await setViewport(glass);
  await table.seatComputer?.(1 - seat, 'club');
  table.advise = () => Promise.resolve(advice);
  const screen = await fixture<MoonMatchScreen>(
    html`<moon-match-screen style="width: ${glass.width}px; height: ${glass.height}px" .table=${table}></moon-match-screen>`,
  );
  await waitUntil(() => screen.board, 'the screen is drawn');
  await settled(screen);
  return screen;
}
async function ask(screen: MoonMatchScreen, seat = 0): Promise<void> {
  const header = screen.shadowRoot?.querySelector('moon-match-header');
  header?.dispatchEvent(new CustomEvent('show-menu'));
  await settled(screen);
  deep(screen, `button[data-id="advice:${seat}"]`)?.click();
  await settled(screen);
}
const words = (screen: MoonMatchScreen): string | undefined => deep(screen, '.counsel p[role=status]')?.textContent?.trim();
const drawn = (screen: MoonMatchScreen, selector: string): Element[] => [...(screen.board?.shadowRoot?.querySelectorAll(selector) ?? [])];
const marks = (screen: MoonMatchScreen): number => drawn(screen, '.pointed').length;
const placeAt = (x: number, y: number): string => `translate(${x * INCH} ${y * INCH})`;
const places = (screen: MoonMatchScreen, selector: string): (string | null)[] =>
  drawn(screen, selector).map((element) => element.getAttribute('transform'));

/** A mouse on the board of a screen, at a place of the board. */
function mouse({ board }: MoonMatchScreen, type: string, x: number, y: number): void {
  const corner = board?.getBoundingClientRect();
  const on = board?.camera.toScreen({ x: x * INCH, y: y * INCH });
  board?.shadowRoot?.querySelector('.surface')?.dispatchEvent(
    new PointerEvent(type, {
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      clientX: (corner?.left ?? 0) + (on?.x ?? 0),
      clientY: (corner?.top ?? 0) + (on?.y ?? 0),
      bubbles: true,
      composed: true,
    }),
  );
}

/** Where somebody would stand lies on the glass, and under no question. */
async function free(screen: MoonMatchScreen, glass: { width: number; height: number }): Promise<void> {
  await new Promise((done) => setTimeout(done, 400)); // the board glides there
  const { left, top, right, bottom } = drawn(screen, '.pointed-base > .pointed-line')[0]?.getBoundingClientRect() ?? new DOMRect();
  expect(right - left).to.be.above(8);
  expect(left >= 0 && top >= 0 && right <= glass.width && bottom <= glass.height).to.equal(true);
  for (const question of deepAll(screen, '.question').map((element) => element.getBoundingClientRect()))
    expect(right <= question.left || left >= question.right || bottom <= question.top || top >= question.bottom).to.equal(true);
}

describe('advice', () => {
  before(() => installTheme());

  it('is told where to go, and the board shows the way and who stands where at its end', async () => {
    const screen = await seated(await duel(), advising(jog));
    expect(marks(screen)).to.equal(0);
    await ask(screen);
    expect(words(screen)).to.contain('Flintlock: Jog. The aim is to come nearer to Beaky Bobby. The move is 4.0″');
    expect(deep(screen, 'moon-match-menu moon-dialog')).to.equal(null);
    expect(places(screen, '.pointed-way[data-pointed="0:flintlock"] .pointed-base')).to.deep.equal([placeAt(16, 16)]);
    expect(drawn(screen, '.pointed-way > .pointed-line')[0]?.getAttribute('d')).to.equal('M4572 4572L4064 4572L4064 4064');
    expect(drawn(screen, '.pointed-way .pointed-coin > *').length).to.be.above(0);
  });

  const named: [string, Decision, string][] = [
    ['the model to be attacked', { seat: 0, kind: 'melee', target: '1:beaky-bobby' }, placeAt(18, 20)],
    ['whom an ability is used on', { seat: 0, kind: 'use', ability: 'shoot-musket', targets: ['1:beaky-bobby'] }, placeAt(18, 20)],
    ['the moonstone that is to be dug for', { seat: 0, kind: 'harvest', stone: 's1' }, placeAt(5, 5)],
    ['the model to be activated', { seat: 0, kind: 'activate', model: '0:flintlock' }, placeAt(18, 18)],
  ];
  for (const [label, decision, where] of named)
    it(`marks ${label}`, async () => {
      const screen = await seated(await duel(), advising(decision));
      await ask(screen);
      expect(places(screen, '.pointed-ring')).to.deep.equal([where]);
      expect(drawn(screen, '.pointed-way').length).to.equal(0);
    });

  it('names what a text lets choose, and says of a bare place that it is marked', async () => {
    const option = await seated(await duel(), advising({ seat: 0, kind: 'again', targets: ['1:beaky-bobby'] }));
    await ask(option);
    expect(words(option)).to.equal('It would choose: Beaky Bobby.');
    expect(places(option, '.pointed-ring')).to.deep.equal([placeAt(18, 20)]);
    const place = await seated(await duel(), advising({ seat: 0, kind: 'answer', at: [10, 10] }));
    await ask(place);
    expect(words(place)).to.equal('Its choice is marked on the board.');
    expect(places(place, '.pointed-ring')).to.deep.equal([placeAt(10, 10)]);
  });

  it('of what nothing lies on the board is told and not drawn', async () => {
    const screen = await seated(await duel(), advising({ seat: 0, kind: 'end-activation' }));
    await ask(screen);
    expect(words(screen)).to.contain('End the activation.');
    expect(marks(screen)).to.equal(0);
  });

  for (const glass of [GLASS, { width: 390, height: 844 }])
    it(`says where a model is to be deployed, and shows it beside the question on a glass of ${glass.width} × ${glass.height}`, async () => {
      const table = rulesTable(
        {
          seats: [{ troupe: ['flintlock'] }, { troupe: ['beaky-bobby'] }],
          options: {},
          terrain: [],
          seed: '1',
          start: 'deploy',
          position: { turn: 1, first: 0, models: {}, stones: [{ id: 's1', at: { x: 18 * INCH, y: 18 * INCH }, depth: 3 }] },
        },
        ['Ada', 'Ben'],
      );
      for (let times = 0; times < 9 && table.openings()[0]?.kind !== 'deploy'; times += 1) {
        const [first] = table.choices(table.openings()[0]?.seat ?? 0).decisions;
        if (first) await table.decide(first);
      }
      const seat = table.openings()[0]?.seat ?? 0;
      const [model = ''] = Object.keys(table.view(null).table.models).filter((id) => id.startsWith(`${seat}:`));
      // in the middle of its own edge, which lies nearest to its player
      const edge = table.view(null).order.seats[seat]?.edge ?? 'south';
      const [x, y] = { north: [18, 2], south: [18, 34], west: [2, 18], east: [34, 18] }[edge] as [number, number];
      const screen = await seated(table, advising({ seat, kind: 'deploy', model, at: [x, y] }), glass, seat);
      await ask(screen, seat);
      expect(words(screen)).to.match(/^Deploy .+\. .+ From that place the distance is /);
      expect(places(screen, `.pointed-way[data-pointed="${model}"] .pointed-base`)).to.deep.equal([placeAt(x, y)]);
      expect(drawn(screen, '.pointed-way > .pointed-line').length).to.equal(0); // nobody comes from anywhere
      await free(screen, glass);
    });

  it('is thought about without a mark, and comes too late for a question that has been answered', async () => {
    let tell: (advice: Advice) => void = () => undefined;
    const table = await duel();
    const screen = await seated(table, new Promise<Advice>((done) => (tell = done)));
    await ask(screen);
    expect(words(screen)).to.equal('Thinking …');
    expect(marks(screen)).to.equal(0);
    await table.decide({ seat: 0, kind: 'step', path: [[17.5, 18]] });
    await settled(screen);
    tell(advising(jog));
    await settled(screen);
    expect(words(screen)).to.equal(undefined);
    expect(marks(screen)).to.equal(0);
  });

  it('goes with its mark when it is put away', async () => {
    const screen = await seated(await duel(), advising(jog));
    await ask(screen);
    deep(screen, '.counsel moon-icon-button')?.click();
    await settled(screen);
    expect([words(screen), marks(screen)]).to.deep.equal([undefined, 0]);
  });

  it('goes with its mark when the question is answered, also by what follows the advice', async () => {
    const table = await duel();
    const near: Decision = { seat: 0, kind: 'step', path: [[17.5, 18]] };
    const screen = await seated(table, advising(near));
    await ask(screen);
    expect(marks(screen)).to.equal(1);
    expect(await table.decide(near)).to.equal(null);
    await settled(screen);
    expect([words(screen), marks(screen)]).to.deep.equal([undefined, 0]);
    await table.decide({ seat: 1, kind: 'pass' });
    await settled(screen);
    expect(table.openings()[0]?.kind).to.equal('act');
    expect([words(screen), marks(screen)]).to.deep.equal([undefined, 0]);
  });

  it('stands while an action is chosen, and goes when the player begins a move', async () => {
    const screen = await seated(await duel(), advising(jog));
    await ask(screen);
    deep(screen, 'button[data-id=jog]')?.click();
    await settled(screen);
    expect(marks(screen)).to.equal(1); // so that it can be followed
    mouse(screen, 'pointerdown', 18, 18);
    mouse(screen, 'pointermove', 17, 17.5);
    mouse(screen, 'pointermove', 17, 17);
    await settled(screen);
    expect(marks(screen)).to.equal(0);
    mouse(screen, 'pointerup', 17, 17);
    await settled(screen);
    expect([words(screen), marks(screen)]).to.deep.equal([undefined, 0]);
  });

  it('is for its asker alone: it is gone, words and mark, when somebody else sits down at the glass', async () => {
    const table = await duel();
    const screen = await seated(table, advising(jog));
    await ask(screen);
    expect(marks(screen)).to.equal(1);
    await table.seatComputer?.(1, null);
    await settled(screen);
    expect([words(screen), marks(screen)]).to.deep.equal([undefined, 0]);
    await table.seatComputer?.(1, 'club');
    await settled(screen);
    expect([words(screen), marks(screen)]).to.deep.equal([undefined, 0]);
  });

  for (const glass of [GLASS, { width: 820, height: 1180 }, { width: 390, height: 844 }])
    it(`stands in sight on a glass of ${glass.width} × ${glass.height}, and so does where it leads`, async () => {
      const screen = await seated(await duel(), advising({ ...jog, path: [[16, 14.5]] }), glass);
      await ask(screen);
      await free(screen, glass);
      const close = deep(screen, '.counsel moon-icon-button');
      expect(close && unreachable(close)).to.equal(null);
      await expect(screen).to.be.accessible();
    });
});
