// The catalogue report: npm run cards -- [--json]
import { parseArgs } from 'node:util';
import { catalogue } from '../src/cards/index.ts';
import { PRINTED_CAMPAIGN_CARDS, PRINTED_CHARACTERS, PRINTED_UPGRADES } from '../src/cards/printed-index.ts';
import type { Ability, Character } from '../src/rules/terms/card-language.ts';

interface Count {
  total: number;
  automated: number;
  /** Not said in the card language: left to code that knows the card by name, or to the table. */
  hooked: number;
  missing: string[];
}
type State = 'automated' | 'hooked' | 'missing';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

/** Whether an ability says in the card language what it does. */
function isSaid(ability: Ability): boolean {
  if (ability.kind === 'passive') return ability.rules.length > 0;
  if (ability.kind === 'active') return ability.do.length > 0;
  return ability.outcomes.some((outcome) => outcome.do.length > 0);
}
const said = (is: boolean | undefined): State => (is === undefined ? 'missing' : is ? 'automated' : 'hooked');

const cardOf = (id: string): Character | undefined => catalogue.characters[id.replace(/#\d+$/, '')];

function ability(path: string): State {
  const [character = '', id = ''] = path.split('/');
  const found = cardOf(character)?.abilities.find((one) => one.id === id);
  return said(found && isSaid(found));
}
function signature(path: string): State {
  const [character = '', id = ''] = path.split('/');
  return said(cardOf(character)?.signature?.id === id || undefined);
}
function character(id: string): State {
  return said(cardOf(id)?.abilities.every(isSaid));
}
function upgrade(id: string): State {
  const found = catalogue.upgrades?.[id];
  if (!found) return 'missing';
  const { abilities, keywords = [], without = [], stats = {} } = found;
  return said([...abilities, ...keywords, ...without, ...Object.keys(stats)].length > 0 && abilities.every(isSaid));
}
function campaignCard(id: string): State {
  const found = catalogue.tableCards?.[id];
  return said(found?.kind === 'campaign' ? found.byHand !== true : undefined);
}

function count(printed: readonly string[], stateOf: (id: string) => State): Count {
  const missing = printed.filter((id) => stateOf(id) === 'missing');
  const hooked = printed.filter((id) => stateOf(id) === 'hooked').length;
  return { total: printed.length, automated: printed.length - missing.length - hooked, hooked, missing };
}

/** What has been printed, and the players' own cards beside it. */
const characters = [
  ...PRINTED_CHARACTERS,
  ...Object.values(catalogue.characters)
    .filter(({ id }) => !PRINTED_CHARACTERS.some((one) => one.id === id))
    .map((own) => ({ id: own.id, abilities: own.abilities.map(({ id }) => id), signature: own.signature?.id ?? null })),
];

const report = {
  characters: count(
    characters.map(({ id }) => id),
    character,
  ),
  abilities: count(
    characters.flatMap(({ id, abilities }) => abilities.map((one) => `${id}/${one}`)),
    ability,
  ),
  signatures: count(
    characters.flatMap(({ id, signature: one }) => (one === null ? [] : [`${id}/${one}`])),
    signature,
  ),
  upgrades: count([...new Set([...PRINTED_UPGRADES.map(({ id }) => id), ...Object.keys(catalogue.upgrades ?? {})])], upgrade),
  campaignCards: count(
    PRINTED_CAMPAIGN_CARDS.map(({ id }) => id),
    campaignCard,
  ),
} satisfies Record<string, Count>;

if (values.json) console.log(JSON.stringify(report));
else
  for (const [what, { total, automated, hooked }] of Object.entries(report))
    console.log(`${what.padEnd(14)} ${String(automated).padStart(4)} of ${total} automated, ${hooked} by hand`);
