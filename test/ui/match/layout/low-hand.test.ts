import { setViewport } from '@web/test-runner-commands';
import type { TablePort } from '../../../../src/ui/contexts/table-port.ts';
import type { MoonPeek } from '../../../../src/ui/kit/tray/peek.ts';
import type { Seating } from '../../../../src/ui/match/layout/lay-out.ts';
import '../../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled } from '../../support.ts';
import { inside, questionsOf, under, unreachable } from '../tables/glass-law.ts';
import { claim, crowdedMelee, deep, deepAll, melee } from '../tables/tables.ts';

// A hand lies at the edge of its own player, and never towards another: over the player's own strip, below all that is asked.

/** The least that a finger hits, in CSS pixels. */
const FINGER = 44;
const TWO = [[1180, 820], [820, 1180], [1366, 1024], [390, 844], [844, 390]] as const; // prettier-ignore
const MORE = [[1180, 820], [820, 1180], [1366, 1024]] as const; // prettier-ignore

async function seated(table: TablePort, [width, height]: readonly [number, number], seating: Seating, words = 1) {
  await setViewport({ width, height });
  document.documentElement.style.fontSize = `${17 * words}px`;
  const screen = await fixture<MoonMatchScreen>(
    html`<moon-match-screen style="position: absolute; inset: 0; height: 100%" .seating=${seating} .table=${table}></moon-match-screen>`,
  );
  for (let times = 0; times < 5; times += 1) await settled();
  return screen;
}

/** The hands on a screen, each with the question it stands in and how its reader sits. */
const hands = (screen: MoonMatchScreen): { tray: MoonPeek; seat: string; question: Element; turn: number }[] =>
  questionsOf(screen).flatMap(({ seat, question }) =>
    deepAll<MoonPeek>(question, 'moon-peek').map((tray) => ({
      tray,
      seat,
      question,
      turn: Number(getComputedStyle(tray).getPropertyValue('--turn')),
    })),
  );
const handleOf = (tray: MoonPeek): HTMLElement | null => tray.shadowRoot?.querySelector<HTMLElement>('.tray > button') ?? null;
const boxOf = (element: Element | null | undefined): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();
/** How far a box reaches from the edge of a reader who sits so. */
const depthOf = ({ left, top, right, bottom }: DOMRect, turn: number): { near: number; far: number; glass: number } =>
  ({
    0: { near: innerHeight - bottom, far: innerHeight - top, glass: innerHeight },
    90: { near: left, far: right, glass: innerWidth },
    180: { near: top, far: bottom, glass: innerHeight },
    270: { near: innerWidth - right, far: innerWidth - left, glass: innerWidth },
  })[turn] ?? { near: NaN, far: NaN, glass: NaN };
async function hold(tray: MoonPeek): Promise<HTMLElement | null> {
  handleOf(tray)?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, pointerType: 'touch', width: 20, height: 20, pressure: 0.5 }));
  await tray.updateComplete;
  await settled();
  return tray.shadowRoot?.querySelector<HTMLElement>('.secret') ?? null;
}
const overlap = (a: DOMRect, b: DOMRect): number =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1 ? 1 : 0;

/** The places at which something is seen: a question may scroll. */
function seenAt(part: Element): [number, number][] {
  const { left, top, width, height } = boxOf(part);
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  const places = shares.flatMap((x) => shares.map((y): [number, number] => [left + width * x, top + height * y]));
  return places.filter(([x, y]) => inside(under(x, y), part));
}

/** What is wrong with every hand on a screen while it is held. */
async function flaws(screen: MoonMatchScreen): Promise<string[]> {
  const wrong: string[] = [];
  const world = () => JSON.stringify(boxOf(screen.board?.renderRoot.querySelector('.world')));
  for (const { tray, seat, question, turn } of hands(screen)) {
    const say = (flaw: string | null): void => void (flaw !== null && wrong.push(`seat ${seat}: ${flaw}`));
    const asked = questionsOf(screen)
      .flatMap(({ question }) => deepAll(question, '.say, .note, moon-choice-list, .corner moon-button'))
      .map((part) => ({ part, places: seenAt(part) }));
    for (const button of deepAll(question, '.line .press'))
      say(unreachable(button) ?? (button.scrollWidth > button.clientWidth + 1 ? 'cuts what is looked up' : null));
    const [lay, stood] = [world(), JSON.stringify(boxOf(handleOf(tray)))];
    const secret = await hold(tray);
    const box = boxOf(secret);
    const { near, far, glass } = depthOf(box, turn);
    if (near > 1) say(`begins ${Math.round(near)} from its edge`);
    if (far > glass / 2) say(`reaches ${Math.round(far)} of ${glass}`);
    if ((near + far) / 2 > glass / 4) say('is nearer to the middle than to its edge');
    for (const { part, places } of asked)
      if (!places.every(([x, y]) => inside(under(x, y), part))) say(`covers “${part.localName} ${part.textContent.trim().slice(0, 30)}”`);
    const handle = handleOf(tray);
    say(handle && unreachable(handle));
    if (world() !== lay) say('moves the board');
    if (JSON.stringify(boxOf(handle)) !== stood) say('moves its handle');
    const strip = boxOf(question.parentNode instanceof ShadowRoot ? question.parentNode.querySelector('.status') : null);
    if (!overlap(strip, box)) say('lies beside its own strip');
    for (const card of deepAll(tray, '.held')) {
      const cell = boxOf(card);
      if (Math.min(cell.width, cell.height) < FINGER - 0.5)
        say(`a card is ${Math.round(cell.width)} × ${Math.round(cell.height)} for a finger`);
      const picture = card.querySelector('.picture');
      const [dim, small] = [picture && getComputedStyle(picture).filter, boxOf(picture).height];
      card.setAttribute('data-under', '');
      await Promise.all((picture?.getAnimations() ?? []).map(({ finished }) => finished));
      const whole = boxOf(picture?.firstElementChild);
      const over = Math.max(box.left - whole.left, box.top - whole.top, whole.right - box.right, whole.bottom - box.bottom);
      if (over > 1) say(`a lifted card reaches ${Math.round(over)} over the hand`);
      if (dim === 'none' || (picture && getComputedStyle(picture).filter !== 'none'))
        say('a card is bright before it is touched, or dim then');
      if (small >= boxOf(picture).height * (turn % 180 === 0 ? 0.9 : 2)) say('a card does not lift');
      card.removeAttribute('data-under');
    }
    tray.putAway();
    await tray.updateComplete;
  }
  return wrong;
}

const CARDS = ['pink-2', 'pink-1', 'blue-1', 'blue-2', 'blue-3', 'pink-3', 'green-1', 'catastrophe'] as const;
/** What each kind of question with a hand is asked in: who lays, who answers a claim, who replaces a lie. */
const ARCANE: Record<string, () => Promise<TablePort>> = {
  claim: () => claim([...CARDS]),
  call: async () => {
    const table = await claim([...CARDS]);
    const lie = table.choices(0).decisions.find((choice) => choice.kind === 'claim' && choice.as === 'green-3');
    if (lie) await table.decide(lie);
    return table;
  },
  replace: async () => {
    const table = await ARCANE['call']!();
    await table.decide({ seat: 1, kind: 'bluff' });
    return table;
  },
};

describe('a hand on a flat table', () => {
  before(() => installTheme());
  after(() => document.documentElement.style.removeProperty('font-size'));

  for (const glass of TWO)
    for (const words of [1, 1.5])
      it(`lies at the edge of its player at ${glass.join('×')}, words × ${words}: melee, claim, answer and replacement`, async () => {
        const fight = await seated(await melee(), glass, 'flat', words);
        expect(hands(fight).map(({ turn }) => turn)).to.have.members(glass[0] > glass[1] ? [90, 270] : [0, 180]);
        expect(await flaws(fight), 'melee').to.deep.equal([]);
        for (const [kind, table] of Object.entries(ARCANE)) {
          const screen = await seated(await table(), glass, 'flat', words);
          expect(hands(screen), kind).to.have.length(1);
          expect(await flaws(screen), kind).to.deep.equal([]);
        }
      });

  for (const glass of MORE)
    for (const seats of [3, 4])
      it(`lies there with ${seats} round the glass at ${glass.join('×')}`, async () => {
        const screen = await seated(await crowdedMelee([], seats), glass, 'flat');
        expect(hands(screen)).to.have.length(2);
        expect(await flaws(screen)).to.deep.equal([]);
      });

  it('says once how it is kept from the others', async () => {
    const screen = await seated(await melee(), TWO[0], 'flat');
    const lines = (): boolean[] => deepAll(screen, '.shade').filter((line) => line.matches('p')).map((line) => line.getClientRects().length > 0); // prettier-ignore
    expect(lines(), 'closed').to.deep.equal([false, false]);
    const [first, second] = hands(screen);
    if (!first || !second) throw new Error('nobody has a hand');
    await hold(first.tray);
    expect(lines(), 'held for the first time').to.deep.equal([true, false]);
    first.tray.putAway();
    await settled();
    await hold(first.tray);
    expect(lines(), 'held again').to.deep.equal([false, false]);
    first.tray.putAway();
    await hold(second.tray);
    expect(lines(), 'held by the other player').to.deep.equal([false, true]);
    second.tray.putAway();
  });

  it('opens above its handle where nobody sits opposite', async () => {
    const screen = await seated(await melee(), TWO[0], 'side');
    for (const { tray } of hands(screen)) {
      const secret = await hold(tray);
      expect(boxOf(secret).bottom).to.be.below(boxOf(handleOf(tray)).top);
      const picture = deep(tray, '.held .picture');
      expect(picture && getComputedStyle(picture).filter).to.equal('none');
      tray.putAway();
    }
  });
});
