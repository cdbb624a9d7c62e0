import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { INCH } from '../../src/geometry/lengths.ts';
import { LEVEL } from '../../src/players/levels.ts';
import { Lot } from '../../src/players/lot.ts';
import { think } from '../../src/players/think.ts';
import { advance, beginRecord, type Folded } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Piece } from '../../src/rules/terms/board.ts';
import type { Match } from '../../src/rules/terms/match.ts';
import type { OpeningKind } from '../../src/rules/terms/opening.ts';
import { viewFor } from '../../src/seats/view.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';

/** What computers answer before the first turn, from the choice of factions on. */
function setUp(seed: string, draft: boolean, terrain?: Piece[]): { kind: OpeningKind; decision: Decision; match: Match }[] {
  const options = { draft, objectiveMarkers: true, troupeSize: 2 };
  const setup = randomSetup(seed, { seats: 2, size: 2, eventsAndAgendas: true, options });
  let folded: Folded = beginRecord({ ...setup, seats: [{}, {}], ...(terrain ? { terrain } : {}) }, catalogue);
  const lot = new Lot(seed);
  const accounts: ReturnType<typeof setUp> = [];
  for (let index = 0; index < 80 && folded.match.order.turn === 0; index += 1) {
    const opening = lot.of(openingsOf(folded.match));
    if (!opening) break;
    const thought = think(viewFor(folded.match, opening.seat), catalogue, LEVEL.club, `${seed} ${index}`);
    if (!thought || thought.fallback !== undefined) throw new Error(thought?.fallback ?? 'asked and does not think');
    accounts.push({ kind: opening.kind, decision: thought.decision, match: folded.match });
    const next = advance(folded, thought.decision);
    if (!next.ok) throw new Error(next.reason.code);
    ({ folded } = next);
  }
  return accounts;
}

const all = [...setUp('one', false), ...setUp('two', false), ...setUp('three', true)];
const of = <K extends Decision['kind']>(kind: K) =>
  all.flatMap((entry) => (entry.decision.kind === kind ? [{ ...entry, decision: entry.decision as Extract<Decision, { kind: K }> }] : []));

test('before the first turn computers are asked everything that can be asked, and answer', () => {
  const kinds = new Set(all.map(({ kind }) => kind));
  for (const kind of ['faction', 'troupe', 'draft', 'pick', 'start', 'edge', 'markers', 'deploy'] as const) expect(kinds).toContain(kind);
});

test('the edge is the one to which the stones are nearest, and two markers lie near them whatever is held', () => {
  for (const { decision, match } of of('choose-edge')) {
    const { stones } = match.table;
    const depth = { north: (y: number) => y, south: (y: number) => 36 * 254 - y };
    const sum = (edge: 'north' | 'south') => stones.reduce((all, { at, depth: deep }) => all + depth[edge](at.y) / deep, 0);
    if (decision.edge === 'north' || decision.edge === 'south')
      expect(sum(decision.edge)).toBeLessThanOrEqual(sum(decision.edge === 'north' ? 'south' : 'north'));
  }
  expect(of('markers').every(({ decision }) => decision.at.length === 2)).toBe(true);
});

test.each([
  ['water', 0],
  ['woods', 4 * INCH],
] as const)('nobody is deployed in %s who can stand beside it', (kind, top) => {
  const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
  const lake: Piece = {
    id: 'lake',
    kind,
    base: 0,
    top,
    shape: { polygon: [pointAt(5, 0), pointAt(31, 0), pointAt(31, 36), pointAt(5, 36)] },
  };
  // a Faerie flies over either [FAE-1]
  const isBarred = (model: string): boolean => !catalogue.characters[model.split(':')[1] ?? '']?.keywords.includes('faerie');
  const stood = setUp('flood', false, [lake]).flatMap(({ decision }) =>
    decision.kind === 'deploy' && isBarred(decision.model) ? [decision.at] : [],
  );
  expect(stood.length).toBeGreaterThan(2);
  expect(stood.filter(([x]) => x > 5 && x < 31)).toEqual([]);
});

test('nobody leaves a card lying that it may take', () => {
  expect(all.filter(({ kind, decision }) => kind === 'pick' && decision.kind === 'pass')).toEqual([]);
  expect(of('choose-card').length).toBeGreaterThan(0);
});

test('a troupe is picked by what its cards promise: stronger on average than any', () => {
  const worth = (id: string) => {
    const { blueDots = [], melee = 0, health = 0 } = catalogue.characters[id] ?? {};
    return 0.5 * blueDots.length + 0.25 * melee + 0.15 * health;
  };
  const mean = (ids: readonly string[]) => ids.reduce((sum, id) => sum + worth(id), 0) / ids.length;
  const chosen = of('choose-troupe').flatMap(({ decision }) => decision.characters);
  const anybody = Object.values(catalogue.characters).flatMap(({ id, unselectable }) => (unselectable ? [] : [id]));
  expect(mean(chosen)).toBeGreaterThan(mean(anybody));
});
