import { parseArgs } from 'node:util';
import { catalogue } from '../../src/cards/index.ts';
import { NAMES, play, thinks, type Name, type Times } from './pairing.ts';
import { byKind, interval, summary } from './report.ts';
import { pairedSetup, sittingOf, turnsOf } from './setups.ts';

/**
 * `npm run tournament`: lets computer players play each other, each setup twice with the levels exchanged. At three and four seats a setup is played
 * with its troupes rotated through all seats, a pair for each rotation, and every match with separate dice: so no seat has the better troupes, or the
 * luck of one roll again and again.
 * `--measure melee|claims`: the loss of level `a` in duels against an opponent who knows how it plays.
 * `--pool`: level `a` against every opponent of the pool, or `--only` some of them, with `--sizes 3,4,6` and `--tables 2,3,4`; lines go into `--out`,
 * and matches in that file are not played again, so that it may be played in parts of `--minutes`.
 * `--cost`: the cost of a decision of `a` beside one of `b`, over the same positions, with a hash of the decisions.
 * `--regret`: the points that activations of `a` lose against `b`, judged by a wide search; one of `--every` is judged.
 */
const { values } = parseArgs({
  options: {
    a: { type: 'string', default: 'strong' },
    b: { type: 'string', default: 'club' },
    pairs: { type: 'string', default: '10' },
    size: { type: 'string', default: '3' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    everything: { type: 'boolean', default: false },
    measure: { type: 'string' },
    json: { type: 'boolean', default: false },
    pool: { type: 'boolean', default: false },
    only: { type: 'string' },
    sizes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '2' },
    out: { type: 'string', default: 'node_modules/.cache/pool.jsonl' },
    minutes: { type: 'string', default: '600' },
    regret: { type: 'boolean', default: false },
    cost: { type: 'boolean', default: false },
    every: { type: 'string', default: '4' },
  },
});

function fail(cause: string): never {
  console.error(cause);
  process.exit(2);
}
const nameOf = (text: string): Name =>
  NAMES.find((name) => name === text) ?? fail(`There is no level ${text}; there are: ${NAMES.join(', ')}`);
const numberOf = (text: string, from: number, to: number, name: string): number => {
  const number = Number(text);
  return Number.isInteger(number) && number >= from && number <= to ? number : fail(`${name}: a number from ${from} to ${to}`);
};

const a = nameOf(values.a);
const b = nameOf(values.b);
if (values.measure !== undefined) {
  if (!thinks(a)) fail('A player at random is not measured.');
  const { levelMeasure: measured } = await import('./level-measure.ts');
  const result = measured(values.measure, a) ?? fail('There is melee and claims to be measured.');
  for (const line of result.lines) console.log(line);
  if (values.json) console.log(JSON.stringify(result.json));
  process.exit(0);
}
const pairs = numberOf(values.pairs, 1, 100_000, 'pairs');
const size = numberOf(values.size, 1, 8, 'size');
const seats = numberOf(values.seats, 2, 4, 'seats');

const numbersOf = (text: string, from: number, to: number, name: string): number[] =>
  text.split(',').map((part) => numberOf(part, from, to, name));
if (values.pool) {
  const { linesOf, playPool, POOL, reportLines } = await import('./pool.ts');
  const tables = numbersOf(values.tables, 2, 4, 'tables');
  const kinds = numbersOf(values.sizes, 1, 8, 'sizes').flatMap((troupe) =>
    tables.map((table) => ({ size: troupe, seats: table, everything: values.everything })),
  );
  const opponents = values.only === undefined ? POOL : values.only.split(',').map(nameOf);
  const whole = playPool(
    { level: a, opponents, kinds, pairs, seed: values.seed },
    values.out,
    numberOf(values.minutes, 1, 6000, 'minutes'),
  );
  for (const line of reportLines(a, linesOf(values.out))) console.log(line);
  if (!whole) console.log('Some of it is still to be played: the same command goes on.');
  process.exit(0);
}
if (values.regret) {
  if (!thinks(a)) fail('A player at random is not measured.');
  const { regretOf } = await import('./regret.ts');
  const { worst, ...regret } = regretOf(a, b, { matches: pairs, every: numberOf(values.every, 1, 100, 'every'), seed: values.seed });
  console.log(`${a} v ${b}, judged by a wide search: ${JSON.stringify(regret)}`);
  for (const line of worst) console.log(JSON.stringify(line));
  process.exit(0);
}

if (values.cost) {
  if (!thinks(a) || !thinks(b)) fail('A player at random is not measured.');
  const { costOf } = await import('./cost.ts');
  const cost = costOf(a, b, { matches: pairs, every: numberOf(values.every, 1, 1000, 'every'), seed: values.seed });
  console.log(`${a} beside ${b}: ${JSON.stringify(cost)}`);
  process.exit(0);
}

let [wins, draws, losses] = [0, 0, 0];
let margin = 0;
const fallbacks: string[] = [];
const refused: string[] = [];
const times: Record<string, Times> = {};
const turns = turnsOf({ seats });
const bySeat = Array.from({ length: seats }, () => 0);
/** The number of setups in which `a` won both matches, each side won one, or `a` won none: in the middle ones the setup decided. */
const setups = { both: 0, shared: 0, none: 0 };
for (let pair = 0; pair < pairs; pair += 1) {
  const kind = { size, seats, everything: values.everything };
  const seed = `${values.seed}-${Math.floor(pair / turns)}`;
  const before = wins + draws / 2;
  for (const mirrored of [false, true]) {
    const names = sittingOf(seats, a, b, mirrored);
    const game = play(pairedSetup(kind, values.seed, pair)[mirrored ? 1 : 0], catalogue, names, times);
    fallbacks.push(...game.fallbacks);
    refused.push(...game.refused);
    const { winner } = game;
    if (winner === 'draw') draws += 1;
    else {
      bySeat[winner] = (bySeat[winner] ?? 0) + 1;
      if (names[winner] === a) wins += 1;
      else losses += 1;
    }
    const sum = (name: 'a' | 'b'): number => {
      const stones = game.stones.filter((_, seat) => (names[seat] === a) === (name === 'a'));
      return stones.length === 0 ? 0 : stones.reduce((all, count) => all + count, 0) / stones.length;
    };
    margin += sum('a') - sum('b');
    if (!values.json)
      console.log(
        `${seed} ${names.join(' ')}: ${winner === 'draw' ? 'draw' : `${names[winner]} (${winner})`}, stones ${game.stones.join(' ')}, turn ${game.turn}, ${game.decisions} decisions`,
      );
  }
  const won = wins + draws / 2 - before;
  setups[won > 1 ? 'both' : won < 1 ? 'none' : 'shared'] += 1;
}

const { share, low, high } = interval(wins, draws, losses);
const levels = Object.fromEntries(
  Object.entries(times).map(([name, kinds]) => {
    const { decisions, medianMs, p95Ms } = summary([...kinds.values()].flat());
    return [name, { decisions, medianMs, p95Ms }];
  }),
);
for (const fault of [...new Set([...fallbacks, ...refused])].slice(0, 40)) console.error(fault);
if (values.json)
  console.log(
    JSON.stringify({ a, b, wins, draws, losses, low, high, fallbacks: fallbacks.length, refused: refused.length, bySeat, setups, levels }),
  );
else {
  const matches = wins + draws + losses;
  console.log(
    `${a} v ${b}: ${wins}-${draws}-${losses} of ${matches}, ${share} % [${low}, ${high}], margin ${(margin / matches).toFixed(2)} stones, won by seat ${bySeat.join(' ')}; of each setup's two matches both ${setups.both}, one ${setups.shared}, none ${setups.none}`,
  );
  for (const [name, kinds] of Object.entries(times)) {
    const { decisions, medianMs, p95Ms, maxMs } = summary([...kinds.values()].flat());
    console.log(
      `  ${name}: ${decisions} decisions, median ${medianMs} p95 ${p95Ms} max ${maxMs} ms; ${fallbacks.length} fallbacks, ${refused.length} refused in all`,
    );
    for (const line of byKind(kinds)) console.log(line);
  }
}
process.exitCode = refused.length > 0 ? 1 : 0;
