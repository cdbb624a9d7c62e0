import { expect, test } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import { settle, afterDecision } from '../../../src/players/imagined/settle.ts';
import { worthOf } from '../../../src/players/imagined/worth.ts';
import { LEVEL } from '../../../src/players/levels.ts';
import { Lot } from '../../../src/players/lot.ts';
import { bestWalks } from '../../../src/players/plan/moves.ts';
import { reacting } from '../../../src/players/windows/reacting.ts';
import { advance, beginRecord, type Folded } from '../../../src/record/match-record.ts';
import type { Decision } from '../../../src/rules/terms/decision.ts';
import { imaginedAnswers, undisturbed } from '../../../src/seats/imagined-match.ts';
import { viewFor } from '../../../src/seats/view.ts';

// A reaction step is taken where it brings half a point more than to stand still, and nowhere else.

const LEAST = 0.5;

function after(folded: Folded, decision: Decision): Folded {
  const next = advance(folded, decision);
  if (!next.ok) throw new Error(next.reason.code);
  return next.folded;
}

/** What the best step of the one who may react gains, and what is decided, where an enemy stands so far away; weights that like danger make a step pay. */
function answered(apart: number, threat: number): { gain: number; steps: boolean } {
  const inchPoint = (x: number, y: number) => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });
  const models = { '0:grub': { at: inchPoint(18, 18), energy: 3 }, '1:flintlock': { at: inchPoint(18 + apart, 18), energy: 3, wounds: 5 } };
  const stones = [{ id: 'stone', at: inchPoint(18 + apart, 22), depth: 2 as const }];
  const setup = {
    seats: [{ troupe: ['grub'] }, { troupe: ['flintlock'] }],
    options: {},
    terrain: [],
    seed: '1',
    start: 'activation' as const,
    position: { models, stones, turn: 2 },
  };
  const acting = after(beginRecord(setup, catalogue), { seat: 0, kind: 'activate', model: '0:grub' });
  const folded = after(acting, { seat: 0, kind: 'step', model: '0:grub', path: [[18, 18.5]] });
  const match = undisturbed(viewFor(folded.match, 1), '1');
  const thinker = {
    seat: 1,
    cards: catalogue,
    level: { ...LEVEL.club, noise: 0, reacts: 100, weights: { ...LEVEL.club.weights, threat } },
  };
  const worth = (decision: Decision): number =>
    worthOf(settle(afterDecision(match, decision, catalogue), catalogue, new Lot('1')), 1, catalogue, thinker.level.weights, true);
  const steps = imaginedAnswers(match, 1, catalogue).drawn.flatMap((drag) =>
    drag.kind === 'react' ? bestWalks(match, drag, thinker, 3) : [],
  );
  const gain = Math.max(...steps.map(worth)) - worth({ seat: 1, kind: 'pass' });
  return { gain, steps: reacting(match, thinker, new Lot('1')).kind === 'react' };
}

test('a step is taken for something, not for the sake of it', () => {
  const moments = [1.6, 2.6].flatMap((apart) => [0.2, -0.7, -1, -1.2, -2].map((threat) => answered(apart, threat)));
  expect(moments.some(({ gain }) => gain > 0 && gain <= LEAST)).toBe(true);
  expect(moments.some(({ gain }) => gain > LEAST)).toBe(true);
  for (const { gain, steps } of moments) expect(steps, `${gain}`).toBe(gain > LEAST);
});
