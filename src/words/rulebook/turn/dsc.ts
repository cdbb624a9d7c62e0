import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const dscRules: System = {
  id: 'DSC',
  title: () => msg('Discard Step', { id: 'rule.DSC' }),
  summary: () => msg('Unspent energy is not kept. The turn ends by discarding it.', { id: 'rule.DSC.summary' }),
  clauses: [
    { id: 'DSC-1', text: () => msg('When all activations are over, all energy left on the cards is removed.', { id: 'rule.DSC-1' }) },
    { id: 'DSC-2', text: () => msg('Then the next turn begins, unless the game is over.', { id: 'rule.DSC-2' }) },
    { id: 'DSC-3', text: () => msg('Energy gained above the usual maximum goes too.', { id: 'rule.DSC-3' }) },
  ],
};
