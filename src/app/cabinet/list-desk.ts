import { codeOf, readCode } from '../../cabinet/code.ts';
import type { ListReview } from '../../cabinet/answers.ts';
import { reviewed, reviewOf } from '../../cabinet/lists/lines.ts';
import { linesOf, tableOf, type ListNames, type WrittenCabinet } from '../../cabinet/lists/lists.ts';
import type { Spellings } from '../../cabinet/lists/spellings.ts';
import type { Product } from '../../cabinet/terms.ts';
import { characterNames } from '../../cards/other-names.ts';
import { PRINTED_CHARACTERS } from '../../cards/printed-index.ts';
import { slug } from '../../cards/slug.ts';
import type { Character } from '../../rules/terms/card-language.ts';
import type { CharacterId } from '../../rules/terms/ids.ts';
import type { CabinetFigure, ListInclusions } from '../../ui/contexts/cards/cabinet-port.ts';
import { listNames, listSeparator } from '../../words/cabinet/list-names.ts';
import { columnWords, listWords } from '../../words/cabinet/list-words.ts';
import { alsoCalled } from '../../words/names/official.ts';

/** The order of characters in a code: new characters are only added at its end. */
const ORDER: readonly CharacterId[] = PRINTED_CHARACTERS.map(({ id }) => id).filter((id) => !id.includes('#'));

/** Reads and writes lists of figures; it knows the spellings of names in every language. */
export class ListDesk {
  readonly #spellings: Spellings;
  readonly #names: ListNames;
  readonly #nameOf: (id: CharacterId) => string;

  constructor(characters: readonly Character[], products: readonly Product[]) {
    const printed = new Map(characters.map(({ id, name }) => [id, name]));
    const called = new Map(products.map(({ id, name }) => [id, name]));
    this.#nameOf = (id) => printed.get(id) ?? id;
    const named = new Map<string, CharacterId>(characterNames);
    for (const { id, name } of characters) for (const spelt of [id, name, ...alsoCalled(name)]) named.set(slug(spelt), id);
    const sold = new Map<string, string>();
    for (const { id, name, also = [] } of products) for (const spelt of [id, name, ...also]) sold.set(slug(spelt), id);
    this.#spellings = { fold: slug, characters: named, products: sold, words: listWords(slug), columns: columnWords(slug) };
    this.#names = { product: (id) => called.get(id) ?? id, character: this.#nameOf, ...listNames };
  }

  read(text: string): ListReview {
    return reviewOf(text, this.#spellings);
  }

  table(cabinets: readonly WrittenCabinet[], { names = false, notes = false }: ListInclusions = {}): string {
    return tableOf(cabinets, this.#names, { names, notes }, listSeparator());
  }

  text(cabinet: WrittenCabinet, { names = false, notes = false }: ListInclusions = {}): string {
    return linesOf(cabinet, this.#names, { names, notes });
  }

  code(figure: (character: CharacterId) => CabinetFigure): string {
    return codeOf(ORDER, figure);
  }

  readCode(code: string): ListReview | null {
    const lines = readCode(code, ORDER, this.#nameOf);
    return lines && reviewed(lines);
  }
}
