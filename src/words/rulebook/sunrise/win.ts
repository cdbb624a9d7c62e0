import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const winRules: System = {
  id: 'WIN',
  title: () => msg('Winning', { id: 'rule.WIN' }),
  summary: () =>
    msg('At sunrise, after turn four, the player with the most moonstones wins. A moonstone on the ground does not count.', {
      id: 'rule.WIN.summary',
    }),
  clauses: [
    { id: 'WIN-1', text: () => msg('After turn 4 the player who holds the most moonstones wins.', { id: 'rule.WIN-1' }) },
    {
      id: 'WIN-2',
      text: () => msg('Moonstones count if they are on cards of characters on the board or removed from play.', { id: 'rule.WIN-2' }),
    },
    { id: 'WIN-3', text: () => msg('A tie for the most leads to Sudden Death.', { id: 'rule.WIN-3' }) },
    {
      id: 'WIN-4',
      text: () => msg('Only a tie for the lead matters.', { id: 'rule.WIN-4' }),
      why: () => msg('A sole leader has won.', { id: 'rule.WIN-4.why' }),
    },
    {
      id: 'WIN-5',
      text: () => msg('A tie without any moonstones leads to Sudden Death too.', { id: 'rule.WIN-5' }),
      why: () => msg('A sole leader has won.', { id: 'rule.WIN-5.why' }),
    },
    {
      id: 'WIN-6',
      text: () => msg('Moonstones are counted after the Discard Step of turn 4.', { id: 'rule.WIN-6' }),
      why: () => msg('Three books agree.', { id: 'rule.WIN-6.why' }),
    },
    {
      id: 'WIN-7',
      text: () =>
        msg(
          'A player with no models on the board is skipped; if no player has any, the moonstones are counted at once. A player may concede. Then their models and moonstones leave the game for good, and arcane cards they hold in secret go back into the deck. They are passed over where a player to the left is meant, and the player to their left plays or places what they still had to. The last player who stays wins.',
          { id: 'rule.WIN-7' },
        ),
      why: () => msg('No moonstone can change hands any more.', { id: 'rule.WIN-7.why' }),
    },
  ],
};
