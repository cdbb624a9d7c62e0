import { msg } from '@lit/localize';
import type { System } from '../system.ts';

export const dmgRules: System = {
  id: 'DMG',
  title: () => msg('Damage', { id: 'rule.DMG' }),
  summary: () =>
    msg('Damage has a type, and armour says which types it stops. All bonuses and reductions are counted at once.', {
      id: 'rule.DMG.summary',
    }),
  clauses: [
    { id: 'DMG-1', text: () => msg('Each player picks one of the types printed on the card in use.', { id: 'rule.DMG-1' }) },
    { id: 'DMG-2', text: () => msg('The type decides which passive abilities count.', { id: 'rule.DMG-2' }) },
    {
      id: 'DMG-3',
      text: () =>
        msg('All modifiers apply at once: the damage of the cards, plus all bonuses, minus all reductions, never below 0.', {
          id: 'rule.DMG-3',
        }),
    },
    { id: 'DMG-4', text: () => msg('∅ on a card means no damage, whatever is added. A 0 can be increased.', { id: 'rule.DMG-4' }) },
    {
      id: 'DMG-5',
      text: () => msg('An effect that sets damage to ∅ beats every bonus.', { id: 'rule.DMG-5' }),
      why: () => msg('∅ means no damage.', { id: 'rule.DMG-5.why' }),
    },
    {
      id: 'DMG-6',
      text: () =>
        msg(
          'The damage that is left is marked as wounds; wounds from elsewhere are added unchanged. A model that takes damage for another suffers what was left of it: neither its own armour nor a third model’s reduces it again.',
          { id: 'rule.DMG-6' },
        ),
      why: () => msg('It suffers that damage, which has already been reduced.', { id: 'rule.DMG-6.why' }),
    },
    {
      id: 'DMG-7',
      text: () => msg('Protection against damage that is not Magical does nothing against Magical damage.', { id: 'rule.DMG-7' }),
    },
    {
      id: 'DMG-8',
      text: () =>
        msg('Changes to melee damage do not affect the damage of abilities, and the reverse, unless the text is general.', {
          id: 'rule.DMG-8',
        }),
    },
    {
      id: 'DMG-9',
      text: () => msg('Damage that passive abilities cannot reduce can still be increased.', { id: 'rule.DMG-9' }),
      why: () => msg('Such a text only forbids reducing it.', { id: 'rule.DMG-9.why' }),
    },
    {
      id: 'DMG-10',
      text: () =>
        msg(
          'The effects of a text on its target and on the models around it are one thing: which models are around it is settled before any answer to a part of it.',
          { id: 'rule.DMG-10' },
        ),
      why: () => msg('It bursts where it was thrown.', { id: 'rule.DMG-10.why' }),
    },
  ],
};
