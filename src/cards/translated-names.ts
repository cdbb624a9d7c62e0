/** The names of characters on the translated cards of the starter boxes, by the name that is printed in English. */
export const translatedNames: Readonly<Record<string, readonly string[]>> = {
  Flintlock: ['Chispa'],
  'Beaky Bobby': ['Bobby le Caquetant', 'Paquito Picudo'],
  'Baron von Fancyhat': ['Baron Folchoixpeau', 'Barón von Sombrerón'],
  'Friar Flavious': ['Frère Flavius', 'Flaire Flavio'],
  'Vicious Syd': ['Nabot perfide', 'Enano cruel'],
  Quack: ['Charles Attand', 'Cuac'],
  Billy: ['Alejandro'],
  'Doug, the Flatulent': ['Doug, le Flatulent', 'Carlitos el Flatulento'],
  Firespitter: ['Crache-Feu', 'Escupefuegos'],
  'Seasick Stu': ['Stu, le mal de mer', 'Ron Resbalón'],
  Gotchgut: ['Machtrip', 'Gentil'],
  'Young Jack': ['Petit Jack', 'Joven Teodoro'],
};
