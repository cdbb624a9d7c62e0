import { FACTIONS } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import { typedName } from '../../rules/terms/typed-name.ts';
import { checkTroupe, emptyTroupe, LONGEST_NAME, MOST_CHARACTERS, upgradesOn, type Troupe } from '../troupe.ts';
import type { CodeTable, ForeignFault, LeftOut } from './code-table.ts';

// The form is name|<A-D: faction><0/1: tournament><five letters a card …>; an upgrade follows its character.
const WHOLE = /^(.*)\|([A-D])([01])([A-K]*)$/s;
const CARD = 5;

export type LunachronRead = { ok: true; troupe: Troupe; omissions: LeftOut[] } | { ok: false; fault: ForeignFault };

/** True if the decoded text of a code is one of Lunachron's. */
export const looksLikeLunachron = (text: string): boolean => /^.{0,200}\|[A-D][01]/s.test(text);

/** The upgrade of a code. Editions before the cards were renumbered write `B` in place of `C`. */
const upgradeOf = (code: string, { upgrades }: CodeTable): string | undefined => upgrades.get(code) ?? upgrades.get(`C${code.slice(1)}`);

/**
 * The troupe in the text of a Lunachron code. Unknown cards are reported and the others are read; an incomplete or garbled text is refused as a
 * whole.
 */
export function readLunachron(text: string, id: string, table: CodeTable): LunachronRead {
  if (!looksLikeLunachron(text)) return { ok: false, fault: 'not-this' };
  const [whole, name = '', faction = '', tournament, cards = ''] = WHOLE.exec(text) ?? [];
  const isCut = name.includes('|') && cards === ''; // a name may contain the sign, a cut code ends with it
  if (whole === undefined || isCut || cards.length % CARD !== 0) return { ok: false, fault: 'damaged' };
  if (cards.length / CARD > MOST_CHARACTERS) return { ok: false, fault: 'damaged' };
  const characters: CharacterId[] = [];
  const upgrades: Troupe['upgrades'] = {};
  const leftOut: LeftOut[] = [];
  for (let start = 0; start < cards.length; start += CARD) {
    const code = cards.slice(start, start + CARD);
    const character = table.characters.get(code);
    const upgrade = character === undefined && !code.startsWith('A') ? upgradeOf(code, table) : undefined;
    const bearer = characters.at(-1);
    if (character !== undefined) characters.push(character);
    else if (upgrade !== undefined && bearer !== undefined) upgrades[bearer] = [...(upgrades[bearer] ?? []), upgrade];
    else if (upgrade !== undefined) leftOut.push({ why: 'bearerless', card: upgrade });
    else leftOut.push({ why: table.campaignCards.has(code) ? 'campaign-card' : 'unknown', card: table.campaignCards.get(code) ?? code });
  }
  const played = FACTIONS['ABCD'.indexOf(faction)] ?? null;
  const format = tournament === '1' ? (characters.length > 8 ? 'organised-6' : 'organised-5') : 'friendly';
  const called = typedName(name).slice(0, LONGEST_NAME).trim();
  const troupe = checkTroupe({ ...emptyTroupe(id, called || 'Lunachron', format), faction: played, characters, upgrades });
  return troupe ? { ok: true, troupe, omissions: leftOut } : { ok: false, fault: 'damaged' };
}

const codeOf = (table: ReadonlyMap<string, string>, id: string): string | undefined => [...table].find(([, value]) => value === id)?.[0];

/** The text that Lunachron reads, with the cards for which it has no code. `faction`: that of the troupe; Lunachron knows no troupe without one. */
export function writeLunachron(
  troupe: Troupe,
  faction: (typeof FACTIONS)[number],
  table: CodeTable,
): { text: string; omissions: string[] } {
  const leftOut: string[] = [];
  const coded = (codes: ReadonlyMap<string, string>, id: string): string => {
    const code = codeOf(codes, id);
    if (code === undefined) leftOut.push(id);
    return code ?? '';
  };
  const cards = troupe.characters.map((character) => {
    const borne = upgradesOn(troupe, character)
      .map((upgrade) => coded(table.upgrades, upgrade))
      .join('');
    return coded(table.characters, character) + borne;
  });
  const letter = 'ABCD'[FACTIONS.indexOf(faction)] ?? 'A';
  const tournament = troupe.format.startsWith('organised') ? '1' : '0';
  return { text: `${troupe.name.replaceAll('|', ' ')}|${letter}${tournament}${cards.join('')}`, omissions: leftOut };
}
