import type { Path } from '../../../packs/finding.ts';
import type { AnyCard } from '../../../packs/pack.ts';
import type { CardBench } from '../../../workshop/bench.ts';
import { choicesAt, type Choice, type ChoiceManner } from '../../../workshop/choices.ts';
import { phraseOf } from './phrase-of.ts';

/** Something that may be done, and how it is said. */
export interface ChoiceOffer {
  choice: Choice;
  words: string;
}

/** What may be done with a part of a card, in words, each wording once. Each manner is looked for when it is first asked for. */
export class ChoiceOffers {
  readonly #offers = new Map<ChoiceManner, ChoiceOffer[]>();

  constructor(
    private readonly bench: CardBench,
    private readonly card: AnyCard,
    private readonly path: Path,
  ) {}

  /** The offers of a manner, if they have been asked for. */
  known(manner: ChoiceManner): readonly ChoiceOffer[] | undefined {
    return this.#offers.get(manner);
  }

  in(manner: ChoiceManner): readonly ChoiceOffer[] {
    const offers = this.#offers.get(manner);
    if (offers) return offers;
    const seen = new Set<string>();
    const made = choicesAt(this.bench, this.card, this.path, manner).flatMap((choice): ChoiceOffer[] => {
      // a mark that parts it from what stands before it is no word of it
      const words = phraseOf(this.card, choice).replace(/^[\s·]+/, '');
      if (words === '' || seen.has(words)) return [];
      seen.add(words);
      return [{ choice, words }];
    });
    this.#offers.set(manner, made);
    return made;
  }
}
