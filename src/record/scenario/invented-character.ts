import * as v from 'valibot';
import type { Ability, Catalogue, Character, DealTable, Hit } from '../../rules/terms/card-language.ts';
import { characterShape } from '../../rules/terms/card-language/language.ts';
import { MELEE_CARDS } from '../../rules/terms/decks.ts';
import { FACTIONS } from '../../rules/terms/factions.ts';
import type { ScenarioCharacter } from './scenario.ts';
import { sentenceOf } from './sentence.ts';

/** A value of a deal table in short: a number, or `"null"` for ∅. */
type InventedCell = number | null | 'null' | { hit: number | null | 'null'; followUp?: true };

function hitOf(cell: InventedCell | undefined): Hit {
  const { hit, ...circle } = typeof cell === 'object' && cell !== null ? cell : { hit: cell };
  return { ...circle, hit: typeof hit === 'number' ? hit : null };
}

/** Modifiers of a signature move may stand alone, or in lists with a condition. */
const listed = (mods: readonly object[]): object[] => mods.map((mod) => ('mod' in mod ? { mods: [mod] } : mod));

/** The ability of that name on a printed card. */
function printed(use: string, { characters }: Catalogue): Ability {
  const all = Object.values(characters).flatMap(({ abilities }) => abilities);
  const known = all.find(({ id }) => id === use);
  if (!known) throw new Error(`no card has an ability ${use}`);
  return known;
}

/** A character of a scenario. Omitted fields get plain values, and it fits every faction. Throws for anything that no card can say. */
export function inventedCharacter(id: string, description: ScenarioCharacter, cards: Catalogue): Character {
  const { abilities = [], signature, ...rest } = description;
  const texts = abilities.map((ability) => ('use' in ability ? printed(String(ability.use), cards) : { name: ability.id, ...ability }));
  const deal = (signature?.deal ?? {}) as Record<string, InventedCell>; // cells that are not printed count as ∅
  const mods = Array.isArray(signature?.mods) ? { mods: listed(signature.mods as object[]) } : {};
  const table = Object.fromEntries(MELEE_CARDS.map((card) => [card, hitOf(deal[card])])) as DealTable;
  const card = {
    name: id,
    version: 1,
    factions: [...FACTIONS],
    keywords: [],
    base: 30,
    health: 8,
    blueDots: [],
    melee: 3,
    meleeRange: 1,
    arcane: 3,
    evade: 0,
    ...rest,
    abilities: texts,
    signature: signature ? { name: signature.id, types: [], ...signature, ...mods, deal: table } : null,
    id,
  };
  const read = v.safeParse(characterShape, card);
  if (!read.success) throw new Error(`characters.${id}: ${sentenceOf(read.issues[0])}`);
  return read.output;
}
