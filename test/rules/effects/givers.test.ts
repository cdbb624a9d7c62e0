import { describe, expect, it } from 'vitest';
import type { Lasting } from '../../../src/rules/terms/match.ts';
import { A, B, always, asked, changed, person, scene, text } from '../small-match.ts';

interface Gift {
  id: string;
  by: number;
}
const SEATS = [0, 1, 2];
const base = scene({ seats: [[person('a')], [person('b')], [person('c')]], at: { [A]: [18, 18], [B]: [5, 5], '2:c': [30, 30] } });
const gifts = SEATS.flatMap((seat) => ['given', 'another'].map((id): Gift => ({ id, by: seat })));
const rows: Gift[][] = [[], ...gifts.map((gift) => [gift]), ...gifts.flatMap((first) => gifts.map((second) => [first, second]))];

/** The seat that moves the bearer, by a text of an ability that these seats gave it in this order. */
function mover(row: readonly Gift[], conceded?: number): string[] {
  const lasting = row.map(({ id, by }): Lasting => ({ mods: [], until: 'game', from: { model: B, ability: 'x' }, gives: always(id), by }));
  const before = changed(base, (play) => {
    play.patchModel(A, { lasting });
    if (conceded !== undefined) play.patchSeat(conceded, { conceded: true });
  });
  return asked(text(before, A, [{ do: 'move', who: 'self', in: 1, by: 'giver' }], { ability: 'given' }));
}

describe('the player who gave an ability', () => {
  it.each(rows.map((row) => ({ row })))('DEF-28: moves its bearer, the first of several: $row', ({ row }) => {
    const giver = row.find(({ id }) => id === 'given')?.by ?? 0;
    expect(mover(row)).toEqual([`path ${giver}`]);
  });
  it.each([1, 2])('WIN-7: %d has conceded, and the player to its left moves it', (giver) => {
    expect(mover([{ id: 'given', by: giver }], giver)).toEqual([`path ${(giver + 1) % 3}`]);
    expect(mover([{ id: 'given', by: giver }], 3 - giver)).toEqual([`path ${giver}`]);
  });
});
