import { expect, test } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { INCH } from '../../src/geometry/lengths.ts';
import { LEVEL, type LevelName } from '../../src/players/levels.ts';
import { Lot } from '../../src/players/lot.ts';
import { expand, newNotes } from '../../src/players/plan/expand.ts';
import { think } from '../../src/players/think.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import { undisturbed } from '../../src/seats/imagined-match.ts';
import { viewFor, type View } from '../../src/seats/view.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';

// What makes the gentle one a partner for a first evening: it does what everybody does, and does not strike twice.

const fighters = Object.values(catalogue.characters).filter(
  ({ unselectable, base, meleeRange, health }) => !unselectable && base === 30 && meleeRange > 0 && health > 5,
);
const text = fighters[0]?.id ?? '';
const other = fighters.find(({ id }) => id !== text)?.id ?? '';

/** Attacks that a level looks at where it stands base to base with an enemy of so many wounds. */
function attacks(level: LevelName, wounds: number): number {
  const pointAt = (x: number) => ({ x: x * INCH, y: 18 * INCH });
  const position = {
    models: { [`0:${text}`]: { at: pointAt(17), energy: 3 }, [`1:${other}`]: { at: pointAt(18.3), wounds } },
    turn: 2,
  };
  const setup = {
    seats: [{ troupe: [text] }, { troupe: [other] }],
    options: {},
    terrain: [],
    seed: '1',
    start: 'activation' as const,
    position,
  };
  const begun = advance(beginRecord(setup, catalogue), { seat: 0, kind: 'activate', model: `0:${text}` });
  if (!begun.ok) throw new Error(begun.reason.code);
  const match = undisturbed(viewFor(begun.folded.match, 0), '1');
  const thinker = { seat: 0, cards: catalogue, level: LEVEL[level] };
  const root = { match, way: [], bonus: 0, value: 0, tried: new Map<string, number>() };
  return expand(root, thinker, newNotes(), new Lot('1')).filter(({ way }) => way[0]?.kind === 'melee').length;
}

test('an enemy that is half dead is left alone by the gentle one, and by no other', () => {
  const half = Math.ceil((catalogue.characters[other]?.health ?? 0) / 2);
  expect([attacks('gentle', 0), attacks('gentle', half), attacks('club', half)]).toEqual([1, 0, 1]);
});

/** Moments of a match in which the club one would take a reaction step. */
function chances(seed: string): View[] {
  let folded = beginRecord(randomSetup(seed, { seats: 2, size: 3, eventsAndAgendas: false }), catalogue);
  const lot = new Lot(seed);
  const found: View[] = [];
  for (let index = 0; index < 160 && found.length < 2; index += 1) {
    const opening = lot.of(openingsOf(folded.match));
    if (!opening) break;
    const view = viewFor(folded.match, opening.seat);
    const thought = think(view, catalogue, LEVEL.gentle, `${seed} ${index}`);
    if (!thought) break;
    if (opening.kind === 'reaction' && think(view, catalogue, LEVEL.club, `${seed} ${index}`)?.decision.kind === 'react') found.push(view);
    const next = advance(folded, thought.decision);
    if (!next.ok) throw new Error(next.reason.code);
    ({ folded } = next);
  }
  return found;
}

test('nobody can count on the gentle one to stand still: it reacts now and then', () => {
  const moments = ['steps', 'more steps', 'other steps'].flatMap(chances);
  const kinds = moments.flatMap((view) =>
    Array.from({ length: 12 }, (_, index) => think(view, catalogue, LEVEL.gentle, `again ${index}`)?.decision.kind),
  );
  expect(new Set(kinds)).toEqual(new Set(['react', 'pass']));
});

test('nobody pays for an ability that gains nothing, however much it may be wrong', () => {
  const pointAt = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
  const models = { '0:beaky-bobby': { at: pointAt(6, 6), energy: 4 }, '1:flintlock': { at: pointAt(32, 32) } };
  const seats = [{ troupe: ['beaky-bobby'] }, { troupe: ['flintlock'] }];
  const setup = { seats, options: {}, terrain: [], seed: '1', start: 'activation' as const, position: { models, turn: 2 } };
  const begun = advance(beginRecord(setup, catalogue), { seat: 0, kind: 'activate', model: '0:beaky-bobby' });
  if (!begun.ok) throw new Error(begun.reason.code);
  const view = viewFor(begun.folded.match, 0);
  for (const level of [LEVEL.gentle, LEVEL.club])
    for (let seed = 0; seed < 20; seed += 1) expect(think(view, catalogue, level, String(seed))?.decision.kind).not.toBe('use');
});
