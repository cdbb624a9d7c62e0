/** The fonts on a postcard, and the colour of its text. */
export const TITLE = 'Alegreya, Georgia, serif';
export const FACE = '"Inter Variable", Inter, system-ui, sans-serif';
export const PALE = '#fbf3df';
