import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { LEVEL, type Level } from '../../src/players/levels.ts';
import { Lot } from '../../src/players/lot.ts';
import { think } from '../../src/players/think.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import type { OpeningKind } from '../../src/rules/terms/opening.ts';
import { imagine } from '../../src/seats/imagine.ts';
import { viewFor, type View } from '../../src/seats/view.ts';
import { randomSetup } from '../../tools/simulate/random-setup.ts';

const MOST = 120;

interface Asked {
  view: View;
  seed: string;
}

/** Plays a match among computers; every decision has to be taken as it comes. */
function playThrough(seed: string, seats: number, levels: readonly Level[], visit: (asked: Asked, kind: OpeningKind, at: number) => void) {
  const all = { eventsAndAgendas: true, upgrades: true, campaign: true, options: { objectiveMarkers: true } };
  let folded = beginRecord(randomSetup(seed, { seats, size: 2, ...all }), catalogue);
  const lot = new Lot(seed);
  const fallbacks: string[] = [];
  const kinds = new Set<OpeningKind>();
  for (let at = 0; at < MOST; at += 1) {
    const opening = lot.of(openingsOf(folded.match));
    if (!opening || folded.match.order.turn > 5) break;
    const view = viewFor(folded.match, opening.seat);
    const own = `${seed} ${at}`;
    kinds.add(opening.kind);
    visit({ view, seed: own }, opening.kind, at);
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

test('a seat decides by its view alone: the same for a copy, and for the view of any match it may imagine', () => {
  let compared = 0;
  playThrough('law', 2, [club, gentle], ({ view, seed }, kind, at) => {
    if (at % 8 !== 0 && kind !== 'claim' && kind !== 'call' && kind !== 'melee-card') return;
    compared += 1;
    const level = [gentle, club][compared % 2] as Level;
    const own = think(view, catalogue, level, seed);
    const copy = JSON.parse(JSON.stringify(view)) as View;
    expect(think(copy, catalogue, level, seed)).toEqual(own);
    const twin = JSON.parse(JSON.stringify(viewFor(imagine(view, `other ${at}`), view.seat))) as View;
    expect(think(twin, catalogue, level, seed)).toEqual(own);
  });
  expect(compared).toBeGreaterThan(8);
});

test('computers play with everything on, two to four of them: nothing is refused and nobody is at a loss', () => {
  for (const [seats, seed] of [
    [2, 'two'],
    [4, 'four'],
  ] as const) {
    const { folded, fallbacks, kinds } = playThrough(seed, seats, [gentle, club, gentle, gentle], () => undefined);
    expect(fallbacks).toEqual([]);
    expect(folded.match.order.turn).toBeGreaterThan(0);
    expect(kinds.has('act') && kinds.has('deploy')).toBe(true);
  }
});

test('another seed may decide otherwise, the same seed never does', () => {
  const { match } = beginRecord(randomSetup('seeds', { seats: 2, size: 3, eventsAndAgendas: false }), catalogue);
  const seat = openingsOf(match)[0]?.seat ?? 0;
  const view = viewFor(match, seat);
  const answers = Array.from({ length: 6 }, (_, at) => JSON.stringify(think(view, catalogue, strong, `seed ${at}`)));
  expect(answers).toEqual(Array.from({ length: 6 }, (_, at) => JSON.stringify(think(view, catalogue, strong, `seed ${at}`))));
});

test('whoever is asked nothing does not think', () => {
  const { match } = beginRecord(randomSetup('nobody', { seats: 2, size: 2, eventsAndAgendas: false }), catalogue);
  expect(think(viewFor(match, null), catalogue, club, '1')).toBeNull();
});
