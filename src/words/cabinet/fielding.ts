import { msg, str } from '@lit/localize';
import type { FieldAnswer, FieldRow } from '../../cabinet/answers.ts';
import type { EveningReason } from '../../cabinet/advice/evening.ts';
import { allOf, capital, headed, number, plural } from '../language/sentences.ts';
import { factionName } from '../names/factions.ts';
import { tieSentence, type PartnerNames } from './partners.ts';
import { peopleName } from './people-name.ts';

// The troupes that a collection can field, and the ones proposed for this evening.

/** Larger numbers of troupes are not shown, because they help nobody. */
const COUNTED = 1000;

const ways = (size: number, count: number): string =>
  plural(count, {
    one: () => msg(str`${number(size)} a side in ${number(count)} way`, { id: 'field.ways-one' }),
    other: () => msg(str`${number(size)} a side in ${number(count)} ways`, { id: 'field.ways' }),
  });
/** The sizes with too many troupes to count, in one sentence. */
const manyWays = (sizes: readonly number[]): string[] =>
  sizes.length === 0
    ? []
    : [msg(str`${allOf(sizes.map((size) => number(size)))} a side in more than ${number(COUNTED)} ways`, { id: 'field.ways-many' })];
export const lacking = (size: number, count: number): string =>
  plural(count, {
    one: () => msg(str`${number(count)} model short of ${number(size)} a side`, { id: 'field.lacking-one' }),
    other: () => msg(str`${number(count)} models short of ${number(size)} a side`, { id: 'field.lacking' }),
  });
/** The number of characters that are missing after a purchase. */
export const lackingThen = (size: number, count: number): string =>
  plural(count, {
    one: () => msg(str`then only ${number(count)} model short of ${number(size)} a side`, { id: 'field.lacking-then-one' }),
    other: () => msg(str`then only ${number(count)} models short of ${number(size)} a side`, { id: 'field.lacking-then' }),
  });

function rowSentence({ faction, ways: count, missing }: FieldRow, sizes: readonly number[]): string {
  const able = sizes.filter((size) => (count[size] ?? 0) > 0);
  const isMany = (size: number): boolean => (count[size] ?? 0) > COUNTED;
  const next = sizes.find((size) => (count[size] ?? 0) === 0);
  const more = next === undefined ? [] : [lacking(next, missing[next] ?? 0)];
  return headed(
    factionName(faction),
    allOf([...able.filter((size) => !isMany(size)).map((size) => ways(size, count[size] ?? 0)), ...manyWays(able.filter(isMany)), ...more]),
  );
}

/** A sentence for each faction with a character here. */
export const fieldSentences = ({ rows, sizes }: FieldAnswer): string[] =>
  rows.filter(({ characters }) => characters > 0).map((row) => rowSentence(row, sizes));

/** The reason why two troupes are proposed for the evening. */
export function eveningReason(reason: EveningReason, names: PartnerNames): string {
  switch (reason.because) {
    case 'never-out':
      return msg(str`${names.character(reason.character)} has never been played`, { id: 'field.never-out' });
    case 'longest-ago':
      return msg(str`${names.character(reason.character)} has waited longest for a match`, { id: 'field.longest-ago' });
    case 'fresh-paint':
      return msg(str`${names.character(reason.character)} is freshly painted`, { id: 'field.fresh-paint' });
    case 'together': {
      const { by, to } = reason.tie;
      return msg(str`${names.character(by)} with ${names.character(to)}: ${tieSentence(reason.tie, names, by)}`, { id: 'field.together' });
    }
    case 'painted':
      return msg('All painted', { id: 'field.all-painted' });
    case 'people':
      return capital(msg(str`${peopleName(reason.first)} against ${peopleName(reason.second)}`, { id: 'field.against' }));
    case 'even':
      return msg('About equally strong', { id: 'field.even' });
  }
}
