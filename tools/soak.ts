import { parseArgs } from 'node:util';
import { catalogue } from '../src/cards/index.ts';
import { Lot } from '../src/players/lot.ts';
import { campaignCards, firing, signatures, tableCards, upgrades } from './simulate/aims.ts';
import { eagerDecision } from './simulate/eager-player.ts';
import { playMatch } from './simulate/play-match.ts';
import { soakMatch } from './simulate/soak-setup.ts';

/**
 * `npm run soak`: whole matches without a screen in which players, boards, options and troupes change from seed to seed, until every
 * ability, signature move and card of the roster has been at work. A match played alone (`--matches 1`) is watched after every
 * decision; of many, each is watched now and then. Ctrl-C ends it after the match under way and tells of those played so far.
 */
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const matches = Number(values.matches);
if (!(matches >= 1)) {
  console.error('At least one match.');
  process.exit(2);
}

const BROKEN_EVERY = 5;
const LEAKS_EVERY = 61;
const TELLS_EVERY = 67;
const REFOLDED = 10; // matches of a hundred
/** Says after so many matches how far it is. */
const PROGRESS = 100;

let isStopped = false;
process.once('SIGINT', () => (isStopped = true));

let played = 0;
let finished = 0;
let decisions = 0;
let spent = 0n;
const violations: string[] = [];
const used = new Set<string>();
for (let match = 0; match < matches && !isStopped; match += 1) {
  const seed = matches === 1 ? values.seed : `${values.seed}-${match}`;
  const { setup, aim } = soakMatch(seed);
  const alone = matches === 1;
  const one = playMatch(setup, catalogue, {
    player: (folded, opening, lot, sofar) => eagerDecision(folded.match, opening, catalogue, lot, { aim, used: sofar }, folded.line),
    brokenEvery: alone ? 1 : BROKEN_EVERY,
    leaksEvery: alone ? 1 : LEAKS_EVERY,
    tellsEvery: alone ? 1 : TELLS_EVERY,
    refold: alone || new Lot(`refold ${seed}`).percent(REFOLDED),
  });
  played += 1;
  finished += one.finished ? 1 : 0;
  decisions += one.decisions;
  spent += one.spent;
  for (const name of one.used) used.add(name);
  if (!one.finished && one.violations.length === 0) one.violations.push(`seed ${seed}: not finished after ${one.decisions} decisions`);
  for (const what of one.violations) {
    violations.push(what);
    console.error(`${what}\n  repeat: npm run soak -- --matches 1 --seed ${seed}`);
  }
  if ((match + 1) % PROGRESS === 0) console.error(`${match + 1} of ${matches}, ${violations.length} violations, ${used.size} at work`);
  await new Promise(setImmediate);
}

const share = (names: readonly string[]): { used: number; total: number; never: string[] } => {
  const never = names.filter((name) => !used.has(name));
  return { used: names.length - never.length, total: names.length, never };
};
const report = {
  matches: played,
  finished,
  decisions,
  decisionsPerSecond: Math.round(decisions / (Number(spent) / 1e9)),
  violations,
  abilities: share(firing),
  signatures: share(signatures),
  tableCards: share(tableCards),
  campaignCards: share(campaignCards),
  upgrades: share(upgrades),
};
if (values.json) console.log(JSON.stringify(report));
else {
  console.log(`${finished} of ${played} matches finished, ${decisions} decisions, ${report.decisionsPerSecond} a second`);
  for (const [what, { used: some, total, never }] of [
    ['abilities', report.abilities],
    ['signature moves', report.signatures],
    ['Events and Agendas', report.tableCards],
    ['campaign cards', report.campaignCards],
    ['upgrades', report.upgrades],
  ] as const) {
    console.log(`${some} of ${total} ${what} used`);
    for (const name of never) console.log(`  never used: ${name}`);
  }
  console.log(`${violations.length} violations`);
}
process.exitCode = violations.length > 0 ? 1 : 0;
