import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MANNERS, meet, meetingOf } from './meeting.ts';

/**
 * `npm run meetings -- --seed S --minutes N`: tries positions in which two texts meet, checked by the invariants and the laws. One character after
 * another acts beside others drawn by the seed, also in the last health box, also driven by an enemy, also at three seats.
 * Prints the number of positions and the finds by kind. `--part FILE` stores the counts and continues from them; `--only K` plays one meeting alone.
 * Ctrl-C ends it after the present meeting.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '5' },
    part: { type: 'string' },
    only: { type: 'string' },
  },
});

interface FindKind {
  times: number;
  meeting: number;
  name: string;
  problem: string;
}
interface Part {
  seed: string;
  next: number;
  meetings: number;
  positions: number;
  decisions: number;
  manners: Record<string, number>;
  kinds: Record<string, FindKind>;
}

const fresh: Part = { seed: values.seed, next: 0, meetings: 0, positions: 0, decisions: 0, manners: {}, kinds: {} };
const { part: file } = values;
const part: Part = file !== undefined && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Part) : fresh; // written below

/** The kind of a find: its text without the names of models. */
const kindOf = (kind: string): string =>
  kind
    .replaceAll(/\d:[a-z0-9-]+/g, '·')
    .replaceAll(/\d+/g, '#')
    .slice(0, 120);

function keep(): void {
  if (file === undefined) return;
  writeFileSync(`${file}.new`, JSON.stringify(part));
  renameSync(`${file}.new`, file);
}

function play(number: number): void {
  const meeting = meetingOf(part.seed, number);
  if (!meeting) return;
  const note = (name: string): void => {
    const kind = kindOf(name);
    const known = part.kinds[kind];
    if (!known)
      console.error(
        `meeting ${number}, ${meeting.name} (${meeting.manner}): ${name}\n  repeat: npm run meetings -- --seed ${part.seed} --only ${number}`,
      );
    part.kinds[kind] = known ? { ...known, times: known.times + 1 } : { times: 1, meeting: number, name: meeting.name, problem: name };
  };
  part.meetings += 1;
  try {
    const { positions, decisions, wrongs } = meet(meeting);
    part.positions += positions;
    part.decisions += decisions;
    part.manners[meeting.manner] = (part.manners[meeting.manner] ?? 0) + positions;
    wrongs.forEach(note);
  } catch (error) {
    note(error instanceof Error ? `${error.message} ${error.stack?.split('\n')[1]?.trim() ?? ''}` : String(error));
  }
}

let isStopped = false;
process.once('SIGINT', () => (isStopped = true));

if (values.only !== undefined) play(Number(values.only));
else {
  const until = Date.now() + Number(values.minutes) * 60_000;
  while (!isStopped && Date.now() < until) {
    play(part.next);
    part.next += 1;
    if (part.next % 20 === 0) keep();
    await new Promise(setImmediate);
  }
  keep();
}

const kinds = Object.entries(part.kinds).sort(([, a], [, b]) => b.times - a.times);
console.log(`${part.meetings} meetings, ${part.positions} positions tried, ${part.decisions} decisions`);
console.log(MANNERS.map((manner) => `${manner} ${part.manners[manner] ?? 0}`).join(', '));
console.log(kinds.length === 0 ? 'no finds' : `${kinds.length} kinds of finds:`);
for (const [kind, { times, meeting, name }] of kinds) console.log(`  ${times} × ${kind}  (first: ${meeting}, ${name})`);
process.exitCode = kinds.length > 0 ? 1 : 0;
