const VOWEL = '(?=~?(?:[aeiouàâäéèêëîïôöûüœ]|homme|humain))';

/** The word that joins a condition to those before it: “si … et si …”, “quand … et que …”, “qui … et qui …”. */
function joinWord(before: string, join: string, next: string): string {
  const sign = join === ',' ? ', ' : ` ${join} `;
  if (/^qui\b/.test(next)) return sign;
  const asked = [...before.matchAll(/~si |~que |quand /gi)].at(-1)?.[0].toLowerCase();
  return asked === '~si ' ? `${sign}~si ` : asked === undefined ? sign : `${sign}~que `;
}

/** Corrections of words that depend on their neighbours, each after its mark, in order. */
const MELTED: readonly (readonly [RegExp, string])[] = [
  // “ne peut ni courir ni récolter”, “ne peut pas courir”
  [/(?:,| ou) ~ni /g, '§ ni '],
  [/~ni ([^~§]*§)/g, 'ni $1'],
  [/§/g, ''],
  [/~ni /g, 'pas '],
  // “il n’y a aucun”, “n’est pas un”, “n’est ni un … ni un …”
  [/~il y a ~(auc)/gi, '~il n’y a $1'],
  [/(~auc[^.;:]*?) ~a /g, '$1 n’a '],
  [/ qui ~?est (tuée?) (?:~a|a) été tuée? ce tour-ci/g, ' ~a été $1 ce tour-ci et l’est encore'],
  [/~est ~pas /g, 'n’est pas '],
  [/~est ~non /g, 'n’est '],
  [/~non /g, ''],
  [/(est alliée?) et (une? )/g, '$1 et est $2'],
  // “dont l’énergie dépasse 3”
  [/~si (l’|le |la )([^.,;:]*?) (?:d’elle|de lui) (vaut|ne|dépasse)\b/g, 'dont $1$2 $3'],
  [/~si ce personnage est à Portée de Mêlée (?:d’elle|de lui)/g, 'dont la Portée de Mêlée atteint ce personnage'],
  // “qui est un ennemi ou un Gobelin”, “ni Mouvement ni Mouvement de Réaction”
  [/(qui ~?est (?!alliée?|ennemie)[^.,:;]*?) ou qui ~?est /g, '$1 ou '],
  [/ne peut ni faire d(?:e |’)((?:(?! ni )[^.,;:])*) ni faire d(?:e |’)/g, 'ne peut faire ni $1 ni '],
  [/(ni faire (?:de |d’)(?:(?! ni )[^.,;:])*) ni faire (?=de |d’)/g, '$1 ou '],
  // Removes repetitions.
  [/\b(restaure|perd|gagne|subit) ((?:(?!jusqu’)[^,.;:()])*?) et \1 /g, '$1 $2 et '],
  [/(n’est pas tuée?) et restaure toutes ses blessures et /g, '$1, restaure toutes ses blessures et '],
  [/(pour cette figurine), cette figurine /g, '$1, elle '],
  [/elle est placée ([^.:;]*?) de cette dernière/g, 'la première est placée $1 de la seconde'],
  [/(son invocateur) (à moins de \S+ de ce personnage) a /gi, '$1, s’il est $2, a '],
  // A comma that closes an inserted phrase.
  [/(arrondie au supérieur) et /g, '$1, et '],
  [/, puis (~?(?:si|pour)) ([^,.;:]*?), /g, ', puis, $1 $2, '],
  [/(autre ~?que la cible|hormis la cible), (à moins de \S+) ~?de la cible/g, '$1, $2 de celle-ci'],
  [/(autre ~?que l’ennemi|hormis l’ennemi), (à moins de \S+) ~?de l’ennemi/g, '$1, $2 de celui-ci'],
  // Additions without a printed number.
  [/\ba \+le ([^.]*?) en (Mêlée|Arcane|Esquive)\b/g, 'a en $2 un bonus égal au $1'],
  [/\ba \+(l’|la )([^.]*?) en (Mêlée|Arcane|Esquive)\b/g, 'a en $3 un bonus égal à $1$2'],
  // Elisions.
  [/~?\b(s)i (?=~?ils?\b)/gi, '$1’'],
  [new RegExp(`~(qu)e ${VOWEL}`, 'gi'), '$1’'],
  [/~(d)e le /gi, '$1u '],
  // Contractions before numbers; a proper name with “le” stays whole.
  [/\b(d)e le (?=nombre|numéro|total|coût)/gi, '$1u '],
  [/\bà le (?=nombre|numéro|total|coût)/gi, 'au '],
  [/~(d)e les /gi, '$1es '],
  [new RegExp(`~([dl])[ea] ${VOWEL}`, 'gi'), '$1’'],
  [/~/g, ''],
  [/ ,/g, ','],
];

/** The nouns that are repeated most, by gender, and the others that their pronoun could mean. */
const NAMED = [
  { it: 'il', named: 'ce personnage|l’ennemi|le lanceur', others: 'ennemi|invocateur' },
  { it: 'elle', named: 'la cible|cette figurine', others: 'figurine' },
] as const;

const joined = (word: string, pronoun: string): string =>
  word === 'si' ? (pronoun === 'il' ? 's’il' : 'si elle') : `${word.slice(0, -1)}’${pronoun}`;

const AGAIN = NAMED.map(({ it, named, others }) => {
  /** The words between two mentions of a noun, without another noun that the pronoun could mean. */
  const alone = `((?:(?!${named}|${others}|\\bqui\\b)[^.:;()])*?)`;
  return {
    it,
    and: new RegExp(`\\b(si|quand|tant que|que) (${named}) ${alone} (et|ou) (si|que) \\2 `, 'gi'),
    then: new RegExp(`\\b(si|quand|chaque fois que) (${named}) ${alone}, ((?:si vous voulez, )?)\\2 `, 'gi'),
    behind: new RegExp(`(^|[.:(] ?)(${named}) ${alone} (si|tant que) \\2 `, 'gi'),
  };
});

/** A noun that has just been named becomes “il” or “elle”, where the pronoun can mean no other. */
const unrepeated = (text: string): string =>
  AGAIN.reduce(
    (sentence, { it, and, then, behind }) =>
      sentence
        .replace(
          and,
          (_, ...[asks, subject, predicate, join, word]: [string, string, string, string, string]) =>
            `${asks} ${subject} ${predicate} ${join} ${joined(word, it)} `,
        )
        .replace(
          then,
          (_, asks: string, subject: string, predicate: string, wish: string) => `${asks} ${subject} ${predicate}, ${wish}${it} `,
        )
        .replace(
          behind,
          (_, start: string, subject: string, predicate: string, word: string) => `${start}${subject} ${predicate} ${joined(word, it)} `,
        ),
    text,
  );

/** Corrects a whole text: removes marks, applies elisions, and sets no-break spaces. */
export function tidy(text: string): string {
  // A marked first word of a sentence gets a capital letter as well.
  const begun = text.replace(/(^|[.!?] )~(\p{Ll})/gu, (_, before: string, first: string) => `${before}~${first.toUpperCase()}`);
  // “tant que” is only for lasting states; past events get “si”.
  const past = begun.replace(/([Tt])ant ~que (?=c’est |ce n’est |[^.,;:]*? ~a été )/g, (_, first: string) =>
    first === 'T' ? '~Si ' : '~si ',
  );
  const asked = past.replace(/ ?~(et|ou|,) (?=(\S*))/g, (_, join: string, next: string, offset: number) =>
    joinWord(past.slice(0, offset), join, next),
  );
  const melted = MELTED.reduce((sentence, [from, to]) => sentence.replace(from, to), asked);
  return unrepeated(melted)
    .replace(/ ([:;!?»])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0');
}
