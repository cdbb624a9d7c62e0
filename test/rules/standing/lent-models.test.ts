import { describe, expect, it } from 'vitest';
import { A, B, changed, model, person, say, scene, type Scene } from '../small-match.ts';

const SEATS = [0, 1, 2];
const IDS = [A, '0:a2', B, '1:b2', '2:c', '2:c2'];
const base = scene({
  seats: [
    [person('a'), person('a2')],
    [person('b'), person('b2')],
    [person('c'), person('c2')],
  ],
  at: { [A]: [18, 18], '0:a2': [5, 5], [B]: [24, 18], '1:b2': [30, 5], '2:c': [5, 30], '2:c2': [30, 30] },
});
/** The match where a model is lent to a seat, on the board or slain. */
const lent = (id: string, to: number, status: 'board' | 'slain'): Scene =>
  changed(base, (play) => play.patchModel(id, { controller: to, status, wounds: 2 }));

const cases = SEATS.flatMap((leaver) =>
  IDS.filter((id) => id !== A).flatMap((id) =>
    SEATS.flatMap((to) => (['board', 'slain'] as const).map((status) => [leaver, to, id, status] as const)),
  ),
);

describe('conceding while models are lent', () => {
  it.each(cases)('WIN-7, REM-1, CTL-1: seat %i concedes while seat %i has %s, %s', (leaver, to, id, status) => {
    const after = say(lent(id, to, status), { seat: leaver, kind: 'concede' });
    for (const each of IDS) {
      const [owner, before] = [Number(each[0]), each === id ? status : 'board'];
      const controller = each === id && to !== leaver && owner !== leaver ? to : owner;
      expect(model(after, each), each).toMatchObject({
        status: owner === leaver && before === 'board' ? 'removed' : before,
        ...(owner === leaver ? {} : { controller, wounds: each === id ? 2 : 0 }),
      });
    }
    expect(after.match.openings.some(({ seat }) => seat === leaver)).toBe(false);
  });
});
