/** The faces of the letters on a postcard, and their colour. */
export const TITLE = 'Alegreya, Georgia, serif';
export const FACE = '"Inter Variable", Inter, system-ui, sans-serif';
export const PALE = '#fbf3df';
