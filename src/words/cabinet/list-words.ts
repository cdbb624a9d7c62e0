import type { Column, ListWord } from '../../cabinet/lists/spellings.ts';
import type { Stage } from '../../cabinet/terms.ts';

// Words that people write beside a name in a list, in all languages at once. They are read and never shown.

const STAGE_WORDS: Readonly<Record<Stage, readonly string[]>> = {
  boxed: ['boxed', 'in box', 'unbuilt', 'eingepackt', 'verpackt', 'en boîte', 'en caja', 'sin montar'],
  built: ['built', 'assembled', 'gebaut', 'montiert', 'assemblé', 'montée', 'monté', 'montado', 'montada'],
  primed: ['primed', 'undercoated', 'grundiert', 'sous-couché', 'sous-couchée', 'apprêté', 'apprêtée', 'imprimado', 'imprimada'],
  begun: ['begun', 'started', 'wip', 'in progress', 'begonnen', 'angefangen', 'commencé', 'commencée', 'empezado', 'empezada'],
  playable: [
    'playable', 'painted', 'tabletop', 'battle ready', 'spielbereit', 'spielfertig', 'bemalt', 'jouable', 'peint', 'peinte', 'jugable', 'pintado', 'pintada',
  ], // prettier-ignore
  finished: ['finished', 'done', 'complete', 'fertig', 'abgeschlossen', 'fini', 'finie', 'terminé', 'terminée', 'terminado', 'terminada'],
};
const LENT = [
  'lent to',
  'lent',
  'loaned to',
  'on loan to',
  'with',
  'verliehen an',
  'verliehen',
  'bei',
  'prêté à',
  'prêtée à',
  'prêté',
  'chez',
  'prestado a',
  'prestada a',
  'prestado',
];
const WISHED = [
  'wished for',
  'wished',
  'wishlist',
  'wish list',
  'wanted',
  'gewünscht',
  'wunschliste',
  'souhaité',
  'souhaitée',
  'souhaits',
  'deseado',
  'deseada',
  'lista de deseos',
];

const COLUMN_WORDS: Readonly<Record<Column, readonly string[]>> = {
  cabinet: ['cabinet', 'vitrine', 'vitrina'],
  product: ['product', 'box', 'set', 'produkt', 'schachtel', 'produit', 'boîte', 'producto', 'caja'],
  character: [
    'character',
    'name',
    'model',
    'figure',
    'miniature',
    'charakter',
    'figur',
    'modell',
    'personnage',
    'nom',
    'figurine',
    'personaje',
    'nombre',
    'figura',
    'miniatura',
  ],
  copy: ['copy', 'count', 'quantity', 'qty', 'exemplar', 'anzahl', 'exemplaire', 'nombre', 'quantité', 'copia', 'cantidad', 'ejemplar'],
  stage: ['stage', 'state', 'status', 'stand', 'stufe', 'étape', 'état', 'etapa', 'estado', 'fase'],
  day: ['day', 'date', 'tag', 'datum', 'jour', 'día', 'fecha'],
  earlier: ['earlier stages', 'frühere stufen', 'étapes précédentes', 'etapas anteriores'],
  lent: LENT,
  guest: ['borrowed from', 'geliehen von', 'ausgeliehen von', 'emprunté à', 'empruntée à', 'prestado por', 'prestada por'],
  wished: WISHED,
  gone: ['gone', 'sold', 'fort', 'weg', 'parti', 'vendu', 'ya no está', 'vendido'],
  look: ['sculpt', 'skulptur', 'sculpture', 'escultura'],
  note: ['note', 'notes', 'notiz', 'notizen', 'nota', 'notas'],
  recipe: ['recipe', 'rezept', 'recette', 'receta'],
  print: ['card print', 'print', 'kartendruck', 'druck', 'tirage de la carte', 'tirage', 'impresión de la carta', 'impresión'],
};

const folding = <Meaning>(
  fold: (text: string) => string,
  words: readonly (readonly [readonly string[], Meaning])[],
): ReadonlyMap<string, Meaning> => {
  const meanings = new Map<string, Meaning>();
  for (const [spellings, meaning] of words) for (const word of spellings) if (!meanings.has(fold(word))) meanings.set(fold(word), meaning);
  return meanings;
};
const entries = <Key extends string>(record: Readonly<Record<Key, readonly string[]>>): [Key, readonly string[]][] =>
  Object.entries(record) as [Key, readonly string[]][]; // entries() forgets literal types

/** Words beside a name, folded. */
export const listWords = (fold: (text: string) => string): ReadonlyMap<string, ListWord> =>
  folding<ListWord>(fold, [
    ...entries(STAGE_WORDS).map(([stage, words]) => [words, { says: 'stage', stage }] as const),
    [LENT, { says: 'lent' }],
    [WISHED, { says: 'wished' }],
  ]);

/** Heads of columns, folded. */
export const columnWords = (fold: (text: string) => string): ReadonlyMap<string, Column> =>
  folding(
    fold,
    entries(COLUMN_WORDS).map(([column, words]) => [words, column] as const),
  );
