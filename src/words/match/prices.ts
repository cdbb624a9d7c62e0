import { msg, str } from '@lit/localize';
import type { BlowFor, SumPart } from '../../rules/terms/sum.ts';
import { damageTypeName } from '../names/damage.ts';
import type { Names } from '../language/naming.ts';
import { number, plural } from '../language/sentences.ts';
import { sumText } from '../language/sums.ts';

// The words for a price before it is paid.

/** A part of a sum, with its sign: `− 1 Evade`. */
const term = (amount: number, what: string): string => `${amount < 0 ? '−' : '+'} ${number(Math.abs(amount))} ${what}`;

/** The number of cards that an arcane ability draws, by parts; cover as the number of cards that it removes. */
interface DrawPrice {
  cards: number;
  stat: number;
  evade: number;
  cover: number;
  elevation: number;
  more: number;
  resist: number;
}

/** The damage of an attack: the sum where there is one, else the number; ∅ where it deals none. */
export function blowText(blow: Pick<BlowFor, 'printed' | 'copies' | 'parts' | 'net'>, names: Names): string {
  const sum = sumText(blow, names);
  const net = blow.net === null ? '∅' : number(blow.net);
  return sum === null || blow.net === null ? (sum ?? net) : `${sum} = ${net}`;
}

/** The damage in short, for each damage type: `Impact 4 · Slicing 6`. */
export const blowsText = (blows: readonly BlowFor[]): string =>
  blows.map(({ type, net }) => [...(type ? [damageTypeName(type)] : []), net === null ? '∅' : number(net)].join(' ')).join(' · ');

/** The cost of an action as a sum: `1 + 1 Weakling`; null where it is the printed cost. */
export function costText(cost: number, parts: readonly SumPart[], names: Names): string | null {
  if (parts.length === 0) return null;
  const printed = parts.reduce((sum, { by }) => sum - (by ?? 0), cost);
  const terms = parts.flatMap(({ from, ability, by }) =>
    by === null || ability === null ? [] : [term(by, names.abilityName(from, ability))],
  );
  return printed < 0 ? null : [number(printed), ...terms].join(' ');
}

export const priceWords = {
  /** The number of drawn cards as a sum. */
  draws({ cards, stat, evade, cover, elevation, more }: DrawPrice, kind: 'none' | 'light' | 'heavy'): string {
    const coverName =
      kind === 'light' && cover === 1 ? msg('light cover', { id: 'price.light-cover' }) : msg('heavy cover', { id: 'price.heavy-cover' });
    const terms = [
      ...(evade === 0 ? [] : [term(evade, msg('Evade', { id: 'price.evade' }))]),
      ...(cover === 0 ? [] : [term(-cover, coverName)]),
      ...(elevation === 0 ? [] : [term(elevation, msg('elevation', { id: 'price.elevation' }))]),
      ...(more === 0 ? [] : [term(more, msg('other texts', { id: 'price.texts' }))]),
    ];
    const sum = [number(stat), ...terms].join(' ');
    const exact = stat + evade - cover + elevation + more === cards;
    const total = plural(cards, {
      one: () => msg(str`${cards} card`, { id: 'price.card' }),
      other: () => msg(str`${cards} cards`, { id: 'price.cards' }),
    });
    if (terms.length === 0) return msg(str`Draws ${total}.`, { id: 'price.draws' });
    return exact
      ? msg(str`Draws ${sum} = ${total}.`, { id: 'price.draws-sum' })
      : msg(str`Draws ${sum}: at least ${total}.`, { id: 'price.draws-least' });
  },
  /** The reason why the other player has this number of cards. */
  resists: (cards: number): string =>
    cards === SIX
      ? msg('Six cards resist it: always six.', { id: 'price.resist-six' })
      : msg(str`${cards} cards resist it: six, and ${cards - SIX} by a text.`, { id: 'price.resist-more' }),
  meleeDraws: (cards: number, enemyCards: number): string =>
    msg(str`You draw ${cards}, the enemy ${enemyCards}.`, { id: 'price.melee-draws' }),
  withoutMove: (blows: string): string => msg(str`Without it: ${blows}`, { id: 'price.without-move' }),
  tooLittleToHarvest: (energy: number, cost: number): string =>
    msg(str`Energy then: ${energy}. Too little to harvest, which costs ${cost}.`, { id: 'price.too-little-harvest' }),
  tooLittleToAttack: (energy: number, cost: number): string =>
    msg(str`Energy then: ${energy}. Too little to attack, which costs ${cost}.`, { id: 'price.too-little-attack' }),
  /** The model that “this model” means in a text. */
  thisModel: (name: string): string => msg(str`This model is ${name}.`, { id: 'price.this-model' }),
  onTarget: (sum: string, name: string): string => msg(str`On ${name}: ${sum}.`, { id: 'price.on-target' }),
};

/** The number of cards that resist an arcane ability, unless a text changes it. @rule ARC-5 */
const SIX = 6;
