// npm run new-card -- NAME: writes the two files of a character, as far as its print is known. What is left to write fails the tests: an
// ability that says nothing, an example that expects what never happens.
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { characters } from '../src/cards/index.ts';
import { PRINTED_CHARACTERS } from '../src/cards/printed-index.ts';
import { slug } from '../src/cards/slug.ts';
import { NUMBERS } from '../test/cards/numbers.ts';
import { exportOf } from './catalogue/lists.ts';

const name = parseArgs({ allowPositionals: true }).positionals.join(' ').trim();
const id = slug(name);
const card = `src/cards/characters/${id}.ts`;
const examples = `test/golden/${id}.json`;
const taken = [card, examples].find((file) => existsSync(file));
if (id === '' || taken !== undefined) {
  console.error(id === '' ? 'npm run new-card -- NAME, as it is printed' : `There is ${taken} already`);
  process.exit(2);
}

const { code, abilities, signature } = PRINTED_CHARACTERS.find((one) => one.id === id) ?? {
  code: undefined,
  abilities: ['first-ability'],
  signature: 'signature-move',
};
/** The second letter of a code stands for the factions: those of somebody who carries the same. */
const kin = PRINTED_CHARACTERS.filter((one) => one.code[1] === code?.[1]);
const factions = characters.find((one) => kin.some((other) => other.id === one.id))?.factions ?? ['commonwealth'];

const UNKNOWN = 'v1 30mm 8:1,3,5 3 1in 3 0 low-guard - - - - - -';
const [version, base, health, melee, range, arcane, evade, upgrades, ...deal] = (NUMBERS[id] ?? UNKNOWN).split(' ');
const [boxes, dots] = (health ?? '').split(':');
/** A name again from its id: signs and capitals are for whoever has the card at hand. */
const title = (slugged: string): string =>
  slugged.replace(/(^|-)(.)/g, (_, gap, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());
/** A value of the deal table as a card writes it. */
function cell(value: string): string {
  const hit = value.startsWith('-') ? 'null' : value.replace('*', '');
  return value.endsWith('*') ? `circled(${hit})` : hit;
}
const isHarmless = deal.every((value) => value === '-');
const fromDeal = ['circled', 'deal', 'harmless'].filter((word) =>
  word === 'circled' ? deal.join().includes('*') : (word === 'harmless') === isHarmless,
);

const cardText = `import type { Character } from '../../rules/terms/card-language.ts';
${signature === null ? '' : `import { ${fromDeal.join(', ')} } from '../library/deal.ts';`}

export const ${exportOf(id)}: Character = {
  id: '${id}',
  name: ${JSON.stringify(name)},
  version: ${version?.slice(1)},
  factions: ${JSON.stringify(factions)},
  keywords: ['human'],
  base: ${base?.slice(0, 2)},
  health: ${boxes},
  blueDots: [${dots}],
  melee: ${melee},
  meleeRange: ${range?.replace('in', '')},
  arcane: ${arcane},
  evade: ${evade},
  abilities: [
    ${abilities.map((ability) => `{ kind: 'passive', id: '${ability}', name: ${JSON.stringify(title(ability))}, rules: [] },`).join('\n')}
  ],
  signature: ${
    signature === null
      ? 'null'
      : `{
    id: '${signature}',
    name: ${JSON.stringify(title(signature))},
    upgrades: '${upgrades}',
    types: ${isHarmless ? '[]' : `['impact']`},
    deal: ${isHarmless ? 'harmless' : `deal(${deal.map(cell).join(', ')})`},
  }`
  },
};
`;

const exampleOf = (what: string): object => ({
  id: `${id}-${what}`,
  clauses: [],
  title: `${title(what)}: what it does`,
  seats: [{ troupe: [id] }, { troupe: ['quack'] }],
  models: { [id]: { at: [18, 18] }, quack: { at: [18, 24] } },
  stones: [],
  turn: 2,
  first: 0,
  seed: '1',
  decisions: [{ seat: 0, kind: 'activate', model: id }],
  expect: { state: 'not-yet-written' },
});
const whats = [...new Set([...abilities, ...(signature === null ? [] : [signature])])];

for (const [file, text] of [
  [card, cardText],
  [examples, JSON.stringify(whats.map(exampleOf))],
] as const) {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`${file} is written`);
}
console.log(
  `Write both, then: npm run catalogue, npm run rules-index, npx vitest run test/words/card-text.test.ts -u (and read what it says)`,
);
