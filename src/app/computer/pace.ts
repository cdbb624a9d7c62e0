import type { OpeningKind } from '../../rules/terms/opening.ts';

// A computer answers after a time that depends on the kind of question. Longer thinking only adds whole seconds, so the time does not give its hand
// away.

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
/** A computer that thinks longer answers at the next whole second. */
const BEAT = 1000;

/** Milliseconds from a question to its answer, when thinking has taken `thought` milliseconds. */
export function pause(kind: OpeningKind, thought: number): number {
  const least = PACE[kind] ?? USUAL;
  return thought <= least ? least - thought : BEAT - ((thought - least) % BEAT);
}
