import type { Settings } from './settings-shapes.ts';
import { written } from './written.ts';

type KeptTraining = Settings['trainers'][string];

/** The stored settings, with the additions and without the removals of this window. */
function mergedList<Item>(known: readonly Item[], kept: readonly Item[], wanted: readonly Item[]): Item[] {
  const gone = known.filter((item) => !wanted.includes(item));
  const stayed = kept.filter((item) => !gone.includes(item));
  return [...stayed, ...wanted.filter((item) => !known.includes(item) && !stayed.includes(item))];
}

/** The rounds that somebody has won are won, in whichever window. */
function mergedTraining(kept: KeptTraining, wanted: KeptTraining): KeptTraining {
  const steps = Math.max(kept.best.length, wanted.best.length);
  const best = Array.from({ length: steps }, (_, step) => Math.max(kept.best[step] ?? 0, wanted.best[step] ?? 0));
  return { ...wanted, best };
}

/** Of settings that are lists or tables, what is to be kept: the change that was made here, upon what other windows have kept meanwhile. */
export function mergedLists(known: Settings, kept: Settings, change: Partial<Settings>): Partial<Settings> {
  const { lessons, beside, trainers, preferred } = change;
  const trained = Object.entries(trainers ?? {}).filter(([id, training]) => written(known.trainers[id]) !== written(training));
  const merged = trained.map(([id, training]) => {
    const present = kept.trainers[id];
    return [id, present ? mergedTraining(present, training) : training] as const;
  });
  return {
    ...(lessons ? { lessons: mergedList(known.lessons, kept.lessons, lessons) } : {}),
    ...(beside ? { beside: mergedList(known.beside, kept.beside, beside) } : {}),
    ...(trainers ? { trainers: { ...kept.trainers, ...Object.fromEntries(merged) } } : {}),
    ...(preferred ? { preferred: { ...kept.preferred, ...preferred } } : {}),
  };
}
