import { setViewport } from '@web/test-runner-commands';
import type { TablePort } from '../../../../src/ui/contexts/table-port.ts';
import type { Seating } from '../../../../src/ui/match/layout/lay-out.ts';
import '../../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled } from '../../support.ts';
import { claim, crowdedMelee, deep, deepAll, melee } from '../tables/tables.ts';

// Each player reads in their own half of the table who fights, what is claimed and what the card was. A title towards one edge is for that player alone.

async function staged(table: TablePort, [width, height]: readonly [number, number], seating: Seating): Promise<MoonMatchScreen> {
  installTheme();
  await setViewport({ width, height });
  const screen = await fixture<MoonMatchScreen>(
    html`<moon-match-screen style="position: absolute; inset: 0; height: 100%" .seating=${seating} .table=${table}></moon-match-screen>`,
  );
  for (let times = 0; times < 4; times += 1) await settled();
  return screen;
}
const tidy = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ');
/** The words of each half of the stage that are seen. */
const halves = (screen: MoonMatchScreen, stage: string): string[] =>
  deepAll(deep(screen, stage) ?? screen, '.half').map((half) =>
    deepAll<HTMLElement>(half, '.facts > *')
      .filter((part) => part.getClientRects().length > 0)
      .map(tidy)
      .join(' '),
  );
const GLASSES = [[1180, 820], [820, 1180], [1366, 1024]] as const; // prettier-ignore

/** Flintlock says that the card is Green 3, be it so or not; Ben has said nothing yet. */
async function claimed(): Promise<TablePort> {
  const table = await claim(['pink-2', 'pink-1', 'blue-1', 'blue-2', 'blue-3', 'pink-3', 'green-1', 'catastrophe']);
  const decision = table.choices(0).decisions.find((choice) => choice.kind === 'claim' && choice.as === 'green-3');
  if (!decision) throw new Error('she cannot say Green 3');
  await table.decide(decision);
  return table;
}

describe('a duel on a flat table', () => {
  for (const glass of GLASSES)
    it(`is read at both edges at ${glass.join('×')}: who fights, how far it is, and what is said`, async () => {
      const fight = halves(await staged(await melee(), glass, 'flat'), 'moon-melee-stage');
      expect(fight).to.have.length(2);
      for (const half of fight) expect(half).to.include('Flintlock').and.include('Beaky Bobby').and.include('Both play a card in secret');
      const texts = halves(await staged(await claimed(), glass, 'flat'), 'moon-arcane-stage');
      expect(texts).to.have.length(2);
      for (const half of texts) expect(half).to.include('Flintlock').and.include('Shoot Musket').and.include('Beaky Bobby');
      expect(
        texts.filter((half) => half.includes('Green 3')),
        'the bubble is in the half of who says it',
      ).to.have.length(1);
    });

  it('is told once where both sit beside each other', async () => {
    const screen = await staged(await melee(), GLASSES[0], 'side');
    const title = deep(deep(screen, 'moon-melee-stage') ?? screen, '.head .step');
    expect(title && getComputedStyle(title.parentElement ?? title).clipPath).to.equal('none');
    for (const half of halves(screen, 'moon-melee-stage')) expect(half).not.to.include('Both play a card in secret');
  });
});

describe('a melee with others about', () => {
  const bodies = (screen: MoonMatchScreen) => deepAll(deep(screen, 'moon-melee-stage') ?? screen, '.fighters').map((side) => side.getAttribute('data-count')); // prettier-ignore

  it('shows who else engages a fighter behind its opponent, and names them beside it; nobody is added where nobody does', async () => {
    const crowded = await staged(await crowdedMelee(), GLASSES[0], 'side');
    expect(bodies(crowded)).to.deep.equal(['1', '3']);
    const [first, second] = halves(crowded, 'moon-melee-stage');
    expect(first).to.include('Engaged by Grub and Quack.');
    expect(second).not.to.include('Engaged');
    const alone = await staged(await melee(), GLASSES[0], 'side');
    expect(bodies(alone)).to.deep.equal(['1', '1']);
    for (const half of halves(alone, 'moon-melee-stage')) expect(half).not.to.include('Engaged');
  });
});
