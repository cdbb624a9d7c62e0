import { look, type BodyLook } from '../look.ts';

/** The characters of the Shades, and the characters that can only be summoned. */
export const shades: Readonly<Record<string, BodyLook>> = {
  'igor-the-servant': look('spirit', 'lamp', 'bell', 'up', { back: 'coffin' }),
  'commodore-delahaye': look('spirit', 'admiral', 'cutlass', 'high'),
  'abra-cadaverous': look('spirit', 'top', 'wand', 'high', { back: 'cloak', build: [1.12, 1.06] }),
  'brave-sir-pidge': look('heron', 'helm', 'spear', 'out', { build: [0.8, 0.8] }),
  'echo-of-the-forgotten-king': look('spirit', 'crown', 'claymore', 'side', { back: 'cape', build: [1.14, 1.1] }),
  greymair: look('risen', 'mitre', 'hammer', 'up'),
  'jerry-heir': look('spirit', 'bonnet', 'pistol', 'out', { build: [0.86, 0.9] }),
  marley: look('spirit', 'candle', 'flail', 'low'),
  nanny: look('risen', 'bonnet', 'umbrella', 'up', { build: [1.1, 0.94] }),
  negroli: look('risen', 'wings', 'claymore', 'over', { back: 'cloak' }),
  roary: look('spirit', 'mane', 'none'),
  senara: look('mermaid', 'shell', 'trident', 'side'),
  serif: look('risen', 'kettle', 'scythe', 'side', { back: 'banner' }),

  'flay-bearer-of-knowledge': look('heron', 'hood', 'book', 'up'),
  'jeremy-lord-of-the-deep': look('mermaid', 'crown', 'none', 'up', { build: [1.2, 0.8] }),
  'lampy-darkson': look('heron', 'lamp', 'lantern', 'side'),
  pookie: look('rabbit', 'hare', 'none', 'up', { build: [0.8, 0.7] }),
  sprog: look('gnome', 'leaves', 'none', 'up', { build: [0.7, 0.64] }),
  'teacake-of-torment': look('porker', 'toque', 'fork', 'up', { build: [0.8, 0.7] }),
  'terrible-musician': look('lank', 'beret', 'horn', 'out', { back: 'pack' }),
  urchin: look('lank', 'cap', 'bottle', 'low', { build: [0.8, 0.66] }),
};
