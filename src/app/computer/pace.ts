import type { OpeningKind } from '../../rules/terms/opening.ts';

// When a computer's answer comes: by what it is asked and by nothing else, whatever it holds and however long it has thought.

const USUAL = 500;
const PACE: Partial<Record<OpeningKind, number>> = {
  act: 700,
  activate: 800,
  'melee-card': 900,
  claim: 1000,
  call: 1000,
  // windows that most often close unused
  card: 120,
  interrupt: 120,
  reaction: 300,
  'going-for-it': 400,
};
/** A computer that thinks longer answers at a whole beat. */
const BEAT = 1000;

/** Milliseconds until an answer to a question of this kind is given that took so long to find. */
export function pause(kind: OpeningKind, thought: number): number {
  const least = PACE[kind] ?? USUAL;
  return thought <= least ? least - thought : BEAT - ((thought - least) % BEAT);
}
