import type { Character } from './card-language.ts';

/** What a card's active abilities lay on the ground: how wide it is, in mm, and how far it draws, in inches. @rule CHR-28 */
export const laysOf = ({ abilities }: Character): { lure: string; across: number; in: number }[] =>
  abilities.flatMap((ability) =>
    (ability.kind === 'active' ? ability.do : []).flatMap((effect) => (effect.do === 'lay-lure' ? [effect] : [])),
  );
