import { msg, str } from '@lit/localize';
import { plural } from '../language/sentences.ts';

const KINDS = {
  cards: () => msg('Cards', { id: 'print.cards' }),
  tokens: () => msg('Counters and moonstones', { id: 'print.tokens' }),
  melee: () => msg('Melee deck', { id: 'print.melee' }),
  arcane: () => msg('Arcane deck', { id: 'print.arcane' }),
};

export const printWords = {
  text: () =>
    msg('Cards of 88 × 126 mm, four to a page, for A4 and Letter. Print without scaling, and cut along the dashed lines.', {
      id: 'print.text',
    }),
  what: () => msg('What is printed', { id: 'print.what' }),
  kind: (kind: keyof typeof KINDS) => KINDS[kind](),
  whose: () => msg('From', { id: 'print.whose' }),
  upgrades: () => msg('All upgrades', { id: 'print.upgrades' }),
  tableCards: () => msg('All campaign and other cards', { id: 'print.table-cards' }),
  all: () => msg('Everything', { id: 'print.all' }),
  cards: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} card`, { id: 'print.card' }),
      other: () => msg(str`${count} cards`, { id: 'print.card-count' }),
    }),
  sheets: (count: number) =>
    plural(count, {
      one: () => msg(str`${count} page`, { id: 'print.sheet' }),
      other: () => msg(str`${count} pages`, { id: 'print.sheets' }),
    }),
  print: () => msg('Print', { id: 'print.print' }),
};
