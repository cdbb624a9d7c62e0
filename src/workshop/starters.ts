import { canonicalText } from '../packs/canonical-text.ts';
import type { Ability, Character, TableCard, Upgrade } from '../rules/terms/card-language.ts';
import type { CardBench } from './bench.ts';
import { placesIn } from './places.ts';

/** The longest text that is offered as a beginning. */
const LONGEST = 420;
/** Parts that occur less often on printed cards are offered last, because they are hard for beginners. */
const COMMON = 10;

/**
 * Printed abilities of a kind with which a new text can begin: those of common parts first, then the shortest; each once, and none that mentions
 * characters or other texts.
 */
export function startersFor(bench: CardBench, card: Character | Upgrade, kind: Ability['kind']): Ability[] {
  const { uses } = bench.exemplars;
  const isCommon = (text: Ability): boolean =>
    placesIn({ is: 'part', part: 'ability' }, text).every(
      ({ part, kind }) => part === undefined || kind === undefined || uses(part, kind) >= COMMON,
    );
  const seen = new Set<string>();
  const texts = Object.values(bench.printed.characters).flatMap(({ abilities }) => abilities);
  const plain = texts.flatMap((text): [Ability, number][] => {
    const { id, name, ...rest } = text;
    const sign = canonicalText(rest);
    const isOwn = text.kind === kind && text.unknown === undefined && sign.length <= LONGEST && !seen.has(sign);
    if (!isOwn || speaksOfOthers(text)) return [];
    seen.add(sign);
    return [[text, sign.length + (isCommon(text) ? 0 : LONGEST)]];
  });
  return plain
    .toSorted(([, a], [, b]) => a - b)
    .map(([text]) => text)
    .filter((text) => bench.fits({ ...card, abilities: [...card.abilities.filter(({ id }) => id !== text.id), text] }));
}

/**
 * Printed cards whose text a new card of a player can begin with: those of its kind first, then the shortest. Campaign cards that give points are not
 * offered for other kinds.
 */
export function cardStartersFor(bench: CardBench, card: TableCard): TableCard[] {
  const isWhole = ({ kind, byHand, league }: TableCard): boolean =>
    byHand === undefined && (kind === card.kind || (kind === 'campaign' && league === undefined));
  const strange = ({ kind }: TableCard): number => Number(kind !== card.kind);
  return Object.values(bench.printed.tableCards ?? {})
    .filter((printed) => printed.id !== card.id && isWhole(printed))
    .toSorted((a, b) => strange(a) - strange(b) || canonicalText(a).length - canonicalText(b).length)
    .filter((printed) => bench.fits(withTextOf(card, printed)));
}

/** A card with its own name and kind, and with the text and play moment of another card. */
export function withTextOf(
  { id, kind, name, version, clause, faction, factions }: TableCard,
  { at, target, if: conditions, do: effects, rules, league }: TableCard,
): TableCard {
  return {
    ...{ id, kind, name, version, clause, at },
    ...(faction ? { faction } : {}),
    ...(factions ? { factions } : {}),
    ...(target ? { target } : {}),
    ...(conditions ? { if: conditions } : {}),
    ...(effects ? { do: effects } : {}),
    ...(rules ? { rules } : {}),
    ...(league ? { league } : {}),
  };
}

const speaksOfOthers = (text: Ability): boolean =>
  placesIn({ is: 'part', part: 'ability' }, text).some(
    ({ settled, value }) => settled.is === 'name' && (settled.sense === 'character' || (settled.sense === 'ability' && value !== text.id)),
  );
