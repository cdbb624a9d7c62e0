import { setViewport } from '@web/test-runner-commands';
import '../../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import { installTheme } from '../../../../src/ui/theme/theme.ts';
import { expect, fixture, html, settled, waitUntil } from '../../support.ts';
import { unreachable } from '../tables/glass-law.ts';
import { deep } from '../tables/tables.ts';
import { rulesTable } from '../tables/rules-table.ts';

const INCH = 254;

describe('the end of an activation', () => {
  before(() => installTheme());

  for (const [width, height] of [
    [1180, 820],
    [1366, 1024],
    [390, 844],
  ] as const)
    it(`is in sight beside however many actions, at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const place = (x: number, y: number) => ({ at: { x: x * INCH, y: y * INCH }, energy: 3 });
      const table = rulesTable(
        {
          seats: [
            { faction: 'commonwealth', troupe: ['baron-von-fancyhat', 'flintlock', 'quack'] },
            { faction: 'dominion', troupe: ['beaky-bobby'] },
          ],
          options: {},
          terrain: [],
          seed: '1',
          start: 'activation',
          position: {
            turn: 2,
            first: 0,
            models: {
              '0:baron-von-fancyhat': place(18, 18),
              '0:flintlock': place(16, 18),
              '0:quack': place(18, 16),
              '1:beaky-bobby': place(18, 20),
            },
            stones: [{ id: 's1', at: { x: 19.5 * INCH, y: 18 * INCH }, depth: 3 }],
          },
        },
        ['Ada', 'Ben'],
      );
      await table.decide({ seat: 0, kind: 'activate', model: '0:baron-von-fancyhat' });
      const screen = await fixture<MoonMatchScreen>(
        html`<moon-match-screen style="position: absolute; inset: 0; height: 100%" .seating=${'side'} .table=${table}></moon-match-screen>`,
      );
      await waitUntil(() => deep(screen, '.bar .end'), 'actions');
      for (let times = 0; times < 3; times += 1) await settled();
      const end = deep(screen, '.bar .end');
      expect(end && unreachable(end)).to.equal(null);
      const question = deep(screen, 'section.question')?.getBoundingClientRect();
      expect(end?.getBoundingClientRect().bottom).to.be.at.most((question?.bottom ?? 0) + 0.5);
    });
});
