import { msg } from '@lit/localize';
import type { Companion } from './companions.ts';

// The opponents with a style of their own: a description of each, and lines that each says now and then.

const ways: Record<Companion, () => string> = {
  ragna: () => msg('hunts: goes for the nearest carrier and seldom lets go', { id: 'company.ragna' }),
  pim: () => msg('hoards: digs early, then keeps out of reach', { id: 'company.pim' }),
  vesper: () => msg('lies: claims more cards than there are', { id: 'company.vesper' }),
  thole: () => msg('never believes: doubts every claim', { id: 'company.thole' }),
  lorne: () => msg('loves the last turn: waits, and strikes late', { id: 'company.lorne' }),
  selwyn: () => msg('plays the moon: moonstones first, fights last', { id: 'company.selwyn' }),
};

export const companyWords = {
  way: (companion: Companion) => ways[companion](),
  label: () => msg('Opponent’s personality', { id: 'company.label' }),
  nobody: () => msg('None: plays by its level alone', { id: 'company.nobody' }),
};
