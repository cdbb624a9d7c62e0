// npm run new-card -- NAME: writes the two files of a character, as far as its print is known. The unfinished parts fail the tests: an ability
// without a text, and an example that expects something impossible.
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatted } from '../format-text.mjs';
import { PRINTED_CHARACTERS } from '../../src/cards/printed-index.ts';
import { slug } from '../../src/cards/slug.ts';
import { FACTS } from '../../test/cards/facts.ts';
import { NUMBERS } from '../../test/cards/numbers.ts';
import { exportOf } from '../catalogue/lists.ts';

const name = parseArgs({ allowPositionals: true }).positionals.join(' ').trim();
const id = slug(name);
const card = `src/cards/characters/${id}.ts`;
const examples = `test/golden/${id}.json`;
const taken = [card, examples].find((file) => existsSync(file));
if (id === '' || taken !== undefined) {
  console.error(id === '' ? 'npm run new-card -- NAME, as it is printed' : `There is ${taken} already`);
  process.exit(2);
}

const { abilities, signature } = PRINTED_CHARACTERS.find((candidate) => candidate.id === id) ?? {
  abilities: ['first-ability'],
  signature: 'signature-move',
};
const [factions = '', keywords = '', , , types = '', kinds = ''] = (
  FACTS[id] ?? 'commonwealth; human; deals; suffers; types; passive'
).split('; ');
/** Words of the facts as a list. */
const listed = (words: string, between: string): string => JSON.stringify(words.split(between).filter(Boolean));

const UNKNOWN = 'v1 30mm 8:1,3,5 3 1in 3 0 low-guard - - - - - -';
const [version, base, health, melee, range, arcane, evade, upgrades, ...deal] = (NUMBERS[id] ?? UNKNOWN).split(' ');
const [boxes, dots] = (health ?? '').split(':');
/** A name made from its id; the author, who has the card at hand, corrects punctuation and capitals. */
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

/** The facts about an ability in the card language, without its effect, which the author adds. */
function abilityText(ability: string, index: number): string {
  const [fact = 'passive', cards = ''] = (kinds.split(' | ')[index] ?? 'passive').replace(')', '').split(' (');
  const [kind = 'passive', cost] = fact.split(' ');
  const group = (pattern: RegExp): string | undefined => pattern.exec(fact)?.[1];
  const per = group(/\b(turn|game)\b/);
  const max = group(/×(\d)/);
  const limit = per && `limit: { per: '${per}'${max ? `, max: ${max}` : ''}${fact.endsWith('reload') ? ', reloadable: true' : ''} }`;
  const pulse = group(/(\d+)in pulse/);
  const range = pulse ? undefined : group(/(\d+)in/);
  const outcomes = cards.split(', ').map((card) => {
    const [colours = '', value = 'X'] = card.split(' ');
    const on =
      card === 'catastrophe'
        ? `'catastrophe'`
        : `{ colour: ${colours === 'any' ? `'any'` : listed(colours, '+')}, value: ${value === 'X' ? `'X'` : value} }`;
    return `{ on: ${on}, do: [] }`;
  });
  const last = kind === 'passive' ? 'rules: []' : kind === 'active' ? 'do: []' : `outcomes: [${outcomes.join(', ')}]`;
  const fields = [
    `kind: '${kind}', id: '${ability}', name: ${JSON.stringify(title(ability))}`,
    ...(kind === 'passive' ? [] : [`cost: ${cost}`]),
    ...(range ? [`range: ${range}, target: {}`] : pulse ? [`pulse: ${pulse}`] : []),
    ...(limit ? [limit] : []),
    last,
  ];
  return `{ ${fields.join(', ')} },`;
}

const cardText = `import type { Character } from '../../rules/terms/card-language.ts';
${signature === null ? '' : `import { ${fromDeal.join(', ')} } from '../library/deal.ts';`}

export const ${exportOf(id)}: Character = {
  id: '${id}',
  name: ${JSON.stringify(name)},
  version: ${version?.slice(1)},
  factions: ${listed(factions, '+')},
  keywords: ${listed(keywords, ' ')},
  base: ${base?.slice(0, 2)},
  health: ${boxes},
  blueDots: [${dots}],
  melee: ${melee},
  meleeRange: ${range?.replace('in', '')},
  arcane: ${arcane},
  evade: ${evade},
  abilities: [
    ${abilities.map(abilityText).join('\n')}
  ],
  signature: ${
    signature === null
      ? 'null'
      : `{
    id: '${signature}',
    name: ${JSON.stringify(title(signature))},
    upgrades: '${upgrades}',
    types: ${listed(types.replace(/^types ?/, ''), '+')},
    deal: ${isHarmless ? 'harmless' : `deal(${deal.map(cell).join(', ')})`},
  }`
  },
};
`;

const exampleOf = (kind: string): object => ({
  id: `${id}-${kind}`,
  clauses: [],
  title: `${title(kind)}: what it does`,
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
  writeFileSync(file, await formatted(file, text));
  console.log(`${file} is written`);
}
console.log(
  `Write both, then: npm run catalogue, npm run rules-index, npm run card-language, npx vitest run test/words/card-text/card-text.test.ts -u (and read what it says)`,
);
