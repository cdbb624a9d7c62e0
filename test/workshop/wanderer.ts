import { catalogue } from '../../src/cards/index.ts';
import type { Lot } from '../../src/players/lot.ts';
import { partOf, type AnyCard, type PackCardKind } from '../../src/packs/pack.ts';
import { cardWriter, type CardWriter } from '../../src/words/card-text/writer.ts';
import { textSaid } from '../../src/words/cards/card-lines.ts';
import { english } from '../../src/words/languages/en/index.ts';
import { french } from '../../src/words/languages/fr/index.ts';
import { german } from '../../src/words/languages/de/index.ts';
import { spanish } from '../../src/words/languages/es/index.ts';
import { benchFor, type CardBench } from '../../src/workshop/bench.ts';
import { proposalsAt, isValidChoice, type Choice, type ChoiceManner } from '../../src/workshop/choices.ts';
import { placesOf } from '../../src/workshop/places.ts';

const MANNERS: readonly ChoiceManner[] = ['instead', 'next', 'into', 'more', 'around', 'less', 'bare', 'earlier', 'later', 'twice'];

export const writers: Readonly<Record<string, CardWriter>> = {
  en: cardWriter(english),
  de: cardWriter(german),
  fr: cardWriter(french),
  es: cardWriter(spanish),
};

/** A hole, a mark that stands wrong, or a word of the code. */
const HOLE = /undefined|\[object|NaN|null|⟨|⟩|\s,|\s\.(?!\d)|(?<!\.)\.\.(?!\.)| {2}\w|""/;

/** What nobody says in a language. */
const NEVER: Readonly<Record<string, RegExp>> = {
  en: /\btop 1 cards|(?<!\S )\b1 times|\b(?:the|a) (?:the|a)\b/,
  de: /\bobersten 1 |(?<!\S )\b1-mal/,
  fr: /\bsi ils?\b|\bles 1 |\bde les?\b|\bà les?\b/i,
  es: /\blas 1 |\b(?:de|a) el\b/i,
};

/** Where the texts of a card begin. */
function textsOf(card: AnyCard): (string | number)[][] {
  const part = partOf(card);
  if (part.kind === 'table-card') return [[]];
  const abilities = part.card.abilities.map((_, index) => ['abilities', index]);
  return part.kind === 'character' && part.card.signature ? [...abilities, ['signature']] : abilities;
}

/** Everything that is wrong with how a card is said, in any language. */
export function unsaid(card: AnyCard): string[] {
  return Object.entries(writers).flatMap(([tongue, writer]) => {
    return textsOf(card).flatMap((path) => {
      try {
        const textWords = textSaid(card, path, writer);
        return HOLE.test(textWords) || NEVER[tongue]?.test(textWords) ? [`${tongue} ${path.join('.')}: ${textWords}`] : [];
      } catch (error) {
        return [`${tongue} ${path.join('.')}: ${String(error)}`];
      }
    });
  });
}

/** Somebody who changes a card by chance, always in a way that is offered. */
export class Wanderer {
  readonly bench: CardBench;

  constructor(
    readonly lot: Lot,
    id: string,
    kind: PackCardKind = 'character',
  ) {
    this.bench = benchFor(catalogue, null, id, kind);
  }

  /** Something that may be done somewhere on the card; null where chance has found nothing. */
  step(card: AnyCard): Choice | null {
    const places = placesOf(card).filter(({ path }) => path.length > 0 && path[0] !== 'id' && path[0] !== 'version');
    const place = this.lot.of(places);
    // a card that only grows is no card
    const manner = this.lot.of(this.lot.percent(30) ? (['instead', 'less', 'bare'] as const) : MANNERS);
    const proposals = place && manner ? proposalsAt(this.bench, card, place.path, manner) : [];
    return (
      this.lot
        .mixed(proposals)
        .slice(0, 6)
        .find((choice) => isValidChoice(this.bench, card, choice)) ?? null
    );
  }
}
