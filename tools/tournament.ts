import { parseArgs } from 'node:util';
import { boards, catalogue } from '../src/cards/index.ts';
import { Lot } from '../src/players/lot.ts';
import { NAMES, play, type Name, type Times } from './tournament/pairing.ts';
import { byKind, interval, summary } from './tournament/report.ts';
import { randomSetup } from './simulate/random-setup.ts';

/**
 * `npm run tournament`: computer players against each other, each setup twice with the levels exchanged. At three and four seats a setup is
 * played with its troupes turned round all the seats, a pair for each turn, and every match of it with dice of its own: so no seat has the
 * better troupes, nor the luck of one roll again and again.
 * `--measure melee|claims`: what level `a` loses in duels to somebody who knows how it plays.
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
  if (a === 'random') fail('A player at random is not measured.');
  const { measured } = await import('./tournament/measured.ts');
  const result = measured(values.measure, a) ?? fail('There is melee and claims to be measured.');
  for (const line of result.lines) console.log(line);
  if (values.json) console.log(JSON.stringify(result.json));
  process.exit(0);
}
const pairs = numberOf(values.pairs, 1, 100_000, 'pairs');
const size = numberOf(values.size, 1, 8, 'size');
const seats = numberOf(values.seats, 2, 4, 'seats');

/** The seats of `a`: every second one, in the mirrored match the others. */
const sitting = (mirrored: boolean): Name[] => Array.from({ length: seats }, (_, seat) => ((seat % 2 === 0) !== mirrored ? a : b));

let [wins, draws, losses] = [0, 0, 0];
let margin = 0;
const fallbacks: string[] = [];
const refused: string[] = [];
const times: Record<string, Times> = {};
/** How often the troupes of a setup are turned on by a seat. */
const turns = seats > 2 ? seats : 1;
const bySeat = Array.from({ length: seats }, () => 0);
/** Setups of which `a` won both matches, each side one, and none: what the setup decides lies in the middle. */
const setups = { both: 0, shared: 0, none: 0 };
for (let pair = 0; pair < pairs; pair += 1) {
  const nth = Math.floor(pair / turns);
  const seed = `${values.seed}-${nth}`;
  const more = values.everything ? { eventsAndAgendas: true, upgrades: true, campaign: true } : { eventsAndAgendas: false };
  const lot = new Lot(`options ${seed}`);
  const options = values.everything
    ? { draft: lot.percent(30), objectiveMarkers: lot.percent(40), field: lot.percent(30) ? Math.max(1, size - 1) : size }
    : {};
  const setup = randomSetup(seed, { seats, size, board: boards[nth % boards.length]?.id, ...more, options });
  const drafted = 'draft' in options && options.draft === true ? setup.seats.map(() => ({})) : setup.seats;
  const turned = drafted.map((_, seat) => drafted[(seat + (pair % turns)) % seats] ?? {});
  const before = wins + draws / 2;
  for (const mirrored of [false, true]) {
    const names = sitting(mirrored);
    const dice = turns > 1 ? `${seed} ${pair % turns} ${mirrored}` : seed; // else a seat is lucky in all of them
    const game = play({ ...setup, seats: turned, seed: dice }, catalogue, names, times);
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
