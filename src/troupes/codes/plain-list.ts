import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { typedName } from '../../rules/terms/typed-name.ts';
import { checkTroupe, emptyTroupe, LONGEST_NAME, MOST_CHARACTERS, type Troupe } from '../troupe.ts';
import type { CodeTable, ForeignFault, LeftOut } from './code-table.ts';

// Names below or beside each other, as people write a troupe into a message: in any order, with bullets and small words between them.

/** The words of the longest name. */
const LONGEST = 8;
/** Characters of the longest list of names that is read. */
const LONGEST_LIST = 8000;

type Named = { character: CharacterId } | { upgrade: string };

/** The names in a line from left to right, the longest first, and how many words of the line they cover. */
function namesIn(line: string, { characterNames, upgradeNames, slug }: CodeTable): { names: Named[]; covered: number; words: number } {
  const words = slug(line).split('-').filter(Boolean);
  const names: Named[] = [];
  let covered = 0;
  for (let position = 0; position < words.length;) {
    let taken = 0;
    for (let length = Math.min(LONGEST, words.length - position); length > 0 && taken === 0; length -= 1) {
      const name = words.slice(position, position + length).join('-');
      const character = characterNames.get(name);
      const upgrade = character === undefined ? upgradeNames.get(name) : undefined;
      if (character === undefined && upgrade === undefined) continue;
      names.push(character === undefined ? { upgrade: upgrade ?? '' } : { character });
      taken = length;
    }
    covered += taken;
    position += Math.max(1, taken);
  }
  return { names, covered, words: words.length };
}

/** A heading: the name of the troupe, and its faction if it follows. */
function headed(line: string, { factionNames, slug }: CodeTable): { name: string; faction: Faction | null } {
  const bare = line.replace(/^[\s#*_>•·-]+|[\s*_:]+$/gu, '');
  const cut = Math.max(bare.lastIndexOf(' – '), bare.lastIndexOf(' - '), bare.lastIndexOf(' ('));
  const behind = cut < 0 ? undefined : factionNames.get(slug(bare.slice(cut)));
  return { name: typedName(behind ? bare.slice(0, cut) : bare), faction: behind ?? factionNames.get(slug(bare)) ?? null };
}

export type PlainRead = { ok: true; troupe: Troupe; omissions: LeftOut[] } | { ok: false; fault: ForeignFault };

/**
 * The troupe in a plain list of names. At least half of the words have to be names, so that a sentence that mentions a character is not a list.
 * `called`: the name of the troupe when the list has no heading.
 */
export function readPlainList(text: string, id: string, called: string, table: CodeTable): PlainRead {
  if (text.length > LONGEST_LIST) return { ok: false, fault: 'not-this' };
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => table.slug(line) !== '');
  const read = lines.map((line) => ({ line, ...namesIn(line, table) }));
  const [first] = read;
  const heading = first && first.names.length === 0 && read.length > 1 ? first : null;
  const rows = heading ? read.slice(1) : read;
  const named = rows.filter(({ names }) => names.length > 0);
  const [covered, words] = [named.reduce((sum, row) => sum + row.covered, 0), rows.reduce((sum, row) => sum + row.words, 0)];
  const names = named.flatMap((row) => row.names);
  const count = names.filter((name) => 'character' in name).length;
  if (count === 0 || count > MOST_CHARACTERS || covered * 2 < words || (count === 1 && covered < words))
    return { ok: false, fault: 'not-this' };
  const characters: CharacterId[] = [];
  const upgrades: Troupe['upgrades'] = {};
  const leftOut: LeftOut[] = rows.flatMap(({ names: heard, line }) => (heard.length > 0 ? [] : [{ why: 'unknown' as const, card: line }]));
  for (const name of names) {
    const bearer = characters.at(-1);
    if ('character' in name) characters.push(...(characters.includes(name.character) ? [] : [name.character]));
    else if (bearer === undefined) leftOut.push({ why: 'bearerless', card: name.upgrade });
    else upgrades[bearer] = [...(upgrades[bearer] ?? []), name.upgrade];
  }
  const head = heading ? headed(heading.line, table) : null;
  const title = (head?.name || called).slice(0, LONGEST_NAME).trim();
  const troupe = checkTroupe({ ...emptyTroupe(id, title), faction: head?.faction ?? null, characters, upgrades });
  return troupe ? { ok: true, troupe, omissions: leftOut } : { ok: false, fault: 'not-this' };
}

/** A troupe as a plain list that `readPlainList` reads, with the name of its faction if it has one. */
export function writePlainList(troupe: Troupe, faction: string | null, nameOf: (id: string) => string): string {
  const rows = troupe.characters.map((character) => {
    const borne = Object.hasOwn(troupe.upgrades, character) ? (troupe.upgrades[character] ?? []) : [];
    return `• ${nameOf(character)}${borne.length > 0 ? ` (${borne.map(nameOf).join('; ')})` : ''}`;
  });
  return [`${troupe.name}${faction === null ? '' : ` – ${faction}`}`, ...rows].join('\n');
}
