// The index of the rules: the code that keeps each clause and the tests that name it. npm run rules-index -- [--check]
// Written to docs/rules-index.md; with --check nothing is written, and a stale file is an error. A clause without code or without a test is always an
// error.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';

/** Every system of the rules: its name and how many clauses it has. */
const SYSTEMS: Record<string, [name: string, clauses: number]> = {
  DEF: ['Definitions', 34],
  CRD: ['Character cards', 22],
  SET: ['Board, troupes, factions', 20],
  MST: ['Growing Moonstones', 11],
  DEP: ['Deployment', 13],
  TRN: ['Turns', 4],
  REP: ['Replenish Step', 4],
  INI: ['Who activates first', 9],
  ACT: ['Activation Step', 18],
  DSC: ['Discard Step', 3],
  STP: ['Step', 6],
  JOG: ['Jog', 12],
  TRV: ['Traverse', 9],
  HRV: ['Harvest', 8],
  MOV: ['Movement and gaps', 15],
  TER: ['Terrain', 18],
  FAE: ['Faeries', 7],
  LOS: ['Line of sight', 15],
  COV: ['Cover', 14],
  ELE: ['Elevated positions', 9],
  ENG: ['Engagement', 7],
  ABL: ['Active Abilities', 27],
  ARC: ['Arcane Abilities', 49],
  FAL: ['Falling', 14],
  REM: ['Removed from Play', 6],
  EDG: ['Board edge', 4],
  REA: ['Reaction Steps', 15],
  HLD: ['Holding and dropping Moonstones', 9],
  SLN: ['Slain', 8],
  SLW: ['Slow', 5],
  MEL: ['Melee', 30],
  CRT: ['Critical Hits', 7],
  DMG: ['Types and modifiers', 10],
  FUP: ['Follow-Up Attacks', 15],
  SIG: ['Signature Moves', 16],
  END: ['End Step of a melee', 9],
  WIN: ['Winning', 7],
  SUD: ['Sudden Death', 6],
  DRF: ['Drafting', 8],
  EVA: ['Events and Agendas', 29],
  CMP: ['Campaign cards', 11],
  CTL: ['Control', 7],
  UPG: ['Upgrades', 17],
  CHR: ['What cards leave open', 75],
  VAR: ['Variants', 12],
};
const CODE = ['src/rules', 'src/geometry', 'src/record', 'src/cards', 'src/seats', 'src/troupes', 'src/campaign', 'machines'];
const INDEX = 'docs/rules-index.md';
const CLAUSE = new RegExp(`\\b(${Object.keys(SYSTEMS).join('|')})-(\\d+)\\b`, 'g');

type NamedClauses = Map<string, Set<string>>;

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort();

const clausesIn = (text: string): string[] => [...text.matchAll(CLAUSE)].map(([clause]) => clause);

function note(named: NamedClauses, clauses: readonly string[], file: string): void {
  for (const clause of clauses) named.set(clause, (named.get(clause) ?? new Set()).add(file));
}

/** Clauses in `@rule` tags, and in the reasons of refusals. */
function codeOf(): NamedClauses {
  const named: NamedClauses = new Map();
  for (const file of CODE.flatMap(filesUnder).filter((name) => name.endsWith('.ts'))) {
    const text = readFileSync(file, 'utf8');
    const tags = [...text.matchAll(/@rule ([^*\n]*)/g)].flatMap(([, rules = '']) => clausesIn(rules));
    const reasons = [...text.matchAll(/'([A-Z]{3}-\d+)'/g)].flatMap(([, clause = '']) => clausesIn(clause));
    note(named, [...tags, ...reasons], relative('src', file).replace(/^\.\.\//, ''));
  }
  return named;
}

/** Clauses in the titles of tests and in worked examples. */
function testsOf(): NamedClauses {
  const named: NamedClauses = new Map();
  for (const file of filesUnder('test')) {
    const text = readFileSync(file, 'utf8');
    if (extname(file) === '.json' && file.startsWith(join('test', 'golden'))) {
      const examples = [JSON.parse(text) as { clauses?: string[] } | { clauses?: string[] }[]].flat();
      const clauses = examples.flatMap(({ clauses = [] }) => clauses);
      note(named, clausesIn(clauses.join(' ')), relative('test', file).replace(/\.json$/, ''));
    } else if (file.endsWith('.test.ts')) {
      const titles = [...text.matchAll(/\b(?:it|describe|test)(?:\.\w+)?(?:\([^'"`]*\))?\(\s*(['"`])(.*?)\1/gs)].map(
        ([, , title = '']) => title,
      );
      note(named, clausesIn(titles.join(' ')), relative('test', file).replace(/\.test\.ts$/, ''));
    }
  }
  return named;
}

/** Every clause of the book. */
const all = Object.entries(SYSTEMS).flatMap(([system, [, count]]) => Array.from({ length: count }, (_, index) => `${system}-${index + 1}`));

function section(system: string, code: NamedClauses, tests: NamedClauses): string {
  const [name, count] = SYSTEMS[system] ?? ['', 0];
  const cell = (named: NamedClauses, clause: string): string =>
    [...(named.get(clause) ?? [])].map((file) => `\`${file}\``).join(', ') || '–';
  const rows = Array.from({ length: count }, (_, index) => `${system}-${index + 1}`).map(
    (clause) => `| ${clause} | ${cell(code, clause)} | ${cell(tests, clause)} |`,
  );
  return [`## ${system} – ${name}`, '', '<!-- prettier-ignore -->', '| clause | code | tests |', '| --- | --- | --- |', ...rows].join('\n');
}

const [code, tests] = [codeOf(), testsOf()];
const without = (named: NamedClauses): string[] => all.filter((clause) => !named.has(clause));

/** The gaps of the index, each as a sentence with its clauses. */
const gaps = (
  [
    ['Clauses without code', without(code)],
    ['Clauses without a test', without(tests)],
    ['Named, but no clause', [...new Set([...code.keys(), ...tests.keys()])].filter((clause) => !all.includes(clause)).sort()],
  ] as const
).flatMap(([heading, clauses]) => (clauses.length > 0 ? [`${heading}: ${clauses.join(', ')}`] : []));

function page(): string {
  return `${[
    '# Index of the rules',
    'Written by `npm run rules-index`. Code: files that carry the clause as `@rule` or refuse a decision with it (folders of `src`, and the statecharts in `machines`). Tests: files in `test` that name it in a title, and the worked examples in `test/golden`.',
    `${all.length} clauses: ${all.length - without(code).length} with code, ${all.length - without(tests).length} with tests.`,
    ...Object.keys(SYSTEMS).map((system) => section(system, code, tests)),
    '## Gaps',
    gaps.length > 0 ? gaps.join('\n\n') : 'None: every clause has code and a test.',
  ].join('\n\n')}\n`;
}

const written = page();
if (!process.argv.includes('--check')) {
  writeFileSync(INDEX, written);
  console.log(`${INDEX} is written`);
} else if (readFileSync(INDEX, 'utf8') === written) {
  console.log(`${INDEX} is up to date`);
} else {
  console.error(`${INDEX} is stale: npm run rules-index`);
  process.exitCode = 1;
}
for (const gap of gaps) {
  console.error(gap);
  process.exitCode = 1;
}
