import { msg, str } from '@lit/localize';
import type { Column } from '../../cabinet/lists/spellings.ts';
import { currentLanguage } from '../language/locale.ts';
import { coinWords, stageName } from './cabinet-screen.ts';

// The words of an exported list: the heads of a table, and the words beside a name.

const COLUMN_NAMES: Record<Column, () => string> = {
  cabinet: () => msg('cabinet', { id: 'list.cabinet' }),
  product: () => msg('product', { id: 'list.product' }),
  character: () => msg('character', { id: 'list.character' }),
  copy: () => msg('copy', { id: 'list.copy' }),
  stage: () => msg('stage', { id: 'list.stage' }),
  day: () => msg('day', { id: 'list.day' }),
  earlier: () => msg('earlier stages', { id: 'list.earlier' }),
  lent: () => msg('lent to', { id: 'list.lent' }),
  guest: () => msg('borrowed from', { id: 'list.guest' }),
  wished: coinWords.wished,
  gone: () => msg('gone', { id: 'list.gone' }),
  look: () => msg('sculpt', { id: 'list.look' }),
  note: () => msg('note', { id: 'list.note' }),
  recipe: () => msg('recipe', { id: 'list.recipe' }),
  print: () => msg('card print', { id: 'list.print' }),
};
export const listNames = {
  column: (column: Column): string => COLUMN_NAMES[column](),
  stage: stageName,
  wished: coinWords.wished,
  lentTo: (person: string): string => msg(str`lent to ${person}`, { id: 'list.lent-to' }),
  /** The name of the first cabinet while it has none. */
  mine: (): string => msg('Mine', { id: 'troupe.from-mine' }),
};

/** The separator between the cells of a table that office programs expect in this language. */
export const listSeparator = (): string => (currentLanguage() === 'en' ? ',' : ';');
