import type { MoonMatchMenu } from '../../../src/ui/match/match-menu.ts';
import '../../../src/ui/match/match-menu.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { leadsTo } from '../../../src/ui/match/leads-to.ts';
import { expect, fixture, html, waitUntil } from '../support.ts';
import { deep } from '../screens/sample-library.ts';
import { duel } from './tables.ts';

const jog: Decision = {
  seat: 0,
  kind: 'jog',
  path: [
    [16, 18],
    [16, 16],
  ],
};

describe('a move that is advised', () => {
  it('is told with how far it goes and what stands nearest to its end', async () => {
    const table = await duel();
    // Beaky Bobby stands at 18, 20, and both bases are 30 mm
    expect(leadsTo(table, jog, '0:flintlock')).to.equal('The way is 4.0″ long; from its end it is 3.3″ to: Beaky Bobby.');
    const home: Decision = { seat: 0, kind: 'react', model: '1:beaky-bobby', path: [[5, 6.4]] };
    expect(leadsTo(table, home, '0:flintlock')).to.contain('to: Moonstone of depth 3.');
    expect(leadsTo(table, { seat: 0, kind: 'end-activation' }, '0:flintlock')).to.equal(null);
  });

  it('whoever asks what to do is told where to', async () => {
    const table = await duel();
    await table.seatComputer?.(1, 'club');
    table.advise = () => Promise.resolve({ decision: jog, why: { code: 'aims', aim: { to: 'ground' } } });
    const element = await fixture<MoonMatchMenu>(html`<moon-match-menu open .table=${table}></moon-match-menu>`);
    deep(element, 'button[data-id="advice:0"]')?.click();
    await waitUntil(() => deep(element, 'p[role=status]')?.textContent?.includes('from its end'), 'where to');
    expect(deep(element, 'p[role=status]')?.textContent).to.contain(
      'Flintlock: Jog. That is to stand where more can be reached. The way is 4.0″',
    );
  });
});
