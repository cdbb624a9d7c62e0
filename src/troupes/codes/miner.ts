import * as v from 'valibot';
import type { Character } from '../../rules/terms/card-language.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { checkTroupe, emptyTroupe, LONGEST_NAME, type Troupe } from '../troupe.ts';
import type { CodeTable, ForeignFault, LeftOut } from './code-table.ts';

// The web troupe builder writes MS1.<letters of {"n": name, "c": [printed names]}>; it has six places and no upgrades.
export const MINER_MARK = 'MS1.';
const MOST_PLACES = 6;

const shape = v.object({
  n: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  c: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(MOST_PLACES)),
});

export type MinerRead = { ok: true; troupe: Troupe; omissions: LeftOut[] } | { ok: false; fault: ForeignFault };

/** The troupe in the text after the mark of a code. Unknown names are left out and reported. */
export function readMiner(text: string, id: string, table: CodeTable): MinerRead {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, fault: 'damaged' };
  }
  const read = v.safeParse(shape, data);
  if (!read.success) return { ok: false, fault: 'damaged' };
  const characters: CharacterId[] = [];
  const leftOut: LeftOut[] = [];
  for (const name of read.output.c) {
    const character = table.characterNames.get(table.slug(name));
    if (character !== undefined) characters.push(character);
    else leftOut.push({ why: 'unknown', card: name });
  }
  const troupe = checkTroupe({ ...emptyTroupe(id, read.output.n.slice(0, LONGEST_NAME)), characters });
  return troupe ? { ok: true, troupe, omissions: leftOut } : { ok: false, fault: 'damaged' };
}

/** The text after the mark, and the cards for which the other program has no place: characters beyond the sixth, and upgrades. */
export function writeMiner(troupe: Troupe, characters: Readonly<Record<CharacterId, Character>>): { text: string; omissions: string[] } {
  const sent = troupe.characters.slice(0, MOST_PLACES).filter((id) => Object.hasOwn(characters, id));
  const leftOut = [...troupe.characters.filter((id) => !sent.includes(id)), ...Object.values(troupe.upgrades).flat()];
  return { text: JSON.stringify({ n: troupe.name, c: sent.map((id) => characters[id]?.name ?? id) }), omissions: leftOut };
}
