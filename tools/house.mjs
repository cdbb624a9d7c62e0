// Draws the house from its own import rules: node tools/house.mjs [--check]
// Rewrites the drawings in docs/house.md; with --check nothing is written, and a stale page is an error.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { may, rooms } = createRequire(import.meta.url)(join(root, '.house.cjs'));
const PAGE = join(root, 'docs/house.md');

const parts = Object.keys(may);
const node = (part) => part.replace('src/', '').replaceAll('/', '_');
const isPackage = (path) => path.startsWith('node_modules/');
/** The part of the house to which a path belongs, and the accessible part of it where that is not all. */
function reached(path) {
  const plain = path.replace(/\(.*$/, '').replace(/\/$/, '');
  const part = parts.filter((candidate) => plain === candidate || plain.startsWith(`${candidate}/`)).sort((a, b) => b.length - a.length)[0];
  return part && { part, only: plain === part ? '' : plain.slice(part.length + 1) };
}

function house() {
  const arrows = parts.flatMap((from) =>
    may[from]
      .filter((path) => !isPackage(path))
      .flatMap((path) => {
        const to = reached(path);
        return to ? [`  ${node(from)} -->${to.only ? `|${to.only}|` : ''} ${node(to.part)}`] : [];
      }),
  );
  return ['flowchart TD', ...parts.map((part) => `  ${node(part)}["${part}"]`), ...arrows].join('\n');
}

const packages = () =>
  parts
    .flatMap((part) => {
      const own = may[part].filter(isPackage).map((path) => `\`${path.replace('node_modules/', '').replace(/\/$/, '')}\``);
      return own.length > 0 ? [`- \`${part}\`: ${own.join(', ')}`] : [];
    })
    .join('\n');

/** The rooms of a part, from top to bottom. */
function floors(part) {
  const names = rooms[part].map((room) => room.replace(/\/$/, '')).reverse();
  return [
    'flowchart TD',
    ...names.map((name, index) => `  f${index}["${name}"]`),
    `  ${names.map((_, index) => `f${index}`).join(' --> ')}`,
  ].join('\n');
}

const drawing = (lines) => `\`\`\`mermaid\n${lines}\n\`\`\``;
const drawn = { house: drawing(house()), packages: packages(), rules: drawing(floors('src/rules')), ui: drawing(floors('src/ui')) };

const before = readFileSync(PAGE, 'utf8');
const page = Object.entries(drawn).reduce(
  (text, [name, part]) =>
    text.replace(new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end -->)`), (_, open, close) => `${open}\n${part}\n${close}`),
  before,
);
if (page === before) console.log('docs/house.md is up to date');
else if (process.argv.includes('--check')) {
  console.error('docs/house.md is stale: npm run house');
  process.exitCode = 1;
} else {
  writeFileSync(PAGE, page);
  console.log('docs/house.md is written');
}
