import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { INCH } from '../../src/geometry/lengths.ts';
import { distance } from '../../src/geometry/points.ts';
import { positionOf } from '../../src/players/imagined/figures.ts';
import { afterDecision, settle } from '../../src/players/imagined/settle.ts';
import { harm } from '../../src/players/imagined/threat.ts';
import { LEVEL } from '../../src/players/levels.ts';
import { Lot } from '../../src/players/lot.ts';
import { whyOf } from '../../src/players/plan/aim.ts';
import { plans } from '../../src/players/plan/planner.ts';
import { randomDecision } from '../../src/players/random-player.ts';
import { think } from '../../src/players/think.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import type { Decision } from '../../src/rules/terms/decision.ts';
import type { SetupPosition } from '../../src/rules/terms/setup.ts';
import type { Aim } from '../../src/rules/terms/thought.ts';
import { isTaken, lookOn, undisturbed, type Imagined } from '../../src/seats/imagined-match.ts';
import { seatTable } from '../../src/seats/table/seat-table.ts';
import { viewFor } from '../../src/seats/view.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';

// Every reason that advice names is true of the board after the advised move.

const level = { ...LEVEL.strong, nodes: 40, hands: 2, rounds: 4 };

/** The expected wounds of a model. */
function dangerTo(match: Imagined, model: string): number {
  const position = positionOf(lookOn(match, catalogue), true);
  const figure = position.figures.find(({ id }) => id === model);
  const enemies = position.figures.filter(({ seat }) => seat !== figure?.seat);
  return figure ? enemies.reduce((sum, enemy) => sum + harm(position, enemy, figure, level.weights), 0) : 0;
}

function gap(match: Imagined, model: string, goal: string): number {
  const { models, stones } = match.table;
  const from = models[model]?.at;
  const to = models[goal]?.at ?? stones.find(({ id, holder }) => id === goal && holder === null)?.at;
  return from && to ? distance(from, to) : Infinity;
}

/** Whether a way comes to a deed, each decision legal where it is reached. */
function comesTo(match: Imagined, way: readonly Decision[], isDeed: (decision: Decision) => boolean): boolean {
  let current = match;
  for (const decision of way) {
    if (!isTaken(current, decision, catalogue)) return false;
    if (isDeed(decision)) return true;
    current = settle(afterDecision(current, decision, catalogue), catalogue, new Lot('way'));
  }
  return false;
}

function isTrue(aim: Aim, match: Imagined, way: readonly Decision[], seat: number): boolean {
  const [first] = way;
  const { active } = match.order;
  if (!first || active === null) return false;
  const mover = ('model' in first ? first.model : undefined) ?? active;
  const after = settle(afterDecision(match, first, catalogue), catalogue, new Lot('after'));
  switch (aim.to) {
    case 'harvest':
      return comesTo(match, way, ({ kind }) => kind === 'harvest');
    case 'melee':
      return comesTo(match, way, (decision) => decision.kind === 'melee' && decision.target === aim.target);
    case 'use':
      return comesTo(match, way, (decision) => decision.kind === 'use' && decision.ability === aim.ability);
    case 'safety':
      return dangerTo(after, mover) < dangerTo(match, mover);
    case 'stone':
      return gap(after, mover, aim.stone) < gap(match, mover, aim.stone);
    case 'enemy':
      return match.table.models[aim.target]?.controller !== seat && gap(after, mover, aim.target) < gap(match, mover, aim.target);
  }
}

const MATCHES = 4;
const MOST = 400;
const PLANS = 6;
const EVERY = 8;

test('of plans in random matches every reason is true, and each kind of reason is met', () => {
  const met = new Map<string, number>();
  for (let nth = 0; nth < MATCHES; nth += 1) {
    const lot = new Lot(`advice ${nth}`);
    let folded = beginRecord(randomSetup(`advice ${nth}`, { seats: 2 + (nth % 2), size: 3, eventsAndAgendas: false }), catalogue);
    for (let step = 0, acts = 0; step < MOST; step += 1) {
      const opening = lot.of(openingsOf(folded.match));
      if (!opening) break;
      const { seat } = opening;
      const view = viewFor(folded.match, seat);
      if (opening.kind === 'act' && view.stack.length === 1 && (acts += 1) % EVERY === 0) {
        const match = undisturbed(view, `${nth} ${step}`);
        const thinker = { seat, cards: catalogue, level };
        for (const plan of plans(match, thinker, new Lot(`${step}`), { nodes: level.nodes }).slice(0, PLANS)) {
          const why = whyOf(match, plan, thinker);
          const name = why.code === 'aims' ? why.aim.to : why.code;
          met.set(name, (met.get(name) ?? 0) + 1);
          if (why.code === 'enough') expect(plan.way, name).toEqual([]);
          if (why.code === 'aims') expect(isTrue(why.aim, match, plan.way, seat), JSON.stringify([why, plan.way])).toBe(true);
        }
      }
      const next = advance(folded, randomDecision(seatTable(view, catalogue), lot));
      if (!next.ok) throw new Error(next.reason.code);
      ({ folded } = next);
    }
  }
  expect([...met.keys()].sort()).toEqual(expect.arrayContaining(['enemy', 'enough', 'harvest', 'melee', 'safety', 'stone', 'use']));
}, 600_000);

const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
const troupes = [{ troupe: ['brigid', 'barnakelle'] }, { troupe: ['jayda', 'natty-slum-thief'] }];

function adviceIn(models: NonNullable<SetupPosition['models']>, active: string | null, stones: NonNullable<SetupPosition['stones']> = []) {
  const setup = { seats: troupes, options: { eventsAndAgendas: false }, terrain: [], seed: 'advice', start: 'activation' as const };
  const begun = beginRecord({ ...setup, position: { turn: 2, first: 0, models, stones } }, catalogue);
  const acting = active === null ? null : advance(begun, { seat: 0, kind: 'activate', model: active });
  if (acting && !acting.ok) throw new Error(acting.reason.code);
  const { match } = acting?.folded ?? begun;
  return think(viewFor(match, 0), catalogue, LEVEL.strong, 'a 1');
}

const away = {
  '0:barnakelle': { at: pointAt(30, 34), energy: 0, activated: true },
  '1:natty-slum-thief': { at: pointAt(6, 4), energy: 2 },
};

test('a gun is loaded in order to fire it, and a gun that is loaded is fired for its own sake', () => {
  const loaded = (used: string[]) =>
    adviceIn(
      {
        ...away,
        '0:brigid': { at: pointAt(18, 18), energy: 5, used },
        '1:jayda': { at: pointAt(18, 13), wounds: 6, energy: 1, activated: true },
      },
      '0:brigid',
    );
  const shot = { code: 'aims', aim: { to: 'use', ability: 'faerie-fire-pistol', target: '1:jayda' } };
  const reload = loaded(['faerie-fire-pistol']);
  expect(reload?.decision).toMatchObject({ kind: 'use' });
  expect(reload?.decision).not.toMatchObject({ ability: 'faerie-fire-pistol' });
  expect(reload?.why).toMatchObject(shot);
  const fires = loaded([]);
  expect(fires?.why).toMatchObject(shot);
});

test('a far moonstone is what a move comes nearer to; of an only model nothing is said but that there is no other', () => {
  const alone = { ...away, '0:brigid': { at: pointAt(4, 18), energy: 2 }, '1:jayda': { at: pointAt(34, 2), energy: 0, activated: true } };
  const stones = [{ id: 's9', at: pointAt(14, 22), depth: 2 }];
  expect(adviceIn(alone, '0:brigid', stones)?.why).toEqual({ code: 'aims', aim: { to: 'stone', stone: 's9' } });
  expect(adviceIn(alone, null, stones)?.why).toEqual({ code: 'only' });
  const two = { ...alone, '0:barnakelle': { at: pointAt(30, 34), energy: 2 } };
  expect(adviceIn(two, null, stones)?.why.code).toBe('aims');
});
