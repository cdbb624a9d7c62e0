import { expect, it } from 'vitest';
import { routeOf, sequelsOf } from '../../../src/ui/prompts/outcomes/sequels.ts';
import type { TablePort } from '../../../src/ui/contexts/table-port.ts';
import { ACTIVE, facingModels, INCH } from './facing-models.ts';

const VERDICTS: readonly PropertyKey[] = ['route', 'course', 'outlook', 'ending', 'verdict'];

/** A table that notes each question for a verdict, and what it is asked of. */
function noting(table: TablePort): { table: TablePort; asked: string[] } {
  const asked: string[] = [];
  const noted = new Proxy(table, {
    get(port, name) {
      const value: unknown = Reflect.get(port, name, port);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        if (VERDICTS.includes(name)) asked.push(`${String(name)} ${JSON.stringify(given)}`);
        return Reflect.apply(value, port, given) as unknown;
      };
    },
  });
  return { table: noted, asked };
}

it.each([
  ['as far as a Jog', 15],
  ['farther than a Jog', 12.5],
  ['to a moonstone', 16],
])('no verdict is asked for twice when a way is let go: %s', (_where, y) => {
  const { table, asked } = noting(facingModels([{ id: 's1', at: { x: 18 * INCH, y: 15.2 * INCH }, depth: 3 }]));
  const plan = {
    table,
    seat: 0,
    model: ACTIVE,
    as: 'jog' as const,
    limit: 4 * INCH,
    far: true,
    begins: [{ seat: 0, kind: 'activate' as const, model: ACTIVE }],
  };
  const route = routeOf(plan, { x: 18 * INCH, y: y * INCH });
  const end = route.path.at(-1);
  if (end) table.ending(ACTIVE, 'jog', end);
  sequelsOf(plan, route);
  expect(asked.length).toBeGreaterThan(2);
  expect(new Set(asked).size, asked.join('\n')).toBe(asked.length);
});
