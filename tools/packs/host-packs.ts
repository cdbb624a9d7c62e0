// Writes the packs beside the app, public/packs: npm run host-packs. Afterwards each has to be sealed: npm run packs -- seal KEY public/packs/FILE
// An unchanged pack keeps its seal. `edition-…` has the changed cards of the newest edition, for apps that were not updated.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { EDITION_CHANGES } from '../../src/cards/edition-changes.ts';
import { EDITION } from '../../src/cards/edition.ts';
import { catalogue } from '../../src/cards/index.ts';
import { OLDER_PRINTS } from '../../src/cards/older-prints.ts';
import type { Pack } from '../../src/packs/pack.ts';
import { sealedText } from '../../src/packs/sealed-text.ts';
import { sumOf } from '../../src/packs/canonical-text.ts';

const folder = 'public/packs';
const printOf = (id: string) => catalogue.characters[id];
const plain = { by: 'Moonrise', version: 1, language: 1, upgrades: [], tableCards: [] } as const;

const packs: Pack[] = [
  {
    ...plain,
    upgrades: [],
    tableCards: [],
    id: `edition-${EDITION}`,
    name: `Edition ${EDITION}`,
    notes: 'What this edition prints otherwise than the one before, for an app that does not know it yet.',
    characters: Object.keys(EDITION_CHANGES).flatMap((id) => printOf(id) ?? []),
    corrects: {},
  },
  {
    ...plain,
    upgrades: [],
    tableCards: [],
    id: 'older-prints-m00n',
    name: 'Older prints',
    notes: 'Cards as earlier boxes printed them, for tables that own those.',
    characters: [...OLDER_PRINTS],
    corrects: Object.fromEntries(
      OLDER_PRINTS.flatMap(({ id }) => {
        const print = printOf(id);
        return print ? [[id, { version: print.version, sum: sumOf(print) }]] : [];
      }),
    ),
  },
];

mkdirSync(folder, { recursive: true });
for (const pack of packs) {
  const file = `${folder}/${pack.id}.json`;
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pack) : null;
  const isSame = before !== null && sealedText({ ...before, version: 1 }) === sealedText(pack);
  if (isSame) continue;
  writeFileSync(file, `${JSON.stringify({ ...pack, version: (before?.version ?? 0) + 1 })}\n`);
  console.log(`wrote ${file}: to be sealed`);
}
const index = packs.map(({ id, name, by }) => {
  const { version } = JSON.parse(readFileSync(`${folder}/${id}.json`, 'utf8')) as Pack;
  return { id, name, by, version, file: `${id}.json` };
});
writeFileSync(`${folder}/index.json`, `${JSON.stringify(index)}\n`);
