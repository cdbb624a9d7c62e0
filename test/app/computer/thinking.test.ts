import { expect, it } from 'vitest';
import { computerAdvice } from '../../../src/app/computer/thinking.ts';
import { catalogue } from '../../../src/cards/index.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import { LEVEL, lighter } from '../../../src/players/levels.ts';
import { think } from '../../../src/players/think.ts';
import { advance, beginRecord } from '../../../src/record/match-record.ts';
import type { Catalogue } from '../../../src/rules/terms/card-language.ts';
import { viewFor } from '../../../src/seats/view.ts';

// A slow device thinks less: by how much is kept with the match, so that it goes on with the same decisions.

const inchPoint = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
const setup = {
  seats: [{ troupe: ['flintlock'] }, { troupe: ['grub'] }],
  options: {},
  terrain: [],
  seed: '1',
  start: 'activation' as const,
  position: { turn: 2, models: { '0:flintlock': { at: inchPoint(12, 18), energy: 4 }, '1:grub': { at: inchPoint(18, 18), energy: 3 } } },
};
const begun = advance(beginRecord(setup, catalogue), { seat: 0, kind: 'activate', model: '0:flintlock' });
if (!begun.ok) throw new Error(begun.reason.code);
const view = viewFor(begun.folded.match, 0);

/** How often the cards are looked into while somebody thinks: the measure of how much is thought. */
function looks(thinking: (cards: Catalogue) => unknown): number {
  let count = 0;
  const counted = new Proxy(catalogue, {
    get(cards, key) {
      count += 1;
      return Reflect.get(cards, key) as unknown;
    },
  });
  thinking(counted);
  return count;
}

it('thinks so much less as was kept, and as much as its level says where nothing was kept or what is unknown', () => {
  const thought = (factor: 1 | 4) => looks((cards) => think(view, cards, lighter(LEVEL.club, factor), '1'));
  const taken = (entry: { lighter?: number }) => looks((cards) => computerAdvice({ view, level: 'club', seed: '1', ...entry }, cards));
  thought(1); // what is remembered from one time to the next is remembered then
  const [whole, less] = [thought(1), thought(4)];
  expect(less).toBeLessThan(whole / 2);
  expect(taken({ lighter: 4 })).toBe(less);
  expect([taken({}), taken({ lighter: 7 })]).toEqual([whole, whole]);
});
