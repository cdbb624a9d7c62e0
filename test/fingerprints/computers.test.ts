import { expect, it } from 'vitest';
import { catalogue } from '../../src/cards/index.ts';
import { FIGHTING, FIRST, FULL, NEAR } from '../../src/players/imagined/weights.ts';
import { partsOf } from '../../src/players/imagined/worth.ts';
import { LEVEL, type Level } from '../../src/players/levels.ts';
import { Lot } from '../../src/players/lot.ts';
import { think } from '../../src/players/think.ts';
import { advance, beginRecord } from '../../src/record/match-record.ts';
import { openingsOf } from '../../src/rules/index.ts';
import { undisturbed } from '../../src/seats/imagined-match.ts';
import { viewFor } from '../../src/seats/view.ts';
import { randomSetup } from '../../tools/simulate/setups/random-setup.ts';
import { differing, Trace } from './kept-fingerprints.ts';

/** The three levels, each with the least effort. */
const BRIEF = { nodes: 12, pick: 2, hands: 2, rounds: 4, melee: { hands: 6, rounds: 8 }, claims: { hands: 6, rounds: 8 } };
const levels: Level[] = [
  { ...LEVEL.gentle, ...BRIEF },
  { ...LEVEL.club, ...BRIEF },
  { ...LEVEL.strong, ...BRIEF, samples: 2, replies: Math.min(1, LEVEL.strong.replies), worlds: Math.min(1, LEVEL.strong.worlds) },
];
const WEIGHTS = { FIRST, FULL, FIGHTING, NEAR };
const MOST = 90;
const STEPS_A_LINE = 15;

/** Computers play against each other; notes each decision, its reason, and the value of the match to every seat. */
function* tracesOf(seed: string, seats: number, size: number): Generator<[string, Trace]> {
  const all = { eventsAndAgendas: true, upgrades: true, campaign: true, options: { objectiveMarkers: true } };
  let folded = beginRecord(randomSetup(seed, { seats, size, ...all }), catalogue);
  const lot = new Lot(seed);
  let trace = new Trace();
  for (let step = 0; step < MOST; step += 1) {
    const opening = lot.of(openingsOf(folded.match));
    if (!opening) break;
    const view = viewFor(folded.match, opening.seat);
    const thought = think(view, catalogue, levels[(opening.seat + step) % levels.length] as Level, `${seed} ${step}`);
    if (!thought) throw new Error('asked and does not think');
    trace.note('thoughts', thought);
    const match = undisturbed(view, seed);
    for (const [name, weights] of Object.entries(WEIGHTS))
      trace.note('worth', [name, ...match.order.seats.map((_, seat) => partsOf(match, seat, catalogue, weights))]);
    const next = advance(folded, thought.decision);
    if (!next.ok) throw new Error(`${JSON.stringify(thought.decision)} is refused: ${next.reason.code}`);
    ({ folded } = next);
    if (step % STEPS_A_LINE !== STEPS_A_LINE - 1) continue;
    yield [`${seed}-to-${step}`, trace];
    trace = new Trace();
  }
}

it('whatever computers decide, and what they think a match is worth, is as it was', () => {
  const traces = new Map([...tracesOf('two', 2, 3), ...tracesOf('three', 3, 2)]);
  expect(differing('computers', traces)).toEqual([]);
}, 900_000);
