import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const winRules: System = {
  id: 'WIN',
  title: () => msg('Winning', { id: 'rule.WIN' }),
  summary: () =>
    msg('At sunrise, after turn four, the player with the most moonstones has won. A stone on the ground belongs to nobody.', {
      id: 'rule.WIN.summary',
    }),
  clauses: [
    { id: 'WIN-1', text: () => msg('After turn 4 whoever holds the most stones wins.', { id: 'rule.WIN-1' }) },
    { id: 'WIN-2', text: () => msg('Stones count on cards of characters on the board or removed from play.', { id: 'rule.WIN-2' }) },
    { id: 'WIN-3', text: () => msg('A tie for the most leads to Sudden Death.', { id: 'rule.WIN-3' }) },
    {
      id: 'WIN-4',
      text: () => msg('Only a tie for the lead matters.', { id: 'rule.WIN-4' }),
      why: () => msg('A sole leader has won.', { id: 'rule.WIN-4.why' }),
    },
    {
      id: 'WIN-5',
      text: () => msg('A tie without any stones leads to Sudden Death too.', { id: 'rule.WIN-5' }),
      why: () => msg('A sole leader has won.', { id: 'rule.WIN-5.why' }),
    },
    {
      id: 'WIN-6',
      text: () => msg('Stones are counted after the Discard Step of turn 4.', { id: 'rule.WIN-6' }),
      why: () => msg('Three books agree.', { id: 'rule.WIN-6.why' }),
    },
    {
      id: 'WIN-7',
      text: () =>
        msg(
          'A player with nobody on the board is skipped; if no player has anybody, the game is counted at once. Anybody may concede: their models and stones leave the game for good, the arcane cards they keep in secret go back into the deck, they are passed over where a player to the left is meant, the player to their left lays what they still had to lay, and the last who stays wins.',
          { id: 'rule.WIN-7' },
        ),
      why: () => msg('No stone can change hands.', { id: 'rule.WIN-7.why' }),
    },
  ],
};
