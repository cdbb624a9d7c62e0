import { parseArgs } from 'node:util';
import { catalogue } from '../src/cards/index.ts';
import { Lot } from '../src/players/lot.ts';
import { AIMS, campaignCards, firing, signatures, standing, tableCards, unreachable, upgrades } from './simulate/aims.ts';
import { eagerFor } from './simulate/eager-player.ts';
import { playMatch } from './simulate/play-match.ts';
import { soakMatch } from './simulate/soak-setup.ts';

/**
 * `npm run soak`: whole matches without a screen in which players, boards, options and troupes change from seed to seed, until every
 * ability, signature move and card of the roster has been at work. The matches take turns in what they are played for; `--aim` has
 * all of them played for one thing. A match played alone (`--matches 1`) is watched after every decision; of many, each is watched
 * now and then. Ctrl-C ends it after the match under way and tells of those played so far.
 */
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    aim: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const matches = Number(values.matches);
if (!(matches >= 1)) {
  console.error('At least one match.');
  process.exit(2);
}
if (values.aim !== undefined && !AIMS.includes(values.aim)) {
  console.error(
    `Nothing of the roster is called ${values.aim}${unreachable.has(values.aim) ? ` that could be seen: ${unreachable.get(values.aim)}` : ''}`,
  );
  process.exit(2);
}

const BROKEN_EVERY = 5;
const LEAKS_EVERY = 61;
const TELLS_EVERY = 67;
const TOLD_EVERY = 71;
const LAWS_EVERY = 1;
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
const used = new Map<string, number>();
const aims: Record<string, { tried: number; reached: number }> = {};
for (let match = 0; match < matches && !isStopped; match += 1) {
  const seed = matches === 1 ? values.seed : `${values.seed}-${match}`;
  const soak = soakMatch(seed, values.aim);
  const alone = matches === 1;
  const one = playMatch(soak.setup, catalogue, {
    player: eagerFor(soak),
    brokenEvery: alone ? 1 : BROKEN_EVERY,
    leaksEvery: alone ? 1 : LEAKS_EVERY,
    tellsEvery: alone ? 1 : TELLS_EVERY,
    toldEvery: alone ? 1 : TOLD_EVERY,
    lawsEvery: alone ? 1 : LAWS_EVERY,
    refold: alone || new Lot(`refold ${seed}`).percent(REFOLDED),
  });
  played += 1;
  finished += one.finished ? 1 : 0;
  decisions += one.decisions;
  spent += one.spent;
  for (const [name, times] of one.used) used.set(name, (used.get(name) ?? 0) + times);
  const { tried, reached } = aims[soak.wish] ?? { tried: 0, reached: 0 };
  aims[soak.wish] = { tried: tried + 1, reached: reached + (one.used.has(soak.aim) ? 1 : 0) };
  if (!one.finished && one.violations.length === 0) one.violations.push(`seed ${seed}: not finished after ${one.decisions} decisions`);
  for (const what of one.violations) {
    violations.push(what);
    const aim = values.aim === undefined ? '' : ` --aim ${values.aim}`;
    console.error(`${what}\n  repeat: npm run soak -- --matches 1 --seed ${seed}${aim}`);
  }
  if ((match + 1) % PROGRESS === 0) console.error(`${match + 1} of ${matches}, ${violations.length} violations, ${used.size} at work`);
  await new Promise(setImmediate);
}

/** What of a group was at work, how often each, and what never. */
function share(names: readonly string[]): { used: number; total: number; never: string[]; times: Record<string, number> } {
  const never = names.filter((name) => !used.has(name));
  return {
    used: names.length - never.length,
    total: names.length,
    never,
    times: Object.fromEntries(names.map((name) => [name, used.get(name) ?? 0])),
  };
}
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
  standing: share(standing),
  aims,
  unreachable: Object.fromEntries(unreachable),
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
    ['abilities and upgrades that go without saying', report.standing],
  ] as const) {
    console.log(`${some} of ${total} ${what} used`);
    for (const name of never) console.log(`  never used: ${name}`);
  }
  for (const [name, why] of unreachable) console.log(`not to be seen: ${name}: ${why}`);
  console.log(`${violations.length} violations`);
}
process.exitCode = violations.length > 0 ? 1 : 0;
