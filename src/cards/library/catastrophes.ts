import type { Outcome } from '../../rules/terms/card-language.ts';

/** The commonest catastrophe: the originator suffers wounds. */
export const selfWounds = (wounds: number): Outcome => ({ on: 'catastrophe', do: [{ do: 'wound', to: 'self', by: wounds }] });
