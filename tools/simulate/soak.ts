import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Lot } from '../../src/players/lot.ts';
import { AIMS, unreachable } from './players/aims.ts';
import { eagerFor } from './players/eager-player.ts';
import { playMatch } from './play-match.ts';
import { soakMatch } from './setups/soak-setup.ts';
import { count, emptyTally, leastTried, linesOf, reportOf, type Tally } from './tally.ts';
import { witnessFor } from './shadow/witnesses.ts';

/**
 * `npm run soak`: plays whole matches without a screen in which players, boards, options and troupes change from seed to seed, until every ability,
 * signature move and card of the roster has been used. The matches take turns among the aims, every other one with an aim that was never seen;
 * `--aim` sets one aim for all. A match that is played alone (`--matches 1`) is checked after every decision; of many matches, each is checked now
 * and then. Ctrl-C ends it after the present match and reports on the matches so far.
 * `--from` begins with another number than 0, so that several processes can share a soak; with `--part FILE` the counts are stored in that file and
 * an interrupted soak continues from it; `--sum` reports on the files named after it.
 */
const { values, positionals } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    aim: { type: 'string' },
    part: { type: 'string' },
    sum: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const BROKEN_EVERY = 5;
const LEAKS_EVERY = 127;
const TELLS_EVERY = 131;
const TOLD_EVERY = 137;
const LAWS_EVERY = 1;
const REFOLDED = 10; // per cent of the matches
/** Reports progress after so many matches. */
const PROGRESS = 100;
/** Stores its part after so many matches. */
const KEPT_EVERY = 5;

const readPart = (file: string): Tally => JSON.parse(readFileSync(file, 'utf8')) as Tally; // written below

function keep(tally: Tally, file: string): void {
  writeFileSync(`${file}.new`, JSON.stringify(tally));
  renameSync(`${file}.new`, file);
}

let isStopped = false;
process.once('SIGINT', () => (isStopped = true));

/** Plays one match and counts it. */
function play(tally: Tally, seed: string, wanted: string | undefined, alone: boolean): void {
  const aim = wanted === undefined ? '' : ` --aim ${wanted}`;
  const say = (fault: string): void => {
    const violation = `${fault}\n  repeat: npm run soak -- --matches 1 --seed ${seed}${aim}`;
    tally.violations.push(violation);
    console.error(violation);
  };
  const soak = soakMatch(seed, wanted);
  const { cards, ...witness } = witnessFor(seed);
  const result = playMatch(soak.setup, cards, {
    player: eagerFor(soak),
    brokenEvery: alone ? 1 : BROKEN_EVERY,
    leaksEvery: alone ? 1 : LEAKS_EVERY,
    tellsEvery: alone ? 1 : TELLS_EVERY,
    toldEvery: alone ? 1 : TOLD_EVERY,
    lawsEvery: alone ? 1 : LAWS_EVERY,
    refold: alone || new Lot(`refold ${seed}`).percent(REFOLDED),
    ...witness,
  });
  count(tally, soak.wish, result.used.has(soak.aim), result);
  result.violations.forEach(say);
  if (!result.finished && result.violations.length === 0) say(`seed ${seed}: not finished after ${result.decisions} decisions`);
}

async function soak(): Promise<Tally> {
  const [matches, from] = [Number(values.matches), Number(values.from)];
  const { part } = values;
  const tally = part !== undefined && existsSync(part) ? readPart(part) : emptyTally(values.seed, from);
  while (tally.next < from + matches && !isStopped) {
    const began = Date.now();
    const { next: number } = tally;
    const wanted = values.aim ?? (number % 2 === 1 ? leastTried(tally) : undefined);
    const alone = matches === 1 && part === undefined;
    const seed = alone ? values.seed : `${tally.seed}-${number}`;
    try {
      play(tally, seed, alone ? values.aim : wanted, alone);
    } catch (error) {
      // The match could not begin: this is one violation, and the soak goes on.
      tally.next = number + 1;
      tally.violations.push(`seed ${seed}: ${String(error)}`);
      console.error(error);
    }
    tally.lasted += Date.now() - began;
    const played = tally.next - from;
    if (part !== undefined && (played % KEPT_EVERY === 0 || played === matches)) keep(tally, part);
    if (played % PROGRESS === 0)
      console.error(`${played} of ${matches}, ${tally.violations.length} violations, ${Object.keys(tally.used).length} at work`);
    await new Promise(setImmediate);
  }
  if (part !== undefined) keep(tally, part);
  return tally;
}

if (!(Number(values.matches) >= 1) || !(Number(values.from) >= 0)) {
  console.error('At least one match, and numbers from 0.');
  process.exit(2);
}
if (values.aim !== undefined && !AIMS.includes(values.aim)) {
  console.error(
    `Nothing of the roster is called ${values.aim}${unreachable.has(values.aim) ? ` that could be seen: ${unreachable.get(values.aim)}` : ''}`,
  );
  process.exit(2);
}
const report = reportOf(values.sum ? positionals.map(readPart) : [await soak()]);
if (values.json) console.log(JSON.stringify(report));
else for (const line of linesOf(report)) console.log(line);
process.exitCode = report.violations.length > 0 ? 1 : 0;
