import { setViewport } from '@web/test-runner-commands';
import '../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../src/ui/match/match-screen.ts';
import type { Spot } from '../../../src/rules/terms/decision.ts';
import type { OpeningKind } from '../../../src/rules/terms/opening.ts';
import { installTheme } from '../../../src/ui/theme/theme.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';
import { deep, deepAll, duel } from './tables/tables.ts';

describe('who has the board', () => {
  before(() => installTheme());
  beforeEach(() => setViewport({ width: 1180, height: 820 }));

  for (const seating of ['flat', 'side', 'pass'] as const)
    it(`lights the models of every reaction question, ${seating}`, async () => {
      const table = await duel();
      const element = await fixture<MoonMatchScreen>(
        html`<moon-match-screen style="width: 1180px; height: 820px" .table=${table} .seating=${seating}></moon-match-screen>`,
      );
      /** Waits until a seat is asked and the glass shows it, and takes the tablet where it is passed. */
      const asked = async (seat: number, kind: OpeningKind) => {
        await waitUntil(() => table.openings().some((opening) => opening.seat === seat && opening.kind === kind), `${kind} is asked`);
        await waitUntil(() => {
          const cover = deep(element, 'moon-cover[open]');
          if (cover) deep(cover, 'moon-button')?.click();
          return !cover && deep(element, `[data-seat="${seat}"]`)?.shadowRoot?.querySelector('section.question');
        }, `${kind} is on the glass`);
      };
      const go = async (action: string, path: Spot[]) => {
        await waitUntil(() => deep(element, `[data-id="${action}"]`), action);
        deep(element, `[data-id="${action}"]`)?.click();
        await waitUntil(() => deep(element, 'moon-move-plan'), `${action} is drawn`);
        const decisions = [{ seat: 0, kind: action, path }];
        deep(element, 'moon-move-plan')?.dispatchEvent(new CustomEvent('planned', { detail: { path, decisions } }));
      };
      const lit = () => deepAll(element, '.halo:not(.still)').length === 1;
      await asked(0, 'act');
      await go('step', [[17.5, 18]]);
      await asked(1, 'reaction');
      await waitUntil(lit, 'after a Step');
      await go('1:beaky-bobby', [[18.5, 20]]);
      await asked(0, 'act');
      expect(lit()).to.equal(false);
      await go('jog', [[16, 18]]);
      await asked(1, 'reaction');
      await waitUntil(lit, 'after a Jog');
    });
});
