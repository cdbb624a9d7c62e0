import type { AnyCard } from '../../src/packs/pack.ts';
import type { Lot } from '../../src/players/lot.ts';
import type { Ability, Signature, TableCard } from '../../src/rules/terms/card-language.ts';
import type { CardBench } from '../../src/workshop/bench.ts';
import { namesFor, type CandidateNames } from '../../src/workshop/candidates.ts';
import { fieldFor, kindsOf, rowOfKind, tagOf, type Field, type GrammarPart, type GrammarRow } from '../../src/workshop/grammar.ts';
import { newCharacter, newTableCard, newUpgrade } from '../../src/workshop/new-card.ts';

/** So deep a text is made up; below that, printed nodes will do. */
const DEEPEST = 4;
/** So often in a hundred a field that may be left out is there. */
const FIELDS = 12;
/** So often a text is thrown until one is fit. */
const THROWS = 400;

/** Makes up texts by chance out of everything that the language has, whether or not a printed card has anything like them. */
export class Thrower {
  constructor(
    private readonly lot: Lot,
    private readonly bench: CardBench,
    private readonly names: CandidateNames,
  ) {}

  /** Something of a kind; undefined where chance leads nowhere. */
  part(part: GrammarPart, depth: number): unknown {
    const { lot, bench } = this;
    if (part === 'value' && lot.percent(60)) return lot.of([1, 2, 3, 4, 'X', 'turn-number']);
    const kind = lot.of(kindsOf(part));
    if (kind === undefined) return undefined;
    const printed = bench.exemplars.nodes(part, kind);
    if (printed.length > 0 && lot.percent(depth > DEEPEST ? 100 : 25)) return lot.of(printed);
    if (depth > DEEPEST + 2) return undefined;
    const tag = tagOf(part);
    const made = this.#record(rowOfKind(part, kind), depth, tag === null ? kind : undefined);
    return made && (tag === null ? made : { [tag]: kind, ...made });
  }

  /** `needed`: the field that tells the kind, where no tag does. */
  #record(row: GrammarRow, depth: number, needed?: string): object | undefined {
    const made: [string, unknown][] = [];
    for (const [name, { optional, field }] of Object.entries(row)) {
      if (optional && name !== needed && !this.lot.percent(FIELDS)) continue;
      const value = this.field(field, depth + 1);
      if (value !== undefined) made.push([name, value]);
      else if (!optional) return undefined;
    }
    return Object.fromEntries(made);
  }

  field(field: Field, depth: number): unknown {
    const { lot, names } = this;
    switch (field.is) {
      case 'flag':
        return true;
      case 'null':
        return null;
      case 'boolean':
        return lot.percent(50);
      case 'number':
        return lot.between(1, 6);
      case 'name':
        return lot.of(names[field.sense]);
      case 'word':
      case 'who':
        return lot.of<unknown>(field.words);
      case 'part':
        return this.part(field.part, depth);
      case 'list': {
        const items = Array.from({ length: lot.percent(75) ? 1 : 2 }, () => this.field(field.item, depth + 1));
        return items.includes(undefined) ? undefined : items;
      }
      case 'tuple': {
        const items = field.items.map((item) => this.field(item, depth + 1));
        return items.includes(undefined) ? undefined : items;
      }
      case 'either': {
        const option = lot.of(field.options);
        return option && this.field(option, depth);
      }
      case 'record':
        return this.#record(field.row, depth);
    }
  }
}

/** Throws until a card is fit for a pack; the card as it was where luck leaves it. */
function thrown<Card extends AnyCard>(card: Card, bench: CardBench, made: () => Card | null): Card {
  for (let tries = 0; tries < THROWS; tries += 1) {
    const after = made();
    if (after && bench.fits(after)) return after;
  }
  return card;
}

/** A card whose every text is made up by chance. */
export function thrownCard(lot: Lot, bench: CardBench, id: string): AnyCard {
  const blank =
    lot.of([newCharacter(id, 'Thrown'), newUpgrade(id, 'Thrown'), newTableCard('campaign')(id, 'Thrown')]) ?? newCharacter(id, 'Thrown');
  const names = namesFor(blank, [], bench.printed);
  const thrower = new Thrower(lot, bench, { ...names, bound: [...names.bound, ...names.new], picked: names['new-pick'] });
  if (!('abilities' in blank)) {
    const field = fieldFor(blank);
    const row = field.is === 'record' ? field.row : {};
    const text = (name: string): unknown => row[name] && thrower.field(row[name].field, 0);
    const { do: _do, target: _target, ...bare } = blank;
    return thrown<TableCard>(blank, bench, () =>
      lot.percent(50)
        ? { ...blank, do: text('do') as TableCard['do'] & object }
        : { ...bare, rules: text('rules') as TableCard['rules'] & object },
    );
  }
  let card = blank;
  for (let n = 1; n <= 3; n += 1) {
    const next = (): typeof card | null => {
      const ability = thrower.part('ability', 0) as Ability | undefined;
      return ability ? { ...card, abilities: [...card.abilities, { ...ability, id: `thrown-${n}`, name: `Thrown ${n}` }] } : null;
    };
    card = thrown(card, bench, next);
  }
  if (!('health' in card)) return card;
  const field = fieldFor(card);
  const signature = field.is === 'record' ? field.row['signature']?.field : undefined;
  const before = card;
  return thrown(before, bench, () => {
    const move = signature && (thrower.field(signature, 0) as Signature | null | undefined);
    return move === undefined ? null : { ...before, signature: move };
  });
}
