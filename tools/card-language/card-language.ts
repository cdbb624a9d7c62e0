// The page of the card language, from its tables, its sentences and the cards: npm run card-language [-- --check]
// Rewrites the lists of docs/card-language.md between their marks; what stands between the lists is written by hand. With --check nothing is
// written, and a stale page is an error. A modifier or a moment that no code of the rules names always is one.
import { readFileSync, writeFileSync } from 'node:fs';
import { catalogue } from '../../src/cards/index.ts';
import type { Cond, Eff, Mod, Trigger, Value } from '../../src/rules/terms/card-language.ts';
import { triggers } from '../../src/rules/terms/card-language/abilities.ts';
import { conditions } from '../../src/rules/terms/card-language/conditions.ts';
import { effects } from '../../src/rules/terms/card-language/effects.ts';
import { modifiers } from '../../src/rules/terms/card-language/modifiers.ts';
import { values } from '../../src/rules/terms/card-language/words.ts';
import { text } from '../../src/words/card-text/clauses.ts';
import { conditionOf } from '../../src/words/card-text/plan/conditions/conditions.ts';
import { effectsText } from '../../src/words/card-text/plan/effects/effects.ts';
import { modClause } from '../../src/words/card-text/plan/modifiers/modifiers.ts';
import { triggerOf } from '../../src/words/card-text/plan/triggers.ts';
import { valueText } from '../../src/words/card-text/plan/values.ts';
import { textLines } from '../cards/text-lines.ts';
import { fieldsText, WORDS } from './fields.ts';
import { commentsIn, groupsIn, workIn } from './sources.ts';
import { usesOf, written, type Kind, type NodeUse } from './uses.ts';
import { formatted } from '../format-text.mjs';

const PAGE = 'docs/card-language.md';
const FOLDER = 'src/rules/terms/card-language';
const TITLES: Record<string, string> = {
  health: 'Health',
  energy: 'Energy',
  movement: 'Movement',
  durations: 'What lasts',
  stones: 'Moonstones',
  cards: 'Cards',
  ground: 'Terrain',
  others: 'Other models and the match',
  structure: 'Structure',
};

interface Table {
  kind: Kind;
  file: string;
  /** The constants that hold its rows. */
  name: string;
  rows: Record<string, object>;
  say: (node: never, use: NodeUse) => string;
  /** The clauses of the code that handles it. */
  clauses: (row: string) => readonly string[];
}

const work = workIn('src/rules');
const tables = {
  effects: {
    kind: 'do',
    file: 'effects.ts',
    name: 'effects',
    rows: effects,
    say: (eff: Eff, { voice }) => effectsText([eff], voice),
    clauses: (row) => work.effects.get(row) ?? [],
  },
  modifiers: {
    kind: 'mod',
    file: 'modifiers.ts',
    name: 'modifiers',
    rows: modifiers,
    say: (mod: Mod, { voice }) => text(modClause(mod, voice)),
    clauses: (row) => work.modifiers.get(row) ?? [],
  },
  moments: {
    kind: 'on',
    file: 'abilities.ts',
    name: 'triggers',
    rows: triggers,
    say: (trigger: Trigger, { voice }) => text(triggerOf(trigger, voice)),
    clauses: (row) => work.moments.get(row) ?? [],
  },
  conditions: {
    kind: 'cond',
    file: 'conditions.ts',
    name: 'conditions',
    rows: conditions,
    say: (cond: Cond, { voice }) => text(conditionOf(cond, voice)),
    clauses: () => [],
  },
  values: {
    kind: 'value',
    file: 'words.ts',
    name: 'values',
    rows: values,
    say: (value: Value, { voice }) => valueText(value, voice),
    clauses: () => [],
  },
} satisfies Record<string, Table>;

const uses = usesOf();
const used = ({ kind }: Table, row: string): readonly NodeUse[] => uses.get(`${kind} ${row}`) ?? [];
const link = ({ card, file }: NodeUse): string => `[${card}](../${file})`;
const cardsOf = (known: readonly NodeUse[]): NodeUse[] => [...new Map(known.map((use) => [use.file, use])).values()];

/** The example of a row: its shortest use that shows some of its fields, preferably the first use in the catalogue. */
const useOf = (known: readonly NodeUse[]): NodeUse | undefined =>
  [...known]
    .sort((a, b) => written(a.node).length - written(b.node).length)
    .find(({ node }, index) => index === known.length - 1 || Object.keys(node).length > 1) ?? known[0];

function entry(table: Table, group: string, row: string): string {
  const fields = fieldsText(table.rows[row] ?? {});
  const [summary = '', ...rules] = comments(table)(group, row).split(/\s*@rule\s+/);
  const known = used(table, row);
  const example = useOf(known);
  const lines = [`- **\`${row}\`**${fields === '' ? '' : ` \`${fields}\``}${summary === '' ? '' : ` – ${summary}`}`];
  if (example) {
    const text = table.say(example.node as never, example).replace(/\.$/, '');
    const otherCards = cardsOf(known).length - 1;
    const beside = otherCards === 0 ? 'alone' : otherCards === 1 ? 'and one card more' : `and ${otherCards} cards more`;
    lines.push(`  \`${written(example.node)}\` “${text}” (${link(example)}, ${beside})`);
  }
  const clauses = [...new Set([...rules.flatMap((rule) => rule.split(/\s+/)), ...table.clauses(row)])];
  if (clauses.length > 0) lines.push(`  ${clauses.slice(0, 6).join(' ')}`);
  return lines.join('  \n');
}

const read = new Map<string, ReturnType<typeof commentsIn>>();
function comments({ file }: { file: string }): ReturnType<typeof commentsIn> {
  const commentOf = read.get(file) ?? commentsIn(`${FOLDER}/${file}`);
  read.set(file, commentOf);
  return commentOf;
}

function list(table: Table): string {
  const groups = groupsIn(`${FOLDER}/${table.file}`, table.name);
  if (groups.length === 0)
    return Object.keys(table.rows)
      .map((row) => entry(table, table.name, row))
      .join('\n');
  return groups
    .map(({ name, rows }) => [`### ${TITLES[name] ?? name}`, rows.map((row) => entry(table, name, row)).join('\n')].join('\n\n'))
    .join('\n\n');
}

/** The parts of fields, with their descriptions. */
const words = (): string =>
  WORDS.map(({ file, constant, name, text, parts }) => {
    const commentOf = comments({ file });
    const [summary = ''] = commentOf(constant, '').split(/\s*@rule/);
    const beside = parts.flatMap((part) => (commentOf(constant, part) === '' ? [] : [`  - \`${part}\`: ${commentOf(constant, part)}`]));
    return [`- **${name}** \`${text}\`${summary === '' ? '' : ` – ${summary}`}`, ...beside].join('\n');
  }).join('\n');

/** Rows that only one card uses, and rows that none uses. */
function once(): string {
  const rows = Object.values(tables).flatMap((table: Table) =>
    Object.keys(table.rows).map((row) => ({ row, cards: cardsOf(used(table, row)) })),
  );
  const alone = rows.flatMap(({ row, cards: [use, ...more] }) => (use && more.length === 0 ? [`- \`${row}\`: ${link(use)}`] : []));
  const never = rows.flatMap(({ row, cards }) => (cards.length === 0 ? [`\`${row}\``] : []));
  return [`${alone.length} of ${rows.length}:`, alone.join('\n'), ...(never.length > 0 ? [`Of no card: ${never.join(', ')}.`] : [])].join(
    '\n\n',
  );
}

/** A part of a card as its file has it, with its printed text: `card flintlock/dagger`. */
async function part(path: string): Promise<string> {
  const [id = '', abilityId = ''] = path.split('/');
  const card = catalogue.characters[id];
  const ability =
    card?.abilities.find((candidate) => candidate.id === abilityId) ?? (card?.signature?.id === abilityId ? card.signature : undefined);
  if (!card || !ability) throw new Error(`${PAGE} shows ${path}, which no card has`);
  const code = await formatted('part.ts', `x = ${written(ability)}`, { printWidth: 120 });
  const line = textLines().find((text) => text.startsWith(`${path}: `)) ?? '';
  return `\`\`\`ts\n${code.replace(/^x = /, '').replace(/;\n$/, '')}\n\`\`\`\n\n> ${line.slice(path.length + 2)}`;
}

const drawn: Record<string, () => string> = {
  ...Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, () => list(table)])),
  words,
  once,
};
const before = readFileSync(PAGE, 'utf8');
const marked = /(<!-- (?!end)([\w-]+(?: [\w/-]+)?) -->\n)[^]*?(<!-- end -->)/g;
const parts = new Map<string, string>();
for (const [, , mark = ''] of before.matchAll(marked))
  parts.set(mark, mark.startsWith('card ') ? await part(mark.slice('card '.length)) : (drawn[mark]?.() ?? ''));
const page = before.replace(marked, (_, open: string, mark: string, close: string) => `${open}\n${parts.get(mark)}\n\n${close}`);

if (page === before) console.log(`${PAGE} is up to date`);
else if (process.argv.includes('--check')) {
  console.error(`${PAGE} is stale: npm run card-language`);
  process.exitCode = 1;
} else {
  writeFileSync(PAGE, page);
  console.log(`${PAGE} is written`);
}
for (const row of [...Object.keys(modifiers), ...Object.keys(triggers)].filter((key) => !work.named.has(key))) {
  console.error(`No code of the rules names ${row}`);
  process.exitCode = 1;
}
