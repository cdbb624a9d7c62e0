import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { LEVEL, type Level } from '../../src/players/levels.ts';
import { Lot } from '../../src/players/lot.ts';
import { think } from '../../src/players/think.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import type { OpeningKind } from '../../src/rules/terms/opening.ts';
import { viewFor } from '../../src/seats/view.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';

const MOST = 120;

/** Plays a match among computers; every decision has to be taken as it comes. */
function playThrough(seed: string, seats: number, levels: readonly Level[]) {
  const all = { eventsAndAgendas: true, upgrades: true, campaign: true, options: { objectiveMarkers: true } };
  let folded = beginRecord(randomSetup(seed, { seats, size: 2, ...all }), catalogue);
  const lot = new Lot(seed);
  const fallbacks: string[] = [];
  const kinds = new Set<OpeningKind>();
  for (let index = 0; index < MOST; index += 1) {
    const opening = lot.of(openingsOf(folded.match));
    if (!opening || folded.match.order.turn > 5) break;
    const view = viewFor(folded.match, opening.seat);
    const own = `${seed} ${index}`;
    kinds.add(opening.kind);
    const thought = think(view, catalogue, levels[opening.seat] as Level, own);
    if (!thought) throw new Error('asked and does not think');
    if (thought.fallback !== undefined) fallbacks.push(thought.fallback);
    const next = advance(folded, thought.decision);
    if (!next.ok) throw new Error(`${JSON.stringify(thought.decision)} is refused: ${next.reason.code}`);
    ({ folded } = next);
  }
  return { folded, fallbacks, kinds };
}

const { gentle, club, strong } = LEVEL;

test('computers play with everything on, two to four of them: nothing is refused and nobody is at a loss', () => {
  for (const [seats, seed] of [
    [2, 'two'],
    [4, 'four'],
  ] as const) {
    const { folded, fallbacks, kinds } = playThrough(seed, seats, [gentle, club, gentle, gentle]);
    expect(fallbacks).toEqual([]);
    expect(folded.match.order.turn).toBeGreaterThan(0);
    expect(kinds.has('act') && kinds.has('deploy')).toBe(true);
  }
});

test('another seed may decide otherwise, the same seed never does', () => {
  const { match } = beginRecord(randomSetup('seeds', { seats: 2, size: 3, eventsAndAgendas: false }), catalogue);
  const seat = openingsOf(match)[0]?.seat ?? 0;
  const view = viewFor(match, seat);
  const answers = Array.from({ length: 6 }, (_, index) => JSON.stringify(think(view, catalogue, strong, `seed ${index}`)));
  expect(answers).toEqual(Array.from({ length: 6 }, (_, index) => JSON.stringify(think(view, catalogue, strong, `seed ${index}`))));
});

test('a seat without an opening does not think', () => {
  const { match } = beginRecord(randomSetup('nobody', { seats: 2, size: 2, eventsAndAgendas: false }), catalogue);
  expect(think(viewFor(match, null), catalogue, club, '1')).toBeNull();
});
