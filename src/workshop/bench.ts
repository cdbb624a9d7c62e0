import * as v from 'valibot';
import { boxOf } from '../packs/box.ts';
import type { Finding, Path } from '../packs/finding.ts';
import { LIMITS, nodesWithin } from '../packs/limits.ts';
import { knownIn, knownWith, type KnownCards } from '../packs/lint/known.ts';
import { lintCard } from '../packs/lint/lint-pack.ts';
import type { Pack } from '../packs/pack.ts';
import type { Catalogue, Character } from '../rules/terms/card-language.ts';
import { characterShape } from '../rules/terms/card-language/language.ts';
import { exemplarsOf, type Exemplars } from './exemplars.ts';

/** What a card is made with: the cards that its texts may speak of, and what printed cards say. */
export interface CardBench {
  printed: Catalogue;
  exemplars: Exemplars;
  /** All that has a name, the card with its own texts. */
  known(card: Character): KnownCards;
  findings(card: Character): Finding[];
  /** Whether a card may be kept: it reads, and the linter finds no error. */
  fits(card: Character): boolean;
  /** The same of the one text that a path leads into, among the others of the card. */
  fitsAt(card: Character, path: Path): boolean;
}

/** A bench for a card of a pack: printed cards may be spoken of, and the other cards of the pack. */
export function benchFor(printed: Catalogue, pack: Pack | null, card: string): CardBench {
  const others = pack && { ...pack, characters: pack.characters.filter(({ id }) => id !== card) };
  const box = others ? boxOf(printed, [others]).cards : printed;
  const { [card]: _printed, ...characters } = box.characters;
  const base: Catalogue = { ...box, characters };
  const joined = new Map<string, KnownCards>();
  const known = (made: Character): KnownCards => {
    const alone: Catalogue = { characters: { [made.id]: made }, melee: printed.melee };
    const { abilities, keywords, summoned, summonsAsItEnters } = knownIn(alone);
    const sign = JSON.stringify([made.id, [...abilities], [...keywords], [...summoned], [...summonsAsItEnters]]);
    const names = joined.get(sign) ?? knownWith(base, alone);
    joined.set(sign, names);
    return names;
  };
  const findings = (made: Character): Finding[] => lintCard({ kind: 'character', card: made }, known(made));
  const isFit = (made: Character, names: KnownCards): boolean =>
    (nodesWithin(made, LIMITS.nodes) ?? Infinity) <= LIMITS.nodes &&
    v.is(characterShape, made) &&
    lintCard({ kind: 'character', card: made }, names).every(({ grade }) => grade !== 'error');
  return {
    printed,
    exemplars: exemplarsOf(printed),
    known,
    findings,
    fits: (made) => isFit(made, known(made)),
    fitsAt: (made, path) => isFit(aloneWith(made, path), known(made)),
  };
}

/** The card with no text but the one that a path leads into: what is wrong there is wrong with that text alone. */
function aloneWith(card: Character, [list, index]: Path): Character {
  const text = list === 'abilities' && typeof index === 'number' ? card.abilities[index] : undefined;
  if (text) return { ...card, abilities: [text], signature: null };
  return list === 'signature' ? { ...card, abilities: [] } : card;
}
