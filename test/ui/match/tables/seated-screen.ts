import { setViewport } from '@web/test-runner-commands';
import type { Setup } from '../../../../src/rules/terms/match.ts';
import '../../../../src/ui/match/match-screen.ts';
import type { MoonMatchScreen } from '../../../../src/ui/match/match-screen.ts';
import type { Seating } from '../../../../src/ui/match/layout/lay-out.ts';
import { fixture, html, settled } from '../../support.ts';
import { rulesTable } from './rules-table.ts';

/** The screen of a match of Ada and Ben that has come to rest on a glass of this size, in CSS pixels. */
export async function seatedScreen(setup: Setup, seating: Seating, width: number, height: number): Promise<MoonMatchScreen> {
  await setViewport({ width, height });
  const screen = await fixture<MoonMatchScreen>(
    html`<moon-match-screen
      style="position: absolute; inset: 0; height: 100%"
      .seating=${seating}
      .table=${rulesTable(setup, ['Ada', 'Ben'])}
    ></moon-match-screen>`,
  );
  for (let times = 0; times < 3; times += 1) await settled();
  return screen;
}
