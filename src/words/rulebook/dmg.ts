import { msg } from '@lit/localize';
import type { System } from './system.ts';

export const dmgRules: System = {
  id: 'DMG',
  title: () => msg('Damage', { id: 'rule.DMG' }),
  summary: () =>
    msg('Damage has a type, and armour knows which types it stops. All that adds and all that takes away is counted at once.', {
      id: 'rule.DMG.summary',
    }),
  clauses: [
    { id: 'DMG-1', text: () => msg('Each player picks one of the types printed on the card in use.', { id: 'rule.DMG-1' }) },
    { id: 'DMG-2', text: () => msg('The type decides which passive abilities count.', { id: 'rule.DMG-2' }) },
    {
      id: 'DMG-3',
      text: () =>
        msg('All changes are made at once: what the cards deal, plus all bonuses, minus all reductions, never below 0.', {
          id: 'rule.DMG-3',
        }),
    },
    { id: 'DMG-4', text: () => msg('∅ on a card means no damage, whatever is added. A 0 can be raised.', { id: 'rule.DMG-4' }) },
    {
      id: 'DMG-5',
      text: () => msg('What sets damage to ∅ beats every bonus.', { id: 'rule.DMG-5' }),
      why: () => msg('∅ means no damage.', { id: 'rule.DMG-5.why' }),
    },
    {
      id: 'DMG-6',
      text: () =>
        msg(
          'What is left is marked as wounds; wounds from elsewhere are added unchanged. Who takes damage for another suffers what was left of it: neither armour of its own nor a third one lessens it again.',
          { id: 'rule.DMG-6' },
        ),
      why: () => msg('It suffers that damage, and that has been reduced already.', { id: 'rule.DMG-6.why' }),
    },
    {
      id: 'DMG-7',
      text: () => msg('Protection against damage that is not Magical does nothing against Magical damage.', { id: 'rule.DMG-7' }),
    },
    {
      id: 'DMG-8',
      text: () =>
        msg('Changes to melee damage do not touch the damage of abilities, nor the other way round, unless the text is general.', {
          id: 'rule.DMG-8',
        }),
    },
    {
      id: 'DMG-9',
      text: () => msg('Damage that passive abilities cannot reduce can still be raised.', { id: 'rule.DMG-9' }),
      why: () => msg('Whatever it is called, less would be suffered.', { id: 'rule.DMG-9.why' }),
    },
  ],
};
