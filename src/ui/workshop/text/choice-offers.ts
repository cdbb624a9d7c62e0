import type { Path } from '../../../packs/finding.ts';
import type { AnyCard } from '../../../packs/pack.ts';
import type { CardBench } from '../../../workshop/bench.ts';
import { choicesAt, type Choice, type ChoiceManner } from '../../../workshop/choices.ts';
import { phraseOf } from './phrase-of.ts';

/** A possible edit, and its words. */
export interface ChoiceOffer {
  choice: Choice;
  words: string;
}

/** The possible edits of a part of a card, in words, without two of the same wording. Each manner is computed when it is first asked for. */
export class ChoiceOffers {
  readonly #offers = new Map<ChoiceManner, ChoiceOffer[]>();

  constructor(
    private readonly bench: CardBench,
    private readonly card: AnyCard,
    private readonly path: Path,
  ) {}

  /** The offers of a manner; undefined until they have been asked for. */
  known(manner: ChoiceManner): readonly ChoiceOffer[] | undefined {
    return this.#offers.get(manner);
  }

  in(manner: ChoiceManner): readonly ChoiceOffer[] {
    const offers = this.#offers.get(manner);
    if (offers) return offers;
    const seen = new Set<string>();
    const made = choicesAt(this.bench, this.card, this.path, manner).flatMap((choice): ChoiceOffer[] => {
      // a mark between these words and the words before is left out
      const words = phraseOf(this.card, choice).replace(/^[\s·]+/, '');
      if (words === '' || seen.has(words)) return [];
      seen.add(words);
      return [{ choice, words }];
    });
    this.#offers.set(manner, made);
    return made;
  }
}
