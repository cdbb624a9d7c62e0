import { parseArgs } from 'node:util';
import { catalogue } from '../../src/cards/index.ts';
import { randomSetup } from './setups/random-setup.ts';
import { playedOnBoard, shadowed, type Shadowed } from './shadow/shadow.ts';

/**
 * `npm run shadows -- --matches N --seed S`: plays matches on a board and again at a table without one; prints the differences and how much the table
 * is asked.
 */
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

const SIZES: Record<number, number> = { 2: 5, 3: 4, 4: 3 };
/** The most touches of an activation outside of duels, where no player holds table cards. */
const MOST_TOUCHES = 7;
const all: Shadowed[] = [];
const plain: Shadowed[] = [];
for (let match = 0; match < Number(values.matches); match += 1) {
  const seats = 2 + (match % 3);
  const seed = `${values.seed}-${match}`;
  const wanted = {
    seats,
    size: SIZES[seats] ?? 3,
    eventsAndAgendas: match % 2 === 0,
    upgrades: match % 3 === 0,
    campaign: match % 4 === 0,
  };
  const result = shadowed(playedOnBoard(randomSetup(seed, wanted), catalogue), catalogue);
  all.push(result);
  if (!wanted.eventsAndAgendas && !wanted.campaign) plain.push(result);
  if (result.differs !== null) console.error(`seed ${seed}: ${result.differs}`);
}

const sum = (field: Exclude<keyof Shadowed, 'differs' | 'recentFacts'>, shadoweds: readonly Shadowed[] = all): number =>
  shadoweds.reduce((total, line) => total + line[field], 0);
const differing = all.filter(({ differs }) => differs !== null).length;
const report = {
  matches: all.length,
  differing,
  decisions: sum('decisions'),
  activations: sum('activations'),
  questions: sum('questions'),
  ticks: sum('ticks'),
  interruptions: sum('interruptions'),
  rounds: Math.max(0, ...all.map(({ rounds }) => rounds)),
  touches: sum('touches', plain) / Math.max(1, sum('activations', plain)),
  windows: sum('windows'),
};
if (values.json) console.log(JSON.stringify(report));
else {
  console.log(`${all.length - differing} of ${all.length} matches came out the same`);
  console.log(
    `${(report.questions / report.activations).toFixed(2)} forms an activation, ${(report.interruptions / all.length).toFixed(1)} interruptions a match, at most ${report.rounds} forms a decision, ${report.touches.toFixed(2)} touches an activation outside of duels`,
  );
}
process.exitCode = differing > 0 || report.touches > MOST_TOUCHES ? 1 : 0;
