import { describe, expect, it } from 'vitest';
import { begin, decide, pathOf } from '../../machines/match/fold.ts';
import { choicesOf, newMatch } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { Match, Options, Setup } from '../../src/rules/terms/match.ts';
import { imagine } from '../../src/seats/imagine.ts';
import { viewFor } from '../../src/seats/view.ts';
import { pointAt, cards, setupOf, Table, troupe } from './setup/fixture.ts';

const options = { objectiveMarkers: true, reactions: false };
const marker = (seat: number, x: number, active = false) => ({ id: `${seat}:marker-1`, seat, at: pointAt(x, 18), active });

/** A match under way with one marker of seat 0, a model of each side beside it. */
function playing(energy = 2, more: Partial<Options> = {}): Match {
  const setup: Setup = setupOf({
    seats: [{ troupe: ['com-a'] }, { troupe: ['dom-a'] }],
    start: 'activation',
    options: { ...options, ...more },
    position: { models: { 'com-a': { at: pointAt(10, 17), energy }, 'dom-a': { at: pointAt(10, 19), energy } } },
  });
  const match = begin(newMatch(setup, cards), cards).match;
  return { ...match, table: { ...match.table, markers: [marker(0, 10)] } };
}
const use = (seat: number): Decision => ({ seat, kind: 'use', ability: 'objective-marker', terrain: '0:marker-1' });
const code = (match: Match, decision: Decision): string => {
  const decided = decide(match, decision, cards);
  return decided.ok ? 'legal' : decided.reason.code;
};
function done(match: Match, ...decisions: Decision[]): Match {
  return decisions.reduce((now, decision) => {
    const decided = decide(now, decision, cards);
    if (!decided.ok) throw new Error(decided.reason.code);
    return decided.match;
  }, match);
}
const first: Decision = { seat: 0, kind: 'activate', model: '0:com-a' };

describe('objective markers', () => {
  it.each([
    ['north', ([, y]: readonly number[]) => y],
    ['south', ([, y]: readonly number[]) => 36 - (y ?? 0)],
    ['west', ([x]: readonly number[]) => x],
    ['east', ([x]: readonly number[]) => 36 - (x ?? 0)],
  ] as const)('are offered as far from the edge of their player as they lie, all along it: %s', (edge, deep) => {
    const opposite = { north: 'south', south: 'north', west: 'east', east: 'west' } as const;
    const seats = [{ troupe: troupe('com', 1), edge }, { troupe: troupe('dom', 1), edge: opposite[edge] }]; // prettier-ignore
    const { match } = new Table(setupOf({ seats, start: 'deploy', options }));
    const offered = choicesOf(match, 0, cards).decisions.flatMap((decision) => (decision.kind === 'markers' ? [decision] : []));
    const spots = offered.flatMap((decision) => decision.at);
    expect(new Set(offered.map((decision) => decision.at.length))).toEqual(new Set([0, 1, 2]));
    expect(new Set(spots.map((spot) => deep(spot))).size, 'all of them as far').toBe(1);
    const along = spots.map(([x, y]) => (edge === 'north' || edge === 'south' ? x : y));
    expect([Math.min(...along) < 18, Math.max(...along) > 18]).toEqual([true, true]);
    for (const decision of offered) expect(code(match, decision)).toBe('legal');
  });

  it('are asked for alike, by option only, before anybody deploys', () => {
    const seats = [
      { troupe: troupe('com', 1), edge: 'north' as const },
      { troupe: troupe('dom', 1), edge: 'south' as const },
    ];
    const table = new Table(setupOf({ seats, start: 'deploy', options }));
    expect([table.state, ...table.open]).toEqual(['setup.markers', '0:markers']);
    for (const decision of choicesOf(table.match, 0, cards).decisions) expect(code(table.match, decision)).toBe('legal');
    table.do({ seat: 0, kind: 'markers', at: [[6, 18]] }, { seat: 1, kind: 'pass' });
    expect(table.match.table.markers).toEqual([{ id: '0:marker-1', seat: 0, at: pointAt(6, 18), active: false }]);
    expect([table.state, ...table.open]).toEqual(['deploy', '0:deploy']);
    expect(new Table(setupOf({ seats, start: 'deploy' })).state).toBe('deploy');
    for (const seat of [0, 1, null]) {
      const view = viewFor(table.match, seat);
      expect(viewFor(imagine(view, 'x'), seat)).toEqual(view);
    }
  });

  it('a friend in base contact makes one active for 1 energy, an enemy switches it off', () => {
    const active = done(playing(), first, use(0));
    expect(active.table.markers?.[0]?.active).toBe(true);
    expect(active.table.models['0:com-a']?.energy).toBe(1);
    expect(pathOf(active)).toBe('activation.act');
    expect(code(active, use(0))).toBe('marker-is-active');
    const off = done(active, { seat: 0, kind: 'end-activation' }, { seat: 1, kind: 'activate', model: '1:dom-a' }, use(1));
    expect(off.table.markers?.[0]?.active).toBe(false);
    expect(code(off, use(1))).toBe('marker-is-inactive');
  });

  it('cost what the table has agreed on, also nothing [campaign 4.8]', () => {
    const dear = playing(3, { markerEnergy: { activate: 2, switchOff: 3 } });
    const active = done(dear, first, use(0));
    expect(active.table.models['0:com-a']?.energy).toBe(1);
    const enemy = done(active, { seat: 0, kind: 'end-activation' }, { seat: 1, kind: 'activate', model: '1:dom-a' });
    expect(done(enemy, use(1)).table.models['1:dom-a']?.energy).toBe(0);
    expect(code(done(playing(1, { markerEnergy: { activate: 2, switchOff: 1 } }), first), use(0))).toBe('not-enough-energy');
    const free = done(playing(0, { markerEnergy: { activate: 0, switchOff: 0 } }), first, use(0));
    expect(free.table.markers?.[0]?.active).toBe(true);
  });

  it('are switched by nobody where the table says itself which are active; it adjusts them [campaign 4.8]', () => {
    const agreed = done(playing(2, { markerEnergy: false }), first);
    expect(code(agreed, use(0))).toBe('markers-by-agreement');
    const { decisions, refused } = choicesOf(agreed, 0, cards);
    expect([...decisions, ...refused.map(({ decision }) => decision)].filter(({ kind }) => kind === 'use')).toEqual([]);
    const set = { markers: { '0:marker-1': { active: true } } };
    const adjusted = done(agreed, { seat: 0, kind: 'adjust', set }, { seat: 1, kind: 'agree' });
    expect(adjusted.table.markers?.[0]?.active).toBe(true);
    expect(adjusted.table.models['0:com-a']?.energy).toBe(2);
  });

  it('needs energy and contact, and is offered where it can be done', () => {
    expect(code(done(playing(0), first), use(0))).toBe('not-enough-energy');
    const away = done(playing(), first, { seat: 0, kind: 'step', path: [[10, 16]] });
    expect(code(away, use(0))).toBe('not-in-contact');
    expect(choicesOf(away, 0, cards).decisions.some((decision) => decision.kind === 'use')).toBe(false);
    expect(choicesOf(done(playing(), first), 0, cards).decisions).toContainEqual({ ...use(0), model: '0:com-a' });
  });

  it('are an action like any other: the enemy may react to the switch, and is not asked where nothing was switched', () => {
    const switched = done(playing(2, { reactions: true }), first, use(0));
    expect([pathOf(switched), switched.openings.map(({ kind, seat }) => `${seat}:${kind}`)]).toEqual(['activation.react', ['1:reaction']]);
    const idle = done(playing(2, { reactions: true }), first);
    expect(code(idle, { seat: 0, kind: 'use', ability: 'objective-marker', terrain: '1:marker-1' })).toBe('no-such-marker');
    expect([pathOf(idle), idle.openings.map(({ kind, seat }) => `${seat}:${kind}`)]).toEqual(['activation.act', ['0:act']]);
  });
});
