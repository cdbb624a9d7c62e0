import { adviceFor, chanceOf, findingSpread, type TroupeSpread } from '../../cabinet/advice/advice.ts';
import { familiesAmong, fitTogether, lackedBy, partnersOf, readingBonds, type Bonds } from '../../cabinet/advice/bonds.ts';
import { eveningOf } from '../../cabinet/advice/evening.ts';
import { findingPairs } from '../../cabinet/advice/fair-pairs.ts';
import { fieldOf, findingNext } from '../../cabinet/advice/next-products.ts';
import type { Day, Product, ProductId } from '../../cabinet/terms.ts';
import type { Character } from '../../rules/terms/card-language.ts';
import type { Faction } from '../../rules/terms/factions.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import type {
  AdviceAnswer,
  CabinetPartner,
  EveningIdea,
  PartnerKeyword,
  FairPair,
  FieldAnswer,
  NextAnswer,
  PartnersAnswer,
} from '../../ui/contexts/cards/cabinet-port.ts';
import { adviceSentences } from '../../words/cabinet/advice.ts';
import { eveningReason } from '../../words/cabinet/fielding.ts';
import { familySentence, tieSentence, type PartnerNames } from '../../words/cabinet/partners.ts';
import { whenIdle, inSlices } from '../window/in-slices.ts';

/** The largest number of partners that are shown. */
const PARTNERS = 24;
const OF_A_ROLE = 12;
const OF_A_KEYWORD = 3;

/** The conditions for planning an evening. */
export interface EveningAsked {
  present: ReadonlySet<CharacterId>;
  painted: ReadonlySet<CharacterId>;
  /** The characters that were painted lately. */
  fresh: ReadonlySet<CharacterId>;
  /** The day on which each character was last played. */
  fielded: ReadonlyMap<CharacterId, Day>;
  size: number;
  /** The same seed gives the same suggestions. */
  seed: string;
}

const namesIn = ({ cards }: Bonds): PartnerNames => ({
  character: (id) => cards.get(id)?.name ?? id,
  ability: (id, ability) => {
    const card = cards.get(id);
    const printed = card?.abilities.find((line) => line.id === ability)?.name;
    return printed ?? (card?.signature?.id === ability ? card.signature.name : ability);
  },
});

/** Sums over all cards, computed in slices while the page is idle, and remembered. */
export class CabinetSums {
  #bonds: Promise<Bonds> | null = null;
  readonly #spreads = new Map<string, Promise<TroupeSpread>>();

  constructor(
    private readonly characters: readonly Character[],
    private readonly rivals: readonly (readonly CharacterId[])[],
    private readonly products: readonly Product[],
  ) {}

  bonds(): Promise<Bonds> {
    this.#bonds ??= whenIdle().then(() => inSlices(readingBonds(this.characters, this.rivals)));
    return this.#bonds;
  }

  async field(present: ReadonlySet<CharacterId>, sizes: readonly number[]): Promise<FieldAnswer> {
    return fieldOf(present, sizes, await this.bonds());
  }

  async nextProducts(present: ReadonlySet<CharacterId>, marked: ReadonlySet<ProductId>, size: number): Promise<NextAnswer> {
    return inSlices(findingNext(present, this.products, marked, size, await this.bonds()));
  }

  async partners(character: CharacterId, present: ReadonlySet<CharacterId>): Promise<PartnersAnswer> {
    return inSlices(this.#findingPartners(character, present, await this.bonds()));
  }

  *#findingPartners(character: CharacterId, present: ReadonlySet<CharacterId>, bonds: Bonds): Generator<string, PartnersAnswer> {
    const names = namesIn(bonds);
    const { alone, families } = familiesAmong(character, partnersOf(character, bonds));
    const speak: CabinetPartner[] = [];
    for (const { character: partner, ties } of alone.slice(0, PARTNERS)) {
      const [strongest] = ties;
      if (strongest) speak.push({ character: partner, bond: strongest.bond, ties, sentence: tieSentence(strongest, names, partner) });
      yield partner;
    }
    const nearFirst = (ids: readonly CharacterId[], most: number): CharacterId[] =>
      [...ids.filter((id) => present.has(id)), ...ids.filter((id) => !present.has(id))].slice(0, most);
    const keywords: PartnerKeyword[] = [];
    for (const { word, characters, tie } of families) {
      const named = nearFirst(characters, OF_A_KEYWORD);
      const people = familySentence(word, characters.length, named.map(names.character));
      keywords.push({ word, count: characters.length, characters: named, sentences: [people, tieSentence(tie, names)] });
      yield word;
    }
    const card = bonds.cards.get(character);
    const fits = (id: CharacterId): boolean => {
      const second = bonds.cards.get(id);
      return card !== undefined && second !== undefined && id !== character && fitTogether(card, second, bonds);
    };
    const boxes = this.products.filter(({ characters }) => characters.includes(character)).flatMap(({ characters }) => characters);
    return {
      speak,
      keywords,
      // a troupe is never built round a character that can only be summoned
      lack:
        card?.unselectable === true
          ? []
          : lackedBy(character, bonds).map(({ role, characters }) => ({ role, characters: nearFirst(characters, OF_A_ROLE) })),
      sameBox: [...new Set(boxes)].filter(fits),
    };
  }

  async advice(characters: readonly CharacterId[], faction: Faction): Promise<AdviceAnswer> {
    const bonds = await this.bonds();
    const key = `${faction} ${characters.length}`;
    const spread = this.#spreads.get(key) ?? inSlices(findingSpread(faction, characters.length, bonds));
    this.#spreads.set(key, spread);
    const advice = adviceFor(characters, await spread, bonds);
    return { ...advice, sentences: adviceSentences(advice.good, advice.help, advice.nobody) };
  }

  async fairPairs(present: ReadonlySet<CharacterId>, size: number, seed = 'pairs'): Promise<FairPair[]> {
    return inSlices(findingPairs([...present], size, await this.bonds(), chanceOf(seed)));
  }

  async evening({ present, painted, fresh, fielded, size, seed }: EveningAsked): Promise<EveningIdea[]> {
    const bonds = await this.bonds();
    const pairs = await this.fairPairs(present, size, seed);
    const plans = eveningOf({ pairs, painted, fresh, fielded, bonds, chance: chanceOf(`${seed} evening`) });
    return plans.map(({ reason, ...pair }) => ({ ...pair, reason: eveningReason(reason, namesIn(bonds)) }));
  }
}
