import type { Character } from './card-language.ts';

/**
 * The lures that a card's active abilities lay on the ground. `across`: the diameter in mm; `in`: how far the lure draws models, in inches.
 * @rule CHR-28
 */
export const laysOf = ({ abilities }: Character): { lure: string; across: number; in: number }[] =>
  abilities.flatMap((ability) =>
    (ability.kind === 'active' ? ability.do : []).flatMap((effect) => (effect.do === 'lay-lure' ? [effect] : [])),
  );
