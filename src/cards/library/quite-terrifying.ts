import type { Passive } from '../../rules/terms/card-language.ts';

export const quiteTerrifying: Passive = {
  kind: 'passive',
  id: 'quite-terrifying',
  name: 'Quite Terrifying',
  rules: [
    {
      when: { on: 'ends-move-engaged', who: { side: 'enemy', isNot: ['giant', 'troll'] } },
      if: [{ firstThisTurn: true, of: 'subject' }],
      do: [{ do: 'lose', to: 'subject', energy: 1 }],
    },
  ],
};
