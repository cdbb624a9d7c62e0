import * as v from 'valibot';
import { boxOf } from '../packs/box.ts';
import type { Finding, Path } from '../packs/finding.ts';
import { LIMITS, nodesWithin } from '../packs/limits.ts';
import { knownIn, knownWith, type KnownCards } from '../packs/lint/known-cards.ts';
import { lintCard } from '../packs/lint/lint-pack.ts';
import { partOf, withoutCard, type AnyCard, type PackCardKind, type Pack } from '../packs/pack.ts';
import type { Catalogue } from '../rules/terms/card-language.ts';
import { characterShape, tableCardShape, upgradeShape } from '../rules/terms/card-language/language.ts';
import { exemplarsOf, type Exemplars } from './exemplars.ts';

/** The data for making a card: the cards that its texts may mention, and the contents of printed cards. */
export interface CardBench {
  printed: Catalogue;
  exemplars: Exemplars;
  /** All defined names, those of the card's own texts included. */
  known(card: AnyCard): KnownCards;
  findings(card: AnyCard): Finding[];
  /** True if a card can be stored: it is valid, and the linter finds no error. */
  fits(card: AnyCard): boolean;
  /** The same for the one text that contains a path, beside the other texts of the card. */
  fitsAt(card: AnyCard, path: Path): boolean;
}

const SHAPES: Readonly<Record<PackCardKind, v.GenericSchema>> = {
  character: characterShape,
  upgrade: upgradeShape,
  'table-card': tableCardShape,
};

/** A box with this card alone. */
function boxWith(card: AnyCard, { melee }: Catalogue): Catalogue {
  const part = partOf(card);
  return {
    characters: part.kind === 'character' ? { [card.id]: part.card } : {},
    upgrades: part.kind === 'upgrade' ? { [card.id]: part.card } : {},
    melee,
  };
}

/** A bench for a card of a pack, whose texts may mention printed cards and the other cards of the pack. `kind`: the kind of the card. */
export function benchFor(printed: Catalogue, pack: Pack | null, card: string, kind: PackCardKind = 'character'): CardBench {
  const box = pack ? boxOf(printed, [withoutCard(pack, card)]).cards : printed;
  const { [card]: _character, ...characters } = box.characters;
  const { [card]: _upgrade, ...upgrades } = box.upgrades ?? {};
  const base: Catalogue = { ...box, characters, upgrades };
  const joined = new Map<string, KnownCards>();
  const known = (made: AnyCard): KnownCards => {
    const alone = boxWith(made, printed);
    const { abilities, keywords, summoned, summonsAsItEnters } = knownIn(alone);
    const sign = JSON.stringify([made.id, [...abilities], [...keywords], [...summoned], [...summonsAsItEnters]]);
    const names = joined.get(sign) ?? knownWith(base, alone);
    joined.set(sign, names);
    return names;
  };
  const isFit = (made: AnyCard, names: KnownCards): boolean =>
    (nodesWithin(made, LIMITS.nodes) ?? Infinity) <= LIMITS.nodes &&
    v.is(SHAPES[partOf(made).kind], made) &&
    lintCard(partOf(made), names).every(({ grade }) => grade !== 'error');
  return {
    printed,
    exemplars: exemplarsOf(printed, kind === 'table-card'),
    known,
    findings: (made) => lintCard(partOf(made), known(made)),
    fits: (made) => isFit(made, known(made)),
    fitsAt: (made, path) => isFit(aloneWith(made, path), known(made)),
  };
}

/** The card with only the text that contains a path, so that every finding concerns that text. */
function aloneWith(card: AnyCard, [list, index]: Path): AnyCard {
  if (!('abilities' in card)) return card;
  const text = list === 'abilities' && typeof index === 'number' ? card.abilities[index] : undefined;
  if (text) return { ...card, abilities: [text], ...('signature' in card ? { signature: null } : {}) };
  return list === 'signature' ? { ...card, abilities: [] } : card;
}
