import { parseArgs } from 'node:util';
import { catalogue } from '../../src/cards/index.ts';
import { readScenario } from '../../src/record/scenario/scenario.ts';
import { Lot } from '../../src/players/lot.ts';
import { playMatch } from './play-match.ts';
import { firing } from './players/aims.ts';
import { playable, randomSetup, terrainOf } from './setups/random-setup.ts';
import type { Options } from '../../src/rules/terms/match.ts';

/** `npm run simulate`: plays whole matches without a screen. */
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string', default: '2' },
    size: { type: 'string' },
    players: { type: 'string', default: 'random' },
    events: { type: 'string', default: 'some' },
    upgrades: { type: 'string', default: 'some' },
    board: { type: 'string' },
    table: { type: 'string', default: 'board' },
    options: { type: 'string', default: '{}' },
    campaign: { type: 'string', default: 'some' },
    json: { type: 'boolean', default: false },
  },
});

if (values.players !== 'random') {
  console.error(`There are no players called ${values.players}; there is: random`);
  process.exit(2);
}

/** The options from the command line, checked like those of a scenario file. */
function optionsGiven(text: string): Partial<Options> {
  try {
    const read = readScenario({ id: 'options', seats: [{ troupe: [] }, { troupe: [] }], options: JSON.parse(text) as unknown });
    if (read.ok) return JSON.parse(text) as Partial<Options>; // it was read without complaints
    console.error(`These are no options: ${read.why}`);
  } catch {
    console.error(`Options are JSON, as in a scenario file: '{"draft":true}'.`);
  }
  return process.exit(2);
}

const seats = Number(values.seats);
const size = Number(values.size ?? { 2: 6, 3: 4, 4: 3 }[seats] ?? 3);
const matches = Number(values.matches);
if (![2, 3, 4].includes(seats) || !(size >= 1) || !(matches >= 1)) {
  console.error('Seats are 2 to 4, size and matches at least 1.');
  process.exit(2);
}

if (playable(size).length === 0) {
  console.error(`No faction has ${size} characters.`);
  process.exit(2);
}

if (![values.events, values.campaign].every((share) => ['all', 'some', 'none'].includes(share))) {
  console.error('Events and Agendas, and campaign cards, are in all, some or none of the matches.');
  process.exit(2);
}
if (!['all', 'some', 'none'].includes(values.upgrades)) {
  console.error('Upgrades are in all, some or none of the matches.');
  process.exit(2);
}
if (values.board !== undefined && !terrainOf(values.board, values.seed)) {
  console.error(`There is no board ${values.board}; "generated" makes one from the seed.`);
  process.exit(2);
}
if (values.table !== 'board' && values.table !== 'spoken') {
  console.error('The table is a board, or spoken.');
  process.exit(2);
}
const options: Partial<Options> = { ...optionsGiven(values.options), ...(values.table === 'spoken' ? { table: 'spoken' } : {}) };
/** Events and Agendas, upgrades and campaign cards are in a third of the matches, unless all or none were asked for. */
const isWith = (feature: 'events' | 'upgrades' | 'campaign', seed: string): boolean =>
  values[feature] === 'some' ? new Lot(`${feature} ${seed}`).percent(33) : values[feature] === 'all';

const more = `--events ${values.events} --upgrades ${values.upgrades} --campaign ${values.campaign}${values.table === 'board' ? '' : ' --table spoken'}${values.board === undefined ? '' : ` --board ${values.board}`}${values.options === '{}' ? '' : ` --options '${values.options}'`}`;

let finished = 0;
let decisions = 0;
let spent = 0n;
const violations: string[] = [];
const used = new Set<string>();
for (let match = 0; match < matches; match += 1) {
  const seed = matches === 1 ? values.seed : `${values.seed}-${match}`;
  const cards = { eventsAndAgendas: isWith('events', seed), upgrades: isWith('upgrades', seed), campaign: isWith('campaign', seed) };
  const played = playMatch(randomSetup(seed, { seats, size, ...cards, board: values.board, options }), catalogue);
  finished += played.finished ? 1 : 0;
  decisions += played.decisions;
  spent += played.spent;
  for (const ability of played.used.keys()) used.add(ability);
  for (const violation of played.violations) {
    violations.push(violation);
    console.error(`${violation}\n  repeat: npm run simulate -- --matches 1 --seed ${seed} --seats ${seats} --size ${size} ${more}`);
  }
  if (!played.finished && played.violations.length === 0) {
    const fault = `seed ${seed}: not finished after ${played.decisions} decisions`;
    violations.push(fault);
    console.error(fault);
  }
}

const report = {
  matches,
  finished,
  decisions,
  decisionsPerSecond: Math.round(decisions / (Number(spent) / 1e9)),
  violations,
  abilitiesUsed: firing.filter((ability) => used.has(ability)).length,
  abilitiesTotal: firing.length,
};
if (values.json) console.log(JSON.stringify(report));
else {
  console.log(`${finished} of ${matches} matches finished, ${decisions} decisions, ${report.decisionsPerSecond} a second`);
  console.log(`${report.abilitiesUsed} of ${report.abilitiesTotal} abilities used, ${violations.length} violations`);
  for (const ability of firing) if (!used.has(ability)) console.log(`  never used: ${ability}`);
}
process.exitCode = violations.length > 0 ? 1 : 0;
