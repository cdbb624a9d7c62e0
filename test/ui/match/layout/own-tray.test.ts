import { sendMouse } from '@web/test-runner-commands';
import type { Setup } from '../../../../src/rules/terms/match.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import type { Seating } from '../../../../src/ui/match/layout/lay-out.ts';
import { expect, waitUntil } from '../../support.ts';
import { seatedScreen } from '../tables/seated-screen.ts';
import { deepAll } from '../tables/tables.ts';

const SETUP: Setup = {
  seats: [
    { troupe: ['flintlock', 'quack'], edge: 'south' },
    { troupe: ['grub'], edge: 'north' },
  ],
  options: {},
  terrain: [],
  seed: '1',
  start: 'deploy',
};

async function deploying(seating: Seating, width: number, height: number): Promise<MoonMatchScreen> {
  const screen = await seatedScreen(SETUP, seating, width, height);
  await waitUntil(() => deepAll(screen, '[data-waiting]').length > 0);
  return screen;
}
const waiting = (screen: MoonMatchScreen): HTMLElement[] => deepAll<HTMLElement>(screen, '[data-waiting]');
/** How many wait in the question, and how many over the board. */
const places = (screen: MoonMatchScreen): number[] => [
  deepAll(screen, 'moon-deploy-prompt').flatMap((prompt) => [...(prompt.shadowRoot?.querySelectorAll('[data-waiting]') ?? [])]).length,
  screen.board?.shadowRoot?.querySelectorAll('[data-waiting]').length ?? -1,
];

describe('the models that wait for deployment', () => {
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
  ] as const)
    it(`lie in the question before their own player on a flat table of ${width} by ${height}, and are dragged from there`, async () => {
      const screen = await deploying('flat', width, height);
      const seat = screen.table.openings()[0]?.seat ?? 0;
      expect(places(screen)).to.deep.equal([seat === 0 ? 2 : 1, 0]);
      const model = waiting(screen).at(-1);
      const box = model?.getBoundingClientRect();
      const board = screen.board;
      if (!model || !box || !board) throw new Error('nobody waits');
      const id = model.dataset['waiting'] ?? '';
      const { left, top } = board.getBoundingClientRect();
      const on = board.camera.toScreen({ x: 3000, y: seat === 0 ? 8800 : 400 });
      let planned: { model: string; refused: unknown } | null = null;
      board.addEventListener('place-planned', (event) => (planned = (event as CustomEvent<{ model: string; refused: unknown }>).detail));
      await sendMouse({ type: 'move', position: [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [Math.round(left + on.x) + 30, Math.round(top + on.y) + 20] });
      await sendMouse({ type: 'move', position: [Math.round(left + on.x), Math.round(top + on.y)] });
      await sendMouse({ type: 'up' });
      await waitUntil(() => planned !== null);
      expect(planned).to.deep.include({ model: id, refused: null });
      await waitUntil(() => waiting(screen).some((button) => button.dataset['waiting'] === id && button.ariaPressed === 'true'));
    });
  it('are taken by a tap, one at a time', async () => {
    const screen = await deploying('flat', 820, 1180);
    const pressed = (): (string | undefined)[] =>
      waiting(screen)
        .filter(({ ariaPressed }) => ariaPressed === 'true')
        .map(({ dataset }) => dataset['waiting']);
    for (const button of waiting(screen)) {
      button.click();
      await waitUntil(() => pressed()[0] === button.dataset['waiting']);
      expect(pressed()).to.deep.equal([button.dataset['waiting']]);
    }
  });
  it('lie over the board where nobody sits opposite, and on a phone', async () => {
    for (const [seating, width, height] of [
      ['side', 820, 1180],
      ['flat', 390, 844],
    ] as const) {
      const [beside, over] = places(await deploying(seating, width, height));
      expect([beside, (over ?? 0) > 0], `${seating} ${width}`).to.deep.equal([0, true]);
    }
  });
});
