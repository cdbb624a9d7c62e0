import { LEVEL, LEVELS, type Level } from './levels.ts';

// Computer opponents with a character of their own. Each changes some numbers of a level and thinks as long and as far as that level does.

export const COMPANIONS = ['ragna', 'pim', 'vesper', 'thole', 'lorne', 'selwyn'] as const;
export type ComputerCompanion = (typeof COMPANIONS)[number];

type Way = (level: Level) => Level;

const withWeights =
  (change: Partial<Level['weights']>): Way =>
  (level) => ({ ...level, weights: { ...level.weights, ...change } });

const WAYS: Readonly<Record<ComputerCompanion, Way>> = {
  // the hunter: goes for carriers and for models that are nearly slain
  ragna: withWeights({ chase: 6, prize: 0.5, boxes: 0.55 }),
  // the hoarder: values the moonstones it carries and keeps out of reach
  pim: withWeights({ chase: 1, prize: 0, threat: 0.35, carrier: 30 }),
  // the liar: three times as often as its level does
  vesper: (level) => ({ ...level, lies: 3 }),
  // the doubter: calls every claim
  thole: (level) => ({ ...level, doubts: 100 }),
  // lives for the last turn: activates its quietest model first and values the lead at the end
  lorne: (level) => ({ ...withWeights({ lead: 9 })(level), quietFirst: true }),
  // collects moonstones and sees no worth in a fight
  selwyn: withWeights({ chase: 0.5, prize: 0, hunt: 0.2, boxes: 0.2, presence: 0.5 }),
};

/**
 * The level that looks back at a match: the judgement of the strong level with a wider search. One activation takes some seconds, in the
 * background.
 */
const LOOKING_BACK: Level = { ...LEVEL.strong, name: 'wide', nodes: 420, beam: 12, places: 10, depth: 8, kinds: 6 };

/** The level that looks back at a match: `wide`, or a level by its name. */
export const judgeNamed = (name: string): Level => (name === 'wide' ? LOOKING_BACK : levelNamed(name));

/** The level of a name: `strong`, or `strong-ragna` for a companion of that strength. An unknown name gives the club level. */
export function levelNamed(name: string): Level {
  const [strength, companion] = name.split('-');
  const level = LEVEL[LEVELS.find((candidate) => candidate === strength) ?? 'club'];
  const known = COMPANIONS.find((candidate) => candidate === companion);
  return known === undefined ? level : { ...WAYS[known](level), name };
}
