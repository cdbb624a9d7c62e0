import { expect, test } from 'vitest';
import { catalogue } from '../../../src/cards/index.ts';
import { INCH } from '../../../src/geometry/lengths.ts';
import { factsOf } from '../../../src/players/imagined/facts.ts';
import { positionOf, type FigurePosition } from '../../../src/players/imagined/figures.ts';
import { harm } from '../../../src/players/imagined/threat.ts';
import { FULL } from '../../../src/players/imagined/weights.ts';
import { LEVEL } from '../../../src/players/levels.ts';
import { think } from '../../../src/players/think.ts';
import { advance, beginRecord } from '../../../src/record/match-record.ts';
import type { Character } from '../../../src/rules/terms/card-language.ts';
import type { SetupPosition } from '../../../src/rules/terms/setup.ts';
import { imagine, lookOn } from '../../../src/seats/imagined-match.ts';
import { viewFor } from '../../../src/seats/view.ts';

// What a gun may do: it counts for what its card says, and when it is empty it is loaded first.

const { weights } = LEVEL.strong;
const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
type Models = NonNullable<SetupPosition['models']>;
const airship = catalogue.characters['gnomish-airship'] as Character;

const SEATS = [{ troupe: ['gnomish-airship', 'jayda', 'natty-slum-thief'] }, { troupe: ['brigid', 'barnakelle', 'goblin-airship'] }];
const recordOf = (models: Models, turn = 2) =>
  beginRecord(
    {
      seats: SEATS,
      options: { eventsAndAgendas: false },
      terrain: [],
      seed: '1',
      start: 'activation',
      position: { models, turn, stones: [] },
    },
    catalogue,
  );
const positionWith = (models: Models): FigurePosition =>
  positionOf(lookOn(imagine(viewFor(recordOf(models).match, 0), '1'), catalogue), true);
const others: Models = {
  '0:jayda': { at: pointAt(2, 34), energy: 0, activated: true },
  '0:natty-slum-thief': { at: pointAt(4, 34), energy: 0, activated: true },
  '1:barnakelle': { at: pointAt(34, 2), energy: 0, activated: true },
  '1:goblin-airship': { at: pointAt(32, 2), energy: 0, activated: true },
};

test('a shot counts for what its card deals with the mean of X, and a weapon knows what loads it', () => {
  const { shots } = factsOf(airship);
  const bolt = shots.find(({ id }) => id === 'bolt-thrower');
  const bombs = shots.find(({ id }) => id === 'dropping-bombs');
  expect(bolt).toMatchObject({ range: 10, cost: 1, reload: 2 });
  // X + 2 and X + 1, as often as a claim of the right colour comes
  expect((bolt?.mean ?? 0) / (bombs?.mean ?? 1)).toBeCloseTo(3.7 / 2.7);
  expect(bombs?.reload).toBeUndefined();
});

/** The wounds that the Gnomish Airship may deal Brigid, eight inches away. */
function shooting(energy: number, used: readonly string[] = [], given = weights): number {
  const position = positionWith({
    ...others,
    '0:gnomish-airship': { at: pointAt(18, 18), energy, used: [...used] },
    '1:brigid': { at: pointAt(18, 9), energy: 0, activated: true },
  });
  const [from, to] = ['0:gnomish-airship', '1:brigid'].map((model) => position.figures.find(({ id }) => id === model));
  return from && to ? harm(position, from, to, given) : NaN;
}

test('a gun that is empty is loaded before it is fired', () => {
  const fired = ['bolt-thrower'];
  expect(shooting(1)).toBeGreaterThan(2 * shooting(1, fired));
  expect(shooting(3, fired)).toBeCloseTo(shooting(1));
  // the energy for two shots of a plain weapon is not enough for two shots of this one
  expect(shooting(2)).toBeLessThan(2 * shooting(1));
  expect(shooting(0)).toBe(0);
  // the evaluations of the yardstick are left as they are
  expect(shooting(1, fired, FULL)).toBe(shooting(1, [], FULL));
  expect(shooting(1, [], FULL)).toBeGreaterThan(0);
});

test('a gun that has been fired is loaded for the next turn by a model with nothing better to do', () => {
  /** The decisions of the Airship's activation, the enemy out of its reach. */
  const decisions = (used: string[]): string[] => {
    const models = {
      ...others,
      '0:gnomish-airship': { at: pointAt(18, 34), energy: 2, used, jogged: true },
      '1:brigid': { at: pointAt(18, 25), energy: 0, activated: true },
    };
    let step = advance(recordOf(models), { seat: 0, kind: 'activate', model: '0:gnomish-airship' });
    const kinds: string[] = [];
    for (let count = 0; count < 6 && step.ok; count += 1) {
      const thought = think(viewFor(step.folded.match, 0), catalogue, LEVEL.strong, `1 ${count}`);
      if (!thought || thought.decision.kind === 'end-activation') break;
      kinds.push(thought.decision.kind === 'use' ? thought.decision.ability : thought.decision.kind);
      step = advance(step.folded, thought.decision);
    }
    return kinds;
  };
  expect(decisions(['bolt-thrower'])).toContain('reload-bolt-thrower');
  expect(decisions([])).not.toContain('reload-bolt-thrower');
});
