import type { Settings } from '../shapes/settings-shapes.ts';
import { canonicalText } from '../canonical-text.ts';

type KeptTraining = Settings['trainers'][string];

/** The stored settings, with the additions and without the removals of this window. */
function mergedList<Item>(known: readonly Item[], kept: readonly Item[], wanted: readonly Item[]): Item[] {
  const gone = known.filter((item) => !wanted.includes(item));
  const stayed = kept.filter((item) => !gone.includes(item));
  return [...stayed, ...wanted.filter((item) => !known.includes(item) && !stayed.includes(item))];
}

/** A training with the rounds won in either window. */
function mergedTraining(kept: KeptTraining, wanted: KeptTraining): KeptTraining {
  const steps = Math.max(kept.best.length, wanted.best.length);
  const best = Array.from({ length: steps }, (_, step) => Math.max(kept.best[step] ?? 0, wanted.best[step] ?? 0));
  return { ...wanted, best };
}

/** The merged lists and tables of a change: the change of this window applied to what other windows have saved. */
export function mergedLists(known: Settings, saved: Settings, change: Partial<Settings>): Partial<Settings> {
  const { lessons, beside, trainers, preferred } = change;
  const trained = Object.entries(trainers ?? {}).filter(([id, training]) => canonicalText(known.trainers[id]) !== canonicalText(training));
  const merged = trained.map(([id, training]) => {
    const present = saved.trainers[id];
    return [id, present ? mergedTraining(present, training) : training] as const;
  });
  return {
    ...(lessons ? { lessons: mergedList(known.lessons, saved.lessons, lessons) } : {}),
    ...(beside ? { beside: mergedList(known.beside, saved.beside, beside) } : {}),
    ...(trainers ? { trainers: { ...saved.trainers, ...Object.fromEntries(merged) } } : {}),
    ...(preferred ? { preferred: { ...saved.preferred, ...preferred } } : {}),
  };
}
