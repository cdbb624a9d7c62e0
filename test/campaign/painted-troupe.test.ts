import { describe, expect, it } from 'vitest';
import { campaignViewFor } from '../../src/campaign/index.ts';
import { gameVp, outcomesOf } from '../../src/campaign/outcome.ts';
import { ledgerOf } from '../../src/campaign/scoring/ledger.ts';
import { standingsOf } from '../../src/campaign/scoring/standings.ts';
import { recommended } from '../../src/campaign/terms/presets.ts';
import { PAINTED_WORTH, type CampaignSettings, type PaintedWorth } from '../../src/campaign/terms/settings.ts';
import { resultShape, settingsShape } from '../../src/record/shapes/campaign-shape.ts';
import { refuseSettings } from '../../src/campaign/settings.ts';
import { Table } from './samples.ts';
import * as v from 'valibot';

/** Ash and Birch hold as many stones; every figure of Ash was painted, of Birch those that are said. */
function played(settings: Partial<CampaignSettings>, birch?: true): Table {
  const sides = { p1: { stones: 2, painted: true as const }, p2: { stones: 2, ...(birch ? { painted: birch } : {}) } };
  return new Table(2, settings).toGames().play({ p1: 2, p2: 2 }, [], { sides });
}
const outcome = (table: Table) => outcomesOf(table.week, table.gameOf('p1'));
const lines = (table: Table) =>
  ledgerOf(table.campaign)
    .filter(({ kind }) => kind === 'painted')
    .map(({ player, points, delta }) => [player, points, delta]);
const vpOf = (table: Table): Record<string, number> =>
  Object.fromEntries(standingsOf(table.campaign).map(({ player, vp }) => [player, vp]));

describe('a painted troupe in a campaign @rule campaign A.9', () => {
  it.each<[PaintedWorth | undefined, unknown[], string, number]>([
    [undefined, [], 'drawn', 2],
    ['none', [], 'drawn', 2],
    ['told', [['p1', 'vp', 0]], 'drawn', 2],
    ['point', [['p1', 'vp', 1]], 'drawn', 3],
    ['stone', [['p1', 'vp', 1]], 'won', 3],
  ])('is worth what the organiser has set: %s', (painted, values, ended, vp) => {
    for (const winner of ['vp', 'core'] as const) {
      const table = played({ winner, ...(painted === undefined ? {} : { painted }) });
      expect(lines(table)).toEqual(values);
      expect(outcome(table)['p1']).toBe(ended);
      expect(vpOf(table)).toEqual({ p1: vp, p2: 2 });
      expect(standingsOf(table.campaign).map(({ stones }) => stones)).toEqual([2, 2]);
    }
  });

  it('one figure unpainted is nothing, both painted is a draw again', () => {
    const both = played({ painted: 'stone' }, true);
    expect(outcome(both)).toEqual({ p1: 'drawn', p2: 'drawn' });
    expect(gameVp(both.week, both.gameOf('p1'))).toEqual({ p1: 3, p2: 3 });
    const nobody = new Table(2, { painted: 'stone' }).toGames().play({ p1: 2, p2: 2 });
    expect([lines(nobody), outcome(nobody)['p1']]).toEqual([[], 'drawn']);
  });

  it('no stone of the table is used up, and what a corrected result no longer says counts no more', () => {
    const table = played({ painted: 'stone', stones: 5 });
    const game = table.gameOf('p1').id;
    const sides = { p1: { stones: 3, painted: true as const }, p2: { stones: 2 } };
    const edit = { player: 'p1', kind: 'edit-result' as const, game, plays: [], note: 'counted anew' };
    table.do({ ...edit, result: { match: null, sides } });
    expect(vpOf(table)).toEqual({ p1: 4, p2: 2 });
    expect(table.refusal({ ...edit, result: { match: null, sides: { ...sides, p1: { stones: 4 } } } })?.code).toBe('too-many-stones');
    table.do({ ...edit, result: { match: null, sides: { p1: { stones: 2 }, p2: { stones: 2 } } } });
    expect([lines(table), vpOf(table)]).toEqual([[], { p1: 2, p2: 2 }]);
  });

  it('is seen by every player', () => {
    const table = played({ painted: 'told' });
    for (const viewer of ['p1', 'p2', 'table'] as const)
      expect(campaignViewFor(table.campaign, viewer).weeks[0]?.games[0]?.result?.sides).toMatchObject({ p1: { painted: true } });
  });

  it('is kept, and records from before it are read as they were', () => {
    const { painted: _none, ...before } = recommended();
    expect(v.parse(settingsShape, before)).toEqual(before);
    for (const painted of PAINTED_WORTH) {
      const settings = { ...before, painted };
      expect(v.parse(settingsShape, settings)).toEqual(settings);
      expect(refuseSettings(settings)).toBeNull();
    }
    expect(refuseSettings({ ...before, painted: 'gold' as PaintedWorth })).toMatchObject({ code: 'setting-out-of-bounds' });
    const result = { match: null, sides: { p1: { stones: 1, painted: true as const }, p2: { stones: 0 } } };
    expect(v.parse(resultShape, result)).toEqual(result);
  });
});
