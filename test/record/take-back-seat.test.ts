import { describe, expect, it } from 'vitest';
import { boards, catalogue } from '../../src/cards/index.ts';
import { Lot } from '../../src/players/lot.ts';
import { randomPlayer } from '../../src/players/random-player.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import type { Setup } from '../../src/rules/terms/match.ts';
import { viewFor } from '../../src/seats/view.ts';

const TROUPES = [
  ['quack', 'flintlock'],
  ['vicious-syd', 'grub'],
  ['fritz', 'kaufman'],
];
const setup = (seats: number): Setup => ({
  seats: TROUPES.slice(0, seats).map((troupe) => ({ troupe })),
  options: { troupeSize: 2 },
  terrain: boards[0]?.terrain ?? [],
  seed: `back ${seats}`,
  start: 'setup',
});
const DECISIONS = 60;

describe('a decision that its player takes back', () => {
  it.each([2, 3])('is taken back by that player, whatever player is asked now: %d players', (seats) => {
    let folded: Folded = beginRecord(setup(seats), catalogue);
    let askedAnother = 0;
    for (let nth = 0; nth < DECISIONS; nth += 1) {
      const lot = new Lot(`${seats} ${nth}`);
      const opening = lot.of(openingsOf(folded.match));
      if (!opening) break;
      const { seat } = opening;
      const to = folded.record.entries.length;
      const next = advance(folded, randomPlayer(catalogue)(viewFor(folded.match, seat), [], lot));
      if (!next.ok) throw new Error(next.reason.code);
      const { match } = next.folded;
      for (let taker = 0; taker < seats; taker += 1) {
        const back = advance(next.folded, { seat: taker, kind: 'take-back', to });
        if (!back.ok || back.folded.match.proposal) continue;
        expect([taker, back.events]).toEqual([seat, [{ what: 'taken-back', to, by: seat }]]);
        expect(back.folded.match).toEqual(folded.match);
        if (openingsOf(match).every((open) => open.seat !== seat)) askedAnother += 1;
      }
      ({ folded } = next);
    }
    expect(askedAnother).toBeGreaterThan(2);
  });
});
