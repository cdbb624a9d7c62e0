import type { Look } from '../look.ts';
import type { Ability } from '../terms/card-language.ts';
import type { ModelId } from '../terms/ids.ts';

/** True if passive abilities of other models do nothing while this ability resolves. */
export const isUnheeding = ({ mods = [] }: Pick<Ability, 'mods'>): boolean => mods.some(({ mod }) => mod === 'unheeding');

/** The model whose resolving text ignores the passive abilities of all other models; null when there is none. @rule CHR-26 */
export function unheededBut({ match: { stack } }: Look): ModelId | null {
  for (let index = stack.length - 1; index > 0; index -= 1) {
    const frame = stack[index];
    if (frame?.kind === 'effects' && frame.alone) return frame.model;
  }
  return null;
}
