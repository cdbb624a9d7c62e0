import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Table } from '../../../src/app/table/table.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { wayTo } from '../../../src/ui/table/spots.ts';
import { advance, beginRecord } from '../../../src/record/match-record.ts';
import { readScenario } from '../../../src/record/scenario/scenario.ts';
import { scenarioCards, scenarioSetup } from '../../../src/record/scenario/setting.ts';
import { named } from '../../../src/rules/index.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import type { Opening } from '../../../src/rules/terms/opening.ts';

/** A table as it stands in a scenario, before the first decision that `until` speaks of. */
function tableAt(id: string, until: (openings: readonly Opening[]) => boolean): Table {
  const read = readScenario(JSON.parse(readFileSync(`test/golden/${id}.json`, 'utf8')));
  if (!read.ok) throw new Error(read.why);
  const cards = scenarioCards(read.scenario, catalogue);
  let folded = beginRecord(scenarioSetup(read.scenario, cards), cards);
  for (const item of read.scenario.decisions) {
    if (until(folded.match.openings)) break;
    if (!('kind' in item)) continue;
    const next = advance(folded, named(folded.match, item as Decision));
    if (next.ok) folded = next.folded;
  }
  return new Table({ id: 'm', names: [], folded, store: { append: () => Promise.resolve() } });
}
const place = (openings: readonly Opening[]) => openings.some((opening) => opening.kind === 'choice' && opening.question.ask === 'place');

describe('where something may be put', () => {
  it('DEF-27, LOS-2: only places within the distance and in sight, all of them legal, and near together', () => {
    const table = tableAt('matilda-boingy', place);
    const free = table.freeSpots(0) ?? [];
    expect(free.length).toBeGreaterThan(60);
    for (const { x, y } of free) expect(table.judge({ seat: 0, kind: 'answer', at: [x / 254, y / 254] })).toBeNull();
    // behind the wall to the north nothing is in sight, to the south she may go the whole way
    expect(free.filter(({ y }) => y < 15.5 * 254)).toEqual([]);
    expect(free.some(({ y }) => y > 19.5 * 254)).toBe(true);
    const gaps = free.map((point) =>
      Math.min(...free.filter((place) => place !== point).map(({ x, y }) => Math.max(Math.abs(x - point.x), Math.abs(y - point.y)))),
    );
    expect(Math.max(...gaps)).toBeLessThanOrEqual(128);
  });

  it('EVA-18: a piece of terrain goes only where it meets nothing, within the distance', () => {
    const shift = (openings: readonly Opening[]) =>
      openings.some((opening) => opening.kind === 'choice' && opening.question.ask === 'terrain');
    const table = tableAt('eva-18-crazy-town', shift);
    const [asked] = table.openings();
    if (asked?.kind !== 'choice' || asked.question.ask !== 'terrain') throw new Error('not asked');
    const { pieces, within } = asked.question;
    expect(table.freeSpots(asked.seat)).toBeNull();
    const found = table.view(null).table.terrain.find(({ id, shape }) => pieces.includes(id) && 'polygon' in shape);
    if (!found || !('polygon' in found.shape)) throw new Error('nothing to move');
    const corners = found.shape.polygon;
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const middle = { x: Math.round(mean(corners.map(({ x }) => x))), y: Math.round(mean(corners.map(({ y }) => y))) };
    const free = table.freeSpots(asked.seat, { id: found.id, middle }) ?? [];
    expect(free.length).toBeGreaterThan(20);
    for (const point of free) {
      expect(table.judge({ seat: asked.seat, kind: 'answer', terrain: found.id, by: wayTo(middle, point) })).toBeNull();
      expect(Math.hypot(point.x - middle.x, point.y - middle.y)).toBeLessThan(within + 4);
    }
  });

  it('is not worked out for a seat that is not asked, nor where the answers are listed', () => {
    expect(tableAt('matilda-boingy', place).freeSpots(1)).toBeNull();
    expect(tableAt('matilda-boingy', () => true).freeSpots(0)).toBeNull();
  });
});

describe('what an ability costs', () => {
  it('ACT-17: less at a target that makes it cheaper', () => {
    const table = tableAt('antonia-link-to-the-past', (openings) => openings.some(({ kind }) => kind === 'act'));
    const antonia = '0:antonia-noonday-witch';
    expect(table.numbers(antonia).costs['candy-apples']).toBe(3);
    expect(table.price(antonia, 'candy-apples')).toBe(2);
    expect(table.price(antonia, 'candy-apples', ['0:danica-dusk-witch'])).toBe(2);
    expect(table.price(antonia, 'candy-apples', ['0:ally'])).toBe(3);
  });
});
