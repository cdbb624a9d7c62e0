import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { distance } from '../../src/geometry/points.ts';
import { INCH } from '../../src/geometry/lengths.ts';
import { LEVEL, type LevelName } from '../../src/players/levels.ts';
import { think } from '../../src/players/think.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import { pointOf } from '../../src/rules/table/spots.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { SetupPosition } from '../../src/rules/terms/setup.ts';
import { viewFor } from '../../src/seats/view.ts';

// A first opponent: the gentle level digs, comes in Sudden Death, forgives, and is not the same player every evening.

const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
const WHOLE = process.env['MOONRISE_WHOLE'] !== undefined;
const SEEDS = WHOLE ? ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] : ['0', '1', '2', '3'];
/** The club's thoughts are dear: they belong to the long form. */
const MISJUDGING: readonly LevelName[] = WHOLE ? ['gentle', 'club'] : ['gentle'];
const STEPS = 20;

type Models = NonNullable<SetupPosition['models']>;

function brigids(models: Models, stones: SetupPosition['stones'], turn = 2): Folded {
  const setup = {
    seats: [{ troupe: ['brigid'] }, { troupe: ['jayda'] }],
    options: { eventsAndAgendas: false },
    terrain: [],
    seed: '1',
    start: 'activation' as const,
    position: { models, turn, ...(stones ? { stones } : {}) },
  };
  const begun = advance(beginRecord(setup, catalogue), { seat: 0, kind: 'activate', model: '0:brigid' });
  if (!begun.ok) throw new Error(begun.reason.code);
  return begun.folded;
}

const decisions = ({ match }: Folded, level: LevelName = 'gentle'): (Decision | undefined)[] =>
  SEEDS.map((seed) => think(viewFor(match, 0), catalogue, LEVEL[level], seed)?.decision);
const kinds = (folded: Folded): Set<string | undefined> => new Set(decisions(folded).map((decision) => decision?.kind));

/** How many of its first moves end nearer to a place than they began. */
function nearer(folded: Folded, from: { x: number; y: number }, to: { x: number; y: number }): number {
  return decisions(folded).filter((decision) => {
    const end = decision && 'path' in decision ? decision.path?.at(-1) : undefined;
    return end !== undefined && distance(pointOf(end), to) < distance(from, to);
  }).length;
}

/** An activation played to its end, and what was decided in it. */
function activated(begun: Folded, level: LevelName, seed: string): { folded: Folded; path: Decision[] } {
  let folded = begun;
  const path: Decision[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const [opening] = openingsOf(folded.match);
    if (!opening) break;
    const decision = think(viewFor(folded.match, opening.seat), catalogue, LEVEL[level], `${seed} ${step}`)?.decision;
    if (!decision || decision.kind === 'end-activation') break;
    path.push(decision);
    const next = advance(folded, decision);
    if (!next.ok) throw new Error(next.reason.code);
    ({ folded } = next);
  }
  return { folded, path };
}

const alone: Models = { '0:brigid': { at: pointAt(18, 18), energy: 3 }, '1:jayda': { at: pointAt(34, 2), energy: 3 } };

test('the gentle one digs where it stands at a moonstone, and walks to one that lies off', () => {
  expect(kinds(brigids(alone, [{ id: 's1', at: pointAt(18, 18.84), depth: 2 }]))).toEqual(new Set(['harvest']));
  expect(nearer(brigids(alone, [{ id: 's1', at: pointAt(18, 30), depth: 2 }]), pointAt(18, 18), pointAt(18, 30))).toBe(SEEDS.length);
});

test('the gentle one that leads digs on where it stands, and leaves a moonstone that lies off to the others', () => {
  const leading: Models = { ...alone, '0:brigid': { at: pointAt(18, 18), energy: 4, stones: 1 } };
  const holders = SEEDS.slice(0, 3).map((seed) => {
    const { folded } = activated(brigids(leading, [{ id: 's9', at: pointAt(18, 18.84), depth: 2 }]), 'gentle', seed);
    return folded.match.table.stones.find(({ id }) => id === 's9')?.holder;
  });
  expect(new Set(holders)).toEqual(new Set(['0:brigid']));
  expect(nearer(brigids(leading, [{ id: 's1', at: pointAt(18, 30), depth: 2 }]), pointAt(18, 18), pointAt(18, 30))).toBeLessThan(
    SEEDS.length,
  );
});

test('a carrier of the gentle one comes in Sudden Death, and before it goes where it likes', () => {
  const carriers: Models = {
    '0:brigid': { at: pointAt(18, 10), energy: 3, stones: 1 },
    '1:jayda': { at: pointAt(18, 34), energy: 3, stones: 1 },
  };
  const stones = [{ id: 's1', at: pointAt(18, 30), depth: 2 }];
  expect(nearer(brigids(carriers, stones, 5), pointAt(18, 10), pointAt(18, 30))).toBe(SEEDS.length);
  expect(nearer(brigids(carriers, stones, 2), pointAt(18, 10), pointAt(18, 30))).toBeLessThan(SEEDS.length);
});

test('a carrier that has just come too near is not struck at once; one that is still to act is, and in the last turn so is everybody', () => {
  const beside = (activated: boolean): Models => ({
    '0:brigid': { at: pointAt(18, 18), energy: 3 },
    '1:jayda': { at: pointAt(19.3, 18), energy: activated ? 0 : 3, activated, stones: 1 },
  });
  const strikes = (folded: Folded, level: LevelName = 'gentle'): boolean =>
    decisions(folded, level).some((decision) => decision?.kind === 'melee' || decision?.kind === 'use');
  expect(strikes(brigids(beside(true), []))).toBe(false);
  expect(strikes(brigids(beside(false), []))).toBe(true);
  expect(strikes(brigids(beside(true), [], 4))).toBe(true);
  if (WHOLE) expect(strikes(brigids(beside(true), []), 'club')).toBe(true);
});

test.for(MISJUDGING)('what is paid for is used: who loads a gun fires it (%s)', (level) => {
  const models: Models = {
    '0:brigid': { at: pointAt(18, 18), energy: 4, used: ['faerie-fire-pistol'] },
    '1:jayda': { at: pointAt(22, 18), wounds: 3, energy: 0, activated: true, stones: 1 },
  };
  for (const seed of SEEDS) {
    const uses = activated(brigids(models, [], 4), level, seed).path.flatMap((decision) =>
      decision.kind === 'use' ? [decision.ability] : [],
    );
    const loaded = uses.filter((ability) => ability.includes('reload')).length;
    expect(uses.filter((ability) => ability === 'faerie-fire-pistol').length, `seed ${seed}: ${uses.join()}`).toBeGreaterThanOrEqual(
      loaded,
    );
  }
});

test.for(MISJUDGING)(
  'the same moves are not answered with the same: twenty players of one level open in at least three ways (%s)',
  (level) => {
    const places = [10, 18, 26];
    const troupes = [
      ['brigid', 'barnakelle', 'goblin-airship'],
      ['jayda', 'gnomish-airship', 'natty-slum-thief'],
    ];
    const models = Object.fromEntries(
      troupes.flatMap((troupe, seat) =>
        troupe.map((id, nth) => [`${seat}:${id}`, { at: pointAt(places[nth] ?? 0, seat === 0 ? 30 : 6), energy: 4 }] as const),
      ),
    );
    const stones = places.map((x, nth) => ({ id: `s${nth}`, at: pointAt(x, 18), depth: 3 }));
    const setup = {
      seats: troupes.map((troupe) => ({ troupe })),
      options: { eventsAndAgendas: false },
      terrain: [],
      seed: '1',
      start: 'activation' as const,
      position: { models, turn: 1, stones },
    };
    const opened = (seed: string): string => {
      let folded: Folded = beginRecord(setup, catalogue);
      const path: Decision[] = [];
      for (let step = 0; step < 2; step += 1) {
        const decision = think(viewFor(folded.match, 0), catalogue, LEVEL[level], `${seed} ${step}`)?.decision;
        const next = decision && advance(folded, decision);
        if (!next?.ok) break;
        path.push(decision as Decision);
        ({ folded } = next);
      }
      return JSON.stringify(path);
    };
    const seeds = Array.from({ length: 20 }, (_, nth) => `player ${nth}`);
    const openings = seeds.map(opened);
    expect(new Set(openings).size).toBeGreaterThanOrEqual(3);
    expect(opened(seeds[0] as string)).toBe(openings[0]);
  },
);
