import { LEVEL, LEVELS, type Level } from './levels.ts';

// The company: opponents with a way of their own. Each is some numbers over a level, so that it thinks as long and as far as that level does.

export const COMPANIONS = ['ragna', 'pim', 'vesper', 'thole', 'lorne', 'selwyn'] as const;
export type Companion = (typeof COMPANIONS)[number];

type Way = (level: Level) => Level;

const weighing =
  (change: Partial<Level['weights']>): Way =>
  (level) => ({ ...level, weights: { ...level.weights, ...change } });

const WAYS: Readonly<Record<Companion, Way>> = {
  // hunts: goes for carriers and for the nearly slain
  ragna: weighing({ chase: 6, prize: 0.5, boxes: 0.55 }),
  // hoards: what it carries is dear to it, and it keeps out of reach
  pim: weighing({ chase: 1, prize: 0, threat: 0.35, carrier: 30 }),
  // lies: three times as often as others do
  vesper: (level) => ({ ...level, lies: 3 }),
  // never believes
  thole: (level) => ({ ...level, doubts: 100 }),
  // loves the last turn: lets the quietest of its models act first, and the lead at the end is dear
  lorne: (level) => ({ ...weighing({ lead: 9 })(level), quietFirst: true }),
  // plays the moon: moonstones, and nobody is worth a fight
  selwyn: weighing({ chase: 0.5, prize: 0, hunt: 0.2, boxes: 0.2, there: 0.5 }),
};

/** Looks back at a match: the strong level's judgement with a search that drops little. It takes some seconds for an activation, and nobody waits for it. */
const LOOKING_BACK: Level = { ...LEVEL.strong, name: 'wide', nodes: 420, beam: 12, places: 10, depth: 8, kinds: 6 };

/** The level by which a match is looked back at: `wide`, or that of a name. */
export const judgeNamed = (name: string): Level => (name === 'wide' ? LOOKING_BACK : levelNamed(name));

/** The level of a name: `strong`, or `strong-ragna` for a companion of that strength. A name that is not known is the club's. */
export function levelNamed(name: string): Level {
  const [strength, companion] = name.split('-');
  const level = LEVEL[LEVELS.find((candidate) => candidate === strength) ?? 'club'];
  const known = COMPANIONS.find((candidate) => candidate === companion);
  return known === undefined ? level : { ...WAYS[known](level), name };
}
