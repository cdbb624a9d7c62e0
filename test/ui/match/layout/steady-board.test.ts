import type { Setup } from '../../../../src/rules/terms/match.ts';
import type { Decision } from '../../../../src/rules/terms/decision.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import type { Seating } from '../../../../src/ui/match/layout/lay-out.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, settled, waitUntil } from '../../support.ts';
import { seatedScreen } from '../tables/seated-screen.ts';
import { deep } from '../tables/tables.ts';

const SETUP: Setup = {
  seats: [
    { troupe: ['flintlock', 'quack'], edge: 'south' },
    { troupe: ['grub', 'beaky-bobby'], edge: 'north' },
  ],
  options: {},
  terrain: [],
  seed: '1',
  start: 'deploy',
};
/** Where the models are put, in inches: at the ends of the board, as far back as they may stand. */
const SPOTS: Record<string, [number, number]> = {
  '0:flintlock': [6, 34],
  '0:quack': [30, 34],
  '1:grub': [30, 2],
  '1:beaky-bobby': [6, 2],
};
const GLASSES = [
  [1180, 820],
  [820, 1180],
  [1366, 1024],
  [390, 844],
  [844, 390],
] as const;

/** The board as it lies on the glass when it has come to rest, in CSS pixels. */
async function lying(screen: MoonMatchScreen): Promise<{ left: number; top: number; side: number }> {
  const cover = deep(screen, 'moon-cover[open]');
  if (cover) deep(cover, 'moon-button')?.click();
  for (let times = 0; times < 4; times += 1) await settled();
  const world = screen.board?.renderRoot.querySelector('.world');
  await Promise.all((world?.getAnimations() ?? []).map(({ finished }) => finished));
  const { left = 0, top = 0, width = 0 } = world?.getBoundingClientRect() ?? {};
  return { left: Math.round(left), top: Math.round(top), side: Math.round(width) };
}

async function decide({ table }: MoonMatchScreen, decision: Decision): Promise<void> {
  const refused = await table.decide(decision);
  expect(refused, JSON.stringify(decision)).to.equal(null);
}

/** Who is asked decides until somebody is to be activated: models are put at their spots, everything else is let pass. */
async function untilActivation(screen: MoonMatchScreen): Promise<void> {
  const { table } = screen;
  for (let times = 0; times < 20; times += 1) {
    const asked = table.openings();
    const opening = asked.find(({ kind }) => kind === 'act') ?? asked[0];
    if (!opening || opening.kind === 'activate') return;
    const { seat, kind } = opening;
    const { models } = table.view(null).table;
    const waits = Object.values(models).find((model) => model.seat === seat && model.status === 'reserve')?.id ?? '';
    await decide(
      screen,
      kind === 'deploy'
        ? { seat, kind, model: waits, at: SPOTS[waits] ?? [18, 18] }
        : kind === 'act'
          ? { seat, kind: 'end-activation' }
          : kind === 'first'
            ? { seat, kind: 'choose-first', first: seat }
            : { seat, kind: 'pass' },
    );
  }
}

async function activateNext(screen: MoonMatchScreen): Promise<void> {
  const { table } = screen;
  const seat = table.openings()[0]?.seat ?? 0;
  const next = Object.values(table.view(null).table.models).find((model) => model.seat === seat && !model.activated)?.id ?? '';
  await decide(screen, { seat, kind: 'activate', model: next });
}

describe('the board while nobody acts', () => {
  before(() => installTheme());

  for (const [width, height] of GLASSES)
    for (const seating of ['flat', 'side', 'pass'] as Seating[])
      it(`lies where it lay before the first activation, and where it lay in deployment between two who sit opposite, ${width} × ${height}, ${seating}`, async () => {
        const screen = await seatedScreen(SETUP, seating, width, height);
        await waitUntil(() => screen.table.openings()[0]?.kind === 'deploy');
        const deploying = await lying(screen);
        await untilActivation(screen);
        expect(screen.table.openings()[0]?.kind).to.equal('activate');
        const first = await lying(screen);
        if (seating === 'flat') expect(first, 'the first activation').to.deep.equal(deploying);
        for (const nth of ['second', 'third']) {
          await activateNext(screen);
          await lying(screen);
          await untilActivation(screen);
          expect(await lying(screen), `the ${nth} activation`).to.deep.equal(first);
        }
      });

  it('comes nearer for a model that acts where its coin is small', async () => {
    const screen = await seatedScreen(SETUP, 'flat', 820, 1180);
    await untilActivation(screen);
    const { side } = await lying(screen);
    await activateNext(screen);
    expect((await lying(screen)).side).to.be.above(side * 1.2);
  });
});
