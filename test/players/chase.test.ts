import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { INCH } from '../../src/geometry/lengths.ts';
import { partsOf, worthOf } from '../../src/players/imagined/worth.ts';
import { LEVEL } from '../../src/players/levels.ts';
import type { SetupPosition } from '../../src/rules/terms/setup.ts';
import { beginRecord } from '../../src/record/match-record.ts';
import { imagine } from '../../src/seats/imagined-match.ts';
import { viewFor } from '../../src/seats/view.ts';

// Who fights is drawn to enemies, and never away from a stone by the enemies who come for it.

const { weights } = LEVEL.strong;
const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
type Models = NonNullable<SetupPosition['models']>;

function parts(models: Models, stones: SetupPosition['stones'] = []): { worth: number; hunt: number } {
  const seats = [{ troupe: ['brigid', 'barnakelle'] }, { troupe: ['jayda', 'natty-slum-thief', 'gnomish-airship'] }];
  const position = { models, stones, turn: 2 };
  const { match } = beginRecord({ seats, options: {}, terrain: [], seed: '1', start: 'activation', position }, catalogue);
  const imagined = imagine(viewFor(match, 0), '1');
  return {
    worth: worthOf(imagined, 0, catalogue, weights),
    hunt: partsOf(imagined, 0, catalogue, weights).hunt ?? 0,
  };
}

/** Brigid stands at a stone, and three enemies stand so far from her. */
const around = (inches: number, mine: Models[string] = {}, theirs: Models[string] = {}): Models => ({
  '0:brigid': { at: pointAt(18, 18), energy: 0, activated: true, ...mine },
  '0:barnakelle': { at: pointAt(4, 32), energy: 3 },
  '1:jayda': { at: pointAt(18, 18 - inches), energy: 3, ...theirs },
  '1:natty-slum-thief': { at: pointAt(18 + inches, 18), energy: 3 },
  '1:gnomish-airship': { at: pointAt(18 - inches, 18), energy: 3 },
});

test('a stone that is dug out is worth more than one that only promises itself, though enemies stand about', () => {
  for (const inches of [5, 7, 10, 14]) {
    const lies = parts(around(inches), [{ id: 's9', at: pointAt(18, 18.9), depth: 1 }]);
    const taken = parts(around(inches, { stones: 1 }));
    expect(taken.worth - lies.worth, `${inches} inches`).toBeGreaterThan(2);
  }
});

test('an armed model wants an enemy before its arms, a carrier more than another', () => {
  expect(parts(around(9)).hunt).toBeGreaterThan(parts(around(14)).hunt);
  expect(parts(around(9, {}, { stones: 1 })).hunt).toBeGreaterThan(parts(around(9)).hunt);
});

test('an enemy that is slain is not missed', () => {
  const { '1:jayda': _, ...others } = around(5);
  const wounded = around(5, {}, { wounds: 5 });
  expect(parts({ ...others, '1:jayda': { ...wounded['1:jayda'], wounds: 9 } }).worth).toBeGreaterThan(parts(wounded).worth);
});
