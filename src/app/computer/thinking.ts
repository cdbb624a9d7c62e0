import { LEVEL, LEVELS, type LevelName } from '../../players/levels.ts';
import { think } from '../../players/think.ts';
import type { Catalogue } from '../../rules/terms/card-language.ts';
import type { Advice } from '../../rules/terms/thought.ts';
import type { View } from '../../seats/view.ts';

/** What a computer player is asked. */
export interface Asked {
  id: number;
  view: View;
  level: string;
  seed: string;
}
export interface Said {
  id: number;
  /** Null: the seat is asked nothing. */
  advice: Advice | null;
}

const nameOf = (level: string): LevelName => LEVELS.find((name) => name === level) ?? 'club';

/** What a computer decides, and why; null too where it would only guess. */
export function decided({ view, level, seed }: Pick<Asked, 'view' | 'level' | 'seed'>, cards: Catalogue): Advice | null {
  const thought = think(view, cards, LEVEL[nameOf(level)], seed);
  return thought && { decision: thought.decision, why: thought.why };
}
