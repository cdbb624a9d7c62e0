import type { Look } from '../look.ts';
import type { Ability } from '../terms/card-language.ts';
import type { ModelId } from '../terms/ids.ts';

/** Whether the passive abilities of others say nothing while an ability resolves. */
export const isUnheeding = ({ mods = [] }: Pick<Ability, 'mods'>): boolean => mods.some(({ mod }) => mod === 'unheeding');

/** The model whose text resolves and heeds no passive ability but its own; null when there is none. @rule CHR-26 */
export function unheededBut({ match: { stack } }: Look): ModelId | null {
  for (let index = stack.length - 1; index > 0; index -= 1) {
    const frame = stack[index];
    if (frame?.kind === 'effects' && frame.alone) return frame.model;
  }
  return null;
}
