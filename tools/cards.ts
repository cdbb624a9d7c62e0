// The catalogue report: npm run cards -- [--json]
import { catalogue, UPGRADES } from '../src/cards/index.ts';
import { PRINTED_CAMPAIGN_CARDS, PRINTED_CHARACTERS, PRINTED_UPGRADES } from '../src/cards/printed-index.ts';

interface Count {
  total: number;
  automated: number;
  /** Written by hand because the card language cannot say it. */
  hooked: number;
  missing: string[];
}

const count = (printed: readonly string[], has: (id: string) => boolean): Count => {
  const missing = printed.filter((id) => !has(id));
  return { total: printed.length, automated: printed.length - missing.length, hooked: 0, missing };
};

/** Those that the table carries out itself are not automated. */
function handed(all: Count, byHand: (id: string) => boolean, printed: readonly string[]): Count {
  const hooked = printed.filter(byHand).length;
  return { ...all, automated: all.automated - hooked, hooked };
}

const cardOf = (id: string) => catalogue.characters[id.replace(/#\d+$/, '')];
const split = (path: string): [character: string, part: string] => {
  const [character = '', part = ''] = path.split('/');
  return [character, part];
};

const report: Record<'characters' | 'abilities' | 'signatures' | 'upgrades' | 'campaignCards', Count> = {
  characters: count(
    PRINTED_CHARACTERS.map(({ id }) => id),
    (id) => cardOf(id) !== undefined,
  ),
  abilities: count(
    PRINTED_CHARACTERS.flatMap(({ id, abilities }) => abilities.map((ability) => `${id}/${ability}`)),
    (path) => {
      const [character, ability] = split(path);
      return cardOf(character)?.abilities.some(({ id }) => id === ability) ?? false;
    },
  ),
  signatures: count(
    PRINTED_CHARACTERS.flatMap(({ id, signature }) => (signature === null ? [] : [`${id}/${signature}`])),
    (path) => {
      const [character, signature] = split(path);
      return cardOf(character)?.signature?.id === signature;
    },
  ),
  upgrades: count(PRINTED_UPGRADES, (id) => UPGRADES.some((upgrade) => upgrade.id === id)),
  campaignCards: handed(
    count(PRINTED_CAMPAIGN_CARDS, (id) => catalogue.tableCards?.[id]?.kind === 'campaign'),
    (id) => catalogue.tableCards?.[id]?.byHand === true,
    PRINTED_CAMPAIGN_CARDS,
  ),
};

if (process.argv.includes('--json')) console.log(JSON.stringify(report));
else
  for (const [what, { total, automated, hooked }] of Object.entries(report))
    console.log(`${what.padEnd(14)} ${String(automated).padStart(4)} of ${total} automated, ${hooked} by hand`);
