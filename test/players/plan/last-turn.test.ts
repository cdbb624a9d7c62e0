import { expect, test } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import { LEVEL } from '../../../src/players/levels.ts';
import { Lot } from '../../../src/players/lot.ts';
import { nearsEnd, surest } from '../../../src/players/plan/last-turn.ts';
import type { Plan } from '../../../src/players/plan/planner.ts';
import { advance, beginRecord } from '../../../src/record/match-record.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { undisturbed } from '../../../src/seats/imagined-match.ts';
import { viewFor } from '../../../src/seats/view.ts';

const people = Object.values(catalogue.characters).filter(({ unselectable, base, health }) => !unselectable && base === 30 && health > 5);
const [first = '', other = ''] = people.map(({ id }) => id);
const thinker = { seat: 0, cards: catalogue, level: LEVEL.strong };
const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });

const own = `0:${first}`;
const enemy = `1:${other}`;

/** Somebody's activation beside a stone that is dug out at once; the enemy is far away and done. `holder`: who has the other stone. */
function beside(turn: number, holder: string) {
  const setup = {
    seats: [{ troupe: [first] }, { troupe: [other] }],
    options: {},
    terrain: [],
    seed: '1',
    start: 'activation' as const,
    position: {
      models: {
        [own]: { at: pointAt(17, 18), energy: 2, stones: holder === own ? 1 : 0 },
        [enemy]: { at: pointAt(17, 3), activated: true, stones: holder === enemy ? 1 : 0 },
      },
      stones: [{ id: 's1', at: pointAt(17.84, 18), depth: 1 }],
      turn,
    },
  };
  const begun = advance(beginRecord(setup, catalogue), { seat: 0, kind: 'activate', model: own });
  if (!begun.ok) throw new Error(begun.reason.code);
  return undisturbed(viewFor(begun.folded.match, 0), '1');
}

const plan = (way: Decision[], value: number, match: ReturnType<typeof beside>): Plan => ({ way, value, idle: 0, match });
const dig: Decision = { seat: 0, kind: 'harvest', stone: 's1' };

/** What is done where standing still is promised more than digging, and in how many worlds a way was played out. */
function tried(holder: string, promised = 5): { way: readonly Decision[] | undefined; worlds: number } {
  const match = beside(4, holder);
  let worlds = 0;
  const counted = (way: Decision[], value: number): Plan => ({
    ...plan(way, value, match),
    get way() {
      worlds += 1; // a way is read once a world
      return way;
    },
  });
  const ways = [counted([], promised), counted([dig], 0)].map((counting) => ({ from: match, plan: counting }));
  const best = surest(ways, thinker, new Lot('1'));
  return { worlds, way: best?.plan.way };
}
const chosen = (holder: string) => tried(holder).way;

test('a player that would lose with the last turn does what saves the match, at any other cost', () => {
  expect(chosen(enemy)).toEqual([dig]);
});

test('where the match is won already, what is promised decides', () => {
  expect(chosen(own)).toEqual([]);
});

test('a way that is clearly better is not tried in more worlds, and ways that win alike in few', () => {
  expect(tried(enemy)).toEqual({ way: [dig], worlds: 2 * LEVEL.strong.worlds });
  expect(tried(enemy, 15)).toEqual({ way: [dig], worlds: 4 * LEVEL.strong.worlds });
  expect(tried(own)).toEqual({ way: [], worlds: LEVEL.strong.worlds });
});

test('no turn but the last is played out', () => {
  expect([2, 3, 4].map((turn) => nearsEnd(beside(turn, own), thinker))).toEqual([false, false, true]);
});

/** The same with an enemy that has still to act, beside a stone of its own: where standing still wins as long as it stands still, too. */
function before(energy: number): readonly Decision[] | undefined {
  const setup = {
    seats: [{ troupe: [first] }, { troupe: [other] }],
    options: {},
    terrain: [],
    seed: '1',
    start: 'activation' as const,
    position: {
      models: { [own]: { at: pointAt(17, 30), energy: 2, stones: 1 }, [enemy]: { at: pointAt(17, 3), energy } },
      stones: [
        { id: 's1', at: pointAt(17.84, 30), depth: 1 },
        { id: 's2', at: pointAt(17.84, 3), depth: 1 },
      ],
      turn: 4,
    },
  };
  const begun = advance(beginRecord(setup, catalogue), { seat: 0, kind: 'activate', model: own });
  if (!begun.ok) throw new Error(begun.reason.code);
  const match = undisturbed(viewFor(begun.folded.match, 0), '1');
  const ways = [plan([], 5, match), plan([dig], 0, match)].map((option) => ({ from: match, plan: option }));
  return surest(ways, thinker, new Lot('1'))?.plan.way;
}

test('the rest of the turn is played out by each seat for itself: an enemy digs what it can reach', () => {
  expect(before(2)).toEqual([dig]);
  expect(before(0)).toEqual([]);
});

test('so is the last one once three models at most are left to activate, however many have acted and whosever they are', () => {
  const names = [people.slice(0, 4), people.slice(4, 8)].map((side) => side.map(({ id }) => id));
  const nears = (acted: number, turn = 4): boolean => {
    const ids = names
      .flatMap((troupe, seat) => troupe.map((id) => `${seat}:${id}`))
      .toSorted((a, b) => a.slice(2).localeCompare(b.slice(2)));
    const setup = {
      seats: names.map((troupe) => ({ troupe })),
      options: { eventsAndAgendas: false },
      terrain: [],
      seed: '1',
      start: 'activation' as const,
      position: {
        models: Object.fromEntries(
          ids.map((id, index) => [id, { at: pointAt(4 + 3 * index, id.startsWith('0') ? 4 : 30), energy: 2, activated: index < acted }]),
        ),
        turn,
      },
    };
    return nearsEnd(undisturbed(viewFor(beginRecord(setup, catalogue).match, 0), '1'), thinker);
  };
  expect([0, 3, 4, 5, 6, 7].map((acted) => nears(acted))).toEqual([false, false, false, true, true, true]);
  expect([5, 7].map((acted) => nears(acted, 3))).toEqual([false, false]);
});
