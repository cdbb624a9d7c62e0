import { readdirSync } from 'node:fs';
import { PRINTED_CAMPAIGN_CARDS, PRINTED_CHARACTERS, PRINTED_UPGRADES } from '../../src/cards/printed-index.ts';

/** A list of the catalogue: the file it is written to, the folders whose cards it names, and its head. */
interface List {
  file: string;
  folders: string[];
  /** Files beside the cards that are not cards. */
  beside?: string[];
  type: string;
  from: string;
  name: string;
  text: string;
  /** The first ids of the list in order; the others follow by name. */
  order: readonly string[];
}

const TERMS = '../rules/terms/card-language.ts';
const LISTS: readonly List[] = [
  {
    file: 'characters.ts',
    folders: ['characters'],
    type: 'Character',
    from: TERMS,
    name: 'characters',
    text: 'Every character of the catalogue, as the cards are numbered.',
    order: PRINTED_CHARACTERS.map(({ id }) => id),
  },
  {
    file: 'upgrades.ts',
    folders: ['upgrades'],
    type: 'Upgrade',
    from: TERMS,
    name: 'UPGRADES',
    text: 'Every upgrade that can be attached to a character, by name.',
    order: PRINTED_UPGRADES.map(({ id }) => id).sort(),
  },
  {
    file: 'campaign-cards.ts',
    folders: ['campaign'],
    type: 'TableCard',
    from: TERMS,
    name: 'campaignCards',
    text: 'Every campaign card, as they are numbered. @rule CMP-1',
    order: PRINTED_CAMPAIGN_CARDS.map(({ id }) => id),
  },
  {
    file: 'table-cards.ts',
    folders: ['events', 'agendas'],
    type: 'TableCard',
    from: TERMS,
    name: 'tableCards',
    text: 'The Events, then the Agendas. @rule EVA-2',
    order:
      'hesitation miraculous-recovery dawnlight-robbery ninja-reactions clumsiness-of-cowards favours-of-the-phantasm raiding-party erudition tavern-gossip forced-march crazy-town defy-the-odds'.split(
        ' ',
      ),
  },
  {
    file: 'boards.ts',
    folders: ['boards'],
    beside: ['board'],
    type: 'PrintedBoard',
    from: './boards/board.ts',
    name: 'boards',
    text: 'Boards that are ready to play on.',
    order: 'village-green mill-ford moonlit-ruins lantern-yard hollow-farm owl-towers heron-quay whisper-wood'.split(' '),
  },
];

/** The name under which a card's file exports it: `old-polly` → `oldPolly`. */
export const exportOf = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function write({ file, folders, beside = [], type, from, name, text: comment, order }: List): { file: string; text: string } {
  const rank = new Map(order.map((id, index) => [id, index]));
  const cards = folders
    .flatMap((folder) => readdirSync(`src/cards/${folder}`).map((entry) => ({ folder, id: entry.replace(/\.ts$/, '') })))
    .filter(({ id }) => !beside.includes(id))
    .sort((a, b) => (rank.get(a.id) ?? Infinity) - (rank.get(b.id) ?? Infinity) || (a.id < b.id ? -1 : 1));
  const lines = [
    '// Written by `npm run catalogue` from the files beside it.',
    `import type { ${type} } from '${from}';`,
    ...cards.map(({ folder, id }) => `import { ${exportOf(id)} } from './${folder}/${id}.ts';`),
    '',
    `/** ${comment} */`,
    '// prettier-ignore',
    `export const ${name}: readonly ${type}[] = [`,
    ...cards.map(({ id }) => `  ${exportOf(id)},`),
    '];',
    '',
  ];
  return { file: `src/cards/${file}`, text: lines.join('\n') };
}

/** The lists as they should stand in `src/cards`: every file of its folders, once. */
export const writtenLists = (): { file: string; text: string }[] => LISTS.map(write);
