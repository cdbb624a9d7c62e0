import { expect, test } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import { Lot } from '../../../src/players/lot.ts';
import { LEVEL } from '../../../src/players/levels.ts';
import { extend, newNotes } from '../../../src/players/plan/expand.ts';
import { rootOf } from '../../../src/players/plan/planner.ts';
import { advance, beginRecord } from '../../../src/record/match-record.ts';
import { imagine } from '../../../src/seats/imagined-match.ts';
import { viewFor } from '../../../src/seats/view.ts';
import { twoAgainstTwo } from './two-against-two.ts';

// A carrier that strikes is struck in return, and is left so before the enemies that stand by.

const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
// Tabby strikes three inches far, and the Beast answers what is within two
const tabby = '0:tabby-the-librarian';
const enemy = '1:the-beast';

interface Fight {
  /** The gap between the fighters' bases, in inches. */
  gap: number;
  stones: number;
  /** Whether the level sees the wounds of the answer. */
  bleeds?: boolean;
}

/** What is gained by one attack over standing still, and the attacker's wounds after it. Before it Tabby has three of eight. */
function struck({ gap, stones, bleeds = true }: Fight): { gain: number; wounds: number } {
  const { bleeds: _, ...blind } = LEVEL.strong;
  const thinker = { seat: 0, cards: catalogue, level: bleeds ? LEVEL.strong : blind };
  const models = {
    [tabby]: { at: pointAt(18, 18), energy: 1, wounds: 3, stones },
    '0:natty-slum-thief': { at: pointAt(34, 34), energy: 0, activated: true },
    [enemy]: { at: pointAt(18, 18 - gap - 35 / 25.4), energy: 0, activated: true },
    '1:butterfingers': { at: pointAt(1, 1), energy: 0, activated: true },
  };
  const begun = advance(beginRecord(twoAgainstTwo(models, 2), catalogue), { seat: 0, kind: 'activate', model: tabby });
  if (!begun.ok) throw new Error(begun.reason.code);
  const root = rootOf(imagine(viewFor(begun.folded.match, 0), '1'), thinker);
  const node = extend(root, { seat: 0, kind: 'melee', target: enemy }, thinker, newNotes(), new Lot('1'));
  if (!node) throw new Error('no plan');
  return { gain: node.value - root.value, wounds: node.match.table.models[tabby]?.wounds ?? NaN };
}

test('a carrier that strikes expects the wounds of the answer; a model without a moonstone does not, nor does one out of its target’s reach', () => {
  expect(struck({ gap: 0.5, stones: 1 }).wounds).toBeGreaterThan(3);
  expect(struck({ gap: 0.5, stones: 0 }).wounds).toBe(3);
  expect(struck({ gap: 2.5, stones: 1 }).wounds).toBe(3);
});

test('a blow gains a carrier less, because it is left wounded before an enemy; out of reach it loses nothing by it', () => {
  const less = (fight: Fight): number => struck({ ...fight, bleeds: false }).gain - struck(fight).gain;
  expect(less({ gap: 0.5, stones: 1 })).toBeGreaterThan(0.3);
  expect(less({ gap: 0.5, stones: 0 })).toBeLessThan(0.1);
  expect(less({ gap: 2.5, stones: 1 })).toBeLessThan(0.1);
});
